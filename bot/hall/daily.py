"""Tables of daily deals: who has finished one and how well, and how many still play it."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, select

from bot.matches.counting import is_solitaire
from bot.matches.ratings import EVERYWHERE
from bot.matches.record import LIVE
from bot.storage import Database, tables
from games import GAMES

DAILY_GAMES: Final = tuple(slug for slug in GAMES if is_solitaire(slug))
"""The games that have a deal of the day, in the order of menus."""


@dataclass(frozen=True, slots=True)
class DailyLine:
    """The result of one attempt at a daily deal; ``named`` if all may know whose it was."""

    place: int
    user_id: int
    name: str
    score: int
    won: bool
    spent: int | None
    named: bool


@dataclass(frozen=True, slots=True)
class DailyTable:
    """The finished attempts at a daily deal, the best first, and how many are not finished."""

    lines: tuple[DailyLine, ...]
    under_way: int
    mine_under_way: bool

    @property
    def named(self) -> tuple[DailyLine, ...]:
        """Return the lines of which all may know whose they are."""
        return tuple(line for line in self.lines if line.named)

    @property
    def winners(self) -> tuple[DailyLine, ...]:
        """Return who is first, if anybody scored."""
        return tuple(line for line in self.lines if line.place == 1 and line.score > 0)


async def daily_table(database: Database, name: str, user_id: int) -> DailyTable:
    """Return the results of one daily deal as a person may see them.

    In a server everybody is named; elsewhere only those who allow it, and the person themselves.
    """
    everybody = name.rsplit("/", 1)[1] != str(EVERYWHERE)
    rows, hosts = await database.read(_attempts, name)
    ordered = sorted(rows, key=lambda row: (_worth(row), row.number))
    worths = [_worth(row) for row in ordered]
    lines = []
    for row, worth in zip(ordered, worths, strict=True):
        known = everybody or row.user_id == user_id
        lines.append(
            DailyLine(
                place=1 + bisect_left(worths, worth),
                user_id=row.user_id,
                name=row.name if known else row.called or row.name,
                score=row.score,
                won=row.won,
                spent=row.spent,
                named=known or bool(row.worldwide),
            )
        )
    return DailyTable(tuple(lines), len(hosts), user_id in hosts)


def _attempts(connection: Connection, name: str) -> tuple[Sequence[Row[Any]], Sequence[int]]:
    """Return a query for the finished attempts, with what their people allow."""
    return connection.execute(finished_attempts(name)).all(), connection.scalars(
        unfinished_attempts(name)
    ).all()


def finished_attempts(name: str) -> Select[Any]:
    """Return the finished attempts at a daily deal, with what those people allow across servers."""
    row, wish = tables.results.c, tables.preferences.c
    return (
        select(
            *(row.number, row.user_id, row.name, row.score, row.won, row.spent),
            *(wish.worldwide, wish.name.label("called")),
        )
        .join_from(tables.results, tables.preferences, wish.user_id == row.user_id, isouter=True)
        .where(row.daily == name, row.user_id > 0)
    )


def unfinished_attempts(name: str) -> Select[Any]:
    """Return a query for the people who still play a daily deal."""
    row = tables.matches.c
    return select(row.host_id).where(row.daily == name, row.status.in_(LIVE))


def _worth(row: Row[Any]) -> tuple[int, bool, int]:
    """Return a greater score, then a win, then the least spent on one; the least is the best."""
    return (-row.score, not row.won, (row.spent or 0) if row.won else 0)
