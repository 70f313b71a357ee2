"""Start-up time and memory, beside another version, and in one language beside all.

Versions are told apart by whole processes, from their start to their connection with Discord and to
the page that answers the first press, imports included and compiled before; languages by the bot
alone.
"""

import asyncio
import logging
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
from cogs.daily.pages import PLAY, DailyQuery
from tests.support.reading import row_of
from tests.support.waiting import patient_env, settings_on
from tools.bench.house import Memory, memory_of
from tools.bench.processes import ROOT, running
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings

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
    bots = {"this version": ROOT} | ({} if older is None else {"the older version": older})
    runs = asyncio.run(_whole_starts(bots))
    rows = [(name, run.text) for name, run in runs.items()]
    rows.append(("memory of all processes at the start, wanted", f"at most {BUDGET_MB} MB PSS"))
    if older is not None:
        ours, theirs = runs.values()
        told = f"connected {ours.connected / theirs.connected:.2f}"
        told += f", answered {ours.answered / theirs.answered:.2f}"
        rows.append(("ratio", f"{told}, memory {ours.memory.house / theirs.memory.house:.2f}"))
    return [*rows, _languages()]


async def _whole_starts(bots: dict[str, Path]) -> dict[str, Started]:
    """Return the medians of starts of checkouts, by name."""
    runs: dict[str, list[Started]] = {name: [] for name in bots}
    with TemporaryDirectory() as folder:
        async with StandIn(Settings(identify_seconds=0)) as stand_in:
            page, people = _server_with_a_button(stand_in, (STARTS + 1) * len(bots))
            for _ in range(STARTS + 1):
                for name, root in bots.items():
                    own = Path(folder) / name
                    own.mkdir(exist_ok=True)
                    address = f"sqlite:///{own}/castellan.db"
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
