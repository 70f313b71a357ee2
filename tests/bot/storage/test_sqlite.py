"""What only SQLite does: copies of its file, put back in its place, and shared commits."""

import asyncio
import os
import resource
import signal
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.cli import main
from bot.match.record import Record
from bot.storage import Database, DatabaseRefused, tables
from bot.storage.backup import back_up, restore
from bot.storage.database import set_fact
from games.core import replay
from tests.support.places import address
from tests.support.stored import Shelf, opened

pytestmark = [pytest.mark.threads, pytest.mark.sqlite]

COPIES, MOVES = 8, 5


async def test_a_copy_made_while_people_play_is_whole(tmp_path: Path) -> None:
    source = tmp_path / "castellan.db"
    copies = [tmp_path / f"copy{number}" for number in range(COPIES)]
    async with opened(source) as shelf:
        moves, stopping = asyncio.Semaphore(0), asyncio.Event()

        async def play_on() -> None:
            while not stopping.is_set():
                record = await shelf.running()
                while record.live and not stopping.is_set():
                    record = await shelf.act(record)
                    moves.release()

        players = [asyncio.create_task(play_on()) for _ in range(2)]
        for copy in copies:
            for _ in range(MOVES):
                await moves.acquire()
            size = await asyncio.to_thread(back_up, address(source), copy)
            assert size == copy.stat().st_size
        stopping.set()
        await asyncio.gather(*players)
    played = []
    for path in (*copies, source):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        entries = 0
        async with opened(path) as shelf:
            for match_id in await shelf.database.scalars(select(tables.matches.c.id)):
                record = await shelf.ledger.read(match_id)
                log = await shelf.queries.log_of(match_id)
                if record.begun:
                    again = replay(record.game, record.header, log)
                    assert record.game.dump(again) == record.game.dump(record.state)
                entries += len(log)
        played.append(entries)
    assert all(earlier <= later for earlier, later in pairwise(played))
    assert played[0] < played[-1], "people did play meanwhile"
    assert names_in(tmp_path) == sorted(each.name for each in (*copies, source))


def names_in(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


async def test_what_is_put_back_is_as_it_was_then_and_what_was_there_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "castellan.db", tmp_path / "copy"
    monkeypatch.setenv("DATABASE_URL", address(path))
    async with opened(path) as shelf:
        then = await shelf.running()
        assert await asyncio.to_thread(main, ["backup", str(copy)]) == 0
        await shelf.act(then)
    for number in (1, 2):
        assert await asyncio.to_thread(main, ["restore", str(copy)]) == 0
        assert f"castellan.db.before-restore-{number}" in capsys.readouterr().out
        async with opened(path) as shelf:
            assert (await shelf.ledger.read(then.id)).version == then.version
    async with opened(tmp_path / "castellan.db.before-restore-1") as shelf:
        assert (await shelf.ledger.read(then.id)).version == then.version + 1


Backup = tuple[Path, Path, Record]


@pytest.fixture
async def backed_up(tmp_path: Path) -> Backup:
    """A database, a copy of it, and the match in both."""
    path, copy = tmp_path / "castellan.db", tmp_path / "copy"
    async with opened(path) as shelf:
        record = await shelf.running()
        back_up(address(path), copy)
    return path, copy, record


async def test_nothing_is_put_in_the_place_of_a_database_that_is_open(
    backed_up: Backup,
) -> None:
    path, copy, record = backed_up
    async with opened(path) as shelf:
        record = await shelf.act(record)
        with pytest.raises(DatabaseRefused, match="Stop the bot first"):
            restore(address(path), copy)
        assert (await shelf.act(record)).version == record.version + 1
    restore(address(path), copy)


KILLED = """
import asyncio, os, signal, sys
from bot.storage import Database

async def play() -> None:
    database = Database(sys.argv[1])
    await database.open()
    for number in range(3000):
        await database.remember(f"fact {number}", "v" * 200)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(play())
"""


async def test_the_log_of_a_killed_process_stays_with_its_own_database(
    backed_up: Backup, tmp_path: Path
) -> None:
    path, copy, record = backed_up
    command = (sys.executable, "-c", KILLED, address(path))
    killed = await asyncio.create_subprocess_exec(*command)
    assert await killed.wait() == -signal.SIGKILL
    path.rename(tmp_path / "broken.db")
    assert restore(address(path), copy) is None
    with closing(sqlite3.connect(path)) as restored:
        assert restored.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert restored.execute("SELECT name FROM facts").fetchall() == []
        assert restored.execute("SELECT id FROM matches").fetchall() == [(record.id,)]
    assert (tmp_path / "castellan.db.before-restore-1-wal").exists()


@pytest.mark.parametrize("damage", ["header", "torn", "text"])
async def test_a_damaged_database_can_be_replaced(
    backed_up: Backup, tmp_path: Path, damage: str
) -> None:
    path, copy, record = backed_up
    if damage == "header":
        with path.open("r+b") as file:
            file.write(bytes(4096))
    elif damage == "torn":
        os.truncate(path, 100_000)
    else:
        path.write_text("not a database " * 1000)
    (tmp_path / "castellan.db.unfinished").write_text("left by a restore that was killed")
    assert restore(address(path), copy) is not None
    async with opened(path) as shelf:
        assert (await shelf.act(record)).version > record.version


async def test_a_link_to_a_database_stays_one(backed_up: Backup, tmp_path: Path) -> None:
    path, copy, _ = backed_up
    (tmp_path / "real").mkdir()
    path.symlink_to(path.rename(tmp_path / "real" / "castellan.db"))
    assert restore(address(path), copy) == str(tmp_path / "real/castellan.db.before-restore-1")
    assert path.is_symlink()


async def test_names_that_no_file_can_have_are_refused_in_one_line(
    backed_up: Backup, tmp_path: Path
) -> None:
    path, copy, _ = backed_up
    for target in (tmp_path / ("x" * 300), tmp_path):
        with pytest.raises(DatabaseRefused):
            back_up(address(path), target)
    with pytest.raises(DatabaseRefused, match="is a folder"):
        restore(f"sqlite:///{tmp_path}", copy)


NO_COPIES = ("text", "other", "newer", "old", "damaged", "missing")


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Files that are no copies to be put back."""
    made = {name: tmp_path / name for name in NO_COPIES}
    made["text"].write_text("not a database, and long enough to be looked into " * 40)
    for name, revision in (("other", None), ("newer", "9999"), ("old", "0012")):
        with closing(sqlite3.connect(made[name])) as connection:
            connection.execute("CREATE TABLE alembic_version (version_num)")
            if revision is not None:
                connection.execute("INSERT INTO alembic_version VALUES (?)", [revision])
            connection.commit()
    made["damaged"].write_bytes(made["newer"].read_bytes()[:5000])
    return made


@pytest.mark.parametrize("name", NO_COPIES)
def test_what_is_no_copy_is_refused_in_one_line(
    name: str, files: dict[str, Path], tmp_path: Path
) -> None:
    path = tmp_path / "castellan.db"
    path.write_bytes(b"as it was")
    with pytest.raises(DatabaseRefused) as error:
        restore(address(path), files[name])
    assert str(files[name]) in str(error.value)
    assert "\n" not in str(error.value)
    assert path.read_bytes() == b"as it was"


async def test_a_copy_goes_over_no_file_and_from_no_file(tmp_path: Path) -> None:
    path, copy = tmp_path / "castellan.db", tmp_path / "copy"
    with pytest.raises(DatabaseRefused, match="no database to copy"):
        back_up(address(path), copy)
    async with opened(path):
        copy.write_text("precious")
        with pytest.raises(DatabaseRefused, match="already exists"):
            back_up(address(path), copy)
        with pytest.raises(DatabaseRefused, match="could not be written"):
            back_up(address(path), tmp_path / "nowhere" / "copy")
    assert copy.read_text() == "precious"


def test_programs_of_postgresql_that_are_missing_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = "postgresql+asyncpg://castellan@127.0.0.1/castellan"
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DatabaseRefused, match=r"^pg_dump is not installed.*postgresql-client"):
        back_up(at, tmp_path / "copy")
    assert names_in(tmp_path) == []


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """Limit the size of files, so that writing fails as on a full disk."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))


@pytest.mark.parametrize("size", [1_000, 8_192, 40_000])
async def test_a_disk_without_room_is_told_and_replaces_nothing(
    backed_up: Backup, size: int, tmp_path: Path
) -> None:
    path, copy, record = backed_up
    with closing(sqlite3.connect(copy)) as connection:  # so that it can be read without room
        connection.execute("PRAGMA journal_mode=DELETE")
    with files_of_at_most(size), pytest.raises(DatabaseRefused, match="has room") as error:
        restore(address(path), copy)
    assert str(error.value).startswith(f"{path} could not be replaced: ")
    with files_of_at_most(size), pytest.raises(DatabaseRefused, match="has room"):
        back_up(address(path), tmp_path / "another")
    assert [name for name in names_in(tmp_path) if "another" in name or "unfinished" in name] == []
    async with opened(path) as shelf:
        assert (await shelf.ledger.read(record.id)).version == record.version


async def test_a_copy_that_cannot_be_read_for_want_of_room_is_not_called_another_database(
    backed_up: Backup,
) -> None:
    path, copy, _ = backed_up
    with files_of_at_most(1_000), pytest.raises(DatabaseRefused, match="has room") as error:
        restore(address(path), copy)
    assert str(error.value).startswith(f"{copy} could not be read: ")


@pytest.mark.parametrize("command", [["migrate"], ["erase-server", "5"], ["rebuild-ratings"]])
def test_a_disk_without_room_for_the_database_is_said_in_one_line(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DATABASE_URL", address(tmp_path / "new.db"))
    with files_of_at_most(8_192):
        assert main(command) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "has room" in line


PATIENCE = 60.0
Change = Callable[[Connection], object]


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


async def test_changes_that_wait_share_a_commit_and_hear_their_results(database: Database) -> None:
    ends, commits = await together(database, *(noting(f"n{n}") for n in range(8)))
    assert ends == [f"n{n}" for n in range(8)]
    assert commits == 1
    assert [await database.fact(f"n{n}") for n in range(8)] == ["noted"] * 8


async def test_a_change_that_fails_among_others_fails_alone(database: Database) -> None:
    def note_and_fail(connection: Connection) -> None:
        set_fact(connection, "half", "noted")
        for _ in range(2):
            connection.execute(tables.facts.insert().values(name="twice", value=""))

    ends, commits = await together(database, noting("a"), note_and_fail, noting("b"))
    assert ends[0::2] == ["a", "b"]
    assert isinstance(ends[1], IntegrityError)
    assert commits == 1
    names = ("a", "half", "twice", "b")
    assert [await database.fact(name) for name in names] == ["noted", None, None, "noted"]


async def test_nobody_is_told_of_success_when_a_transaction_is_lost(database: Database) -> None:
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


async def test_what_waits_at_the_end_is_stored(shelf: Shelf) -> None:
    tasks, let_go = await waiting(shelf.database, noting("last"))
    let_go()
    await shelf.database.close()
    await asyncio.gather(*tasks)
    async with opened(shelf.path) as again:
        assert await again.database.fact("last") == "noted"


async def test_a_database_closed_while_a_connection_opens_leaves_no_thread(tmp_path: Path) -> None:
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


async def test_closing_ends_although_the_connection_broke_just_before(database: Database) -> None:
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
