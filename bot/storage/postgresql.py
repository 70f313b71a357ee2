"""PostgreSQL: each transaction has its own connection and locks the rows that it changes."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from ssl import SSLContext, create_default_context
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.storage.health import CommitUnknown, DatabaseAway, reason_of
from bot.storage.lease import Lease

_Result = TypeVar("_Result")

READERS: Final = 5
WRITERS: Final = 10
"""Pool sizes for reads and for writes (a server allows 100 connections by default)."""
_CONNECT_SECONDS: Final = 10
_LOCK_TIMEOUT_SECONDS: Final = 30
_IDLE_SECONDS: Final = 15
"""Time between two statements after which the server ends a transaction and frees its locks. It's
shorter than the lock timeout, so a hanging process can't outlast its successor's wait."""
_STATEMENT_SECONDS: Final = 60  # time after which the server cancels a statement
_SILENCE_SECONDS: Final = 5
"""Extra time for the server to cancel a statement, before it counts as unreachable."""
_KEEPALIVE: Final = {"idle": "10", "interval": "5", "count": "2"}
"""TCP keepalive of the server's side, in seconds. It frees the locks of a client whose network is
gone. By default that would take two hours."""
_ATTEMPTS: Final = 4
_PAUSE_SECONDS: Final = 0.1
"""Pause before the second attempt on a new connection. It grows with each attempt."""
_DEADLOCK: Final = "40P01"
_CLOSED: Final = ("57P01", "57P02", "57P03", "25P03", "08")
"""Prefixes of SQLSTATEs that end a connection, or refuse one for now."""


class PostgreSQL:
    """Runs transactions against a server.

    Reads see a snapshot and never wait for writes, as the two have separate connections. A
    transaction that loses its connection before the commit is run again on another one.
    """

    def __init__(self, url: URL, *, limited: bool = True) -> None:
        """With ``limited``, statements time out. Raises ImportError if the driver is missing."""
        self._url = url
        self._name = f"castellan {secrets.token_hex(8)}"
        self._reading = make_engine(url, READERS, self._name, limited=limited).execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._writing = make_engine(url, WRITERS, self._name, limited=limited)
        self.engines = (self._reading.sync_engine, self._writing.sync_engine)

    def trouble(self) -> None:
        """Return None: the server reports its faults through its errors."""

    async def wipe_deleted(self) -> bool:
        """Return True: PostgreSQL overwrites deleted data when it vacuums."""
        return True

    async def look(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` on a database that may not be ours and return its result."""
        return await self.read(body)

    async def read(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` on one consistent snapshot and return its result."""
        return await self._attempt(self._read, body)

    async def _read(self, body: Callable[[Connection], _Result]) -> _Result:
        async with self._reading.connect() as connection:
            return await connection.run_sync(body)

    async def write(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` in a transaction and return its result after the commit.

        If transactions deadlock, the server ends one of them and it is run again. Raises
        CommitUnknown if there is no telling whether the transaction was stored.
        """
        return await self._attempt(self._write, body)

    async def _write(self, body: Callable[[Connection], _Result]) -> _Result:
        committing = False
        try:
            async with self._writing.begin() as connection:
                result = await connection.run_sync(body)
                # From here on a lost connection leaves open whether the commit has arrived. Before,
                # nothing is stored, and the transaction can be run again.
                committing = True
        except (DBAPIError, OSError) as error:
            if committing and _is_lost(error):
                raise CommitUnknown("the database broke off during a commit") from error
            raise
        return result

    async def _attempt(
        self,
        run: Callable[[Callable[[Connection], _Result]], Awaitable[_Result]],
        body: Callable[[Connection], _Result],
    ) -> _Result:
        """Run a transaction, and again after a deadlock or a lost connection."""
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                return await run(body)
            except (DBAPIError, OSError) as error:
                lost = _is_lost(error)
                if not lost and _state_of(error) != _DEADLOCK:
                    raise
                # After a timeout the caller has no time for another attempt.
                if attempt == _ATTEMPTS or isinstance(error, TimeoutError):
                    if lost:
                        raise DatabaseAway(
                            f"the database does not answer: {reason_of(error)}"
                        ) from error
                    raise
            if lost:
                # A deadlock is over at once, but a server that restarts takes a while.
                await asyncio.sleep(_PAUSE_SECONDS * attempt)
        raise AssertionError("the last attempt returns or raises")

    async def migrate(self, body: Callable[[Connection], _Result]) -> _Result:
        """Run `body` in a transaction without time limits. Returns its result after the commit."""
        engine = make_engine(self._url, 1, self._name, limited=False)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(body)
        finally:
            await engine.dispose()

    def lease(self) -> Lease:
        return Lease(self._writing, self._name)

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()


def make_engine(url: URL, connections: int, name: str, *, limited: bool) -> AsyncEngine:
    """Return an engine. Its statements time out if ``limited``."""
    settings: dict[str, Any] = {f"tcp_keepalives_{what}": it for what, it in _KEEPALIVE.items()}
    settings["application_name"] = name
    settings["lock_timeout"] = f"{_LOCK_TIMEOUT_SECONDS}s"
    connecting: dict[str, Any] = {"timeout": _CONNECT_SECONDS, "server_settings": settings}
    connecting["ssl"] = _encryption(url)
    if limited:
        settings["idle_in_transaction_session_timeout"] = f"{_IDLE_SECONDS}s"
        settings["statement_timeout"] = f"{_STATEMENT_SECONDS}s"
        connecting["command_timeout"] = _STATEMENT_SECONDS + _SILENCE_SECONDS
    return create_async_engine(
        url.difference_update_query(("sslmode", "sslrootcert", "channel_binding")),
        pool_size=connections,
        # Above the pool's size transactions wait here: the server's connections are shared.
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,  # errors are logged, hands are not
        connect_args=connecting,
    )


def _encryption(url: URL) -> str | SSLContext:
    """The driver's `ssl` argument, from ``sslmode`` and ``sslrootcert``.

    Certificates are checked against the system's trusted ones, unless ``sslrootcert`` names a file.
    Raises OSError if that file can't be read.
    """
    mode, root = (url.query.get(name) for name in ("sslmode", "sslrootcert"))
    verified = mode in ("verify-ca", "verify-full") or (mode == "require" and root is not None)
    if not verified:
        return str(mode or "prefer")
    context = create_default_context(cafile=None if root in (None, "system") else str(root))
    context.check_hostname = mode == "verify-full"
    return context


def _state_of(error: Exception) -> str:
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def _is_lost(error: Exception) -> bool:
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _state_of(error).startswith(_CLOSED)
    return isinstance(error, OSError)
