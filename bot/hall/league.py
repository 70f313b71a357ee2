"""The league: servers compared by their best people at the deals across servers, each month."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, case, func, select

from bot.match.ratings import EVERYWHERE
from bot.storage import Database, tables
from cogs.daily.standings import DailyPeriod, settle

COUNTED: Final = 10
"""Number of a server's best people who make its result; those it lacks count as 0."""
MIN_RANKED: Final = 3
"""Number of ranked people from which on a server has a place.

So no result tells how a single person did.
"""


@dataclass(frozen=True, slots=True)
class LeagueLine:
    """A server's place in a month, its result in percent, and how many ranked people it has."""

    place: int
    guild_id: int
    name: str
    percent: float
    ranked: int


def league_month(month: str) -> DailyPeriod:
    """Return the deals that count in the league in a month such as ``2026-11``."""
    return DailyPeriod(month, EVERYWHERE)


async def league(database: Database, month: str, today: str) -> tuple[LeagueLine, ...]:
    """Return the servers that have a place in a month, the best first.

    Deals count once nobody can be playing them any more.
    """
    await settle(database, today)
    return await database.read(_league, month)


def _league(connection: Connection, month: str) -> tuple[LeagueLine, ...]:
    return tuple(LeagueLine(*row) for row in connection.execute(_servers(month)))


def _servers(month: str) -> Select[Any]:
    """Return a query for the servers of the league, in order, as ``LeagueLine`` has them."""
    row, server = tables.results.c, tables.guild_settings.c
    period, mean = league_month(month), func.avg(tables.results.c.percent)
    order = func.row_number().over(partition_by=row.guild_id, order_by=mean.desc())
    people = (
        select(row.guild_id, mean.label("percent"), order.label("number"))
        .join(tables.guild_settings, server.guild_id == row.guild_id)
        .where(server.league_name.is_not(None), server.left_at.is_(None))
        .where(*period.counted(), row.user_id > 0)
        .group_by(row.guild_id, row.user_id)
        .having(func.count() >= period.least)
        .subquery()
    )
    best = case((people.c.number <= COUNTED, people.c.percent), else_=0.0)
    percent = func.sum(best) / COUNTED
    return (
        select(
            func.rank().over(order_by=percent.desc()).label("place"),
            *(server.guild_id, server.league_name, percent, func.count()),
        )
        .join_from(people, tables.guild_settings, server.guild_id == people.c.guild_id)
        .group_by(server.guild_id, server.league_name)
        .having(func.count() >= MIN_RANKED)
        .order_by("place", server.guild_id)
    )
