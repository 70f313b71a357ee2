"""How many live matches real processes of the bot can handle, on a Discord with its limits."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from itertools import product
from tempfile import TemporaryDirectory

from games import GAMES
from tools import postgresql
from tools.bench.steps import FULL, Step, crowded, measure
from tools.bench.usage import server_of

MATCHES = (20, 50, 100, 150, 200, 250, 300, 400, 500, 600, 800)
TRIES = 2
"""A step that doesn't hold is measured once more, as others use this machine too."""
BUDGETED, BUDGET_MB = 300, 360
"""A number of matches, and the maximum memory of all processes with them."""
CROWDS = {"High Card": ("high-card",), "five games mixed": tuple(GAMES)}


def on_sqlite() -> list[tuple[str, str]]:
    """One process, with High Card and with all games mixed."""
    rows = []
    for name, slugs in CROWDS.items():
        with TemporaryDirectory() as folder:
            address = f"sqlite:///{folder}/scale.db"
            rows += asyncio.run(_measure(name, address, 1, slugs))
    return rows


def on_postgresql(processes: int) -> list[tuple[str, str]]:
    """Several processes, or one."""
    programs = postgresql.binaries()
    if programs is None:
        return [("left out", postgresql.MISSING)]
    rows = []
    for name, slugs in CROWDS.items():
        with postgresql.server(programs) as address:
            rows += asyncio.run(_measure(name, address, processes, slugs))
    return rows


def with_the_budget() -> list[tuple[str, str]]:
    """All games mixed, as many matches as there is a budget of memory for."""
    with TemporaryDirectory() as folder:
        step = asyncio.run(_budgeted(f"sqlite:///{folder}/scale.db"))
    name = f"five games mixed, {BUDGETED} matches"
    return [(name, step.text), _beside_the_budget(name, step)]


async def _budgeted(address: str) -> Step:
    async with crowded(address, BUDGETED, tuple(GAMES)) as (crowd, stand_in, pids):
        return await measure(crowd, stand_in, BUDGETED, pids, None)


def _beside_the_budget(name: str, step: Step) -> tuple[str, str]:
    return f"{name}, memory", f"{step.memory.text}, wanted at most {BUDGET_MB} MB"


async def _measure(
    name: str, address: str, processes: int, slugs: Sequence[str]
) -> list[tuple[str, str]]:
    """Measure each step and print it. Returns the last that held, and why the next didn't."""
    us = asyncio.current_task()
    assert us is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, us.cancel)
    rows = [(name, f"p50 and p95 in seconds; shares are of one of {os.cpu_count()} cores")]
    held = 0
    async with crowded(address, MATCHES[-1], slugs, processes=processes) as (
        crowd,
        stand_in,
        pids,
    ):
        server = await server_of(address)
        for matches, attempt in product(MATCHES, range(TRIES)):
            if attempt and held == matches:
                continue
            step = await measure(crowd, stand_in, matches, pids, server)
            rows.append((f"{name}, {matches} matches", step.text))
            if matches == BUDGETED:
                rows.append(_beside_the_budget(rows[-1][0], step))
            print(*rows[-1], file=sys.stderr, flush=True)
            if step.held:
                held = matches
            elif attempt or step.stand_in.wanted >= FULL:
                limit = f"{matches} did not, for want of: {step.limit}"
                return [*rows, (f"{name}, held", f"{held} matches; {limit}")]
    return [*rows, (f"{name}, held", f"{held} matches; more were not tried")]
