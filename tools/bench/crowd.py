"""People who play many matches on the stand-in, and how soon they are answered."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from simcord import MemberActor

from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.table import Table, begin, seats_of

SECONDS_BETWEEN = 10.0
"""Mean time between two actions of a match; the times are random."""
CHOOSING_SECONDS = 1.0
"""Mean time between picking something in a hand and the next press."""
CHANNELS, TABLES = 5, 4
"""Channels per server, and tables per channel at a time."""
AT_ONCE = 8
"""Maximum number of tables opened at the same time."""
STUCK = 30.0
"""Seconds after which people leave a table where nobody can press anything."""


@dataclass
class Seen:
    """What became of the presses in an interval."""

    answers: list[float] = field(default_factory=list)
    """Seconds from sending a press to its page."""
    actions: int = 0
    """Presses that played something."""
    unanswered: int = 0
    unopened: int = 0
    stuck: int = 0

    @property
    def trouble(self) -> str:
        counts = {"unanswered": self.unanswered, "not opened": self.unopened, "stuck": self.stuck}
        return "".join(f", {number} {what}" for what, number in counts.items() if number)


class Crowd:
    """Tables with as few people as possible, each with one match after another, until ended."""

    def __init__(self, stand_in: StandIn, tables: int, slugs: Sequence[str]) -> None:
        """Prepare servers for tables of these games."""
        self._stand_in = stand_in
        self._slugs = slugs
        self.seen = Seen()
        self._opening = asyncio.Semaphore(AT_ONCE)
        shards = stand_in.settings.shards
        self._guilds = [
            stand_in.guild(f"Keep {number}", shard=number % shards)
            for number in range(-(-tables // (CHANNELS * TABLES)))
        ]
        self._channels = [
            guild.create_text_channel(f"hall-{number}")
            for number in range(CHANNELS)
            for guild in self._guilds
        ]
        self._turns = [asyncio.Lock() for _ in self._channels]
        self._begun = [asyncio.Event() for _ in range(tables)]
        self._playing = [asyncio.create_task(self._sit(number)) for number in range(tables)]

    async def opened(self, seconds: float) -> int:
        """Wait until all tables have begun, or for so long. Returns how many haven't."""
        begun = [asyncio.create_task(each.wait()) for each in self._begun]
        _, late = await asyncio.wait(begun, timeout=seconds)
        for each in late:
            each.cancel()
        return len(late)

    async def end(self) -> None:
        for each in self._playing:
            each.cancel()
        for error in await asyncio.gather(*self._playing, return_exceptions=True):
            if error is not None and not isinstance(error, asyncio.CancelledError):
                raise error

    async def _sit(self, number: int) -> None:
        """Play one match after another with some people."""
        rng = random.Random(number)
        slug = self._slugs[number % len(self._slugs)]
        place = number % len(self._channels)
        guild = self._guilds[place % len(self._guilds)]
        players = [
            self._stand_in.member(guild, f"player{number}-{seat}") for seat in range(seats_of(slug))
        ]
        while True:
            try:
                table = await self._open(place, players, rng, slug)
            except (TimeoutError, AssertionError):  # no answer, or no board in time
                self.seen.unopened += 1
                await asyncio.sleep(rng.expovariate(1 / SECONDS_BETWEEN))
                continue
            self._begun[number].set()
            try:
                await self._play(table)
            except TimeoutError:
                self.seen.stuck += 1

    async def _open(
        self, place: int, players: list[MemberActor], rng: random.Random, slug: str
    ) -> Table:
        async with self._opening, self._turns[place]:
            return await begin(self._stand_in, self._channels[place], players, rng, slug)

    async def _play(self, table: Table) -> None:
        due = time.perf_counter()
        while True:
            due = max(time.perf_counter(), due + table.rng.expovariate(1 / SECONDS_BETWEEN))
            await asyncio.sleep(due - time.perf_counter())
            while True:
                sent = await table.move(STUCK)
                if sent is None:
                    return
                try:
                    await sent.shown()
                except TimeoutError:
                    self.seen.unanswered += 1
                else:
                    waited = asyncio.get_running_loop().time() - sent.sent_at
                    # The stand-in delivers a press at once; the way to the bot is added here.
                    self.seen.answers.append(waited + self._stand_in.settings.latency / 2)
                    self.seen.actions += not table.picked
                if not table.picked:
                    break
                await asyncio.sleep(table.rng.expovariate(1 / CHOOSING_SECONDS))
