"""Stops requests to Discord before too many refusals get this machine's address banned.

Discord bans an address for 10,000 responses of 401, 403 or 429 within ten minutes, and Cloudflare
in front of it for fewer. This is a circuit breaker (Nygard, *Release It!*). After refusals it is
open, and nothing is sent for a while. Then it is half-open: one request tries, and the others wait
for its response. A server or person that was refused more than their share is left alone, so that
they can't silence all others.
"""

import asyncio
import re
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum, auto
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord.http
from yarl import URL

from bot.base import logs
from bot.base.chores import Chore
from bot.base.metrics import bucket_of, kind_of
from bot.discord_io.failures import Limited

log = logs.get(__name__)

WINDOW_MS: Final = 10 * 60 * 1000
MAX_REFUSED: Final = 950  # maximum number of refusals within the window, for all requests
MAX_REFUSED_UNPRESSED: Final = 500
"""From this number on, requests as the bot are held back. Replies to presses still go."""
REFUSED_WHEN_CALM: Final = 250  # below this number, requests as the bot are sent again
MAX_WAIT_SECONDS: Final = 30
"""Maximum time that discord.py waits for a limited route. Beyond it the route is silenced."""
SHARES: Final = 10
"""A maximum divided by this is one server's or person's share. Beyond it only they are silenced."""
SILENCES_MS: Final = (60_000, 120_000, 300_000, 600_000)
"""Lengths of silences when Cloudflare blocks us several times in a row. The last one repeats."""
MAX_PROBE_WAIT_SECONDS: Final = 2.0
"""Maximum time that requests wait for the probe, as replies to presses have only three seconds."""
MAX_PROBE_MS: Final = 30_000
"""Another request becomes the probe if the last one has no response by then."""
_REFUSED: Final = frozenset({401, 403, 429})
_MAJOR: Final = re.compile(r"/(?:channels|guilds)/(\d+)")

Route = tuple[str, str]
"""A bucket, and the channel or server it's limited for: how discord.py tells routes apart."""

asker: ContextVar[int] = ContextVar("asker", default=0)
"""The person whose press is being answered, or 0 for nobody."""


class Silence(ConnectionError):
    """A request wasn't sent, because Discord has refused too many.

    If only its route, server or person is affected, that's ``Limited`` instead.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__(f"silent for {seconds:.0f} s")
        self.seconds = seconds  # seconds until another attempt makes sense


class Fate(Enum):
    """The outcome of a request, as far as refusals are concerned."""

    ACCEPTED = auto()
    REFUSED = auto()
    BLOCKED = auto()  # refused by Cloudflare, which bans the address for all requests
    UNKNOWN = auto()  # Discord or the network failed


class Purpose(Enum):
    """The purpose of a request, which decides when it's held back."""

    PRESS = auto()  # sent with an interaction token
    BOT = auto()
    GATEWAY = auto()
    """A shard connects. discord.py pauses longer after each failure, and Cloudflare's bans don't
    include the gateway, so only ``MAX_REFUSED`` holds it back."""


@dataclass(eq=False, slots=True)
class PendingRequest:
    """A request that was admitted and has no response yet."""

    purpose: Purpose
    route: Route
    by: int  # the server or person it's for, or 0 for nobody
    began: int
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def most(self) -> int:
        """Maximum number of refusals within the window before it's held back."""
        return MAX_REFUSED_UNPRESSED if self.purpose is Purpose.BOT else MAX_REFUSED


class _Refusals:
    """Sliding window of refusals."""

    def __init__(self) -> None:
        self._times: deque[int] = deque()

    def add(self, now: int) -> None:
        self._times.append(now)

    def count(self, now: int) -> int:
        while self._times and self._times[0] + WINDOW_MS <= now:
            self._times.popleft()
        return len(self._times)

    def fewer_at(self, number: int) -> int:
        """Return the time when the count falls below ``number``, which it must have reached."""
        return self._times[len(self._times) - number] + WINDOW_MS

    @property
    def latest(self) -> int:
        """The time of the latest refusal. There must be one."""
        return self._times[-1]


class _Circuit:
    """A circuit: closed, open until a time, or half-open after that."""

    def __init__(self) -> None:
        self._silences = 0
        self.until: int | None = None
        self.probe: PendingRequest | None = None

    def silent_ms(self, now: int) -> int:
        return 0 if self.until is None else max(0, self.until - now)

    def memory(self) -> dict[str, int]:
        """Return the state for the next process, or nothing if the circuit is closed."""
        return {} if self.until is None else {"until": self.until, "silences": self._silences}

    def recall(self, until: int, silences: int, now: int) -> None:
        """Restore the state of the previous process."""
        self.until, self._silences = min(until, now + SILENCES_MS[-1]), silences

    def probe_at(self, now: int) -> PendingRequest | None:
        """Return the probe under way, or None."""
        if self.probe is not None and now - self.probe.began >= MAX_PROBE_MS:
            self.probe = None
        return self.probe

    def note(self, request: PendingRequest, succeeded: bool | None, now: int) -> bool:
        """Take in an outcome (None if it says nothing). Returns True if the circuit opens."""
        probed = self.probe is request
        if probed:
            self.probe = None
        # Other requests began before the silence, so their responses say nothing about now.
        if succeeded is None or (self.until is not None and not probed):
            return False
        if succeeded:
            self._silences, self.until = 0, None
            return False
        self.until = now + SILENCES_MS[min(self._silences, len(SILENCES_MS) - 1)]
        self._silences += 1
        return True


class Breaker:
    """Decides whether requests may be sent. A process has only one."""

    def __init__(
        self, now: Callable[[], int], server_of: Callable[[int], int] = lambda place_id: place_id
    ) -> None:
        """``now`` returns the time in milliseconds.

        ``server_of`` returns a channel's server, or for a direct message the same id, which then
        stands for the person.
        """
        self._now = now
        self._server_of = server_of
        self._set_back = 0
        """Milliseconds by which the clock was set back, which mustn't make silences longer."""
        self._latest = 0
        self._under_way: dict[PendingRequest, None] = {}
        self._refusals = _Refusals()
        self._held_until = 0
        """Requests as the bot are held back until then, because too many were refused."""
        self._refused: dict[int, _Refusals] = {}  # refusals of each server or person
        self._limited: dict[Route, int] = {}  # when Discord's limits on routes end
        self._process = _Circuit()
        self.listeners: list[Callable[[], None]] = []
        """Called whenever ``until`` has changed, and when that time has come."""
        self._told: int | None = None
        self.chore = Chore(
            "silence of the bot", self._look, seconds=1, needed=lambda: self._told is not None
        )

    @property
    def silent(self) -> bool:
        """True while nothing can be sent as the bot, on any route."""
        return self.until is not None

    @property
    def until(self) -> int | None:
        """When requests as the bot may be sent again, or None if they may now. It can move."""
        now = self._time()
        ends = self._ends(now)
        return None if ends is None else ends - self._set_back

    def memory(self) -> dict[str, int]:
        """Return the refusals for the next process, which passes them to ``recall``."""
        now = self._time()
        refused = self._refusals.count(now)
        if refused < REFUSED_WHEN_CALM:
            return self._process.memory()
        return {**self._process.memory(), "refused": refused, "latest": self._refusals.latest}

    def recall(self, memory: Mapping[str, int]) -> None:
        """Restore the previous process's refusals, all as of the latest one."""
        now = self._time()
        if "until" in memory:
            self._process.recall(memory["until"], memory["silences"], now)
        for _ in range(memory.get("refused", 0)):
            self._refusals.add(min(memory["latest"], now))
        if self._refusals.count(now) >= MAX_REFUSED_UNPRESSED:
            self._held_until = self._refusals.fewer_at(REFUSED_WHEN_CALM)

    async def begin(self, purpose: Purpose, route: Route) -> PendingRequest:
        """Admit a request, after the probe under way if there is one.

        Raises Silence or Limited if it can't go.
        """
        probe = None if purpose is Purpose.GATEWAY else self._process.probe_at(self._time())
        if probe is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_PROBE_WAIT_SECONDS):
                    await probe.ended.wait()
        return self._begin(purpose, route)

    def _begin(self, purpose: Purpose, route: Route) -> PendingRequest:
        now = self._time()
        by = self._server_of(int(route[1])) if route[1] else asker.get()
        request = PendingRequest(purpose, route, by, now)
        self._check_refusals(request)
        if purpose is not Purpose.GATEWAY:
            if (left := self._process.silent_ms(now)) > 0:
                raise Silence(left / 1000)
            if self._process.probe_at(now) is not None:
                raise Silence(MAX_PROBE_WAIT_SECONDS)
            if self._process.until is not None:
                self._process.probe = request
        self._under_way[request] = None
        return request

    def end(self, request: PendingRequest, outcome: Fate, limit: float = 0) -> None:
        """Take in the outcome of a request. Only the first call for it counts.

        ``limit`` is how many seconds its route has to rest, if any.
        """
        if self._under_way.pop(request, self) is self:
            return
        now = self._time()
        if outcome in (Fate.REFUSED, Fate.BLOCKED):
            self._count_refusal(request.by, request.most // SHARES, now)
        if limit and request.purpose is Purpose.BOT:
            self._limited = {key: until for key, until in self._limited.items() if until > now}
            self._limited[request.route] = now + int(limit * 1000)
            log.warning("Discord limits a route; not asking", of=request.route, seconds=limit)
        self._note_for_process(request, outcome, now)
        request.ended.set()
        self._tell_changes()

    def _time(self) -> int:
        """Return the time, made monotonic, and drop requests that must have ended by now."""
        now = self._now() + self._set_back
        if now < self._latest:
            # A clock that is set back mustn't prolong a silence, so its step is added from now on.
            self._set_back += self._latest - now
            now = self._latest
        self._latest = now
        # Every request times out after five minutes. If the end of one is missed anyway, it
        # mustn't count forever.
        while self._under_way and (oldest := next(iter(self._under_way))).began + WINDOW_MS <= now:
            del self._under_way[oldest]
        return now

    def _check_refusals(self, request: PendingRequest) -> None:
        """Raise Silence or Limited if one more refusal could be too many.

        This assumes that every request under way is refused as well.
        """
        now, most = request.began, request.most
        if request.purpose is Purpose.BOT and now < self._held_until:
            raise Silence((self._held_until - now) / 1000)
        until, share = self._limited.get(request.route, 0), most // SHARES
        own = self._refused.get(request.by)
        if own is not None and own.count(now) >= share:
            until = max(until, own.fewer_at(share))
        if until > now:
            raise Limited((until - now) / 1000)
        refused = self._refusals.count(now)
        if refused >= most:
            raise Silence((self._refusals.fewer_at(most) - now) / 1000)
        # A burst of requests could all be refused at once, before any of them is counted.
        if refused + len(self._under_way) >= most:
            raise Silence(1)

    def _count_refusal(self, by: int, share: int, now: int) -> None:
        self._refusals.add(now)
        self._refused = {key: each for key, each in self._refused.items() if each.count(now)}
        if by:
            own = self._refused.setdefault(by, _Refusals())
            own.add(now)
            if own.count(now) == share:
                log.warning("Discord refuses a server or person; not asking", of=by)
        refused, held = self._refusals.count(now), now < self._held_until
        if not held and refused < MAX_REFUSED_UNPRESSED:
            return
        self._held_until = self._refusals.fewer_at(REFUSED_WHEN_CALM)
        if not held:
            seconds = (self._held_until - now) // 1000
            log.warning(
                "Discord refuses too much; only presses are answered",
                refused=refused,
                seconds=seconds,
            )

    def _note_for_process(self, request: PendingRequest, outcome: Fate, now: int) -> None:
        # A refusal by Discord itself shows that Cloudflare let the request through.
        through = None if outcome is Fate.UNKNOWN else outcome is not Fate.BLOCKED
        was_open, bucket = self._process.until is not None, request.route[0]
        if self._process.note(request, through, now):
            seconds = self._process.silent_ms(now) // 1000
            log.warning("Cloudflare blocks us; no requests", route=bucket, seconds=seconds)
        elif was_open and self._process.until is None:
            log.info("Cloudflare lets requests through again")

    def _ends(self, now: int) -> int | None:
        end = max(self._process.until or 0, self._held_until)
        return end if end > now else None

    async def _look(self) -> None:
        self._tell_changes()

    def _tell_changes(self) -> None:
        now = self._time()
        if 0 < self._held_until <= now:
            self._held_until = 0
            log.info("boards are shown again: Discord has refused little for a while")
        until = self._ends(now)
        if until != self._told:
            self._told = until
            self.chore.resume()
            for listener in self.listeners:
                listener()


def watch(breaker: Breaker, trace: aiohttp.TraceConfig) -> None:
    """Put a breaker before all requests of the sessions that use this trace.

    discord.py has one session, for its client, interactions, webhooks and the gateway. An exception
    from one of these reaches the caller without a retry: among OSErrors, discord.py retries only a
    reset connection, which it recognises by ``errno``. Its own ``max_ratelimit_timeout`` spares
    interactions, and refuses requests that a bucket with a longer window still takes.
    """
    vars(discord.http)["Ratelimit"] = _Bucket

    async def started(
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        asked: aiohttp.TraceRequestStartParams,
    ) -> None:
        context.request = await breaker.begin(*_sorted(asked.method, asked.url))

    async def answered(
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        limit = limit_of(request.response)
        breaker.end(context.request, outcome_of(request.response), limit)
        if limit:
            request.response.close()
            raise Limited(limit)

    async def failed(
        _session: aiohttp.ClientSession,
        context: SimpleNamespace,
        _request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        # None for the Silence itself, which aiohttp may report here as well.
        if (request := getattr(context, "request", None)) is not None:
            breaker.end(request, Fate.UNKNOWN)

    trace.on_request_start.append(started)
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)


class _Bucket(discord.http.Ratelimit):
    """A bucket that doesn't hold back the response of its last request until it's full again."""

    async def _refresh(self) -> None:
        if self.reset_after > MAX_WAIT_SECONDS:
            self.reset_after = 0.0  # then Discord refuses the next request
        await super()._refresh()


def _sorted(method: str, url: URL) -> tuple[Purpose, Route]:
    bucket = bucket_of(method, url.path)
    if url.scheme in ("ws", "wss"):
        return Purpose.GATEWAY, (bucket, "")
    if kind_of(bucket) == "interaction":
        return Purpose.PRESS, (bucket, "")
    major = _MAJOR.search(url.path)
    return Purpose.BOT, (bucket, major[1] if major else "")


def outcome_of(response: aiohttp.ClientResponse) -> Fate:
    """Classify a response. Cloudflare's are web pages, or lack the header of Discord's proxy."""
    if response.status in _REFUSED:
        is_page = response.content_type != "application/json"
        limited = response.status == 429 and "Via" not in response.headers
        return Fate.BLOCKED if is_page or limited else Fate.REFUSED
    return Fate.UNKNOWN if response.status >= 500 else Fate.ACCEPTED


def limit_of(response: aiohttp.ClientResponse) -> float:
    """Return the seconds that a route has to rest, or 0 if that's short enough to wait out.

    If the bot as a whole is limited, discord.py holds back everything.
    """
    headers, refused = response.headers, outcome_of(response) is Fate.REFUSED
    limited = refused and response.status == 429 and "X-RateLimit-Global" not in headers
    seconds = float(headers.get("Retry-After", 0)) if limited else 0
    return seconds if seconds > MAX_WAIT_SECONDS else 0
