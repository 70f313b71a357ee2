"""Measures a crowd of people and the bot's processes from outside, over an interval.

In each match a player acts every ten seconds on average, by presses in their open hand. Discord is
the stand-in, in this process, with a latency of 100 ms: half for a press on its way to the bot,
half for the reply. The people are in this process too.
"""

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.base.environment import Environment
from tools.bench.crowd import SECONDS_BETWEEN, Crowd, Seen
from tools.bench.house import percentile
from tools.bench.processes import ROOT, running
from tools.bench.usage import Machine, Memory, Meter, Usage, memory_of
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import (
    MESSAGES_OF_A_CHANNEL,
    REQUESTS_PER_SECOND,
    Counts,
    Settings,
)

CALM, MEASURED = 5.0, 20.0
"""Seconds after the last table was opened, and of a measured step."""
OPENING = 120.0
LATENCY = 0.1
OWN_REQUESTS = Environment.model_fields["requests_per_second"].default
"""Maximum requests per second of all processes together, by default."""
MAX_ANSWER_SECONDS, MAX_BOARD_SECONDS = 0.5, 10.0
"""Maximum times of 95 in 100 replies and boards, for a step to hold."""
LEAST_DONE = 0.7
"""Minimum share of the presses at people's pace that must be done. It's below 1 because matches end
and begin, and because people who wait press less."""
FULL = 0.9


@dataclass
class Step:
    """The figures for a number of matches."""

    matches: int
    seconds: float
    seen: Seen
    counted: int
    limited: Counter[str]
    bots: list[Usage]
    helpers: float
    """Share of a core used by the bots' drawing and thinking processes."""
    memory: Memory
    stand_in: Usage
    database: float
    others: float

    @property
    def held(self) -> bool:
        seen = self.seen
        if seen.unanswered or seen.unopened or seen.stuck or not seen.hands:
            return False
        if seen.actions / self.seconds < LEAST_DONE * self.matches / SECONDS_BETWEEN:
            return False
        late = max(percentile(seen.boards, 95), percentile(seen.hands, 95))
        return percentile(seen.answers, 95) <= MAX_ANSWER_SECONDS and late <= MAX_BOARD_SECONDS

    @property
    def processor_ms(self) -> tuple[float, float]:
        """Processor time per action of the bots, and of their helper processes, in ms."""
        return self.ms_of(sum(bot.ran for bot in self.bots)), self.ms_of(self.helpers)

    def ms_of(self, share: float) -> float:
        """Convert a share of a core to ms per action."""
        return 1000 * share * self.seconds / max(1, self.seen.actions)

    @property
    def text(self) -> str:
        seen = self.seen
        bots = " and ".join(f"{bot.ran:.0%} (waits {bot.waited:.0%})" for bot in self.bots)
        trouble = f", {seen.unanswered} unanswered" if seen.unanswered else ""
        trouble += f", {seen.late} never shown" if seen.late else ""
        trouble += f", {seen.unopened} tables not opened" if seen.unopened else ""
        trouble += f", {seen.stuck} tables stuck" if seen.stuck else ""
        return (
            f"answer {told(seen.answers)}, board {told(seen.boards)}, hand {told(seen.hands)}"
            f" | {seen.actions / self.seconds:.1f} actions/s of"
            f" {len(seen.answers) / max(1, seen.actions):.1f} presses, {seen.begun} begun"
            f" | {self.counted / self.seconds:.1f} counted/s, 429 {self.limited['global']} global"
            f" {self.limited['user']} channel | bot {bots}, helpers {self.helpers:.0%},"
            f" stand-in {self.stand_in.ran:.0%}"
            f" (waits {self.stand_in.waited:.0%}), database {self.database:.0%},"
            f" others {self.others:.0%} | memory {self.memory.text}{trouble}"
        )

    @property
    def limit(self) -> str:
        """The resource that ran out."""
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


def told(times: list[float]) -> str:
    """Return p50 and p95, in seconds."""
    if len(times) < 2:
        return "-"
    return f"{percentile(times, 50):.2f} {percentile(times, 95):.2f}"


async def measure(
    crowd: Crowd, stand_in: StandIn, matches: int, pids: list[int], server: int | None
) -> Step:
    """Let ``matches`` matches be played for a while. Returns the measured step.

    ``server`` is the PostgreSQL process whose children serve the bots.
    """
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
    families = [Meter(pid, family=True) for pid in pids]
    database = None if server is None else Meter(server, family=True)
    machine, began = Machine(), time.perf_counter()
    await asyncio.sleep(MEASURED)
    seconds = time.perf_counter() - began
    *bots, own = (meter.since(seconds) for meter in meters)
    ran = sum(bot.ran for bot in bots)
    helpers = sum(family.since(seconds).ran for family in families) - ran
    memory = memory_of(pids)
    stored = 0.0 if database is None else database.since(seconds).ran
    others = machine.since(seconds) - stored - own.ran - ran - helpers
    refused: Counter[str] = Counter()
    for (_, scope), number in (Counter(counts.limited) - limited).items():
        refused[scope] += number
    asked = _counted(counts) - asked
    crowd.seen = Seen()
    await seen.complete()
    return Step(matches, seconds, seen, asked, refused, bots, helpers, memory, own, stored, others)


def _counted(counts: Counts) -> int:
    """Return the number of requests so far that count towards the bot's global limit."""
    asked = Counter(counts.answered)
    for each in (counts.refused, counts.limited):
        for (route, _), number in each.items():
            asked[route] += number
    return sum(number for route, number in asked.items() if "{token}" not in route)


@asynccontextmanager
async def crowded(
    address: str, most: int, slugs: Sequence[str], *, processes: int = 1, root: Path = ROOT
) -> AsyncIterator[tuple[Crowd, StandIn, list[int]]]:
    """People at ``most`` tables of some games, a Discord, and a checkout's bot, for the block."""
    settings = Settings(
        shards=processes,
        latency=LATENCY,
        requests_per_second=REQUESTS_PER_SECOND,
        buckets=MESSAGES_OF_A_CHANNEL,
    )
    stand_in = StandIn(settings)
    crowd = Crowd(stand_in, most, slugs)
    await stand_in.open()
    try:
        with TemporaryDirectory() as folder:
            bots = running(stand_in, address, Path(folder), processes=processes, root=root)
            async with bots as pids:
                await asyncio.sleep(CALM)
                try:
                    yield crowd, stand_in, pids
                finally:
                    await crowd.end()
    finally:
        await stand_in.close()
