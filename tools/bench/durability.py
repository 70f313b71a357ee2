"""Durable actions per second, compared with a bare insert and commit on the same SQLite settings.

The bare one is SQLAlchemy over one aiosqlite connection, as its documentation shows it.
"""

import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.match import actions
from bot.match.people import Person
from bot.match.record import Record
from tools.bench.house import House, in_a_house

AT_ONCE = (1, 8, 32)
ROUNDS = 5
ACTIONS = 192
MATCHES = 160


def figures() -> list[tuple[str, str]]:
    """Both rates, one at a time and several at once: medians of alternating rounds, and ratios."""
    rows = []
    for number in AT_ONCE:
        (actions, processor), (inserts, bare) = in_a_house(partial(_measure, number))
        rows += [
            (
                f"Castellan: read, apply, log, snapshot, commit, {number} at once",
                f"{actions:,.0f}/s",
            ),
            (f"bare insert and commit, {number} at once", f"{inserts:,.0f}/s"),
            ("ratio", f"{actions / inserts:.2f}"),
            ("processor time of each", f"{processor * 1000:.2f} ms, {bare * 1000:.2f} ms"),
        ]
    return rows


async def _measure(number: int, house: House) -> list[tuple[float, float]]:
    engine = _bare_engine(house)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE bare (id INTEGER PRIMARY KEY, body TEXT)"))
    rng = random.Random(1)
    records = [await house.begin(4, each) for each in range(MATCHES)]

    async def act(worker: int) -> None:
        mine = range(worker, len(records), number)
        await _act(house, records, [each for each in mine if records[each].live], rng)

    async def insert(_worker: int) -> None:
        async with engine.begin() as connection:
            await connection.execute(_INSERT, {"body": "x" * 200})

    rounds = [[await _rate(work, number) for work in (act, insert)] for _ in range(ROUNDS)]
    await engine.dispose()
    return [
        (statistics.median(rate for rate, _ in each), statistics.median(cpu for _, cpu in each))
        for each in zip(*rounds, strict=True)
    ]


async def _rate(work: Callable[[int], Awaitable[None]], number: int) -> tuple[float, float]:
    """Run ``work`` with ``number`` workers at once.

    Returns how many times per second it finishes, and the processor seconds for each time.
    """

    async def some(worker: int) -> None:
        for _ in range(ACTIONS // number):
            await work(worker)

    began, processor = time.perf_counter(), time.process_time()
    await asyncio.gather(*(some(worker) for worker in range(number)))
    took, used = time.perf_counter() - began, time.process_time() - processor
    return ACTIONS / took, used / ACTIONS


def _bare_engine(house: House) -> AsyncEngine:
    url = house.url.replace("sqlite:", "sqlite+aiosqlite:")
    engine = create_async_engine(url, pool_size=1, max_overflow=0)  # more would wait for its lock

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")

    return engine


_INSERT = text("INSERT INTO bare (body) VALUES (:body)")


async def _act(house: House, records: list[Record], mine: list[int], rng: random.Random) -> None:
    number = rng.choice(mine)
    record = records[number]
    (seat,) = record.game.to_act(record.state)
    action = record.game.menu(record.state, seat).sample(rng)
    user_id = record.chairs[seat].user_id
    assert user_id is not None
    dumped = record.game.actions.dump_python(action, mode="json")
    person = Person(user_id, "player", 1)
    records[number] = await house.ledger.change(
        record.id, actions.act, record.version, person, dumped
    )
