"""Every kind of trouble for processes, their database and its disk, while people play."""

import asyncio
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from bot.base.shutdown import LOST_SHARDS
from bot.storage.lease import LOOK_SECONDS, MAX_SILENCE_SECONDS, SHARD
from tests.support.stopped import processes_of, session, stopped
from tools.drill.judging import Absence, Refusing, compare, heal
from tools.drill.keep import LOOK_AGAIN_SECONDS, START_SECONDS, Keep, Process
from tools.drill.people import TOLD_OF_FAULT, Crowd
from tools.drill.processes import World, is_answered

MOST_MOVES: Final = 30
"""Maximum number of answered moves between two events."""
END_SECONDS: Final = 20.0
"""Maximum time for a process to end once it is asked to, or has lost its shards; service managers
wait as long."""
PAUSE_SECONDS: Final = (2.0, 6.0)
"""How long a process stops, a table is locked, or a disk is full."""
FROZEN_SECONDS: Final = (10.0, 40.0)
"""How long the whole server stops."""
ATTEMPTS_ON_CONNECTIONS: Final = 10
KILLED: Final = frozenset({-9})
LOST_STATUSES: Final = frozenset({LOST_SHARDS})
REFUSED: Final = frozenset({2})
"""Exit status of a process that finds no database to start with."""
DISK_BYTES: Final = 2**24
LOST: Final = "shard locks lost"
LATE_SECONDS: Final = 60.0
"""Time for which an excuse is kept, to judge presses made in that time."""
UNSEEN_SECONDS: Final = LOOK_SECONDS + MAX_SILENCE_SECONDS
"""Maximum time until a process that can't store anything notices."""
END: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND ($1 OR pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory'))"
)
"""Ends all connections, or all but those that hold shards."""
END_HOLDER: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks "
    "WHERE locktype = 'advisory' AND classid = $1 AND objid = $2"
)
"""Ends the connection that holds a shard, given its class of locks."""


@dataclass(frozen=True)
class Event:
    """A kind of trouble; leaving ``strike`` means that its cause is over."""

    what: str
    strike: Callable[["Chaos"], AbstractAsyncContextManager[None]]
    wanted: frozenset[int] = frozenset()
    """Expected exit statuses of processes that end because of it."""
    patience: float = 0.0
    """Extra seconds that boards may take to be right."""
    may_fail: bool = True
    """Whether people may be told about an internal error."""


class Chaos:
    """Causes one event after another, restarts processes, and checks the results."""

    def __init__(self, world: World, crowd: Crowd, events: Sequence[Event], disk: Path) -> None:
        """``disk`` is a folder that can be filled."""
        self.world, self.crowd, self.rng = world, crowd, world.rng
        self.keep: Keep = world.keep
        self.events = events
        self.faults: list[str] = []
        self._present = events[0]
        self._absences: list[Absence] = []
        self._refusing: list[Refusing] = []
        self._told_of_faults = 0
        self._ballast = disk / "ballast"
        for process in self.keep.processes.values():
            process.may_complain = True

    async def run(self, moves: int, rounds: int = 0) -> list[str]:
        """Continue for ``moves`` moves and ``rounds`` rounds of events, each at least once.

        Prints the progress. Returns the faults that were found.
        """
        memory, counts = self.world.memory, self.keep.counts

        def done() -> bool:
            all_befell = all(counts[each.what] for each in self.events)
            return len(memory.answered) >= moves and counts["rounds"] >= rounds and all_befell

        bag = [*self.events]
        self._watching = asyncio.create_task(self._watch())
        try:
            while not done():
                bag = bag or self.rng.sample(self.events, len(self.events))
                most = min(MOST_MOVES, max(1, moves // len(self.events)))
                wanted = len(memory.answered) + self.rng.randint(1, most)
                await self.until(lambda: len(memory.answered) >= wanted)  # noqa: B023
                await self.befall(bag.pop())
                counts["rounds"] += 1
                told = f"{counts['rounds']} rounds, {len(memory.answered)} moves answered"
                print(f"\r{told}", end="", flush=True)
        finally:
            self._watching.cancel()
        return self.faults

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds, while people play."""
        try:
            async with asyncio.timeout(2 * START_SECONDS):
                while not true():
                    self.crowd.look()
                    if self._watching.done():
                        self._watching.result()
                    await asyncio.sleep(LOOK_AGAIN_SECONDS)
        except TimeoutError:
            for process in self.keep.begun[-2 * self.keep.parts :]:
                print(f"\n  {process.pid} (alive: {process.alive}): {process.text[-2000:]}")
            raise

    async def befall(self, event: Event) -> None:
        """Cause an event, and check that everything recovers."""
        self._present = event
        async with event.strike(self):
            asking = [asyncio.create_task(self._ask(each)) for each in range(self.keep.count)]
        async with asyncio.timeout(2 * START_SECONDS):
            await asyncio.gather(*asking)
        self.keep.counts[event.what] += 1
        await self.keep.discord.connected(*range(self.keep.count), seconds=START_SECONDS)
        await self.crowd.pause()
        try:
            await compare(self.keep, self.world.memory)
            await heal(self.keep, self.world.spectators, patience=event.patience)
        except AssertionError as fault:
            self._note(str(fault))
        self._judge()
        self.crowd.resume()

    async def _ask(self, shard: int) -> None:
        """Press something on a shard until that is answered."""
        answered = False
        while not answered:
            with suppress(SQLAlchemyError):  # they cannot look at the match, and try again
                answered = await is_answered(self.world, shard)
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    def _note(self, fault: str) -> None:
        self.faults.append(f"{self._present.what}: {fault}")
        print(f"\n  FAULT after {datetime.now(UTC):%H:%M:%S} {self.faults[-1]}")

    def _judge(self) -> None:
        """Excuse silence only if no process was available, or Discord refused the answer."""
        silences, self.world.memory.silences = self.world.memory.silences, []
        for each in silences:
            away = any(absence.excuses(each) for absence in self._absences)
            refused = not away and any(refusing.excuses(each) for refusing in self._refusing)
            self.keep.counts["presses unanswered, their process away"] += away
            self.keep.counts["presses unanswered, as Discord refused"] += refused
            if not away and not refused:
                self._note(f"never answered although its process was there: {each}")
        told, before = self.world.memory.counts[TOLD_OF_FAULT], self._told_of_faults
        if told > before and not self._present.may_fail:
            self._note(f"{told - before} presses were told of a fault of the bot's")
        self._told_of_faults = told
        # Silence is noticed some time after the press, perhaps when the next thing has befallen.
        late = time.monotonic() - LATE_SECONDS
        self._absences = [each for each in self._absences if each.end >= late]
        self._refusing = [each for each in self._refusing if each.end >= late]

    async def _watch(self) -> None:
        """Restart processes that have ended, as a service manager does."""
        while True:
            for part, process in self.keep.processes.items():
                if not process.alive:
                    self._note_end(await process.ended(), part, process)
                    (await self.keep.start(part)).may_complain = True
            for absence in self._absences:
                if absence.end == inf and self._identified(absence.shards) > absence.identified:
                    absence.end = time.monotonic()
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    def _identified(self, shards: Sequence[int]) -> int:
        """Return the number of times that all of these shards have identified."""
        return min(self.keep.discord.counts.identified[each] for each in shards)

    def _absent(self, part: int, *, since: float | None = None, sudden: bool) -> None:
        shards = self.keep.shards(part)
        begin = time.monotonic() if since is None else since
        self._absences.append(Absence(shards, begin, sudden, self._identified(shards)))

    def _note_end(self, status: int, part: int, process: Process) -> None:
        now, seconds = time.time(), 0.0
        lost = [each for each in process.lines if str(each["event"]).startswith(LOST)]
        if lost:
            seconds = now - datetime.fromisoformat(lost[0]["timestamp"]).timestamp()
        self.keep.ends[part].append((now - seconds - (UNSEEN_SECONDS if lost else 0), now))
        if lost and process is self.keep.processes[part]:
            if seconds > END_SECONDS:
                self._note(f"ended only {seconds:.1f} s after it had lost its shards")
            self._absent(part, since=time.monotonic() - seconds, sudden=False)
        if status not in self._present.wanted:
            self._note(f"a process ended with {status}: {process.text[-2000:]}")

    def _any(self) -> tuple[int, Process]:
        part = self.rng.randint(1, self.keep.parts)
        return part, self.keep.processes[part]

    @contextmanager
    def refusing(self, guild_id: int | None) -> Iterator[None]:
        """Excuse unanswered presses in the block, on a server or anywhere."""
        refusing = Refusing(guild_id, time.monotonic())
        self._refusing.append(refusing)
        try:
            yield
        finally:
            refusing.end = time.monotonic()
            for each in self.world.spectators:
                if guild_id is not None:
                    each.doubt(guild_id)

    async def pause(self, seconds: tuple[float, float] = PAUSE_SECONDS) -> None:
        await asyncio.sleep(self.rng.uniform(*seconds))

    @asynccontextmanager
    async def kill(self) -> AsyncIterator[None]:
        part, process = self._any()
        self._absent(part, sudden=True)
        await process.kill()
        yield

    @asynccontextmanager
    async def ask_to_end(self) -> AsyncIterator[None]:
        part, process = self._any()
        self._absent(part, sudden=False)
        process.terminate()
        yield
        await self._ends(process)

    async def _ends(self, process: Process) -> int | None:
        """Return the exit status of a process that should end by itself."""
        try:
            return await process.ended(END_SECONDS)
        except TimeoutError:
            self._note(f"did not end in {END_SECONDS} s: {process.text[-2000:]}")
            await process.kill()
            return None

    @asynccontextmanager
    async def outlast(self) -> AsyncIterator[None]:
        """Stop a process until the server has given it up and another one has its shards.

        Only connections with its locks are ended, so it wakes up with others that could write.
        """
        part, old = self._any()
        shards = self.keep.shards(part)
        with stopped(old.pid):
            self._absent(part, sudden=True)
            before = self._identified(shards)
            yield
            await self.pause()
            await self._execute(END_HOLDER, SHARD, shards[0])
            (await self.keep.start(part)).may_complain = True
            await self.until(lambda: self._identified(shards) > before)
        status = await self._ends(old)
        if status is not None:
            self._note_end(status, part, old)

    async def _execute(self, statement: str, *values: int) -> None:
        async with session(self.keep.address) as connection:
            await connection.execute(statement, *values)

    @asynccontextmanager
    async def end_connections(self) -> AsyncIterator[None]:
        """End all connections repeatedly, except those that hold shards."""
        await self._execute(END, False)
        yield
        for _ in range(ATTEMPTS_ON_CONNECTIONS):
            await self._execute(END, False)
            await asyncio.sleep(self.rng.random() * 4 * LOOK_AGAIN_SECONDS)

    @asynccontextmanager
    async def end_all_connections(self) -> AsyncIterator[None]:
        ending = list(self.keep.processes.values())
        await self._execute(END, True)
        yield
        for process in ending:
            await self._ends(process)

    @asynccontextmanager
    async def freeze(self) -> AsyncIterator[None]:
        with stopped(*await processes_of(self.keep.address)):
            yield
            await self.pause(FROZEN_SECONDS)

    @asynccontextmanager
    async def lock(self) -> AsyncIterator[None]:
        """Lock the matches against reads and changes for a while."""
        async with session(self.keep.address) as connection, connection.transaction():
            await connection.execute("LOCK TABLE matches")
            yield
            await self.pause()

    @asynccontextmanager
    async def fill(self) -> AsyncIterator[None]:
        with self._ballast.open("wb", buffering=0) as ballast, suppress(OSError):
            while ballast.write(bytes(2**12)):
                pass
        try:
            yield
            await self.pause()
        finally:
            self._ballast.unlink()

    @asynccontextmanager
    async def fill_and_kill(self) -> AsyncIterator[None]:
        async with self.fill(), self.kill():
            yield


def on_postgresql() -> Sequence[Event]:
    """Trouble for processes that share a PostgreSQL."""
    return (
        Event("a process is killed", Chaos.kill, KILLED),
        Event("one stands still, loses its locks", Chaos.outlast, LOST_STATUSES),
        Event("a process is asked to end", Chaos.ask_to_end, frozenset({0})),
        Event("connections are ended", Chaos.end_connections),
        Event("all connections, locks too", Chaos.end_all_connections, LOST_STATUSES),
        Event("the server stands still", Chaos.freeze, LOST_STATUSES | REFUSED),
        Event("a table is locked", Chaos.lock),
    )


def on_sqlite() -> Sequence[Event]:
    """Trouble for a single process, and for its file's disk."""
    return (
        Event("the process is killed", Chaos.kill, KILLED),
        Event("the disk is full", Chaos.fill),
        Event("it is killed on a full disk", Chaos.fill_and_kill, KILLED | REFUSED),
    )


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk of a few megabytes for the block; None if none can be mounted."""
    with TemporaryDirectory() as folder:
        disk = ("tmpfs", "-o", f"size={DISK_BYTES}", "tmpfs", folder)
        mounted = subprocess.run(("mount", "-t", *disk), check=False, capture_output=True)
        try:
            yield None if mounted.returncode else Path(folder)
        finally:
            if not mounted.returncode:
                subprocess.run(("umount", folder), check=True)
