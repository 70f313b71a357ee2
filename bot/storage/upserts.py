"""Rows that take the place of those with the same primary key."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that knows ``on_conflict_do_update``, which SQL itself does not."""
    on_postgresql = connection.dialect.name == "postgresql"
    return postgresql.insert(table) if on_postgresql else sqlite.insert(table)


def upsert(
    connection: Connection,
    table: Table,
    rows: Sequence[dict[str, Any]],
    *,
    changing: Sequence[str] | None = None,
    where: ColumnElement[bool] | None = None,
) -> None:
    """Insert rows, all with the same columns, or change those that are there already.

    Of a row that is there only the columns ``changing`` change, all of them if that is None, and
    only where ``where`` is true of it. Two transactions that store the same row at once both
    succeed; the later one has the last word.
    """
    if not rows:
        return
    keys = [column.name for column in table.primary_key]
    statement = insert_into(connection, table)
    names = [name for name in (rows[0] if changing is None else changing) if name not in keys]
    if names:
        values = {name: statement.excluded[name] for name in names}
        statement = statement.on_conflict_do_update(index_elements=keys, set_=values, where=where)
    else:
        statement = statement.on_conflict_do_nothing(index_elements=keys)
    connection.execute(statement, rows)
