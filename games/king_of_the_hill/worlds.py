"""Views of King of the Hill, and random worlds that agree with a view."""

import random

from games.core.chance import Chance
from games.core.game import Viewer
from games.king_of_the_hill.attack import AttackMenu
from games.king_of_the_hill.guessing import guess_cards, is_undivided, unseen_by
from games.king_of_the_hill.pyramid import available
from games.king_of_the_hill.state import KingOfTheHillState
from games.king_of_the_hill.view import KingOfTheHillView, SeatView, StackView


def view_of(state: KingOfTheHillState, viewer: Viewer) -> KingOfTheHillView:
    """Return the match as a viewer may know it."""
    battle = state.battle
    mine = viewer is not None
    spoils = mine and battle is not None and battle.winner == viewer
    return KingOfTheHillView(
        viewer=viewer,
        faces_tie=state.faces_tie,
        phase=state.phase,
        dealer=state.dealer,
        turn=state.turn,
        seats=tuple(
            SeatView(
                hand=len(state.hands[seat]),
                reserve=len(state.reserves[seat]),
                won=state.won[seat],
                ready=state.committed[seat] is not None,
                known_hand=tuple(state.known_hand[seat]),
                known_reserve=tuple(state.known_reserve[seat]),
                known_either=tuple(state.known_either[seat]),
            )
            for seat in range(2)
        ),
        stacks=tuple(StackView(len(cards), cards[-1] if cards else None) for cards in state.stacks),
        available=(
            available([len(cards) for cards in state.stacks]) if state.phase == "choosing" else ()
        ),
        battles=tuple(state.battles),
        discards=tuple(state.discards),
        hand=tuple(state.hands[viewer]) if viewer is not None else (),
        reserve=tuple(state.reserves[viewer]) if viewer is not None else (),
        committed=state.committed[viewer] if viewer is not None else None,
        spoils=tuple(state.spoils) if spoils else (),
        ending=state.ending,
        king=state.king,
    )


def world_of(view: KingOfTheHillView, chance: Chance) -> KingOfTheHillState:
    """Return a state that the viewer cannot tell from the real one, all drawn at random.

    It agrees with every card whose whereabouts attentive players know.
    """
    deal = _Dealer(view, chance)
    hands: list[list[int]] = []
    reserves: list[list[int]] = []
    for seat in range(2):
        hand, reserve = deal.holdings(seat)
        hands.append(hand)
        reserves.append(reserve)
    stacks = [deal.stack(stack.size, stack.top) for stack in view.stacks]
    spoils = list(view.spoils)
    battle = view.battle
    if battle is not None and battle.winner not in (None, view.viewer) and is_undivided(view):
        spoils = deal.stack(battle.size, battle.top)
    return KingOfTheHillState(
        faces_tie=view.faces_tie,
        dealer=view.dealer,
        turn=view.turn,
        hands=hands,
        reserves=reserves,
        stacks=stacks,
        phase=view.phase,
        committed=[deal.committed(seat, hands[seat], reserves[seat]) for seat in range(2)],
        battles=list(view.battles),
        spoils=spoils,
        discards=list(view.discards),
        won=[seat.won for seat in view.seats],
        known_hand=[list(seat.known_hand) for seat in view.seats],
        known_reserve=[list(seat.known_reserve) for seat in view.seats],
        known_either=[list(seat.known_either) for seat in view.seats],
        ending=view.ending,
        king=view.king,
    )


class _Dealer:
    """Deals the cards that a viewer cannot see."""

    def __init__(self, view: KingOfTheHillView, chance: Chance) -> None:
        self._view = view
        self._rng = random.Random(chance.below("world", 1 << 64))
        self._unseen = unseen_by(view)
        self._rng.shuffle(self._unseen)

    def holdings(self, seat: int) -> tuple[list[int], list[int]]:
        """Return a seat's hand and reserve."""
        view = self._view
        if seat == view.viewer:
            return list(view.hand), list(view.reserve)
        hand, reserve = guess_cards(view.seats[seat], self._unseen, self._rng)
        return sorted(hand), sorted(reserve)

    def stack(self, size: int, top: int | None) -> list[int]:
        """Return a stack of which only the open card is known."""
        if top is None:
            return []
        return [*(self._unseen.pop() for _ in range(size - 1)), top]

    def committed(self, seat: int, hand: list[int], reserve: list[int]) -> tuple[int, ...] | None:
        """Return a secret choice of a seat that has made one."""
        view = self._view
        if seat == view.viewer:
            return view.committed
        if not view.seats[seat].ready:
            return None
        if view.phase == "setup":
            return tuple(card for card in hand if self._rng.random() < 0.5)
        menu = AttackMenu(reserve) if view.from_reserve else AttackMenu(hand, joker=True)
        return menu.sample(self._rng).cards
