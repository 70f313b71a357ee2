"""Views of a match: all that presenters, texts and pictures ever get."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from bot.base.language import Language
from bot.match.people import computer_name
from bot.match.record import CLOSED, Alarm, Cause, Chair, Pace, Record, Status
from cogs.challenges.series import Series, side_of
from cogs.takebacks.store import Takeback, takeback_of
from games.core import ListMenu, Menu, Outcome, Seat, Viewer

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class MatchView(Generic[ViewT]):
    """A match seen by one viewer (None: a spectator). Times are milliseconds since 1970.

    ``menu`` is the viewer's own, empty for who has no seat; ``secret`` is there only once it no
    longer protects anything.
    """

    match_id: str
    place_id: int
    version: int
    slug: str
    options: Any | None
    """None where the game's options are others by now."""
    pace: Pace
    status: Status
    host_id: int
    chairs: tuple[Chair, ...]
    invited: tuple[str, ...]
    viewer: Viewer
    _view: ViewT | None
    gave_up: bool
    """True if the viewer has given up a seat of this match."""
    awaited: frozenset[int]
    menu: Menu[Any]
    recent: tuple[dict[str, Any], ...]
    alarm: Alarm
    outcome: Outcome | None
    commitment: str
    secret: str | None
    solitaire: bool
    daily: str | None
    in_evening: bool
    """True if it is played with a deal of an evening, that others play too."""
    shared: bool
    carried: bool
    casual: bool
    hinted: bool
    taken_back: bool
    takeback: Takeback | None
    """The action that may be taken back now; None if there is none."""
    origin: Mapping[str, Any] | None
    """The match that the deal comes from: ``link``, and after how many ``steps`` it goes on."""
    dealt: bool
    """True if the match has ever begun."""
    cause: Cause | None
    """Reason why it was called off, if that is known."""
    leaves_unplayed: bool
    """True if the match is called off when the viewer leaves now."""
    series: Series | None
    """How the best-of of several matches stands that it is one of."""
    series_number: int | None
    """Its number in a best-of; None where others may sit down."""
    across: bool
    """True if it has a second board, where one of the players is."""
    ended_at: int | None

    @property
    def alone(self) -> bool:
        """Return whether one person plays it from the start: a game for one, or a daily deal."""
        return self.solitaire or self.daily is not None

    @property
    def begun(self) -> bool:
        """Return whether there is a game to see: one that has begun and keeps its state."""
        return self._view is not None

    @property
    def view(self) -> ViewT:
        """Return what the viewer may know of the game. Raises LookupError if there is nothing."""
        if self._view is None:
            raise LookupError(f"match {self.match_id} shows no game")
        return self._view

    @property
    def seat(self) -> Seat:
        """Return the viewer's seat. Raises LookupError for a spectator."""
        if self.viewer is None:
            raise LookupError("a spectator has no seat")
        return self.viewer

    @property
    def host(self) -> str:
        """Return what the host is called; empty where there is none any more."""
        return next((c.name for c in self.chairs if c.user_id == self.host_id), "")

    @property
    def my_turn(self) -> bool:
        """Return whether the viewer is waited for."""
        return self.viewer is not None and self.viewer in self.awaited

    def name(self, seat: int) -> str:
        """Return what to call a seat."""
        return self.chairs[seat].name

    def name_of_side(self, side: int) -> str:
        """Return what to call a side of the best-of that this is a match of."""
        return self.name(side_of(side, self.series_number or 1))

    @property
    def names(self) -> tuple[str, ...]:
        """Return what to call each seat, for pictures."""
        return tuple(chair.name for chair in self.chairs)


def chairs_in(chairs: Iterable[Chair], language: Language) -> list[Chair]:
    """Return chairs with the names of computers in a language."""
    return [
        replace(chair, name=computer_name(chair.name, language)) if chair.user_id is None else chair
        for chair in chairs
    ]


def match_view(
    record: Record, viewer: Viewer, language: Language | None = None, *, gave_up: bool = False
) -> MatchView[Any]:
    """Return the match as a viewer sees it, who may have given up a seat of it.

    ``language`` is the viewer's; without one, computers have the names that are stored.
    """
    game = record.game
    begun = record.begun
    return MatchView(
        match_id=record.id,
        place_id=record.place_id or record.channel_id,
        version=record.version,
        slug=record.slug,
        options=_options(record),
        pace=record.pace,
        status=record.status,
        host_id=record.host_id,
        chairs=tuple(record.chairs if language is None else chairs_in(record.chairs, language)),
        invited=tuple(person["name"] for person in record.invited),
        viewer=viewer,
        gave_up=gave_up,
        _view=game.view(record.state, viewer) if begun else None,
        awaited=record.awaited,
        menu=game.menu(record.state, viewer) if begun and viewer is not None else ListMenu(),
        recent=tuple(record.recent),
        alarm=record.alarm,
        outcome=record.outcome,
        commitment=record.commitment,
        secret=record.secret.hex() if record.status in CLOSED and not record.shared_deal else None,
        solitaire=record.solitaire,
        daily=record.daily,
        in_evening=record.evening_deal is not None,
        shared=record.shared,
        carried=record.carried,
        casual=record.casual,
        hinted=record.hinted,
        taken_back=record.taken_back,
        takeback=takeback_of(record),
        origin=record.origin and {name: record.origin[name] for name in ("link", "steps")},
        dealt=record.dealt,
        cause=record.cause,
        leaves_unplayed=viewer is not None and record.leaves_unplayed(record.chairs[viewer]),
        series=record.series if record.series and record.series.best_of > 1 else None,
        series_number=record.series_number,
        across=record.across,
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
