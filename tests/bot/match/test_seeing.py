"""When a turn stands still, and what it gets back: the rule without Discord."""

from sqlalchemy import update

from bot.match import seeing
from bot.match.record import Record
from bot.storage import tables
from tests.support.stored import Shelf

_post = tables.postings.c


async def wake_at(shelf: Shelf, record: Record) -> int:
    return (await shelf.ledger.read(record.id)).alarm.wake_at or 0


async def looked_again(shelf: Shelf, record: Record, waited: int) -> int:
    """Postpone the check of a hidden turn again. Returns the time until the next check."""
    now = (record.alarm.began_at or 0) + waited
    await shelf.database.write(seeing.look_again_later, record, now)
    row = tables.matches.c
    query = row.alarm_wake_at.label("at")
    at: int = await shelf.database.scalar(
        tables.matches.select().with_only_columns(query).where(row.id == record.id)
    )
    return at - now


async def test_a_turn_that_has_just_begun_to_wait_is_looked_at_soon(shelf: Shelf) -> None:
    record = await shelf.running(pace="live")
    assert seeing.is_hidden(record)
    assert await looked_again(shelf, record, 100) == 1000
    assert await looked_again(shelf, record, 1700) == 1700
    assert await looked_again(shelf, record, 3_600_000) == 60_000


async def test_time_that_was_given_back_is_not_put_off_again(shelf: Shelf) -> None:
    record = await shelf.running(pace="live")
    now = (record.alarm.began_at or 0) + 50_000
    woken = await shelf.database.write(seeing.give_time_back, record, now)
    assert woken is not None and woken > now
    await shelf.database.write(seeing.look_again_later, record, now)
    assert await wake_at(shelf, record) == woken


async def test_a_turn_gets_its_time_back_once(shelf: Shelf) -> None:
    record = await shelf.running(pace="live")
    began_at, ends_at = record.alarm.began_at, record.alarm.ends_at
    assert began_at is not None and ends_at is not None
    now = began_at + 30_000
    await shelf.database.write(seeing.give_time_back, record, now)
    given = await shelf.ledger.read(record.id)
    assert given.alarm.ends_at == ends_at + 30_000
    shown = update(tables.postings).where(_post.subject == record.id)
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
