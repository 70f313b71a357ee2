"""One transaction a change: read, check, apply, log, snapshot, bump the version, commit."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Concatenate, ParamSpec

from sqlalchemy import Connection, update

from bot.base import logs
from bot.base.language import sentence
from bot.base.refusals import Refusal, StaleClick
from bot.matches import counting, store
from bot.matches.record import (
    SECONDS,
    Alarm,
    Chair,
    Pace,
    Record,
)
from bot.storage import Database, tables
from bot.storage.notices import News, Notice
from games.core import Deadline, GameError

log = logs.get(__name__)

_Given = ParamSpec("_Given")

MIN_SECONDS_FOR_WARNING = 25
"""Decisions shorter than this get no time warning."""
MAX_CACHED_VERSIONS = 1000
"""Maximum number of matches whose latest version is kept in memory."""
IDLE_LOBBY_MS = 30 * 60 * 1000
IDLE_MATCH_MS = 30 * 24 * 60 * 60 * 1000
"""After so long without a move a match whose rules know no clock is archived."""


class Ledger:
    """All changes of matches pass here; nothing is shown before it is committed."""

    def __init__(
        self, database: Database, clock: Callable[[], datetime], computer_pause: float
    ) -> None:
        """``clock`` tells the time (UTC); ``computer_pause`` is in seconds."""
        self.database = database
        self._clock = clock
        self._pause_ms = int(computer_pause * 1000)
        self._listeners: list[Callable[[Record], None]] = []
        self._versions: OrderedDict[str, int] = OrderedDict()

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return int(self._clock().timestamp() * 1000)

    def on_commit(self, listener: Callable[[Record], None]) -> None:
        """Call the listener after every committed change, with the match as it then is."""
        self._listeners.append(listener)

    def is_newest(self, record: Record) -> bool:
        """Whether this process has not changed the match since, as far as that is remembered."""
        return self._versions.get(record.id, 0) <= record.version

    async def read(self, match_id: str) -> Record:
        """Return the match as it is stored. Raises Refusal when there is none."""
        return found(await self.database.read(store.load, match_id))

    async def change(
        self,
        match_id: str,
        body: Callable[Concatenate[Record, _Given], object],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> Record:
        """Change a match by a function and store it as its next version; return it.

        Any exception of the function leaves everything as it was; a refusal by the rules is told
        which game's they are.
        """
        return await self.transaction(match_id, lambda _, record: body(record, *args, **kwargs))

    async def transaction(
        self,
        match_id: str,
        body: Callable[Concatenate[Connection, Record, _Given], object],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> Record:
        """Like ``change``, with the connection for what else is to be read or written with it."""
        record = await self.database.write(
            self.change_in,
            match_id,
            lambda connection, record: body(connection, record, *args, **kwargs),
        )
        self.tell(record)
        return record

    def change_in(
        self,
        connection: Connection,
        match_id: str,
        body: Callable[[Connection, Record], object],
        *,
        unfinished: bool = True,
    ) -> Record:
        """Like ``change``, as a part of a transaction; to be told once that is committed.

        A match that is to be ``unfinished`` no longer comes without a state that cannot be read.
        """
        record = found(store.load(connection, match_id, to_change=True, unfinished=unfinished))
        before = _copied(record)
        was_live, done = record.status != "over", not record.live
        now = self.now()
        try:
            body(connection, record)
        except GameError as error:
            error.facts["slug"] = record.slug
            raise
        record.version += 1
        self.set_alarm(record, now)
        ended = was_live and record.status == "over"
        if ended:
            counting.settle(connection, record, now)
        if not store.save(connection, record, before, now):
            raise stale()
        if done:
            store.reopen(connection, record.id)
        self._tell_others(connection, record)
        return record

    def _tell_others(self, connection: Connection, record: Record) -> None:
        """Let the process that shows a match know of a change that it has not made itself."""
        if not self.database.shards.have(record.guild_id):
            Notice(News.CHANGED, record.id, record.guild_id).send(connection)

    async def creation(
        self,
        body: Callable[Concatenate[Connection, _Given], tuple[Record, bool]],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> tuple[Record, bool]:
        """Run a function that finds or makes a match, and store it if it is new."""
        record, new = await self.database.write(
            self._create, lambda connection: body(connection, *args, **kwargs)
        )
        if new:
            self.tell(record)
        return record, new

    def _create(
        self, connection: Connection, body: Callable[[Connection], tuple[Record, bool]]
    ) -> tuple[Record, bool]:
        record, new = body(connection)
        if new:
            self.set_alarm(record, self.now())
            store.create(connection, record)
            self._tell_others(connection, record)
        return record, new

    def tell(self, record: Record) -> None:
        """Let everybody who listens know of a committed change."""
        self._versions[record.id] = record.version
        self._versions.move_to_end(record.id)
        if len(self._versions) > MAX_CACHED_VERSIONS:
            self._versions.popitem(last=False)
        kind, seat = (None, None) if record.entry is None else record.entry[0].public
        log.info(
            "match changed",
            match=record.id,
            game=record.slug,
            version=record.version,
            status=record.status,
            step=kind,
            seat=seat,
        )
        for listener in self._listeners:
            listener(record)

    def set_alarm(self, record: Record, now: int) -> None:
        """Say when the match next needs attention by itself; a running clock runs on."""
        before = record.alarm
        if record.status == "lobby":
            record.alarm = Alarm(since=record.version, ends_at=now + IDLE_LOBBY_MS)
            return
        deadline = record.deadline if record.status == "running" else None
        if deadline is None:
            record.alarm = Alarm(since=record.version)
            if record.status == "running":
                record.alarm.ends_at = record.lapses_at or now + IDLE_MATCH_MS
            return
        people = frozenset(s for s in deadline.seats if not record.chairs[s].computer)
        alarm = Alarm(deadline.key, deadline.step, people, record.version)
        if alarm.decision == before.decision:
            alarm.since = before.since
        runs_on = alarm.turn == before.turn
        patient = deadline.optional and people and record.pace != "live"  # people first
        if len(people) < len(deadline.seats) and not patient:
            alarm.computer_at = now + self._pause_ms
            if runs_on and before.computer_at is not None:
                alarm.computer_at = min(before.computer_at, alarm.computer_at)
        if runs_on and alarm.people <= before.people:
            alarm.warn_at, alarm.ends_at = before.warn_at, before.ends_at
        elif people or not deadline.seats:
            seconds = 0 if record.hurries else _seconds_for(deadline, record.pace)
            if seconds is not None:
                alarm.ends_at = now + int(seconds * 1000)
                if people and not deadline.optional and seconds >= MIN_SECONDS_FOR_WARNING:
                    alarm.warn_at = alarm.ends_at - int(seconds * 200)
        record.alarm = alarm

    async def warned(self, record: Record) -> None:
        """Note that the warning of this decision has been given."""
        record.alarm.warn_at = None
        await self.database.run(
            update(tables.matches)
            .where(tables.matches.c.id == record.id, tables.matches.c.version == record.version)
            .values(alarm_warn_at=None, alarm_wake_at=record.alarm.wake_at)
        )


def _seconds_for(deadline: Deadline, pace: Pace) -> float | None:
    """How long a decision may take at a pace; None for as long as people like."""
    if not deadline.seats or (pace == "live" and deadline.seconds is not None):
        return deadline.seconds
    return SECONDS[pace]


def found(record: Record | None) -> Record:
    """Return the record that was looked for. Raises Refusal when there is none."""
    if record is None:
        raise Refusal(sentence("This match is no longer kept here. Start a new one with /play."))
    return record


def _copied(record: Record) -> tuple[Chair, ...]:
    return tuple(replace(chair) for chair in record.chairs)


def expect(record: Record, version: int) -> None:
    """Raise StaleClick unless the match is still as the click saw it."""
    if record.version != version:
        raise stale()


def expect_decision(record: Record, since: int) -> None:
    """Raise StaleClick unless the decision that the click belongs to is still to be made.

    What others do meanwhile, in secret or by sitting down, does not make a click out of date.
    """
    if record.alarm.since != since:
        raise stale()


def stale() -> StaleClick:
    """Return the refusal of a click made on an older version."""
    return StaleClick(
        sentence("The table has moved on since that was shown. This is how it stands now.")
    )
