"""The puzzle leaderboard of a server."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, case, func, select

from bot.match.leaderboards import LINES_PER_PAGE, LeaderboardLine, barred_from
from bot.match.ratings import EVERYWHERE, UNCERTAIN_ABOVE, Tier
from bot.storage import tables
from cogs.puzzles.actions import line_of
from cogs.puzzles.tables import puzzle_ratings

_row, _wish = puzzle_ratings.c, tables.preferences.c
_UNCERTAIN: Final = case((_row.sigma > UNCERTAIN_ABOVE, 1), else_=0)


@dataclass(frozen=True, slots=True)
class PuzzleSheet:
    """A page of the leaderboard as a person sees it; ``own`` is that person's line.

    Pages are counted from 0.
    """

    guild_id: int
    lines: tuple[LeaderboardLine, ...]
    page: int
    people: int
    own: LeaderboardLine | None

    @property
    def last(self) -> int:
        """Number of the last page."""
        return max(0, (self.people - 1) // LINES_PER_PAGE)


def sheet_of(connection: Connection, guild_id: int, page: int, user_id: int) -> PuzzleSheet:
    """Return a page of a server's leaderboard, or the nearest existing page.

    On a server it lists everybody it hasn't blocked; across servers only people who allow it, by
    the name chosen there.
    """
    listed = _listed(guild_id)
    people = _count(connection, listed)
    page = max(0, min(page, (people - 1) // LINES_PER_PAGE))
    order = (_UNCERTAIN, _row.mu.desc(), _row.user_id)
    first = page * LINES_PER_PAGE
    found = listed.order_by(*order).limit(LINES_PER_PAGE).offset(first)
    lines = [_placed(connection, guild_id, row) for row in connection.execute(found).mappings()]
    mine = connection.execute(listed.where(_row.user_id == user_id)).mappings().first()
    own = None if mine is None else _placed(connection, guild_id, mine)
    return PuzzleSheet(guild_id, tuple(lines), page, people, own)


def _listed(guild_id: int) -> Select[Any]:
    if guild_id != EVERYWHERE:
        there = (_row.guild_id == guild_id, _row.user_id.not_in(barred_from(guild_id)))
        return select(puzzle_ratings).where(*there)
    columns = [column for column in _row if column is not _row.name]
    return (
        select(*columns, func.coalesce(_wish.name, "").label("name"))
        .join_from(puzzle_ratings, tables.preferences, _wish.user_id == _row.user_id)
        .where(_row.guild_id == guild_id, _wish.worldwide)
    )


def _placed(connection: Connection, guild_id: int, row: Any) -> LeaderboardLine:
    """Return a line with its rank, if its rating is certain enough for one."""
    line = line_of(dict(row))
    if line.tier == Tier.ESTABLISHED:
        better = _listed(guild_id).where(_row.sigma <= UNCERTAIN_ABOVE, _row.mu > row["mu"])
        line.place = 1 + _count(connection, better)
    return line


def _count(connection: Connection, found: Select[Any]) -> int:
    return connection.scalar(select(func.count()).select_from(found.subquery())) or 0
