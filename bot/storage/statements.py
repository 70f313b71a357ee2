"""Statements compiled to plain SQL, for those that run at every press.

SQLAlchemy takes several times as long to execute a statement as the database to run it. Upserts and
locks on people are here too.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Dialect, Select, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import Executable

_Converters = tuple[tuple[Any, Callable[[Any], Any]], ...]
"""Pairs of a position or name and the function that converts its value."""


@dataclass(frozen=True, slots=True)
class _Plain:
    """A statement for one kind of database."""

    sql: str
    parameters: tuple[str, ...]  # names of the values, in the driver's order
    bound: _Converters
    columns: tuple[str, ...]
    found: _Converters

    def arguments(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        given = [values[name] for name in self.parameters]
        for index, convert in self.bound:
            given[index] = convert(given[index])
        return tuple(given)

    def row(self, found: Sequence[Any]) -> dict[str, Any]:
        row = dict(zip(self.columns, found, strict=True))
        for name, convert in self.found:
            row[name] = convert(row[name])
        return row


class Prepared:
    """A statement that is compiled once per kind of database, then run by the driver directly.

    Values and columns are converted by their SQLAlchemy types, errors are SQLAlchemy's, and
    listeners on the engine are called as usual.
    """

    def __init__(self, statement: Executable) -> None:
        self._statement: Final = statement
        self._plain: dict[str, _Plain] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Run the statement within a transaction. Returns the number of rows it changed."""
        assert connection.in_transaction(), "else nothing of it would be stored"
        with self._executed(connection, values) as (cursor, _):
            changed: int = cursor.rowcount
            return changed

    def rows(self, connection: Connection, values: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Return the statement's rows, with values by column name."""
        with self._executed(connection, values) as (cursor, plain):
            return [plain.row(each) for each in cursor.fetchall()]

    @contextmanager
    def _executed(
        self, connection: Connection, values: Mapping[str, Any]
    ) -> Iterator[tuple[Any, _Plain]]:
        dialect = connection.dialect
        plain = self._plain.get(dialect.name)
        if plain is None:
            plain = self._plain[dialect.name] = _compile(self._statement, dialect)
        arguments = plain.arguments(values)
        driver: Any = connection.connection
        cursor = driver.cursor()
        heard = (connection, cursor, plain.sql, arguments, None, False)
        listeners: Any = connection.dispatch
        try:
            # The engine's listeners aren't called for statements that the driver runs directly.
            listeners.before_cursor_execute(*heard)
            cursor.execute(plain.sql, arguments)
            listeners.after_cursor_execute(*heard)
            yield cursor, plain
        except Exception as error:
            if isinstance(error, dialect.loaded_dbapi.Error):
                raise _wrapped(error, connection, plain.sql, cursor) from error
            raise
        finally:
            cursor.close()


def _compile(statement: Executable, dialect: Dialect) -> _Plain:
    compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
    types = {name: bind.type for name, bind in compiled.binds.items()}
    parameters = tuple(compiled.positiontup)
    converters = [types[name].dialect_impl(dialect).bind_processor(dialect) for name in parameters]
    columns = statement.selected_columns if isinstance(statement, Select) else ()
    processors = [
        (column.name, column.type.dialect_impl(dialect).result_processor(dialect, None))
        for column in columns
    ]
    return _Plain(
        str(compiled),
        parameters,
        tuple((index, each) for index, each in enumerate(converters) if each is not None),
        tuple(column.name for column in columns),
        tuple((name, each) for name, each in processors if each is not None),
    )


def _wrapped(error: Exception, connection: Connection, sql: str, cursor: Any) -> BaseException:
    """Return a driver's error as SQLAlchemy's. Invalidates the connection if the error ended it."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection, cursor)  # type: ignore[arg-type]
    if lost:
        connection.invalidate(error)
    return DBAPIError.instance(
        sql,
        None,
        error,
        dialect.loaded_dbapi.Error,
        hide_parameters=True,
        connection_invalidated=lost,
        dialect=dialect,
    )


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


def lock_people(connection: Connection, user_ids: Iterable[int]) -> None:
    """Lock several people, always in the same order so that transactions can't deadlock."""
    for user_id in sorted(set(user_ids)):
        lock_person(connection, user_id)


def lock_person(connection: Connection, user_id: int) -> None:
    """Lock a person until this transaction ends.

    This keeps counts about them right. SQLite needs no lock, as it has one writer at a time. To
    avoid deadlocks, lock rows of matches before people, never after.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(user_id)))


T = TypeVar("T")


def choices_of(kind: type[T], row: Mapping[str, Any]) -> T:
    """Build a dataclass of choices from a row. Missing choices have their defaults."""
    stored = {**row["more"], **row}
    names = [each.name for each in fields(kind)]  # type: ignore[arg-type]
    return kind(**{name: stored[name] for name in names if name in stored})


def row_of(table: Table, choices: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns that store choices. ``more`` is what the row has stored so far."""
    named = {name: value for name, value in choices.items() if name in table.c}
    others = {name: value for name, value in choices.items() if name not in table.c}
    return {**named, "more": {**more, **others}}
