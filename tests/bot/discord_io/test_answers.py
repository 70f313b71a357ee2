"""Answers to presses, even if cut off, and what waits for them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from simcord import InteractionResult, ResponseMessage

from bot.base.language import sentence
from bot.discord_io.answers import answer_of
from bot.discord_io.messages import show_page
from bot.discord_io.outgoing import Budget, Outgoing, Rank
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


async def hesitate(_press: Press) -> None:
    """Have nothing more to do when the press is cut off."""
    for _ in range(5):
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
@pytest.mark.parametrize(
    "handler", [defer, show, tell, wait, hesitate], ids=lambda each: each.__name__
)
async def test_a_press_that_is_cut_off_while_it_is_being_answered_is_never_left_thinking(
    world: World, monkeypatch: pytest.MonkeyPatch, ack: Ack, handler: Handler
) -> None:
    if handler in (wait, hesitate):
        monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 0)
    loop, runtime = asyncio.get_running_loop(), world.env._runtime
    for timer in ("call_at", "call_later"):  # SimCord lets no time pass while a response waits
        monkeypatch.setattr(loop, timer, getattr(runtime, timer))
    monkeypatch.setattr("bot.discord_io.router.MAX_TELLING_SECONDS", None)
    draining: list[asyncio.Task[None]] = []

    async def lose_locks(said: Any) -> Any:
        for _ in range(20):  # the press does what it can without the answer
            await asyncio.sleep(0)
        (pressed,) = world.bot.router._in_flight
        draining.append(asyncio.create_task(world.bot.router.drain(0)))
        await asyncio.wait([pressed])
        return said

    change_receipt(world, lose_locks)
    result, message = await press(world, ack, handler)
    await draining[0]
    assert RESTARTING in said_privately(result)
    assert not result._interaction.loading
    assert RESTARTING not in words(message)


@kinds
async def test_a_press_while_the_connection_closes_is_left_unanswered(
    world: World, monkeypatch: pytest.MonkeyPatch, ack: Ack
) -> None:
    pressed: list[InteractionResult] = []

    async def close() -> None:
        result, _ = await press(world, ack, tell)
        pressed.append(result)

    monkeypatch.setattr(world.bot._connection, "close", close)
    await world.bot.close()
    (result,) = pressed
    assert result.response is None
    assert not result.followups


@kinds
async def test_a_press_is_told_though_the_receipt_of_its_acknowledgement_was_lost(
    world: World, ack: Ack
) -> None:
    lose(world)
    result, message = await press(world, ack, defer)
    assert "Discord rejected my reply" in said_privately(result)
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
        assert "its text" in (words(message) if ack == "public" else said_privately(result))
    assert TOLD not in words(message)


@kinds
async def test_a_page_whose_receipt_was_lost_is_not_overwritten(world: World, ack: Ack) -> None:
    lose(world)
    result, message = await press(world, ack, show)
    told = private_texts(result)
    assert "Discord rejected my reply" in told[-1]
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


class Queue:
    """An outgoing queue, and what it has let go."""

    def __init__(self) -> None:
        self.outgoing = Outgoing()
        self.gone: list[str] = []
        self._waiting: list[asyncio.Task[None]] = []

    def come(self, name: str, rank: Rank) -> None:
        async def go() -> None:
            await self.outgoing.turn(rank, name)
            self.gone.append(name)

        self._waiting.append(asyncio.create_task(go()))

    async def all_gone(self) -> list[str]:
        await asyncio.gather(*self._waiting)
        return self.gone


async def test_all_gives_way_to_a_press_and_then_goes_by_rank() -> None:
    queue = Queue()
    with queue.outgoing.press() as answered:
        for name, rank in (("c", Rank.OTHER), ("b", Rank.BOARD), ("a", Rank.TURN)):
            queue.come(name, rank)
        await asyncio.sleep(0)
        assert not queue.gone
        answered()
        assert await queue.all_gone() == ["a", "b", "c"]


async def test_what_a_press_waits_for_goes_at_once() -> None:
    queue = Queue()
    with queue.outgoing.press():
        queue.come("other", Rank.TURN)
        queue.come("mine", Rank.OTHER)
        await asyncio.sleep(0)
        with queue.outgoing.hurrying("mine"):
            queue.come("mine too", Rank.TURN)
            queue.come("mine", Rank.BOARD)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert queue.gone == ["mine", "mine"]
    assert await queue.all_gone() == ["mine", "mine", "other", "mine too"]


async def test_nothing_waits_long_for_presses() -> None:
    queue = Queue()
    with queue.outgoing.press():
        queue.come("a", Rank.OTHER)
        assert await queue.all_gone() == ["a"]


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    queue = Queue()
    with queue.outgoing.press():
        queue.come("a", Rank.TURN)
        queue.come("b", Rank.TURN)
        await asyncio.sleep(0)
        queue._waiting.pop(0).cancel()
    assert await queue.all_gone() == ["b"]


async def test_a_press_comes_in_between_whatever_waits() -> None:
    queue = Queue()
    for name in "abc":
        queue.come(name, Rank.OTHER)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    with queue.outgoing.press() as answered:
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(queue.gone) < 3
        answered()
        assert await queue.all_gone() == ["a", "b", "c"]


PER_SECOND = 200
AT_ONCE = PER_SECOND // 8


def now() -> int:
    return int(time.monotonic() * 1000)


async def spent(clock: Callable[[], int] = now) -> Budget:
    budget = Budget(clock, PER_SECOND)
    for _ in range(AT_ONCE):
        await budget.spend(watched=True)
    return budget


async def test_no_more_go_in_a_second_than_are_allowed_and_nothing_is_saved_up() -> None:
    budget = await spent()
    began = now()
    await asyncio.gather(*(budget.spend(watched=False) for _ in range(20)))
    assert now() - began >= 19 * 1000 / PER_SECOND - 1
    budget._looked_at = (began := now()) - 60_000
    for _ in range(AT_ONCE + 20):
        await budget.spend(watched=False)
    assert now() - began >= 19 * 1000 / PER_SECOND - 1


async def test_turns_go_first_then_watched_tables_and_the_others_in_turn() -> None:
    moment, gone = 0, list[str]()
    budget = await spent(lambda: moment)

    async def ask(name: str, *, watched: bool, turn: bool = False) -> None:
        await budget.spend(watched=watched, turn=turn)
        gone.append(name)

    asked = [ask(name, watched=name.isupper()) for name in "abCdE"]
    asked += [ask(name, watched=True, turn=True) for name in ("turn", "another turn")]
    waiting = [asyncio.ensure_future(each) for each in asked]
    await asyncio.wait(waiting, timeout=0)
    moment = 1000
    await asyncio.gather(*waiting)
    assert gone == ["turn", "another turn", "C", "E", "a", "b", "d"]


async def test_who_gives_up_a_request_keeps_nobody_waiting() -> None:
    moment = 0
    budget = await spent(lambda: moment)
    given_up = asyncio.ensure_future(budget.spend(watched=True))
    waiting = asyncio.ensure_future(budget.spend(watched=False))
    await asyncio.wait([waiting], timeout=0)
    given_up.cancel()
    moment = 1000 // PER_SECOND
    await waiting
    assert given_up.cancelled()
