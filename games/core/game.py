"""The contract that every game meets. Pure: no clock, no I/O, no globals."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from games.core.chance import Chance
from games.core.menu import Menu

Seat = int
"""A chair, from 0 in play order."""
Viewer = Seat | None
"""The viewer of a match: a seat, or None for a spectator."""
Facts = Mapping[str, Any]


@dataclass(slots=True)
class Event:
    """One thing that happened: its kind, and facts that everybody may know.

    Facts are JSON values; cards appear as their codes.
    """

    kind: str
    public: Facts = field(default_factory=dict)


class GameError(ValueError):
    """A refusal with a code and facts; the face turns them into a sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join((self.code, *(f"{name}={value}" for name, value in self.facts.items())))


class IllegalAction(GameError):
    """The rules do not allow this action now; the state is as it was."""


class IllegalOptions(GameError):
    """These options cannot be played by this many players."""


class Options(BaseModel):
    """Options that a host may set; every field has a default and a description."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Deadline:
    """The decision that the clock waits for.

    ``key`` names the decision and changes with it; ``seconds`` is the document's own pace, None
    where it has none; ``seats`` are those waited for, empty during automatic phases. The clock
    starts anew with each ``step`` of a decision.
    """

    key: str
    seconds: float | None
    seats: frozenset[Seat]
    step: int = 0
    live_only: bool = False
    """Only the live pace waits here, the others go on at once."""
    optional: bool = False
    """Letting it time out does not count as a missed turn."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match: places (1 is first, ties share) and scores, one for each seat.

    ``spent`` is what the scores were bought with, the less the better, where a game counts it.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    spent: tuple[int, ...] | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def is_draw(places: Sequence[int], present: Sequence[bool]) -> bool:
    """True if all seats still occupied at the end share a place.

    ``places`` and ``present`` go by seat. A seat that is left alone has won.
    """
    there = [place for place, here in zip(places, present, strict=True) if here]
    return len(there) > 1 and len({*there}) == 1


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT", bound=Options)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)

Plays = tuple[tuple[Seat, Any], ...]
"""Actions by seat, played when time runs out. None is a turn that just passes."""

Level = Literal["page", "knight", "king"]
"""Strength of a computer: a beginner's, a good player's, the best in two seconds."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""All levels, from the weakest to the strongest."""
STAND_IN: Final[Level] = "knight"
"""The level that stands in for absent players."""


@cache
def _names_in(state: type[Any]) -> tuple[str, ...]:
    """Names of the attributes of a state, in the order of its constructor."""
    return tuple(each.name for each in fields(state))


class Player(Protocol[ViewT_contra]):
    """A computer player, which knows only what its seat may see.

    The same view, menu and state of ``rng`` lead to the same choice, on any machine: thought is
    bounded by counting, never by a clock.
    """

    def choose(self, view: ViewT_contra, menu: Menu[Any], rng: random.Random) -> Any:
        """Return an action of the menu, or None if the clock waits for nobody."""


Players = Mapping[Level, Player[Any]]
"""A game's computer players by level."""


class Game(ABC, Generic[StateT, ViewT, OptionsT]):
    """The rules of one game over a mutable state."""

    slug: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    actions: ClassVar[TypeAdapter[Any]]
    amendments: ClassVar[TypeAdapter[Any] | None] = None
    """The host's amendments to a running match; None if the rules have none."""
    takes_back: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that take an earlier one back; not for deals in which people compare."""
    ungraded: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that no review grades and that answer no puzzle, such as to offer a draw."""
    daily_seats: ClassVar[int] = 0
    """Number of seats in a deal of the day, if more than the rules need."""
    daily_options: ClassVar[Mapping[str, Any]] = {}
    """Options of a deal of the day that aren't the defaults: it has to be short."""
    daily_by_choices: ClassVar[bool] = False
    """True if a deal of the day compares what people's choices gave away, not how it ended.

    For games in which equally good choices end too differently. Their reviewer can ``screen``.
    """
    moments: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that people want to look at before computers play on."""
    states: ClassVar[TypeAdapter[Any]]
    """Serializes states. Any changed field means another ``rules_version``."""

    @property
    def for_one(self) -> bool:
        """Whether it's for one person: without a lobby, a clock, or anybody to ping."""
        return self.seats == range(1, 2)

    @abstractmethod
    def new(self, options: OptionsT, seats: int, chance: Chance) -> StateT:
        """Return a match at its first decision. Raises IllegalOptions."""

    @abstractmethod
    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Return the seats that may act now, from public facts alone.

        If there are several, they act at the same time and in secret. During automatic phases
        (dealing) a seat may be listed although its menu is empty.
        """

    @abstractmethod
    def menu(self, state: StateT, seat: Seat) -> Menu[Any]:
        """Return the legal actions of a seat; empty when it may not act."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: Any, chance: Chance) -> list[Event]:
        """Play an action in place. Raises IllegalAction and then leaves the state untouched."""

    def follow_up(self, state: StateT, seat: Seat, action: Any) -> Any:
        """Return the automatic action that completes a seat's own one, or None.

        It is what a player would do without a thought, and takes no choice from them.
        """
        return None

    def only_action(self, state: StateT, seat: Seat, *, undoing: bool) -> Any:
        """Return an action to play at once for a seat that can do nothing else, or None.

        ``undoing`` says that taking back may be something else. Most games leave it to the player.
        """
        return None

    @abstractmethod
    def deadline(self, state: StateT) -> Deadline | None:
        """Return the decision that the clock waits for, or None."""

    def default_action(self, state: StateT, seat: Seat, chance: Chance) -> Any:
        """Return the action that the rules play at a time-out; None if the turn just passes.

        It is a rule and asks no computer player. Games whose rules know no clock have none.
        """
        raise NotImplementedError(f"{self.title} has no clock")

    def defaults(self, state: StateT, chance: Chance) -> Plays:
        """Return the default action of every seat that the clock waits for, by seat."""
        deadline = self.deadline(state)
        seats = sorted(deadline.seats if deadline else ())
        return tuple((seat, self.default_action(state, seat, chance)) for seat in seats)

    def expire(self, state: StateT, chance: Chance, plays: Plays | None = None) -> list[Event]:
        """Play for the seats that are waited for, or let an automatic phase go on.

        ``plays`` are the actions recorded in a log, for just those seats; the defaults if None.
        Raises IllegalAction if the log is wrong.
        """
        events: list[Event] = []
        for seat, action in self.defaults(state, chance) if plays is None else plays:
            if action is None:
                raise IllegalAction("unknown_action")
            events += self.apply(state, seat, action, chance)
        return events

    @abstractmethod
    def concede(self, state: StateT, seat: Seat, chance: Chance) -> list[Event]:
        """Give up a seat. Raises IllegalAction when it already has or the match is over."""

    def join(self, state: StateT, chance: Chance) -> list[Event]:
        """Add one more seat, the last.

        Raises IllegalAction if the rules do not allow it.
        """
        raise IllegalAction("joining_closed")

    def amend(self, state: StateT, amendment: Any, chance: Chance) -> list[Event]:
        """Change the match as the host asks. Raises IllegalAction if the rules do not allow it."""
        raise IllegalAction("not_now")

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """Return the facts that a viewer may know, built field by field."""

    @abstractmethod
    def determinize(self, view: ViewT, chance: Chance) -> StateT:
        """Return a random state that this viewer cannot tell from the real one."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Return the result, or None while the match goes on."""

    def deals_over(self, state: StateT) -> int:
        """Return the number of deals that are over.

        Nobody holds a card of theirs any more, and what was hidden in them tells nothing of what is
        hidden now. 0 for a game whose cards stay in hands to its end.
        """
        return 0

    def deal_is_whole(self, state: StateT) -> bool:
        """True if the hands of the present deal are complete and nothing was played from them."""
        return False

    def copy(self, state: StateT) -> StateT:
        """Return an independent copy of a state in which only lists and lists of lists change."""
        kind: Any = type(state)
        values = (getattr(state, name) for name in _names_in(kind))
        twin: StateT = kind(
            *(
                [each[:] if isinstance(each, list) else each for each in value]
                if isinstance(value, list)
                else value
                for value in values
            )
        )
        return twin

    def dump(self, state: StateT) -> dict[str, Any]:
        """Return the state as JSON values, with its version, in a fixed order."""
        return {"version": self.rules_version, **self.states.dump_python(state, mode="json")}

    def load(self, data: dict[str, Any]) -> StateT:
        """Return the state that ``dump`` wrote.

        Raises ValueError for anything else, without a word of what it holds.
        """
        if data.get("version") != self.rules_version:
            raise ValueError(f"a {self.title} state of version {data.get('version')}")
        fields = {name: value for name, value in data.items() if name != "version"}
        try:
            state: StateT = self.states.validate_python(fields)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            raise ValueError(f"a damaged {self.title} state: {(*first['loc'], '?')[0]}") from None
        if self.dump(state) != data:
            raise ValueError(f"a damaged {self.title} state")
        return state
