"""One transaction a change: read, check, apply, log, snapshot, bump the version, commit."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime

from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.base import logs
from bot.base.language import sentence
from bot.base.refusals import Refusal, StaleClick
from bot.matches import record as records
from bot.matches.record import (
    CLOSED,
    LIVE,
    PEOPLE_MARK,
    SECONDS,
    STEP_MARK,
    UNREADABLE,
    Alarm,
    Pace,
    Record,
)
from bot.results import counting as results
from bot.storage import Database, tables
from games.core import Deadline, Entry, GameError

log = logs.get(__name__)

MOST_LISTED = 25
"""So many of a person's matches are listed, the newest ones."""
LEAST_TO_WARN_OF = 25
"""Nobody is warned of the end of a decision that takes fewer seconds."""
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

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return int(self._clock().timestamp() * 1000)

    def on_commit(self, listener: Callable[[Record], None]) -> None:
        """Call the listener after every committed change, with the match as it then is."""
        self._listeners.append(listener)

    async def read(self, match_id: str) -> Record:
        """The match as it is stored. Raises PlayerError when there is none."""
        async with self.database.read() as connection:
            return found(await records.load(connection, match_id))

    @asynccontextmanager
    async def change(self, match_id: str) -> AsyncIterator[Record]:
        """Change a match; what the block leaves in the record is stored as the next version.

        Any exception from the block leaves everything as it was; a refusal by the rules is told
        which game's they are.
        """
        async with (
            self.database.write() as connection,
            self.change_in(connection, match_id) as record,
        ):
            yield record
        self.tell(record)

    @asynccontextmanager
    async def change_in(self, connection: AsyncConnection, match_id: str) -> AsyncIterator[Record]:
        """Like ``change``, as a part of a transaction; to be told once that is committed."""
        record = found(await records.load(connection, match_id))
        before = tuple(_copied(record))
        was_live = record.status != "over"
        now = self.now()
        try:
            yield record
        except GameError as error:
            error.facts["slug"] = record.slug
            raise
        record.version += 1
        self.set_alarm(record, now)
        if not await records.save(connection, record, before, now):
            raise stale()
        if was_live and record.status == "over":
            await results.settle(connection, record, now)

    @asynccontextmanager
    async def creation(self) -> AsyncIterator[tuple[AsyncConnection, list[Record]]]:
        """A transaction to create matches in; those put into the list are stored."""
        created: list[Record] = []
        async with self.database.write() as connection:
            yield connection, created
            for record in created:
                self.set_alarm(record, self.now())
                await records.create(connection, record)
        for record in created:
            self.tell(record)

    def tell(self, record: Record) -> None:
        """Let everybody who listens know of a committed change."""
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
            record.alarm = Alarm("lobby", record.version, ends_at=now + IDLE_LOBBY_MS)
            return
        deadline = record.deadline if record.status == "running" else None
        if deadline is None:
            record.alarm = Alarm("idle", record.version)
            if record.status == "running":
                record.alarm.ends_at = record.lapses_at or now + IDLE_MATCH_MS
            return
        people = [seat for seat in sorted(deadline.seats) if not record.chairs[seat].computer]
        clock = f"{deadline.key}{STEP_MARK}{deadline.step}" if deadline.step else deadline.key
        alarm = Alarm(f"{clock}{PEOPLE_MARK}{','.join(map(str, people))}", record.version)
        if alarm.decision == before.decision:
            alarm.since = before.since
        runs_on = alarm.clock == before.clock
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
                if people and not deadline.optional and seconds >= LEAST_TO_WARN_OF:
                    alarm.warn_at = alarm.ends_at - int(seconds * 200)
        record.alarm = alarm

    async def warned(self, record: Record) -> None:
        """Note that the warning of this decision has been given."""
        record.alarm.warn_at = None
        async with self.database.write() as connection:
            await connection.execute(
                update(tables.deadlines)
                .where(
                    tables.deadlines.c.match_id == record.id,
                    tables.deadlines.c.version == record.version,
                )
                .values(warn_at=None, wake_at=record.alarm.wake_at)
            )

    async def published(self, match_id: str, **values: int | str | None) -> None:
        """Remember what of a match stands where on Discord."""
        async with self.database.write() as connection:
            await connection.execute(
                update(tables.matches).where(tables.matches.c.id == match_id).values(**values)
            )

    async def moved(self, match_id: str, channel_id: int) -> None:
        """A match stands in another channel from now on, with nothing posted there yet."""
        await self.published(
            match_id,
            channel_id=channel_id,
            place_id=channel_id,
            lobby_message_id=None,
            board_message_id=None,
            board_posted_at=None,
            ping_message_id=None,
        )

    async def ping_gone(self, match_id: str, message_id: int) -> None:
        """Remember that a ping was taken away, unless another stands there by now."""
        row = tables.matches.c
        async with self.database.write() as connection:
            await connection.execute(
                update(tables.matches)
                .where(row.id == match_id, row.ping_message_id == message_id)
                .values(ping_message_id=None)
            )

    async def unpublished(self) -> list[str]:
        """Matches whose newest version has not been shown yet."""
        behind = tables.matches.c.version - tables.matches.c.published_version
        async with self.database.read() as connection:
            found = await connection.scalars(select(tables.matches.c.id).where(behind > 0))
            return list(found)

    async def renamed(self) -> list[tuple[str, bool]]:
        """Matches whose messages call somebody otherwise than they should; whether each is live."""
        row = tables.matches.c
        async with self.database.read() as connection:
            found = await connection.execute(select(row.id, row.status).where(row.renamed))
            return [(each.id, each.status in LIVE) for each in found]

    async def redrawn(self, record: Record) -> bool:
        """Note that the messages of a match call everybody as the record does.

        False if somebody was renamed since the record was read, so that they do so no longer.
        """
        names = select(tables.chairs.c.name).where(tables.chairs.c.match_id == record.id)
        async with self.database.write() as connection:
            now = (await connection.scalars(names.order_by(tables.chairs.c.seat))).all()
            if list(now) != [chair.name for chair in record.chairs]:
                return False
            row = tables.matches.c
            await connection.execute(
                update(tables.matches).where(row.id == record.id).values(renamed=False)
            )
        return True

    async def standing_boards(self) -> list[tuple[str, int, int]]:
        """Match, place and message of every lobby's and running match's public message."""
        matches = tables.matches.c
        place = func.coalesce(matches.place_id, matches.channel_id)
        message = func.coalesce(matches.board_message_id, matches.lobby_message_id)
        async with self.database.read() as connection:
            rows = await connection.execute(
                select(matches.id, place, message).where(
                    matches.status.in_(LIVE), message.is_not(None)
                )
            )
            return [(row[0], row[1], row[2]) for row in rows]

    async def all_live(self, guild_id: int | None = None) -> list[str]:
        """Every lobby and running match, or those whose boards stand in one server."""
        matches = tables.matches.c
        live = select(matches.id).where(matches.status.in_(LIVE))
        if guild_id is not None:
            live = live.where(matches.guild_id == guild_id, ~matches.carried)
        async with self.database.read() as connection:
            return list(await connection.scalars(live))

    async def matches_of(self, user_id: int, slug: str | None = None) -> list[Record]:
        """The lobbies, matches under way and matches put aside of a user, the newest first.

        ``slug`` names a game if only its matches are wanted.
        """
        seated = (tables.chairs.c.user_id == user_id, ~tables.chairs.c.left)
        ids = select(tables.matches.c.id).join(tables.chairs)
        ids = ids.where(*seated, tables.matches.c.status.not_in(CLOSED))
        if slug is not None:
            ids = ids.where(tables.matches.c.slug == slug)
        return await self._load(ids)

    async def matches_in(self, channel_id: int, *, over: bool = False) -> list[Record]:
        """The lobbies and running matches whose board stands in a channel, newest first.

        Those that are over are among them if that is wanted.
        """
        row = tables.matches.c
        place = func.coalesce(row.place_id, row.channel_id)
        wanted = (*LIVE, "over") if over else LIVE
        return await self._load(
            select(row.id).where(place == channel_id, row.status.in_(wanted), ~row.carried)
        )

    async def _load(self, ids: Select[str]) -> list[Record]:
        async with self.database.read() as connection:
            newest_first = ids.order_by(tables.matches.c.created_at.desc()).limit(MOST_LISTED)
            found = (await connection.scalars(newest_first)).all()
            loaded = []
            for match_id in found:
                try:
                    record = await records.load(connection, match_id)
                except UNREADABLE:
                    # One match of other rules must not hide a person's others.
                    log.exception("match cannot be read", match=match_id)
                    continue
                if record is not None:
                    loaded.append(record)
        return loaded

    async def log_of(self, match_id: str) -> list[Entry]:
        """Every entry of a match, first to last."""
        async with self.database.read() as connection:
            return await records.load_log(connection, match_id)


def _seconds_for(deadline: Deadline, pace: Pace) -> float | None:
    """How long a decision may take at a pace; None for as long as people like."""
    if not deadline.seats or (pace == "live" and deadline.seconds is not None):
        return deadline.seconds
    return SECONDS[pace]


async def count_hosted(connection: AsyncConnection, user_id: int) -> int:
    """How many lobbies a user has open."""
    matches = tables.matches.c
    number = await connection.scalar(
        select(func.count())
        .select_from(tables.matches)
        .where(matches.host_id == user_id, matches.status == "lobby")
    )
    return number or 0


async def count_seated(connection: AsyncConnection, user_id: int) -> int:
    """In how many lobbies and running matches a user sits."""
    number = await connection.scalar(
        select(func.count())
        .select_from(tables.chairs.join(tables.matches))
        .where(
            tables.chairs.c.user_id == user_id,
            ~tables.chairs.c.left,
            tables.matches.c.status.in_(LIVE),
        )
    )
    return number or 0


def found(record: Record | None) -> Record:
    """The record that was looked for. Raises PlayerError when there is none."""
    if record is None:
        raise Refusal(sentence("This match is no longer kept here. Start a new one with /play."))
    return record


def _copied(record: Record) -> list[records.Chair]:
    return [
        records.Chair(c.seat, c.user_id, c.name, c.contribution, c.stand_in, c.timeouts, c.left)
        for c in record.chairs
    ]


def expect(record: Record, version: int) -> None:
    """Raises StaleClick unless the match still stands as the click saw it."""
    if record.version != version:
        raise stale()


def expect_decision(record: Record, since: int) -> None:
    """Raises StaleClick unless the decision that the click belongs to is still to be made.

    What others do meanwhile, in secret or by sitting down, does not make a click out of date.
    """
    if record.alarm.since != since:
        raise stale()


def stale() -> StaleClick:
    """The refusal of a click made on an older version."""
    return StaleClick(
        sentence("The table has moved on since that was shown. This is how it stands now.")
    )
