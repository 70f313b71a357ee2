"""The rules of High Card, by Chris Gesell and Jason Christie, contributed by Guy Srinivasan."""

from itertools import chain
from typing import Any, ClassVar

from pydantic import TypeAdapter

from games.core.cards import STANDARD_DECK, code
from games.core.chance import Chance
from games.core.game import (
    Deadline,
    Event,
    Game,
    IllegalAction,
    IllegalOptions,
    Outcome,
    Viewer,
)
from games.core.menu import ListMenu
from games.high_card.state import (
    DECK_SIZE,
    MAX_PLAYERS,
    Declare,
    HighCardOptions,
    HighCardState,
    most_often_right,
)
from games.high_card.view import (
    DECLARATIONS,
    Ending,
    HighCardSeat,
    HighCardView,
    Standing,
    judge,
)

_DECLARE = tuple(tuple(Declare(card, word) for word in DECLARATIONS) for card in STANDARD_DECK)
"""Every possible action, built once: by card, then by declaration."""


class HighCard(Game[HighCardState, HighCardView, HighCardOptions]):
    """High Card for 2 to 13: play a card face down and declare its rank among all cards played."""

    slug: ClassVar = "high-card"
    title: ClassVar = "High Card"
    position: ClassVar = 2
    rules_version: ClassVar = 3
    seats: ClassVar = range(2, MAX_PLAYERS + 1)
    options: ClassVar = HighCardOptions
    actions: ClassVar[TypeAdapter[Any]] = TypeAdapter(Declare)
    daily_seats: ClassVar = 4
    daily_options: ClassVar = {"target": 2}
    computer_ratings: ClassVar = {
        "knight": (1526, 1368, 1370, 1411, 1399, 1423, 1493, 1588, 1725, 1853, 1930, 2005),
        "king": (1820, 1500, 1410, 1410, 1430, 1455, 1465, 1480, 1510, 1500, 1495, 1495),
    }
    moments: ClassVar = frozenset({"revealed"})
    states: ClassVar[TypeAdapter[Any]] = TypeAdapter(HighCardState)

    def new(self, options: HighCardOptions, seats: int, chance: Chance) -> HighCardState:
        if seats not in self.seats:
            raise IllegalOptions("players", least=self.seats.start, most=MAX_PLAYERS)
        if seats * options.target > DECK_SIZE:
            raise IllegalOptions(
                "too_many_cards", players=seats, target=options.target, most=DECK_SIZE // seats
            )
        leader = chance.below("first", seats)
        state = HighCardState(
            target=options.target,
            points=[0] * seats,
            hands=[[] for _ in range(seats)],
            active=[False] * seats,
            gone=[False] * seats,
            played=[None] * seats,
            declared=[None] * seats,
            deck=list(STANDARD_DECK),
            face_up=[],
            withdrawn=[],
            leader=leader,
            first=leader,
            turn=None,
        )
        self._begin_round(state, [], chance, [])
        return state

    def to_act(self, state: HighCardState) -> frozenset[int]:
        return frozenset() if state.turn is None else frozenset((state.turn,))

    def out(self, state: HighCardState) -> list[int]:
        return [seat for seat, active in enumerate(state.active) if not active]

    def menu(self, state: HighCardState, seat: int) -> ListMenu[Declare]:
        held = state.hands[seat] if seat == state.turn else ()
        return ListMenu(chain.from_iterable(map(_DECLARE.__getitem__, held)))

    def apply(
        self, state: HighCardState, seat: int, action: Declare, chance: Chance
    ) -> list[Event]:
        if state.turn is None:
            raise IllegalAction("match_over")
        if seat != state.turn:
            raise IllegalAction("not_your_turn")
        if action.card not in state.hands[seat]:
            raise IllegalAction("card_not_held")
        state.hands[seat].remove(action.card)
        state.played[seat] = action.card
        state.declared[seat] = action.declaration
        events = [Event("declared", {"seat": seat, "declaration": action.declaration})]
        following = _next(state.active, seat + 1)
        if state.declared[following] is None:
            state.turn = following
        else:
            self._reveal(state, self._in_round(state), chance, events)
        return events

    def deadline(self, state: HighCardState) -> Deadline | None:
        if state.turn is None:
            return None
        key = f"{state.round}/{state.hand}/{state.turn}"
        return Deadline(key, None, frozenset((state.turn,)))

    def default_action(self, state: HighCardState, seat: int, chance: Chance) -> Declare:
        """Return the declaration most often right as far as the seat can tell. A house rule."""
        return most_often_right(self.view(state, seat), self.menu(state, seat))

    def concede(self, state: HighCardState, seat: int, chance: Chance) -> list[Event]:
        if state.turn is None:
            raise IllegalAction("match_over")
        if state.gone[seat]:
            raise IllegalAction("already_left")
        state.withdrawn += state.hands[seat]
        state.hands[seat] = []
        card = state.played[seat]
        if card is not None:
            state.withdrawn.append(card)
        state.played[seat] = None
        state.declared[seat] = None
        state.active[seat] = False
        state.gone[seat] = True
        events = [Event("left", {"seat": seat})]
        if state.gone.count(False) == 1:
            state.turn = None
            events.append(Event("last_one", {"seat": state.gone.index(False)}))
        else:
            self._go_on(state, chance, events)
        return events

    def join(self, state: HighCardState, chance: Chance) -> list[Event]:
        if state.turn is None:
            raise IllegalAction("match_over")
        players = state.gone.count(False) + 1
        if players > MAX_PLAYERS:
            raise IllegalAction("table_full", most=MAX_PLAYERS)
        if players * state.target > DECK_SIZE:
            raise IllegalAction("deck_too_small", players=players, target=state.target)
        state.points.append(0)
        state.hands.append([])
        state.active.append(False)
        state.gone.append(False)
        state.played.append(None)
        state.declared.append(None)
        seat = len(state.points) - 1
        state.newcomers.append(seat)
        return [Event("joined", {"seat": seat})]

    def _go_on(self, state: HighCardState, chance: Chance, events: list[Event]) -> None:
        in_round = self._in_round(state)
        waiting = [seat for seat in in_round if state.declared[seat] is None]
        if len(in_round) == 1:
            self._return_played(state, in_round[0])
            state.reveals = []
            self._end_round(state, "won", in_round, chance, events)
        elif waiting:
            state.turn = waiting[0]
        else:
            self._reveal(state, in_round, chance, events)

    def _reveal(
        self, state: HighCardState, order: list[int], chance: Chance, events: list[Event]
    ) -> None:
        plays = []
        for seat in order:
            card, word = state.played[seat], state.declared[seat]
            assert card is not None and word is not None
            plays.append((seat, card, word))
            state.played[seat] = state.declared[seat] = None
        # The reveals of the last round were shown until now.
        if state.ending is not None:
            state.reveals = []
        verdicts = judge(plays)
        state.reveals.append(verdicts)
        state.ending = None
        state.scored = ()
        shown = []
        still_in = []
        for seat, card, word, right in verdicts:
            state.face_up.append(card)
            state.active[seat] = right
            shown.append([seat, code(card), word, right])
            if right:
                still_in.append(seat)
        events.append(Event("revealed", {"plays": shown}))
        if not still_in:
            self._end_round(state, "void", [], chance, events)
        elif len(still_in) == 1:
            self._end_round(state, "won", still_in, chance, events)
        # There are too few cards for another hand.
        elif len(state.deck) < len(still_in):
            self._end_round(state, "short", still_in, chance, events)
        else:
            state.first = _next(state.active, state.first + 1)
            self._deal_hand(state, [], chance, events)

    def _end_round(
        self,
        state: HighCardState,
        ending: Ending,
        scorers: list[int],
        chance: Chance,
        events: list[Event],
    ) -> None:
        state.ending = ending
        state.scored = tuple(scorers)
        state.deck += state.face_up + state.withdrawn
        state.face_up = []
        state.withdrawn = []
        for seat in scorers:
            state.points[seat] += 1
        awarded = [seat for seat in scorers if len(state.hands[seat]) < state.points[seat]]
        events.append(Event("round_ended", {"ending": ending, "seats": scorers}))
        # A void round doesn't pass the lead on.
        if scorers:
            state.leader = _next(state.active, state.first)
        if max(state.points) >= state.target:
            state.turn = None
            self._deal(state, "last", awarded, chance)
            events.append(Event("won", {"seats": list(self._winners(state))}))
        else:
            self._begin_round(state, awarded, chance, events)

    def _begin_round(
        self, state: HighCardState, awarded: list[int], chance: Chance, events: list[Event]
    ) -> None:
        state.round += 1
        state.hand = 0
        state.newcomers = []
        state.active = [not gone for gone in state.gone]
        state.first = _next(state.active, state.leader)
        events.append(Event("round_began", {"round": state.round, "first": state.first}))
        self._deal_hand(state, awarded, chance, events)

    def _deal_hand(
        self, state: HighCardState, awarded: list[int], chance: Chance, events: list[Event]
    ) -> None:
        state.hand += 1
        state.turn = state.first
        dealt = self._in_round(state)
        self._deal(state, f"round/{state.round}/hand/{state.hand}", awarded + dealt, chance)
        events.append(Event("dealt", {"hand": state.hand, "seats": dealt}))

    @staticmethod
    def _deal(state: HighCardState, label: str, seats: list[int], chance: Chance) -> None:
        for seat, card in zip(seats, chance.take(label, state.deck, len(seats)), strict=True):
            state.hands[seat].append(card)

    @staticmethod
    def _in_round(state: HighCardState) -> list[int]:
        around = (*range(state.first, len(state.points)), *range(state.first))
        return [seat for seat in around if state.active[seat]]

    @staticmethod
    def _return_played(state: HighCardState, seat: int) -> None:
        card = state.played[seat]
        if card is not None:
            state.hands[seat].append(card)
        state.played[seat] = None
        state.declared[seat] = None

    @staticmethod
    def _winners(state: HighCardState) -> tuple[int, ...]:
        if state.turn is not None:
            return ()
        if state.gone.count(False) == 1:
            return (state.gone.index(False),)
        best = max(p for p, gone in zip(state.points, state.gone, strict=True) if not gone)
        return tuple(
            seat
            for seat, points in enumerate(state.points)
            if points == best and not state.gone[seat]
        )

    def view(self, state: HighCardState, viewer: Viewer) -> HighCardView:
        return HighCardView(
            viewer=viewer,
            target=state.target,
            round=state.round,
            hand_number=state.hand,
            seats=tuple(
                HighCardSeat(
                    points=state.points[seat],
                    held=len(state.hands[seat]),
                    standing=self._standing(state, seat),
                    declared=state.declared[seat],
                )
                for seat in range(len(state.points))
            ),
            leader=state.leader,
            first=state.first,
            turn=state.turn,
            deck=len(state.deck),
            withdrawn=len(state.withdrawn),
            hand=() if viewer is None else tuple(state.hands[viewer]),
            played=None if viewer is None else state.played[viewer],
            face_up=tuple(state.face_up),
            reveals=tuple(state.reveals),
            ending=state.ending,
            scored=state.scored,
            winners=self._winners(state),
        )

    @staticmethod
    def _standing(state: HighCardState, seat: int) -> Standing:
        if state.gone[seat]:
            return "left"
        if state.active[seat]:
            return "in"
        return "waiting" if seat in state.newcomers else "out"

    def determinize(self, view: HighCardView, chance: Chance) -> HighCardState:
        known = {*view.hand, *view.face_up}
        if view.played is not None:
            known.add(view.played)
        unseen = chance.shuffle("unseen", [card for card in STANDARD_DECK if card not in known])
        hands: list[list[int]] = []
        played: list[int | None] = []
        for seat, facts in enumerate(view.seats):
            if seat == view.viewer:
                hands.append(list(view.hand))
                played.append(view.played)
            else:
                hands.append([unseen.pop() for _ in range(facts.held)])
                played.append(None if facts.declared is None else unseen.pop())
        return HighCardState(
            target=view.target,
            points=[seat.points for seat in view.seats],
            hands=hands,
            active=[seat.standing == "in" for seat in view.seats],
            gone=[seat.standing == "left" for seat in view.seats],
            played=played,
            declared=[seat.declared for seat in view.seats],
            deck=[unseen.pop() for _ in range(view.deck)],
            face_up=list(view.face_up),
            # The rest was set aside by players who left.
            withdrawn=unseen,
            leader=view.leader,
            first=view.first,
            turn=view.turn,
            newcomers=[n for n, seat in enumerate(view.seats) if seat.standing == "waiting"],
            round=view.round,
            hand=view.hand_number,
            reveals=list(view.reveals),
            ending=view.ending,
            scored=view.scored,
        )

    def outcome(self, state: HighCardState) -> Outcome | None:
        if state.turn is not None:
            return None
        standing = [(gone, -points) for gone, points in zip(state.gone, state.points, strict=True)]
        places = tuple(1 + sum(other < mine for other in standing) for mine in standing)
        return Outcome(places, tuple(state.points))


def _next(wanted: list[bool], start: int) -> int:
    """Return the first wanted seat in play order from ``start``, which may be past the last.

    Raises ValueError if no seat is wanted.
    """
    seats = len(wanted)
    for at in range(start, start + seats):
        if wanted[at % seats]:
            return at % seats
    raise ValueError("no seat is wanted")
