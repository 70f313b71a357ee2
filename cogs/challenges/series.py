"""A best-of: matches of the same two people, perhaps only one, and their score."""

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Self

from sqlalchemy import Connection, bindparam, insert, select, update

from bot.base.language import sentence
from bot.match.kind import Kind, register
from bot.match.ledger import After, Change
from bot.match.record import CLOSED, SECONDS, Pace, Record
from bot.match.view import MatchView
from bot.storage import tables

BREAK_MS: Final = 24 * 60 * 60 * 1000
"""A best-of ends at its present score if the next match isn't dealt within this time."""
PROMPT_MS: Final = 15 * 60 * 1000
"""If turns take minutes, the person who asked for a match has to be there when it begins. So their
request lapses after this time."""
_FIND = select(tables.series).where(tables.series.c.id == bindparam("of")).with_for_update()
_NAME: Final = "series"
"""The name under which a match's details hold its best-of."""
_READY: Final = "next_match"
"""The name under which a match's details say who is ready for the next one."""


@dataclass(frozen=True, slots=True)
class Series:
    """The score of a best-of.

    Side 0 had the first seat of its first match. ``forfeited`` is the side that left one of its
    matches. The chairs of its matches tell who they are.
    """

    id: str
    best_of: int
    first_wins: int = 0
    second_wins: int = 0
    draws: int = 0
    ended: bool = False
    forfeited: int | None = None

    @property
    def wins(self) -> tuple[int, int]:
        """Number of matches that each side has won."""
        return self.first_wins, self.second_wins

    @property
    def winner(self) -> int | None:
        """The winning side once it is over; None if there is none."""
        if self.forfeited is not None:
            return 1 - self.forfeited
        if not self.ended or self.first_wins == self.second_wins:
            return None
        return int(self.second_wins > self.first_wins)

    def after(self, winner: int | None) -> Self:
        """Return the series after one more match. ``winner`` is a side, or None for a draw.

        It ends when the side behind could not draw level any more, or nothing is left to play.
        """
        wins = [won + (winner == side) for side, won in enumerate(self.wins)]
        draws = self.draws + (winner is None)
        left = self.best_of - sum(wins) - draws
        ended = left <= 0 or abs(wins[0] - wins[1]) > left
        return replace(self, first_wins=wins[0], second_wins=wins[1], draws=draws, ended=ended)

    def forfeit(self, side: int) -> Self:
        """Return the series after a side has left, which loses the rest of it."""
        return replace(self, ended=True, forfeited=side)

    def stop(self) -> Self:
        """Return the series ended at its present score."""
        return replace(self, ended=True)


_COLUMNS = tuple(each.name for each in fields(Series))


def side_of(seat: int, number: int) -> int:
    """Return the side on a seat in the match of that number: seats change each time."""
    return (seat + number - 1) % 2


CHALLENGE: Final = register(
    Kind(
        name="challenge",
        takebacks=False,
        closed=sentence(
            "This match is part of a best-of series, so only its two players can be in it."
        ),
    )
)
"""A match from a challenge, perhaps one of several."""


def series_of(seen: Record | MatchView[Any]) -> tuple[Series, int] | None:
    """Return the series at the match's last change, and the match's number in it."""
    noted = seen.details.get(_NAME)
    if noted is None:
        return None
    values = dict(noted)
    number = values.pop("number")
    return Series(**values), number


def is_prompt(pace: Pace) -> bool:
    """Return True for paces at which somebody who isn't there loses within minutes."""
    seconds = SECONDS[pace]
    return seconds is not None and seconds * 1000 < PROMPT_MS


def ready_seat(seen: Record | MatchView[Any]) -> tuple[int, int] | None:
    """Return the seat that is ready for the next match, and its deadline. None if nobody is."""
    noted = seen.details.get(_READY)
    return None if noted is None else (noted["seat"], noted["until"])


def note_ready(record: Record, ready: tuple[int, int] | None) -> None:
    """Store whose seat is ready for the next match and until when, or nobody's."""
    record.details = {name: value for name, value in record.details.items() if name != _READY}
    if ready is not None:
        record.details[_READY] = {"seat": ready[0], "until": ready[1]}


def note(record: Record, series: Series, number: int) -> None:
    """Store the series in a match's details, and the match's number in it, from 1."""
    record.details = {**record.details, _NAME: {**asdict(series), "number": number}}


def count_when_closed(record: Record) -> After | None:
    """Count the end of a match in its series. See ``Ledger.before_commit``."""
    if record.status in CLOSED or series_of(record) is None:
        return None

    def count(change: Change) -> None:
        if change.record.status in CLOSED:
            _count(change.connection, change.record)

    return count


def _count(connection: Connection, record: Record) -> None:
    """Store the result of a closed match in its series.

    Players who have left lose the rest of it. If a match was called off otherwise, the series ends
    at its present score.
    """
    found = series_of(record)
    assert found is not None, "looked for before"
    series, number = load_series(connection, found[0].id), found[1]
    if series is None or series.ended:
        return
    sides = {side_of(chair.seat, number): chair for chair in record.chairs}
    gone = [side for side, chair in sides.items() if chair.left]
    if record.status == "cancelled":
        series = series.stop()
    else:
        first, second = ((sides[side].away, sides[side].place or 0) for side in (0, 1))
        series = series.after(None if first == second else int(second < first))
    if len(gone) == 1:
        series = series.forfeit(gone[0])
    save_series(connection, series)
    note(record, series, number)


def load_series(connection: Connection, series_id: str) -> Series | None:
    """Load a series and lock it."""
    row: Any = connection.execute(_FIND, {"of": series_id}).mappings().first()
    return None if row is None else Series(**{name: row[name] for name in _COLUMNS})


def create_series(connection: Connection, series: Series, guild_id: int) -> None:
    connection.execute(insert(tables.series), {**asdict(series), "guild_id": guild_id})


def save_series(connection: Connection, series: Series) -> None:
    table = tables.series
    connection.execute(update(table).where(table.c.id == series.id).values(asdict(series)))
