"""Migrations: what they make, what they keep, and databases of other versions."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from bot.match import store
from bot.match.record import Record
from bot.storage import Database, UnknownSchema, schema, tables
from tests.support.places import ON_POSTGRESQL, address, inside
from tests.support.stored import Shelf, opened

pytestmark = pytest.mark.threads


def shape_of(connection: Connection) -> dict[str, Any]:
    """Everything a database says of its tables; columns by name, as order means nothing."""
    look = inspect(connection)
    return {
        name: {
            "columns": {each.pop("name"): told(each) for each in map(dict, look.get_columns(name))},
            "primary key": told(look.get_pk_constraint(name)),
            "foreign keys": sorted(map(told, look.get_foreign_keys(name))),
            "definitions": definitions(connection, name),
        }
        for name in look.get_table_names()
        if name != "alembic_version"
    }


def told(said: Any) -> str:
    return repr(sorted((key, repr(value)) for key, value in said.items()))


def definitions(connection: Connection, table: str) -> list[list[str]]:
    """Return the definitions of a table's indexes, as bags of words; on SQLite also its own."""
    query = (
        "SELECT indexdef FROM pg_indexes WHERE tablename = :table"
        if ON_POSTGRESQL
        else "SELECT sql FROM sqlite_master WHERE tbl_name = :table AND sql IS NOT NULL"
    )
    found = connection.scalars(text(query), {"table": table})
    return sorted(sorted(re.findall(r"\w+|[^\w\s(),]", sql)) for sql in found)


async def test_migrations_make_exactly_the_tables_of_the_code(tmp_path: Path) -> None:
    database = Database(address(tmp_path / "migrated.db", migrated=False))
    await database.open()
    await database.close()
    inside(tmp_path / "created.db", tables.metadata.create_all, migrated=False)
    migrated, created = (
        inside(tmp_path / f"{name}.db", shape_of) for name in ("migrated", "created")
    )
    assert migrated == created
    assert set(migrated) == set(tables.metadata.tables)
    some = [each for each in migrated["postings"]["definitions"] if "WHERE" in each]
    assert {name for words in some for name in words if name.startswith("ix_")} == {
        "ix_postings_renamed",
        "ix_postings_unsettled",
    }


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "castellan.db"
    async with opened(path) as shelf:
        record = await shelf.running()
    before = inside(path, shape_of)
    async with opened(path) as shelf:
        again = await shelf.ledger.read(record.id)
    assert inside(path, shape_of) == before
    assert (again.version, again.state) == (record.version, record.state)


@pytest.mark.sqlite  # the bytes of its file
@pytest.mark.parametrize("journal", ["wal", "delete"])
async def test_a_database_of_a_newer_version_is_refused_and_not_touched(
    tmp_path: Path, journal: str
) -> None:
    path = tmp_path / "castellan.db"
    async with opened(path) as shelf:
        await shelf.running()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        assert connection.execute(f"PRAGMA journal_mode={journal}").fetchone() == (journal,)
    before = path.read_bytes()
    database = Database(address(path))
    with pytest.raises(UnknownSchema, match=r"^DATABASE_URL: .*9999.*newer version[^\n]*$"):
        await database.open()
    await database.close()
    assert path.read_bytes() == before
    assert names_in(tmp_path) == ["castellan.db"]


@pytest.mark.parametrize("revision", ["0001", "0011_0010", "0035"])
async def test_a_database_that_is_too_old_is_refused_with_the_version_that_updates_it(
    shelf: Shelf, revision: str
) -> None:
    mark = text("UPDATE alembic_version SET version_num = :it")
    await shelf.database.run(mark, [{"it": revision}])
    database = Database(address(shelf.path))
    with pytest.raises(UnknownSchema, match=f"^DATABASE_URL: .*{revision} is older.*1.x first.$"):
        await database.open()
    await database.close()


async def test_a_newer_schema_that_bears_this_version_is_worked_with_as_it_is(shelf: Shelf) -> None:
    """So a process of the version before may start again during a rolling update."""
    record = await shelf.running()

    async def opened_at(revision: str) -> Record:
        mark = text("UPDATE alembic_version SET version_num = :it")
        await shelf.database.write(lambda connection: connection.execute(mark, {"it": revision}))
        other = Database(address(shelf.path))
        await other.open()
        loaded = await other.read(store.load, record.id)
        assert await other.scalar(text("SELECT version_num FROM alembic_version")) == revision
        await other.close()
        assert loaded is not None
        return loaded

    newest, _, _ = schema.known_revisions()[0].partition("_")
    assert (await opened_at(f"9999_{newest}")).version == record.version
    for refused in ("9999", "9999_9998"):
        with pytest.raises(UnknownSchema):
            await opened_at(refused)


def names_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


def test_the_newest_schema_is_the_one_that_tables_name() -> None:
    assert schema.known_revisions()[0] == tables.SCHEMA
