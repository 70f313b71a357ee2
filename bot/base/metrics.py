"""Prometheus metrics for operators; no label names a person, a server or a match."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import aiohttp
from prometheus_client import Counter, Histogram

_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

CLICKS: Final = Counter("castellan_clicks", "Presses and commands, by how they ended", ["outcome"])
ANSWER_SECONDS: Final = Histogram(
    "castellan_answer_seconds", "From the arrival of a click to its answer", buckets=_SHORT
)
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
    """A number that goes up and down, and is asked for."""

    name: str
    description: str


HEALTHY: Final = Gauge("castellan_healthy", "1 for a part that /healthz calls ok, else 0")
HEARTBEAT: Final = Gauge(
    "castellan_heartbeat_timestamp_seconds", "When this process last stored that it is alive"
)
MATCHES: Final = Gauge("castellan_matches", "Lobbies, and matches under way, of this process")
WAITING: Final = Gauge(
    "castellan_publications_waiting", "Matches that are being shown, or wait to be"
)
LATENCY: Final = Gauge("castellan_shard_latency_seconds", "A heartbeat and back")

_API: Final = re.compile(r"^/api/v\d+")
_ID: Final = re.compile(r"/\d+")
_TOKEN: Final = re.compile(r"^(/(?:webhooks|interactions)/{id})/[^/]+")


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Count how long something takes, however it ends."""
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - began)


def bucket_of(method: str, path: str) -> str:
    """Return a request without ids of anybody, such as ``PATCH /channels/{id}/messages/{id}``."""
    nameless = _ID.sub("/{id}", _API.sub("", path))
    return f"{method} " + _TOKEN.sub(r"\1/{token}", nameless)


def request_counter() -> aiohttp.TraceConfig:
    """Return what lets a client's session count its requests."""
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
    kind = "interaction" if "{token}" in bucket else "bot"
    REQUESTS.labels(kind, bucket, status).inc()


def loops_at_rest(*loops: Any) -> list[str]:
    """Return the names of those of these discord.py loops that are not running."""
    return [each.coro.__qualname__ for each in loops if each.failed() or not each.is_running()]
