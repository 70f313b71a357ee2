"""Time from press to page and processor time per action, of this version and another one.

A real process of each plays the same crowd on the stand-in, one after the other. This version's
matches are then read again, to show how much time a memory of records would save.
"""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, select

from bot.match import store
from bot.storage import Database, tables
from tools.bench.processes import ROOT
from tools.bench.scale import CROWDS
from tools.bench.steps import Step, crowded, measure, told

MATCHES = 100
READINGS = 50
"""Number of times that each match is read."""
LEFT_OUT = "name its checkout: make bench BESIDE=/path/to/checkout"


def figures(older: Path | None) -> list[tuple[str, str]]:
    """Rows for each crowd, of this version and of the one at ``older``, if given."""
    rows = []
    for name, slugs in CROWDS.items():
        ours, reading = asyncio.run(_measure_and_read(slugs))
        rows += [
            (f"{name}, {MATCHES} matches", _row(ours)),
            (f"{name}, reading a record", _share(reading, ours)),
        ]
        if older is not None:
            theirs = asyncio.run(_measure_in_a_folder(older, slugs))
            rows.append((f"{name}, the older version", _row(theirs)))
            ratio = sum(ours.processor_ms) / sum(theirs.processor_ms)
            rows.append((f"{name}, ratio of processor time, helpers included", f"{ratio:.2f}"))
    if older is None:
        rows.append(("an older version beside it", LEFT_OUT))
    return rows


async def _measure_and_read(slugs: tuple[str, ...]) -> tuple[Step, float]:
    """Return also the processor time in ms of reading one of the matches that are left."""
    with TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/bench.db"
        step = await _measure(ROOT, slugs, address)
        database = Database(address)
        await database.open()
        reading = await database.read(_read_all)
        await database.close()
    return step, reading


def _read_all(connection: Connection) -> float:
    row = tables.matches.c
    ids = list(connection.scalars(select(row.id).where(row.status == "running")))
    began = time.process_time()
    for match_id in ids * READINGS:
        store.load(connection, match_id, to_change=True)
    return (time.process_time() - began) * 1000 / (len(ids) * READINGS)


async def _measure_in_a_folder(root: Path, slugs: tuple[str, ...]) -> Step:
    with TemporaryDirectory() as folder:
        return await _measure(root, slugs, f"sqlite:///{folder}/bench.db")


async def _measure(root: Path, slugs: tuple[str, ...], address: str) -> Step:
    async with crowded(address, MATCHES, slugs, root=root) as (people, stand_in, pids):
        return await measure(people, stand_in, MATCHES, pids, None)


def _share(reading: float, step: Step) -> str:
    """Return the share of an action's time for reading, if each press reads the record once."""
    presses = len(step.seen.answers) / max(1, step.seen.actions)
    share = reading * presses / step.processor_ms[0]
    return f"{reading:.2f} ms, once a press: {share:.1%} of an action's processor time"


def _row(step: Step) -> str:
    seen, (bot, helpers) = step.seen, step.processor_ms
    presses = len(seen.answers) / max(1, seen.actions)
    return (
        f"{bot:.1f} ms an action, helpers {helpers:.1f} ms, {seen.actions} actions of"
        f" {presses:.1f} presses; press to page p50 and p95 {told(seen.answers)} s, board"
        f" {told(seen.boards)} s later; {seen.unanswered} unanswered, {seen.late} never shown,"
        f" {seen.stuck} tables stuck; memory {step.memory.text}"
    )
