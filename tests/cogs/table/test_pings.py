"""Pings: when players get them, and which token or account posts them."""

import asyncio
from typing import Any

import pytest

from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.pages.model import Page
from tests.cogs.table.test_answers import requests
from tests.support.refusing import refuse
from tests.support.world import World, pings


async def standing(world: World) -> list[Any]:
    record = await world.only_match()
    return [message for message in world.messages(record.shown.place_id) if pings(message)]


async def next_turn(world: World) -> int:
    """Play while the next player is away. Returns the requests made until then."""
    await world.play_turn()
    return len(world.env.http_requests)


async def test_who_comes_within_a_moment_is_not_pinged(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    for _ in range(2):
        await world.play_turn()
        assert await standing(world) == []
        await world.env.advance_time(3)
    assert not [each for each in world.env.http_requests if "it's your turn" in str(each.json)]
    await world.grace()
    (ping,) = await standing(world)
    assert pings(ping) == [world.people[await world.whose_turn()].id]


async def test_a_ping_is_posted_and_taken_away_by_presses(world: World) -> None:
    """So it costs nothing of what Discord allows the whole bot."""
    await world.begin("ann", "bob", "cem", pace="untimed")
    since = await next_turn(world)
    await world.grace()
    assert requests(world, since) == ["POST by a press"]
    await world.hand(await world.whose_turn())
    assert await standing(world) == []
    assert requests(world, since)[1:] == ["answer 4", "DELETE by a press"]


async def test_a_ping_is_taken_away_though_that_cannot_be_stored(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    await next_turn(world)
    await world.grace()
    gone = "NEW.message_id IS NULL"
    await world.bot.database.write(refuse, "full", "UPDATE ON pings", when=gone)
    await world.hand(await world.whose_turn())
    assert await standing(world) == []


@pytest.mark.parametrize("method", ["POST", "DELETE"])
@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_pings_come_and_go_without_a_press_that_can_be_used(
    world: World, method: str, status: int, code: int
) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    since = await next_turn(world)
    world.env.inject_error(method, "/webhooks/*", status=status, code=code, times=None)
    await world.grace()
    assert len(await standing(world)) == 1
    await world.hand(await world.whose_turn())
    assert await standing(world) == []
    assert f"{method} by the bot" in requests(world, since)


async def test_an_old_press_posts_no_ping(world: World) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    await world.restart()
    since = len(world.env.http_requests)
    with world.env._bot_scope():
        world.bot.publisher.touch((await world.only_match()).id)
    await world.grace()
    assert len(await standing(world)) == 1
    assert "POST by the bot" in requests(world, since)


async def test_who_was_left_a_moment_when_the_bot_ended_is_pinged_by_the_next(
    world: World,
) -> None:
    await world.begin("ann", "bob", "cem", pace="untimed")
    await world.play_turn()
    await world.restart()
    assert await standing(world) == []
    await world.grace()
    (ping,) = await standing(world)
    assert pings(ping) == [world.people[await world.whose_turn()].id]


async def test_a_press_that_is_only_acknowledged_posts_no_ping(world: World) -> None:
    """Discord would post the ping as the reply, which only one person sees."""

    async def slow(press: Press) -> None:
        await asyncio.sleep(5 * 60)
        await show_page(press.interaction, Page("done at last", "so it is"))

    world.deny("create_public_threads")
    await world.begin("ann", "bob", "cem", pace="untimed")
    world.bot.router.on("slow", "private", slow)
    await world.play_turn()
    await world.stranger.click(world.forge("-:0:slow"), custom_id="-:0:slow")
    await world.grace()
    (ping,) = await standing(world)
    assert pings(ping) == [world.people[await world.whose_turn()].id]
    await world.env.advance_time(5 * 60)
