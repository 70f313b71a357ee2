"""Durable actions per second, compared with a bare insert and commit on the same SQLite settings.

The bare one is SQLAlchemy over one aiosqlite connection, as its documentation shows it.
"""

import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.match.ledger import Ledger
from bot.match.people import Person, Place
from bot.storage import Database
from tools.bench.house import act, begin

AT_ONCE = (1, 8, 32)
ROUNDS = 5
ACTIONS = 192
MATCHES = 160
PLACE = Place(1, 1, "en-US")
_INSERT = text("INSERT INTO bare (body) VALUES (:body)")


def figures() -> list[tuple[str, str]]:
    """Rates, one at a time and several at once: medians of alternating rounds, and ratios."""
    rows = []
    for number in AT_ONCE:
        (actions, processor), (inserts, _) = asyncio.run(_measure(number))
        told = f"{actions:,.0f}/s, {processor * 1000:.2f} ms of processor time each"
        rows += [
            (f"Castellan: read, apply, log, snapshot, commit, {number} at once", told),
            ("beside a bare insert and commit", f"{actions / inserts:.2f}"),
        ]
    return rows


async def _measure(number: int) -> list[tuple[float, float]]:
    """Return the rate and the processor time of each, with ``number`` workers."""
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        database = Database(url)
        await database.open()
        ledger = Ledger(database, lambda: datetime.now(UTC), 0)
        engine = _bare_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE bare (id INTEGER PRIMARY KEY, body TEXT)"))
        rng = random.Random(1)
        people = [Person(each, f"player {each}", each + 1) for each in range(4 * MATCHES)]
        parties = (people[first : first + 4] for first in range(0, len(people), 4))
        records = [await begin(ledger, each, PLACE) for each in parties]

        async def play(worker: int) -> None:
            mine = range(worker, len(records), number)
            at = rng.choice([each for each in mine if records[each].live])
            records[at] = await act(ledger, records[at], rng.getrandbits(32))

        async def insert(_worker: int) -> None:
            async with engine.begin() as connection:
                await connection.execute(_INSERT, {"body": "x" * 200})

        rounds = [[await _rate(work, number) for work in (play, insert)] for _ in range(ROUNDS)]
        await engine.dispose()
        await database.close()
    return [
        (statistics.median(rate for rate, _ in each), statistics.median(cpu for _, cpu in each))
        for each in zip(*rounds, strict=True)
    ]


async def _rate(work: Callable[[int], Awaitable[None]], number: int) -> tuple[float, float]:
    async def some(worker: int) -> None:
        for _ in range(ACTIONS // number):
            await work(worker)

    began, processor = time.perf_counter(), time.process_time()
    await asyncio.gather(*(some(worker) for worker in range(number)))
    took, used = time.perf_counter() - began, time.process_time() - processor
    return ACTIONS / took, used / ACTIONS


def _bare_engine(url: str) -> AsyncEngine:
    driver = url.replace("sqlite:", "sqlite+aiosqlite:")
    engine = create_async_engine(driver, pool_size=1, max_overflow=0)  # more would wait

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")

    return engine
