"""SQLite through aiosqlite: one connection writes, a few read, each in its own thread.

A transaction is one call to that thread. SQLAlchemy's own way with aiosqlite makes a call per
statement, which takes twice the processor time and holds the write lock throughout. Changes that
wait for the thread share a commit (group commit): with eight at once that saves a third. A lock
reserves the file for one process, and ends with the process in any case.
"""

import asyncio
import fcntl
import os
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from contextlib import closing
from contextvars import Context, copy_context
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

_Result = TypeVar("_Result")

READERS: Final = 4
MIN_FREE_BYTES: Final = 2**18
"""Free space below which a disk counts as full: larger changes may fail then."""
_LOCK_TIMEOUT_SECONDS: Final = 30
_CHECKPOINT_SECONDS: Final = 1
"""Maximum wait for readers when the write-ahead log is emptied, while writers are blocked."""
_CHECKPOINT_ATTEMPTS: Final = 5
_PRAGMAS: Final = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
_SWITCH_PAUSE_SECONDS: Final = 0.01


@dataclass(eq=False, slots=True)
class _Change:
    """A waiting transaction, and later its result or error."""

    body: Callable[[Connection], Any]
    context: Context
    given_up: bool = False
    ended: bool = False
    result: Any = None
    error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        # With the caller's context variables, such as the press that metrics count it for.
        self.result = self.context.run(self.body, connection)


class _Thread(aiosqlite.Connection):
    """An aiosqlite thread that calls functions with SQLAlchemy's connection."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine.connect, iter_chunk_size=1)  # type: ignore[arg-type]

    async def call(self, function: Callable[[Any], None]) -> None:
        await self._execute(function, self._conn)  # type: ignore[no-untyped-call]


class _Worker:
    """A connection, opened on first use, and the transactions that wait for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._opening: asyncio.Task[_Thread] | None = None
        self._waiting: deque[_Change] = deque()
        self._turn = asyncio.Lock()
        self._closed = False
        self.busy = 0  # number of transactions waiting or running

    async def run(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` in a transaction and return its result once that has ended."""
        change = _Change(body, copy_context())
        self.busy += 1
        try:
            thread = await self._open()
            self._waiting.append(change)
            async with self._turn:  # another call may have run it in the meantime
                if not change.ended:
                    await thread.call(self._run_waiting)
        except asyncio.CancelledError:
            change.given_up = True
            raise
        finally:
            self.busy -= 1
        if change.error is not None:
            raise change.error
        result: _Result = change.result
        return result

    async def _open(self) -> _Thread:
        if self._opening is None and not self._closed:
            self._opening = asyncio.create_task(self._connect())
        if self._opening is not None:
            # Shielded: others may wait for it when this caller gives up.
            thread = await asyncio.shield(self._opening)
        if self._closed:
            raise RuntimeError("the database is closed")
        return thread

    async def _connect(self) -> _Thread:
        thread = _Thread(self._engine)
        try:
            await thread
        except BaseException:
            self._opening = None  # the next caller tries again
            raise
        return thread

    def _run_waiting(self, connection: Connection) -> None:
        # Runs in the thread: changes that arrived while it was busy are all waiting by now.
        changes: list[_Change] = []
        while self._waiting:
            change = self._waiting.popleft()
            if not change.given_up:
                changes.append(change)
        if not changes:
            return
        try:
            with connection.begin():
                if len(changes) == 1:  # it needs no savepoint
                    changes[0].run(connection)
                else:
                    for change in changes:
                        _run_among_others(connection, change)
        except BaseException as error:  # nothing is stored, and every caller gets the error
            for change in changes:
                change.error = error
            _abandon_failed_commit(connection)
        finally:
            for change in changes:
                change.ended = True

    async def close(self) -> None:
        """Finish waiting transactions, then disconnect."""
        self._closed = True
        if self._opening is not None:
            await asyncio.wait([self._opening])
            if not self._opening.exception():
                async with self._turn:  # behind those that wait
                    await self._opening.result().close()


def _abandon_failed_commit(connection: Connection) -> None:
    """Roll back a transaction whose commit failed, which SQLite leaves open, and reconnect.

    Reconnecting alone would keep the write lock until Python has collected the last cursor.
    """
    if not connection.invalidated and _driver_of(connection).in_transaction:
        _driver_of(connection).rollback()
        connection.invalidate()


def _run_among_others(connection: Connection, change: _Change) -> None:
    """Run a change in a savepoint. Raises only errors that end the whole transaction."""
    driver = _driver_of(connection)
    # Run by the driver, to spare each change SQLAlchemy's overhead for savepoints.
    driver.execute("SAVEPOINT change")
    try:
        change.run(connection)
    except Exception as error:
        # SQLite has rolled everything back, e.g. with a full disk: the others are lost too.
        if not driver.in_transaction:
            raise
        driver.execute("ROLLBACK TO change")
        change.error = error
    # A rollback to a savepoint keeps it, so it has to be released in either case.
    driver.execute("RELEASE change")


def _driver_of(connection: Connection) -> sqlite3.Connection:
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    return driver


class SQLite:
    """Runs each transaction against a file with one hop to a thread and one back.

    Writing transactions take the write lock at their beginning. Otherwise one that reads first
    could fail half-way because another got the lock.
    """

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="sqlite")
        reading = _engine(self._url, "BEGIN", "query_only=ON")
        writing = _engine(self._url, "BEGIN IMMEDIATE")
        self.engines = (reading, writing)
        self._readers = [_Worker(reading) for _ in range(READERS)]
        self._writer = _Worker(writing)
        self._path = Path(self._url.database or "")
        self._file: tuple[int, int] | None = None  # device and inode of the file, once it is there

    def trouble(self) -> str | None:
        """What's wrong with the file, or None. It may be gone or replaced, or its disk full."""
        try:
            found = self._path.stat()
        except OSError as error:
            return f"the database file could not be reached: {error.strerror}"
        file = (found.st_dev, found.st_ino)
        if self._file is None:
            self._file = file
        if file != self._file:
            return "another file lies where the database was opened; what is played is lost"
        disk = os.statvfs(self._path)
        if disk.f_bavail * disk.f_frsize < MIN_FREE_BYTES:
            return "the disk is full"
        return None

    async def look(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` on a file that may not be ours. Writes nothing to it."""
        return await asyncio.to_thread(self._look, body)

    async def read(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` on one consistent snapshot and return its result."""
        # The shortest queue: one slow read must not hold up those behind it.
        reader = min(self._readers, key=lambda each: each.busy)
        return await reader.run(body)

    async def write(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` in a transaction and return its result after the commit."""
        return await self._writer.run(body)

    migrate = write

    async def wipe_deleted(self) -> bool:
        """Empty the write-ahead log of deleted data. Returns False if readers prevented it."""
        return await asyncio.to_thread(self._empty_log)

    def _empty_log(self) -> bool:
        with closing(sqlite3.connect(self._path, timeout=_CHECKPOINT_SECONDS)) as connection:
            for _ in range(_CHECKPOINT_ATTEMPTS):
                (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                if not busy:
                    return True
        return False

    async def close(self) -> None:
        """Finish waiting transactions, then disconnect."""
        for worker in (self._writer, *self._readers):
            await worker.close()

    def lease(self) -> None:
        """Return None: only one process uses the file."""

    def _look(self, body: Callable[[Connection], _Result]) -> _Result:
        engine = create_engine(self._url, poolclass=NullPool, hide_parameters=True)
        with engine.connect() as connection:
            return body(connection)


def _engine(url: URL, begin: str, *pragmas: str) -> Engine:
    engine = create_engine(
        url,
        poolclass=NullPool,  # each worker keeps its connection
        hide_parameters=True,  # errors are logged, hands are not
        # Else the driver would begin transactions by itself, too late for the write lock.
        connect_args={"isolation_level": None, "timeout": _LOCK_TIMEOUT_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        _switch_to_wal(connection)
        for pragma in (*_PRAGMAS, *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    def _begin(connection: Any) -> None:
        connection.execute(begin)

    # By the dialect, which costs a tenth of a statement and also raises SQLAlchemy's errors.
    engine.dialect.do_begin = _begin  # type: ignore[assignment,method-assign]
    return engine


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. Waits for others that do the same, as SQLite doesn't."""
    until = time.monotonic() + _LOCK_TIMEOUT_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() >= until:
                raise
        else:
            return
        time.sleep(_SWITCH_PAUSE_SECONDS)


class FileInUse(Exception):
    """Another process has the lock. The text is its process id, if known."""


class FileLock:
    """Locks a file beside the database, whose own locks SQLite and backups use."""

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises FileInUse, or OSError if the file can't be created."""
        real = database.resolve()
        beside = real.with_name(f"{real.name}.lock")
        self._file = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            raise FileInUse(holder) from error
        # Only once it's locked: until then the text is the process id of whoever has the lock.
        os.truncate(self._file, 0)
        os.pwrite(self._file, str(os.getpid()).encode(), 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        os.close(self._file)
