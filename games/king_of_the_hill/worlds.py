"""Views of King of the Hill, and random worlds that agree with a view."""

import random

from games.core.cards import STANDARD_DECK
from games.core.chance import Chance
from games.core.game import Viewer
from games.king_of_the_hill.attack import JOKER, AttackMenu
from games.king_of_the_hill.state import KingOfTheHillState, available
from games.king_of_the_hill.view import KingOfTheHillSeat, KingOfTheHillView, StackView


def view_of(state: KingOfTheHillState, viewer: Viewer) -> KingOfTheHillView:
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
            KingOfTheHillSeat(
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


def unseen_by(view: KingOfTheHillView) -> list[int]:
    """Return the cards that an attentive player with this view cannot place."""
    seen = {*view.hand, *view.reserve, *view.discards, *view.spoils}
    seen.update(stack.top for stack in view.stacks if stack.top is not None)
    # The open card of the battle's stack has left the pyramid, but everybody saw it.
    if view.battle is not None and is_undivided(view):
        seen.add(view.battle.top)
    for seat in view.seats:
        seen.update(seat.known_hand, seat.known_reserve, seat.known_either)
    return [card for card in STANDARD_DECK if card not in seen]


def is_undivided(view: KingOfTheHillView) -> bool:
    """True while the winner of the last stack has yet to divide it."""
    battle = view.battle
    return battle is not None and battle.result == "won" and not battle.to_hand + battle.to_reserve


def guess_cards(
    facts: KingOfTheHillSeat, unseen: list[int], rng: random.Random
) -> tuple[list[int], list[int]]:
    """Return a hand and a reserve that agree with the public facts about a seat.

    Unknown cards are taken off the end of ``unseen``, which is in random order.
    """
    hand, reserve = list(facts.known_hand), list(facts.known_reserve)
    # Each player has a Joker, in the hand or in the reserve.
    joker = () if JOKER in hand or JOKER in reserve else (JOKER,)
    for card in (*facts.known_either, *joker):
        # The more unknown cards a place has, the likelier the card is there.
        in_hand, in_reserve = facts.hand - len(hand), facts.reserve - len(reserve)
        place = hand if rng.random() * (in_hand + in_reserve) < in_hand else reserve
        place.append(card)
    hand += [unseen.pop() for _ in range(facts.hand - len(hand))]
    reserve += [unseen.pop() for _ in range(facts.reserve - len(reserve))]
    return hand, reserve


def world_of(view: KingOfTheHillView, chance: Chance) -> KingOfTheHillState:
    """Return a random state that the viewer cannot tell from the real one.

    It agrees with every card that attentive players can place.
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
    # Only the winner of a stack sees its cards before dividing them.
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
        view = self._view
        if seat == view.viewer:
            return list(view.hand), list(view.reserve)
        hand, reserve = guess_cards(view.seats[seat], self._unseen, self._rng)
        return sorted(hand), sorted(reserve)

    def stack(self, size: int, top: int | None) -> list[int]:
        """Deal a stack of which only the open card is known."""
        if top is None:
            return []
        return [*(self._unseen.pop() for _ in range(size - 1)), top]

    def committed(self, seat: int, hand: list[int], reserve: list[int]) -> tuple[int, ...] | None:
        """Return a seat's secret choice: the real one if known, a random one, or None if unmade."""
        view = self._view
        if seat == view.viewer:
            return view.committed
        if not view.seats[seat].ready:
            return None
        if view.phase == "setup":
            # Any part of the hand may be set aside.
            return tuple(card for card in hand if self._rng.random() < 0.5)
        menu = AttackMenu(reserve) if view.from_reserve else AttackMenu(hand, joker=True)
        return menu.sample(self._rng).cards
