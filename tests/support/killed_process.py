"""A process that plays matches until it is killed.

A message from it means that the service has returned, so the change must be kept.
"""

import asyncio
import json
import random
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from multiprocessing.connection import Connection
from typing import Any

from sqlalchemy import select

from bot.base import logs
from bot.base.environment import Environment
from bot.base.refusals import Refusal
from bot.match import actions, lobbies, waking
from bot.match.computers import Computers
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.people import Person, Place
from bot.match.record import LIVE, Pace, Record
from bot.storage import Database, tables
from games.core import GameError

TABLES = 4
NAMES = ("ann", "bob", "cem", "dora", "eve", "finn")
PACES: tuple[Pace, ...] = ("live", "relaxed", "untimed")


class Clock:
    """The real time, plus the time that was skipped."""

    def __init__(self) -> None:
        self.skipped = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.skipped


@dataclass
class Process:
    """The services of one run, and their reports since the last line."""

    seed: str
    clock: Clock
    ledger: Ledger
    computers: Computers
    told: dict[str, Record]
    hearer: Connection

    def person(self, number: int, rng: random.Random) -> Person:
        return Person(1000 + number, NAMES[number], rng.getrandbits(63))

    async def promise(self, match_id: str, change: Awaitable[object]) -> None:
        """Let a service do something, and report it after its return."""
        self.told.pop(match_id, None)
        try:
            await change
        except (Refusal, GameError):
            assert match_id not in self.told
            return
        record = self.told.pop(match_id, None)
        if record is not None:
            self.say(record)

    def say(self, record: Record) -> None:
        """Promise a change that has been acknowledged."""
        made: list[Any] = [[each.kind, each.seat, each.action] for each, _ in record.entries]
        self.hearer.send_bytes(json.dumps([record.id, record.version, made]).encode())

    async def play(self, match_id: str) -> None:
        """Play one match to its end from its present state."""
        rng = random.Random(f"{self.seed}/{match_id}")
        while True:
            record = await self.ledger.read(match_id)
            if not record.live:
                return
            step = self.in_lobby if record.status == "lobby" else self.at_table
            await self.promise(match_id, step(record, rng))

    def in_lobby(self, record: Record, rng: random.Random) -> Awaitable[object]:
        people = [number for number in range(len(NAMES)) if record.chair_of(1000 + number)]
        host = self.person(record.host_id - 1000, rng)
        if len(record.chairs) > rng.choice((2, 3, 4)):
            return self.ledger.change(record.id, lobbies.start, record.version, host)
        if rng.random() < 0.3:
            return self.ledger.change(record.id, lobbies.add_computer, record.version, host)
        if rng.random() < 0.2 and len(people) > 1:
            return self.ledger.change(
                record.id, lobbies.leave, self.person(rng.choice(people), rng)
            )
        return self.ledger.change(
            record.id, actions.join, self.person(rng.randrange(len(NAMES)), rng)
        )

    def at_table(self, record: Record, rng: random.Random) -> Awaitable[object]:
        someone = self.person(rng.randrange(len(NAMES)), rng)
        seat = min(record.game.to_act(record.state))
        chair = record.chairs[seat]
        roll = rng.random()
        if roll < 0.02:
            return self.ledger.change(record.id, actions.join, someone)
        if roll < 0.035:
            return self.ledger.change(record.id, actions.resign, someone)
        if roll < 0.1:
            return self.ledger.change(record.id, actions.return_to_seat, someone)
        if chair.computer or chair.user_id is None:
            return waking.wake(self.ledger, self.computers, record.id, record.version)
        if roll < 0.25 and record.alarm.ends_at is not None:
            left = timedelta(milliseconds=record.alarm.ends_at - self.ledger.now())
            self.clock.skipped += max(left, timedelta())
            return waking.wake(self.ledger, self.computers, record.id, record.version)
        action = record.game.menu(record.state, seat).sample(rng)
        data = record.game.actions.dump_python(action, mode="json")
        player = self.person(chair.user_id - 1000, rng)
        return self.ledger.change(record.id, actions.act, record.version, player, data)

    async def open(self, number: int) -> str:
        rng = random.Random(f"{self.seed}/open/{number}")
        host = self.person(number % len(NAMES), rng)
        options = {"target": rng.choice((1, 2, 3))}
        place = Place(1, 2, "en-US")
        record = await lobbies.open_lobby(
            self.ledger, "high-card", options, rng.choice(PACES), host, place
        )
        self.say(record)
        return record.id


async def live_matches(database: Database) -> list[str]:
    found = await database.scalars(
        select(tables.matches.c.id).where(tables.matches.c.status.in_(LIVE))
    )
    return list(found)


def run(address: str, seed: int, finish: bool, hearer: Connection) -> None:
    """Play; with ``finish`` play the existing matches to their end."""
    logs.configure(Environment(log_level="ERROR", _env_file=None))  # type: ignore[call-arg]
    asyncio.run(_run(address, str(seed), finish, hearer))


async def _run(address: str, seed: str, finish: bool, hearer: Connection) -> None:
    database = Database(address)
    await database.open()
    clock = Clock()
    ledger = Ledger(database, clock, computer_pause=0)
    told: dict[str, Record] = {}
    ledger.on_commit(Happened.ANY, lambda record: told.__setitem__(record.id, record))
    process = Process(seed, clock, ledger, Computers(), told, hearer)

    async def one_table(number: int) -> None:
        opened = 0
        while not finish:
            with suppress(Refusal):  # too many matches wait for the host's first move
                await process.play(await process.open(number + TABLES * opened))
            opened += 1

    going_on = [process.play(match_id) for match_id in await live_matches(database)]
    new = [one_table(number) for number in range(max(0, TABLES - len(going_on)))]
    await asyncio.gather(*going_on, *new)
    while not finish:
        await process.play(await process.open(0))
    await database.close()
