"""Backups of a PostgreSQL database, made and restored by PostgreSQL's own programs.

A dump is never restored over an existing database, as that would mix rows of two times and two
versions. It is restored into an empty one, which then takes the old one's name.
"""

import asyncio
import os
import secrets
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.storage.database import Database, DatabaseRefused, check_backup, present_revision
from bot.storage.health import reason_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

_Done = TypeVar("_Done")

_MAINTENANCE: Final = ("postgres", "template1")
"""Databases that every server has, to connect to while another one is renamed."""
_MAX_NAME_BYTES: Final = 63
_IN_USE: Final = "55006"
_NOT_ALLOWED: Final = "42501"
_BEGINNING: Final = b"PGDMP"
_ENVIRONMENT: Final = {
    "sslmode": "PGSSLMODE",
    "sslrootcert": "PGSSLROOTCERT",
    "channel_binding": "PGCHANNELBINDING",
    "host": "PGHOST",
    "port": "PGPORT",
}


def dump(url: URL, target: Path) -> None:
    """Write a consistent snapshot of the database to a file. Raises DatabaseRefused on failure."""
    target.touch(mode=0o600)
    _run(url, "pg_dump", "--format=custom", f"--file={target}")


def restore(url: URL, source: Path) -> str | None:
    """Replace the database with a dump. Returns the name of the old one, if any.

    Raises DatabaseRefused if the dump can't be used, or while anyone is connected to the database.
    """
    _check_dump(source)
    return _on_server(url, lambda server: _restore(server, url, source))


def try_out(url: URL, source: Path) -> None:
    """Restore a dump elsewhere and open it. Raises DatabaseRefused if that fails."""

    async def work(server: "AsyncConnection") -> None:
        async with _restored(server, url, source, "tried") as tried:
            database = Database(tried.render_as_string(hide_password=False), "the test restore")
            await database.open()
            await database.close()

    _check_dump(source)
    _on_server(url, work)


async def _restore(server: "AsyncConnection", url: URL, source: Path) -> str | None:
    name = url.database
    assert name is not None, "checked with the address"
    async with _restored(server, url, source, "restored") as restored:
        names = await _names(server)
        kept = _free_name(name, names) if name in names else None
        renamed = [] if kept is None else [(name, kept)]
        try:
            # One transaction: either both names change or none.
            await server.execute(text("BEGIN"))
            for old, new in (*renamed, (str(restored.database), name)):
                await _say(server, "ALTER DATABASE {} RENAME TO {}", old, new)
            await server.execute(text("COMMIT"))
        except DBAPIError as error:
            await server.execute(text("ROLLBACK"))
            if getattr(error.orig, "sqlstate", None) != _IN_USE:
                raise
            raise DatabaseRefused(
                f"{name} is in use. Stop the bot and anything else that is connected to it."
            ) from error
    return kept


@asynccontextmanager
async def _restored(
    server: "AsyncConnection", url: URL, source: Path, what: str
) -> AsyncIterator[URL]:
    """Restore a dump into a new database, and drop that afterwards unless it was renamed."""
    # Nobody has this name, so what is dropped afterwards is what was created here.
    there = url.set(database=_named(str(url.database), f"_{what}_{secrets.token_hex(4)}"))
    await _say(server, "CREATE DATABASE {} TEMPLATE template0", str(there.database))
    try:
        await asyncio.to_thread(
            _run,
            there,
            "pg_restore",
            *("--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"),
            f"--dbname={there.database}",
            str(source),
        )
        async with _connected(there) as connection:
            check_backup(source, await connection.run_sync(present_revision))
        yield there
    finally:
        await _say(server, "DROP DATABASE IF EXISTS {}", str(there.database))


def _on_server(url: URL, work: Callable[["AsyncConnection"], Awaitable[_Done]]) -> _Done:
    async def connected() -> _Done:
        beside = next(name for name in _MAINTENANCE if name != url.database)
        async with _connected(url.set(database=beside)) as server:
            return await work(server)

    try:
        return asyncio.run(connected())
    except (SQLAlchemyError, OSError) as error:
        allowed = getattr(getattr(error, "orig", None), "sqlstate", None) != _NOT_ALLOWED
        needed = (
            "" if allowed else ". Its role needs the right to create them: ALTER ROLE … CREATEDB"
        )
        raise DatabaseRefused(f"DATABASE_URL: {reason_of(error)}{needed}.") from error


@asynccontextmanager
async def _connected(url: URL) -> AsyncIterator["AsyncConnection"]:
    from bot.storage.postgresql import make_engine

    engine = make_engine(url, 1, "castellan restore", limited=False)
    try:
        async with engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")
    finally:
        await engine.dispose()


async def _say(server: "AsyncConnection", statement: str, *names: str) -> None:
    quote: Any = server.dialect.identifier_preparer.quote_identifier
    await server.execute(text(statement.format(*map(quote, names)).replace(":", r"\:")))


async def _names(server: "AsyncConnection") -> frozenset[str]:
    return frozenset(await server.scalars(text("SELECT datname FROM pg_database")))


def _free_name(name: str, taken: frozenset[str]) -> str:
    number = 1
    while (free := _named(name, f"_before_restore_{number}")) in taken:
        number += 1
    return free


def _named(name: str, ending: str) -> str:
    """Add an ending to a name within 63 bytes, as PostgreSQL cuts longer names silently."""
    room = _MAX_NAME_BYTES - len(ending)
    return name.encode()[:room].decode(errors="ignore") + ending


def _check_dump(source: Path) -> None:
    try:
        with source.open("rb") as file:
            beginning = file.read(len(_BEGINNING))
    except OSError as error:
        raise DatabaseRefused(f"{source} could not be read: {error.strerror}.") from error
    if beginning != _BEGINNING:
        raise DatabaseRefused(f"{source} is not a PostgreSQL dump in its custom format.")


def _run(url: URL, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs on a database. Raises DatabaseRefused if it fails.

    The password is passed in the environment: program arguments are visible to every user.
    """
    told: dict[str, object] = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username}
    told |= {"PGPASSWORD": url.password, "PGDATABASE": url.database}
    told |= {_ENVIRONMENT[name]: value for name, value in url.query.items()}
    environment = {name: str(value) for name, value in told.items() if value is not None}
    try:
        done = subprocess.run(
            [program, *arguments],
            check=False,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
    except FileNotFoundError:
        raise DatabaseRefused(
            f"{program} is not installed: it comes with PostgreSQL's client programs, such as "
            "Debian's package postgresql-client."
        ) from None
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["failed"])[0]
        raise DatabaseRefused(f"{reason.removeprefix(f'{program}: ')} ({program})")
