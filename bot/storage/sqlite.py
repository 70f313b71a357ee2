"""SQLite through aiosqlite: one connection writes, a few read, waiting changes share a commit.

A transaction is one call on the thread that aiosqlite has for a connection: of aiosqlite only
``connect`` with a factory, ``commit`` and ``close`` are used, as it documents them. Its usual way,
``await connection.execute(...)``, takes two hops between threads for each statement, and the write
lock would be held during all of them. So ``commit``, which aiosqlite passes on to the connection,
is where the waiting transactions run, several of them with one fsync (group commit).
"""

import asyncio
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from contextvars import Context, copy_context
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool, SingletonThreadPool

_Result = TypeVar("_Result")

READERS: Final = 4
"""Number of connections that read."""
MIN_FREE_BYTES: Final = 2**18
"""Free space below which a disk counts as full: small changes may be stored, others fail."""
_LOCK_TIMEOUT_SECONDS: Final = 30
"""Lock timeout: how long a transaction waits for another process that writes."""
_CHECKPOINT_SECONDS: Final = 1
"""Maximum wait for readers in one attempt to empty the write-ahead log. It blocks writers."""
_CHECKPOINT_ATTEMPTS: Final = 5
_PRAGMAS: Final = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
_SWITCH_PAUSE_SECONDS: Final = 0.01
"""Pause before the next attempt to switch to the write-ahead log."""
_of_thread: Final = threading.local()
"""``driver`` is the connection that the present thread of aiosqlite works for."""


@dataclass(slots=True)
class _Change:
    """A waiting transaction, the future of its caller, and its result or error."""

    body: Callable[[Connection], Any]
    context: Context
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        # With the caller's context variables, such as the press that metrics count it for.
        self.result = self.context.run(self.body, connection)

    def tell(self) -> None:
        if self.future.done():  # cancelled by now
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class _Driver(sqlite3.Connection):
    """A connection whose ``commit`` first runs the transactions that wait for it."""

    def __init__(self, engine: Engine, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._engine = engine
        self.waiting: deque[_Change] = deque()
        self.ended: list[_Change] = []
        """Transactions that the last ``commit`` has ended, one way or another."""
        self._wrapped: Connection | None = None
        """SQLAlchemy's connection round this one, until something on it fails."""
        self._inside = False
        _of_thread.driver = self

    def commit(self) -> None:
        """Run and commit all waiting transactions. Failures go to their callers, not up."""
        if self._inside:  # SQLAlchemy ends the transaction that was begun below
            super().commit()
            return
        changes: list[_Change] = []
        while self.waiting:
            change = self.waiting.popleft()
            if not change.future.cancelled():
                changes.append(change)
        self.ended = changes
        if not changes:
            return
        self._inside = True
        try:
            self._run(changes)
        except BaseException as error:  # nothing is stored, and every caller gets the error
            for change in changes:
                change.error = error
            self._let_go()
            if not isinstance(error, Exception):
                raise
        finally:
            self._inside = False

    def _run(self, changes: list[_Change]) -> None:
        if self._wrapped is None:
            self._wrapped = self._engine.connect()
        with self._wrapped.begin():
            # Alone it needs no savepoint: if it fails, the transaction is rolled back anyway.
            if len(changes) == 1:
                changes[0].run(self._wrapped)
            else:
                for change in changes:
                    self._run_among_others(self._wrapped, change)

    def _run_among_others(self, connection: Connection, change: _Change) -> None:
        """Run a change in a savepoint; raises only what ends the whole transaction."""
        self.execute("SAVEPOINT change")
        try:
            change.run(connection)
        except Exception as error:
            # SQLite has rolled everything back, e.g. with a full disk: the others are lost too.
            if not self.in_transaction:
                raise
            self.execute("ROLLBACK TO change")
            change.error = error
        self.execute("RELEASE change")

    @property
    def is_closed(self) -> bool:
        """Whether SQLAlchemy has closed it, as it does if a transaction cannot be undone."""
        try:
            self.total_changes  # noqa: B018
        except sqlite3.ProgrammingError:
            return True
        return False

    def _let_go(self) -> None:
        """Give SQLAlchemy's connection back, which ends whatever is open on it."""
        if self._wrapped is not None:
            self._wrapped.close()
            self._wrapped = None


class _Worker:
    """One connection of aiosqlite's, and the transactions that wait for it."""

    def __init__(self, engine: Engine, path: str) -> None:
        self._engine = engine
        self._path = path
        self._opening = asyncio.Lock()
        self._connection: aiosqlite.Connection | None = None
        self._driver: _Driver | None = None
        self._working: asyncio.Task[None] | None = None
        self._closed = False
        self.busy = 0
        """Number of transactions that wait, or are under way."""

    async def run(self, body: Callable[[Connection], _Result]) -> _Result:
        """Queue `body` and return its result once its transaction has ended."""
        self.busy += 1
        try:
            driver = self._driver
            if driver is None:  # shielded: a cancelled caller must not leave it half open
                driver = await asyncio.shield(asyncio.create_task(self._open()))
                if self._closed:
                    raise RuntimeError("the database is closed")
            future: asyncio.Future[_Result] = asyncio.get_running_loop().create_future()
            driver.waiting.append(_Change(body, copy_context(), future))
            if self._working is None:  # otherwise the current round picks it up
                self._working = asyncio.create_task(self._work(driver))
            return await future
        finally:
            self.busy -= 1

    async def _open(self) -> _Driver:
        async with self._opening:
            if self._closed:
                raise RuntimeError("the database is closed")
            if self._driver is not None:
                return self._driver
            made: list[_Driver] = []

            def make(*args: Any, **options: Any) -> _Driver:
                made.append(_Driver(self._engine, *args, **options))
                return made[0]

            # Without an isolation level the driver begins no transactions by itself: it would do
            # so too late for the write lock.
            with _as_ours():
                self._connection = await aiosqlite.connect(
                    self._path, factory=make, timeout=_LOCK_TIMEOUT_SECONDS, isolation_level=None
                )
            (self._driver,) = made
            return self._driver

    async def _work(self, driver: _Driver) -> None:
        try:
            while driver.waiting:
                assert self._connection is not None
                try:
                    await self._connection.commit()
                finally:
                    # Here, on the loop's thread: futures belong to the loop.
                    for change in driver.ended:
                        change.tell()
                if driver.is_closed:
                    again = await self._open_again(driver)
                    if again is None:
                        return
                    driver = again
        finally:
            self._working = None

    async def _open_again(self, broken: _Driver) -> _Driver | None:
        """Replace a connection that could not even roll back.

        Returns None if that fails; every waiting transaction gets the error.
        """
        async with self._opening:
            assert self._connection is not None
            self._driver = None
            # Nobody may queue on the broken one, or open another beside it, while it's closed.
            await self._connection.close()
        waiting = list(broken.waiting)
        broken.waiting.clear()
        try:
            driver = await self._open()
        except Exception as error:
            for change in waiting:
                change.error = error
                change.tell()
            return None
        # Ahead of what has been queued since, in the order in which they came.
        driver.waiting.extendleft(reversed(waiting))
        return driver

    async def close(self) -> None:
        """Finish waiting transactions, and disconnect."""
        self._closed = True
        async with self._opening:  # otherwise a connection being opened now would never end
            pass
        # Outside of the lock, which a broken connection's replacement needs.
        while self._working is not None and not self._working.done():
            await asyncio.wait([self._working])
        connection, self._connection = self._connection, None
        driver, self._driver = self._driver, None
        if driver is not None:  # left over if the task was cancelled before it began
            for change in driver.waiting:
                change.future.cancel()
        if connection is not None:
            await connection.close()


class SQLite:
    """Runs transactions against a file, each whole: one hop to a thread, one hop back.

    Writers begin with the write lock, so that reading and then writing in one transaction can
    never fail half-way for a lock.
    """

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="sqlite")
        path = self._url.database or ":memory:"
        self.engines = (_engine("BEGIN", "query_only=ON"), _engine("BEGIN IMMEDIATE"))
        reading, writing = self.engines
        self._readers = [_Worker(reading, path) for _ in range(READERS)]
        self._writer = _Worker(writing, path)
        self._path = Path(path)
        self._file: tuple[int, int] | None = None
        """Device and inode of the file, once it is there."""

    def trouble(self) -> str | None:
        """The file's fault, or None: it may be gone, or another one, or its disk full."""
        try:
            found = self._path.stat()
        except OSError as error:
            return f"the file of the database cannot be reached: {error.strerror}"
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
        """Run `body` on a file that may not be ours; nothing is written to it."""
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
        """Finish waiting transactions, and disconnect."""
        for worker in (self._writer, *self._readers):
            await worker.close()

    def lease(self) -> None:
        """None: no other process has a part of this file."""

    def _look(self, body: Callable[[Connection], _Result]) -> _Result:
        engine = create_engine(self._url, poolclass=NullPool, hide_parameters=True)
        with engine.connect() as connection:
            return body(connection)


def _engine(begin: str, *pragmas: str) -> Engine:
    """Return an engine for the connection of the current thread's worker."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: _of_thread.driver,
        # Each worker's thread keeps the connection that it made.
        poolclass=SingletonThreadPool,
        pool_size=READERS + 1,
        pool_reset_on_return=None,  # every block here ends its transaction itself
        hide_parameters=True,  # errors are logged, hands are not
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        _switch_to_wal(connection)
        for pragma in (*_PRAGMAS, *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "reset")
    def _given_back(connection: Any, _record: object, _state: object) -> None:
        # A commit that failed leaves its transaction open, and the next could not begin.
        if connection.in_transaction:
            connection.rollback()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        with _as_ours():
            driver.execute(begin)

    return engine


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Use the write-ahead log. Waits while another process switches, as SQLite does not by itself.

    Raises sqlite3.OperationalError.
    """
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


@contextmanager
def _as_ours() -> Iterator[None]:
    """Turn the driver's errors into SQLAlchemy's, as those of other statements are."""
    try:
        yield
    except sqlite3.Error as error:
        raise OperationalError(None, None, error) from error
