"""Time from press to page and processor time per action, of this version and another one.

A real process of each plays the same crowd on the stand-in, one after the other.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bench.processes import ROOT
from tools.bench.scale import CROWDS
from tools.bench.steps import Step, crowded, measure, told

MATCHES = 100
LEFT_OUT = "name its checkout: make bench BESIDE=/path/to/checkout"


def figures(older: Path | None) -> list[tuple[str, str]]:
    """Rows for each crowd, of this version and of the one at ``older``, if given."""
    rows = []
    for name, slugs in CROWDS.items():
        ours = asyncio.run(_measure(ROOT, slugs))
        rows.append((f"{name}, {MATCHES} matches", _row(ours)))
        if older is not None:
            theirs = asyncio.run(_measure(older, slugs))
            rows.append((f"{name}, the older version", _row(theirs)))
            ratio = sum(ours.processor_ms) / sum(theirs.processor_ms)
            rows.append((f"{name}, ratio of processor time, helpers included", f"{ratio:.2f}"))
    if older is None:
        rows.append(("an older version beside it", LEFT_OUT))
    return rows


async def _measure(root: Path, slugs: tuple[str, ...]) -> Step:
    with TemporaryDirectory() as folder:
        crowd = crowded(f"sqlite:///{folder}/bench.db", MATCHES, slugs, root=root)
        async with crowd as (people, stand_in, pids):
            return await measure(people, stand_in, MATCHES, pids, None)


def _row(step: Step) -> str:
    seen, (bot, helpers) = step.seen, step.processor_ms
    presses = len(seen.answers) / max(1, seen.actions)
    return (
        f"{bot:.1f} ms an action, helpers {helpers:.1f} ms, {seen.actions} actions of"
        f" {presses:.1f} presses; press to page p50 and p95 {told(seen.answers)} s, board"
        f" {told(seen.boards)} s later; {seen.unanswered} unanswered, {seen.late} never shown,"
        f" {seen.stuck} tables stuck; memory {step.memory.text}"
    )
