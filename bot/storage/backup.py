"""Backups of a database in use, restoring them, and copies of a whole database.

PostgreSQL's backups are dumps (see ``dumps``). A copy goes into an empty database, also from SQLite
to PostgreSQL or back.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Table, create_engine, func, insert, make_url, select, tuple_
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool
from sqlalchemy.util import await_only

from bot.storage import dumps, tables
from bot.storage.database import (
    Database,
    DatabaseRefused,
    check_backup,
    lock_file,
    present_revision,
)

_PAGES_PER_STEP: Final = 2048  # pages copied per step, which a writer may have to wait for

_LOGS: Final = ("-wal", "-shm", "-journal")
_ROOM: Final = "Check that the disk has room and is writable."


def back_up(address: str, target: Path) -> int:
    """Copy a consistent snapshot into a new file. Returns its size in bytes.

    Raises DatabaseRefused if the file exists or can't be written.
    """
    url = make_url(address)
    # Another backup may be writing to the same name.
    unfinished = target.with_name(f"{target.name}.unfinished-{secrets.token_hex(4)}")
    try:
        if target.exists():
            raise DatabaseRefused(f"{target} already exists. Choose another name.")
        if url.get_backend_name() == "postgresql":
            dumps.dump(url, unfinished)
        else:
            _copy_file(_path_of(url), unfinished)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseRefused(f"{target} could not be written: {error}. {_ROOM}") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return target.stat().st_size


def restore(address: str, source: Path) -> str | None:
    """Replace the database with a backup. Returns the path or name of the old one, if any.

    Raises DatabaseRefused if the backup can't be used, or while a bot has the database open.
    """
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        return dumps.restore(url, source)
    kept = _restore_file(_path_of(url), source)
    return None if kept is None else str(kept)


def try_out(address: str, source: Path) -> None:
    """Restore a backup elsewhere and open it. Raises DatabaseRefused if that fails."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        dumps.try_out(url, source)
        return
    try:
        with TemporaryDirectory(dir=source.parent, prefix=".tried-") as folder:
            tried = Path(folder) / "tried.db"
            _restore_file(tried, source)
            asyncio.run(_open(tried))
    except OSError as error:
        raise DatabaseRefused(f"{source} could not be tested: {error}. {_ROOM}") from error


async def _open(path: Path) -> None:
    database = Database(f"sqlite:///{path}", "the test restore")
    await database.open()
    await database.close()


def _copy_file(source: Path, target: Path) -> None:
    if not source.is_file():
        raise DatabaseRefused(f"{source} does not exist, so there is no database to copy.")
    _copy(source, target)


def _restore_file(target: Path, source: Path) -> Path | None:
    unfinished, kept = target.with_name(f"{target.name}.unfinished"), _free_name(target)
    try:
        if not source.is_file():
            raise DatabaseRefused(f"{source} does not exist.")
        if target.is_dir():
            raise DatabaseRefused(f"{target} is a folder.")
        _check_copy(source)
        with lock_file(target, "DATABASE_URL"):
            unfinished.unlink(missing_ok=True)  # left by a restore that was killed
            replaced = target.exists()
            if replaced:
                _check_closed(target)
            _copy(source, unfinished)
            # The old file moves only now, so a full disk leaves the database as it was.
            if replaced:
                target.replace(kept)
            # SQLite would apply the log of a killed process to the restored database.
            for log in (Path(f"{target}{end}") for end in _LOGS):
                if log.exists():
                    log.replace(f"{kept}{log.name.removeprefix(target.name)}")
            unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseRefused(f"{target} could not be replaced: {error}. {_ROOM}") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return kept if replaced else None


def _path_of(url: URL) -> Path:
    assert url.database, "checked with the address"
    path = Path(url.database)
    return path.resolve() if path.is_symlink() else path


def _copy(source: Path, target: Path) -> None:
    target.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=_PAGES_PER_STEP)


def _check_copy(source: Path) -> None:
    """Raise DatabaseRefused unless the file is a database of a known version."""
    engine = create_engine(URL.create("sqlite", database=str(source)), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            if connection.exec_driver_sql("PRAGMA integrity_check").scalar() != "ok":
                raise DatabaseRefused(f"{source} is damaged.")
            revision = present_revision(connection)
    except OperationalError as error:
        raise DatabaseRefused(f"{source} could not be read: {error.orig}. {_ROOM}") from error
    except SQLAlchemyError as error:
        raise DatabaseRefused(f"{source} is not a Castellan database.") from error
    finally:
        engine.dispose()
    check_backup(source, revision)


def _check_closed(path: Path) -> None:
    """Raise DatabaseRefused if another process has the database open.

    Leaving write-ahead mode merges the log into the file. SQLite refuses it while others use the
    file.
    """
    with closing(sqlite3.connect(path, timeout=1)) as connection:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.DatabaseError as error:
            code = error.sqlite_errorcode & 0xFF  # the primary code
            if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                return  # damaged, but no bot has its lock
            if code != sqlite3.SQLITE_BUSY:
                raise
            mode = "wal"
    if mode != "delete":
        raise DatabaseRefused(f"{path} is in use. Stop the bot first.")


def _free_name(path: Path) -> Path:
    number = 1
    while (name := path.with_name(f"{path.name}.before-restore-{number}")).exists():
        number += 1
    return name


_Result = TypeVar("_Result")
_Rows = list[dict[str, Any]]

_BATCH_SIZE: Final = 500


async def copy_everything(source: Database, target: Database) -> dict[str, int]:
    """Copy all rows in one transaction. Returns the number of rows of each table.

    The source must not change in the meantime. Raises DatabaseRefused if the target isn't empty, or
    if the source did change.
    """
    loop = asyncio.get_running_loop()
    copied = await target.write(_copy_rows, source, loop)
    there, here = await source.read(_count_rows), await target.read(_count_rows)
    assert copied == here, "what was written is read again"
    if there != here:
        raise DatabaseRefused(
            "FROM: the database changed while it was copied, so the copy is incomplete. Stop the "
            "bot, and copy into an empty database."
        )
    return here


def _copy_rows(
    connection: Connection, source: Database, loop: asyncio.AbstractEventLoop
) -> dict[str, int]:
    if any(_count_rows(connection).values()):
        raise DatabaseRefused("TO: the database is not empty; copy into an empty one")
    copied: dict[str, int] = {}
    for table in tables.metadata.sorted_tables:
        copied[table.name] = 0
        for rows in _batches(connection, source, table, loop):
            connection.execute(insert(table), rows)
            copied[table.name] += len(rows)
        _go_on_counting(connection, table)
    return copied


def _batches(
    connection: Connection, source: Database, table: Table, loop: asyncio.AbstractEventLoop
) -> Iterator[_Rows]:
    keys = [column.name for column in table.primary_key]
    after: Sequence[Any] | None = None
    while True:
        rows = _wait_for(connection, source.read(_following, table, after), loop)
        if not rows:
            return
        yield rows
        after = [rows[-1][name] for name in keys]


def _following(connection: Connection, table: Table, after: Sequence[Any] | None) -> _Rows:
    keys = list(table.primary_key)
    query = select(table).order_by(*keys).limit(_BATCH_SIZE)
    if after is not None:
        # Keyset pagination: unlike OFFSET it doesn't read what was copied already.
        query = query.where(tuple_(*keys) > tuple_(*after))
    return [dict(row) for row in connection.execute(query).mappings()]


def _wait_for(
    connection: Connection, work: Coroutine[Any, Any, _Result], loop: asyncio.AbstractEventLoop
) -> _Result:
    if connection.dialect.is_async:
        return await_only(work)
    return asyncio.run_coroutine_threadsafe(work, loop).result()


def _count_rows(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in tables.metadata.sorted_tables
    }


def _go_on_counting(connection: Connection, table: Table) -> None:
    """Set PostgreSQL's sequence to continue after the copied ids, as SQLite does by itself."""
    column = table.autoincrement_column
    if column is None or connection.dialect.name != "postgresql":
        return
    last = connection.scalar(select(func.max(column)))
    if last is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(select(func.setval(sequence, last)))
