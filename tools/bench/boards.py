"""Boards shown per second by the bot's own requests, when each takes Discord 100 ms.

All matches change at the same time, and nobody has pressed anything on their boards.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from simcord import Env

from bot.app import Castellan
from bot.base.environment import Environment
from bot.match import actions
from bot.match.people import Person
from bot.match.record import Record
from bot.show.budget import Budget
from tests.support.waiting import settings_on
from tools.bench.house import begin_many
from tools.bench.presses import let_time_pass

MATCHES = 200
MATCHES_A_PERSON = 10
DISCORD_SECONDS = 0.1


def figures() -> list[tuple[str, str]]:
    """The rate, and the maximum number of requests in any second."""
    rate, most = asyncio.run(_measure())
    return [
        (f"boards shown, {MATCHES} matches", f"{rate:.0f}/s"),
        ("most requests of the bot's own in any second", f"{most}"),
    ]


async def _measure() -> tuple[float, int]:
    with TemporaryDirectory() as folder:
        bot = Castellan(settings_on(Path(folder) / "bench.db"))
        env = Env(bot, check_errors=False, settle_timeout=120)
        await env.start()
        _, records = await begin_many(env, bot, MATCHES, MATCHES_A_PERSON)
        usual = Environment(_env_file=None)  # type: ignore[call-arg]
        bot.boards._channels._budget = Budget(bot.ledger.now, usual.requests_per_second)
        times: list[float] = []
        http: Any = bot.http
        http.request = _slow(http.request, times)
        let_time_pass(env)
        began = time.perf_counter()
        with env._bot_scope():
            await asyncio.gather(*(_act(bot, record) for record in records))
            while bot.keeper.waiting:
                await bot.publisher.wait_until_shown(*(record.id for record in records))
        took = time.perf_counter() - began
        await bot.close()
        await env.shutdown()
    most = max(sum(at <= other < at + 1 for other in times) for at in times)
    return MATCHES / took, most


async def _act(bot: Castellan, record: Record) -> None:
    (seat,) = record.game.to_act(record.state)
    user_id = record.chairs[seat].user_id
    assert user_id is not None
    action = record.game.menu(record.state, seat).sample(random.Random(1))
    dumped = record.game.actions.dump_python(action, mode="json")
    await bot.ledger.change(
        record.id, actions.act, record.alarm.since, Person(user_id, "player", 1), dumped
    )


def _slow(
    request: Callable[..., Awaitable[Any]], times: list[float]
) -> Callable[..., Awaitable[Any]]:
    async def slow(*args: Any, **kwargs: Any) -> Any:
        times.append(time.perf_counter())
        await asyncio.sleep(DISCORD_SECONDS)
        return await request(*args, **kwargs)

    return slow
