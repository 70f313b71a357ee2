"""Paces the starts of a process, and the sessions that it begins with Discord.

Discord allows a bot some 1,000 IDENTIFYs a day, and resets the token of one that sends more. So
starts that fail in a row have longer and longer pauses, and no IDENTIFY is sent if too few are
left. A start also takes over what the previous one knew about Discord's refusals. All of this is
stored in the database.
"""

import asyncio
import json
import math
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs
from bot.base.chores import Chore
from bot.base.service_manager import notify
from bot.discord_io.breaker import Breaker
from bot.storage import Database

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

log = logs.get(__name__)

PAUSES_MS: Final = (0, 0, 0, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 600_000)
"""Pauses since the last start, by the number of failed starts in a row; the last repeats."""
PROVEN_MS: Final = 120_000
"""If a process ends by itself within this time of its first IDENTIFY, its start has failed."""
MAX_AGE_MS: Final = 300_000  # age at which the number of sessions left is requested again
_STEP_SECONDS: Final = 15.0
"""While the start waits, the service manager is notified at least this often."""
_ASKED: Final = (discord.HTTPException, discord.GatewayNotFound, OSError)

Ask = Callable[[], Awaitable["SessionStartLimit"]]  # returns Discord's ``session_start_limit``


class Starts:
    """Decides when the process may begin, and when it may send an IDENTIFY."""

    def __init__(
        self,
        database: Database,
        breaker: Breaker,
        now: Callable[[], int],
        shard: int,
        ask: Ask,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``now`` returns the time in milliseconds; ``shard`` is this process's first one."""
        self._database = database
        self._breaker = breaker
        self._now = now
        self._name = f"starts of shard {shard}"
        self._ask = ask
        self._sleep = sleep
        self._failed = 0  # failed starts in a row, including this one until it has proven itself
        self._identified_at: int | None = None
        self._last_at = 0
        self._remaining: int | None = None  # sessions that Discord still allows; None while unknown
        self._asked_at = self._resets_at = 0
        self._until = 0
        self._stored: str | None = None
        """The stored memory of starts; None until this start has read it."""
        self.chore = Chore("memory of starts", self._look, seconds=30)
        breaker.on_change(self.chore.look_soon)

    @property
    def waits_ms(self) -> int:
        """Milliseconds until the process may continue; 0 if it isn't waiting."""
        return max(0, self._until - self._now())

    @property
    def remaining(self) -> float:
        """Sessions that Discord still allows; NaN while unknown."""
        return math.nan if self._remaining is None else self._remaining

    async def begin(self) -> None:
        """Wait as long as earlier failed starts and Discord's refusals require."""
        self._stored = await self._database.fact(self._name) or ""
        known = json.loads(self._stored or "{}")
        self._failed, self._last_at = known.get("failed", 0), known.get("at", 0)
        self._breaker.recall(known.get("refusals", {}))
        pause = PAUSES_MS[min(self._failed, len(PAUSES_MS) - 1)]
        left = self._last_at + pause - self._now()
        if 0 < left <= pause:  # a clock that was set back must not prolong it
            log.warning(
                "the last starts failed; waiting before the next", failed=self._failed, ms=left
            )
            await self._wait(left)
        if (until := self._breaker.until) is not None:
            left = until - self._now()
            log.warning("Discord refused too much before this start; waiting", ms=left)
            await self._wait(left)

    def note_limits(self, limits: "SessionStartLimit") -> None:
        """Take in Discord's ``session_start_limit``."""
        now = self._now()
        self._remaining, self._asked_at = limits["remaining"], now
        self._resets_at = now + limits["reset_after"]

    async def wait_for_sessions(self, needed: int) -> None:
        """Wait until Discord allows this many sessions."""
        while await self._sessions_left() < needed:
            log.warning(
                "too few sessions left; waiting until Discord allows more",
                left=self._remaining,
                needed=needed,
                seconds=(self._resets_at - self._now()) // 1000,
            )
            await self._wait(self._resets_at - self._now())
            self._remaining = None

    async def identify(self) -> None:
        """Wait until one more IDENTIFY may be sent, and count it."""
        await self.wait_for_sessions(1)
        assert self._remaining is not None, "asked before"
        self._remaining -= 1
        if self._identified_at is None:
            self._identified_at = self._last_at = self._now()
            # Counted as failed until it has proven itself, so that a killed process counts too.
            self._failed += 1
            await self._store()

    async def end(self, *, asked: bool) -> None:
        """Store how the process ended: because it was ``asked`` to, or by itself."""
        if asked:
            self._failed = 0
        if self._stored is not None:
            try:
                await self._store()
            except SQLAlchemyError as error:
                log.warning("the next start won't know how this one ended", error=repr(error))

    async def _sessions_left(self) -> int:
        # Other processes of this bot use the same allowance, so the own count gets out of date.
        if self._remaining is None or self._now() - self._asked_at > MAX_AGE_MS:
            try:
                self.note_limits(await self._ask())
            except _ASKED:
                if self._remaining is None:
                    raise
        assert self._remaining is not None, "just asked"
        return self._remaining

    async def _wait(self, ms: float) -> None:
        self._until = self._now() + int(ms)
        try:
            while ms > 0:
                seconds = min(ms / 1000, _STEP_SECONDS)
                # systemd would otherwise end a start that takes long.
                notify(f"EXTEND_TIMEOUT_USEC={int(4 * _STEP_SECONDS * 1_000_000)}")
                await self._sleep(seconds)
                ms -= seconds * 1000
        finally:
            self._until = 0

    async def _look(self) -> None:
        at = self._identified_at
        if at is not None and self._now() - at >= PROVEN_MS:
            self._failed = 0
        await self._store()

    async def _store(self) -> None:
        refusals = self._breaker.memory()
        memory = {"failed": self._failed, "at": self._last_at, "refusals": refusals}
        # Empty when all is well, which saves a write at most starts.
        told = json.dumps(memory) if self._failed or refusals else ""
        if told != self._stored:
            await self._database.remember(self._name, told)
            self._stored = told
