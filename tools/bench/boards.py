"""Boards shown per second by the bot's own requests, when each takes Discord 100 ms.

All matches change at the same time, and nobody has pressed anything on their boards.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from simcord import Env
from simcord._clock import Clock
from simcord._dpy_internals import real_monotonic

from bot.app import Castellan
from bot.base.environment import Environment
from bot.discord_io.outgoing import Budget
from bot.match.people import Person, Place
from bot.match.record import Record
from tests.support.waiting import settings_on
from tools.bench.house import act, begin

PAIRS, MATCHES_OF_A_PAIR = 100, 2
DISCORD_SECONDS = 0.1


def figures() -> list[tuple[str, str]]:
    """The rate, and the maximum number of requests in any second."""
    rate, most = asyncio.run(_measure())
    return [
        (f"boards shown, {PAIRS * MATCHES_OF_A_PAIR} matches", f"{rate:.0f}/s"),
        ("most requests of the bot's own in any second", f"{most}"),
    ]


async def _measure() -> tuple[float, int]:
    with TemporaryDirectory() as folder:
        bot = Castellan(settings_on(Path(folder) / "bench.db"))
        env = Env(bot, check_errors=False, settle_timeout=120)
        await env.start()
        records = await _begin(env, bot)
        usual = Environment(_env_file=None)  # type: ignore[call-arg]
        bot.boards._channels._budget = Budget(bot.ledger.now, usual.requests_per_second)
        times: list[float] = []
        http: Any = bot.http
        http.request = _slow(http.request, times)
        _let_time_pass(env)
        began = time.perf_counter()
        with env._bot_scope():
            await asyncio.gather(*(act(bot.ledger, record) for record in records))
            while bot.keeper.waiting:
                await bot.publisher.wait_until_shown(*(record.id for record in records))
        took = time.perf_counter() - began
        await bot.close()
        await env.shutdown()
    most = max(sum(at <= other < at + 1 for other in times) for at in times)
    return len(records) / took, most


async def _begin(env: Env, bot: Castellan) -> list[Record]:
    guild = env.create_guild()
    place = Place(guild.id, guild.create_text_channel("hall").id, "en-US")
    users = [env.create_user(f"player{number}") for number in range(2 * PAIRS)]
    people = [Person(guild.add_member(user).id, user.name, 1) for user in users]
    with env._bot_scope():
        records = [
            await begin(bot.ledger, pair, place, bot)
            for pair in zip(people[::2], people[1::2], strict=True)
            for _ in range(MATCHES_OF_A_PAIR)
        ]
    await env.settle()
    return records


def _slow(
    request: Callable[..., Awaitable[Any]], times: list[float]
) -> Callable[..., Awaitable[Any]]:
    async def slow(*args: Any, **kwargs: Any) -> Any:
        times.append(time.perf_counter())
        await asyncio.sleep(DISCORD_SECONDS)
        return await request(*args, **kwargs)

    return slow


class _RunningClock(Clock):
    """SimCord's time, running on from where SimCord has stopped it."""

    def __init__(self, stopped: Clock) -> None:
        self._epoch = stopped.now() - timedelta(seconds=real_monotonic())

    @property
    def elapsed(self) -> float:  # type: ignore[override]
        """The clock of the loop's own timers, also for the bot's code."""
        return real_monotonic()


def _let_time_pass(env: Env) -> None:
    """Make clocks and timers follow the machine's time, which SimCord stops."""
    loop: Any = asyncio.get_running_loop()
    runtime: Any = env._runtime
    loop.call_at, loop.call_later = runtime.call_at, runtime.call_later
    env.backend.clock = _RunningClock(env.backend.clock)
