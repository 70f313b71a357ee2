"""Paces the starts of a process, and the sessions that it begins with Discord.

Discord allows a bot some 1,000 IDENTIFYs a day, and resets the token of one that sends more. So
starts that fail in a row have longer and longer pauses, and no IDENTIFY is sent if too few are
left. A start also takes over what the previous one knew about Discord's refusals. All of this is
stored in the database. A process that can't continue ends with one of the exit statuses below.
"""

import asyncio
import json
import math
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

from bot.base import logs
from bot.base.chores import Chore
from bot.base.environment import Unavailable, WrongEnvironment
from bot.base.shutdown import notify
from bot.discord_io.breaker import Breaker, Silence
from bot.storage import Database, DatabaseChanged, DatabaseRefused, UnknownSchema
from bot.storage.health import reason_of
from bot.storage.lease import WrongShardCount

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit


log = logs.get(__name__)

PAUSES_MS: Final = (0, 0, 0, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 600_000)
"""Pauses since the last start, by the number of failed starts in a row. The last repeats."""
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
        """``now`` returns the time in milliseconds. ``shard`` is this process's first one."""
        self._database = database
        self._breaker = breaker
        self._now = now
        self._name = f"starts of shard {shard}"
        self._ask = ask
        self._sleep = sleep
        self._failed = 0  # failed starts in a row, including this one until it has proven itself
        self._identified_at: int | None = None
        self._last_at = 0
        self._remaining: int | None = None  # sessions that Discord still allows, None while unknown
        self._asked_at = self._resets_at = 0
        self._until = 0
        self._stored: str | None = None
        """The stored memory of starts, or None until this start has read it."""
        self.chore = Chore("memory of starts", self._look, seconds=30)
        breaker.listeners.append(self.chore.look_soon)

    @property
    def waits_ms(self) -> int:
        """Milliseconds until the process may continue, or 0 if it isn't waiting."""
        return max(0, self._until - self._now())

    @property
    def remaining(self) -> float:
        """Sessions that Discord still allows, or NaN while unknown."""
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
        """Note Discord's ``session_start_limit``."""
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
        """Store whether the process ended because it was ``asked`` to, or by itself."""
        if asked:
            self._failed = 0
        if self._stored is not None:
            try:
                await self._store()
            except SQLAlchemyError as error:
                log.warning("the next start won't know how this one ended", error=repr(error))

    async def _sessions_left(self) -> int:
        # Other processes of this bot use the same allowance, so our count gets out of date.
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


REFUSED: Final = 2  # something is unavailable or in use, so another start may succeed
NEEDS_YOU: Final = 78
"""Every start fails the same way until a person changes something (``EX_CONFIG`` of sysexits)."""
_LASTING: Final = (ProgrammingError, IntegrityError, DataError, DatabaseChanged)
"""The database rejects this version's statements: its tables are different or incomplete."""
_NO_ACCESS, _NO_DATABASE = "28", "3D000"
"""PostgreSQL's states for a wrong name or password, and for a database that doesn't exist."""


def reason_of_end(error: Exception) -> str | None:
    """Return the reason for the process's end in one line, or None for an unexpected error."""
    if isinstance(error, WrongEnvironment | WrongShardCount | DatabaseRefused):
        return str(error)
    if isinstance(error, Silence | aiohttp.ClientConnectionError | discord.GatewayNotFound):
        return f"Discord could not be reached: {error}. Check the network and start again."
    if isinstance(error, discord.HTTPException):
        return f"Discord refused the connection: {reason_of(error)}. Its status page may say why."
    if is_lasting(error):
        return (
            f"The database is not as this version left it: {reason_of(error)}. Restore a backup "
            "into an empty database, as docs/operating.md says."
        )
    if isinstance(error, SQLAlchemyError | sqlite3.Error):
        return (
            f"The database does not work: {reason_of(error)}. See that it can be reached and that "
            "its disk has room, then try again."
        )
    return None


def reason_of_close(code: int) -> str | None:
    """Return the reason if Discord closed a gateway for good, or None if it may be opened again."""
    return {
        4004: "DISCORD_TOKEN: Discord no longer accepts it; it has been reset. Copy the new one "
        "from the developer portal into .env.",
        4010: "SHARD_IDS: Discord knows no such shard. Compare it with SHARD_COUNT.",
        4011: "SHARD_COUNT: the bot is on too many servers for this many shards. Raise it, or "
        "leave it to Discord's advice.",
        4012: "Discord no longer speaks this version of its gateway. Update Castellan.",
        4013: "Discord does not know the intents that this version asks for. Update Castellan.",
        4014: "Discord does not allow this bot the intents that it asks for. See *Bot* in the "
        "developer portal.",
    }.get(code)


def is_lasting(error: Exception) -> bool:
    """Return True if another start would fail the same way."""
    if isinstance(error, WrongEnvironment):
        return not isinstance(error, Unavailable)
    if isinstance(error, (UnknownSchema, *_LASTING)) or type(error) is DatabaseError:
        return True
    if isinstance(error, DatabaseRefused):
        cause = error.__cause__
        state = getattr(getattr(cause, "orig", cause), "sqlstate", None) or ""
        return type(cause) is DatabaseError or state.startswith(_NO_ACCESS) or state == _NO_DATABASE
    cause = error.orig if isinstance(error, DBAPIError) else None
    # SQLite's code for a table or column that is missing or already exists.
    return getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
