"""What processes take of the machine's processors, as Linux counts it."""

import os
import resource
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import func, make_url, select
from sqlalchemy.ext.asyncio import create_async_engine

_TICK = os.sysconf("SC_CLK_TCK")
_PARENT, _OWN, _WITH_ENDED = 1, slice(11, 13), slice(11, 15)
_IDLE = (3, 4)
_STEPS = 8
"""Of what Linux counts of a processor, that is: idle and waiting for a disk; guests count twice."""


class Usage(NamedTuple):
    """Parts of the time in which something ran, and its main thread waited for a core."""

    ran: float
    waited: float

    @property
    def wanted(self) -> float:
        """What it would have taken."""
        return self.ran + self.waited


class Memory(NamedTuple):
    """Resident memory in MB, of the bot's processes and of those that draw for them."""

    bots: float
    drawing: float

    @property
    def text(self) -> str:
        """Return both, for a row."""
        return f"{self.bots:.0f} MB, drawing {self.drawing:.0f} MB"


def memory_of(pids: Iterable[int]) -> Memory:
    """Return what processes hold of the machine's memory just now."""
    bots = list(pids)
    drawing = [child for pid in bots for child, _ in _children(str(pid))]
    return Memory(sum(map(_megabytes, bots)), sum(map(_megabytes, drawing)))


def _megabytes(pid: int) -> float:
    return int(_read(pid, "statm").split()[1]) * resource.getpagesize() / 2**20


class Meter:
    """What a process takes from now on; with its ``family`` also what its children take."""

    def __init__(self, pid: int, *, family: bool = False) -> None:
        self._pid = pid
        self._family = family
        self._before = self._now()

    def since(self, seconds: float) -> Usage:
        """What it has taken, of so many seconds of one core."""
        now, before = self._now(), self._before
        return Usage((now[0] - before[0]) / seconds, (now[1] - before[1]) / seconds)

    def _now(self) -> tuple[float, float]:
        ticks = sum(map(int, _stat(self._pid)[_WITH_ENDED if self._family else _OWN]))
        if self._family:
            ticks += sum(sum(map(int, each[_OWN])) for _, each in _children(str(self._pid)))
        return ticks / _TICK, int(_read(self._pid, "schedstat").split()[1]) / 1e9


class Machine:
    """How busy all cores are from now on."""

    def __init__(self) -> None:
        self._before = self._now()

    def since(self, seconds: float) -> float:
        """So many cores were busy."""
        return (self._now() - self._before) / seconds

    def _now(self) -> float:
        first = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0]
        times = list(map(int, first.split()[1 : _STEPS + 1]))
        return (sum(times) - sum(times[each] for each in _IDLE)) / _TICK


async def server_of(address: str) -> int | None:
    """The process of a PostgreSQL server whose children serve its clients; None for a file."""
    if make_url(address).get_backend_name() == "sqlite":
        return None
    engine = create_async_engine(address)
    async with engine.connect() as connection:
        pid: int = (await connection.execute(select(func.pg_backend_pid()))).scalar_one()
        server = int(_stat(pid)[_PARENT])
    await engine.dispose()
    return server


def _children(parent: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the processes that one has started, each with what Linux tells of it."""
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                told = _stat(int(path.name))
            except (FileNotFoundError, ProcessLookupError):  # it ended meanwhile
                continue
            if told[_PARENT] == parent:
                yield int(path.name), told


def _stat(pid: int) -> list[str]:
    """What Linux tells of a process, behind its name."""
    return _read(pid, "stat").rpartition(")")[2].split()


def _read(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text(encoding="ascii", errors="replace")
