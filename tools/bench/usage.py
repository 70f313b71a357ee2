"""Processor time and memory of processes, as counted by Linux."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

_TICK = os.sysconf("SC_CLK_TCK")
_PARENT, _OWN, _WITH_ENDED = 1, slice(11, 13), slice(11, 15)


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
        for child, _ in _children(pid):
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


def processor_seconds(pid: int, *, family: bool = False) -> float:
    """Return a process's processor seconds so far; with ``family`` its children's too."""
    ticks = sum(map(int, _stat(pid)[_WITH_ENDED if family else _OWN]))
    if family:
        ticks += sum(sum(map(int, each[_OWN])) for _, each in _children(pid))
    return ticks / _TICK


def parent_of(pid: int) -> int:
    return int(_stat(pid)[_PARENT])


def _children(parent: int) -> Iterator[tuple[int, list[str]]]:
    """Yield the children of a process, each with its stat fields."""
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                told = _stat(int(path.name))
            except (FileNotFoundError, ProcessLookupError):  # it has ended by now
                continue
            if told[_PARENT] == str(parent):
                yield int(path.name), told


def _stat(pid: int) -> list[str]:
    """Return a process's stat fields after its name."""
    return _read(pid, "stat").rpartition(")")[2].split()


def _read(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text(encoding="ascii", errors="replace")
