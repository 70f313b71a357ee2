"""Prometheus metrics for operators. No label names a person, a server or a match."""

import asyncio
import platform
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import aiohttp
from prometheus_client import Counter, Histogram, Info

VERSIONS: Final = {
    "version": version("castellan"),
    "python": platform.python_version(),
    "discord_py": version("discord.py"),
}


BUILD: Final = Info("castellan_build", "What runs here")
BUILD.info(VERSIONS)

_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

CLICKS: Final = Counter("castellan_clicks", "Presses and commands, by how they ended", ["outcome"])
for _outcome in ("done", "refused", "limited", "unshown", "failed"):
    CLICKS.labels(_outcome)  # starts at 0, or Prometheus would miss the first increase
FAULTS: Final = Counter("castellan_faults", "Failures that nobody expected, by place", ["where"])
for _where in ("press", "event", "chore", "task"):
    FAULTS.labels(_where)
ANSWER_SECONDS: Final = Histogram(
    "castellan_answer_seconds", "From the arrival of a click to its answer", buckets=_SHORT
)
PRESS_SECONDS: Final = Histogram(
    "castellan_press_seconds",
    "Parts of a press: the wait until it is handled, each read or transaction that it waits for, "
    "each picture, the request that answers",
    ["part"],
    buckets=_SHORT,
)
WAIT_SECONDS: Final = PRESS_SECONDS.labels("wait")
TRANSACTION_SECONDS: Final = PRESS_SECONDS.labels("transaction")
PICTURE_SECONDS: Final = PRESS_SECONDS.labels("picture")
RESPONSE_SECONDS: Final = PRESS_SECONDS.labels("answer")
REQUESTS: Final = Counter(
    "castellan_requests",
    "Requests to Discord: by interaction, which no limit of the bot counts, or as the bot",
    ["kind", "bucket", "status"],
)
DATABASE_SECONDS: Final = Histogram(
    "castellan_database_seconds", "A read or a transaction with its wait", ["kind"], buckets=_SHORT
)
LOOP_DELAY_SECONDS: Final = Histogram(
    "castellan_loop_delay_seconds", "How late the event loop wakes who sleeps", buckets=_SHORT
)


class Gauge(NamedTuple):
    """A value that can go up and down, read when Prometheus scrapes."""

    name: str
    description: str


HEALTHY: Final = Gauge("castellan_healthy", "1 for a part that /healthz calls ok, else 0")
HEARTBEAT: Final = Gauge(
    "castellan_heartbeat_timestamp_seconds", "When this process last stored that it is alive"
)
MATCHES: Final = Gauge("castellan_matches", "Open tables and matches being played, of this process")
WAITING: Final = Gauge(
    "castellan_publications_waiting", "Matches that are being shown, or wait to be"
)
LATENCY: Final = Gauge("castellan_shard_latency_seconds", "A heartbeat and back")
SILENCED: Final = Gauge(
    "castellan_requests_silenced", "1 while Discord is asked nothing, as it has refused too much"
)
START_WAIT: Final = Gauge(
    "castellan_start_wait_seconds",
    "Until this process may connect, after failures or refusals",
)
SESSIONS_LEFT: Final = Gauge(
    "castellan_sessions_left", "Sessions that Discord still lets the bot begin, when last asked"
)
EVENT_AGE: Final = Gauge(
    "castellan_gateway_event_age_seconds", "Since the last event of a shard that has servers"
)
DISK_FREE: Final = Gauge("castellan_disk_free_bytes", "Room on the disk of a SQLite database")

_API: Final = re.compile(r"^/api/v\d+")
_ID: Final = re.compile(r"/\d+")
_TOKEN: Final = re.compile(r"^(/(?:webhooks|interactions)/{id})/[^/]+")
_TROUBLES: Final = ("429", "unreachable")  # outcomes of requests that the operator's alarms count

_press_task: ContextVar[asyncio.Task[Any] | None] = ContextVar("press_task", default=None)
"""The task that handles a press. Tasks that it starts don't count as part of the press."""


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Observe the duration of a block, however it ends."""
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - began)


def begin_press(arrived: float) -> None:
    """Observe how long a press waited, and count this task's database time towards it from now on.

    ``arrived`` is in seconds, by ``time.perf_counter``.
    """
    WAIT_SECONDS.observe(time.perf_counter() - arrived)
    _press_task.set(asyncio.current_task())


@contextmanager
def timed_transaction(histogram: Histogram) -> Iterator[None]:
    """Observe the duration of a read or transaction, and count it towards the current press."""
    began = time.perf_counter()
    try:
        yield
    finally:
        seconds = time.perf_counter() - began
        histogram.observe(seconds)
        task = _press_task.get()
        if task is not None and task is asyncio.current_task():
            TRANSACTION_SECONDS.observe(seconds)


def bucket_of(method: str, path: str) -> str:
    """Return a request's route without ids, such as ``PATCH /channels/{id}/messages/{id}``."""
    nameless = _ID.sub("/{id}", _API.sub("", path))
    return f"{method} " + _TOKEN.sub(r"\1/{token}", nameless)


def kind_of(bucket: str) -> str:
    """Return ``interaction`` for a bucket of requests with an interaction token, else ``bot``."""
    return "interaction" if "{token}" in bucket else "bot"


def request_counter() -> aiohttp.TraceConfig:
    """Return a trace configuration that counts the requests of a client's session."""
    trace = aiohttp.TraceConfig()

    async def answered(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        _count(request.method, request.url.path, str(request.response.status))

    async def failed(
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        _count(request.method, request.url.path, "unreachable")

    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def _count(method: str, path: str, status: str) -> None:
    bucket = bucket_of(method, path)
    kind = kind_of(bucket)
    for trouble in _TROUBLES:  # so that each starts at 0
        REQUESTS.labels(kind, bucket, trouble)
    REQUESTS.labels(kind, bucket, status).inc()


def loops_at_rest(*loops: Any) -> list[str]:
    """Return the names of the given discord.py loops that aren't running."""
    return [each.coro.__qualname__ for each in loops if each.failed() or not each.is_running()]
