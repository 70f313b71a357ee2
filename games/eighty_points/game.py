"""The rules of Eighty Points. Numbered steps are its Gameplay Actions."""

from functools import lru_cache
from typing import Any, ClassVar

from pydantic import TypeAdapter

from games.core.cards import RED_JOKER, code
from games.core.chance import Chance
from games.core.game import (
    Deadline,
    Event,
    Game,
    IllegalAction,
    IllegalOptions,
    Outcome,
    Plays,
    Seat,
)
from games.core.menu import ListMenu, Menu, SubsetMenu
from games.eighty_points.rounds import (
    DECK,
    begin_trick,
    deal,
    dealt,
    declarations,
    declare,
    end_round,
    finish,
    get_ready,
    is_final,
    legal,
    lowest,
    name_suit,
    pass_by,
    put,
    standing,
)
from games.eighty_points.state import (
    BURIED,
    DEALT,
    PLAYERS,
    Action,
    Bury,
    Call,
    Choose,
    DeclareTrumps,
    EightyPointsOptions,
    EightyPointsState,
    FixRounds,
    Name,
    Pass,
    Put,
    Ready,
)
from games.eighty_points.tricks import without
from games.eighty_points.view import EightyPointsView
from games.eighty_points.worlds import view_of, world_of

_SEATS = tuple(frozenset((seat,)) for seat in range(PLAYERS))
_ALL = frozenset(range(PLAYERS))
_NOBODY: frozenset[Seat] = frozenset()
_NOTHING: ListMenu[Action] = ListMenu()
_READY = ListMenu([Ready()])
_NAMES = ListMenu([Name(suit) for suit in range(4)])
_PUT = lru_cache(4096)(Put)  # A few plays make up most of those tried, so each is built once
_CALLS = ListMenu([*(Call(face) for face in range(RED_JOKER, -1, -1)), Call(None)])


class EightyPoints(Game[EightyPointsState, EightyPointsView, EightyPointsOptions]):
    """Eighty Points for five: tricks, trumps and a secret ally."""

    slug: ClassVar = "eighty-points"
    title: ClassVar = "Eighty Points"
    position: ClassVar = 5
    rules_version: ClassVar = 2
    seats: ClassVar = range(PLAYERS, PLAYERS + 1)
    options: ClassVar = EightyPointsOptions
    actions: ClassVar[TypeAdapter[Any]] = TypeAdapter(Action)
    amendments: ClassVar[TypeAdapter[Any]] = TypeAdapter(FixRounds)
    daily_options: ClassVar = {"rounds": 1}
    computer_ratings: ClassVar = {"knight": (1394,), "king": (1423,)}
    daily_by_choices: ClassVar = True
    moments: ClassVar = frozenset({"trick_won", "called", "scored"})
    states: ClassVar[TypeAdapter[Any]] = TypeAdapter(EightyPointsState)

    def new(self, options: EightyPointsOptions, seats: int, chance: Chance) -> EightyPointsState:
        if seats not in self.seats:
            raise IllegalOptions("players")
        seating = chance.shuffle("seating", range(PLAYERS))
        return EightyPointsState(
            rounds=options.rounds,
            loose_following=options.loose_following,
            seating=seating,
            starter=seating[0],
            trump_rank=2,
            deck=chance.shuffle("round/1/deck", DECK),
        )

    def to_act(self, state: EightyPointsState) -> frozenset[Seat]:
        match state.phase:
            case "dealing":
                return _NOBODY if is_final(state) else _ALL
            case "declaring" | "scored":
                return _unanswered(state)
            case "naming" | "burying" | "calling":
                assert state.koth is not None
                return _SEATS[state.koth]
            case "playing":
                assert state.turn is not None
                return _SEATS[state.turn]
            case "shown" | "over":
                return _NOBODY

    def menu(self, state: EightyPointsState, seat: Seat) -> Menu[Any]:
        if seat not in self.to_act(state):
            return _NOTHING
        match state.phase:
            case "dealing":
                return ListMenu(declarations(state, seat))
            case "declaring":
                return ListMenu([*declarations(state, seat), Pass()])
            case "naming":
                return _NAMES
            case "burying":
                hand = tuple(state.hands[seat])
                bury = SubsetMenu[Action](hand, Bury, "cards", least=BURIED, most=BURIED)
                return bury | SubsetMenu(hand, Choose, "cards", most=BURIED)
            case "calling":
                return _CALLS
            case "playing":
                return ListMenu(map(_PUT, legal(state, seat)))
            case _:
                return _READY

    def apply(
        self, state: EightyPointsState, seat: Seat, action: Action, chance: Chance
    ) -> list[Event]:
        if state.phase == "over":
            raise IllegalAction("match_over")
        if seat not in _ALL:
            raise IllegalAction("not_your_turn")
        events: list[Event] = []
        if isinstance(action, Put) and state.phase == "playing":
            put(state, seat, action.cards, events)
        elif isinstance(action, DeclareTrumps) and state.phase in ("dealing", "declaring"):
            declare(state, seat, action, chance, events)
        elif isinstance(action, Pass) and state.phase == "declaring":
            pass_by(state, seat, chance, events)
        elif isinstance(action, Name) and state.phase == "naming":
            self._check_koth(state, seat)
            name_suit(state, action.suit, events)
        elif isinstance(action, Choose | Bury) and state.phase == "burying":
            self._bury(state, seat, action, events)
        elif isinstance(action, Call) and state.phase == "calling":
            self._check_koth(state, seat)
            self._call(state, action.card, events)
        elif isinstance(action, Ready) and state.phase == "scored":
            get_ready(state, seat, chance, events)
        else:
            raise IllegalAction("not_now")
        return events

    def deadline(self, state: EightyPointsState) -> Deadline | None:
        number = state.round
        match state.phase:
            case "dealing":
                # Nobody can override a final declaration, so the rest is dealt at once.
                seconds = 0 if is_final(state) else 1.5
                step = dealt(state)
                return Deadline(f"{number}/declare", seconds, _NOBODY, step=step, live_only=True)
            case "declaring":
                waited_for = _unanswered(state)
                return Deadline(f"{number}/declare", 3, waited_for, step=DEALT, optional=True)
            case "naming":
                return Deadline(f"{number}/name", 5, self.to_act(state))
            case "burying":
                return Deadline(f"{number}/bury", 60, self.to_act(state))
            case "calling":
                return Deadline(f"{number}/call", 15, self.to_act(state))
            case "playing":
                key = f"{number}/{state.trick_number}/{state.turn}"
                return Deadline(key, 10, self.to_act(state))
            case "shown":
                return Deadline(f"{number}/{state.trick_number}/shown", 2, _NOBODY)
            case "scored":
                return Deadline(f"{number}/ready", None, self.to_act(state), optional=True)
            case "over":
                return None

    def expire(
        self, state: EightyPointsState, chance: Chance, plays: Plays | None = None
    ) -> list[Event]:
        events: list[Event] = []
        if state.phase == "dealing":
            deal(state, chance, events)
        elif state.phase == "shown":
            self._after_trick(state, events)
        else:
            events += super().expire(state, chance, plays)
        return events

    def default_action(self, state: EightyPointsState, seat: Seat, chance: Chance) -> Action:
        """Name a random suit, bury the chosen cards and random ones, call nobody, or play low.

        These are steps 8, 10, 11 and 14. Cards without points are played first.
        """
        match state.phase:
            case "declaring":
                return Pass()
            case "naming":
                return Name(chance.below(f"round/{state.round}/suit", 4))
            case "burying":
                rest = without(state.hands[seat], state.chosen)
                lot = chance.shuffle(f"round/{state.round}/dead", rest)
                return Bury(tuple(sorted([*state.chosen, *lot][:BURIED])))
            case "calling":
                return Call(None)
            case "playing":
                return Put(lowest(state, seat))
            case "scored":
                return Ready()
            case _:
                raise ValueError("nobody is waited for")

    def concede(self, state: EightyPointsState, seat: Seat, chance: Chance) -> list[Event]:
        if state.phase == "over":
            raise IllegalAction("match_over")
        if state.left[seat]:
            raise IllegalAction("already_left")
        state.left[seat] = True
        events = [Event("left", {"seat": seat})]
        if all(state.left):
            events += self.amend(state, FixRounds(0), chance)
        return events

    def amend(self, state: EightyPointsState, amendment: FixRounds, chance: Chance) -> list[Event]:
        """Set how many rounds follow the current one (the document's ``fixNumRounds``)."""
        if state.phase == "over":
            raise IllegalAction("match_over")
        state.rounds = state.round + amendment.remaining
        events = [Event("rounds_fixed", {"remaining": amendment.remaining})]
        if state.phase == "scored" and not amendment.remaining:
            finish(state, events)
        return events

    def _bury(
        self, state: EightyPointsState, seat: Seat, action: Choose | Bury, events: list[Event]
    ) -> None:
        """Choose or bury cards (step 10). Choosing changes nothing that anybody else can see."""
        self._check_koth(state, seat)
        number = len(action.cards)
        if number > BURIED or (number < BURIED and isinstance(action, Bury)):
            raise IllegalAction("eight_cards")
        if action not in self.menu(state, seat):
            raise IllegalAction("card_not_held")
        if isinstance(action, Choose):
            state.chosen = list(action.cards)
            return
        state.hands[seat] = without(state.hands[seat], action.cards)
        state.dead = list(action.cards)
        state.chosen = []
        state.phase = "calling"
        events.append(Event("buried", {"seat": seat}))

    def _call(self, state: EightyPointsState, card: int | None, events: list[Event]) -> None:
        """Call a card (step 11). The King of the Hill then leads the first trick (step 13)."""
        assert state.koth is not None
        state.called = card
        events.append(Event("called", {"card": None if card is None else code(card)}))
        begin_trick(state, state.koth)

    @staticmethod
    def _after_trick(state: EightyPointsState, events: list[Event]) -> None:
        """Begin the next trick or end the round (step 16)."""
        winner = state.tricks[-1].winner
        if state.hands[winner]:
            begin_trick(state, winner)
        else:
            end_round(state, events)

    def deals_over(self, state: EightyPointsState) -> int:
        return state.round - (state.phase not in ("scored", "over"))

    def deal_is_whole(self, state: EightyPointsState) -> bool:
        return state.phase == "playing" and not state.tricks and not state.trick

    @staticmethod
    def _check_koth(state: EightyPointsState, seat: Seat) -> None:
        if seat != state.koth:
            raise IllegalAction("not_the_koth")

    view = staticmethod(view_of)
    determinize = staticmethod(world_of)

    def outcome(self, state: EightyPointsState) -> Outcome | None:
        if state.phase != "over":
            return None
        points = [before + now for before, now in zip(state.totals, state.points, strict=True)]
        standings = [
            standing(*facts) for facts in zip(state.ranks, points, state.left, strict=True)
        ]
        places = tuple(1 + sum(other < mine for other in standings) for mine in standings)
        return Outcome(places, tuple(state.ranks))


def _unanswered(state: EightyPointsState) -> frozenset[Seat]:
    return frozenset(seat for seat in _ALL if not state.answered[seat])
