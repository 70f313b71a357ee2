"""Activity on a server: matches and people of each week."""

from datetime import date, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection, case, func, select

from bot.base.calendar import day_at, midnight_after
from bot.storage import tables

WEEKS: Final = 8  # with the current one


class BusyWeek(NamedTuple):
    """A week (UTC) by its Monday, with the matches that ended in it and their players."""

    monday: str
    matches: int
    people: int


def busy_weeks(connection: Connection, guild_id: int, now: int) -> list[BusyWeek]:
    today = date.fromisoformat(day_at(now))
    this = today - timedelta(days=today.weekday())
    mondays = [(this - timedelta(weeks=ago)).isoformat() for ago in range(WEEKS)]
    begins = [midnight_after(monday, days=0) for monday in mondays]
    row = tables.results.c
    # The number of weeks ago, for grouping in one pass over the rows.
    week = case(*((row.at >= at, ago) for ago, at in enumerate(begins)), else_=WEEKS)
    found = connection.execute(
        select(week, func.count(row.number.distinct()), func.count(row.user_id.distinct()))
        .where(row.guild_id == guild_id, row.at >= begins[-1])
        .group_by(week)
    )
    counted = {ago: (matches, people) for ago, matches, people in found}
    return [BusyWeek(monday, *counted.get(ago, (0, 0))) for ago, monday in enumerate(mondays)]
