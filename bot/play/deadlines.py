"""Time for matches: when each needs attention is in its row; one task sleeps until the earliest."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from discord.ext import tasks
from sqlalchemy import ColumnElement, Connection, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs
from bot.matches.record import LIVE, Record
from bot.play.ledger import Ledger
from bot.storage import tables
from bot.storage.database import set_fact

log = logs.get(__name__)

LONGEST_SLEEP_MS = 60 * 1000
BATCH = 50
MOST_ATTEMPTS = 5
FIRST_RETRY_MS = 5 * 1000
_ALIVE = "alive_at"

Wake = Callable[[str, int], Awaitable[None]]


class Deadlines:
    """Rings for every match whose time has come, and credits the time spent switched off."""

    def __init__(self, ledger: Ledger, wake: Wake) -> None:
        """``wake`` is called with match id and version; it must bear being called too often."""
        self._ledger = ledger
        self._wake = wake
        self._heard: int | None = None
        """The earliest time that a change set while the task was reading the rows."""
        self._ringing: dict[str, asyncio.Task[None]] = {}
        """Matches that are being woken; a computer that thinks keeps no other waiting."""
        ledger.on_commit(self._changed)

    def start(self) -> None:
        """Begin to ring."""
        for loop in (self._ring, self._stay_alive):
            if not loop.is_running():
                loop.start()

    async def stop(self) -> None:
        """Ring no more, and leave a last sign of life."""
        ended = list(self._ringing.values())
        for loop in (self._ring, self._stay_alive):
            task = loop.get_task()
            loop.cancel()
            if task is not None:
                ended.append(task)
        for task in self._ringing.values():
            task.cancel()
        await asyncio.gather(*ended, return_exceptions=True)
        await self._ledger.database.remember(_ALIVE, str(self._ledger.now()))

    async def credit(self) -> int:
        """Give back the time since the last sign of life; its length in milliseconds.

        To be called before anybody's click can arrive: what is decided later has lost no time.
        Computers that were to move do so at once; matches given up before are tried again.
        """
        alive = await self._ledger.database.fact(_ALIVE)
        now = self._ledger.now()
        away = max(0, now - int(alive)) if alive is not None else 0
        await self._ledger.database.write(_credit, away, now)
        log.info("time credited", seconds=away // 1000)
        return away

    def _changed(self, record: Record) -> None:
        if record.alarm.wake_at is not None:
            self._look_again(record.alarm.wake_at)

    def _look_again(self, at: int) -> None:
        """Read the rows no later than that."""
        if self._ring.is_running():
            self._heard = at if self._heard is None else min(at, self._heard)
            self._sleep_until(at, only_earlier=True)

    def _sleep_until(self, at: int, *, only_earlier: bool = False) -> None:
        upcoming = self._ring.next_iteration
        interval = self._ring.seconds
        if upcoming is None or interval is None:
            return
        moment = datetime.fromtimestamp(at / 1000, UTC)
        if only_earlier and moment >= upcoming:
            return
        began = upcoming - timedelta(seconds=interval)
        self._ring.change_interval(seconds=max(0.0, (moment - began).total_seconds()))

    @tasks.loop(seconds=1)
    async def _ring(self) -> None:
        self._heard = None
        upcoming = None
        try:
            await self._ring_due()
            upcoming = await self._upcoming()
        except Exception:  # every clock would stop for good
            log.exception("deadlines cannot be read")
        now = self._ledger.now()
        times = (now + LONGEST_SLEEP_MS, upcoming, self._heard)
        self._sleep_until(max(now, min(at for at in times if at is not None)))

    async def _ring_due(self) -> None:
        """Wake those that are due, each by itself."""
        row = tables.matches.c
        due = (
            select(row.id, row.version, row.alarm_attempts)
            .where(row.alarm_wake_at <= self._ledger.now(), *self._silent())
            .order_by(row.alarm_wake_at)
            .limit(BATCH)
        )
        for each in await self._ledger.database.rows(due):
            self._ringing[each.id] = asyncio.create_task(self._ring_for(*each))

    async def _upcoming(self) -> int | None:
        """When the next is due of those that are not being woken."""
        earliest = select(func.min(tables.matches.c.alarm_wake_at)).where(*self._silent())
        upcoming: int | None = await self._ledger.database.scalar(earliest)
        return upcoming

    def _silent(self) -> list[ColumnElement[bool]]:
        """What is said of the rows of matches that are not being woken."""
        return [tables.matches.c.id.not_in(self._ringing)] if self._ringing else []

    async def _ring_for(self, match_id: str, version: int, attempts: int) -> None:
        try:
            await self._wake(match_id, version)
        except Exception:
            # One broken match must not stop the clock of all others.
            log.exception("match does not wake", match=match_id, version=version)
            await self._postpone(match_id, version, attempts + 1)
        finally:
            del self._ringing[match_id]
            self._look_again(self._ledger.now())

    async def _postpone(self, match_id: str, version: int, attempts: int) -> None:
        again = self._ledger.now() + FIRST_RETRY_MS * 2**attempts
        if attempts >= MOST_ATTEMPTS:
            log.error("match is stuck", match=match_id, version=version)
        await self._ledger.database.run(
            update(tables.matches)
            .where(tables.matches.c.id == match_id, tables.matches.c.version == version)
            .values(
                alarm_attempts=attempts,
                alarm_wake_at=None if attempts >= MOST_ATTEMPTS else again,
            )
        )

    @tasks.loop(seconds=30)
    async def _stay_alive(self) -> None:
        try:
            await self._ledger.database.remember(_ALIVE, str(self._ledger.now()))
        except SQLAlchemyError:
            log.exception("no sign of life could be left")


def _credit(connection: Connection, away: int, now: int) -> None:
    """Let every clock end so much later, computers move now, and stuck matches be tried."""
    row = tables.matches.c
    clocks = update(tables.matches).where(row.status.in_(LIVE))
    if away:
        times = (row.alarm_computer_at, row.alarm_warn_at, row.alarm_ends_at, row.alarm_wake_at)
        later = {each.name: each + away for each in times}
        connection.execute(clocks.where(row.alarm_wake_at.is_not(None)).values(later))
        moving = clocks.where(row.alarm_computer_at.is_not(None))
        connection.execute(moving.values(alarm_computer_at=now, alarm_wake_at=now))
    stuck = clocks.where(row.alarm_attempts >= MOST_ATTEMPTS)
    connection.execute(stuck.values(alarm_attempts=0, alarm_wake_at=now))
    set_fact(connection, _ALIVE, str(now))
