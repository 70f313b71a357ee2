"""What the measurements share: databases with matches in them, percentiles."""

import asyncio
import secrets
import statistics
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from bot.matches.people import Person, Place
from bot.matches.record import Record
from bot.play.computers import Computers
from bot.play.ledger import Ledger
from bot.play.lobbies import Lobbies
from bot.play.running import RunningMatches
from bot.storage import Database

T = TypeVar("T")

PLACE = Place(1, 1, "en-US")


class House:
    """Storage and services over one database file, without Discord."""

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path}"
        self.database = Database(self.url)
        self.ledger = Ledger(self.database, lambda: datetime.now(UTC), 0)
        self.lobbies = Lobbies(self.ledger)
        self.matches = RunningMatches(self.ledger, self.lobbies, Computers())

    async def begin(self, seats: int, number: int) -> Record:
        """A running match of people with ids of their own."""
        people = [Person(number * 100 + seat, f"player {seat}", seat + 1) for seat in range(seats)]
        record = await self.lobbies.open("high-card", {"target": 4}, "relaxed", people[0], PLACE)
        for person in people[1:]:
            record = await self.lobbies.join(record.id, person)
        return await self.lobbies.start(record.id, record.version, people[0])


def in_a_house(work: Callable[[House], Awaitable[T]]) -> T:
    """Run something over a fresh database."""

    async def run(path: Path) -> T:
        house = House(path)
        await house.database.open()
        try:
            return await work(house)
        finally:
            await house.database.close()

    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / f"{secrets.token_hex(4)}.db"))


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many of a hundred lie."""
    return statistics.quantiles(values, n=100)[percent - 1]
