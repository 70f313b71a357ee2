"""Standings over many daily deals: mean percentages of weeks and months, and daily streaks."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    func,
    literal_column,
    or_,
    select,
    update,
)

from bot.base.calendar import week_of
from bot.match.leaderboards import barred_from
from bot.match.ratings import EVERYWHERE
from bot.match.record import CLOSED
from bot.match.shared_deals import AVERAGE
from bot.storage import Database, tables
from cogs.daily.results import compared, goes_by_choices, name_shown
from games import GAMES

DAYS_UNTIL_SETTLED: Final = 2  # after this, nobody can still be playing a daily deal
DAYS_TO_JUDGE: Final = 5  # after this, a deal no longer waits for unjudged attempts
MIN_DEALS: Final = {"week": (3, 8), "month": (8, 20)}
"""Number of deals that always suffice for a rank, for one game and for all.

If nobody has played that many, half as many as the most active person's suffice, so that there are
ranks from the first deal.
"""


@dataclass(frozen=True, slots=True)
class DailyPeriod:
    """A week or month (``2026-W47``, ``2026-11``) of daily deals, of one game or of all.

    ``guild_id`` is the server of the deals, or ``EVERYWHERE``.
    """

    period: str
    guild_id: int
    slug: str | None = None

    @property
    def enough(self) -> int:
        of_game, of_all = MIN_DEALS["week" if "W" in self.period else "month"]
        return of_all if self.slug is None else of_game

    @property
    def first_day(self) -> date:
        if "W" not in self.period:
            return date.fromisoformat(f"{self.period}-01")
        year, number = self.period.split("-W")
        return date.fromisocalendar(int(year), int(number), 1)

    def counted(self) -> tuple[ColumnElement[bool], ...]:
        """Return the conditions for the results that count in it.

        A deal is never finished before its day, so the index by time skips earlier results.
        """
        row, first = tables.results.c, self.first_day
        begin = datetime.combine(first, time(), UTC)
        if "W" in self.period:
            last = (first + timedelta(days=6)).isoformat()
        else:
            last = f"{self.period}-31"
        return (
            *([] if self.slug is None else [row.slug == self.slug]),
            row.percent.is_not(None),
            row.at >= int(begin.timestamp() * 1000),
            row.day.between(first.isoformat(), last),
            row.deal_guild_id == self.guild_id,
        )


@dataclass(slots=True)
class DailyStanding:
    """A person's mean percentage over a number of deals. ``place`` is None if those are too few.

    ``named``: every reader may know whose it is. ``gone``: they're known to have left the server.
    """

    place: int | None
    user_id: int
    name: str
    percent: float
    deals: int
    named: bool
    gone: bool = False


@dataclass(frozen=True, slots=True)
class DailyRecord:
    """A person's mean percentage over the deals of a period, their number, and the daily streak."""

    percent: float | None
    deals: int
    streak: int


class DailyStandings(NamedTuple):
    """The ranked people of a period, best first, then the reader if not ranked.

    ``least`` is the number of deals needed for a rank.
    """

    lines: tuple[DailyStanding, ...]
    least: int


async def standings(
    database: Database,
    period: DailyPeriod,
    asker: int,
    today: str,
    least: int | None = None,
    closed: str | None = None,
) -> DailyStandings:
    """Return the standings of a period. Deals count once nobody can be playing them any more.

    ``least`` is the number of deals needed for a rank, if it shouldn't depend on what was played.
    Deals of the ``closed`` month count immediately.
    """
    await settle(database, today, closed)
    return await database.read(_standings, period, asker, least)


async def settle(database: Database, today: str, closed: str | None = None) -> None:
    """Store the percentages of the deals that nobody can be playing any more.

    Those of the ``closed`` month don't wait for unfinished attempts.
    """
    waiting = await database.read(_unsettled, today, closed)
    if waiting:
        await database.write(_settle, waiting)


def _standings(
    connection: Connection, period: DailyPeriod, asker: int, least: int | None
) -> DailyStandings:
    least = least or _least(connection, period)
    row, wish = tables.results.c, tables.preferences.c
    mean, deals = func.avg(row.percent), func.count()
    # A sum, so that SQLite doesn't read all results in the order of its index of people.
    person = row.user_id + literal_column("0")
    # Everybody with a rank, and the asker even without one.
    people = (
        select(
            *(person.label("user_id"), func.max(row.number).label("last")),
            *(mean.label("percent"), deals.label("deals")),
        )
        .where(*period.counted(), person > 0, person.not_in(barred_from(period.guild_id)))
        .group_by(person)
        .having(or_(deals >= least, person == asker))
        .subquery()
    )
    latest = and_(row.number == people.c.last, row.user_id == people.c.user_id)
    found = sorted(
        connection.execute(
            select(*people.c, row.name, wish.worldwide, wish.name.label("called"))
            .join_from(people, tables.results, latest)
            .join(tables.preferences, wish.user_id == people.c.user_id, isouter=True)
        ),
        key=lambda each: (_merit(each), -each.deals, each.user_id),
    )
    ranked = [each for each in found if each.deals >= least]
    merits = [_merit(each) for each in ranked]
    known = period.guild_id != EVERYWHERE
    lines = [
        _standing(each, 1 + bisect_left(merits, _merit(each)), asker, known=known)
        for each in ranked
    ]
    lines += [_standing(each, None, asker, known=known) for each in found if each.deals < least]
    return DailyStandings(tuple(lines), least)


def _merit(row: Any) -> float:
    """Return the sort key for places, best first.

    It is rounded, because the mean of the same percentages depends on the order of adding them.
    """
    return -round(float(row.percent), 6)


def _least(connection: Connection, period: DailyPeriod) -> int:
    row, deals = tables.results.c, func.count().label("deals")
    person = row.user_id + literal_column("0")  # see `_standings`
    played = select(deals).where(*period.counted(), person > 0).group_by(person)
    most = connection.scalar(select(func.max(played.subquery().c.deals))) or 0
    return min(period.enough, max(1, (most + 1) // 2))


def _standing(row: Any, place: int | None, asker: int, *, known: bool) -> DailyStanding:
    known |= row.user_id == asker
    name, named = name_shown(row, known=known), known or bool(row.worldwide)
    return DailyStanding(place, row.user_id, name, row.percent, row.deals, named)


def _unsettled(connection: Connection, today: str, closed: str | None) -> list[str]:
    """Return the deals that can be settled and whose percentages aren't stored yet.

    Those of games that aren't installed wait: only a game knows how its deals are compared.
    """
    row, match, day = tables.results.c, tables.matches.c, date.fromisoformat(today)
    first_open = (day - timedelta(days=DAYS_UNTIL_SETTLED - 1)).isoformat()
    first_judged = (day - timedelta(days=DAYS_TO_JUDGE)).isoformat()
    waiting = select(row.deal, row.day).where(
        row.day < today, row.percent.is_(None), row.slug.in_(tuple(GAMES))
    )
    over = {each.deal: each.day for each in connection.execute(waiting.distinct())}
    # Older deals are settled without a look at their matches: nobody can be playing them.
    recent = [name for name, day in over.items() if day >= first_open and day[:7] != closed]
    # An attempt may end at the last moment, and is judged a little later.
    judged = [name for name, day in over.items() if day >= first_judged and goes_by_choices(name)]
    played = select(match.shared_deal).where(
        match.shared_deal.in_(recent), match.status.not_in(CLOSED)
    )
    unjudged = select(row.deal).where(row.deal.in_(judged), ~row.left, row.given_away.is_(None))
    held = {*(connection.scalars(played) if recent else ())}
    held |= {*(connection.scalars(unjudged) if judged else ())}
    return [name for name in over if name not in held]


def _settle(connection: Connection, names: Sequence[str]) -> None:
    row = tables.results.c
    for name in names:
        finish = (row.place, row.score, row.won, row.spent, row.left, row.given_away)
        query = select(row.number, row.deal, *finish).where(row.deal == name)
        rows = connection.execute(query).all()
        values = [
            {"of": number, "percentage": AVERAGE if percent is None else percent}
            for number, percent in compared(rows).items()
        ]
        settling = update(tables.results).where(row.number == bindparam("of"))
        connection.execute(settling.values(percent=bindparam("percentage")), values)


def daily_record(
    connection: Connection, user_id: int, period: DailyPeriod, today: str, *, own: bool
) -> DailyRecord:
    """Return a person's results over a period.

    If it's their ``own``, the streak is over all their deals. For others it is over those of the
    same server, or of all servers, so that they don't learn what is played elsewhere.
    """
    row = tables.results.c
    found = connection.execute(
        select(func.avg(row.percent), func.count()).where(row.user_id == user_id, *period.counted())
    )
    percent, deals = found.one()
    guild_id = None if own else period.guild_id
    return DailyRecord(percent, deals, streak_of(connection, user_id, today, guild_id))


def streak_of(connection: Connection, user_id: int, today: str, guild_id: int | None = None) -> int:
    """Return the number of consecutive days on which a person has played a daily deal.

    Conceded deals don't count. Today may still be open, and one missed day in each week (Monday to
    Sunday) is forgiven. With a ``guild_id`` only its deals count, or those shared by all servers if
    it is ``EVERYWHERE``.
    """
    row = tables.results.c
    played = select(row.day).where(row.user_id == user_id, row.day.is_not(None), ~row.left)
    if guild_id is not None:
        played = played.where(row.deal_guild_id == guild_id)
    return streak({*connection.scalars(played.distinct())}, date.fromisoformat(today))


def streak(days: Collection[str], today: date) -> int:
    length, forgiven = 0, set[str]()
    for back in count():
        day = today - timedelta(days=back)
        if day.isoformat() in days:
            length += 1
        # Today may still be played, and each week forgives one day.
        elif back and week_of(day) in forgiven:
            break
        elif back:
            forgiven.add(week_of(day))
    return length
