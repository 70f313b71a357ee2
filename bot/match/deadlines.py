"""Deadlines: each match stores when it needs attention, and one task sleeps until the next."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from discord.ext import tasks
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    bindparam,
    case,
    cast,
    false,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs, reports
from bot.base.chores import Chore
from bot.match.ledger import Ledger
from bot.match.record import BELL_MS, LIVE
from bot.match.telling import OF_A_TURN
from bot.storage import tables
from bot.storage.statements import upsert
from games import GAMES

log = logs.get(__name__)

MAX_SLEEP_MS = 60 * 1000
BATCH = 50
MAX_ATTEMPTS = 5
HEARTBEAT_SECONDS = 5.0
"""Heartbeat interval. After a kill, clocks are over-credited by at most this."""
FIRST_RETRY_MS = 5 * 1000
UNNOTICED_MS = 30 * 1000
"""After a longer absence turns get at least half of their time, and players are pinged again."""

_shard = tables.shards.c
_SELECT_ALIVE_BEFORE = select(func.max(_shard.alive_at)).where(
    _shard.shard_count != bindparam("count")
)
_SELECT_ALIVE = select(_shard.shard_id, _shard.alive_at).where(
    _shard.shard_count == bindparam("count")
)

Wake = Callable[[str, int], Awaitable[None]]
Ours = Callable[[Any], ColumnElement[bool]]
"""Builds a condition on a server column that selects the rows to change."""
CreditListener = Callable[[Connection, int, Ours], None]
"""Called in the transaction that moves clocks later, with the shift in milliseconds."""


class Deadlines:
    """Wakes every match that is due, and gives matches back the time that the bot was away.

    Away means down, frozen, or out of reach of a server.
    """

    def __init__(
        self, ledger: Ledger, wake: Wake, show_again: Callable[[int | None], Awaitable[None]]
    ) -> None:
        """``wake`` is called with match id and version, and must tolerate extra calls.

        ``show_again`` is called with the server that the bot can reach again, or None for all
        servers.
        """
        self._ledger = ledger
        self._show_again = show_again
        self._database = ledger.database
        self._wake = wake
        self.credit_listeners: list[CreditListener] = []
        """Called when clocks move later, so that features can move their own times."""
        self._heard: int | None = None
        """The earliest time that was set while the task was reading the rows."""
        self._ringing: dict[str, asyncio.Task[None]] = {}
        """Tasks that wake matches, one each, so that a thinking computer delays no other match."""
        self._standing: dict[int | None, int] = {}
        """When each stopped server's uncredited time began. None stands for all servers."""
        self._stopped_at: dict[int | None, int] = {}
        self.signed_at = self._alive_at = ledger.now()
        """The time of the last heartbeat, in milliseconds."""
        self.heartbeat = Chore("heartbeat", self._beat, seconds=HEARTBEAT_SECONDS)
        ledger.alarms.append(self._look_again)

    def start(self) -> None:
        """Start waking matches, or include another shard that is ready now."""
        self._look_again(self._ledger.now())
        if not self._ring.is_running():
            self._alive_at = self._ledger.now()
            self._ring.start()

    async def stop(self) -> None:
        """Stop waking matches, and store a last heartbeat."""
        ended = list(self._ringing.values())
        ended += (task for task in (self._ring.get_task(), self.heartbeat.stop()) if task)
        for task in ended:
            task.cancel()
        await asyncio.gather(*ended, return_exceptions=True)
        await self._leave_sign()

    async def credit(self, among: Collection[int]) -> int:
        """Credit clocks of these shards with the time since each was last alive.

        Returns the longest such time in milliseconds. Call it before anybody's press can arrive, so
        that nobody has lost any time. Computers that were about to move do so at once, and matches
        that had failed too often are tried again.
        """
        away = await self._database.write(self._credit, among, self._ledger.now())
        log.info("downtime credited to clocks", shards=len(among), seconds=away // 1000)
        return away

    def stop_for(self, guild_id: int | None) -> None:
        """Stop the clocks of a server, or of all servers for None, because nobody can press."""
        self._standing.setdefault(guild_id, self._ledger.now())
        self._stopped_at.setdefault(guild_id, self._ledger.now())

    async def go_on_for(self, guild_id: int | None) -> None:
        """Restart the clocks that ``stop_for`` stopped."""
        if guild_id in self._standing:
            await self._credit_standing()
            self._standing.pop(guild_id, None)
            now = self._ledger.now()
            if now - self._stopped_at.pop(guild_id, now) > UNNOTICED_MS:
                await self._database.write(_begin_turns_again, now, self._where(guild_id))
                await self._show_again(guild_id)
            self._look_again(now)

    def forget(self, guild_id: int) -> None:
        """Forget the clocks of a server where nothing is played any more."""
        self._standing.pop(guild_id, None)
        self._stopped_at.pop(guild_id, None)

    async def _credit_standing(self) -> None:
        """Give back the time that has passed on stopped clocks.

        This happens with every heartbeat, so a crash costs at most one interval.
        """
        now, standing = self._ledger.now(), dict(self._standing)
        for guild_id, since in standing.items():
            # The entry for all servers covers each of them, so no time is credited twice.
            if now > since and (guild_id is None or None not in standing):
                await self._database.write(self._give_back, now - since, now, self._where(guild_id))
            # It may have been restarted, or stopped again, while the transaction ran.
            if self._standing.get(guild_id) == since:
                self._standing[guild_id] = now

    def _where(self, guild_id: int | None) -> Ours:
        def here(column: Any) -> ColumnElement[bool]:
            return self._database.shards.rows(column) if guild_id is None else column == guild_id

        return here

    async def _credit_gap(self) -> None:
        """Give back the time in which this process was frozen, so no turn ends because of it."""
        before, self._alive_at = self._alive_at, self._ledger.now()
        gap = self._alive_at - before
        if not is_noticed(gap) or None in self._standing:
            return
        log.warning("process was frozen; its time is credited to clocks", seconds=gap // 1000)
        try:
            await self._database.write(self._end_absence, gap, self._alive_at)
        except SQLAlchemyError:
            self._alive_at = before
            raise
        await self._show_again(None)

    def _end_absence(self, connection: Connection, away: int, now: int) -> None:
        ours = self._where(None)
        self._give_back(connection, away, now, ours)
        _begin_turns_again(connection, now, ours)

    def _credit(self, connection: Connection, among: Collection[int], now: int) -> int:
        absences = _absences(connection, self._database.shards.count, among, now)
        for away, shard_ids in absences.items():
            ours = partial(self._database.shards.rows, among=shard_ids)
            self._give_back(connection, away, now, ours)
            if is_noticed(away):
                _begin_turns_again(connection, now, ours)
        # In the same transaction: a crash must not credit the same downtime twice.
        sign_of_life(connection, self._database.shards.count, among, now)
        return max(absences, default=0)

    def _give_back(self, connection: Connection, away: int, now: int, ours: Ours) -> None:
        """Move all clocks later by ``away`` ms, let computers move now, and retry stuck matches."""
        row = tables.matches.c
        clocks = update(tables.matches).where(row.status.in_(LIVE), ours(row.guild_id))
        if away:
            for listener in self.credit_listeners:
                listener(connection, away, ours)
            times = (row.alarm_computer_at, row.alarm_warn_at, row.alarm_ends_at, row.alarm_wake_at)
            since = (row.alarm_began_at, row.alarm_unseen_at)
            later = {each.name: each + away for each in (*times, *since)}
            connection.execute(clocks.where(row.alarm_wake_at.is_not(None)).values(later))
            post = tables.postings.c
            live = select(row.id).where(row.status.in_(LIVE), ours(row.guild_id))
            refused = update(tables.postings).where(
                post.subject.in_(live), post.refused_at.is_not(None)
            )
            # A refusal during the absence counts from the return.
            later_at = post.refused_at + away
            connection.execute(
                refused.values(refused_at=case((later_at > now, now), else_=later_at))
            )
            moving = clocks.where(row.alarm_computer_at.is_not(None))
            connection.execute(moving.values(alarm_computer_at=now, alarm_wake_at=now))
        stuck = clocks.where(row.alarm_attempts >= MAX_ATTEMPTS)
        connection.execute(stuck.values(alarm_attempts=0, alarm_wake_at=now))

    def _look_again(self, at: int) -> None:
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
        # A discord.py loop counts its interval from the last iteration, not from now.
        began = upcoming - timedelta(seconds=interval)
        self._ring.change_interval(seconds=max(0.0, (moment - began).total_seconds()))

    @property
    def loops(self) -> tuple[tasks.Loop[Any], ...]:
        """The loops that should be running."""
        return (self._ring,)

    @tasks.loop(seconds=1)
    async def _ring(self) -> None:
        # Before reading: a change committed during the read may be due before anything in it.
        self._heard = None
        upcoming = None
        try:
            await self._credit_gap()
            await self._ring_due()
            upcoming = await self._upcoming()
        except Exception:  # otherwise every clock would stop for good
            reports.exception(
                "deadlines could not be read, trying again: check the database", where="task"
            )
        now = self._ledger.now()
        times = (now + MAX_SLEEP_MS, upcoming, self._heard)
        self._sleep_until(max(now, min(at for at in times if at is not None)))

    @_ring.error
    async def _report_stop(self, error: BaseException) -> None:
        reports.report("deadline loop died and won't restart", error, where="task")

    async def _ring_due(self) -> None:
        row = tables.matches.c
        due = (
            select(row.id, row.version, row.alarm_attempts)
            .where(row.alarm_wake_at <= self._ledger.now(), *self._waiting())
            .order_by(row.alarm_wake_at)
            .limit(BATCH)
        )
        for each in await self._database.rows(due):
            self._ringing[each.id] = asyncio.create_task(self._ring_for(*each))

    async def _upcoming(self) -> int | None:
        earliest = select(func.min(tables.matches.c.alarm_wake_at)).where(*self._waiting())
        upcoming: int | None = await self._database.scalar(earliest)
        return upcoming

    def _waiting(self) -> list[ColumnElement[bool]]:
        row = tables.matches.c
        if None in self._standing:
            return [false()]
        waiting = [
            self._database.shards.rows(row.guild_id, self._database.shards.begun),
            row.slug.in_(tuple(GAMES)),
        ]
        if self._ringing:
            waiting.append(row.id.not_in(self._ringing))
        if self._standing:
            waiting.append(or_(row.guild_id.is_(None), row.guild_id.not_in(self._standing)))
        return waiting

    async def _ring_for(self, match_id: str, version: int, attempts: int) -> None:
        try:
            await self._wake(match_id, version)
        except Exception:
            # One broken match must not stop the clock of all others.
            reports.exception(
                "deadline of a match failed, trying again",
                where="task",
                match=match_id,
                version=version,
            )
            await self._postpone(match_id, version, attempts + 1)
        finally:
            del self._ringing[match_id]
            self._look_again(self._ledger.now())

    async def _postpone(self, match_id: str, version: int, attempts: int) -> None:
        # Exponential backoff.
        again = self._ledger.now() + FIRST_RETRY_MS * 2**attempts
        if attempts >= MAX_ATTEMPTS:
            log.error(
                "deadline of a match failed too often; it is tried again at the next start",
                match=match_id,
                version=version,
            )
        await self._database.run(
            update(tables.matches)
            .where(tables.matches.c.id == match_id, tables.matches.c.version == version)
            .values(
                alarm_attempts=attempts,
                alarm_wake_at=None if attempts >= MAX_ATTEMPTS else again,
            )
        )

    async def _beat(self) -> None:
        with suppress(SQLAlchemyError):  # the fault is found and logged below
            await self._credit_gap()
            await self._leave_sign()
            await self._credit_standing()
        await self._database.find_trouble()

    async def _leave_sign(self) -> None:
        """Store a heartbeat for shards whose clocks run. The others get their credit later."""
        now = self._ledger.now()
        await self._database.write(
            sign_of_life, self._database.shards.count, self._database.shards.begun, now
        )
        self.signed_at = now


def is_noticed(away: int) -> bool:
    """Return True for an absence, in ms since the last heartbeat, that people have noticed."""
    return away > UNNOTICED_MS + HEARTBEAT_SECONDS * 1000


def _absences(
    connection: Connection, count: int, among: Collection[int], now: int
) -> dict[int, list[int]]:
    """Return the shards by their downtime in milliseconds.

    If a shard never ran under this ``count``, assume it was up whenever one of another count was.
    """
    values = {"count": count}
    before = connection.scalar(_SELECT_ALIVE_BEFORE, values)
    alive = {each.shard_id: each.alive_at for each in connection.execute(_SELECT_ALIVE, values)}
    absences: dict[int, list[int]] = {}
    for shard_id in among:
        last = max((at for at in (alive.get(shard_id), before) if at is not None), default=now)
        absences.setdefault(max(0, now - last), []).append(shard_id)
    return absences


def sign_of_life(connection: Connection, count: int, among: Collection[int], now: int) -> None:
    """Store that shards are alive."""
    rows = [{"shard_id": each, "shard_count": count, "alive_at": now} for each in among]
    upsert(connection, tables.shards, rows)


def _begin_turns_again(connection: Connection, now: int, ours: Ours) -> None:
    """Give each running turn at least half of its time, and have its players pinged again.

    A shared deal keeps its end, which is the same for everybody.
    """
    row = tables.matches.c
    running = (row.status == "running", ours(row.guild_id))
    whole = row.alarm_ends_at - row.alarm_began_at
    ends_at = now + whole / 2
    warn_at = case((row.alarm_warn_at.is_not(None), ends_at - whole / 5))
    short = (row.alarm_ends_at < ends_at, row.shared_deal.is_(None))
    connection.execute(
        update(tables.matches)
        .where(*running, *short)
        .values(
            alarm_ends_at=cast(ends_at, BigInteger),
            alarm_warn_at=cast(warn_at, BigInteger),
            alarm_wake_at=cast(
                func.coalesce(row.alarm_computer_at, warn_at, ends_at + BELL_MS), BigInteger
            ),
        )
    )
    these = select(row.id).where(*running)
    of_a_turn = (tables.pings.c.occasion.in_(OF_A_TURN), tables.pings.c.match_id.in_(these))
    connection.execute(update(tables.pings).where(*of_a_turn).values(key=""))
    boards = update(tables.postings).where(tables.postings.c.match_id.in_(these))
    connection.execute(boards.values(ping_key=None))
