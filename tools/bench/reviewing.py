"""How much slower presses are stored while ten people review matches.

A match of High Card, without Discord; reviews are computed in one process of their own.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from statistics import median

from bot.match import actions
from bot.match.computers import Computers
from bot.match.people import Person
from bot.match.record import Record
from bot.match.store import load_log
from games.core import Entry
from games.core.reviewing import decisions_of
from tools.bench.house import House, in_a_house

REVIEWING = 10
ROUNDS = 10
PRESSES = 60
SEATS = 4


def figures() -> list[tuple[str, str]]:
    """The median times of a press, and their ratio."""
    alone, beside = in_a_house(_measure)
    return [
        ("a press alone", f"{1000 * alone:.1f} ms"),
        (f"beside {REVIEWING} who review", f"{1000 * beside:.1f} ms"),
        ("times as long", f"{beside / alone:.2f}"),
    ]


async def _measure(house: House) -> tuple[float, float]:
    rng, computers = random.Random(1), Computers(1)
    over = await house.begin(SEATS, 0)
    while over.status == "running":
        over = await _press(house, over, rng)
    log = await house.database.read(load_log, over.id)
    await computers.judge(over, log, decisions_of(log, 0)[0])  # the process begins
    record, alone, beside = await house.begin(SEATS, 1), list[float](), list[float]()
    for number in range(2 * ROUNDS):
        running = [
            asyncio.create_task(_review(computers, over, log, seat % SEATS))
            for seat in range(REVIEWING * (number % 2))
        ]
        for at in range(PRESSES):
            if record.status != "running":
                record = await house.begin(SEATS, 2 + number * PRESSES + at)
            await asyncio.sleep(0.01)
            began = time.perf_counter()
            record = await _press(house, record, rng)
            (beside if running else alone).append(time.perf_counter() - began)
        for each in running:
            each.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    await computers.stop()
    return median(alone), median(beside)


async def _press(house: House, record: Record, rng: random.Random) -> Record:
    seat = min(record.game.to_act(record.state))
    action = record.game.menu(record.state, seat).sample(rng)
    person = Person(record.chairs[seat].user_id or 0, "player", 1)
    stored = record.game.actions.dump_python(action, mode="json")
    return await house.ledger.change(record.id, actions.act, record.alarm.since, person, stored)


async def _review(computers: Computers, over: Record, log: Sequence[Entry], seat: int) -> None:
    """Review a match again and again, until cancelled."""

    async def progress(done: int, total: int) -> None:
        """Do nothing."""

    while True:
        await computers.review(over, log, seat, decisions_of(log, seat), progress)
