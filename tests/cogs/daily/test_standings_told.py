"""Results of daily deals where they are shown: profiles, and announcements of a month's end."""

from datetime import date, timedelta

from simcord import ResponseMessage
from sqlalchemy import insert, select

from bot.match.people import Person
from bot.match.ratings import EVERYWHERE
from bot.storage import tables
from tests.cogs.announcements.test_seasons import SEASON, play_in_seasons, seconds_until
from tests.cogs.announcements.test_seasons import told as announced
from tests.cogs.server_settings.managing import panel, push
from tests.support.reading import told
from tests.support.results import result
from tests.support.world import World, answer

FIRST = date(2026, 1, 1)
"""The day on which the simulated world begins."""


async def finish(world: World, day: date, names: tuple[str, ...], guild_id: int) -> None:
    """These people finish a deal of a day, each a place behind the one before."""
    number = 100 * (day - FIRST).days + (50 if guild_id == EVERYWHERE else 0)
    rows = [
        result(
            number + place,
            user_id=world.people[name].id,
            name=name,
            match_id=None,
            guild_id=world.guild.id,
            channel_id=world.channel.id,
            rated=False,
            deal=f"high-card/{day}/{guild_id}",
            place=place,
            won=place == 1,
        )
        for place, name in enumerate(names, 1)
    ]
    await world.bot.database.run(insert(tables.results), rows)


async def play_days(world: World, days: int, guild_id: int, *names: str) -> None:
    for day in range(days):
        await finish(world, FIRST + timedelta(days=day), names, guild_id)


async def profile(world: World, asker: str, of: str, *, here: bool = True) -> str:
    member = world.people[of].user
    if here:
        shown = await world.people[asker].slash(world.channel, "profile", member=member)
    else:
        shown = await world.people[asker].user.slash("profile", member=member)
    message: ResponseMessage = answer(shown)
    return told(message)


async def test_a_profile_tells_of_this_months_daily_deals(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-06T12:00:00"))
    await play_days(world, 6, world.guild.id, "ann", "bob")
    line = "• **Daily deals** · **83%** over 5 deals this month · streak: 6 days"
    assert line in await profile(world, "ann", "ann")
    assert line in await profile(world, "bob", "ann")
    assert "**17%** over 5 deals" in await profile(world, "ann", "bob")
    assert "Daily deals" not in await profile(world, "ann", "cem")


async def test_elsewhere_only_those_who_allow_it_are_told_of(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-06T12:00:00"))
    await play_days(world, 5, EVERYWHERE, "ann", "bob")
    await play_days(world, 6, world.guild.id, "bob", "ann")
    line = "**83%** over 5 deals this month"
    assert line in await profile(world, "ann", "ann", here=False)
    assert "deals this month" not in await profile(world, "bob", "ann", here=False)


async def test_a_month_that_has_closed_names_the_best_of_the_daily_deals(world: World) -> None:
    await play_in_seasons(world)
    await world.leap(seconds_until(world, "2026-01-31T23:59:00"))
    await play_days(world, 19, world.guild.id, "ann", "bob", "cem", "dora")
    await finish(world, date(2026, 1, 31), ("ann", "bob", "cem", "dora"), world.guild.id)
    await world.leap(60 * 60 + 121)
    (text,) = announced(world, SEASON)
    best = text.partition("**Daily deals**\n")[2].splitlines()[:4]
    assert [line[:9] for line in best[:3]] == ["🥇 **ann**", "🥈 **bob**", "🥉 **cem**"]
    assert best[0].endswith("% · 20 deals")
    assert "dora" not in text


async def test_of_many_who_are_tied_some_are_named_and_the_others_counted(world: World) -> None:
    await play_in_seasons(world)
    rows = [
        result(
            20 * guest + day,
            user_id=4100 + guest,
            name=f"guest {guest}",
            channel_id=world.channel.id,
            guild_id=world.guild.id,
            rated=False,
            deal=f"high-card/{FIRST + timedelta(day)}/{world.guild.id}",
            percent=50.0,
        )
        for guest in range(12)
        for day in range(20)
    ]
    await world.bot.database.run(insert(tables.results), rows)
    world.take_in(*(Person(4100 + guest, f"guest {guest}", 1) for guest in range(12)))
    await world.leap(seconds_until(world, "2026-02-01T01:02:00"))
    (text,) = announced(world, SEASON)
    best = text.partition("**Daily deals**\n")[2]
    assert best.count("🥇 **guest ") == 10
    assert "2 more are tied for the last place shown." in best


async def test_no_deal_of_today_is_settled_by_a_preview_or_by_closing_a_month(
    world: World,
) -> None:
    row = tables.results.c
    settled = select(row.deal).where(row.percent.is_not(None)).distinct()
    await play_in_seasons(world)
    await finish(world, FIRST, ("ann", "bob"), world.guild.id)
    await push(world, await panel(world, "Hall of fame"), "preview")
    assert await world.bot.database.scalars(settled) == []
    await world.leap(seconds_until(world, "2026-02-01T00:30:00"))
    await finish(world, date(2026, 2, 1), ("ann", "bob"), world.guild.id)
    await world.leap(60 * 60)
    assert await world.bot.database.scalars(settled) == [f"high-card/{FIRST}/{world.guild.id}"]


async def test_without_enough_deals_nobody_is_named(world: World) -> None:
    await play_in_seasons(world)
    await world.leap(seconds_until(world, "2026-01-31T23:59:00"))
    await play_days(world, 19, world.guild.id, "ann", "bob")
    await world.leap(60 * 60 + 121)
    assert announced(world, SEASON) == []


async def test_the_standings_are_shared_where_they_are_read(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-12T12:00:00"))
    await play_days(world, 8, world.guild.id, "ann", "bob")
    page = answer(await world.people["ann"].slash(world.channel, "daily"))
    await world.people["ann"].click(page, label="Standings")
    await world.people["ann"].click(page, label="Share")
    (stored,) = world.messages(world.channel.id)
    assert "ann" in told(world.public(world.channel.id, stored.id))


async def shared(world: World, page: str) -> str:
    """What everybody reads of a page that ann shares."""
    own = answer(await world.people["ann"].slash(world.channel, page))
    await world.people["ann"].click(own, label="Share")
    *_, stored = world.messages(world.channel.id)
    return told(world.public(world.channel.id, stored.id))


async def test_a_shared_page_says_what_others_may_see(world: World) -> None:
    await world.leap(seconds_until(world, "2026-01-06T12:00:00"))
    for day in range(6):
        where = EVERYWHERE if day < 3 else world.guild.id
        await finish(world, FIRST + timedelta(days=day), ("ann", "bob"), where)
    assert "streak: 6 days" in await profile(world, "ann", "ann")
    assert "streak: 3 days" in await profile(world, "bob", "ann")
    for page in ("profile", "daily"):
        public = await shared(world, page)
        assert "streak: 3 days" in public
        assert "You" not in public
