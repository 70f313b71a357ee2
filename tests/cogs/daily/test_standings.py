"""Standings over many daily deals: settled once, ranked from a number of deals on, streaks."""

from datetime import date, timedelta

import pytest
from sqlalchemy import insert, select, update

from bot.storage import Database, tables
from cogs.daily.deals import DailyDeal
from cogs.daily.pages import StandingsQuery, StandingsView
from cogs.daily.results import people_of
from cogs.daily.standings import DailyPeriod, standings, streak, streak_of
from tests.support.imagined import ENGLISH
from tests.support.looking import drawn, written
from tests.support.results import GUILD, result

TODAY = date(2026, 1, 29)
"""A Thursday."""


def days(*back: int) -> set[str]:
    return {(TODAY - timedelta(days=each)).isoformat() for each in back}


@pytest.mark.parametrize(
    ("played", "length"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((0, 1, 2), 3),
        ((1, 2, 3), 3),
        ((2,), 1),
        ((0, 2, 3), 3),
        ((0, 2, 4), 2),
        ((0, 2, 3, 4, 6), 5),
        ((3,), 0),
        (tuple(range(400)), 400),
    ],
)
def test_a_streak_forgives_a_day_a_week(played: tuple[int, ...], length: int) -> None:
    assert streak(days(*played), TODAY) == length


async def finish(
    database: Database, day: str, places: dict[int, int], slug: str = "high-card"
) -> None:
    """Each person ends one deal of a day in a place among four."""
    last = await database.scalar(
        select(tables.results.c.number).order_by(tables.results.c.number.desc()).limit(1)
    )
    await database.run(
        insert(tables.results),
        [
            result(
                (last or 0) + number,
                user_id=user,
                name=f"p{user}",
                slug=slug,
                rated=False,
                daily=f"{slug}/{day}/{GUILD}",
                place=place,
                won=place == 1,
            )
            for number, (user, place) in enumerate(places.items(), 1)
        ],
    )


async def ranked(
    database: Database, period: DailyPeriod, asker: int = 0
) -> list[tuple[int | None, int, int]]:
    """Place, person and rounded percentage of each line."""
    lines, _ = await standings(database, period, asker, TODAY.isoformat())
    return [(line.place, line.user_id, round(line.percent)) for line in lines]


async def test_a_deal_counts_once_nobody_can_play_it(database: Database) -> None:
    month = DailyPeriod("2026-01", GUILD, "high-card")
    await finish(database, "2026-01-10", {1: 1, 2: 2, 3: 4})
    await finish(database, "2026-01-29", {3: 1, 2: 2, 1: 4})
    await finish(database, "2026-01-28", {1: 1, 2: 2, 3: 4}, "eighty-points")
    best, middle, last = await ranked(database, month)
    assert [place for place, _, _ in (best, middle, last)] == [1, 2, 3]
    assert [user for _, user, _ in (best, middle, last)] == [1, 2, 3]
    assert round(best[2] + middle[2] + last[2]) == 150
    assert await ranked(database, month) == [best, middle, last], "settled once"
    choices = DailyPeriod("2026-01", GUILD, "eighty-points")
    assert await ranked(database, choices) == [], "its choices are still to be judged"
    await finish(database, "2026-01-28", {3: 1, 2: 2, 1: 4})
    lines, _ = await standings(database, month, 0, TODAY.isoformat())
    assert [line.deals for line in lines] == [2, 2, 2], "the day after already"


async def test_a_deal_waits_some_days_for_attempts_to_be_judged(database: Database) -> None:
    row, slug = tables.results.c, "eighty-points"
    await finish(database, "2026-01-27", {1: 1, 2: 2}, slug)
    await finish(database, "2026-01-20", {3: 1}, slug)
    month = DailyPeriod("2026-01", GUILD, slug)
    assert await ranked(database, month) == [(1, 3, 50)], "it's too late to judge"
    for user, given in ((1, 30.0), (2, 0.0)):
        judging = update(tables.results).where(row.user_id == user)
        await database.run(judging.values(given_away=given))
    assert [user for _, user, _ in await ranked(database, month)] == [2, 3, 1]


async def test_too_few_deals_have_no_place_and_only_oneself_sees_them(database: Database) -> None:
    week = DailyPeriod("2026-W03", GUILD, "high-card")
    await finish(database, "2026-01-12", {1: 1, 2: 2})
    assert [user for _, user, _ in await ranked(database, week)] == [1, 2], "from the first deal on"
    for day in ("2026-01-13", "2026-01-14"):
        await finish(database, day, {1: 1, 3: 2})
    assert [user for _, user, _ in await ranked(database, week)] == [1, 3]
    assert [(place, user) for place, user, _ in await ranked(database, week, 2)][2:] == [(None, 2)]
    assert await ranked(database, DailyPeriod("2026-W03", GUILD + 1, "high-card")) == []


async def test_equal_averages_share_a_place(database: Database) -> None:
    percents = {1: (0.1, 0.2, 0.3), 2: (0.3, 0.2, 0.1)}  # the sums differ in their last digits
    deals = [
        result(
            10 * user + day,
            user_id=user,
            daily=f"high-card/2026-01-1{day}/{GUILD}",
            percent=percent,
        )
        for user, each in percents.items()
        for day, percent in enumerate(each)
    ]
    await database.run(insert(tables.results), deals)
    month = DailyPeriod("2026-01", GUILD, "high-card")
    assert [place for place, _, _ in await ranked(database, month)] == [1, 1]


async def test_people_are_called_by_their_latest_names(database: Database) -> None:
    deal = DailyDeal("high-card", "2026-01-10", GUILD)
    rows = [
        result(number, name=name, daily=deal.name, percent=50.0)
        for number, name in enumerate(("ann", "zed", "bob"), 1)
    ]
    await database.run(insert(tables.results), rows)
    month = DailyPeriod("2026-01", GUILD, "high-card")
    (line,), _ = await standings(database, month, 0, TODAY.isoformat())
    assert line.name == "bob"
    assert await database.read(people_of, [deal]) == {1: "bob"}


async def test_a_streak_counts_days_of_any_game(database: Database) -> None:
    await finish(database, "2026-01-29", {1: 1})
    await finish(database, "2026-01-28", {1: 1}, "king-of-the-hill")
    assert await database.read(streak_of, 1, TODAY.isoformat()) == 2
    assert await database.read(streak_of, 2, TODAY.isoformat()) == 0


@pytest.mark.parametrize(
    ("period", "called"), [("2026-11", "NOVEMBER 2026"), ("2026-W03", "WEEK 3 OF 2026")]
)
def test_the_picture_calls_the_period_as_people_do(period: str, called: str) -> None:
    view = StandingsView(
        asker=1,
        language=ENGLISH,
        query=StandingsQuery(),
        period=DailyPeriod(period, GUILD),
        titles={},
        lines=(),
        least=8,
        in_server=True,
    )
    assert called in written(drawn(view.page()))
