"""Processor time and memory of processes, as counted by Linux."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import func, make_url, select
from sqlalchemy.ext.asyncio import create_async_engine

_TICK = os.sysconf("SC_CLK_TCK")
_PARENT, _OWN, _WITH_ENDED = 1, slice(11, 13), slice(11, 15)
_IDLE = (3, 4)
_STEPS = 8
"""Number of fields of /proc/stat to add up. Guest time follows them, and is part of user time."""


class Usage(NamedTuple):
    """Shares of an interval in which a process ran, and its main thread waited for a core."""

    ran: float
    waited: float

    @property
    def wanted(self) -> float:
        """The share that it would have used on an idle machine."""
        return self.ran + self.waited


class Memory(NamedTuple):
    """Memory in MB of the bot's processes and of those that they have started.

    Proportional set size (PSS): shared memory is divided among its processes, so the sum is the
    total use of the machine's memory. Python's resource tracker starts with the first helper
    process.
    """

    bots: float
    computers: float
    drawing: float
    tracker: float

    @property
    def house(self) -> float:
        """The total of all processes."""
        return sum(self)

    @property
    def text(self) -> str:
        """All figures, for a row."""
        return (
            f"{self.house:.0f} MB PSS (bot {self.bots:.0f}, computers {self.computers:.0f},"
            f" drawing {self.drawing:.0f}, resource tracker {self.tracker:.0f})"
        )


def memory_of(pids: Iterable[int]) -> Memory:
    """Return the present memory of the bot's processes and their children."""
    bots, helpers = list(pids), Counter[str]()
    for pid in bots:
        for child, _ in _children(str(pid)):
            helpers[_kind_of(child)] += _kilobytes(child)
    kinds = (helpers[kind] for kind in ("computers", "drawing", "tracker"))
    return Memory(*(taken / 1024 for taken in (sum(map(_kilobytes, bots)), *kinds)))


def _kind_of(helper: int) -> str:
    if "resource_tracker import" in _read(helper, "cmdline"):
        return "tracker"
    return "drawing" if "resvg" in _read(helper, "maps") else "computers"


def _kilobytes(pid: int) -> int:
    lines = dict(line.split(":", 1) for line in _read(pid, "smaps_rollup").splitlines()[1:])
    return int(lines["Pss"].split()[0])


class Meter:
    """A process's usage from now on; with ``family`` including its children's."""

    def __init__(self, pid: int, *, family: bool = False) -> None:
        self._pid = pid
        self._family = family
        self._before = self._now()

    def since(self, seconds: float) -> Usage:
        """Return its usage as shares of one core, ``seconds`` after the start."""
        now, before = self._now(), self._before
        return Usage((now[0] - before[0]) / seconds, (now[1] - before[1]) / seconds)

    def _now(self) -> tuple[float, float]:
        ticks = sum(map(int, _stat(self._pid)[_WITH_ENDED if self._family else _OWN]))
        if self._family:
            ticks += sum(sum(map(int, each[_OWN])) for _, each in _children(str(self._pid)))
        return ticks / _TICK, int(_read(self._pid, "schedstat").split()[1]) / 1e9


class Machine:
    """The load of all cores from now on."""

    def __init__(self) -> None:
        self._before = self._now()

    def since(self, seconds: float) -> float:
        """Return the mean number of busy cores, ``seconds`` after the start."""
        return (self._now() - self._before) / seconds

    def _now(self) -> float:
        first = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0]
        times = list(map(int, first.split()[1 : _STEPS + 1]))
        return (sum(times) - sum(times[each] for each in _IDLE)) / _TICK


async def server_of(address: str) -> int | None:
    """Return the PostgreSQL process whose children serve clients; None for a file."""
    if make_url(address).get_backend_name() == "sqlite":
        return None
    engine = create_async_engine(address)
    async with engine.connect() as connection:
        pid: int = (await connection.execute(select(func.pg_backend_pid()))).scalar_one()
        server = int(_stat(pid)[_PARENT])
    await engine.dispose()
    return server


def _children(parent: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the children of a process, each with its stat fields."""
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                told = _stat(int(path.name))
            except (FileNotFoundError, ProcessLookupError):  # it has ended by now
                continue
            if told[_PARENT] == parent:
                yield int(path.name), told


def _stat(pid: int) -> list[str]:
    """Return a process's stat fields after its name."""
    return _read(pid, "stat").rpartition(")")[2].split()


def _read(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text(encoding="ascii", errors="replace")
