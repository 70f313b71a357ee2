"""Two days of daily deals: thirty people, two servers and the deals across them.

Most attempts are played by the ledger, outside the bot; the bot does what only it does.
"""

import random
from collections import defaultdict
from collections.abc import Iterable
from math import fsum

import pytest

from bot.match.people import Person, Place
from bot.match.ratings import EVERYWHERE
from bot.match.record import Record
from cogs.daily.actions import DailyDeals
from cogs.daily.deals import MAX_AT_A_DEAL, DailyDeal
from cogs.daily.results import daily_table
from cogs.daily.standings import DailyPeriod, DailyStanding, standings
from cogs.privacy.deletion import Deletion
from games import GAMES
from tests.cogs.daily.test_daily_of_all_games import Alone, attempt, begin
from tests.cogs.leaderboards.expecting import all_results
from tests.cogs.leaderboards.test_leaderboard import database_of
from tests.support.acting import play_out
from tests.support.past import Past, past_of
from tests.support.reading import told
from tests.support.world import World, answer

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
    table = await daily_table(world.bot.database, deal, world.people["ann"].id, deal.day)
    assert table.told
    return {line.name: line.percent for line in table.lines}


async def by_deal(world: World) -> dict[str, list[float | None]]:
    """The percentages of all results, by the deal that they are of."""
    found: dict[str, list[float | None]] = defaultdict(list)
    for row in await all_results(world):
        found[row.daily].append(row.percent)
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
