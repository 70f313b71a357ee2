"""Start-up time and memory: with and without 100,000 stored matches, in one language and in all.

Stored matches and another version are told apart by whole processes, from their start to their
connection with Discord and to the page that answers the first press, imports included and compiled
before; languages by the bot alone.
"""

import asyncio
import json
import logging
import resource
import sqlite3
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.app import Castellan
from bot.base import words
from bot.base.language import language_names, languages
from bot.base.words import SOURCE_LANGUAGE
from bot.match import actions
from bot.match.people import Person
from bot.show.published_messages import PublishedMessages
from tests.support.waiting import patient_env, settings_on
from tools.bench.daily_crowd import begin_deal, server_with_buttons
from tools.bench.house import House
from tools.bench.processes import ROOT, running
from tools.bench.usage import Memory, memory_of
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.words import messages

STORED = 100_000
ALONE = "alone"
"""Makes a start know English alone."""
READ = "read"
"""Makes a start read every language afterwards."""
STARTS = 5
SETTLED_SECONDS = 5.0
"""Time from a connection until memory is measured; helper processes have begun by then."""
BUDGET_MB = 150
"""Maximum memory of all processes at the start."""
GAME = "high-card"


class Started(NamedTuple):
    """The seconds that a start took, and the memory once it has settled, before any press."""

    connected: float
    answered: float
    memory: Memory
    pressed: Memory
    """The same after a press that began a deal with computers."""

    @property
    def text(self) -> str:
        return (
            f"connected after {self.connected * 1000:.0f} ms, first press answered after"
            f" {self.answered * 1000:.0f} ms, {self.memory.text}; after a press {self.pressed.text}"
        )


def figures(older: Path | None) -> list[tuple[str, str]]:
    """Medians of alternating starts, also of the version at ``older`` if given."""
    with TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty.db", Path(folder) / "full.db"
        asyncio.run(_prepare(empty))
        asyncio.run(_prepare(full))
        _fill(full)
        bots = {"none stored": (ROOT, empty), f"{STORED:,} matches stored": (ROOT, full)}
        if older is not None:
            bots["the older version, none stored"] = (older, Path(folder) / "older.db")
        runs = asyncio.run(_whole_starts(bots))
    first, *others = bots
    rows = [(name, runs[name].text) for name in bots]
    rows.append(("memory of all processes at the start, wanted", f"at most {BUDGET_MB} MB PSS"))
    base = runs[first]
    for name in others:
        run = runs[name]
        told = (
            f"connected {run.connected / base.connected:.2f},"
            f" answered {run.answered / base.answered:.2f},"
            f" memory {run.memory.house / base.memory.house:.2f}"
        )
        rows.append((f"ratio of {name} to {first}", told))
    return rows + _languages()


async def _whole_starts(bots: dict[str, tuple[Path, Path]]) -> dict[str, Started]:
    """Return the medians of starts of checkouts on databases, by name."""
    runs: dict[str, list[Started]] = {name: [] for name in bots}
    with TemporaryDirectory() as folder:
        async with StandIn(Settings(identify_seconds=0)) as stand_in:
            page, people = server_with_buttons(stand_in, 0, (STARTS + 1) * len(bots), [GAME])
            somebody = iter(people)
            for _ in range(STARTS + 1):
                for name, (root, database) in bots.items():
                    own = Path(folder) / database.stem
                    own.mkdir(exist_ok=True)
                    address = f"sqlite:///{database}"
                    async with running(stand_in, address, own, root=root) as pids:
                        await asyncio.sleep(SETTLED_SECONDS)
                        memory = memory_of(pids)
                    began = time.perf_counter()
                    async with running(stand_in, address, own, root=root) as pids:
                        connected = time.perf_counter() - began
                        await begin_deal(stand_in, page, next(somebody), GAME)
                        answered = time.perf_counter() - began
                        await asyncio.sleep(SETTLED_SECONDS)
                        pressed = memory_of(pids)
                    runs[name].append(Started(connected, answered, memory, pressed))
    # The first compiles the modules.
    return {name: _median(found[1:]) for name, found in runs.items()}


def _median(runs: list[Started]) -> Started:
    return Started(
        statistics.median(run.connected for run in runs),
        statistics.median(run.answered for run in runs),
        *(
            sorted(each, key=lambda memory: memory.house)[len(runs) // 2]
            for each in zip(*((run.memory, run.pressed) for run in runs), strict=True)
        ),
    )


def _languages() -> list[tuple[str, str]]:
    """Such starts with English alone, and the cost of reading every language."""
    with TemporaryDirectory() as folder:
        runs: dict[str, list[dict[str, float]]] = {}
        kinds = {"all": (), "one": (ALONE,), "read": (READ,)}
        paths = {name: Path(folder) / f"{name}.db" for name in kinds}
        for _ in range(STARTS + 1):
            for name, how in kinds.items():
                runs.setdefault(name, []).append(_start_elsewhere(paths[name], *how))

    def median(name: str, what: str) -> float:
        later = runs[name][1:]  # the first registers the commands
        return statistics.median(run[what] for run in later)

    times, memory = (median("all", what) / median("one", what) for what in ("seconds", "megabytes"))
    every, one = (median(name, "seconds") * 1000 for name in ("all", "one"))
    told = f"{every:.0f} ms and {one:.0f} ms, ratio {times:.2f}; memory {memory:.2f}"
    read = f"{median('read', 'megabytes'):.0f} MB, before {median('all', 'megabytes'):.0f} MB"
    return [
        (f"{len(language_names())} languages beside English alone", told),
        ("memory once all have been read", read),
    ]


async def _prepare(path: Path) -> None:
    """Store one finished match to copy, and register the commands, so that a start only starts."""
    house = House(path)
    await house.database.open()
    record = await house.begin(2, 1)
    for chair in record.chairs[:1]:
        assert chair.user_id is not None
        await house.ledger.change(record.id, actions.resign, Person(chair.user_id, chair.name, 1))
    await PublishedMessages(house.database).note_published(
        record.id, published_version=record.version + 1
    )
    await house.database.close()
    await _start(path)


def _fill(path: Path) -> None:
    connection = sqlite3.connect(path)
    for table in ("matches", "chairs", "log"):
        key = "id" if table == "matches" else "match_id"
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        picked = ", ".join(
            "printf('copy%d', n)" if name == key else f'"{name}"' for name in columns
        )
        connection.execute(
            f"WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies "  # noqa: S608
            f"WHERE n < {STORED}) INSERT INTO {table} SELECT {picked} FROM {table}, copies"
        )
    connection.commit()
    connection.close()


async def _start(path: Path, *, reading: bool = False) -> tuple[float, float]:
    began = time.perf_counter()
    bot = Castellan(settings_on(path))
    env = patient_env(bot)
    await env.start()
    seconds = time.perf_counter() - began
    if reading:
        for language in languages():
            for message_id in messages(SOURCE_LANGUAGE):
                language.say(message_id)
    megabytes = _resident_megabytes()
    await bot.close()
    await env.shutdown()
    return seconds, megabytes


def _resident_megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1024**2


def _start_elsewhere(path: Path, *more: str) -> dict[str, float]:
    ran = subprocess.run(
        [sys.executable, "-m", "tools.bench.startup", str(path), *more],
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return found


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    database, *more = sys.argv[1:]
    if ALONE in more:
        words.codes = lambda: (SOURCE_LANGUAGE,)  # type: ignore[assignment]
    seconds, megabytes = asyncio.run(_start(Path(database), reading=READ in more))
    print(json.dumps({"seconds": seconds, "megabytes": megabytes}))
