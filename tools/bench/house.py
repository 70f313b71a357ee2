"""Shared by the measurements: matches to act in, percentiles, processor time and memory."""

import os
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bot.app import Castellan
from bot.match import actions, lobbies
from bot.match.ledger import Ledger
from bot.match.people import Person, Place
from bot.match.record import Pace, Record


async def begin(
    ledger: Ledger, people: Sequence[Person], place: Place, bot: Castellan | None = None
) -> Record:
    """Begin a match of High Card; a ``bot`` shows its lobby first."""
    host, *guests = people
    pace: Pace = "relaxed" if bot is None else "untimed"
    record = await lobbies.open_lobby(ledger, "high-card", {"target": 4}, pace, host, place)
    for guest in guests:
        record = await ledger.change(record.id, actions.join, guest)
    if bot is not None:
        await bot.publisher.wait_until_shown(record.id)
    return await ledger.change(record.id, lobbies.start, record.version, host)


async def act(ledger: Ledger, record: Record, seed: int = 1) -> Record:
    game, (seat,) = record.game, record.game.to_act(record.state)
    user_id = record.chairs[seat].user_id
    assert user_id is not None
    action = game.menu(record.state, seat).sample(random.Random(seed))
    dumped = game.actions.dump_python(action, mode="json")
    person = Person(user_id, "player", 1)
    return await ledger.change(record.id, actions.act, record.alarm.since, person, dumped)


def percentile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100)[percent - 1]


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
        return sum(self)

    @property
    def text(self) -> str:
        """All figures, for a row."""
        return (
            f"{self.house:.0f} MB PSS (bot {self.bots:.0f}, computers {self.computers:.0f},"
            f" drawing {self.drawing:.0f}, resource tracker {self.tracker:.0f})"
        )


def memory_of(pids: Iterable[int]) -> Memory:
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
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                told = _stat(int(path.name))
            except (FileNotFoundError, ProcessLookupError):  # it has ended by now
                continue
            if told[_PARENT] == str(parent):
                yield int(path.name), told


def _stat(pid: int) -> list[str]:
    return _read(pid, "stat").rpartition(")")[2].split()


def _read(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text(encoding="ascii", errors="replace")
