"""The post of each morning: yesterday's best, and the way to today's deals."""

from datetime import UTC, datetime, timedelta

from bot.storage import tables
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


async def test_a_morning_is_by_the_servers_clocks(world: World) -> None:
    await have_set(world, morning_channel_id=world.channel.id, time_zone="Asia/Tokyo")
    await until(world, 22)
    assert world.messages(world.channel.id) == [], "it's seven there"
    await until(world, 23)
    assert len(world.messages(world.channel.id)) == 1


async def test_a_channel_where_it_cannot_be_posted_is_refused(world: World) -> None:
    world.deny("send_messages")
    page = await panel(world, "Hall of fame")
    await push(world, page, "morning")
    told = said_privately(await choose(world, page, "morning_channel", world.channel))
    assert "I can't announce anything" in told
    assert (await stored(world)).morning_channel_id is None
