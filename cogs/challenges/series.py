"""A best-of: matches of the same two people, perhaps only one, and how it stands between them."""

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Self

from sqlalchemy import Connection, bindparam, insert, select, update

from bot.base.language import sentence
from bot.match.kind import Kind, register
from bot.match.ledger import After, Change
from bot.match.record import CLOSED, Record
from bot.match.view import MatchView
from bot.storage import tables

BREAK_MS: Final = 24 * 60 * 60 * 1000
"""A best-of ends as it stands if its next match is not dealt within this time."""
_FIND = select(tables.series).where(tables.series.c.id == bindparam("of")).with_for_update()
_NAME: Final = "series"
"""The name under which a match's details hold its best-of."""


@dataclass(frozen=True, slots=True)
class Series:
    """How a best-of stands.

    Its sides are 0, who sat on the first seat of its first match, and 1. ``forfeited`` is the side
    that left a match of it. Who they are is known by the chairs of its matches.
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
        """Return the matches that each side has won."""
        return self.first_wins, self.second_wins

    @property
    def winner(self) -> int | None:
        """Return the side that has won once it has ended; None if nobody has."""
        if self.forfeited is not None:
            return 1 - self.forfeited
        if not self.ended or self.first_wins == self.second_wins:
            return None
        return int(self.second_wins > self.first_wins)

    def after(self, winner: int | None) -> Self:
        """Return how it stands after one more match, which a side has won, or nobody.

        It has ended when who is behind could not draw level any more, or nothing is left to play.
        """
        wins = [won + (winner == side) for side, won in enumerate(self.wins)]
        draws = self.draws + (winner is None)
        left = self.best_of - sum(wins) - draws
        ended = left <= 0 or abs(wins[0] - wins[1]) > left
        return replace(self, first_wins=wins[0], second_wins=wins[1], draws=draws, ended=ended)

    def forfeit(self, side: int) -> Self:
        """Return how it stands once a side has left, and so lost the rest of it."""
        return replace(self, ended=True, forfeited=side)

    def stop(self) -> Self:
        """Return how it stands once it goes on no longer: as it stood."""
        return replace(self, ended=True)


_COLUMNS = tuple(each.name for each in fields(Series))


def side_of(seat: int, number: int) -> int:
    """Return the side that sits on a seat in the match of that number: seats change each time."""
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
"""A match that comes of a challenge, perhaps one of several."""


def series_of(seen: Record | MatchView[Any]) -> tuple[Series, int] | None:
    """Return how a match's best-of stood when the match changed last, and its number there."""
    noted = seen.details.get(_NAME)
    if noted is None:
        return None
    values = dict(noted)
    number = values.pop("number")
    return Series(**values), number


def note(record: Record, series: Series, number: int) -> None:
    """Note with a match how its best-of stands, and its number there, from 1."""
    record.details = {**record.details, _NAME: {**asdict(series), "number": number}}


def count_when_closed(record: Record) -> After | None:
    """Count the end of a match in its best-of. See ``Ledger.before_commit``."""
    if record.status in CLOSED or series_of(record) is None:
        return None

    def count(change: Change) -> None:
        if change.record.status in CLOSED:
            _count(change.connection, change.record)

    return count


def _count(connection: Connection, record: Record) -> None:
    """Store what the end of a match means for its best-of.

    Players who have left lose the rest of it. If a match was called off otherwise, it ends as it
    stands.
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
    """Return how a best-of stands, locked to be changed; None if there is none."""
    row: Any = connection.execute(_FIND, {"of": series_id}).mappings().first()
    return None if row is None else Series(**{name: row[name] for name in _COLUMNS})


def create_series(connection: Connection, series: Series, guild_id: int) -> None:
    """Store a best-of of a server for the first time."""
    connection.execute(insert(tables.series), {**asdict(series), "guild_id": guild_id})


def save_series(connection: Connection, series: Series) -> None:
    """Store how a best-of stands now."""
    table = tables.series
    connection.execute(update(table).where(table.c.id == series.id).values(asdict(series)))
