"""SQLite, which blocks: one thread writes, a few read, and changes that wait share a commit."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

_Told = TypeVar("_Told")

READERS: Final = 4
"""Number of threads that read, each on a connection of its own."""
_LOCK_TIMEOUT_SECONDS: Final = 30
"""Lock timeout: how long a transaction waits for another process that writes."""


@dataclass(slots=True)
class _Change:
    """A transaction that waits, who waits for it, and how it ended."""

    body: Callable[[Connection], Any]
    context: Context
    told: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def run(self, connection: Connection) -> None:
        self.result = self.context.run(self.body, connection)

    def fail(self, error: Exception) -> None:
        self.error = error


class SQLite:
    """Runs transactions against a file, each whole: one hop to a thread, one hop back.

    Writers begin with the write lock, so that reading and then writing in one transaction can
    never fail half-way for a lock.
    """

    def __init__(self, url: URL) -> None:
        self._url = url.set(drivername="sqlite")
        self.engines = (
            _engine(self._url, "BEGIN", READERS, "query_only=ON"),
            _engine(self._url, "BEGIN IMMEDIATE", 1),
        )
        self._reading = ThreadPoolExecutor(READERS, "castellan-read")
        self._writing = ThreadPoolExecutor(1, "castellan-write")
        self._waiting: deque[_Change] = deque()
        self._readers: deque[Connection] = deque()
        """Those that nobody reads on now."""
        self._writer: Connection | None = None
        """Kept by the thread that writes, until something on it fails."""

    async def look(self, body: Callable[[Connection], _Told]) -> _Told:
        """Return the body's result on a file that may not be ours; nothing is written to it."""
        return await asyncio.to_thread(self._look, body)

    async def read(self, body: Callable[[Connection], _Told]) -> _Told:
        """Return what the body returns of a consistent look at the data."""
        told = self._reading.submit(copy_context().run, self._read, body)
        return await asyncio.wrap_future(told)

    async def write(self, body: Callable[[Connection], _Told]) -> _Told:
        """Return what the body returns, once that is committed; nothing is stored if it raises."""
        told: asyncio.Future[_Told] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Change(body, copy_context(), told))
        self._writing.submit(self._write)
        return await told

    async def close(self) -> None:
        """Finish what waits, and disconnect."""
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self._let_go()
        while self._readers:
            self._readers.pop().close()
        for engine in self.engines:
            engine.dispose()

    def _look(self, body: Callable[[Connection], _Told]) -> _Told:
        engine = create_engine(self._url, poolclass=NullPool, hide_parameters=True)
        with engine.connect() as connection:
            return body(connection)

    def _read(self, body: Callable[[Connection], _Told]) -> _Told:
        try:
            connection = self._readers.pop()
        except IndexError:  # not asked beforehand: several threads take from here
            connection = self.engines[0].connect()
        try:
            with connection.begin():
                told = body(connection)
        except BaseException:
            connection.close()
            raise
        self._readers.append(connection)
        return told

    def _write(self) -> None:
        """Commit everything that waits by now, then wake those who wait for it."""
        changes: list[_Change] = []
        while self._waiting:
            change = self._waiting.popleft()
            if not change.told.cancelled():
                changes.append(change)
        if not changes:
            return
        try:
            self._commit(changes)
        except Exception as error:  # nothing is stored, and each who waits is told why
            self._let_go()
            for change in changes:
                change.fail(error)
        changes[0].told.get_loop().call_soon_threadsafe(_tell, changes)

    def _commit(self, changes: list[_Change]) -> None:
        if self._writer is None:
            _, writer = self.engines
            self._writer = writer.connect()
        with self._writer.begin():
            if len(changes) == 1:
                changes[0].run(self._writer)
            else:
                for change in changes:
                    _run_among_others(self._writer, change)

    def _let_go(self) -> None:
        """Give the connection back, which ends whatever is open on it."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None


def _run_among_others(connection: Connection, change: _Change) -> None:
    """Run a change so that its failure is its own; raises what ends the whole transaction."""
    driver: Any = connection.connection.driver_connection
    driver.execute("SAVEPOINT change")
    try:
        change.run(connection)
    except Exception as error:
        if not driver.in_transaction:
            raise
        driver.execute("ROLLBACK TO change")
        change.fail(error)
    driver.execute("RELEASE change")


def _tell(changes: list[_Change]) -> None:
    for change in changes:
        if change.told.cancelled():
            continue
        if change.error is None:
            change.told.set_result(change.result)
        else:
            change.told.set_exception(change.error)


def _engine(url: URL, begin: str, connections: int, *pragmas: str) -> Engine:
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_reset_on_return=None,  # every block here ends its transaction itself
        hide_parameters=True,  # errors are logged, hands are not
        connect_args={"timeout": _LOCK_TIMEOUT_SECONDS},
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        # The driver would begin transactions by itself, and too late for the write lock.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", *pragmas):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "reset")
    def _given_back(connection: Any, _record: object, _state: object) -> None:
        # A commit that failed leaves its transaction open, and the next could not begin.
        if connection.in_transaction:
            connection.rollback()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute(begin)

    return engine
