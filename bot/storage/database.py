"""Opens the database, migrated and durable, and runs transactions against it."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, Row, bindparam, inspect, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from bot.base import logs
from bot.base.metrics import DATABASE_SECONDS, timed_transaction
from bot.storage import tables
from bot.storage.health import Health, reason_of
from bot.storage.lease import Lease, Shards, live_bots
from bot.storage.sqlite import FileInUse, FileLock, SQLite
from bot.storage.statements import upsert

if TYPE_CHECKING:
    from bot.storage.postgresql import PostgreSQL

log = logs.get(__name__)

READ_SECONDS = DATABASE_SECONDS.labels("read")
WRITE_SECONDS = DATABASE_SECONDS.labels("write")

_WRITTEN = "written"
_IN_USE = "is in use by a running bot{}. Stop that one first, or name another database."
_SELECT_FACT = select(tables.facts.c.value).where(tables.facts.c.name == bindparam("of"))

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class DatabaseRefused(Exception):
    """The database can't be used. The text is one line that says why and what to do."""


class Use(Enum):
    """Purposes for which a process opens a database."""

    BESIDE = "beside whatever else has it open"
    BOT = "as the one bot of a SQLite file; on PostgreSQL several bots share it by their shards"
    ALONE = "without any bot, for as long as each statement takes"


class UnknownSchema(DatabaseRefused):
    """The database was made by a newer version of Castellan, or one that is too old."""


class DatabaseChanged(Exception):
    """Somebody has changed the database's tables, so its schema can't be migrated."""


class Database:
    """Runs transactions, which are plain functions that get a connection.

    A function may run in another thread, so it must touch nothing but its arguments. It can't await
    anything, so no transaction waits for another one's caller.
    """

    def __init__(self, url: str, setting: str = "DATABASE_URL") -> None:
        """``setting`` is the operator's name for the address, for error messages."""
        self._url = url
        self._setting = setting
        self._home: SQLite | PostgreSQL | None = None
        self.shards = Shards()
        self._health = Health()
        self._looking = asyncio.Lock()
        self._lock: FileLock | None = None

    async def open(self, use: Use = Use.BESIDE) -> None:
        """Connect, and migrate the schema. Later calls do nothing.

        Raises DatabaseRefused if the database can't be opened, or if a running bot has it.
        """
        if self._home is not None:
            return
        url = make_url(self._url)
        sqlite = url.get_backend_name() == "sqlite"
        home: SQLite | PostgreSQL | None = None
        try:
            if sqlite:
                folder = Path(url.database or "").parent
                if not folder.is_dir():
                    raise DatabaseRefused(f"{self._setting}: there is no folder {folder}")
                self._take_file(Path(url.database or ""), use)
                home = SQLite(url)
            else:
                home = _on_server(url, limited=use is not Use.ALONE)
            present = await home.look(present_revision)
            if use is Use.ALONE and await home.look(live_bots):
                raise DatabaseRefused(f"{self._setting}: the database {_IN_USE.format('')}")
        except (SQLAlchemyError, OSError, ImportError) as error:
            await self._give_up(home)
            extra = ". PostgreSQL needs an extra: pip install 'castellan[postgresql]'"
            hint = extra if isinstance(error, ImportError) else ""
            raise DatabaseRefused(
                f"{self._setting}: the database could not be opened: {reason_of(error)}{hint}"
            ) from error
        except BaseException:
            await self._give_up(home)
            raise
        try:
            if _is_older(present, self._setting):
                await home.migrate(self._migrate)
        except BaseException:
            await self._give_up(home)
            raise
        home.trouble()  # it remembers which file is open
        self._home = home

    def _take_file(self, path: Path, use: Use) -> None:
        """Lock the file, unless ``use`` is BESIDE, and create it, readable only by its owner."""
        if use is not Use.BESIDE:
            self._lock = lock_file(path, self._setting)
        path.touch(mode=0o600)

    async def _give_up(self, home: "SQLite | PostgreSQL | None") -> None:
        if home is not None:
            await home.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _migrate(self, connection: Connection) -> None:
        from alembic.util import CommandError

        from bot.storage import schema

        schema.lock_migration(connection)
        if _is_older(present_revision(connection), self._setting):
            try:
                schema.migrate(connection)
            except CommandError as error:
                raise DatabaseChanged(str(error)) from error

    async def close(self) -> None:
        await self._give_up(self._home)

    @property
    def engines(self) -> tuple[Engine, ...]:
        """The engines, for attaching listeners. The read-only one comes first."""
        assert self._home is not None, "opened before"
        return self._home.engines

    def lease(self) -> Lease | None:
        """Return the locks between processes, or None if only one process can use the database."""
        return None if self._home is None else self._home.lease()

    async def read(
        self,
        body: Callable[Concatenate[Connection, _Given], _Result],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> _Result:
        """Run `body` on one consistent snapshot and return its result."""
        assert self._home is not None, "opened before"
        with timed_transaction(READ_SECONDS):
            try:
                return await self._home.read(lambda connection: body(connection, *args, **kwargs))
            except SQLAlchemyError as error:
                self._health.note_failure(error)
                raise

    async def write(
        self,
        body: Callable[Concatenate[Connection, _Given], _Result],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> _Result:
        """Run `body` in a transaction and return its result after the commit.

        If `body` or the commit raises an exception, nothing is stored.
        """
        assert self._home is not None, "opened before"
        with timed_transaction(WRITE_SECONDS):
            try:
                told = await self._home.write(lambda connection: body(connection, *args, **kwargs))
            except SQLAlchemyError as error:
                self._health.note_failure(error)
                raise
            self._health.note_stored()
            return told

    async def wipe_deleted(self) -> None:
        """Remove deleted data from the database's files, where the bot can do that."""
        assert self._home is not None, "opened before"
        if not await self._home.wipe_deleted():
            log.warning("deleted data stays in the database's write-ahead log until it is reused")

    async def find_trouble(self) -> str | None:
        """Return the database's fault, or None. Logs when a fault begins and ends.

        If nothing was stored lately, this stores a change, since only a write shows whether writes
        work. Concurrent calls wait for each other, so at most one of them writes.
        """
        async with self._looking:
            try:
                trouble = await self._trouble()
            except SQLAlchemyError as error:
                trouble = reason_of(error)
            self._health.tell(trouble)
            return trouble

    async def _trouble(self) -> str | None:
        assert self._home is not None, "opened before"
        if (trouble := self._home.trouble()) is not None:
            return trouble
        await self.scalar(select(1))
        if self._health.wants_write:
            await self.remember(_WRITTEN, f"{time.time():.0f}")
        return self._health.trouble

    async def rows(
        self, query: Executable, values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self.read(lambda connection: connection.execute(query, values).all())

    async def scalars(self, query: Executable) -> Sequence[Any]:
        return await self.read(lambda connection: connection.scalars(query).all())

    async def scalar(self, query: Executable, values: Mapping[str, Any] | None = None) -> Any:
        """Return the first column of the first row of a query, or None."""
        return await self.read(lambda connection: connection.scalar(query, values))

    async def run(
        self, statement: Executable, values: Sequence[Mapping[str, Any]] | None = None
    ) -> int:
        """Run a statement in a transaction of its own. Returns the number of rows it changed.

        With several ``values`` it runs once for each.
        """
        return await self.write(lambda connection: connection.execute(statement, values).rowcount)

    async def fact(self, name: str) -> str | None:
        """Return a stored fact, such as the hash of the registered commands, or None."""
        value: str | None = await self.scalar(_SELECT_FACT, {"of": name})
        return value

    async def remember(self, name: str, value: str) -> None:
        """Store a fact, replacing its old value."""
        await self.write(set_fact, name, value)


def lock_file(path: Path, setting: str) -> FileLock:
    """Lock a SQLite file for this process. Raises DatabaseRefused if a bot has it."""
    try:
        return FileLock(path)
    except FileInUse as error:
        raise DatabaseRefused(f"{setting}: {path} {_IN_USE.format(f', process {error}')}") from None


def set_fact(connection: Connection, name: str, value: str) -> None:
    upsert(connection, tables.facts, [{"name": name, "value": value}])


def _on_server(url: URL, *, limited: bool) -> "PostgreSQL":
    """Return PostgreSQL's backend. Its driver is slow to import, so it's imported here.

    Raises ImportError if the driver isn't installed.
    """
    from bot.storage.postgresql import PostgreSQL

    return PostgreSQL(url, limited=limited)


def _is_older(present: str | None, where: str) -> bool:
    """Return True if a schema has to be migrated. Raises UnknownSchema if it can't be used."""
    if present == tables.SCHEMA:
        return False
    from bot.storage import schema  # slow to import, and seldom needed

    try:
        return schema.is_older(present)
    except LookupError as error:
        raise UnknownSchema(f"{where}: schema {present} {error}") from None


def check_backup(source: Path, revision: str | None) -> None:
    """Raise DatabaseRefused unless this version can work with a backup's schema."""
    if revision is None:
        raise DatabaseRefused(f"{source} is not a Castellan database.")
    _is_older(revision, str(source))


def present_revision(connection: Connection) -> str | None:
    """Return the revision of a database's schema, or None if it has no schema of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision
