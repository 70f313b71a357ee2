"""Resources of only one process at a time, which PostgreSQL locks and passes on."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import pairwise

import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import DBAPIError

from bot.storage import Database, lease
from bot.storage.lease import Lease, WrongShardCount
from bot.storage.notices import News, Notice
from tests.support.stored import Shelf

pytestmark = [pytest.mark.threads, pytest.mark.postgresql]


def never() -> None:
    raise AssertionError("nothing is lost here")


@asynccontextmanager
async def leased(
    database: Database, *shard_ids: int, count: int = 4, lost: Callable[[], None] = never
) -> AsyncIterator[Lease]:
    taken = database.lease()
    assert taken is not None
    try:
        await taken.take(shard_ids, count, lost)
        yield taken
    finally:
        await taken.give_back()


async def test_a_process_waits_for_the_one_that_has_its_shards(shelf: Shelf) -> None:
    async with leased(shelf.database, 0, 1) as first, leased(shelf.database, 3):
        second = shelf.database.lease()
        assert second is not None
        waiting = asyncio.create_task(second.take([1, 2], 4, never))
        with asked_for(shelf, "pg_try_advisory_lock") as asked:
            await asked.wait()
        assert not waiting.done()
        await first.give_back()
        await waiting
        await second.give_back()


@contextmanager
def asked_for(shelf: Shelf, words: str) -> Iterator[asyncio.Event]:
    """Set as soon as some statement with these words has been answered."""
    asked = asyncio.Event()

    def hear(_: object, __: object, statement: str, *more: object) -> None:
        if words in statement:
            asked.set()

    *_, engine = shelf.database.engines
    event.listen(engine, "after_cursor_execute", hear)
    yield asked
    event.remove(engine, "after_cursor_execute", hear)


async def test_processes_that_count_shards_otherwise_do_not_begin(shelf: Shelf) -> None:
    async with leased(shelf.database, 0, count=4):
        with pytest.raises(WrongShardCount, match=r"^SHARD_COUNT: .* has 3, .* has 4\."):
            async with leased(shelf.database, 1, count=3):
                raise AssertionError("refused")
        async with leased(shelf.database, 1, count=4):
            pass
    async with leased(shelf.database, 0, count=3):
        """Once all others have ended it may be another number."""


async def test_who_loses_the_connection_is_told_at_once(shelf: Shelf) -> None:
    lost = asyncio.Event()
    async with leased(shelf.database, 0, lost=lost.set) as taken:
        mine = await taken._ask(select(func.pg_backend_pid()))
        await shelf.database.scalar(select(func.pg_terminate_backend(mine)))
        async with asyncio.timeout(60):
            await lost.wait()
        async with leased(shelf.database, 0):
            """Another process has it."""
        with pytest.raises(DBAPIError):
            await taken._ask(select(1))


async def test_turns_to_identify_are_apart_in_each_bucket(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "IDENTIFY_SECONDS", 0.5)
    turns: list[tuple[int, float]] = []

    async def identify(taken: Lease, bucket: int) -> None:
        await taken.identify(bucket)
        turns.append((bucket, time.monotonic()))

    async with leased(shelf.database, 0, 1) as one, leased(shelf.database, 2, 3) as other:
        await asyncio.gather(*(identify(each, 0) for each in (one, other, one)), identify(one, 1))
    at = sorted(moment for bucket, moment in turns if bucket == 0)
    assert all(later - earlier >= 0.5 for earlier, later in pairwise(at))
    (beside,) = (moment for bucket, moment in turns if bucket == 1)
    assert beside < at[-1]


async def test_a_notice_is_heard_by_all_once_it_is_committed(shelf: Shelf) -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    notice = Notice(News.CHANGED, "abc", 7)
    async with leased(shelf.database, 0) as one, leased(shelf.database, 1) as other:
        for each in (one, other):
            await each.listen(told.put_nowait)

        def fail(connection: object) -> None:
            Notice(News.WANTED, "abc", 7).send(connection)  # type: ignore[arg-type]
            raise RuntimeError("nothing is committed")

        with pytest.raises(RuntimeError):
            await shelf.database.write(fail)
        await shelf.database.write(notice.send)
        async with asyncio.timeout(60):
            assert [Notice.from_text(await told.get()) for _ in range(2)] == [notice] * 2
