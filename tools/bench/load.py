"""Processor time of an action, and memory, while a crowd plays on real processes of the bot.

In each match a player acts every ten seconds on average, by presses in their open hand. Discord is
the stand-in, in this process, with a latency of 100 ms: half for a press on its way to the bot,
half for the reply. The people are in this process too.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, make_url, select
from sqlalchemy.ext.asyncio import create_async_engine

from games import GAMES
from tools import postgresql
from tools.bench.crowd import Crowd, Seen
from tools.bench.house import Memory, memory_of, parent_of, percentile, processor_seconds
from tools.bench.processes import ROOT, running
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import MESSAGES_OF_A_CHANNEL, REQUESTS_PER_SECOND, Settings

CALM, MEASURED = 5.0, 20.0
"""Seconds after the last table was opened, and of a measurement."""
OPENING = 120.0
LATENCY = 0.1
MATCHES = 100
BUDGETED, BUDGET_MB = 300, 360
"""A number of matches, and the maximum memory of all processes with them."""
ALONE = ("high-card",)
CROWDS = {"High Card": ALONE, "five games mixed": tuple(GAMES)}
PROCESSES = (1, 2, 4)
MAX_BESIDE_ONE, MAX_BESIDE_SQLITE = 1.15, 1.3
"""Maximum ratios: four processes to one, and one on PostgreSQL to SQLite."""
CALMLY = {"FEATURES_OFF": "puzzles"}  # whose search for a day's puzzle is no part of an action
LEFT_OUT = "name its checkout: make bench BESIDE=/path/to/checkout"


@dataclass
class Load:
    """What people saw; memory, and processor time in milliseconds per action."""

    seen: Seen
    bots: list[float]
    helpers: float
    """Drawing and thinking processes of all bots."""
    database: float
    memory: Memory

    @property
    def total(self) -> float:
        return sum(self.bots) + self.helpers + self.database

    @property
    def text(self) -> str:
        each = " + ".join(f"{bot:.1f}" for bot in self.bots)
        half, late = (percentile(self.seen.answers, at) for at in (50, 95))
        return (
            f"{self.total:.1f} ms an action: bot {each}, helpers {self.helpers:.1f}, database"
            f" {self.database:.1f}; {self.seen.actions} actions, answers {half:.2f} {late:.2f} s"
            f" (p50, p95){self.seen.trouble}; memory {self.memory.text}"
        )


def beside(older: Path | None) -> list[tuple[str, str]]:
    """Rows for each crowd, of this version and of the one at ``older``, if given.

    Both play at the same time, since what else a machine does changes from minute to minute.
    """
    rows = []
    roots = [ROOT] if older is None else [ROOT, older]
    for name, slugs in CROWDS.items():
        ours, *theirs = asyncio.run(_side_by_side(slugs, roots))
        rows.append((f"{name}, {MATCHES} matches", ours.text))
        for load in theirs:
            rows.append((f"{name}, the older version", load.text))
            rows.append((f"{name}, ratio of processor time", f"{ours.total / load.total:.2f}"))
    return rows if older else [*rows, ("an older version beside it", LEFT_OUT)]


async def _side_by_side(slugs: Sequence[str], roots: Iterable[Path]) -> list[Load]:
    return await asyncio.gather(*(_on_sqlite(slugs, root=root) for root in roots))


def on_several_processes() -> list[tuple[str, str]]:
    """The same load on SQLite, whose work is part of the bot's, and on PostgreSQL."""
    programs = postgresql.binaries()
    if programs is None:
        return [("left out", postgresql.MISSING)]
    file, loads = asyncio.run(_on_sqlite(ALONE)), []
    rows = [("one process on SQLite", file.text)]
    for processes in PROCESSES:
        with postgresql.server(programs) as address:
            loads.append(asyncio.run(_measure(address, ALONE, MATCHES, processes=processes)))
        rows.append((f"processes on PostgreSQL: {processes}", loads[-1].text))
    one, *_, most = (load.total for load in loads)
    return [
        *rows,
        (f"most processes beside one, wanted at most {MAX_BESIDE_ONE}", f"{most / one:.2f}"),
        (f"one beside SQLite, wanted at most {MAX_BESIDE_SQLITE}", f"{one / file.total:.2f}"),
    ]


def with_many_matches() -> list[tuple[str, str]]:
    """All games mixed, as many matches as there is a budget of memory for."""
    load = asyncio.run(_on_sqlite(tuple(GAMES), matches=BUDGETED))
    return [
        (f"five games mixed, {BUDGETED} matches", load.text),
        ("memory, wanted", f"at most {BUDGET_MB} MB"),
    ]


async def _on_sqlite(slugs: Sequence[str], *, matches: int = MATCHES, root: Path = ROOT) -> Load:
    with TemporaryDirectory() as folder:
        return await _measure(f"sqlite:///{folder}/bench.db", slugs, matches, root=root)


async def _measure(
    address: str, slugs: Sequence[str], matches: int, *, processes: int = 1, root: Path = ROOT
) -> Load:
    settings = Settings(
        shards=processes,
        latency=LATENCY,
        requests_per_second=REQUESTS_PER_SECOND,
        buckets=MESSAGES_OF_A_CHANNEL,
    )
    with TemporaryDirectory() as folder:
        async with (
            StandIn(settings) as stand_in,
            running(
                stand_in, address, Path(folder), processes=processes, root=root, more=CALMLY
            ) as pids,
        ):
            server = await _server_of(address)
            crowd = Crowd(stand_in, matches, slugs)
            try:
                late = await crowd.opened(OPENING)
                await asyncio.sleep(CALM)
                crowd.seen = seen = Seen(unopened=late)
                before = _used(pids, server)
                await asyncio.sleep(MEASURED)
                crowd.seen = Seen()
                after, memory = _used(pids, server), memory_of(pids)
            finally:
                await crowd.end()
    used = [1000 * (b - a) / max(1, seen.actions) for a, b in zip(before, after, strict=True)]
    *bots, families, database = used
    return Load(seen, bots, families - sum(bots), database, memory)


def _used(pids: Sequence[int], server: int | None) -> list[float]:
    """Return the processor seconds of each bot so far, of all with their helpers, and stored."""
    families = sum(processor_seconds(pid, family=True) for pid in pids)
    database = 0.0 if server is None else processor_seconds(server, family=True)
    return [*map(processor_seconds, pids), families, database]


async def _server_of(address: str) -> int | None:
    """Return the PostgreSQL process whose children serve clients; None for a file."""
    if make_url(address).get_backend_name() == "sqlite":
        return None
    engine = create_async_engine(address)
    async with engine.connect() as connection:
        pid: int = (await connection.execute(select(func.pg_backend_pid()))).scalar_one()
        server = parent_of(pid)
    await engine.dispose()
    return server
