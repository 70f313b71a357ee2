"""Opens the database: migrated, durable, one writer at a time on SQLite."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, make_url, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage import tables
from bot.storage.upserts import upsert

MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseRefused(Exception):
    """The database cannot be used; the text is one line that says why and what to do."""


class DatabaseTooNew(DatabaseRefused):
    """The database was made by a newer version of Castellan and is left unopened."""


class Database:
    """Connections for reading and for writing.

    On SQLite writers hold a connection of their own that begins with the write lock, so that
    reading and then writing in one transaction can never fail half-way for a lock.
    """

    def __init__(self, url: str, setting: str = "DATABASE_URL") -> None:
        """``setting`` is what the operator calls the address."""
        self._url = url
        self._setting = setting
        self.reader: AsyncEngine
        self.writer: AsyncEngine
        self._engines: tuple[AsyncEngine, ...] = ()

    async def open(self) -> None:
        """Connect and migrate, once. Raises DatabaseRefused."""
        if self._engines:
            return
        path = make_url(self._url).database
        if self._url.startswith("sqlite") and path and not Path(path).parent.is_dir():
            raise DatabaseRefused(f"{self._setting}: there is no folder {Path(path).parent}")
        try:
            present = await self._refuse_newer()
        except (SQLAlchemyError, OSError, ImportError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise DatabaseRefused(
                f"{self._setting}: the database cannot be opened: {reason}"
            ) from error
        if self._url.startswith("sqlite"):
            self.writer = _sqlite_engine(self._url, "BEGIN IMMEDIATE", pool_size=1)
            self.reader = _sqlite_engine(self._url, "BEGIN", pool_size=4)
        else:
            self.writer = self.reader = create_async_engine(
                self._url, pool_pre_ping=True, hide_parameters=True
            )
        self._engines = (self.writer, self.reader)
        if present != _revisions()[0]:
            async with self.writer.begin() as connection:
                await connection.run_sync(_migrate)

    async def _refuse_newer(self) -> str | None:
        """Look before anything is written, the journal's mode included; the schema found."""
        engine = create_async_engine(self._url, poolclass=NullPool)
        try:
            async with engine.connect() as connection:
                present = await connection.run_sync(_present_revision)
        finally:
            await engine.dispose()
        if present is not None and present not in _revisions():
            raise DatabaseTooNew(
                f"{self._setting}: the database has schema {present}, made by a newer version of "
                f"Castellan. Update Castellan, or point {self._setting} at another database."
            )
        return present

    async def close(self) -> None:
        """Finish and disconnect."""
        for engine in self._engines:
            await engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that commits at the end, or rolls back when an exception leaves it."""
        async with self.writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look at the data."""
        async with self.reader.connect() as connection:
            yield connection

    async def fact(self, name: str) -> str | None:
        """A single remembered value, such as when the bot was last alive."""
        async with self.read() as connection:
            value: str | None = await connection.scalar(
                select(tables.facts.c.value).where(tables.facts.c.name == name)
            )
            return value

    async def remember(self, name: str, value: str) -> None:
        """Store a single value in place of the one before."""
        async with self.write() as connection:
            await set_fact(connection, name, value)


async def set_fact(connection: AsyncConnection, name: str, value: str) -> None:
    """Store a single value within a transaction."""
    await upsert(connection, tables.facts, [{"name": name, "value": value}])


def _sqlite_engine(url: str, begin: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        pool_reset_on_return=None,  # every block here ends its transaction itself
        hide_parameters=True,  # errors are logged, hands are not
        connect_args={"timeout": 30},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        # The driver would begin transactions by itself, and too late for the write lock.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "reset")
    def _given_back(connection: Any, _record: object, _state: object) -> None:
        # A commit that failed leaves its transaction open, and the next could not begin.
        if connection.driver_connection.in_transaction:
            connection.rollback()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


@lru_cache(maxsize=1)
def _revisions() -> tuple[str, ...]:
    """Every schema that this version knows, the newest first."""
    return tuple(s.revision for s in ScriptDirectory.from_config(_config()).walk_revisions())


def _present_revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _migrate(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
