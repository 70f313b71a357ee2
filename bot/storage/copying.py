"""Copies a whole database into an empty one, also between SQLite and PostgreSQL."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Table, func, insert, select, tuple_
from sqlalchemy.util import await_only

from bot.storage import tables
from bot.storage.database import Database, DatabaseRefused

_Result = TypeVar("_Result")
_Rows = list[dict[str, Any]]

_BATCH_SIZE: Final = 500


async def copy_everything(source: Database, target: Database) -> dict[str, int]:
    """Copy all rows in one transaction. Returns the number of rows of each table.

    The source must not change in the meantime. Raises DatabaseRefused if the target isn't empty, or
    if the source did change.
    """
    loop = asyncio.get_running_loop()
    copied = await target.write(_copy, source, loop)
    there, here = await source.read(_count_rows), await target.read(_count_rows)
    assert copied == here, "what was written is read again"
    if there != here:
        raise DatabaseRefused(
            "FROM: the database changed while it was copied, so the copy is not whole. Stop the "
            "bot, and copy into an empty database."
        )
    return here


def _copy(
    connection: Connection, source: Database, loop: asyncio.AbstractEventLoop
) -> dict[str, int]:
    if any(_count_rows(connection).values()):
        raise DatabaseRefused("TO: the database holds something already; copy into an empty one")
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
    """Set PostgreSQL's sequence to continue after the copied ids; SQLite does so by itself."""
    column = table.autoincrement_column
    if column is None or connection.dialect.name != "postgresql":
        return
    last = connection.scalar(select(func.max(column)))
    if last is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        connection.execute(select(func.setval(sequence, last)))
