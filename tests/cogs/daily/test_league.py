"""The league of servers as people come to it, and as managers let their server take part."""

from simcord import GuildHandle, ResponseMessage

from bot.hall.league import COUNTED
from tests.cogs.announcements.test_seasons import SEASON, play_in_seasons, seconds_until
from tests.cogs.announcements.test_seasons import told as announced
from tests.cogs.daily.test_league_store import settled
from tests.cogs.server_settings.managing import have_set, panel, push, stored, text
from tests.support.reading import told
from tests.support.world import World, answer, labels


async def server(world: World, name: str) -> GuildHandle:
    """Another server that takes part."""
    guild = world.env.create_guild(name)
    await world.env.settle()
    await world.bot.guild_book.change(guild.id, league_name=name)
    return guild


async def page_of(world: World) -> ResponseMessage:
    """The league as ann comes to it from the deals of the day."""
    await world.leap(max(0, seconds_until(world, "2026-01-20T12:00:00")))
    page = answer(await world.people["ann"].slash(world.channel, "daily"))
    assert "League of servers" not in labels(page), "these are the deals of one server"
    await world.people["ann"].click(page, label="Cross-server deals")
    await world.people["ann"].click(page, label="League of servers")
    return page


async def test_a_server_joins_the_league_in_its_settings(world: World) -> None:
    message = await panel(world, "Hall of fame")
    assert "**League of servers:** doesn't take part" in text(message)
    await push(world, message, "league/1")
    assert "**League of servers:** takes part" in text(message)
    assert (await stored(world)).league_name == world.guild.name
    await push(world, message, "league/0")
    assert (await stored(world)).league_name is None


async def test_the_page_tells_servers_and_nobodys_name(world: World) -> None:
    database = world.bot.database
    await settled(database, world.guild.id, [50.0] * COUNTED)
    rooks = await server(world, "Rook *House*")
    await settled(database, rooks.id, [70.0] * 9, first=6000)
    shown = told(await page_of(world))
    assert r"🥇 **Rook \*House\*** · 63% · 9 players" in shown
    assert "This server doesn't take part." in shown
    await push(world, await panel(world, "Hall of fame"), "league/1")
    page = await page_of(world)
    assert f"🥈 **{world.guild.name}** · 50% · 10 players" in told(page)
    assert "doesn't take part" not in told(page)
    await world.people["ann"].click(page, label="Last month")
    assert "No server is ranked yet." in told(page)
    await world.people["ann"].click(page, label="This month")
    await world.people["ann"].click(page, label="Share")
    assert "Rook" in told(world.public(world.channel.id, world.messages(world.channel.id)[-1].id))
    await world.people["ann"].click(page, label="Standings")
    await world.people["ann"].click(page, label="League of servers")
    assert "Rook" in told(page)


async def test_a_server_far_behind_sees_its_own_line(world: World) -> None:
    database = world.bot.database
    for number in range(12):
        house = await server(world, f"House {number}")
        await settled(database, house.id, [60.0] * 5, first=6000 + 100 * number)
    await settled(database, world.guild.id, [50.0] * 5)
    await push(world, await panel(world, "Hall of fame"), "league/1")
    assert f"**13.** **{world.guild.name}** · 25%" in told(await page_of(world))


async def test_others_see_the_name_that_a_server_has_now(world: World) -> None:
    await push(world, await panel(world, "Hall of fame"), "league/1")
    world.env.backend.edit_guild(world.guild.id, {"name": "Bishops"})
    await world.env.settle()
    assert (await stored(world)).league_name == "Bishops"
    world.env.backend.get_guild(world.guild.id).name = "Rooks"  # while the bot is away
    await world.restart()
    assert (await stored(world)).league_name == "Rooks"
    await push(world, await panel(world, "Hall of fame"), "league/0")
    await world.bot.guild_book.rename(world.guild.id, "Secret")
    assert (await stored(world)).league_name is None


async def test_a_season_tells_how_the_league_ended(world: World) -> None:
    await have_set(world, herald_channel_id=world.channel.id)
    await play_in_seasons(world)
    await push(world, await panel(world, "Hall of fame"), "league/1")
    rooks = await server(world, "Rook House")
    await settled(world.bot.database, world.guild.id, [50.0] * 5)
    await settled(world.bot.database, rooks.id, [60.0] * 5, first=6000)
    await world.leap(seconds_until(world, "2026-01-31T23:59:00"))
    await world.env.advance_time(121)
    (season,) = announced(world, SEASON)
    assert "In the league of servers, this server finished #2 of 2." in season
