"""Standings over many daily deals: settled once, ranked from a number of deals on, streaks."""

import random
from collections import defaultdict
from collections.abc import Iterable
from datetime import date, timedelta
from math import fsum

import pytest
from sqlalchemy import insert, select, update

from bot.match.people import Person, Place
from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from bot.storage import Database, tables
from cogs.daily.actions import DailyDeals
from cogs.daily.deals import MAX_AT_A_DEAL, DailyDeal
from cogs.daily.pages import StandingsQuery, StandingsView
from cogs.daily.results import daily_table, people_of
from cogs.daily.standings import DailyPeriod, DailyStanding, standings, streak, streak_of
from cogs.privacy.deletion import Deletion
from games import GAMES
from tests.cogs.daily.test_daily_of_all_games import Alone, attempt, begin
from tests.cogs.leaderboards.expecting import all_results
from tests.cogs.leaderboards.test_leaderboard import database_of
from tests.support.acting import play_out
from tests.support.imagined import ENGLISH
from tests.support.looking import drawn, written
from tests.support.past import Past, past_of
from tests.support.reading import told
from tests.support.results import GUILD, result
from tests.support.world import World, answer

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
                deal=f"{slug}/{day}/{GUILD}",
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
            deal=f"high-card/2026-01-1{day}/{GUILD}",
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
        result(number, name=name, deal=deal.name, percent=50.0)
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


GAME = GAMES["high-card"]
OTHER = 77
"""The second server."""
DAY = 24 * 3600
CROWD = [Person(9000 + number, f"guest {number}", 1) for number in range(29)]
"""Everybody but ann: the first twenty with her on her server, the others on the second."""
HERE, THERE = CROWD[:20], CROWD[20:]


async def play(
    world: World, people: Iterable[Person], guild_id: int, *, everywhere: bool = False
) -> list[Record]:
    """Everybody begins today's deal and plays it to its end."""
    records = []
    async with past_of(database_of(world), world.env.now()) as past:
        for person in people:
            records.append(await _play(past, person, guild_id, everywhere=everywhere))
    return records


async def _play(past: Past, person: Person, guild_id: int, *, everywhere: bool) -> Record:
    place = Place(guild_id=guild_id, channel_id=1, locale="en-US")
    record, dealt = await past.daily_deals.begin(
        GAME.slug, past.click(person), place, everywhere=everywhere
    )
    assert dealt
    rng = random.Random(f"{person.user_id}/{record.shared_deal}")
    return await past.shelf.ledger.change(record.id, play_out, rng)


async def ask(world: World) -> str:
    """Return the lines about today's deal of her server on ann's page."""
    return told(answer(await world.people["ann"].slash(world.channel, "daily", game=GAME.slug)))


async def percents_shown(world: World) -> dict[str, float | None]:
    """Return each person's percentage at today's deal of her server, as ann's page shows it."""
    deal = world.bot.service(DailyDeals).deal_of_today(GAME.slug, world.guild.id)
    table = await world.bot.database.read(daily_table, deal, world.people["ann"].id, deal.day)
    assert table.told
    return {line.name: line.percent for line in table.lines}


async def by_deal(world: World) -> dict[str, list[float | None]]:
    """The percentages of all results, by the deal that they are of."""
    found: dict[str, list[float | None]] = defaultdict(list)
    for row in await all_results(world):
        found[row.deal].append(row.percent)
    return dict(found)


async def ranking(world: World, guild_id: int) -> dict[str, DailyStanding]:
    """This month's standings of the game, everybody ranked who has played a deal."""
    today = world.bot.service(DailyDeals).today()
    lines, _ = await standings(
        world.bot.database, DailyPeriod(today[:7], guild_id, GAME.slug), 0, today
    )
    assert [line.percent for line in lines] == sorted((x.percent for x in lines), reverse=True)
    return {line.name: line for line in lines}


async def change_rules(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start again with rules of a later version."""
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
    await world.restart()


@pytest.mark.long
async def test_two_days_of_thirty_people(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.daily.standings.MIN_DEALS", {"month": (1, 1)})
    guild, ann = world.guild.id, Alone(world, GAME)
    await begin(world, GAME)
    first = (await attempt(world)).shared_deal
    assert first is not None
    today = DailyDeal.parse(first)
    await play(world, HERE, guild)
    await world.restart()
    assert "20 players have finished it." in await ask(world)
    await begin(world, GAME)
    await ann.finish()
    assert "**ann**" in await ask(world)
    await play(world, THERE, OTHER)
    await play(world, CROWD, OTHER, everywhere=True)
    sizes = {name: len(rows) for name, rows in (await by_deal(world)).items()}
    abroad = DailyDeal(GAME.slug, today.day, EVERYWHERE)
    there = DailyDeal(GAME.slug, today.day, OTHER)
    assert sizes == {
        today.name: MAX_AT_A_DEAL,
        today.numbered(1).name: 1,
        there.name: len(THERE),
        abroad.name: MAX_AT_A_DEAL,
        abroad.numbered(1).name: len(CROWD) - MAX_AT_A_DEAL,
    }
    before = await percents_shown(world)
    await world.bot.service(Deletion).delete(HERE[0].user_id)
    assert await percents_shown(world) == {
        name: percent for name, percent in before.items() if name != HERE[0].name
    }

    await world.leap(DAY)
    tomorrow = today.on(world.bot.service(DailyDeals).today())
    await begin(world, GAME)
    await play(world, HERE[1:4], guild)
    await change_rules(world, monkeypatch)
    await begin(world, GAME)
    again = next(each for each in await world.all_matches() if each.live)
    assert again.shared_deal != tomorrow.name, "she has seen the cards of the first"
    await play(world, HERE[4:7], guild)

    await world.leap(3 * DAY)
    here = await ranking(world, guild)
    assert {line.deals for name, line in here.items()} == {1, 2}
    settled = await by_deal(world)
    for name, percents in settled.items():
        assert None not in percents, "all are settled"
        assert fsum(each or 0 for each in percents) == pytest.approx(50 * len(percents)), name
    assert len(await ranking(world, OTHER)) == len(THERE)
    assert len(await ranking(world, EVERYWHERE)) == len(CROWD) - 1
    assert len(settled[tomorrow.name]) == 3, "those who had the same rules"
