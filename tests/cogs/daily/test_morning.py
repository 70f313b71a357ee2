"""The post of each morning: yesterday's best, and the way to today's deals."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.storage import tables
from tests.cogs.daily.test_standings_told import FIRST, finish
from tests.cogs.server_settings.managing import choose, have_set, panel, push, stored, text
from tests.support.world import World, labels, said_privately, words


async def until(world: World, hour: int) -> None:
    """Pass the time until the next occurrence of this hour (UTC)."""
    now = datetime.fromtimestamp(world.bot.ledger.now() / 1000, UTC)
    at = now.replace(hour=hour, minute=1, second=0)
    at += timedelta(days=1) if at <= now else timedelta()
    await world.leap((at - now).total_seconds())
    await world.env.advance_time(90)


async def test_the_deals_are_posted_once_each_morning(world: World) -> None:
    page = await panel(world, "Hall of fame")
    assert "**Deals each morning:** not posted" in text(page)
    await push(world, page, "morning")
    await choose(world, page, "morning_channel", world.channel)
    assert f"**Deals each morning:** <#{world.channel.id}>" in text(page)
    await push(world, page, "morning_preview")
    assert "Nobody finished yesterday's deal." in text(page)
    await until(world, 7)
    assert world.messages(world.channel.id) == []
    await until(world, 8)
    await world.restart()
    await world.env.advance_time(90)
    (posted,) = world.messages(world.channel.id)
    shown = world.public(world.channel.id, posted.id)
    assert "**High Card** · Nobody finished yesterday's deal." in words(shown)
    assert labels(shown) == ["Today's deals"]
    opened = await world.people["ann"].click(shown, label="Today's deals")
    assert "One deal of each game" in said_privately(opened)
    await have_set(world, games_off=("high-card",))
    await until(world, 8)
    _, second = world.messages(world.channel.id)
    assert "High Card" not in words(world.public(world.channel.id, second.id))
    kept = await world.bot.database.rows(
        tables.postings.select().where(tables.postings.c.kind == "morning")
    )
    assert len(kept) == 1


@pytest.mark.parametrize(
    ("zone", "eight"),
    [("Europe/Berlin", 7), ("Asia/Tokyo", 23), ("Australia/Sydney", 21), ("Pacific/Auckland", 19)],
)
async def test_each_morning_at_eight_the_days_deals_are_posted_once(
    world: World, zone: str, eight: int
) -> None:
    await have_set(world, morning_channel_id=world.channel.id, time_zone=zone)
    await until(world, eight - 1)
    assert world.messages(world.channel.id) == [], "it's seven there"
    await until(world, eight)
    (post,) = world.messages(world.channel.id)
    here = datetime.fromtimestamp(world.bot.ledger.now() / 1000, ZoneInfo(zone))
    assert f"{here:%b} {here.day}, {here.year}" in post.content
    begins = datetime.combine(here.date(), time(), UTC)
    later = f"begin at <t:{begins.timestamp():.0f}:t>"
    assert ("deals are here" if zone == "Europe/Berlin" else later) in post.content
    await until(world, 0)
    await until(world, eight - 1)
    assert len(world.messages(world.channel.id)) == 1
    await until(world, eight)
    assert len(world.messages(world.channel.id)) == 2


async def test_a_morning_before_the_new_deals_tells_of_the_day_that_is_over(world: World) -> None:
    await have_set(world, morning_channel_id=world.channel.id, time_zone="Pacific/Auckland")
    await finish(world, FIRST, ("ann",), world.guild.id)
    for named in (False, True):
        await until(world, 19)
        *_, post = world.messages(world.channel.id)
        assert ("**ann**" in post.content) is named, "others may play it until noon"


async def test_a_channel_where_it_cannot_be_posted_is_refused(world: World) -> None:
    world.deny("send_messages")
    page = await panel(world, "Hall of fame")
    await push(world, page, "morning")
    told = said_privately(await choose(world, page, "morning_channel", world.channel))
    assert "I can't announce anything" in told
    assert (await stored(world)).morning_channel_id is None
