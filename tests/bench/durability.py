"""Durable actions a second, against a bare insert and commit on the same SQLite settings."""

import random
import statistics
import time

from sqlalchemy import text

from bot.matches.people import Person
from bot.matches.record import Record
from tests.bench.house import House, in_a_house

MATCHES = 20
ROUNDS = 5
ACTIONS = 120


def figures() -> list[tuple[str, str]]:
    """Both rates, medians of alternating rounds, and their ratio."""
    actions, inserts = in_a_house(_measure)
    return [
        ("Castellan: read, apply, log, snapshot, commit", f"{actions:,.0f}/s"),
        ("bare insert and commit, same engine and settings", f"{inserts:,.0f}/s"),
        ("ratio", f"{actions / inserts:.2f}"),
    ]


async def _measure(house: House) -> tuple[float, float]:
    await house.database.run(text("CREATE TABLE bare (id INTEGER PRIMARY KEY, body TEXT)"))
    rng = random.Random(1)
    records = [await house.begin(4, number) for number in range(MATCHES)]
    actions: list[float] = []
    inserts: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(ACTIONS):
            await _act(house, records, rng)
        actions.append(ACTIONS / (time.perf_counter() - began))
        began = time.perf_counter()
        for _ in range(ACTIONS):
            await house.database.run(_INSERT, [{"body": "x" * 200}])
        inserts.append(ACTIONS / (time.perf_counter() - began))
    return statistics.median(actions), statistics.median(inserts)


_INSERT = text("INSERT INTO bare (body) VALUES (:body)")


async def _act(house: House, records: list[Record], rng: random.Random) -> None:
    running = [number for number, record in enumerate(records) if record.status == "running"]
    number = rng.choice(running)
    record = records[number]
    (seat,) = record.game.to_act(record.state)
    action = record.game.menu(record.state, seat).sample(rng)
    user_id = record.chairs[seat].user_id
    assert user_id is not None
    dumped = record.game.actions.dump_python(action, mode="json")
    person = Person(user_id, "player", 1)
    records[number] = await house.matches.act(record.id, record.version, person, dumped)
