"""The rules of King of the Hill, by Larry Levy."""

from bisect import insort
from typing import Any, ClassVar

from pydantic import TypeAdapter

from games.core.cards import RED_JOKER, STANDARD_DECK, code
from games.core.chance import Chance
from games.core.game import Deadline, Event, Game, IllegalAction, IllegalOptions, Outcome
from games.core.menu import ListMenu, Menu, SubsetMenu
from games.king_of_the_hill.attack import JOKER, Attack, AttackMenu, compare, is_sequence, strongest
from games.king_of_the_hill.state import (
    APEX,
    PLACES,
    SIZES,
    Action,
    ChooseStack,
    Divide,
    KingOfTheHillOptions,
    KingOfTheHillState,
    SetAside,
    available,
)
from games.king_of_the_hill.view import Battle, KingOfTheHillView
from games.king_of_the_hill.worlds import view_of, world_of

HAND = 11  # Cards dealt to each player, not counting the Joker

_NOTHING: ListMenu[Action] = ListMenu()
_CHOOSE = tuple(ChooseStack(index) for index in range(len(PLACES)))


class KingOfTheHill(Game[KingOfTheHillState, KingOfTheHillView, KingOfTheHillOptions]):
    """King of the Hill for two: fight for the stacks of a pyramid, and for its apex."""

    slug: ClassVar = "king-of-the-hill"
    title: ClassVar = "King of the Hill"
    position: ClassVar = 1
    rules_version: ClassVar = 2
    seats: ClassVar = range(2, 3)
    options: ClassVar = KingOfTheHillOptions
    actions: ClassVar[TypeAdapter[Any]] = TypeAdapter(Action)
    in_arenas: ClassVar = True
    computer_ratings: ClassVar = {"knight": (1480,), "king": (1509,)}
    moments: ClassVar = frozenset({"revealed"})
    states: ClassVar[TypeAdapter[Any]] = TypeAdapter(KingOfTheHillState)

    def new(self, options: KingOfTheHillOptions, seats: int, chance: Chance) -> KingOfTheHillState:
        if seats not in self.seats:
            raise IllegalOptions("players")
        dealer = chance.below("dealer", seats)
        deck = chance.shuffle("deal", STANDARD_DECK)
        hands = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)]
        for hand in hands:
            hand.append(JOKER)
        stacks = [[RED_JOKER]]
        at = HAND * seats
        for size in SIZES[1:]:
            stacks.append(deck[at : at + size])
            at += size
        return KingOfTheHillState(
            faces_tie=options.faces_tie,
            dealer=dealer,
            turn=dealer,
            hands=hands,
            reserves=[[], []],
            stacks=stacks,
        )

    def to_act(self, state: KingOfTheHillState) -> frozenset[int]:
        match state.phase:
            case "setup" | "attack":
                return frozenset([seat for seat in range(2) if state.committed[seat] is None])
            case "choosing":
                return frozenset((state.turn,))
            case "spoils":
                return frozenset((_winner(state),))
            case "over":
                return frozenset()

    def menu(self, state: KingOfTheHillState, seat: int) -> Menu[Any]:
        if seat not in self.to_act(state):
            return _NOTHING
        match state.phase:
            case "setup":
                return SubsetMenu(tuple(state.hands[seat]), SetAside, "cards")
            case "choosing":
                found = available([len(cards) for cards in state.stacks])
                return ListMenu([_CHOOSE[index] for index in found])
            case "attack":
                if _from_reserve(state):
                    return AttackMenu(state.reserves[seat])
                return AttackMenu(state.hands[seat], joker=True)
            case _:
                return SubsetMenu(tuple(state.spoils), Divide, "reserve")

    def apply(
        self, state: KingOfTheHillState, seat: int, action: Action, chance: Chance
    ) -> list[Event]:
        if state.phase == "over":
            raise IllegalAction("match_over")
        if not 0 <= seat < len(state.hands):
            raise IllegalAction("not_your_turn")
        if isinstance(action, Attack) and state.phase == "attack":
            return self._commit_attack(state, seat, action.cards)
        if isinstance(action, ChooseStack) and state.phase == "choosing":
            return self._choose(state, seat, action.stack)
        if isinstance(action, Divide) and state.phase == "spoils":
            return self._divide(state, seat, action)
        if isinstance(action, SetAside) and state.phase == "setup":
            return self._set_aside(state, seat, action)
        raise IllegalAction("not_now")

    def _set_aside(self, state: KingOfTheHillState, seat: int, action: SetAside) -> list[Event]:
        if state.committed[seat] is not None:
            raise IllegalAction("already_chosen")
        if action not in self.menu(state, seat):
            raise IllegalAction("card_not_held")
        state.committed[seat] = action.cards
        committed = Event("committed", {"seat": seat})
        if None in state.committed:
            return [committed]
        for each, chosen in enumerate(state.committed):
            assert chosen is not None
            state.reserves[each] = list(chosen)
            state.hands[each] = [card for card in state.hands[each] if card not in chosen]
        state.committed = [None, None]
        state.phase = "choosing"
        reserves = [len(cards) for cards in state.reserves]
        return [committed, Event("set_up", {"reserves": reserves})]

    def _choose(self, state: KingOfTheHillState, seat: int, index: int) -> list[Event]:
        if seat != state.turn:
            raise IllegalAction("not_your_turn")
        if index not in available([len(cards) for cards in state.stacks]):
            raise IllegalAction("stack_not_available")
        stack = state.stacks[index]
        number = len(state.battles) + 1
        state.battles.append(Battle(number, index, len(stack), stack[-1], seat))
        state.phase = "attack"
        return [Event("chosen", {"seat": seat, "stack": index})]

    def _commit_attack(
        self, state: KingOfTheHillState, seat: int, cards: tuple[int, ...]
    ) -> list[Event]:
        if state.committed[seat] is not None:
            raise IllegalAction("already_chosen")
        reserves = _from_reserve(state)
        held = state.reserves[seat] if reserves else state.hands[seat]
        # The Joker may always be played from the hand, even if it lies in the reserve.
        if cards != (JOKER,) or reserves:
            if not cards or (len(cards) > 1 and not is_sequence(cards)):
                raise IllegalAction("not_an_attack")
            for card in cards:
                if card not in held:
                    raise IllegalAction("not_in_reserve" if reserves else "card_not_held")
        state.committed[seat] = cards
        return [Event("committed", {"seat": seat}), *self._reveal(state)]

    def _reveal(self, state: KingOfTheHillState) -> list[Event]:
        one, other = state.committed
        if one is None or other is None:
            return []
        blow = (one, other)
        state.committed = [None, None]
        battle = state.battles[-1]
        for seat, cards in enumerate(blow):
            if cards == (JOKER,):
                _return_joker(state, seat)
            else:
                _discard(state, seat, cards)
        state.battles[-1] = battle = battle._replace(blows=(*battle.blows, blow))
        shown = [[code(card) for card in cards] for cards in blow]
        revealed = Event("revealed", {"attacks": shown, "blow": len(battle.blows)})
        if blow == ((JOKER,), (JOKER,)):
            return [revealed, *self._discard_stack(state, battle)]
        order = compare(*blow, faces_tie=state.faces_tie)
        if order == 0:
            return [revealed, Event("tied"), *self._tie(state)]
        return [revealed, *self._win(state, battle, 0 if order > 0 else 1)]

    def _tie(self, state: KingOfTheHillState) -> list[Event]:
        """Go on from the reserves. One with just the Joker attacks automatically (house rule)."""
        events = []
        for seat in range(2):
            _hide_joker(state, seat)
            if len(state.reserves[seat]) == 1:
                state.committed[seat] = (JOKER,)
                events.append(Event("committed", {"seat": seat}))
        # Reveals nothing unless both reserves are the Joker alone.
        return [*events, *self._reveal(state)]

    def _discard_stack(self, state: KingOfTheHillState, battle: Battle) -> list[Event]:
        cards = state.stacks[battle.stack]
        state.stacks[battle.stack] = []
        state.discards += cards
        state.battles[-1] = battle._replace(result="discarded")
        shown = [code(card) for card in cards]
        discarded = Event("discarded", {"stack": battle.stack, "cards": shown})
        if battle.stack == APEX:
            state.phase = "over"
            state.ending = "draw"
            return [discarded, Event("drawn")]
        self._next_turn(state)
        return [discarded]

    def _win(self, state: KingOfTheHillState, battle: Battle, winner: int) -> list[Event]:
        state.spoils = state.stacks[battle.stack]
        state.stacks[battle.stack] = []
        state.won[winner] += battle.size
        state.battles[-1] = battle._replace(result="won", winner=winner)
        facts = {"seat": winner, "stack": battle.stack, "size": battle.size}
        won = Event("stack_won", facts)
        if battle.stack == APEX:
            state.phase = "over"
            state.ending = "crowned"
            state.king = winner
            return [won, Event("crowned", {"seat": winner})]
        state.phase = "spoils"
        return [won]

    def _divide(self, state: KingOfTheHillState, seat: int, action: Divide) -> list[Event]:
        battle = state.battles[-1]
        if seat != battle.winner:
            raise IllegalAction("not_your_turn")
        if action not in self.menu(state, seat):
            raise IllegalAction("not_won")
        kept = [card for card in state.spoils if card not in action.reserve]
        for card in action.reserve:
            insort(state.reserves[seat], card)
        for card in kept:
            insort(state.hands[seat], card)
        # Players know where the open card went only if the spoils stayed together.
        if not action.reserve:
            state.known_hand[seat].append(battle.top)
        elif not kept:
            state.known_reserve[seat].append(battle.top)
        else:
            state.known_either[seat].append(battle.top)
        state.spoils = []
        counts = {"hand": len(kept), "reserve": len(action.reserve)}
        state.battles[-1] = battle._replace(to_hand=len(kept), to_reserve=len(action.reserve))
        self._next_turn(state)
        return [Event("divided", {"seat": seat, **counts})]

    @staticmethod
    def _next_turn(state: KingOfTheHillState) -> None:
        state.turn = 1 - state.turn
        state.phase = "choosing"

    def deadline(self, state: KingOfTheHillState) -> Deadline | None:
        waited_for = self.to_act(state)
        if not waited_for:
            return None
        battle = state.battle
        fought = (0, 0) if battle is None else (battle.number, len(battle.blows))
        return Deadline(f"{state.phase}/{fought[0]}/{fought[1]}", None, waited_for)

    def default_action(self, state: KingOfTheHillState, seat: int, chance: Chance) -> Action:
        """Reserve nothing, choose the smallest stack, play the Joker, or take all spoils into hand.

        A house rule. A time-out alone must not end a match: the apex is chosen only when nothing
        else is left, and the strongest attack is played there.
        """
        match state.phase:
            case "setup":
                return SetAside(())
            case "choosing":
                found = available([len(cards) for cards in state.stacks])
                return _CHOOSE[min(found, key=lambda at: (at == APEX, len(state.stacks[at])))]
            case "attack":
                if state.battles[-1].stack == APEX:
                    return strongest(self.menu(state, seat))
                return Attack((JOKER,))
            case _:
                return Divide(())

    def concede(self, state: KingOfTheHillState, seat: int, chance: Chance) -> list[Event]:
        if state.phase == "over":
            raise IllegalAction("match_over")
        if not 0 <= seat < len(state.hands):
            raise IllegalAction("not_your_turn")
        state.phase = "over"
        state.ending = "conceded"
        state.king = 1 - seat
        state.committed = [None, None]
        return [Event("conceded", {"seat": seat})]

    view = staticmethod(view_of)
    determinize = staticmethod(world_of)

    def outcome(self, state: KingOfTheHillState) -> Outcome | None:
        if state.phase != "over":
            return None
        places = (1, 1) if state.king is None else (1, 2) if state.king == 0 else (2, 1)
        return Outcome(places, tuple(state.won))


def _winner(state: KingOfTheHillState) -> int:
    winner = state.battles[-1].winner
    assert winner is not None
    return winner


def _from_reserve(state: KingOfTheHillState) -> bool:
    return state.battle is not None and bool(state.battle.blows)


def _return_joker(state: KingOfTheHillState, seat: int) -> None:
    _move_joker(state.reserves[seat], state.hands[seat])
    _move_joker(state.known_reserve[seat], state.known_hand[seat])


def _hide_joker(state: KingOfTheHillState, seat: int) -> None:
    """Put the Joker in hand into the reserve in a tie. Source, "Value of the Cards"."""
    _move_joker(state.hands[seat], state.reserves[seat])
    _move_joker(state.known_hand[seat], state.known_reserve[seat])


def _move_joker(source: list[int], target: list[int]) -> None:
    if JOKER in source:
        source.remove(JOKER)
    if JOKER not in target:
        target.append(JOKER)


def _discard(state: KingOfTheHillState, seat: int, cards: tuple[int, ...]) -> None:
    held = state.reserves[seat] if _from_reserve(state) else state.hands[seat]
    known = (state.known_hand[seat], state.known_reserve[seat], state.known_either[seat])
    for card in cards:
        held.remove(card)
        state.discards.append(card)
        for place in known:
            if card in place:
                place.remove(card)
