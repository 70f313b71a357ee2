"""The health of a running bot's parts, for its monitor."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from bot.base import metrics
from bot.base.chores import Chores
from bot.base.environment import Environment
from bot.base.shutdown import Shutdown
from bot.discord_io.breaker import Breaker
from bot.discord_io.silent_shards import SilentShards
from bot.discord_io.starts import Starts
from bot.match.deadlines import Deadlines
from bot.match.ledger import Ledger
from bot.match.queries import Queries
from bot.monitor import MIN_FREE_BYTES, Check, Monitor, Sample, free_bytes
from bot.show.keeper import Keeper

MAX_SILENCE_SECONDS: Final = 90  # maximum age of the last heartbeat of a healthy process
MAX_UNREADY_SECONDS: Final = 15
"""Maximum age of the last heartbeat of a process that can store presses."""

Latencies = Callable[[], Sequence[tuple[int, float]]]
"""Returns the shards with their heartbeat latency in seconds."""


class Vitals:
    """Checks the parts of the bot."""

    def __init__(
        self,
        environment: Environment,
        ledger: Ledger,
        keeper: Keeper,
        deadlines: Deadlines,
        chores: Chores,
        shutdown: Shutdown,
        queries: Queries,
        breaker: Breaker,
        starts: Starts,
        silent_shards: SilentShards,
    ) -> None:
        self._environment = environment
        self._ledger = ledger
        self._keeper = keeper
        self._deadlines = deadlines
        self._chores = chores
        self._shutdown = shutdown
        self._queries = queries
        self._breaker = breaker
        self._starts = starts
        self._silent_shards = silent_shards

    def monitor(self, gateway_trouble: Check, latencies: Latencies) -> Monitor:
        """Return a monitor of all parts."""
        return Monitor(
            {
                "gateway": gateway_trouble,
                "database": self._database_trouble,
                "loops": self._loop_trouble,
            },
            {
                "gateway": gateway_trouble,
                "shards": self._shards_trouble,
                "database": self._database_trouble,
                "writes": self._writes_trouble,
                "disk": self._disk_trouble,
            },
            partial(self._gauges, latencies),
            self._match_gauges,
        )

    async def _database_trouble(self) -> str | None:
        return await self._ledger.database.find_trouble()

    async def _loop_trouble(self) -> str | None:
        if resting := metrics.loops_at_rest(*self._deadlines.loops):
            return f"at rest: {resting}"
        if troubles := self._chores.troubles:
            return ", ".join(troubles)
        silent = (self._ledger.now() - self._deadlines.signed_at) // 1000
        return f"no sign of life stored for {silent} s" if silent > MAX_SILENCE_SECONDS else None

    async def _shards_trouble(self) -> str | None:
        return "another process may have them" if self._shutdown.lost_shards else None

    async def _writes_trouble(self) -> str | None:
        silent = (self._ledger.now() - self._deadlines.signed_at) // 1000
        return f"nothing stored for {silent} s" if silent > MAX_UNREADY_SECONDS else None

    async def _disk_trouble(self) -> str | None:
        free = self._free_bytes()
        if free is None or free >= MIN_FREE_BYTES:
            return None
        return f"only {free // 2**20} MB left"

    def _free_bytes(self) -> int | None:
        url = make_url(self._environment.database_url)
        if url.get_backend_name() != "sqlite" or not url.database:
            return None
        return free_bytes(Path(url.database))

    async def _gauges(self, latencies: Latencies) -> list[Sample]:
        free = self._free_bytes()
        return [
            Sample(metrics.HEARTBEAT, {}, self._deadlines.signed_at / 1000),
            *(() if free is None else (Sample(metrics.DISK_FREE, {}, free),)),
            Sample(metrics.WAITING, {}, self._keeper.waiting),
            Sample(metrics.SILENCED, {}, self._breaker.silent),
            Sample(metrics.START_WAIT, {}, self._starts.waits_ms / 1000),
            Sample(metrics.SESSIONS_LEFT, {}, self._starts.remaining),
            *(
                Sample(metrics.EVENT_AGE, {"shard": str(shard)}, seconds)
                for shard, seconds in self._silent_shards.ages().items()
            ),
            *(
                Sample(metrics.LATENCY, {"shard": str(shard)}, seconds)
                for shard, seconds in latencies()
            ),
        ]

    async def _match_gauges(self) -> list[Sample]:
        numbers = await self._queries.count_live()
        return [Sample(metrics.MATCHES, {"status": s}, n) for s, n in numbers.items()]
