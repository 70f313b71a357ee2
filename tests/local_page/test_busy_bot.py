"""Time and clicks go on while the bot thinks, however long that takes."""

import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import pytest
from simcord import ChannelHandle, Env, MemberActor

from bot.app import Castellan
from bot.base.environment import Environment
from bot.local_discord import LocalDiscord
from cogs.puzzles.actions import Puzzle, store_puzzle
from tests.games.reviews import found, quick_reviewers, solved
from tests.support.asking import go_to
from tests.support.reading import answer, words
from tests.support.registered import Registered

EVENING = datetime(2030, 1, 5, 23, 59, 30, tzinfo=UTC)
"""The next day's question is one of Kill the Kings, where a step takes no time to think of."""
PATIENCE_SECONDS = 300.0
BUSY_MS = 60_000
"""A day that has just begun is noticed within that time."""


class Shown(NamedTuple):
    """The contents of the local page, by viewer."""

    env: Env
    bot: Castellan
    channel: ChannelHandle
    ada: MemberActor


@contextmanager
def busy(bot: Castellan) -> Iterator[None]:
    """Keep the bot's computers busy, as on a machine with other work."""
    released = threading.Event()
    bot.computers._minds.submit(released.wait)
    try:
        yield
    finally:
        released.set()


@asynccontextmanager
async def shown(
    settings: Environment, registered: Registered, at: datetime
) -> AsyncIterator[Shown]:
    """The page's bot in its Discord, with yesterday's puzzle answered by one person."""
    bot = Castellan(settings)
    env = LocalDiscord(bot)
    registered.tell(env)
    guild = env.create_guild("The Keep")
    channel = guild.create_text_channel("great-hall")
    ada = guild.add_member(env.create_user("ada"))
    env.backend.advance_clock((at - env.now()).total_seconds())
    await bot.database.open()
    await bot.database.write(store_puzzle, question_of(EVENING))
    with busy(bot):
        await env.start()
        yield Shown(env, bot, channel, ada)
    await bot.close()
    env.settle_timeout = PATIENCE_SECONDS  # what the bot thinks about has to come to its end
    with quick_reviewers():
        await env.shutdown()


def question_of(day: datetime) -> Puzzle:
    header, log = solved("kill-the-kings")
    verdict, seat = found("kill-the-kings"), log[-1].seat
    assert verdict is not None
    assert seat is not None
    return Puzzle(f"{day:%Y-%m-%d}", header, log[:-1], seat, verdict)


async def assert_goes_on(page: Shown) -> None:
    """The bot thinks about today's question; time passes, and presses are answered."""
    while not page.env._work.executors:  # a loaded machine may not have begun to think
        await page.env.settle()
    before = page.env.now()
    await page.env.advance_time(5)
    assert page.env.now() - before == timedelta(seconds=5)
    asked = await go_to(page.ada, "puzzle", page.channel)
    assert asked.deferred, "the bot is thinking"
    helped = answer(await page.ada.slash(page.channel, "help"))
    assert "/play" in words(helped)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that takes long is acknowledged soon."""
    monkeypatch.setattr("bot.discord_io.answers.PATIENCE_SECONDS", 0.05)


@pytest.mark.usefixtures("impatient")
async def test_midnight_passes_while_a_question_is_looked_for(
    settings: Environment, registered: Registered
) -> None:
    async with shown(settings, registered, EVENING) as page:
        await page.env.advance_time(30 + BUSY_MS / 1000)
        assert page.env.now() == EVENING + timedelta(seconds=30 + BUSY_MS / 1000)
        await assert_goes_on(page)


@pytest.mark.usefixtures("impatient")
async def test_the_page_starts_while_a_question_is_looked_for(
    settings: Environment, registered: Registered
) -> None:
    async with shown(settings, registered, EVENING + timedelta(hours=8)) as page:
        await page.env.advance_time(1)
        await assert_goes_on(page)
