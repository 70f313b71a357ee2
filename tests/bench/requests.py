"""Requests to Discord for an action, counted over a whole match of four people.

Answers to presses, and what is changed by a press, do not count against what Discord allows the
whole bot.
"""

import asyncio
import random
import statistics
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from simcord import Env

from bot.base.environment import Environment
from bot.client import Castellan
from tests.support.world import World, buttons

HANDS_CLOSE = 15 * 60
"""Seconds after which Discord lets no ephemeral message be edited."""


def figures() -> list[tuple[str, str]]:
    """Means of all requests and of those that count, and the most."""
    rows = []
    for title, sleepy in (("other hands closed, turn ping due", True), ("all hands open", False)):
        counted = asyncio.run(_count(sleepy))
        totals = [sum(kinds.values()) for kinds in counted]
        mean, most = statistics.mean(totals), max(totals)
        kinds = sum(counted, Counter[str]())
        parts = ", ".join(f"{name} {n / len(counted):.2f}" for name, n in kinds.most_common())
        bots = mean - (kinds["answer"] + kinds["hand"]) / len(counted)
        rows.append((title, f"mean {mean:.2f}, most {most}, counted {bots:.2f} ({parts})"))
    return rows


async def _count(sleepy: bool) -> list[Counter[str]]:
    with TemporaryDirectory() as folder:
        address = f"sqlite:///{Path(folder) / 'bench.db'}"
        settings = Environment(database_url=address, _env_file=None)  # type: ignore[call-arg]
        env = Env(Castellan(settings), shard_count=1, settle_timeout=60)
        await env.start()
        world = World(env, settings)
        await env.settle()
        with env.time_context():
            counted = await _play(world, sleepy)
        await world.bot.close()
        await env.shutdown()
    return counted


async def _play(world: World, sleepy: bool) -> list[Counter[str]]:
    rng = random.Random(1)
    record = await world.begin("ann", "bob", "cem", "dora", target=2, pace="correspondence")
    counted = []
    while record.status == "running":
        if sleepy:
            await world.env.advance_time(HANDS_CLOSE)
        (seat,) = record.game.to_act(record.state)
        name = record.chairs[seat].name
        hand = await world.hand(name)
        action = record.game.menu(record.state, seat).sample(rng)
        await world.env.settle()
        ending = f"/{action.declaration}"
        words = [b for b in buttons(hand) if b["custom_id"].endswith(ending)]
        if words[0].get("disabled"):
            cards = [b for b in buttons(hand) if ":pick:" in b["custom_id"]]
            await world.people[name].click(hand, custom_id=cards[0]["custom_id"])
            words = [b for b in buttons(hand) if b["custom_id"].endswith(ending)]
        before = len(world.env.http_requests)
        await world.people[name].click(hand, custom_id=words[0]["custom_id"])
        sent = world.env.http_requests[before:]
        counted.append(Counter(_kind(request.method, request.path) for request in sent))
        record = await world.only_match()
    return counted


def _kind(method: str, path: str) -> str:
    if path.endswith("/callback"):
        return "answer"
    if path.startswith("/webhooks/"):
        return "hand"
    return {"PATCH": "board", "POST": "ping or board posted", "DELETE": "old one deleted"}[method]
