"""On SQLite, changes that wait while another is being made share the next commit."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.storage import Database, tables
from bot.storage.database import set_fact
from tests.support.stored import opened

pytestmark = [
    pytest.mark.threads,
    pytest.mark.sqlite,  # PostgreSQL shares commits by itself
]

PATIENCE = 60.0
Change = Callable[[Connection], object]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(tmp_path / "castellan.db") as shelf:
        yield shelf.database


async def waiting(
    database: Database, *changes: Change
) -> tuple[list[asyncio.Task[Any]], Callable[[], None]]:
    """Changes that wait for one that is under way; and what lets that one end."""
    begun, go = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def hold(_connection: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        go.wait()

    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(database.write(hold))]
    await begun.wait()
    tasks += [asyncio.create_task(database.write(change)) for change in changes]
    await asyncio.sleep(0)
    return tasks, go.set


async def together(database: Database, *changes: Change) -> tuple[list[Any], int]:
    """Return the results of changes that wait at the same time, and the number of their commits."""
    commits = 0

    def count(_connection: Connection) -> None:
        nonlocal commits
        commits += 1

    _, writer = database.engines
    tasks, let_go = await waiting(database, *changes)
    event.listen(writer, "commit", count)
    let_go()
    _, *ends = await asyncio.gather(*tasks, return_exceptions=True)
    return ends, commits - 1


def noting(name: str) -> Change:
    def note(connection: Connection) -> str:
        set_fact(connection, name, "noted")
        return name

    return note


def note_and_fail(connection: Connection) -> None:
    set_fact(connection, "half", "noted")
    for _ in range(2):
        connection.execute(tables.facts.insert().values(name="twice", value=""))


async def test_changes_that_wait_share_a_commit_and_each_is_told_its_own_result(
    database: Database,
) -> None:
    ends, commits = await together(database, *(noting(f"n{n}") for n in range(8)))
    assert ends == [f"n{n}" for n in range(8)]
    assert commits == 1
    assert [await database.fact(f"n{n}") for n in range(8)] == ["noted"] * 8


async def test_a_change_that_fails_among_others_fails_alone(database: Database) -> None:
    ends, commits = await together(database, noting("a"), note_and_fail, noting("b"))
    assert ends[0::2] == ["a", "b"]
    assert isinstance(ends[1], IntegrityError)
    assert commits == 1
    names = ("a", "half", "twice", "b")
    assert [await database.fact(name) for name in names] == ["noted", None, None, "noted"]


async def test_nobody_is_told_of_success_when_the_whole_transaction_is_lost(
    database: Database,
) -> None:
    """As SQLite does by itself where the disk is full."""
    await database.run(
        text(
            "CREATE TRIGGER lost BEFORE INSERT ON facts WHEN new.name = 'lost' "
            "BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END"
        )
    )
    ends, _ = await together(database, noting("a"), noting("lost"), noting("b"))
    assert all(isinstance(end, SQLAlchemyError) for end in ends)
    assert [await database.fact(name) for name in ("a", "lost", "b")] == [None] * 3
    await database.remember("a", "after that")
    assert await database.fact("a") == "after that"


async def test_a_change_that_nobody_waits_for_any_more_is_not_begun(database: Database) -> None:
    tasks, let_go = await waiting(database, noting("given up"), noting("kept"))
    tasks[1].cancel()
    await asyncio.sleep(0)
    let_go()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [await database.fact(name) for name in ("given up", "kept")] == [None, "noted"]


async def test_what_waits_at_the_end_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "castellan.db"
    async with opened(path) as shelf:
        tasks, let_go = await waiting(shelf.database, noting("last"))
        let_go()
        await shelf.database.close()
        await asyncio.gather(*tasks)
    async with opened(path) as shelf:
        assert await shelf.database.fact("last") == "noted"


async def test_a_database_that_is_closed_while_a_connection_opens_leaves_no_thread(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "another.db") as shelf:
        asking = asyncio.create_task(shelf.database.read(noting_nothing))
        await asyncio.sleep(0)
    await asyncio.gather(asking, return_exceptions=True)
    for thread in threading.enumerate():
        if "connection_worker" in thread.name:
            thread.join(PATIENCE)
            assert not thread.is_alive()


def noting_nothing(_connection: Connection) -> None:
    """Read nothing, on a connection that has first to be opened."""


async def test_a_connection_is_kept_although_the_reader_who_had_it_opened_gave_up(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "another.db") as shelf:
        before = set(threading.enumerate())
        asking = asyncio.create_task(shelf.database.read(noting_nothing))
        for _task in ("who asks", "who opens"):
            await asyncio.sleep(0)
        begun = set(threading.enumerate()) - before
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert await shelf.database.read(lambda _: threading.current_thread()) in begun


async def test_closing_ends_although_the_connection_broke_in_the_last_change(
    database: Database,
) -> None:
    def break_connection(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.close()

    await database.write(noting("first"))
    tasks, let_go = await waiting(database, break_connection, noting("last"))
    closing = asyncio.create_task(database.close())
    let_go()
    async with asyncio.timeout(PATIENCE):
        await closing
        first, *others = await asyncio.gather(*tasks, return_exceptions=True)
    assert first is None
    assert all(isinstance(end, SQLAlchemyError) for end in others)
