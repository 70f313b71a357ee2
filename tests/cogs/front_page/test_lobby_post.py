"""The lobby post: the public part of the front page, kept up to date in a channel."""

from typing import Any

from simcord import ChannelHandle

from cogs.front_page.lobby_post import ROUND_SECONDS, ROUNDS_PER_SWEEP
from tests.cogs.server_settings.managing import choose, panel
from tests.support.world import World, answer, labels, said_privately


async def chosen(world: World) -> ChannelHandle:
    """A channel with the lobby post in it."""
    hall = world.guild.create_text_channel("lobby")
    await choose(world, await panel(world), "lobby", hall)
    await world.env.settle()
    return hall


def post_in(world: World, hall: ChannelHandle) -> Any:
    (post,) = world.messages(hall.id)
    return world.public(hall.id, post.id)


async def test_it_shows_what_is_on_and_follows_it(world: World) -> None:
    hall = await chosen(world)
    post = post_in(world, hall)
    assert "No table is open right now" in post.content
    assert labels(post) == ["Open a table", "Play computers", "What's on"]
    await world.open_table("ann")
    await world.env.advance_time(ROUND_SECONDS + 1)
    assert "**ann**" in post_in(world, hall).content
    await world.restart()
    await world.people["ann"].click(await world.lobby(), label="Cancel")
    await world.env.advance_time(ROUND_SECONDS + 1)
    assert "**ann**" not in post_in(world, hall).content
    page = answer(await world.people["bob"].click(post_in(world, hall), label="What's on"))
    assert page.ephemeral
    assert "Daily puzzle" in labels(page)


async def test_it_tells_nothing_of_channels_that_not_everybody_sees(world: World) -> None:
    hall = await chosen(world)
    await world.open_table("ann")
    await world.env.advance_time(ROUND_SECONDS + 1)
    assert "**ann**" in post_in(world, hall).content
    world.hide()
    await world.env.advance_time(ROUNDS_PER_SWEEP * ROUND_SECONDS)
    assert "**ann**" not in post_in(world, hall).content


async def test_a_table_is_opened_from_it(world: World) -> None:
    hall = await chosen(world)
    games = answer(await world.people["ann"].click(post_in(world, hall), label="Open a table"))
    opened = await world.people["ann"].click(games, label="High Card")
    assert "Your table is open" in said_privately(opened)
    assert (await world.only_match()).channel_id == hall.id


async def test_a_deleted_post_comes_back_and_one_that_is_not_wanted_goes(world: World) -> None:
    hall = await chosen(world)
    post = post_in(world, hall)
    world.env.backend.delete_message(hall.id, post.id)
    await world.open_table("ann")
    await world.env.advance_time(ROUNDS_PER_SWEEP * ROUND_SECONDS)
    assert post_in(world, hall).id != post.id
    await choose(world, await panel(world), "lobby")
    await world.env.settle()
    assert world.messages(hall.id) == []
