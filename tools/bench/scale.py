"""How many live matches real processes of the bot bear, on a Discord with its limits.

In each match somebody acts every ten seconds on average, by a card and a word pressed in their open
hand. Discord is the stand-in, in this process, 100 ms away: half of that for a press on its way to
the bot, half for the answer on its way back. The people are in this process too.
"""

import asyncio
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.base.environment import Environment
from tools import postgresql
from tools.bench.crowd import SECONDS_BETWEEN, Crowd, Seen
from tools.bench.house import percentile
from tools.bench.usage import Machine, Meter, Usage, server_of
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import (
    MESSAGES_OF_A_CHANNEL,
    REQUESTS_PER_SECOND,
    Counts,
    Settings,
)

ROOT = Path(__file__).parents[2]
MATCHES = (20, 50, 100, 150, 200, 250, 300, 400, 500, 600, 800)
TRIES = 2
"""A step that does not hold is measured once more, for others use this machine too."""
CALM, MEASURED = 5.0, 20.0
"""Seconds after the last table was opened, and of a step."""
OPENING, STARTING, ENDING = 120.0, 60.0, 15.0
LATENCY = 0.1
OWN_REQUESTS = Environment.model_fields["requests_per_second"].default
"""What all processes together ask of Discord in a second at most, unless told otherwise."""
LATEST_ANSWER, LATEST_BOARD = 1.5, 10.0
LEAST_DONE = 0.7
"""So much of what people would do at their pace must be done; matches that end and begin do less,
and where everything is late people wait, and ask for less."""
FULL = 0.9
LOG, LOG_TOLD = "log", 3_000


@dataclass
class Step:
    """The figures of so many matches."""

    matches: int
    seconds: float
    seen: Seen
    counted: int
    limited: Counter[str]
    bots: list[Usage]
    stand_in: Usage
    database: float
    others: float

    @property
    def held(self) -> bool:
        seen = self.seen
        if seen.unanswered or seen.unopened or seen.stuck or not seen.hands:
            return False
        if len(seen.boards) / self.seconds < LEAST_DONE * self.matches / SECONDS_BETWEEN:
            return False
        late = max(percentile(seen.boards, 95), percentile(seen.hands, 95))
        return percentile(seen.answers, 95) <= LATEST_ANSWER and late <= LATEST_BOARD

    @property
    def text(self) -> str:
        seen = self.seen
        bots = " and ".join(f"{bot.ran:.0%} (waits {bot.waited:.0%})" for bot in self.bots)
        trouble = f", {seen.unanswered} unanswered" if seen.unanswered else ""
        trouble += f", {seen.late} never shown" if seen.late else ""
        trouble += f", {seen.unopened} tables not opened" if seen.unopened else ""
        trouble += f", {seen.stuck} tables stuck" if seen.stuck else ""
        return (
            f"answer {_both(seen.answers)}, board {_both(seen.boards)}, hand {_both(seen.hands)}"
            f" | {len(seen.boards) / self.seconds:.1f} actions/s, {seen.begun} begun"
            f" | {self.counted / self.seconds:.1f} counted/s, 429 {self.limited['global']} global"
            f" {self.limited['user']} channel | bot {bots}, stand-in {self.stand_in.ran:.0%}"
            f" (waits {self.stand_in.waited:.0%}), database {self.database:.0%},"
            f" others {self.others:.0%}{trouble}"
        )

    @property
    def limit(self) -> str:
        """What there was no more of."""
        bot = max(self.bots, key=lambda each: each.wanted)
        found = []
        if self.stand_in.wanted >= FULL:
            found.append("the stand-in itself, so that the bot's own limit is not known")
        if self.counted / self.seconds >= FULL * OWN_REQUESTS:
            found.append(f"requests of the bot's own, of which it makes {OWN_REQUESTS} a second")
        if bot.wanted >= FULL:
            why = f"ran {bot.ran:.0%}, waited for a core {bot.waited:.0%}"
            found.append(f"the processor of the bot ({why})")
        if self.limited["user"] > self.seconds:
            found.append("what Discord allows of a channel")
        if self.database >= FULL:
            found.append("the database")
        return "; ".join(found) or "nothing that is measured here"


def _both(times: list[float]) -> str:
    if len(times) < 2:
        return "-"
    return f"{percentile(times, 50):.2f} {percentile(times, 95):.2f}"


def on_sqlite() -> list[tuple[str, str]]:
    """One process."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_measure(f"sqlite:///{folder}/scale.db", 1))


def on_postgresql(processes: int) -> list[tuple[str, str]]:
    """Several processes, or one."""
    programs = postgresql.binaries()
    if programs is None:
        return [("left out", postgresql.MISSING)]
    with postgresql.server(programs) as address:
        return asyncio.run(_measure(address, processes))


async def _measure(address: str, processes: int) -> list[tuple[str, str]]:
    """Each step, and in the end what held and why no more did; steps are told as they are done."""
    us = asyncio.current_task()
    assert us is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, us.cancel)
    rows = [("all steps", f"p50 and p95 in seconds; shares are of one of {os.cpu_count()} cores")]
    held = 0
    async with _bots(address, processes) as (crowd, stand_in, pids):
        server = await server_of(address)
        for matches, attempt in product(MATCHES, range(TRIES)):
            if attempt and held == matches:
                continue
            step = await _step(crowd, stand_in, matches, pids, server)
            rows.append((f"{matches} matches", step.text))
            print(*rows[-1], file=sys.stderr, flush=True)
            if step.held:
                held = matches
            elif attempt or step.stand_in.wanted >= FULL:
                limit = f"{matches} did not, for want of: {step.limit}"
                return [*rows, ("held", f"{held} matches; {limit}")]
    return [*rows, ("held", f"{held} matches; more were not tried")]


async def _step(
    crowd: Crowd, stand_in: StandIn, matches: int, pids: list[int], server: int | None
) -> Step:
    """So many matches for a while."""
    opened = True
    try:
        async with asyncio.timeout(OPENING):
            await crowd.grow(matches)
    except TimeoutError:
        opened = False
    await asyncio.sleep(CALM)
    crowd.seen = seen = Seen()
    seen.unopened += not opened
    counts = stand_in.counts
    asked, limited = _counted(counts), Counter(counts.limited)
    meters = [Meter(pid) for pid in (*pids, os.getpid())]
    database = None if server is None else Meter(server, family=True)
    machine, began = Machine(), time.perf_counter()
    await asyncio.sleep(MEASURED)
    seconds = time.perf_counter() - began
    *bots, own = (meter.since(seconds) for meter in meters)
    stored = 0.0 if database is None else database.since(seconds).ran
    others = machine.since(seconds) - stored - own.ran - sum(bot.ran for bot in bots)
    refused: Counter[str] = Counter()
    for (_, scope), number in (Counter(counts.limited) - limited).items():
        refused[scope] += number
    asked = _counted(counts) - asked
    crowd.seen = Seen()
    await seen.complete()
    return Step(matches, seconds, seen, asked, refused, bots, own, stored, others)


def _counted(counts: Counts) -> int:
    """How many requests so far count against what Discord allows the whole bot."""
    asked = Counter(counts.answered)
    for each in (counts.refused, counts.limited):
        for (route, _), number in each.items():
            asked[route] += number
    return sum(number for route, number in asked.items() if "{token}" not in route)


@asynccontextmanager
async def _bots(address: str, processes: int) -> AsyncIterator[tuple[Crowd, StandIn, list[int]]]:
    """People, a Discord, and processes that are connected to it until the end."""
    settings = Settings(
        shards=processes,
        latency=LATENCY,
        requests_per_second=REQUESTS_PER_SECOND,
        buckets=MESSAGES_OF_A_CHANNEL,
    )
    with TemporaryDirectory() as folder:
        stand_in, started = StandIn(settings), list[asyncio.subprocess.Process]()
        crowd = Crowd(stand_in, MATCHES[-1])
        await stand_in.open()
        try:
            for number in range(processes):
                part = ["--part", f"{number + 1}/{processes}"] if processes > 1 else []
                started.append(await _start(stand_in.api, address, processes, part, folder))
                # The first brings the database up to date and tells of the commands.
                try:
                    await stand_in.connected(*range(number + 1), seconds=STARTING)
                except TimeoutError:
                    raise RuntimeError((Path(folder) / LOG).read_text()[-LOG_TOLD:]) from None
            await asyncio.sleep(CALM)
            yield crowd, stand_in, [each.pid for each in started]
        finally:
            await crowd.end()
            for process in started:
                if process.returncode is None:
                    process.terminate()
            for process in started:
                try:
                    await asyncio.wait_for(process.wait(), ENDING)
                except TimeoutError:
                    process.kill()
                    await process.wait()
            await stand_in.close()


async def _start(
    api: str, database: str, processes: int, part: list[str], folder: str
) -> asyncio.subprocess.Process:
    """A process of the bot, with no settings but these."""
    with (Path(folder) / LOG).open("ab") as log:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run", *part),
            cwd=folder,
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": str(ROOT),
                "DISCORD_API": api,
                "DISCORD_TOKEN": Settings.token,
                "DATABASE_URL": database,
                "SHARD_COUNT": str(processes),
            },
            stdout=log,
            stderr=log,
        )
