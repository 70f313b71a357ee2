"""A best-of: matches of the same two people, perhaps only one, and how it stands between them."""

from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, Self

from sqlalchemy import Connection, bindparam, insert, select, update

from bot.storage import tables

BREAK_MS: Final = 24 * 60 * 60 * 1000
"""A best-of ends as it stands if its next match is not dealt within this time."""
_FIND = select(tables.series).where(tables.series.c.id == bindparam("of"))


@dataclass(frozen=True, slots=True)
class Series:
    """How a best-of stands.

    Its sides are 0, who sat on the first seat of its first match, and 1. ``forfeited`` is the side
    that left a match of it. Who they are is known by the chairs of its matches.
    """

    id: str
    guild_id: int
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


def side_of(seat: int, number: int) -> int:
    """Return the side that sits on a seat in the match of that number: seats change each time."""
    return (seat + number - 1) % 2


def load_series(
    connection: Connection, series_id: str, *, to_change: bool = False
) -> Series | None:
    """Return how a best-of stands, locked if it is to be changed; None if there is none."""
    found = _FIND.with_for_update() if to_change else _FIND
    row: Any = connection.execute(found, {"of": series_id}).mappings().first()
    return None if row is None else Series(**row)


def load_several(connection: Connection, series_ids: Collection[str]) -> dict[str, Series]:
    """Return how best-ofs stand, by id, in one statement."""
    if not series_ids:
        return {}
    found = connection.execute(select(tables.series).where(tables.series.c.id.in_(series_ids)))
    return {row["id"]: Series(**row) for row in found.mappings()}


def create_series(connection: Connection, series: Series) -> None:
    """Store a best-of for the first time."""
    connection.execute(insert(tables.series), asdict(series))


def save_series(connection: Connection, series: Series) -> None:
    """Store how a best-of stands now."""
    table = tables.series
    connection.execute(update(table).where(table.c.id == series.id).values(asdict(series)))
