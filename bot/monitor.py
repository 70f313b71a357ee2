"""Health checks and metrics of a running bot and its parts, over HTTP."""

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from errno import EADDRINUSE
from functools import partial
from itertools import chain
from pathlib import Path
from socket import gaierror
from typing import Any, Final, NamedTuple

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs, metrics, reports
from bot.base.chores import Chores
from bot.base.environment import Environment, Unavailable
from bot.base.shutdown import Shutdown
from bot.discord_io.breaker import Breaker
from bot.gateway import Gateway
from bot.match.deadlines import Deadlines
from bot.match.ledger import Ledger
from bot.match.queries import Queries
from bot.show.keeper import Keeper

log = logs.get(__name__)

CHECK_TIMEOUT_SECONDS: Final = 3.0
MIN_FREE_BYTES: Final = 32 * 2**20
"""Free space on a SQLite database's disk below which the bot isn't ready."""
_BEAT_SECONDS: Final = 0.5

Check = Callable[[], Awaitable[str | None]]
"""Returns a part's fault, or None. An exception counts as a fault."""


class Sample(NamedTuple):
    """A metric's present value, with its labels."""

    gauge: metrics.Gauge
    labels: Mapping[str, str]
    value: float


Samples = Callable[[], Awaitable[Iterable[Sample]]]


class Monitor:
    """Serves ``/healthz``, ``/healthz/live``, ``/healthz/ready`` and ``/metrics`` on a port."""

    def __init__(
        self,
        checks: Mapping[str, Check],
        readiness: Mapping[str, Check],
        *samples: Samples,
    ) -> None:
        """``checks`` are for the bot's parts, ``readiness`` for answering the next press.

        If one of ``samples`` fails, only its metrics are missing.
        """
        self._checks = checks
        self._readiness = readiness
        self.samples = [*samples]
        self._runner: web.AppRunner | None = None
        self._beating: asyncio.Task[None] | None = None

    async def open(self, environment: Environment, *, may_wait: bool) -> bool:
        """Start listening on the port that is set, if one is.

        Returns False if the port is taken and this process ``may_wait``, e.g. for the one it
        replaces to free it. Otherwise raises Unavailable if the port can't be used.
        """
        host, ports = environment.monitor_host, environment.monitor_port
        if ports is None:
            return True
        try:
            await self.start(host, ports[0])
        except OSError as error:
            if may_wait and error.errno == EADDRINUSE:
                log.warning("monitor port is taken; waiting until this process has its shards")
                return False
            if isinstance(error, gaierror):
                raise Unavailable(f"MONITOR_HOST: {host}: {error.strerror}.") from error
            raise Unavailable(
                f"MONITOR_PORT: port {ports[0]} of {host} could not be used: {error.strerror}. Set "
                "another one, or for several parts on one machine a port each: 9600-9603."
            ) from error
        return True

    async def start(self, host: str, port: int) -> int:
        """Start listening. Returns the port. Raises OSError if that fails."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/healthz/live", self._live)
        app.router.add_get("/healthz/ready", self._ready)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        self._beating = asyncio.create_task(_beat())
        address: Any = self._runner.addresses[0]
        log.info("monitor listening", host=host, port=address[1])
        return int(address[1])

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def health(self) -> dict[str, str]:
        """Return "ok", or the fault, by part."""
        return await _look_at(self._checks)

    async def readiness(self) -> dict[str, str]:
        """Return "ok", or the fault, for each thing that a press needs."""
        return await _look_at(self._readiness)

    async def numbers(self) -> bytes:
        """Return all metrics in Prometheus's format."""
        now = CollectorRegistry(auto_describe=False)
        health = await self.health()
        parts = [Sample(metrics.HEALTHY, {"part": p}, s == "ok") for p, s in health.items()]
        others = await asyncio.gather(*map(_sampled, self.samples))
        now.register(_Now(chain(parts, *others)))
        return generate_latest() + generate_latest(now)

    async def _healthz(self, _request: web.Request) -> web.Response:
        return _told(await self.health())

    async def _ready(self, _request: web.Request) -> web.Response:
        return _told(await self.readiness())

    async def _live(self, _request: web.Request) -> web.Response:
        return _told({"loop": "ok"})

    async def _metrics(self, _request: web.Request) -> web.Response:
        headers = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=await self.numbers(), headers=headers)


class _Now(Collector):
    """Gauges, read when Prometheus scrapes."""

    def __init__(self, samples: Iterable[Sample]) -> None:
        self._families: dict[str, GaugeMetricFamily] = {}
        for gauge, labels, value in samples:
            family = GaugeMetricFamily(*gauge, labels=list(labels))
            family = self._families.setdefault(gauge.name, family)
            family.add_metric(list(labels.values()), value)

    def collect(self) -> Iterable[GaugeMetricFamily]:
        return self._families.values()


def free_bytes(database: Path) -> int | None:
    """Return the free space on a database file's disk, or None if its folder is gone."""
    try:
        return shutil.disk_usage(database.parent).free
    except FileNotFoundError:
        return None


def _told(found: Mapping[str, str]) -> web.Response:
    well = all(state == "ok" for state in found.values())
    return web.json_response(found, status=200 if well else 503)


async def _look_at(checks: Mapping[str, Check]) -> dict[str, str]:
    found = await asyncio.gather(*map(_look, checks.values()))
    return dict(zip(checks, found, strict=True))


async def _look(check: Check) -> str:
    try:
        async with asyncio.timeout(CHECK_TIMEOUT_SECONDS):
            return await check() or "ok"
    except TimeoutError:
        return f"no answer within {CHECK_TIMEOUT_SECONDS:g} s"
    except Exception as error:
        reports.exception("health check failed", where="task")
        return type(error).__name__


async def _sampled(samples: Samples) -> Iterable[Sample]:
    try:
        async with asyncio.timeout(CHECK_TIMEOUT_SECONDS):
            return await samples()
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        log.warning("some metrics are missing: check the database", error=repr(error))
        return ()


async def _beat() -> None:
    while True:
        due = time.perf_counter() + _BEAT_SECONDS
        await asyncio.sleep(_BEAT_SECONDS)
        metrics.LOOP_DELAY_SECONDS.observe(max(0.0, time.perf_counter() - due))


MAX_SILENCE_SECONDS: Final = 90  # maximum age of the last heartbeat of a healthy process
MAX_UNREADY_SECONDS: Final = 15
"""Maximum age of the last heartbeat of a process that can store presses."""

Latencies = Callable[[], Sequence[tuple[int, float]]]
"""Returns the shards with their heartbeat latency in seconds."""


@dataclass(frozen=True)
class Vitals:
    """Checks the parts of the bot."""

    _environment: Environment
    _ledger: Ledger
    _keeper: Keeper
    _deadlines: Deadlines
    _chores: Chores
    _shutdown: Shutdown
    _queries: Queries
    _breaker: Breaker
    _gateway: Gateway

    def monitor(self, latencies: Latencies) -> Monitor:
        return Monitor(
            {
                "gateway": self._gateway.find_trouble,
                "database": self._ledger.database.find_trouble,
                "loops": self._loop_trouble,
            },
            {
                "gateway": self._gateway.find_trouble,
                "shards": self._shards_trouble,
                "database": self._ledger.database.find_trouble,
                "writes": self._writes_trouble,
                "disk": self._disk_trouble,
            },
            partial(self._gauges, latencies),
            self._match_gauges,
        )

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
            Sample(metrics.START_WAIT, {}, self._gateway.starts.waits_ms / 1000),
            Sample(metrics.SESSIONS_LEFT, {}, self._gateway.starts.remaining),
            *(
                Sample(metrics.EVENT_AGE, {"shard": str(shard)}, seconds)
                for shard, seconds in self._gateway.silent_shards.ages().items()
            ),
            *(
                Sample(metrics.LATENCY, {"shard": str(shard)}, seconds)
                for shard, seconds in latencies()
            ),
        ]

    async def _match_gauges(self) -> list[Sample]:
        numbers = await self._queries.count_live()
        return [Sample(metrics.MATCHES, {"status": s}, n) for s, n in numbers.items()]
