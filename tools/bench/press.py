"""The cost of a press in an open hand: before its reply, and including updates for others.

High Card, four people with open hands.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import event

from bot.app import Castellan
from tests.support.waiting import patient_env, settings_on
from tests.support.world import MIDDLE, World, declare_button

COUNTED = ("statements", "transactions", "commits", "loads of the match")


def figures() -> list[tuple[str, str]]:
    """Each number before the reply, and in total."""
    before, total = asyncio.run(_in_a_world())
    return [(name, f"{before[name]} before the answer, {total[name]} in all") for name in COUNTED]


async def _in_a_world() -> tuple[Counter[str], Counter[str]]:
    with TemporaryDirectory() as folder:
        settings = settings_on(Path(folder) / "bench.db")
        env = patient_env(Castellan(settings))
        await env.start()
        world = World(env, settings)
        await env.settle()
        with env.time_context():
            counted = await _press(world)
        await world.bot.close()
        await env.shutdown()
    return counted


async def _press(world: World) -> tuple[Counter[str], Counter[str]]:
    await world.begin("ann", "bob", "cem", "dora", pace="untimed")
    hands = {name: await world.hand(name) for name in ("ann", "bob", "cem", "dora")}
    name = await world.whose_turn()
    custom_id = declare_button(hands[name], MIDDLE)["custom_id"]
    before: Counter[str] = Counter()
    adapter: Any = world.env._webhook_adapter
    request = adapter.request

    async def answered(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.url.partition("?")[0].endswith("/callback"):
            before.update(total)
        return await request(route, *args, **kwargs)

    adapter.request = answered
    with _counting(world) as total:
        await world.people[name].click(hands[name], custom_id=custom_id)
    return before, total


@contextmanager
def _counting(world: World) -> Iterator[Counter[str]]:
    count: Counter[str] = Counter()

    def executed(_1: Any, _2: Any, statement: str, *_: Any) -> None:
        count["statements"] += not statement.startswith("BEGIN")
        count["loads of the match"] += "matches.state" in statement

    def begun(_: Any) -> None:
        count["transactions"] += 1

    def committed(_: Any) -> None:
        count["commits"] += 1

    listeners: list[tuple[str, Any]] = [
        ("before_cursor_execute", executed),
        ("begin", begun),
        ("commit", committed),
    ]
    for engine in world.bot.database.engines:
        for name, listener in listeners:
            event.listen(engine, name, listener)
    yield count
    for engine in world.bot.database.engines:
        for name, listener in listeners:
            event.remove(engine, name, listener)
