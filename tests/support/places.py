"""Places of tests' databases: each a SQLite file, or a database of a PostgreSQL server.

A place is a path in both cases. The server's address is in ``TEST_POSTGRESQL``; there the path only
gives the database its name.
"""

import asyncio
import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from sqlalchemy import URL, Connection, MetaData, Table, create_engine, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage import Database, schema

_Told = TypeVar("_Told")

SERVER: Final = os.environ.get("TEST_POSTGRESQL")
ON_POSTGRESQL: Final = SERVER is not None
EMPTY: Final = Path("empty")
"""On PostgreSQL, the place of a migrated and empty database to copy."""


class _Server:
    """A connection to the server in a thread of its own, because tests' event loops end."""

    def __init__(self) -> None:
        assert SERVER is not None
        self.url = make_url(SERVER)
        self.known: dict[str, Path] = {}
        # A test may itself run tests, in a process of its own.
        self._template = f"castellan_empty_{os.getpid()}"
        self._ready = f"castellan_ready_{os.getpid()}"
        self._loop = asyncio.new_event_loop()
        self._one_at_a_time = asyncio.Lock()
        self._spare = False
        threading.Thread(target=self._loop.run_forever, name="places", daemon=True).start()
        self._connection = self.do(self._open())

    async def _open(self) -> Any:
        plain = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await asyncpg.connect(plain)

    def begin(self, work: Coroutine[Any, Any, _Told]) -> "asyncio.Future[_Told]":
        """Run something in the thread, independently of the caller."""
        run: Any = asyncio.run_coroutine_threadsafe
        begun: asyncio.Future[_Told] = Context().run(run, work, self._loop)
        return begun

    def do(self, work: Coroutine[Any, Any, _Told]) -> _Told:
        return self.begin(work).result()

    def of(self, name: str) -> URL:
        return self.url.set(database=name)

    async def _say(self, statement: str) -> None:
        await self._connection.execute(statement)

    async def _copy(self, name: str, template: str) -> None:
        await self._say(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")

    async def make(self, name: str, template: str | None) -> None:
        """Create a database as a copy of another; without one, migrate an empty one."""
        async with self._one_at_a_time:
            await self._drop(name)
            if template is not None:
                await self._copy(name, template)
                return
            if not self._spare:
                await self._make_spare()
            await self._say(f"ALTER DATABASE {self._ready} RENAME TO {name}")
            self._spare = False
        self.begin(self.provide())

    async def provide(self) -> None:
        """Create the next database before it is needed."""
        async with self._one_at_a_time:
            if not self._spare:
                await self._make_spare()

    async def _make_spare(self) -> None:
        known = await self._connection.fetchval(
            "SELECT true FROM pg_database WHERE datname = $1", self._template
        )
        if not known:
            await self._copy(self._template, "template0")
            database = Database(self.of(self._template).render_as_string(hide_password=False))
            await database.open()
            await database.close()
        await self._drop(self._ready)
        await self._copy(self._ready, self._template)
        self._spare = True

    async def _drop(self, name: str) -> None:
        await self._say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    async def drop(self, *names: str) -> None:
        async with self._one_at_a_time:
            for name in names:
                await self._drop(name)

    async def end(self) -> None:
        await self.drop(*self.known, self._ready, self._template)
        await self._connection.close()


@cache
def _server() -> _Server:
    return _Server()


def address(path: Path, *, migrated: bool = True) -> str:
    """Return the address of the database at a place.

    On PostgreSQL this creates it: empty, or with the present schema if ``migrated``. A SQLite file
    is created when it's opened.
    """
    if not ON_POSTGRESQL:
        return f"sqlite:///{path}"
    server, name = _server(), _name(path)
    if name not in server.known:
        server.do(server.make(name, None if migrated else "template0"))
        server.known[name] = path
    return server.of(name).render_as_string(hide_password=False)


@cache
def _migrated() -> tempfile.TemporaryDirectory[str]:
    """A folder with a SQLite file that has the present schema and no rows."""
    folder = tempfile.TemporaryDirectory(
        prefix="castellan-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")
    )

    async def migrate() -> None:
        database = Database(address(Path(folder.name) / "castellan.db"))
        await database.open()
        await database.close()

    with ThreadPoolExecutor(1) as elsewhere:  # a loop may be running here
        elsewhere.submit(asyncio.run, migrate()).result()
    return folder


def provided(path: Path) -> Path:
    """Return the place, with a copy of a migrated SQLite file unless it exists.

    Migrating takes longer than copying. On PostgreSQL ``address`` does this.
    """
    if not ON_POSTGRESQL and not path.exists():
        shutil.copy(Path(_migrated().name) / "castellan.db", path)
    return path


def copied(source: Path, path: Path) -> Path:
    """Return the place with a copy of another one, to which nothing must be connected."""
    if not ON_POSTGRESQL:
        return Path(shutil.copy(source, path))
    server, name = _server(), _name(path)
    server.do(server.make(name, None if source == EMPTY else _name(source)))
    server.known[name] = path
    return path


def place_of(address: str) -> Path:
    name = make_url(address).database
    assert name is not None
    return _server().known[name] if ON_POSTGRESQL else Path(name)


def inside(path: Path, body: Callable[[Connection], _Told], *, migrated: bool = True) -> _Told:
    """Run a function in a transaction on the database at a place, bypassing the bot."""
    if not ON_POSTGRESQL:
        engine = create_engine(address(path), poolclass=NullPool)
        with engine.begin() as connection:
            return body(connection)
    return _server().do(_inside(address(path, migrated=migrated), body))


def left_by(
    revision: str, path: Path, fill: Callable[[Connection, Mapping[str, Table]], None]
) -> None:
    """Make the database of an older schema at a place."""

    def make(connection: Connection) -> None:
        config = schema.config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        old = MetaData()
        old.reflect(connection)
        fill(connection, old.tables)

    inside(path, make, migrated=False)


async def _inside(address: str, body: Callable[[Connection], _Told]) -> _Told:
    engine = create_async_engine(address, poolclass=NullPool)
    async with engine.begin() as connection:
        return await connection.run_sync(body)


def known() -> frozenset[str]:
    return frozenset(_server().known) if ON_POSTGRESQL else frozenset()


def drop_others(kept: frozenset[str]) -> None:
    """Drop the databases created since, without waiting."""
    if gone := known() - kept:
        server = _server()
        for name in gone:
            del server.known[name]
        server.begin(server.drop(*gone))


def end() -> None:
    """Restore the server, and the folder of templates, to their original state."""
    if _migrated.cache_info().currsize:
        _migrated().cleanup()
    if _server.cache_info().currsize:
        _server().do(_server().end())


def _name(path: Path) -> str:
    return f"castellan_{sha256(str(path).encode()).hexdigest()[:16]}"
