"""Tables of standings as people see them: pages of lines, one's own place, the months played."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Row, Select, and_, case, func, select, true
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from bot.base.calendar import ALL_TIME
from bot.matches.record import LIVE
from bot.results import ratings
from bot.results.counting import daily_board
from bot.results.ratings import EVERYWHERE, Tier
from bot.storage import Database, tables

PAGE: Final = 10
"""So many lines are on a page."""
MOST_COUNTED: Final = 1000
"""Lines of a table are counted up to here for every page, so that large tables stay quick."""
_LOOKED_BACK: Final = 50


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """Which table: of a server or across servers, of a board, of a period."""

    guild_id: int
    board: str
    period: str

    @property
    def worldwide(self) -> bool:
        """Whether it is one across servers."""
        return self.guild_id == EVERYWHERE


@dataclass(frozen=True, slots=True)
class Line:
    """Somebody's line; ``place`` is None for those who have none (yet)."""

    place: int | None
    user_id: int
    name: str
    mu: float | None
    sigma: float | None
    played: int
    won: int
    best_streak: int
    total: int
    fewest: int | None

    @property
    def rating(self) -> int | None:
        """As people know it; None on boards that are ordered by results."""
        return None if self.mu is None else ratings.shown(self.mu)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of a table, counted from 0, as somebody sees it.

    ``people`` are the lines of the table as far as they are counted, up to ``MOST_COUNTED``;
    ``more`` says that pages follow; ``most`` is the ``total`` of the table's first line.
    """

    lines: tuple[Line, ...]
    page: int
    people: int
    more: bool
    most: int
    own: Line | None = None
    hidden: bool = False
    """Whether the asker keeps out of this table by their own wish."""

    @property
    def pages(self) -> int | None:
        """How many there are; None for more than are counted."""
        return None if self.people > MOST_COUNTED else max(1, -(-self.people // PAGE))

    @property
    def own_here(self) -> bool:
        """Whether the asker's line is on this page."""
        return self.own is not None and any(line.user_id == self.own.user_id for line in self.lines)


_row = tables.ratings.c


def _in(table: Leaderboard, tier: ColumnElement[bool]) -> ColumnElement[bool]:
    """The lines of some tiers of a table."""
    return and_(
        _row.guild_id == table.guild_id,
        _row.board == table.board,
        _row.period == table.period,
        tier,
    )


_LISTED: Final = _row.tier < Tier.HIDDEN


def counting(table: Leaderboard, most: int) -> Select[Any]:
    """How many lines are listed in a table, counted up to so many."""
    some = select(_row.user_id).where(_in(table, _LISTED)).limit(most).subquery()
    return select(func.count()).select_from(some)


def paging(table: Leaderboard, first: int, number: int = PAGE) -> Select[Any]:
    """So many lines in the order of the table, from one that is counted from 0."""
    return (
        select(tables.ratings)
        .where(_in(table, _LISTED), _row.user_id + 0 > 0)  # a sum, lest an index of users be taken
        .order_by(_row.tier, _row.merit.desc(), _row.user_id)
        .limit(number)
        .offset(first)
    )


def finding(table: Leaderboard, user_id: int) -> Select[Any]:
    """Somebody's own line."""
    return select(tables.ratings).where(_in(table, _row.user_id == user_id))


def better(table: Leaderboard, line: Row[Any]) -> Select[Any]:
    """How many of the same tier are better."""
    same = _in(table, _row.tier == line.tier)
    return select(func.count()).where(same, _row.merit > line.merit)


def before(table: Leaderboard, line: Row[Any]) -> Select[Any]:
    """How many are listed before somebody, besides those of their tier who are better."""
    equal = _in(table, and_(_row.tier == line.tier, _row.merit == line.merit))
    equals = select(func.count()).where(equal, _row.user_id < line.user_id).scalar_subquery()
    above = select(func.count()).where(_in(table, _row.tier < line.tier)).scalar_subquery()
    return select(equals + above)


def stepping(table: Leaderboard) -> Select[Any]:
    """The months in which a board was played, the latest first, each found by its own step."""
    here = and_(_row.guild_id == table.guild_id, _row.board == table.board)
    latest = select(func.max(_row.period).label("period")).where(here, _row.period < ALL_TIME)
    found = latest.cte("months", recursive=True)
    # Weeks of a year come after its months: from one of them the next step is past them all.
    bound = case(
        (found.c.period.like("%W%"), func.substr(found.c.period, 1, 5) + "W"),
        else_=found.c.period,
    )
    earlier = select(func.max(_row.period)).where(here, _row.period < bound).scalar_subquery()
    found = found.union_all(select(earlier).where(found.c.period.is_not(None)))
    return select(found.c.period).where(found.c.period.is_not(None))


class Leaderboards:
    """Reads tables of standings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sheet(self, table: Leaderboard, page: int, user_id: int) -> Sheet:
        """A page of a table, or the nearest there is, as somebody sees it."""
        async with self._database.read() as connection:
            people = await connection.scalar(counting(table, MOST_COUNTED + 1)) or 0
            if page > 0 and page * PAGE >= people:  # beyond what is counted, or beyond the end
                page = min(page, await _last_page(connection, table))
            rows = (await connection.execute(paging(table, page * PAGE, PAGE + 1))).all()
            lines = await _placed(connection, table, rows[:PAGE], page * PAGE)
            most = lines[0].total if lines else 0
            if page > 0:
                most = (await connection.execute(paging(table, 0, 1))).one().total
            sheet = Sheet(lines, page, people, len(rows) > PAGE, most)
            mine = (await connection.execute(finding(table, user_id))).first()
            if mine is None or mine.tier == Tier.HIDDEN:
                return replace(sheet, hidden=mine is not None)
            place = None
            if mine.tier == Tier.ESTABLISHED:
                place = 1 + (await connection.scalar(better(table, mine)) or 0)
            return replace(sheet, own=_line(mine, place))

    async def last_page(self, table: Leaderboard) -> int:
        """The page of the last line."""
        async with self._database.read() as connection:
            return await _last_page(connection, table)

    async def page_of(self, table: Leaderboard, user_id: int) -> int:
        """The page of somebody's line; the first one for who has none."""
        async with self._database.read() as connection:
            mine = (await connection.execute(finding(table, user_id))).first()
            if mine is None or mine.tier == Tier.HIDDEN:
                return 0
            ahead = await connection.scalar(better(table, mine)) or 0
            return (ahead + (await connection.scalar(before(table, mine)) or 0)) // PAGE

    async def number_of_best(self, table: Leaderboard, places: int) -> int:
        """How many have one of the first places; more than places if equal ones are among them."""
        established = _in(table, _row.tier == Tier.ESTABLISHED)
        merits = select(_row.merit).where(established).order_by(_row.merit.desc()).limit(places)
        last = select(func.min(merits.subquery().c.merit)).scalar_subquery()
        best = select(func.count()).where(established, _row.merit >= last)
        async with self._database.read() as connection:
            return await connection.scalar(best) or 0

    async def months(self, table: Leaderboard) -> list[str]:
        """The months in which the board of a table was played, the latest first."""
        async with self._database.read() as connection:
            found = await connection.scalars(stepping(table))
            return [period for period in found if re.fullmatch(r"\d{4}-\d\d", period)]

    async def latest_board(self, guild_id: int) -> str | None:
        """What was counted last in a server, or across servers."""
        row = tables.results.c
        where = true() if guild_id == EVERYWHERE else row.guild_id == guild_id
        query = (
            select(row.slug, row.daily, row.rated, row.worldwide)
            .where(where)
            .order_by(row.number.desc())
            .limit(_LOOKED_BACK)
        )
        async with self._database.read() as connection:
            for each in await connection.execute(query):
                if each.worldwide if guild_id == EVERYWHERE else each.rated:
                    return each.slug if each.daily is None else daily_board(each.slug)
        return None


async def _last_page(connection: AsyncConnection, table: Leaderboard) -> int:
    every = select(func.count()).where(_in(table, _LISTED))
    return max(0, (await connection.scalar(every) or 0) - 1) // PAGE


async def _placed(
    connection: AsyncConnection, table: Leaderboard, rows: Sequence[Row[Any]], first: int
) -> tuple[Line, ...]:
    """The lines of a page, each with its place: equal merit is an equal place."""
    lines: list[Line] = []
    for at, row in enumerate(rows):
        place: int | None = None
        if row.tier == Tier.ESTABLISHED:
            if at == 0 and first > 0:
                place = 1 + (await connection.scalar(better(table, row)) or 0)
            elif at > 0 and row.merit == rows[at - 1].merit:
                place = lines[-1].place
            else:
                place = first + at + 1
        lines.append(_line(row, place))
    return tuple(lines)


def _line(row: Row[Any], place: int | None) -> Line:
    return Line(
        place,
        row.user_id,
        row.name,
        row.mu,
        row.sigma,
        row.played,
        row.won,
        row.best_streak,
        row.total,
        row.fewest,
    )


@dataclass(frozen=True, slots=True)
class DailyLine:
    """How one attempt at a daily deal ended; ``named`` says whether all may know whose it was."""

    place: int
    user_id: int
    name: str
    kings: int
    won: bool
    drawn: int
    named: bool


@dataclass(frozen=True, slots=True)
class DailyTable:
    """The finished attempts at a daily deal, the best first, and how many are not finished."""

    lines: tuple[DailyLine, ...]
    under_way: int
    mine_under_way: bool

    @property
    def winners(self) -> tuple[DailyLine, ...]:
        """Who is first, if anybody brought down a king."""
        return tuple(line for line in self.lines if line.place == 1 and line.kings > 0)


async def daily_table(database: Database, name: str, user_id: int) -> DailyTable:
    """The table of one daily deal as somebody sees it.

    In a server everybody is named; elsewhere only those who allow it, and whoever asks.
    """
    everybody = name.rsplit("/", 1)[1] != str(EVERYWHERE)
    async with database.read() as connection:
        rows = (await connection.execute(finished(name))).all()
        hosts = (await connection.scalars(unfinished(name))).all()
    ordered = sorted(rows, key=lambda row: (_worth(row), row.number))
    worths = [_worth(row) for row in ordered]
    lines = []
    for row, worth in zip(ordered, worths, strict=True):
        mine = row.user_id == user_id
        lines.append(
            DailyLine(
                place=1 + bisect_left(worths, worth),
                user_id=row.user_id,
                name=row.name if everybody or mine else row.called or row.name,
                kings=row.score,
                won=row.won,
                drawn=row.spent or 0,
                named=everybody or mine or bool(row.worldwide),
            )
        )
    return DailyTable(tuple(lines), len(hosts), user_id in hosts)


def finished(name: str) -> Select[Any]:
    """The finished attempts at a daily deal, with what those people allow across servers."""
    row, wish = tables.results.c, tables.preferences.c
    return (
        select(
            row.number,
            row.user_id,
            row.name,
            row.score,
            row.won,
            row.spent,
            wish.worldwide,
            wish.name.label("called"),
        )
        .join_from(tables.results, tables.preferences, wish.user_id == row.user_id, isouter=True)
        .where(row.daily == name, row.user_id > 0)
    )


def unfinished(name: str) -> Select[Any]:
    """Who still plays a daily deal."""
    row = tables.matches.c
    return select(row.host_id).where(row.daily == name, row.status.in_(LIVE))


def _worth(row: Row[Any]) -> tuple[int, bool, int]:
    """More kings, then a win, then the fewest cards drawn in one; the least is the best."""
    return (-row.score, not row.won, (row.spent or 0) if row.won else 0)
