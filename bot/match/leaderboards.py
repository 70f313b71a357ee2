"""Leaderboards as people see them: pages of lines, one's own rank, the months played."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import (
    CompoundSelect,
    Connection,
    ScalarSelect,
    Select,
    and_,
    case,
    func,
    literal,
    select,
    true,
    tuple_,
    union_all,
)
from sqlalchemy.sql import ColumnElement

from bot.base.calendar import ALL_TIME
from bot.match import ratings
from bot.match.ratings import EVERYWHERE, ORDER, Standing, Tier, worth
from bot.storage import tables
from games import GAMES

LINES_PER_PAGE: Final = 10
MAX_COUNTED: Final = 1000
"""Maximum number of lines that are counted for a page, so that large leaderboards stay fast."""
_LOOKED_BACK: Final = 50


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The key of a leaderboard: a server or everywhere, a board, a period."""

    guild_id: int
    board: str
    period: str

    @property
    def worldwide(self) -> bool:
        return self.guild_id == EVERYWHERE


@dataclass(slots=True)
class LeaderboardLine(Standing):
    """One person's line. ``place`` is None if they have no rank yet.

    ``gone`` means that they have left the server, as far as is known, so their rank earns nothing.
    """

    place: int | None = None
    gone: bool = False

    @property
    def rating(self) -> int | None:
        """The displayed rating, or None on boards that are ordered by results."""
        return None if self.mu is None else ratings.displayed_rating(self.mu)

    @property
    def earned(self) -> bool:
        """False for people who have left, and for a total of zero on boards without ratings."""
        return not self.gone and (self.rating is not None or self.total > 0)

    @property
    def mean(self) -> float:
        return self.total / max(1, self.played)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page of a leaderboard, counted from 0, as one person sees it.

    ``people`` is the number of lines, up to ``MAX_COUNTED``. ``more`` means that pages follow.
    """

    lines: tuple[LeaderboardLine, ...]
    page: int
    people: int
    more: bool
    own: LeaderboardLine | None = None
    hidden: bool = False  # True if the reader has chosen not to appear in this leaderboard

    @property
    def pages(self) -> int | None:
        """The number of pages, or None if there are too many lines to count."""
        return None if self.people > MAX_COUNTED else max(1, -(-self.people // LINES_PER_PAGE))

    @property
    def own_here(self) -> bool:
        return self.own is not None and any(line.user_id == self.own.user_id for line in self.lines)


_row = tables.ratings.c
_ORDER: Final = [_row[name] for name in ORDER]


def barred_from(guild_id: Any) -> Select[tuple[int]]:
    """Return a query for the people whom a server has blocked. They are left out of all lists."""
    return select(tables.bars.c.user_id).where(tables.bars.c.guild_id == guild_id)


def _in(table: Leaderboard, tier: ColumnElement[bool]) -> ColumnElement[bool]:
    return and_(
        _row.user_id.not_in(barred_from(table.guild_id)),
        _row.guild_id == table.guild_id,
        _row.board == table.board,
        _row.period == table.period,
        tier,
    )


_LISTED: Final = _row.tier < Tier.HIDDEN


def counting(table: Leaderboard, most: int) -> Select[Any]:
    """Return a query that counts the lines of a leaderboard, up to ``most``."""
    some = select(_row.user_id).where(_in(table, _LISTED)).limit(most).subquery()
    return select(func.count()).select_from(some)


def paging(table: Leaderboard, first: int, number: int = LINES_PER_PAGE) -> Select[Any]:
    """Return a query for ``number`` lines in order, starting at offset ``first``."""
    return (
        select(tables.ratings)
        # A sum, so that SQLite doesn't use the users' index.
        .where(_in(table, _LISTED), _row.user_id + 0 > 0)
        .order_by(_row.tier, *(column.desc() for column in _ORDER), _row.user_id)
        .limit(number)
        .offset(first)
    )


def finding(table: Leaderboard, user_id: int) -> Select[Any]:
    return select(tables.ratings).where(_in(table, _row.user_id == user_id))


def better(table: Leaderboard, line: Any, *, or_equal: bool = False) -> Select[Any]:
    """Return a query that counts better lines in the same tier, and equal ones if ``or_equal``."""
    mine = worth(line)
    theirs = tuple_(*_ORDER[: len(mine)])
    wanted = theirs >= mine if or_equal else theirs > mine
    return select(func.count()).where(_in(table, _row.tier == line.tier), wanted)


def before(table: Leaderboard, line: Any) -> Select[Any]:
    """Return a query that counts the lines listed before a line."""
    mine, theirs = tuple(getattr(line, name) for name in ORDER), tuple_(*_ORDER)
    same = _row.tier == line.tier

    def number(where: ColumnElement[bool]) -> ScalarSelect[Any]:
        return select(func.count()).where(_in(table, where)).scalar_subquery()

    return select(
        number(_row.tier < line.tier)
        + number(and_(same, theirs > mine))
        + number(and_(same, theirs == mine, _row.user_id < line.user_id))
    )


def stepping(table: Leaderboard) -> Select[Any]:
    """Return a query for the months in which a board was played, the latest first.

    It is a recursive query that jumps from month to month, like a loose index scan.
    """
    here = and_(_row.guild_id == table.guild_id, _row.board == table.board)
    latest = select(func.max(_row.period).label("period")).where(here, _row.period < ALL_TIME)
    found = latest.cte("months", recursive=True)
    # A year's weeks sort after its months, so a step from a week skips all weeks of that year.
    bound = case(
        (found.c.period.like("%W%"), func.substr(found.c.period, 1, 5) + "W"),
        else_=found.c.period,
    )
    earlier = select(func.max(_row.period)).where(here, _row.period < bound).scalar_subquery()
    found = found.union_all(select(earlier).where(found.c.period.is_not(None)))
    return select(found.c.period).where(found.c.period.is_not(None))


def months_of(connection: Connection, table: Leaderboard) -> list[str]:
    """Return the months in which a leaderboard's board was played, the latest first."""
    found = connection.scalars(stepping(table))
    return [period for period in found if re.fullmatch(r"\d{4}-\d\d", period)]


def latest_board(connection: Connection, guild_id: int) -> str | None:
    """Return the board of a server's latest counted match of an installed game, if any."""
    row = tables.results.c
    where = true() if guild_id == EVERYWHERE else row.guild_id == guild_id
    query = (
        select(row.slug, row.board, row.rated, row.worldwide)
        .where(where)
        .order_by(row.number.desc())
        .limit(_LOOKED_BACK)
    )
    for each in connection.execute(query):
        counted = each.worldwide if guild_id == EVERYWHERE else each.rated
        if counted and each.slug in GAMES:
            board: str = each.board
            return board
    return None


def sheet_of(connection: Connection, table: Leaderboard, page: int, user_id: int) -> Sheet:
    """Return a page of a leaderboard, or the nearest one that exists, as the user sees it."""
    people = connection.scalar(counting(table, MAX_COUNTED + 1)) or 0
    if page > 0 and page * LINES_PER_PAGE >= people:  # beyond what is counted, or beyond the end
        page = min(page, last_page(connection, table))
    lines = _lines(connection, paging(table, page * LINES_PER_PAGE, LINES_PER_PAGE + 1))
    more = len(lines) > LINES_PER_PAGE
    del lines[LINES_PER_PAGE:]
    _place(connection, lines, page * LINES_PER_PAGE)
    sheet = Sheet(tuple(lines), page, people, more)
    own = own_line(connection, table, user_id)
    if own is None or own.tier == Tier.HIDDEN:
        return replace(sheet, hidden=own is not None)
    return replace(sheet, own=own)


def page_of(connection: Connection, table: Leaderboard, user_id: int) -> int:
    """Return the page with the user's line, or the first page if they have none."""
    own = next(iter(_lines(connection, finding(table, user_id))), None)
    if own is None or own.tier == Tier.HIDDEN:
        return 0
    return (connection.scalar(before(table, own)) or 0) // LINES_PER_PAGE


def last_page(connection: Connection, table: Leaderboard) -> int:
    every = select(func.count()).where(_in(table, _LISTED))
    return max(0, (connection.scalar(every) or 0) - 1) // LINES_PER_PAGE


def first_pages(
    connection: Connection, guild_id: int, boards: Sequence[str], period: str
) -> dict[str, list[LeaderboardLine]]:
    """Return the first lines of each board that has any, in one query."""
    pages = [paging(Leaderboard(guild_id, board, period), 0).subquery() for board in boards]
    found = _lines(connection, union_all(*map(select, pages)))
    found.sort(key=_rank)  # a database may mix the parts
    listed = {board: [line for line in found if line.board == board] for board in boards}
    for lines in listed.values():
        _place(connection, lines, 0)
    return {board: lines for board, lines in listed.items() if lines}


def _rank(line: LeaderboardLine) -> tuple[int, ...]:
    return (line.tier, *(-getattr(line, name) for name in ORDER), line.user_id)


def count_as_good(connection: Connection, lines: Sequence[LeaderboardLine]) -> dict[str, int]:
    """Count the people who are as good as the given line or better, by board."""
    counts = [
        better(
            Leaderboard(line.guild_id, line.board, line.period), line, or_equal=True
        ).add_columns(literal(line.board))
        for line in lines
    ]
    return {board: n for n, board in connection.execute(union_all(*counts))} if counts else {}


def best_lines(connection: Connection, table: Leaderboard, number: int) -> list[LeaderboardLine]:
    """Return the first lines of a leaderboard that have a rank."""
    lines = _lines(connection, paging(table, 0, number))
    _place(connection, lines, 0)
    return [line for line in lines if line.place is not None]


def count_ranked(connection: Connection, table: Leaderboard) -> int:
    ranked = select(func.count()).where(_in(table, _row.tier == Tier.ESTABLISHED))
    return connection.scalar(ranked) or 0


def _lines(
    connection: Connection, query: Select[Any] | CompoundSelect[Any]
) -> list[LeaderboardLine]:
    return [LeaderboardLine(**row) for row in connection.execute(query).mappings()]


def own_line(connection: Connection, table: Leaderboard, user_id: int) -> LeaderboardLine | None:
    """Return the user's line with its rank, hidden or not, or None."""
    own = next(iter(_lines(connection, finding(table, user_id))), None)
    if own is not None:
        own.place = place_of(connection, own)
    return own


def place_of(connection: Connection, line: LeaderboardLine) -> int | None:
    """Return the rank of a line, or None if it has none yet."""
    if line.tier != Tier.ESTABLISHED:
        return None
    table = Leaderboard(line.guild_id, line.board, line.period)
    return 1 + (connection.scalar(better(table, line)) or 0)


def _place(connection: Connection, lines: Sequence[LeaderboardLine], first: int) -> None:
    for at, line in enumerate(lines):
        if at == 0:
            best = first == 0 and line.tier == Tier.ESTABLISHED
            line.place = 1 if best else place_of(connection, line)
        elif line.tier == Tier.ESTABLISHED:
            equal = worth(line) == worth(lines[at - 1])
            line.place = lines[at - 1].place if equal else first + at + 1
