"""The cost of a press in an open hand: before its reply, and including updates for others.

High Card, four people with open hands.
"""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy import event

from tests.support.world import MIDDLE, World, declare_button
from tools.bench.house import in_a_world

COUNTED = ("statements", "transactions", "commits", "hops to a thread", "loads of the match")


def figures() -> list[tuple[str, str]]:
    """Each number before the reply, and in total."""
    before, total = in_a_world(_press)
    return [(name, f"{before[name]} before the answer, {total[name]} in all") for name in COUNTED]


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

    submit = ThreadPoolExecutor.submit

    def counted(*args: Any, **kwargs: Any) -> Any:
        count["hops to a thread"] += 1
        return submit(*args, **kwargs)

    listeners: list[tuple[str, Any]] = [
        ("before_cursor_execute", executed),
        ("begin", begun),
        ("commit", committed),
    ]
    for engine in world.bot.database.engines:
        for name, listener in listeners:
            event.listen(engine, name, listener)
    with patch.object(ThreadPoolExecutor, "submit", counted):
        yield count
    for engine in world.bot.database.engines:
        for name, listener in listeners:
            event.remove(engine, name, listener)
