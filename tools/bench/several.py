"""Processor time per action with one process and with several, under the same load.

Each runs the same crowd on the stand-in, one after the other: on SQLite, whose work is part of the
bot's, and on PostgreSQL, whose work is added to the bot's.
"""

import asyncio
from tempfile import TemporaryDirectory

from tools import postgresql
from tools.bench.house import percentile
from tools.bench.steps import Step, crowded, measure
from tools.bench.usage import server_of

MATCHES = 100
PROCESSES = (1, 2, 4)
MAX_BESIDE_ONE, MAX_BESIDE_SQLITE = 1.15, 1.3
"""Maximum ratios: four processes to one, and one on PostgreSQL to SQLite."""


def figures() -> list[tuple[str, str]]:
    """Processor time per action for each process and for the database, with ratios."""
    programs = postgresql.binaries()
    if programs is None:
        return [("left out", postgresql.MISSING)]
    with TemporaryDirectory() as folder:
        file = asyncio.run(_measure(f"sqlite:///{folder}/bench.db", 1))
    rows = [("one process on SQLite", _row(file))]
    steps = {}
    for processes in PROCESSES:
        with postgresql.server(programs) as address:
            steps[processes] = asyncio.run(_measure(address, processes))
        rows.append((f"processes on PostgreSQL: {processes}", _row(steps[processes])))
    one, most = steps[PROCESSES[0]], steps[PROCESSES[-1]]
    return [
        *rows,
        (
            f"{PROCESSES[-1]} processes beside one, wanted at most {MAX_BESIDE_ONE}",
            f"{_total(most) / _total(one):.2f}",
        ),
        (
            f"one process beside one on SQLite, wanted at most {MAX_BESIDE_SQLITE}",
            f"{_total(one) / _total(file):.2f}",
        ),
    ]


async def _measure(address: str, processes: int) -> Step:
    crowd = crowded(address, MATCHES, ("high-card",), processes=processes)
    async with crowd as (people, stand_in, pids):
        return await measure(people, stand_in, MATCHES, pids, await server_of(address))


def _total(step: Step) -> float:
    return sum(step.processor_ms) + step.ms_of(step.database)


def _row(step: Step) -> str:
    each = " + ".join(f"{step.ms_of(bot.ran):.1f}" for bot in step.bots)
    seen = step.seen
    return (
        f"{_total(step):.1f} ms an action: bot {each}, helpers {step.ms_of(step.helpers):.1f},"
        f" database {step.ms_of(step.database):.1f}; {seen.actions} actions, answers"
        f" {percentile(seen.answers, 50):.2f} {percentile(seen.answers, 95):.2f} s"
    )
