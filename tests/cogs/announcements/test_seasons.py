"""Announcements on a server, once each: new champions, and the end of a month's season."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from bot.base.calendar import day_at, month_of, periods_at
from bot.match import actions
from bot.match.counting import count_ended
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.people import Person, Place
from bot.match.ratings import ORDER, daily_board, worth
from bot.preferences.server_panel import Values
from bot.preferences.servers import GuildSettings
from bot.storage import tables
from cogs.announcements.cog import Announcer, hold_seasons
from cogs.announcements.tables import announcements
from cogs.daily.standings import settle
from games import GAMES
from tests.cogs.games.kill_the_kings.playing import NEAR_WIN, arrange, make
from tests.cogs.server_settings.managing import choose, have_set, panel, push
from tests.support.past import RESIDENTS, Past, past_of
from tests.support.places import place_of
from tests.support.ranked import one_game_short, store, well_known
from tests.support.stored import let_all_decide, overheard
from tests.support.world import World, pings, text_of

HOUR = 3600
MONTH = 31 * 24 * HOUR + HOUR + 60
"""Seconds from the beginning of the simulated January until it's closed in February."""
CHAMPION, SEASON = "A new champion", " season is over"


def told(world: World, kind: str, channel_id: int | None = None) -> list[str]:
    shown = world.messages(channel_id or world.channel.id)
    announced = [message for message in shown if kind in text_of(message)]
    assert not any(pings(message) for message in announced)
    return [text_of(message) for message in announced]


async def waiting(world: World) -> int:
    to_tell = announcements.c.kind.in_(("champion", "season"))
    return await world.bot.database.scalar(select(func.count()).where(to_tell)) or 0


def test_seasons_begin_with_the_month_in_which_they_are_turned_on() -> None:
    def turned_on(settings: GuildSettings, moment: str) -> Values:
        now = datetime.fromisoformat(moment).replace(tzinfo=UTC)
        return hold_seasons(True, settings, int(now.timestamp() * 1000))

    first = turned_on(GuildSettings(), "2026-01-31T23:59:59")
    assert first == {"closed_season": "2025-12"}
    again = turned_on(GuildSettings(seasons=True, more=first), "2026-02-01T00:00")
    assert again == {}, "January is still to be announced"
    later = turned_on(GuildSettings(more=first), "2026-06-15T00:00")
    assert later == {"closed_season": "2026-05"}


@asynccontextmanager
async def elsewhere(world: World, ago: timedelta = timedelta()) -> AsyncIterator[Past]:
    """Matches that end in another process, so that the bot's herald hears nothing of them."""
    async with past_of(place_of(world.settings.database_url), world.env.now() - ago) as past:
        yield past


async def beat(
    world: World, past: Past, winner: Person, loser: Person, *, known: bool = True
) -> None:
    """Play a match of High Card that one person wins against the other.

    If they are ``known``, it's as though they had played before, equally well.
    """
    periods = periods_at(past.shelf.ledger.now()) if known else ()
    for person in (winner, loser):
        if person.user_id not in {each.id for each in world.people.values()}:
            world.take_in(person)
        before = [well_known(world.guild.id, person.user_id, period=each) for each in periods]
        await store(past.shelf.database, before, replace=False)
    record = await past.begin("high-card", [winner, loser], place=hall_of(world))
    await past.resign(record, loser)


def hall_of(world: World, channel_id: int | None = None) -> Place:
    return Place(world.guild.id, channel_id or world.channel.id, "en-US")


async def concede_daily(
    world: World, past: Past, number: int, channel_id: int | None = None
) -> None:
    """So many guests try the deal of the day, as on other days, and give up at once."""
    periods, board = periods_at(past.shelf.ledger.now()), daily_board("kill-the-kings")
    for guest in (Person(4100 + n, f"guest {n}", 1) for n in range(number)):
        world.take_in(guest)
        of = (world.guild.id, guest.user_id, board)
        await store(past.shelf.database, [one_game_short(*of, period=each) for each in periods])
        here = hall_of(world, channel_id)
        record, _ = await past.daily_deals.begin("kill-the-kings", past.click(guest), here)
        await past.resign(record, guest)


async def top(world: World, board: str, period: str) -> list[Any]:
    row = tables.ratings.c
    query = (
        select(tables.ratings)
        .where(row.guild_id == world.guild.id, row.board == board, row.period == period)
        .where(row.tier == 0, row.user_id > 0)
        .order_by(*(row[name].desc() for name in ORDER), row.user_id)
    )
    return list(await world.bot.database.rows(query))


async def play_in_seasons(world: World, *, on: bool = True) -> None:
    await push(world, await panel(world, "Hall of fame"), f"seasons/{int(on)}")


async def have_played(world: World, name: str, score: int = 4) -> None:
    """Make the next game of Kill the Kings rank somebody who has no games yet."""
    own, periods = (world.guild.id, world.people[name].id), periods_at(world.bot.ledger.now())
    lines = [one_game_short(*own, period=each, score=score) for each in periods]
    await store(world.bot.database, lines, replace=False)


async def win(world: World, name: str) -> None:
    """A game of Kill the Kings that a player wins with their next card, as those before."""
    await have_played(world, name)
    record, board = await world.deal(name)
    await arrange(world, record, **NEAR_WIN)
    await make(world, name, board, ("draw", ""))
    await make(world, name, board, ("place", "QH/0"))
    assert (await world.now(record)).status == "over"


async def test_a_new_channel_gets_what_waits(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOUR_MS", "DAY_MS", "WEEK_MS"):  # half an hour instead of a week
        monkeypatch.setattr(f"bot.show.postings.{name}", 30 * 60_000)
    await have_set(world, champions=True)
    await have_played(world, "ann")
    record, board = await world.deal("ann")
    await arrange(world, record, **NEAR_WIN)
    await make(world, "ann", board, ("draw", ""))
    with world.refusals.refuse(world.channel, 50013, callbacks=False):
        await make(world, "ann", board, ("place", "QH/0"))
        await world.env.advance_time(40 * 60)
    assert told(world, CHAMPION) == []
    hall = world.guild.create_text_channel("fame")
    await choose(world, await panel(world, "Hall of fame"), "herald", hall)
    await world.env.advance_time(60)
    assert len(world.messages(hall.id)) == 1


async def test_a_new_champion_is_announced_once_where_the_match_was_played(world: World) -> None:
    await have_set(world, champions=True)
    await win(world, "ann")
    (announced,) = told(world, CHAMPION)
    assert "👑 **ann** takes first place in Kill the Kings." in announced
    assert "100% of kings killed" in announced
    await win(world, "bob")
    assert len(told(world, CHAMPION)) == 1, "a shared first place makes nobody champion"
    await win(world, "ann")
    assert len(told(world, CHAMPION)) == 1, "ann has stayed champion"
    await win(world, "bob")
    await win(world, "bob")
    assert "**bob** takes first place" in told(world, CHAMPION)[-1]
    await world.restart()
    assert len(told(world, CHAMPION)) == 2
    assert await waiting(world) == 0


async def test_who_is_blocked_or_has_left_is_no_champion(world: World) -> None:
    await have_set(world, champions=True)
    await win(world, "ann")
    await world.bot.guild_book.bar(world.guild.id, world.people["ann"].id, "ann", 1, 1)
    await win(world, "bob")
    assert "**bob** takes first place" in told(world, CHAMPION)[-1], "ann isn't in the way"
    async with elsewhere(world) as past:
        await beat(world, past, BEN, EVE)
    world.env.backend.remove_member(world.guild.id, BEN.user_id)
    assert await waiting(world) == 1
    await world.restart()
    assert await waiting(world) == 0
    assert not any("ben" in announced for announced in told(world, CHAMPION))


async def test_a_season_lists_who_has_left_without_a_medal_and_nobody_blocked(world: World) -> None:
    await play_in_seasons(world)
    for name, number in (("ann", 3), ("bob", 2), ("cem", 1)):
        for _ in range(number):
            await win(world, name)
    await world.bot.guild_book.bar(world.guild.id, world.people["ann"].id, "ann", 1, 1)
    world.guild.remove_member(world.people["bob"])
    await world.leap(MONTH)
    (announced,) = told(world, SEASON)
    assert "ann" not in announced
    assert "**1.** **bob** · has left the server · 100% of kings killed\n🥈 **cem**" in announced


async def test_first_with_nothing_or_where_nobody_asked_is_no_news(world: World) -> None:
    await have_set(world, champions=True)
    await have_played(world, "ann", score=0)
    _, board = await world.deal()
    await world.concede("ann", board)
    assert told(world, CHAMPION) == []
    await have_set(world, champions=False)
    await win(world, "bob")
    assert told(world, CHAMPION) == []
    assert await waiting(world) == 0


@pytest.mark.parametrize("lost", ["deleted", "denied"])
async def test_an_announcement_without_channel_goes_to_the_matchs(world: World, lost: str) -> None:
    other = world.guild.create_text_channel("proclamations")
    await have_set(world, champions=True, herald_channel_id=other.id)
    if lost == "deleted":
        world.env.backend.delete_channel(other.id)
    else:
        world.deny("send_messages", channel=other)
    await world.env.settle()
    await win(world, "ann")
    assert len(told(world, CHAMPION)) == 1
    assert await waiting(world) == 0


async def test_what_can_be_announced_nowhere_waits_for_a_place(world: World) -> None:
    await have_set(world, champions=True)
    async with elsewhere(world) as past:
        await beat(world, past, world.person("ann"), world.person("bob"))
    assert await waiting(world) == 1
    world.deny("send_messages")
    await world.restart()
    assert await waiting(world) == 1
    assert told(world, CHAMPION) == []
    world.deny()  # nothing any more
    await world.env.advance_time(2 * 60 + 5)
    assert await waiting(world) == 0
    assert len(told(world, CHAMPION)) == 1


async def test_a_champion_is_announced_after_a_crash_right_after_the_result(world: World) -> None:
    await have_set(world, champions=True)
    async with elsewhere(world) as past:
        await beat(world, past, Person(world.people["ann"].id, "**bold** @everyone", 1), BEN)
    assert told(world, CHAMPION) == []
    await world.restart()
    (announced,) = told(world, CHAMPION)
    assert "takes first place in High Card." in announced
    assert re.search(r"Rating 1[5-9]\d\d", announced)
    assert "**bold**" not in announced
    await world.restart()
    assert len(told(world, CHAMPION)) == 1


BEN = Person(4001, "ben", 1)
EVE = Person(4002, "eve", 1)


@pytest.mark.parametrize("last", [BEN, EVE])
async def test_only_who_is_champion_still_is_announced_and_once(world: World, last: Person) -> None:
    await have_set(world, champions=True)
    async with elsewhere(world) as past:
        await beat(world, past, BEN, EVE)
        await beat(world, past, EVE, BEN)
        if last == BEN:
            await beat(world, past, BEN, EVE)
    assert await waiting(world) == (3 if last == BEN else 2)
    await world.restart()
    first, *_ = await top(world, "high-card", "all")
    assert first.user_id == last.user_id
    (announced,) = told(world, CHAMPION)
    assert f"**{last.name}** takes first place" in announced


async def held_up(world: World) -> int:
    """Announcements go to a channel in which Discord fails; that channel."""
    other = world.guild.create_text_channel("proclamations")
    await have_set(world, champions=True, herald_channel_id=other.id)
    world.env.inject_error("POST", f"/channels/{other.id}/messages", status=500, times=None)
    return other.id


@pytest.mark.parametrize(
    ("winners", "champion"),
    [(("ann", "bob"), "ann"), (("ann", "bob", "ann"), "ann"), (("ann", "bob", "bob"), "bob")],
    ids=["shared", "shared for a while", "lost"],
)
async def test_of_what_happened_while_discord_failed_only_what_is_true_is_told(
    world: World, winners: tuple[str, ...], champion: str
) -> None:
    channel_id = await held_up(world)
    for name in winners:
        await win(world, name)
    assert told(world, CHAMPION, channel_id) == []
    world.heal()
    await world.env.advance_time(61)
    (announced,) = told(world, CHAMPION, channel_id)
    assert f"**{champion}** takes" in announced
    assert told(world, CHAMPION) == [], "the match was played here, but announced there"
    assert await waiting(world) == 0


async def test_what_is_wanted_no_longer_is_not_announced(world: World) -> None:
    channel_id = await held_up(world)
    await win(world, "ann")
    await have_set(world, champions=False)
    world.heal()
    await world.env.advance_time(61)
    assert told(world, CHAMPION, channel_id) == []
    assert await waiting(world) == 0


async def test_with_seasons_the_champion_is_the_months(world: World) -> None:
    await have_set(world, champions=True)
    async with elsewhere(world) as past:
        await beat(world, past, BEN, EVE)
    await play_in_seasons(world)
    await world.restart()
    async with elsewhere(world) as past:
        past.wait(31 * 24)
        await beat(world, past, EVE, BEN)
    await world.leap(MONTH)
    announced = told(world, CHAMPION)
    assert [text.count("this month") for text in announced] == [0, 1]
    assert "**eve** takes first place in High Card this month" in announced[-1]
    async with elsewhere(world) as past:
        await beat(world, past, BEN, EVE)
    assert await waiting(world) > 0
    await world.leap(28 * 24 * 3600)
    assert len(told(world, CHAMPION)) == 2, "the champion of a month that is over is old news"


def seconds_until(world: World, moment: str) -> float:
    return (datetime.fromisoformat(moment).replace(tzinfo=UTC) - world.env.now()).total_seconds()


async def rank_some(hall: World) -> None:
    """Rank some residents in January, two of whom are level."""
    mus = (30.0, 25.0, 25.0, 20.0)
    lines = [
        well_known(hall.guild.id, each.user_id, board, period="2026-01", mu=mu)
        for board in ("high-card", "king-of-the-hill", "king-of-the-mountain")
        for each, mu in zip(RESIDENTS, mus, strict=True)
    ]
    await store(hall.bot.database, lines)


@pytest.mark.parametrize("off", [False, True], ids=["running", "off at midnight"])
async def test_a_closed_month_is_announced_once_with_its_best_three(hall: World, off: bool) -> None:
    await play_in_seasons(hall)
    await rank_some(hall)
    assert told(hall, SEASON) == [], "the months before are not announced"
    if off:
        await hall.leap(seconds_until(hall, "2026-02-01T01:00:30"))
    else:
        await hall.leap(seconds_until(hall, "2026-02-01T00:59:00"))
        assert told(hall, SEASON) == []
        await hall.env.advance_time(121)
    (announced,) = told(hall, SEASON)
    assert "The January 2026 season is over" in announced
    assert "**Kill the Kings**" in announced
    medals = []
    for board in (*GAMES, *map(daily_board, GAMES)):
        rows = await top(hall, board, "2026-01")
        places = [1 + sum(worth(other) > worth(row) for other in rows) for row in rows[:10]]
        medals += ["🥇🥈🥉"[place - 1] for place in places if place <= 3]
    assert re.findall("[🥇🥈🥉]", announced) == medals != []
    await hall.restart()
    await hall.leap(seconds_until(hall, "2026-03-02T00:00:00"))
    assert len(told(hall, SEASON)) == 1, "nobody played in February"
    assert await waiting(hall) == 0


async def test_a_season_is_told_in_the_channel_for_announcements(world: World) -> None:
    other = world.guild.create_text_channel("proclamations")
    await play_in_seasons(world)
    await have_set(world, herald_channel_id=other.id)
    await win(world, "ann")
    await win(world, "ann")
    await win(world, "bob")
    async with elsewhere(world) as past:
        await beat(world, past, BEN, EVE, known=False)
        await concede_daily(world, past, 12)
    await world.leap(MONTH)
    (announced,) = told(world, SEASON, other.id)
    assert told(world, SEASON) == []
    assert "🥇 **ann** · 100% of kings killed\n🥈 **bob** · 100% of kings killed" in announced
    assert "**High Card**\nNobody has played often enough to be ranked." in announced
    assert "King of the Hill" not in announced
    assert announced.count("🥇 **guest ") == 10
    assert "2 more are tied for the last place shown." in announced


async def test_matches_that_end_around_the_end_of_a_season_belong_to_one_each(world: World) -> None:
    await play_in_seasons(world)
    await world.leap(seconds_until(world, "2026-01-31T20:00:00"))
    last = datetime(2026, 1, 31, 23, 59, 59, 985_000, UTC)
    pairs = [[Person(5000 + n, f"left {n}", 1), Person(6000 + n, "right", 1)] for n in range(30)]
    async with elsewhere(world) as past:
        records = [await past.begin("high-card", pair, place=hall_of(world)) for pair in pairs]
        await let_all_decide(past.shelf.database)
        times = (last + timedelta(milliseconds=each) for each in count(1))
        ledger = Ledger(past.shelf.database, lambda: next(times), 0)
        ledger.before_commit(Happened.ENDED, count_ended)
        ends = (
            ledger.change(record.id, actions.resign, loser)
            for record, (_, loser) in zip(records, pairs, strict=True)
        )
        await asyncio.gather(*ends)
    results = await world.bot.database.rows(select(tables.results))
    ended_in = {each.user_id: month_of(date.fromisoformat(day_at(each.at))) for each in results}
    assert len(results) == len(ended_in) == 60
    assert {*ended_in.values()} == {"2026-01", "2026-02"}
    row = tables.ratings.c
    months = select(row.user_id, row.period, row.played).where(
        row.guild_id == world.guild.id, row.board == "high-card", row.period.like("____-__")
    )
    counted = await world.bot.database.rows(months)
    assert sorted(counted) == sorted((who, month, 1) for who, month in ended_in.items())
    await world.leap(seconds_until(world, "2026-02-01T01:01:00"))
    assert len(told(world, SEASON)) == 1


def announcer_at(world: World, clock: Callable[[], datetime]) -> Announcer:
    """Return another herald of the bot's, with a clock of its own."""
    bot = world.bot
    ledger = Ledger(bot.database, clock, 0)
    return Announcer(
        *(bot, ledger, bot.keeper, bot.guild_book, bot.presenter_of),
        *(bot.late_counting, bot.members),
    )


async def test_a_fault_that_nobody_thought_of_does_not_end_the_herald(world: World) -> None:
    broken = True

    def clock() -> datetime:
        if broken:
            raise OSError("no clock")
        return world.env.now()

    await world.bot.chores.stop(1)
    await have_set(world, seasons=True, closed_season="2025-11")
    async with elsewhere(world, timedelta(days=10)) as past:
        await beat(world, past, BEN, EVE)
    chore = announcer_at(world, clock).chore
    with world.env._bot_scope():
        chore.start()
    await world.env.advance_time(61)
    assert told(world, SEASON) == []
    broken = False
    await world.env.advance_time(HOUR)
    assert "The December 2025 season is over" in "".join(told(world, SEASON))
    chore.cancel()


@pytest.mark.parametrize("leap", [timedelta(minutes=70), timedelta(days=1)])
async def test_no_month_is_closed_by_a_leaping_clock(world: World, leap: timedelta) -> None:
    await play_in_seasons(world)
    await win(world, "ann")
    await world.bot.chores.stop(1)
    ahead = timedelta(seconds=seconds_until(world, "2026-01-31T23:55:00"))
    announcer = announcer_at(world, lambda: world.env.now() + ahead)
    with world.env._bot_scope():
        await announcer.look_after()
        ahead += leap
        await announcer.look_after()
    await world.env.settle()
    assert told(world, SEASON) == []
    assert await waiting(world) == 0


async def test_every_month_of_a_longer_absence_that_was_played_is_announced(world: World) -> None:
    other = world.guild.create_text_channel("closet")
    await play_in_seasons(world)
    await win(world, "ann")
    async with elsewhere(world) as past:
        past.wait(62 * 24)
        await beat(world, past, BEN, EVE)
        await concede_daily(world, past, 1, other.id)
    await world.leap(100 * 24 * 3600)
    announced = told(world, SEASON)
    months = [re.findall(r"The (\w+) 2026 season", text) for text in announced]
    assert sorted(months) == [["January"], ["March"]], "sent side by side, so in any order"
    assert told(world, SEASON, other.id) == [], "where a private game was played last"


@pytest.mark.parametrize("wanted", [1, 0])
async def test_a_closed_month_waits_for_discord_over_a_restart(world: World, wanted: int) -> None:
    await play_in_seasons(world)
    await win(world, "ann")
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=500, times=None)
    await world.leap(MONTH)
    assert told(world, SEASON) == []
    assert await waiting(world) == 1
    if wanted == 0:
        await play_in_seasons(world, on=False)
    world.heal()
    await world.restart()
    assert len(told(world, SEASON)) == wanted
    assert await waiting(world) == 0


async def test_without_seasons_no_month_is_announced(world: World) -> None:
    await play_in_seasons(world)
    await play_in_seasons(world, on=False)
    await win(world, "ann")
    await world.leap(MONTH)
    assert told(world, SEASON) == []
    await play_in_seasons(world)
    await world.restart()
    assert told(world, SEASON) == [], "January closed while there were no seasons"


async def test_an_announcement_takes_few_statements_however_much_was_played(hall: World) -> None:
    await play_in_seasons(hall)
    await rank_some(hall)
    database, here = hall.bot.database, {"guild_id": hall.guild.id, "channel_id": hall.channel.id}
    news = {**here, "kind": "season", "period": "2026-01", "at": 0}
    await database.run(insert(announcements).values(**news))
    number = await database.scalar(select(func.max(announcements.c.id)))
    await settle(database, "2026-03-01")  # as the first of many announcements does
    with overheard(database) as said:
        await hall.bot.keeper.show("news", str(number))
    (announced,) = told(hall, SEASON)
    assert announced.count("🥇") > 2, "several boards were played"
    assert len(said) <= 8
