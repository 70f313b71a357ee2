"""One transaction per change: read, check, apply, log, snapshot, bump the version, commit.

A match is stored as an event log, with a snapshot of the latest state. Changes use optimistic
concurrency: a press names the version, or the decision, that it was made on, and is refused if the
match has moved on since. Nothing is locked while people think.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Concatenate, Final, ParamSpec

from sqlalchemy import Connection, delete, select, update

from bot.base import logs
from bot.base.calendar import DAY_MS, HOUR_MS
from bot.base.language import sentence
from bot.base.refusals import Refusal, StaleClick
from bot.match import store, telling
from bot.match.chairs import Chair, people_in
from bot.match.events import Happened
from bot.match.people import Person
from bot.match.record import CLOSED, LIVE, Alarm, Cause, Pace, Record, Status
from bot.match.telling import Occasion
from bot.match.view import MatchView
from bot.storage import Database, tables
from bot.storage.health import CommitUnknown
from bot.storage.notices import News, Notice
from games.core import Deadline, Entry, GameError

log = logs.get(__name__)

NOT_THERE: Final = sentence("match/not-there")
_Given = ParamSpec("_Given")

MIN_SECONDS_FOR_WARNING = 25  # decisions shorter than this get no time warning
MAX_CACHED_VERSIONS = 1000  # maximum number of matches whose latest version is kept in memory
LOBBY_MS: Final[Mapping[Pace, int]] = {
    "live": HOUR_MS // 2,
    "relaxed": 2 * HOUR_MS,
    "correspondence": 3 * DAY_MS,
    "untimed": 3 * DAY_MS,
}
"""A lobby in which nothing happens for this long is closed. Its host is warned after 5/6 of it."""
FULL_LOBBY_MS = 8 * 1000
"""A lobby whose last seat is taken starts by itself after this long, unless its host stops it."""
IDLE_MATCH_MS = 30 * DAY_MS  # a match without a clock is archived after this long without a move


@dataclass(frozen=True, slots=True)
class Change:
    """The context of an action: match, transaction, and time in milliseconds."""

    record: Record
    connection: Connection
    now: int
    before: Any = None  # the state before the change, if the match allowed takebacks then

    def play(self, entry: Entry, person: Person | None = None) -> None:
        """Play an entry: a clock's or a computer's if no person is given. Raises GameError."""
        self.record.play(entry, None if person is None else person.user_id, self.now)


def allows_takebacks(seen: Record | MatchView[Any]) -> bool:
    """Return True for a running match that no rating and no comparison depends on.

    After a takeback, a match against computers alone only counts if it's lost.
    """
    counts = seen.rated and len(people_in(seen.chairs)) > 1
    return seen.begun and seen.status == "running" and seen.kind.takebacks and not counts


Inside = Callable[[Change], None]
"""Called in the transaction, after the match has changed and before it is stored."""


@dataclass(slots=True)
class _Followed:
    """Another process's match: its server, and when its clock ends, as last read."""

    guild_id: int | None
    ends_at: int | None


SeenAt = Callable[[Record, int | None], int | None]


class Ledger:
    """Changes matches, each in one transaction, and notifies listeners after the commit."""

    def __init__(
        self, database: Database, clock: Callable[[], datetime], computer_pause: float
    ) -> None:
        """``clock`` returns the time in UTC. ``computer_pause`` is in seconds."""
        self.database = database
        self._clock = clock
        self._pause_ms = int(computer_pause * 1000)
        self._listeners: list[tuple[Happened, Callable[[Record], None]]] = []
        self.seen_at: SeenAt | None = None
        """Returns when a person last saw the present decision in a hand, if at all. It's None if
        this process shows no boards, and then no turn waits to be seen."""
        self.alarms: list[Callable[[int], None]] = []
        """Called with each new time at which a match needs attention."""
        self._inside: list[tuple[Happened, Inside]] = []
        self.checks: list[Callable[[Connection, Record], None]] = []
        """Called with every new match, in its transaction. They may raise Refusal."""
        self.plays_unasked: list[Callable[[Record], Entry | None]] = []
        """Features' automatic plays: each returns the entry to play after a pause, or None."""
        self._versions: OrderedDict[str, int] = OrderedDict()
        self._followed: dict[str, _Followed] = {}
        """Other processes' matches that this one follows, by match id."""

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return int(self._clock().timestamp() * 1000)

    def on_commit(self, events: Happened, listener: Callable[[Record], None]) -> None:
        """Call the listener after each committed change with one of these events."""
        self._listeners.append((events, listener))

    def before_commit(self, events: Happened, listener: Inside) -> None:
        """Call the listener within the transaction of each change with one of these events.

        An exception undoes the change. Listeners run in the order of registration.
        """
        self._inside.append((events, listener))

    def unasked(self, record: Record) -> Entry | None:
        """Return the entry to play for a person without a press, or None."""
        found = (find(record) for find in self.plays_unasked)
        return next((entry for entry in found if entry is not None), None)

    def is_newest(self, record: Record) -> bool:
        """Return False if this process knows of a newer version of the match."""
        return self._versions.get(record.id, 0) <= record.version

    def note_version(self, record: Record) -> None:
        """Remember the version of a match, whichever process has stored it."""
        if record.id in self._followed:
            self._followed[record.id].ends_at = record.alarm.ends_at
        self._versions[record.id] = max(record.version, self._versions.get(record.id, 0))
        self._versions.move_to_end(record.id)
        if len(self._versions) > MAX_CACHED_VERSIONS:
            # Least recently noted first: a version that is forgotten only costs another read.
            self._versions.popitem(last=False)

    async def read(self, match_id: str) -> Record:
        """Load a match. Raises Refusal if there is none."""
        return require(await self.database.read(store.load, match_id))

    async def change(
        self,
        match_id: str,
        action: Callable[Concatenate[Change, _Given], object],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> Record:
        """Apply an action to a match in one transaction. Returns the match at its new version.

        If the action raises an exception, nothing changes. A GameError gets the game's slug. If the
        connection is lost during the commit, the change is made again, or this raises StaleClick if
        the match has moved on.
        """
        before = 0

        def act(change: Change) -> None:
            nonlocal before
            before = change.record.version
            action(change, *args, **kwargs)

        def act_unless_stored(change: Change) -> None:
            expect(change.record, before)
            action(change, *args, **kwargs)

        try:
            record = await self.database.write(self.change_in, match_id, act)
        except CommitUnknown:
            log.warning("checking whether a change was stored", match=match_id, version=before)
            record = await self.database.write(self.change_in, match_id, act_unless_stored)
        self.tell(record)
        return record

    async def call_off(self, match_id: str, cause: Cause) -> Record:
        """Cancel a match unless it is over, even if its state can't be read.

        Raises Refusal if there is no such match.
        """
        record = await self.database.write(self.call_off_in, match_id, cause)
        self.tell(record)
        return record

    async def discard(self, match_id: str) -> None:
        """Delete a match that nobody has seen yet."""
        row = tables.matches.c
        await self.database.run(delete(tables.matches).where(row.id == match_id))

    def call_off_in(self, connection: Connection, match_id: str, cause: Cause) -> Record:
        """Like ``call_off``, within a transaction."""

        def call_off(change: Change) -> None:
            if change.record.status not in CLOSED:
                change.record.call_off(cause, change.now)

        return self.change_in(connection, match_id, call_off, unfinished=False)

    def change_in(
        self,
        connection: Connection,
        match_id: str,
        action: Callable[[Change], object],
        *,
        unfinished: bool = True,
    ) -> Record:
        """Like ``change``, within a transaction. Call ``tell`` after its commit.

        With ``unfinished``, an unfinished match must have a readable state.
        """
        record = require(store.load(connection, match_id, to_change=True, unfinished=unfinished))
        before = tuple(replace(chair) for chair in record.chairs)
        # Read before the action, which may end the match: `reopen` is for one that was over.
        status, now = record.status, self.now()
        state = record.game.copy(record.state) if allows_takebacks(record) else None
        change = Change(record, connection, now, state)
        try:
            action(change)
        except GameError as error:
            error.facts["slug"] = record.slug
            raise
        record.skip_pauses(now)
        # Before the alarm, which keeps the version at which a decision came up.
        record.version += record.steps
        self.set_alarm(record, now)
        telling.note_events(connection, record, status, before, now)
        # Last, so that listeners see the version and the alarm that are about to be stored.
        record.happened = _events_of(record, status, before)
        for events, listener in self._inside:
            if events & record.happened:
                listener(change)
        # Compare-and-swap on the version: False if another transaction has stored one in between.
        if not store.save(connection, record, before, now):
            raise stale()
        if status not in LIVE:
            store.reopen(connection, record.id)
        self._tell_others(connection, record)
        return record

    def _tell_others(self, connection: Connection, record: Record) -> None:
        # PostgreSQL delivers it when the transaction commits, and never if it's rolled back.
        if not self.database.shards.have(record.guild_id):
            Notice(News.CHANGED, record.id, record.guild_id).send(connection)

    async def find_or_create(
        self,
        action: Callable[Concatenate[Connection, int, _Given], tuple[Record, bool]],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> tuple[Record, bool]:
        """Run an action in one transaction, and store the match it returns if that is new.

        The action gets the connection and the time. Returns the match and whether it is new.
        """
        record, new = await self.database.write(
            self._find_or_create,
            lambda connection: action(connection, self.now(), *args, **kwargs),
        )
        if new:
            self.tell(record)
        return record, new

    def _find_or_create(
        self, connection: Connection, action: Callable[[Connection], tuple[Record, bool]]
    ) -> tuple[Record, bool]:
        record, new = action(connection)
        if new:
            self.create_in(connection, record)
        return record, new

    def create_in(self, connection: Connection, record: Record) -> None:
        """Store a new match within a transaction. Call ``tell`` after its commit.

        Raises Refusal if one of its ``checks`` does.
        """
        for check in self.checks:
            check(connection, record)
        now = self.now()
        if record.status == "running" and record.game.for_one and not record.entries:
            record.play_automatic(now)
        record.skip_pauses(now)
        record.version += len(record.entries)
        record.happened = Happened.SEATED | (Happened.BEGUN if record.begun else Happened.NOTHING)
        self.set_alarm(record, now)
        store.create(connection, record)
        invited = [each["id"] for each in record.invited]
        telling.add(connection, record, Occasion.INVITED, invited, now)
        self._tell_others(connection, record)

    def tell(self, record: Record) -> None:
        """Notify all listeners of a committed change."""
        self.note_version(record)
        kind, seat = record.entries[0][0].public if record.entries else (None, None)
        log.info(
            "match changed",
            match=record.id,
            game=record.slug,
            version=record.version,
            status=record.status,
            step=kind,
            seat=seat,
        )
        for events, listener in self._listeners:
            if events & record.happened:
                listener(record)
        self.tell_of_alarm(record.alarm.wake_at)

    def tell_of_alarm(self, wake_at: int | None) -> None:
        """Pass a new time on to ``alarms``, unless it is None."""
        if wake_at is not None:
            for listener in self.alarms:
                listener(wake_at)

    async def follow(self, record: Record) -> None:
        """Ask to be notified of a match's changes, if another process shows it."""
        if not self.database.shards.have(record.guild_id):
            # Noted before asking: what changes until the other process has heard of it is found by
            # `find_missed`, being newer than this version.
            self.note_version(record)
            self._followed[record.id] = _Followed(record.guild_id, record.alarm.ends_at)
            await self.database.write(self._ask_again, [record.id])

    def _ask_again(self, connection: Connection, match_ids: Collection[str]) -> None:
        for match_id in match_ids:
            Notice(News.FOLLOWED, match_id, self._followed[match_id].guild_id).send(connection)

    async def find_missed(self, is_followed: Callable[[str], bool]) -> list[str]:
        """Return followed matches of other processes that changed without a notice.

        A clock that was moved without a new version counts as a change. The other processes are
        asked again for notices, since they may have restarted. Matches that aren't ``is_followed``
        any more are dropped.
        """
        kept = {each: seen for each, seen in self._followed.items() if is_followed(each)}
        self._followed = kept
        if not kept:
            return []
        row = tables.matches.c
        columns = (row.id, row.version, row.alarm_ends_at)
        missed = [
            each.id
            for each in await self.database.rows(select(*columns).where(row.id.in_(kept)))
            if each.version > self._versions.get(each.id, 0)
            or each.alarm_ends_at != kept[each.id].ends_at
        ]
        if missed:
            await self.database.write(self._ask_again, missed)
        return missed

    def set_alarm(self, record: Record, now: int) -> None:
        """Set when the match next needs attention by itself. A running clock keeps running."""
        before = record.alarm
        if record.status == "lobby":
            lasts = LOBBY_MS[record.pace]
            record.alarm = Alarm(since=record.version, ends_at=now + lasts)
            record.alarm.warn_at = now + lasts - lasts // 6
            # In a lobby `step` counts the chairs: while all stay taken, other changes neither start
            # the countdown again nor undo that the host stopped it.
            if record.full:
                record.alarm.step = len(record.chairs)
                runs_on = before.step == record.alarm.step
                record.alarm.computer_at = before.computer_at if runs_on else now + FULL_LOBBY_MS
            return
        idle_at = record.lapses_at or now + IDLE_MATCH_MS
        deadline = record.deadline if record.status == "running" else None
        if deadline is None:
            record.alarm = Alarm(since=record.version)
            if record.status == "running":
                record.alarm.ends_at = idle_at
            return
        # People and computers have clocks of their own: a computer plays after a short pause, while
        # people in the same decision keep the time that they had.
        people = frozenset(s for s in deadline.seats if not record.chairs[s].computer)
        alarm = Alarm(deadline.key, deadline.step, people, record.version)
        # The decision is still open, so presses made since it came up are not stale.
        if alarm.decision == before.decision:
            alarm.since = before.since
        runs_on = alarm.turn == before.turn
        if runs_on:
            alarm.began_at, alarm.began_with = before.began_at, before.began_with
        else:
            alarm.began_at, alarm.began_with = now, record.version
        # The first change that the board hasn't shown keeps its time, however many follow.
        alarm.unseen_at = now
        if record.shown.published_version < record.version - record.steps:
            alarm.unseen_at = before.unseen_at or now
        patient = deadline.optional and people and record.pace != "live"  # people first
        if len(people) < len(deadline.seats) and not patient:
            alarm.computer_at = now + (self._pause_ms if record.moment else 0)
            # Actions of others must not postpone a computer that was about to play.
            if runs_on and before.computer_at is not None:
                alarm.computer_at = min(before.computer_at, alarm.computer_at)
        elif self.unasked(record) is not None:
            alarm.computer_at = now + self._pause_ms
        seconds = record.seconds
        if people and seconds is None:
            alarm.ends_at = record.lapses_at
            if record.alone and alarm.ends_at is None:
                alarm.ends_at, alarm.people = idle_at, frozenset()
        # Fewer people than before get no new time, but a player who has come back does.
        elif runs_on and alarm.people <= before.people:
            alarm.warn_at, alarm.ends_at = before.warn_at, before.ends_at
        # Without seats the game only pauses and continues by itself. Computers need no limit.
        elif seconds is not None and (people or not deadline.seats):
            # Limits are stored as absolute times, so they survive a restart.
            set_limit(alarm, deadline, seconds, now + int(seconds * 1000))
        record.alarm = alarm

    async def warn(self, record: Record) -> None:
        """Warn players that their time is running out, or a host that the lobby is closing."""
        record.alarm.warn_at = None
        await self.database.write(self._warn, record, self.now())

    def _warn(self, connection: Connection, record: Record, now: int) -> None:
        row = tables.matches.c
        # A newer version has an alarm of its own, which has to warn as well.
        same = update(tables.matches).where(row.id == record.id, row.version == record.version)
        warned = same.values(alarm_warn_at=None, alarm_wake_at=record.alarm.wake_at)
        if connection.execute(warned).rowcount != 1:
            return
        if record.status == "lobby":
            telling.add(connection, record, Occasion.CLOSING, [record.host_id], now)
        else:
            late = (record.chairs[seat].user_id for seat in record.alarm.people)
            told = [user_id for user_id in late if user_id is not None and not record.alone]
            turn = record.alarm.turn or ""
            telling.add(connection, record, Occasion.LATE, told, now, turn)
        self._tell_others(connection, record)


def _events_of(record: Record, status: Status, before: Sequence[Chair]) -> Happened:
    found = Happened.NOTHING
    if _sitting(record.chairs) != _sitting(before):
        found |= Happened.SEATED
    if status == "lobby" and record.begun:
        found |= Happened.BEGUN
    if status != record.status and "archived" in (status, record.status):
        found |= Happened.PAUSED
    if any(entry.kind == "time" for entry, _ in record.entries):
        found |= Happened.TIMED_OUT
    if status not in CLOSED and record.status in CLOSED:
        found |= Happened.ENDED if record.status == "over" else Happened.CALLED_OFF
    return found or Happened.OTHER


def _sitting(chairs: Iterable[Chair]) -> list[tuple[object, ...]]:
    return [(each.user_id, each.name, each.level, each.left, each.stand_in) for each in chairs]


def set_limit(alarm: Alarm, deadline: Deadline, seconds: float, ends_at: int) -> None:
    """Limit the present decision to ``seconds``, with a warning if people have to make it."""
    alarm.ends_at = ends_at
    if alarm.people and not deadline.optional and seconds >= MIN_SECONDS_FOR_WARNING:
        # In milliseconds: a fifth of the time before its end.
        alarm.warn_at = ends_at - int(seconds * 200)


def require(record: Record | None) -> Record:
    """Return the record. Raises Refusal if it is None."""
    if record is None:
        raise Refusal(NOT_THERE)
    return record


def expect(record: Record, version: int) -> None:
    """Raise StaleClick unless the match is still at the click's version."""
    if record.version != version:
        raise stale()


def expect_decision(record: Record, since: int) -> None:
    """Raise StaleClick unless the click's decision is still open.

    Secret choices of others, or new players, don't make a click stale.
    """
    if record.alarm.since != since:
        raise stale()


def stale() -> StaleClick:
    """Return the refusal for a click on an older version."""
    return StaleClick(sentence("match/stale"))
