"""The contract that every game meets. Pure: no clock, no I/O, no globals."""

import random
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Protocol,
    TypeVar,
    get_args,
)

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from games.core.chance import Chance
from games.core.menu import Menu

Seat = int  # A chair, from 0 in play order
Viewer = Seat | None  # The viewer of a match: a seat, or None for a spectator
Facts = Mapping[str, Any]


@dataclass(slots=True)
class Event:
    """One thing that happened. Its facts are public JSON values, with cards as their codes."""

    kind: str
    public: Facts = field(default_factory=dict)


class GameError(ValueError):
    """A refusal with a code and facts, which a face turns into a sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join((self.code, *(f"{name}={value}" for name, value in self.facts.items())))


class IllegalAction(GameError):
    """The rules do not allow this action now. The state is unchanged."""


class IllegalOptions(GameError):
    """These options cannot be played by this many players."""


class Options(BaseModel):
    """Options that a host may set. Every field has a default and a description."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Deadline:
    """The decision that the clock waits for.

    ``key`` names the decision and changes with it. ``seconds`` is the time that the game's rules
    give, or None. ``seats`` are the seats it waits for (none during automatic phases). Each
    ``step`` of a decision restarts the clock. A press made under the same key still counts after a
    step, so an action that may be repeated needs a new key, or a double click would act twice.
    """

    key: str
    seconds: float | None
    seats: frozenset[Seat]
    step: int = 0
    live_only: bool = False
    """Only the live pace waits here. At other paces the match goes on immediately."""
    optional: bool = False  # Letting it time out does not count as a missed turn


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match: places (1 is first, ties are equal) and scores, one for each seat.

    ``spent``, if the game counts it, is what each seat spent on its score, such as cards. Less is
    better.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    spent: tuple[int, ...] | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def is_draw(places: Sequence[int], present: Sequence[bool]) -> bool:
    """True if all seats still occupied share a place. A seat that is left alone has won."""
    there = [place for place, here in zip(places, present, strict=True) if here]
    return len(there) > 1 and len({*there}) == 1


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
OptionsT = TypeVar("OptionsT", bound=Options)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)

Plays = tuple[tuple[Seat, Any], ...]
"""Actions by seat, played when time runs out. None is a turn that just passes."""

Level = Literal["page", "knight", "king"]
"""Strength of a computer: a beginner, a good player, and the best within two seconds."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level)  # All levels, from the weakest to the strongest
STAND_IN: Final[Level] = "knight"  # The level that stands in for absent players


@cache
def _names_in(state: type[Any]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(state))


class Player(Protocol[ViewT_contra]):
    """A computer player. It knows only what its seat may see.

    It is deterministic: the same view, menu and state of ``rng`` give the same choice on any
    machine. So thinking is limited by counts, never by a clock.
    """

    def choose(self, view: ViewT_contra, menu: Menu[Any], rng: random.Random) -> Any:
        """Return an action from the menu, or None to do nothing if the clock waits for nobody."""


Players = Mapping[Level, Player[Any]]


class Game(ABC, Generic[StateT, ViewT, OptionsT]):
    """The rules of one game over a mutable state."""

    slug: ClassVar[str]
    title: ClassVar[str]
    position: ClassVar[int] = 100  # Its place in lists. Ties are sorted by slug.
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[Options]]
    actions: ClassVar[TypeAdapter[Any]]
    amendments: ClassVar[TypeAdapter[Any] | None] = None
    """The host's amendments to a running match, or None if the rules have none."""
    takes_back: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that undo an earlier one. They aren't allowed in deals that people
    compare."""
    ungraded: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are never graded and never answer a puzzle, such as offering a draw."""
    daily_seats: ClassVar[int] = 0  # Number of seats in a daily deal, if more than the rules need
    daily_options: ClassVar[Mapping[str, Any]] = {}
    """Options of a daily deal that differ from the defaults, to keep it short."""
    computer_ratings: ClassVar[Mapping[Level, Sequence[int]]] = {}
    """Ratings of computers by number of seats, fewest first, on a scale where a Page has 1260.

    Measured by how often a Page beats them (docs/measurements.md).
    """
    in_arenas: ClassVar[bool] = False
    """True if game nights are played with it: match after match, against any free player."""
    daily_by_choices: ClassVar[bool] = False
    """True if daily deals compare the losses of people's decisions, not the results.

    For games in which equally good decisions lead to very different results. Their reviewer has a
    quick ``screen``.
    """
    moments: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that people want to look at before computers play on."""
    states: ClassVar[TypeAdapter[Any]]
    """Serializes states. A changed field needs a new ``rules_version``."""

    @cached_property
    def has_computers(self) -> bool:
        """Whether it has computer players: a package ``computers`` beside the rules."""
        return self._beside("__init__")

    @cached_property
    def has_reviewer(self) -> bool:
        """Whether its decisions can be graded: a module ``computers.reviewing``."""
        return self._beside("reviewing")

    @property
    def has_puzzles(self) -> bool:
        return self.has_computers and self.has_reviewer

    @property
    def has_daily_deals(self) -> bool:
        """Whether one person can play a match of it at any time."""
        return self.for_one or self.has_computers

    @property
    def computers(self) -> Players:
        """Its computer players by level, imported by name as rules must not depend on them."""
        return self._imported("PLAYERS") if self.has_computers else {}

    @property
    def reviewer(self) -> Any:
        """The ``Reviewer`` that grades its decisions. Only for games that have one."""
        return self._imported("REVIEWER", ".reviewing")

    def _imported(self, name: str, module: str = "") -> Any:
        return getattr(import_module(f"{self._package}.computers{module}"), name)

    def _beside(self, module: str) -> bool:
        return files(self._package).joinpath("computers", f"{module}.py").is_file()

    @property
    def _package(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    @property
    def for_one(self) -> bool:
        """Whether it's for one person: no lobby, no clock, nobody to ping."""
        return self.seats == range(1, 2)

    @abstractmethod
    def new(self, options: OptionsT, seats: int, chance: Chance) -> StateT:
        """Return a new match at its first decision. Raises IllegalOptions if it can't be played."""

    @abstractmethod
    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Return the seats that may act now, from public facts alone.

        If there are several, they act at the same time and in secret. During automatic phases
        (dealing) a seat may be listed although its menu is empty.
        """

    def out(self, state: StateT) -> Collection[Seat]:
        """Return the seats that have nothing more to decide before the next round."""
        return ()

    @abstractmethod
    def menu(self, state: StateT, seat: Seat) -> Menu[Any]:
        """Return the legal actions of a seat. Empty if it may not act."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: Any, chance: Chance) -> list[Event]:
        """Play an action in place. Raises IllegalAction, changing nothing, if it isn't legal."""

    def follow_up(self, state: StateT, seat: Seat, action: Any) -> Any:
        """Return the automatic action that completes a seat's own one, or None.

        It's what anybody would play, and takes no choice away from them.
        """
        return None

    def only_action(self, state: StateT, seat: Seat, *, undoing: bool) -> Any:
        """Return the seat's only possible action, to be played automatically, or None.

        ``undoing``: whether the last action may be undone, which would be another choice. Most
        games leave every action to the player.
        """
        return None

    @abstractmethod
    def deadline(self, state: StateT) -> Deadline | None:
        """Return the decision that the clock waits for, or None."""

    def default_action(self, state: StateT, seat: Seat, chance: Chance) -> Any:
        """Return the action that the rules play at a time-out, or None if the turn just passes.

        It is a rule and asks no computer player. Games without a clock in their rules have none.
        """
        raise NotImplementedError(f"{self.title} has no clock")

    def defaults(self, state: StateT, chance: Chance) -> Plays:
        """Return the default action of each seat that the clock waits for."""
        deadline = self.deadline(state)
        seats = sorted(deadline.seats if deadline else ())
        return tuple((seat, self.default_action(state, seat, chance)) for seat in seats)

    def expire(self, state: StateT, chance: Chance, plays: Plays | None = None) -> list[Event]:
        """Play for the seats that the clock waits for, or advance an automatic phase.

        ``plays`` are the actions recorded in a log, for exactly those seats, or None for the
        defaults. Raises IllegalAction if the log is wrong.
        """
        events: list[Event] = []
        for seat, action in self.defaults(state, chance) if plays is None else plays:
            if action is None:
                raise IllegalAction("unknown_action")
            events += self.apply(state, seat, action, chance)
        return events

    @abstractmethod
    def concede(self, state: StateT, seat: Seat, chance: Chance) -> list[Event]:
        """Give up a seat. Raises IllegalAction if it already was, or if the match is over."""

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
        """Return the number of finished deals.

        None of their cards are in a hand any more, and what was hidden in them says nothing about
        what is hidden now. 0 for games whose cards stay in hand until the end.
        """
        return 0

    def deal_is_whole(self, state: StateT) -> bool:
        """True if the hands of the current deal are complete and no card has been played."""
        return False

    def copy(self, state: StateT) -> StateT:
        """Return an independent copy of a state. Only its lists and nested lists may be mutable."""
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

        Raises ValueError for anything else. Its message quotes nothing of the data, which is
        secret.
        """
        if data.get("version") != self.rules_version:
            raise ValueError(f"a {self.title} state of version {data.get('version')}")
        fields = {name: value for name, value in data.items() if name != "version"}
        try:
            state: StateT = self.states.validate_python(fields)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            raise ValueError(f"a damaged {self.title} state: {(*first['loc'], '?')[0]}") from None
        # Parsing may have filled in or converted something, so the state has to dump to the same
        # data.
        if self.dump(state) != data:
            raise ValueError(f"a damaged {self.title} state")
        return state
