"""Starts that fail pause longer and longer, and know what Discord refused before."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.discord_io.breaker import Breaker, Kind, Outcome
from bot.discord_io.starts import PROVEN_MS, Starts
from bot.storage import Database
from tests.support.places import address, provided

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

HOUR_MS = 60 * 60 * 1000


class Machine:
    """A database and a clock, with one process after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.ms = 1_000_000_000
        self.left = 1000

    def process(self) -> tuple[Starts, Breaker]:
        breaker = Breaker(lambda: self.ms)
        starts = Starts(self._database, breaker, lambda: self.ms, 0, self._limits, self._sleep)
        return starts, breaker

    async def _limits(self) -> "SessionStartLimit":
        reset = {"total": 1000, "reset_after": HOUR_MS, "max_concurrency": 1}
        return {**reset, "remaining": self.left}  # type: ignore[typeddict-item]

    async def _sleep(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)
        if self.ms % HOUR_MS == 0:
            self.left = 1000

    async def start(self) -> tuple[Starts, int]:
        """A process that connects at once, and the seconds that it had to wait."""
        starts, _ = self.process()
        before = self.ms
        await starts.begin()
        await starts.identify()
        return starts, (self.ms - before) // 1000


@pytest.fixture
async def machine(tmp_path: Path) -> AsyncIterator[Machine]:
    database = Database(address(provided(tmp_path / "castellan.db")))
    await database.open()
    yield Machine(database)
    await database.close()


async def test_starts_that_fail_pause_longer_and_longer(machine: Machine) -> None:
    waits = []
    for _ in range(12):
        starts, waited = await machine.start()
        waits.append(waited)
        await starts.end(asked=False)
    assert waits == [0, 0, 0, 10, 20, 40, 80, 160, 320, 600, 600, 600]


async def test_a_process_that_was_killed_has_failed_too(machine: Machine) -> None:
    for _ in range(4):
        _, waited = await machine.start()
    assert waited == 10


@pytest.mark.parametrize("way", ["was asked to end", "ran for a while"])
async def test_a_process_that_went_well_makes_no_pause(machine: Machine, way: str) -> None:
    for _ in range(5):
        starts, _ = await machine.start()
    if way == "was asked to end":
        await starts.end(asked=True)
    else:
        machine.ms += PROVEN_MS
        await starts.chore._look_after()
    assert (await machine.start())[1] == 0


async def test_a_clock_that_is_set_back_makes_no_long_pause(machine: Machine) -> None:
    for _ in range(5):
        await machine.start()
    machine.ms -= HOUR_MS
    assert (await machine.start())[1] == 0


async def test_the_next_process_keeps_the_silence_of_the_one_before(machine: Machine) -> None:
    starts, breaker = machine.process()
    await starts.begin()
    for seconds in (60, 120):
        request = await breaker.begin(Kind.BOT, ("GET /users/@me", ""))
        breaker.end(request, Outcome.BLOCKED)
        await starts.end(asked=False)
        starts, breaker = machine.process()
        before = machine.ms
        await starts.begin()
        assert (machine.ms - before) // 1000 == seconds
    request = await breaker.begin(Kind.BOT, ("GET /users/@me", ""))
    breaker.end(request, Outcome.ACCEPTED)
    await starts.end(asked=False)
    starts, _ = machine.process()
    before = machine.ms
    await starts.begin()
    assert machine.ms == before


async def test_refusals_of_the_process_before_count(machine: Machine) -> None:
    starts, breaker = machine.process()
    await starts.begin()
    for number in range(500):
        request = await breaker.begin(Kind.BOT, ("GET /channels/{id}", str(number)))
        breaker.end(request, Outcome.REFUSED)
    await starts.end(asked=True)
    starts, breaker = machine.process()
    before = machine.ms
    await starts.begin()
    assert machine.ms - before == 10 * 60 * 1000
    assert not breaker.silent


async def test_sessions_are_waited_for_until_discord_allows_more(machine: Machine) -> None:
    machine.left, machine.ms = 3, 7 * HOUR_MS
    starts, _ = machine.process()
    await starts.begin()
    await starts.wait_for_sessions(3)
    for _ in range(3):
        await starts.identify()
    assert (machine.ms, starts.remaining) == (7 * HOUR_MS, 0)
    machine.left = 0
    await starts.identify()
    assert (machine.ms, starts.remaining) == (8 * HOUR_MS, 999)
