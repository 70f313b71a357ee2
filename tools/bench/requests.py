"""Requests to Discord per action, counted over a whole match of four people.

Replies to presses, and edits with their tokens, don't count towards the bot's global limit.
"""

import random
import statistics
from collections import Counter
from functools import partial

from tests.cogs.games.kill_the_kings.playing import deal, make, offered
from tests.support.world import World, buttons
from tools.bench.house import in_a_world

THOUGHTS = {
    "everybody plays at once, all hands open": 0,
    "each thinks for a minute, pings due": 61,
    "each comes after a quarter of an hour, hands closed": 15 * 60,
}
"""Seconds before each action."""
SPECTATORS = 10


def figures() -> list[tuple[str, str]]:
    """Means of all requests and of those that count, and the maximum."""
    rows = []
    plays = {title: partial(_play, seconds=seconds) for title, seconds in THOUGHTS.items()}
    plays["the first, while ten others watch"] = partial(_play, seconds=1, spectators=SPECTATORS)
    for title, play in (plays | {"a solitaire, on its board": _play_alone}).items():
        counted = in_a_world(play)
        totals = [sum(kinds.values()) for kinds in counted]
        mean, most = statistics.mean(totals), max(totals)
        kinds = sum(counted, Counter[str]())
        parts = ", ".join(f"{name} {n / len(counted):.2f}" for name, n in kinds.most_common())
        free = sum(number for name, number in kinds.items() if name in FREE)
        bots = mean - free / len(counted)
        rows.append((title, f"mean {mean:.2f}, most {most}, counted {bots:.2f} ({parts})"))
    return rows


async def _play(world: World, seconds: float, spectators: int = 0) -> list[Counter[str]]:
    rng = random.Random(1)
    record = await world.begin("ann", "bob", "cem", "dora", target=2, pace="correspondence")
    for number in range(spectators):
        await world.welcome(f"guest{number}").click(await world.board(), label="Watch")
    counted = []
    while record.status == "running":
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
        await world.env.advance_time(seconds)
        sent = world.env.http_requests[before:]
        counted.append(Counter(_kind(request.method, request.path) for request in sent))
        record = await world.only_match()
    return counted


async def _play_alone(world: World) -> list[Counter[str]]:
    rng = random.Random(1)
    record, board = await deal(world)
    counted = []
    while record.status == "running":
        move = rng.choice(sorted(offered(board)))
        before = len(world.env.http_requests)
        await make(world, "ann", board, move)
        sent = world.env.http_requests[before:]
        counted.append(Counter(_kind(request.method, request.path) for request in sent))
        record = await world.bot.ledger.read(record.id)
    return counted


FREE = ("answer", "hand or board by a press", "ping by a press", "ping deleted by a press")
"""Requests that don't count towards the bot's global limit."""
_BY_PRESS = dict(zip(("PATCH", "POST", "DELETE"), FREE[1:], strict=True))
_BY_BOT = {"PATCH": "board", "POST": "ping or board posted", "DELETE": "old one deleted"}


def _kind(method: str, path: str) -> str:
    if path.endswith("/callback"):
        return FREE[0]
    return (_BY_PRESS if path.startswith("/webhooks/") else _BY_BOT)[method]
