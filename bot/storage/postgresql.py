"""PostgreSQL: every transaction on a connection of its own, rows locked by what changes them."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.lease import Lease

_Told = TypeVar("_Told")


class PostgreSQL:
    """Runs transactions against a server."""

    def __init__(self, url: URL) -> None:
        """Raises ImportError where its driver is not installed."""
        # Errors are logged, hands are not.
        self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        self.engines = (self._engine.sync_engine,)

    async def look(self, body: Callable[[Connection], _Told]) -> _Told:
        """What the body returns of a database that is not ours yet."""
        return await self.read(body)

    async def read(self, body: Callable[[Connection], _Told]) -> _Told:
        """What the body returns of a consistent look at the data."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(body)

    async def write(self, body: Callable[[Connection], _Told]) -> _Told:
        """What the body returns, once that is committed; nothing is stored if it raises."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(body)

    def lease(self) -> Lease:
        """What this process shares with no other."""
        return Lease(self._engine)

    async def close(self) -> None:
        """Disconnect."""
        await self._engine.dispose()
