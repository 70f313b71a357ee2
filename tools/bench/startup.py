"""Start-up time and memory: with and without 100,000 stored matches, in one language and in all.

Stored matches and another version are told apart by whole processes, from their start to their
connection with Discord and to the page that answers the first press, imports included and compiled
before; languages by the bot alone.
"""

import asyncio
import logging
import sqlite3
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from simcord import MemberActor, ResponseMessage

from bot.app import Castellan
from bot.base import words
from bot.base.language import language_names
from bot.base.words import SOURCE_LANGUAGE
from bot.discord_io.controls import NO_MATCH
from bot.match import actions
from bot.match.people import Person, Place
from bot.show.published_messages import PublishedMessages
from cogs.daily.pages import PLAY, DailyQuery
from tests.support.reading import row_of
from tests.support.waiting import patient_env, settings_on
from tools.bench.house import House, begin
from tools.bench.processes import ROOT, running
from tools.bench.usage import Memory, memory_of
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings

STORED = 100_000
ALONE = "alone"
"""Makes a start know English alone."""
STARTS = 5
SETTLED_SECONDS = 5.0
"""Time from a connection until memory is measured; helper processes have begun by then."""
BUDGET_MB = 150
"""Maximum memory of all processes at the start."""
DEAL = f"{NO_MATCH}:0:{PLAY}:{DailyQuery('high-card', everywhere=True).args}"
"""Begins a daily deal, with computers."""


class Started(NamedTuple):
    """The seconds that a start took, and the memory once it has settled."""

    connected: float
    answered: float
    memory: Memory
    """Before any press."""
    pressed: Memory

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
    return [*rows, _languages()]


async def _whole_starts(bots: dict[str, tuple[Path, Path]]) -> dict[str, Started]:
    """Return the medians of starts of checkouts on databases, by name."""
    runs: dict[str, list[Started]] = {name: [] for name in bots}
    with TemporaryDirectory() as folder:
        async with StandIn(Settings(identify_seconds=0)) as stand_in:
            page, people = _server_with_a_button(stand_in, (STARTS + 1) * len(bots))
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
                        await (await stand_in.press(people.pop(), page, custom_id=DEAL)).shown()
                        answered = time.perf_counter() - began
                        await asyncio.sleep(SETTLED_SECONDS)
                        pressed = memory_of(pids)
                    runs[name].append(Started(connected, answered, memory, pressed))
    # The first compiles the modules.
    return {name: _median(found[1:]) for name, found in runs.items()}


def _server_with_a_button(
    stand_in: StandIn, people: int
) -> tuple[ResponseMessage, list[MemberActor]]:
    """Create a server, a message that begins a daily deal for whoever presses it, and people."""
    guild, backend = stand_in.guild(), stand_in.backend
    row = row_of({"label": "Play", "custom_id": DEAL})
    hall = guild.create_text_channel("hall")
    stored = backend.create_message(hall.id, backend.bot_user.id, "Deals", components=[row])
    members = [stand_in.member(guild, f"player{number}") for number in range(people)]
    return ResponseMessage(stand_in.env, stored), members


def _median(runs: list[Started]) -> Started:
    return Started(
        statistics.median(run.connected for run in runs),
        statistics.median(run.answered for run in runs),
        *(
            sorted(each, key=lambda memory: memory.house)[len(runs) // 2]
            for each in zip(*((run.memory, run.pressed) for run in runs), strict=True)
        ),
    )


def _languages() -> tuple[str, str]:
    """Starts of the bot alone, with all languages and with English alone."""
    with TemporaryDirectory() as folder:
        runs: list[list[float]] = [
            [
                _start_elsewhere(Path(folder) / "all.db"),
                _start_elsewhere(Path(folder) / "one.db", ALONE),
            ]
            for _ in range(STARTS + 1)
        ]
    every, one = map(statistics.median, zip(*runs[1:], strict=True))  # the first registers commands
    told = f"{every * 1000:.0f} ms and {one * 1000:.0f} ms, ratio {every / one:.2f}"
    return (f"{len(language_names())} languages beside English alone", told)


async def _prepare(path: Path) -> None:
    """Store one finished match to copy, and register the commands, so that a start only starts."""
    people = [Person(seat, f"player {seat}", seat) for seat in (1, 2)]
    async with House(path) as house:
        record = await begin(house.ledger, people, Place(1, 1, "en-US"))
        await house.ledger.change(record.id, actions.resign, people[0])
        await PublishedMessages(house.database).note_published(
            record.id, published_version=record.version + 1
        )
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


async def _start(path: Path) -> float:
    began = time.perf_counter()
    env = patient_env(bot := Castellan(settings_on(path)))
    await env.start()
    seconds = time.perf_counter() - began
    await bot.close()
    await env.shutdown()
    return seconds


def _start_elsewhere(path: Path, *more: str) -> float:
    command = [sys.executable, "-m", "tools.bench.startup", str(path), *more]
    ran = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(ran.stdout.splitlines()[-1])


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    database, *more = sys.argv[1:]
    if ALONE in more:
        words.codes = lambda: (SOURCE_LANGUAGE,)  # type: ignore[assignment]
    print(asyncio.run(_start(Path(database))))
