"""PostgreSQL: every transaction on a connection of its own, rows locked by what changes them."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.lease import Lease

_Told = TypeVar("_Told")

READERS: Final = 5
WRITERS: Final = 10
"""Pool sizes for reads and for writes (a server allows 100 connections by default)."""
_LOCK_TIMEOUT_SECONDS: Final = 30
"""Lock timeout."""
_ATTEMPTS: Final = 3
_DEADLOCK: Final = "40P01"
_MIGRATING: Final = 0
"""Advisory lock of the process that migrates; no user has this id."""


class PostgreSQL:
    """Runs transactions against a server.

    Those that read see the data as it was at one moment, and never wait for those that write:
    each kind has connections of its own.
    """

    def __init__(self, url: URL) -> None:
        """Raise ImportError where its driver is not installed."""
        self._reading = _engine(url, READERS).execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._writing = _engine(url, WRITERS)
        self.engines = (self._reading.sync_engine, self._writing.sync_engine)

    async def look(self, body: Callable[[Connection], _Told]) -> _Told:
        """Return what the body returns of a database that is not ours yet."""
        return await self.read(body)

    async def read(self, body: Callable[[Connection], _Told]) -> _Told:
        """Return what the body returns of a consistent look at the data."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(body)

    async def write(self, body: Callable[[Connection], _Told]) -> _Told:
        """Return what the body returns, once that is committed; nothing is stored if it raises.

        Of transactions that wait for each other the server ends one, and that is run again.
        """
        for _ in range(_ATTEMPTS):
            try:
                return await self._write(body)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != _DEADLOCK:
                    raise
        return await self._write(body)

    async def _write(self, body: Callable[[Connection], _Told]) -> _Told:
        async with self._writing.begin() as connection:
            return await connection.run_sync(body)

    def lease(self) -> Lease:
        """Return what this process shares with no other."""
        return Lease(self._writing)

    async def close(self) -> None:
        """Disconnect."""
        await self._reading.dispose()
        await self._writing.dispose()


def _engine(url: URL, connections: int) -> AsyncEngine:
    settings: dict[str, Any] = {"lock_timeout": f"{_LOCK_TIMEOUT_SECONDS}s"}
    return create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,  # errors are logged, hands are not
        connect_args={"server_settings": settings},
    )


def lock_migration(connection: Connection) -> None:
    """Wait, however long it takes, until no other process migrates; until this transaction ends."""
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
