"""Answers that are under way when a press is cut off, or whose receipt gets lost."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from simcord import InteractionResult, ResponseMessage

from bot.base.language import sentence
from bot.discord_io.answers import answer_of
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.discord_io.router import Ack, Handler
from bot.pages.model import Page
from tests.cogs.table.test_faults import CALLBACK
from tests.support.world import World, said_privately, words

RESTARTING = "I'm restarting"
TOLD = "This match is over."


async def defer(press: Press) -> None:
    await answer_of(press.interaction).defer()


async def show(press: Press) -> None:
    await show_page(press.interaction, Page("a page", "its text"))


async def tell(press: Press) -> None:
    await press.tell(sentence("bot/match-over"))


async def wait(_press: Press) -> None:
    """Take so long that the press is acknowledged before."""
    await asyncio.Event().wait()


async def let_others_run() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


kinds = pytest.mark.parametrize("ack", ["public", "private", "beside"])


def change_receipt(world: World, instead: Callable[[Any], Awaitable[Any]]) -> None:
    """Do something with what Discord says of the next response, which it has taken."""
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def request(route: Any, *args: Any, **kwargs: Any) -> Any:
        if not route.path.endswith("/callback"):
            return await take(route, *args, **kwargs)
        adapter.request = take
        return await instead(await take(route, *args, **kwargs))

    adapter.request = request


def lose_locks_meanwhile(world: World, monkeypatch: pytest.MonkeyPatch) -> list[asyncio.Task[None]]:
    """Lose the locks while the next response is under way. Returns the drain, once it begins."""
    loop, runtime = asyncio.get_running_loop(), world.env._runtime
    for timer in ("call_at", "call_later"):  # SimCord lets no time pass while a response waits
        monkeypatch.setattr(loop, timer, getattr(runtime, timer))
    monkeypatch.setattr("bot.discord_io.router.MAX_TELLING_SECONDS", None)
    draining: list[asyncio.Task[None]] = []

    async def late(said: Any) -> Any:
        await let_others_run()  # the press does what it can without the answer
        (pressed,) = world.bot.router._in_flight
        draining.append(asyncio.create_task(world.bot.router.drain(0)))
        await asyncio.wait([pressed])
        return said

    change_receipt(world, late)
    return draining


def lose(world: World) -> None:
    """Lose what Discord says of the next response."""

    async def lost(_said: Any) -> Any:
        raise aiohttp.ServerDisconnectedError

    change_receipt(world, lost)


async def press(
    world: World, ack: Ack, handler: Handler
) -> tuple[InteractionResult, ResponseMessage]:
    world.bot.router.on("probe", ack, handler)
    message = world.forge("-:0:probe")
    result = await world.people["bob"].click(message, custom_id="-:0:probe")
    await world.env.settle()
    return result, message


def private_texts(result: InteractionResult) -> list[str]:
    shown = [result.response, *result.followups]
    return [words(each) for each in shown if each is not None and each.ephemeral]


@kinds
@pytest.mark.parametrize("handler", [defer, show, tell, wait], ids=lambda each: each.__name__)
async def test_a_press_that_is_cut_off_while_it_is_being_answered_is_never_left_thinking(
    world: World, monkeypatch: pytest.MonkeyPatch, ack: Ack, handler: Handler
) -> None:
    if handler is wait:
        monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 0)
    draining = lose_locks_meanwhile(world, monkeypatch)
    result, message = await press(world, ack, handler)
    await draining[0]
    assert RESTARTING in said_privately(result)
    assert not result._interaction.loading
    assert RESTARTING not in words(message)


@kinds
async def test_a_press_that_is_cut_off_when_it_has_nothing_more_to_do_is_never_left_thinking(
    world: World, monkeypatch: pytest.MonkeyPatch, ack: Ack
) -> None:
    monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 0)

    async def hesitate(_press: Press) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    draining = lose_locks_meanwhile(world, monkeypatch)
    result, message = await press(world, ack, hesitate)
    await draining[0]
    assert RESTARTING in said_privately(result)
    assert not result._interaction.loading
    assert RESTARTING not in words(message)


@kinds
async def test_a_press_is_told_though_the_receipt_of_its_acknowledgement_was_lost(
    world: World, ack: Ack
) -> None:
    lose(world)
    result, message = await press(world, ack, defer)
    assert "Discord didn't accept my reply" in said_privately(result)
    assert not result._interaction.loading
    assert "accept" not in words(message)


@kinds
@pytest.mark.parametrize("handler", [show, tell], ids=lambda each: each.__name__)
async def test_what_a_slow_press_leads_to_is_shown_though_its_acknowledgement_seemed_to_fail(
    world: World, monkeypatch: pytest.MonkeyPatch, ack: Ack, handler: Handler
) -> None:
    monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 0)

    async def slow(press: Press) -> None:
        await asyncio.sleep(1)
        await handler(press)

    lose(world)
    world.bot.router.on("probe", ack, slow)
    message = world.forge("-:0:probe")
    result = await world.people["bob"].click(message, custom_id="-:0:probe")
    await world.env.advance_time(2)
    assert not result._interaction.loading
    if handler is tell:
        assert private_texts(result)[-1].startswith(TOLD)
    else:
        shown = words(message) if ack == "public" else said_privately(result)
        assert "its text" in shown
    assert TOLD not in words(message)


@kinds
async def test_a_page_whose_receipt_was_lost_is_not_overwritten(world: World, ack: Ack) -> None:
    lose(world)
    result, message = await press(world, ack, show)
    told = private_texts(result)
    assert "Discord didn't accept my reply" in told[-1]
    if ack != "beside":
        assert "its text" in (words(message) if ack == "public" else told[0])
    assert "accept" not in words(message)


@kinds
async def test_a_picture_is_sent_again_with_the_page_that_was_not_taken_as_the_response(
    world: World, ack: Ack
) -> None:
    async def show_file(press: Press) -> None:
        try:
            await defer(press)
        except aiohttp.ClientError:
            file = discord.File(__file__, "it.txt")
            await answer_of(press.interaction).show(content="its text", attachments=[file])

    lose(world)
    result, message = await press(world, ack, show_file)
    shown = (
        message if ack == "public" else [*filter(None, (result.response, *result.followups))][-1]
    )
    (attachment,) = shown.attachments
    assert attachment.size > 100


@kinds
async def test_a_response_that_discord_has_already_makes_nobody_miss_the_text(
    world: World, ack: Ack
) -> None:
    """The person who gave it."""
    world.env.inject_error(*CALLBACK, status=400, code=40060)
    result, message = await press(world, ack, tell)
    assert TOLD in said_privately(result)
    assert TOLD not in words(message)


async def test_a_press_that_could_not_be_told_anything_is_not_left_thinking(world: World) -> None:
    world.env.inject_error(*CALLBACK, status=500, times=2)
    result, _ = await press(world, "private", tell)
    assert result.acknowledged
    assert not result._interaction.loading
