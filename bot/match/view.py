"""Views of a match: presenters, texts and pictures get these and nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from pydantic import ValidationError

from bot.base.language import Language
from bot.base.names import clean_name
from bot.match.chairs import Chair
from bot.match.kind import Kind
from bot.match.people import computer_name
from bot.match.record import (
    RECENT_EVENTS,
    Alarm,
    Cause,
    Pace,
    Record,
    Status,
    Unrated,
    stored_event,
)
from games import GAMES
from games.core import AnyGame, Event, Game, ListMenu, Menu, Outcome, Seat, Viewer

ViewT = TypeVar("ViewT")

MAX_SHORT_NAME: Final = 16
_ORIGIN: Final = ("link", "steps", "number")


@dataclass(frozen=True, slots=True)
class MatchView(Generic[ViewT]):
    """A match seen by one viewer (None: a spectator). Times are milliseconds since 1970.

    ``menu`` is the viewer's own, empty without a seat.
    """

    place_id: int | None  # the thread or channel with the board, None for a private match
    version: int
    slug: str
    options: Any | None  # None if the game's options have changed since
    pace: Pace
    status: Status
    host_id: int
    chairs: tuple[Chair, ...]
    invited: tuple[str, ...]
    viewer: Viewer
    _view: ViewT | None
    gave_up: bool  # True if the viewer has given up a seat of this match
    awaited: frozenset[int]
    menu: Menu[Any]
    recent: tuple[dict[str, Any], ...]
    alarm: Alarm
    outcome: Outcome | None
    commitment: str  # the seal of the deal, published before the match begins
    kind: Kind
    shared_deal: str | None  # the name of a deal that other tables play too, or None
    unrated: Unrated | None
    details: Mapping[str, Any]  # values of features (see ``Record.details``)
    origin: Mapping[str, Any] | None
    """The match that the deal comes from: its ``link``, after how many ``steps`` this one
    continues, and the ``number`` of that step in its replay, None in older matches."""
    dealt: bool  # True if the match has ever begun
    cause: Cause | None
    ended_at: int | None
    replayed: bool = False
    """True in replays, which say what has happened and ask nobody for anything."""

    @property
    def rated(self) -> bool:
        return self.unrated is None

    @property
    def shares_deal(self) -> bool:
        return self.shared_deal is not None

    @property
    def game(self) -> AnyGame:
        return GAMES.of_stored(self.slug)

    @property
    def for_one(self) -> bool:
        return self.game.for_one

    @property
    def full(self) -> bool:
        most = self.game.seats.stop - 1 if self.origin is None else self.origin["seats"]
        return len(self.chairs) == most

    @property
    def begun(self) -> bool:
        """Whether there is a game to show: the match has begun and its state can be read."""
        return self._view is not None

    @property
    def view(self) -> ViewT:
        """The game as the viewer may know it. Raises LookupError if there is none."""
        if self._view is None:
            raise LookupError("the match shows no game")
        return self._view

    @property
    def seat(self) -> Seat:
        """The viewer's seat. Raises LookupError for a spectator."""
        if self.viewer is None:
            raise LookupError("a spectator has no seat")
        return self.viewer

    @property
    def host(self) -> str:
        """The host's name, or empty if they no longer have a chair."""
        return next((c.name for c in self.chairs if c.user_id == self.host_id), "")

    @property
    def my_turn(self) -> bool:
        return self.viewer is not None and self.viewer in self.awaited

    def name(self, seat: int) -> str:
        return self.chairs[seat].name

    def short_name(self, seat: int) -> str:
        """Return the beginning of a name, for places with little room."""
        # Cleaned again, as the mark that ends a text direction may have been cut off.
        return clean_name(self.chairs[seat].name[:MAX_SHORT_NAME])

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)


def chairs_in(chairs: Iterable[Chair], language: Language | None) -> list[Chair]:
    """Return chairs as they are shown: names cleaned, computers' names in the language."""
    return [_chair_in(chair, language) for chair in chairs]


def _chair_in(chair: Chair, language: Language | None) -> Chair:
    name = chair.name
    if chair.user_id is None and language is not None:
        name = computer_name(name, language)
    name = clean_name(name)
    return chair if name == chair.name else replace(chair, name=name)


def match_view(
    record: Record, viewer: Viewer, language: Language | None = None, *, gave_up: bool = False
) -> MatchView[Any]:
    """Return the match as a viewer sees it. ``gave_up`` means that they have given up a seat in it.

    ``language`` is the viewer's. Without it, computers keep their stored names.
    """
    game = record.game
    begun = record.begun
    return MatchView(
        place_id=None if record.private else record.stands_in,
        version=record.version,
        slug=record.slug,
        options=_options(record),
        pace=record.pace,
        status=record.status,
        host_id=record.host_id,
        chairs=tuple(chairs_in(record.chairs, language)),
        invited=tuple(clean_name(person["name"]) for person in record.invited),
        viewer=viewer,
        gave_up=gave_up,
        _view=game.view(record.state, viewer) if begun else None,
        awaited=frozenset() if record.closed else record.awaited,
        menu=game.menu(record.state, viewer) if begun and viewer is not None else ListMenu(),
        recent=tuple(record.recent),
        alarm=record.alarm,
        outcome=record.outcome,
        commitment=record.commitment,
        kind=record.kind,
        shared_deal=record.shared_deal,
        unrated=record.unrated,
        details=record.details,
        origin=record.origin
        and {**{name: record.origin.get(name) for name in _ORIGIN}, "seats": record.most},
        dealt=record.dealt,
        cause=record.cause,
        ended_at=record.ended_at,
    )


def _options(record: Record) -> Any | None:
    try:
        return record.game.options.model_validate(record.options)
    except ValidationError:
        return None


def match_view_for(record: Record, user_id: int, language: Language) -> MatchView[Any]:
    """Return the match as a user sees it: from their seat, or as a spectator."""
    chair = record.chair_of(user_id)
    if chair is None or record.status == "lobby":
        gone = any(other.user_id == user_id and other.left for other in record.chairs)
        return match_view(record, None, language, gave_up=gone)
    return match_view(record, chair.seat, language)


def unstored_record(
    game: Game[Any, Any, Any],
    options: dict[str, Any],
    chairs: list[Chair],
    state: Any,
    events: Sequence[Event],
) -> Record:
    """Return a running match that is only shown, such as a lesson's."""
    return Record(
        id="",
        slug=game.slug,
        rules_version=game.rules_version,
        options=options,
        pace="untimed",
        status="running",
        host_id=0,
        guild_id=None,
        locale="en",
        secret=b"",
        commitment="",
        channel_id=0,
        created_at=0,
        seats=len(chairs),
        state=state,
        recent=[stored_event(event) for event in events[-RECENT_EVENTS:]],
        private=True,
        chairs=chairs,
    )
