"""Time and clicks go on while the bot thinks, and its process ends soon."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from simcord import ChannelHandle, Env, MemberActor
from sqlalchemy import Connection, insert, text

from bot.app import Castellan
from bot.base.environment import Environment
from bot.base.shutdown import UNFINISHED
from bot.local_discord import LocalDiscord
from bot.local_page import MAX_END_SECONDS
from bot.match.ratings import EVERYWHERE
from cogs.puzzles.actions import Puzzle, store_puzzle
from cogs.puzzles.tables import puzzle_answers
from tests.games.reviews import found, quick_reviewers, solved
from tests.support.browsing import PATIENCE_MS, page_settings
from tests.support.forked import forked
from tests.support.places import inside, provided
from tests.support.reading import answer, control_of, words
from tests.support.registered import Registered
from tests.support.served_page import serve_page

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
    await bot.database.write(store_answered, EVENING)
    with busy(bot):
        await env.start()
        yield Shown(env, bot, channel, ada)
    await bot.close()
    env.settle_timeout = PATIENCE_SECONDS  # what the bot thinks about has to come to its end
    with quick_reviewers():
        await env.shutdown()


def store_answered(connection: Connection, at: datetime) -> None:
    """Store a day's puzzle with somebody's answer, so that the next ones are looked for."""
    header, log = solved("kill-the-kings")
    verdict, seat = found("kill-the-kings"), log[-1].seat
    assert verdict is not None
    assert seat is not None
    day = f"{at:%Y-%m-%d}"
    store_puzzle(connection, Puzzle(day, header, log[:-1], seat, verdict))
    answered = {"day": day, "user_id": 1, "guild_id": EVERYWHERE, "at": 0, "gain": 0}
    given = {"action": verdict.candidates[0], "right": True, "worth": 1.0, "facts": {}}
    connection.execute(insert(puzzle_answers), answered | given)


async def assert_goes_on(page: Shown) -> None:
    """The bot thinks about today's question; time passes, and presses are answered."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not page.env._work.executors:  # a loaded machine may not have begun to think
            await page.env.settle()
    before = page.env.now()
    await page.env.advance_time(5)
    assert page.env.now() - before == timedelta(seconds=5)
    deals = answer(await page.ada.slash(page.channel, "daily"))
    asked = await page.ada.click(deals, custom_id=control_of(deals, "daily_puzzle"))
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


PROMISED_SECONDS = 5


@pytest.mark.threads
def test_it_ends_soon_although_it_thinks_about_todays_question(tmp_path: Path) -> None:
    assert MAX_END_SECONDS < PROMISED_SECONDS
    yesterday = datetime.now(UTC) - timedelta(days=1)
    path = provided(tmp_path / "play.db")
    inside(path, lambda connection: store_answered(connection, yesterday))
    with forked(serve_page, page_settings(tmp_path, computer_processes=0)) as (process, heard):
        assert "http://" in heard.recv()
        process.terminate()
        process.join(PATIENCE_MS / 1000)
        assert process.exitcode in {0, UNFINISHED}


@pytest.mark.threads
def test_a_start_that_fails_ends_the_process(tmp_path: Path) -> None:
    path = provided(tmp_path / "play.db")
    inside(path, lambda connection: connection.execute(text("DROP TABLE facts")))
    with forked(serve_page, page_settings(tmp_path, computer_processes=0)) as (process, _):
        process.join(PATIENCE_MS / 1000)
        assert process.exitcode not in {None, 0}
