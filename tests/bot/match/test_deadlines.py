"""Ringing: in time, for each match, after errors, and not for time spent switched off or hidden."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest
from sqlalchemy import event, select, update

from bot.match import actions, lobbies, seeing, waking
from bot.match.chairs import people_in
from bot.match.computers import Computers
from bot.match.deadlines import FIRST_RETRY_MS, MAX_ATTEMPTS, Deadlines, sign_of_life
from bot.match.events import Happened
from bot.match.ledger import Change, Ledger
from bot.match.record import Record
from bot.storage import tables
from tests.support.stored import ANN, BOB, HALL, Shelf, let_all_decide

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR


class Bell:
    """Wakes matches as the bot does, except those that are broken."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.broken: set[str] = set()
        self.thinking: dict[str, asyncio.Event] = {}
        self.rang: list[tuple[str, int]] = []
        self.deadlines = Deadlines(shelf.ledger, self.wake, self.show_again)
        self.shown_again: list[int | None] = []

    async def show_again(self, guild_id: int | None) -> None:
        self.shown_again.append(guild_id)

    async def wake(self, match_id: str, version: int) -> None:
        self.rang.append((match_id, version))
        if match_id in self.thinking:
            await self.thinking[match_id].wait()
        if match_id in self.broken:
            raise RuntimeError("broken")
        await waking.wake(self.shelf.ledger, self.shelf.computers, match_id, version)

    async def ring(self) -> int | None:
        """Ring for everything that is due; when the next is."""
        await self.deadlines._ring_due()
        await asyncio.gather(*self.deadlines._ringing.values())
        return await self.deadlines._upcoming()

    async def begin(self) -> int:
        """The start of a process; the milliseconds that it gave back."""
        given = await self.deadlines.credit([0])
        self.deadlines.start()
        return given

    async def restart(self) -> int:
        """A whole short process; the milliseconds that it gave back."""
        given = await self.begin()
        await self.deadlines.stop()
        return given


@pytest.fixture
def bell(shelf: Shelf) -> Bell:
    return Bell(shelf)


async def alarm(shelf: Shelf, record: Record) -> tuple[int, int | None]:
    """Return the number of failed attempts to wake a match, and the time until the next."""
    row = tables.matches.c
    ((attempts, wake_at),) = await shelf.database.rows(
        select(row.alarm_attempts, row.alarm_wake_at).where(row.id == record.id)
    )
    return attempts, None if wake_at is None else wake_at - shelf.ledger.now()


async def test_what_is_due_rings_and_nothing_else(shelf: Shelf, bell: Bell) -> None:
    fast, slow = await shelf.running("live"), await shelf.running("correspondence")
    assert await bell.ring() == fast.alarm.warn_at
    assert bell.rang == []
    shelf.clock.move(46_500)
    upcoming = await bell.ring()
    assert bell.rang == [(fast.id, fast.version)]
    assert upcoming == (await shelf.ledger.read(fast.id)).alarm.warn_at
    assert (await shelf.ledger.read(slow.id)).version == slow.version


async def test_a_match_that_has_been_warned_next_rings_at_its_end(shelf: Shelf, bell: Bell) -> None:
    record = await shelf.running("live")
    shelf.clock.move(36_000)
    assert await bell.ring() == record.alarm.rings_at
    assert await bell.ring() == record.alarm.rings_at
    assert bell.rang == [(record.id, record.version)]
    assert await alarm(shelf, record) == (0, 10_500)


async def test_the_earliest_rings_first(shelf: Shelf, bell: Bell) -> None:
    await shelf.running("untimed")
    assert await bell.ring() is None
    slow = await shelf.running("relaxed")
    fast = await shelf.running("live")
    shelf.clock.move(HOUR)
    await bell.ring()
    assert [match_id for match_id, _ in bell.rang] == [fast.id, slow.id]


# Time switched off


async def test_time_switched_off_is_given_back(shelf: Shelf, bell: Bell) -> None:
    await bell.begin()
    timed, untimed = await shelf.running("live"), await shelf.running("untimed")
    shelf.clock.move(10_000)
    await bell.deadlines.stop()
    shelf.clock.move(3 * DAY)
    assert await bell.restart() == 3 * DAY
    after = await shelf.ledger.read(timed.id)
    assert after.alarm.ends_at is not None
    assert after.alarm.warn_at is not None
    now = shelf.ledger.now()
    assert (after.alarm.warn_at - now, after.alarm.ends_at - now) == (26_000, 35_000)
    assert await alarm(shelf, timed) == (0, 26_000)
    assert (await shelf.ledger.read(untimed.id)).alarm.wake_at is None
    await bell.ring()
    assert bell.rang == []


async def test_time_running_is_not_given_back(shelf: Shelf, bell: Bell) -> None:
    record = await shelf.running("live")
    await bell.begin()
    shelf.clock.move(20_000)
    await bell.deadlines.stop()
    await bell.restart()
    assert (await shelf.ledger.read(record.id)).alarm == record.alarm


async def test_the_first_start_of_all_and_a_clock_that_was_set_back_change_nothing(
    shelf: Shelf, bell: Bell
) -> None:
    record = await shelf.running("live")
    for later in (5_000, -HOUR):
        shelf.clock.move(later)
        assert await bell.restart() == 0
        assert (await shelf.ledger.read(record.id)).alarm == record.alarm


async def test_a_computer_that_was_to_move_moves_after_a_restart(shelf: Shelf, bell: Bell) -> None:
    record = await shelf.lobby("live")
    record = await shelf.ledger.change(record.id, lobbies.add_computer, record.version, ANN)
    record = await shelf.ledger.change(record.id, lobbies.start, record.version, ANN)
    if record.alarm.computer_at is None:
        record = await shelf.act(record)
    await bell.restart()
    shelf.clock.move(DAY)
    await bell.restart()
    shelf.clock.move(2_000)
    await bell.ring()
    assert (await shelf.ledger.read(record.id)).version == record.version + 1


# Matches that do not wake


async def test_one_broken_match_stops_no_others_and_recovers(shelf: Shelf, bell: Bell) -> None:
    broken, sound = await shelf.running("live"), await shelf.running("relaxed")
    bell.broken.add(broken.id)
    shelf.clock.move(HOUR)
    await bell.ring()
    assert (await shelf.ledger.read(sound.id)).version == sound.version + 1
    assert (await shelf.ledger.read(broken.id)).version == broken.version
    assert await alarm(shelf, broken) == (1, 2 * FIRST_RETRY_MS)
    bell.broken.clear()
    shelf.clock.move(2 * FIRST_RETRY_MS)
    await bell.ring()
    after = await shelf.ledger.read(broken.id)
    assert after.version == broken.version + 1
    assert await alarm(shelf, after) == (0, 36_000)


async def test_a_computer_that_thinks_long_holds_up_no_other_clock(
    shelf: Shelf, bell: Bell
) -> None:
    slow, quick = await shelf.running("live"), await shelf.running("live")
    bell.thinking[slow.id] = asyncio.Event()
    shelf.clock.move(HOUR)
    over = asyncio.Event()
    shelf.ledger.on_commit(
        Happened.ANY, lambda record: over.set() if record.id == quick.id else None
    )
    bell.deadlines.start()
    async with asyncio.timeout(30):
        await over.wait()
    assert (await shelf.ledger.read(slow.id)).version == slow.version
    assert bell.rang.count((slow.id, slow.version)) == 1
    bell.thinking[slow.id].set()
    await asyncio.gather(*bell.deadlines._ringing.values())
    await bell.deadlines.stop()
    assert (await shelf.ledger.read(slow.id)).version == slow.version + 1


async def test_a_broken_match_is_tried_ever_less_and_then_no_more(shelf: Shelf, bell: Bell) -> None:
    record = await shelf.running("live")
    bell.broken.add(record.id)
    shelf.clock.move(HOUR)
    waits = []
    for attempt in range(1, MAX_ATTEMPTS):
        upcoming = await bell.ring()
        attempts, wait = await alarm(shelf, record)
        assert attempts == attempt
        assert wait is not None
        assert upcoming == shelf.ledger.now() + wait
        waits.append(wait)
        shelf.clock.move(wait - 1)
        await bell.ring()
        assert len(bell.rang) == attempt
        shelf.clock.move(1)
    assert await bell.ring() is None
    assert await alarm(shelf, record) == (MAX_ATTEMPTS, None)
    assert waits == [FIRST_RETRY_MS * 2**n for n in range(1, MAX_ATTEMPTS)]
    shelf.clock.move(DAY)
    await bell.ring()
    assert len(bell.rang) == MAX_ATTEMPTS


async def test_a_move_or_a_restart_tries_again_what_was_given_up(shelf: Shelf, bell: Bell) -> None:
    """If a computer has to move, nobody else can, and a new version may have fixed the fault."""
    moved, left = await shelf.running("live"), await shelf.running("live")
    bell.broken |= {moved.id, left.id}
    for _ in range(MAX_ATTEMPTS):
        shelf.clock.move(HOUR)
        await bell.ring()
    for record in (moved, left):
        assert await alarm(shelf, record) == (MAX_ATTEMPTS, None)
    assert await alarm(shelf, await shelf.act(moved)) == (0, 36_000)
    bell.broken.clear()
    await bell.restart()
    shelf.clock.move(HOUR)
    await bell.ring()
    assert (await shelf.ledger.read(left.id)).version == left.version + 1


# The real clock


def step_aside(change: Change) -> None:
    for chair in people_in(change.record.chairs):
        chair.stand_in = True


class Hours:
    """The services over a shelf's database by the real clock, and its deadlines."""

    def __init__(self, shelf: Shelf) -> None:
        self.ledger = Ledger(shelf.database, lambda: datetime.now(UTC), computer_pause=0)
        self.computers = Computers()
        self.deadlines = self.waking_by(self.wake)

    async def wake(self, match_id: str, version: int) -> None:
        await waking.wake(self.ledger, self.computers, match_id, version)

    def waking_by(self, wake: Callable[[str, int], Awaitable[None]]) -> Deadlines:
        """Return deadlines, by which no board is shown."""
        return Deadlines(self.ledger, wake, lambda _: asyncio.sleep(0))

    async def abandoned(self) -> Record:
        """A match in which computers stand in for all of its people."""
        record = await lobbies.open_lobby(
            self.ledger, "high-card", {"target": 1}, "live", ANN, HALL
        )
        record = await self.ledger.change(record.id, actions.join, BOB)
        for _ in range(2):
            record = await self.ledger.change(record.id, lobbies.add_computer, record.version, ANN)
        record = await self.ledger.change(record.id, lobbies.start, record.version, ANN)
        await let_all_decide(self.ledger.database)
        return await self.ledger.change(record.id, step_aside)

    def over(self, match_id: str | None = None) -> asyncio.Event:
        """Set once that match, or any, is over."""
        event = asyncio.Event()

        def heard(record: Record) -> None:
            if record.status == "over" and match_id in (None, record.id):
                event.set()

        self.ledger.on_commit(Happened.ANY, heard)
        return event


@pytest.mark.parametrize("abandoned", [False, True])
async def test_computers_play_a_match_to_its_end_unaided(shelf: Shelf, abandoned: bool) -> None:
    """``abandoned``: they have to be noticed by the start, else by the change."""
    hours = Hours(shelf)
    over = hours.over()
    if not abandoned:
        hours.deadlines.start()
    record = await hours.abandoned()
    if abandoned:
        hours.deadlines.start()
    async with asyncio.timeout(60):
        await over.wait()
    await hours.deadlines.stop()
    assert (await hours.ledger.read(record.id)).status == "over"


async def test_a_database_out_of_reach_stops_no_clock_for_good(shelf: Shelf) -> None:
    """A driver may raise what SQLAlchemy knows nothing of, such as a refused connection."""
    hours = Hours(shelf)
    over, failed = hours.over((await hours.abandoned()).id), asyncio.Event()
    reader, _ = shelf.database.engines

    def refuse(*_: object) -> None:
        failed.set()
        raise ConnectionRefusedError("the database is away")

    event.listen(reader, "before_cursor_execute", refuse)
    hours.deadlines.start()
    async with asyncio.timeout(60):
        await failed.wait()
    event.remove(reader, "before_cursor_execute", refuse)
    await hours.abandoned()  # a change lets the rows be read again
    async with asyncio.timeout(60):
        await over.wait()
    await hours.deadlines.stop()


async def set_alarm(shelf: Shelf, record: Record, milliseconds: int) -> None:
    """Make a match due after a while, by the real clock, without a notification."""
    at = int(datetime.now(UTC).timestamp() * 1000) + milliseconds
    row = tables.matches.c
    await shelf.database.run(
        update(tables.matches).where(row.id == record.id).values(alarm_wake_at=at)
    )


def on_look_for_next(shelf: Shelf, what: Callable[[], None]) -> None:
    """Do something in the loop whenever it has just been read when the next match is due."""
    loop, (reader, _) = asyncio.get_running_loop(), shelf.database.engines

    def look(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "min(" in statement:
            loop.call_soon_threadsafe(what)

    event.listen(reader, "after_cursor_execute", look)


@pytest.mark.parametrize("known", [True, False])
async def test_what_no_change_tells_of_rings_in_time_or_within_a_minute(
    shelf: Shelf, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``known``: its row says so when the rows are read, and not only afterwards."""
    record, rang, read = await shelf.running("live"), asyncio.Event(), asyncio.Event()

    async def wake(_match_id: str, _version: int) -> None:
        rang.set()

    deadlines = Hours(shelf).waking_by(wake)
    on_look_for_next(shelf, read.set)
    await set_alarm(shelf, record, 200 if known else DAY)
    if not known:
        monkeypatch.setattr("bot.match.deadlines.MAX_SLEEP_MS", 300)
    deadlines.start()
    async with asyncio.timeout(30):
        await read.wait()
        if not known:
            await set_alarm(shelf, record, 0)
        await rang.wait()
    await deadlines.stop()


async def test_a_change_at_the_start_is_told_like_any_other(shelf: Shelf, bell: Bell) -> None:
    record, told = await shelf.running("live"), list[Record]()
    shelf.ledger.on_commit(Happened.ANY, told.append)
    bell.deadlines.start()
    shelf.ledger.tell(record)
    assert told == [record]
    await bell.deadlines.stop()


async def test_a_match_that_is_woken_until_the_rows_are_read_rings_again(shelf: Shelf) -> None:
    record, woken, again = await shelf.running("live"), asyncio.Event(), asyncio.Event()

    async def wake(_match_id: str, _version: int) -> None:
        if woken.is_set():
            again.set()
        await woken.wait()

    deadlines = Hours(shelf).waking_by(wake)
    on_look_for_next(shelf, woken.set)
    await set_alarm(shelf, record, -HOUR)
    deadlines.start()
    async with asyncio.timeout(30):
        await again.wait()
    await deadlines.stop()


async def test_a_match_whose_row_was_not_found_stops_no_clock(shelf: Shelf, bell: Bell) -> None:
    record, other = await shelf.running("live"), await shelf.running("live")
    await shelf.database.run(
        update(tables.matches).where(tables.matches.c.id == record.id).values(rules_version=0)
    )
    shelf.clock.move(HOUR)
    await bell.ring()
    assert (await shelf.ledger.read(other.id)).version == other.version + 1
    assert (await alarm(shelf, record))[0] == 1


async def test_an_absence_is_given_back_after_a_change_of_the_number_of_shards(bell: Bell) -> None:
    await bell.shelf.database.write(sign_of_life, 4, range(4), bell.shelf.ledger.now())
    bell.shelf.clock.move(HOUR)
    assert await bell.restart() == HOUR
    assert await bell.restart() == 0


async def test_a_turn_that_has_just_begun_to_wait_is_looked_at_soon(shelf: Shelf) -> None:
    record = await shelf.running(pace="live")
    assert seeing.is_hidden(record)
    for waited, until_the_next_look in ((100, 1000), (1700, 1700), (3_600_000, 60_000)):
        now = (record.alarm.began_at or 0) + waited
        await shelf.database.write(seeing.look_again_later, record, now)
        query = select(tables.matches.c.alarm_wake_at).where(tables.matches.c.id == record.id)
        assert await shelf.database.scalar(query) == now + until_the_next_look


async def test_time_that_was_given_back_is_not_put_off_again(shelf: Shelf) -> None:
    record = await shelf.running(pace="live")
    now = (record.alarm.began_at or 0) + 50_000
    woken = await shelf.database.write(seeing.give_time_back, record, now)
    assert woken is not None and woken > now
    await shelf.database.write(seeing.look_again_later, record, now)
    assert (await shelf.ledger.read(record.id)).alarm.wake_at == woken


async def test_a_turn_gets_its_time_back_once(shelf: Shelf) -> None:
    record = await shelf.running(pace="live")
    began_at, ends_at = record.alarm.began_at, record.alarm.ends_at
    assert began_at is not None and ends_at is not None
    now = began_at + 30_000
    await shelf.database.write(seeing.give_time_back, record, now)
    assert (await shelf.ledger.read(record.id)).alarm.ends_at == ends_at + 30_000
    shown = update(tables.postings).where(tables.postings.c.subject == record.id)
    await shelf.database.run(shown.values(version=record.version))
    assert await shelf.database.write(seeing.give_time_back, record, now + 5000) is None
    assert (await shelf.ledger.read(record.id)).alarm.ends_at == ends_at + 30_000


async def test_a_turn_that_began_before_an_update_gets_the_time_of_the_refusal_back(
    shelf: Shelf,
) -> None:
    record = await shelf.running(pace="live")
    ends_at, refused_at = record.alarm.ends_at or 0, record.alarm.began_at or 0
    unknown = update(tables.matches).values(alarm_began_at=None, alarm_began_with=0)
    await shelf.database.run(unknown)
    await shelf.database.run(update(tables.postings).values(refused_at=refused_at))
    old = await shelf.ledger.read(record.id)
    await shelf.database.write(seeing.give_time_back, old, refused_at + 60_000)
    assert (await shelf.ledger.read(record.id)).alarm.ends_at == ends_at + 60_000
