"""Inserting rows, or replacing those with the same primary key."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that has ``on_conflict_do_update``, which standard SQL lacks."""
    return _insert(connection.dialect.name, table)


def _insert(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def upsert(
    connection: Connection,
    table: Table,
    rows: Sequence[dict[str, Any]],
    *,
    changing: Sequence[str] | None = None,
    where: ColumnElement[bool] | None = None,
) -> None:
    """Insert rows, all with the same columns, or update those with the same primary key.

    In an existing row only the columns ``changing`` change, or all if that is None, and only if
    ``where`` is true of it. If two transactions store the same row, both succeed and the later one
    wins.
    """
    if rows:
        names = tuple(rows[0] if changing is None else changing)
        connection.execute(_upsert(connection.dialect.name, table, names, where), rows)


@lru_cache
def _upsert(
    dialect: str, table: Table, changing: tuple[str, ...], where: ColumnElement[bool] | None
) -> postgresql.Insert | sqlite.Insert:
    """Return the statement. It's cached, as building it takes longer than running it."""
    keys = [column.name for column in table.primary_key]
    statement = _insert(dialect, table)
    values = {name: statement.excluded[name] for name in changing if name not in keys}
    if values:
        return statement.on_conflict_do_update(index_elements=keys, set_=values, where=where)
    return statement.on_conflict_do_nothing(index_elements=keys)
