"""Storage: durability, transactions, versions, migrations, and queries that stay fast."""

import asyncio
import logging
import os
import re
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, CursorResult, inspect, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bot.base.refusals import StaleClick
from bot.match import actions, store
from bot.match.events import Happened
from bot.match.ledger import Change, expect
from bot.match.record import Record
from bot.storage import Database, UnknownSchema, schema, tables
from bot.storage.database import set_fact
from bot.storage.sqlite import READERS
from cogs.reviews.tables import reviews
from games.core import Entry
from tests.support.places import ON_POSTGRESQL, address, inside
from tests.support.refusing import refuse
from tests.support.scans import GROWING, MAY_READ_ALL, ROOT, SCANS, SMALL, faults_of
from tests.support.stored import BOB, CEM, Shelf, everything, opened, seat_to_act

pytestmark = pytest.mark.threads


@pytest.mark.sqlite  # PostgreSQL is so by itself
async def test_every_connection_is_durable_checks_keys_and_overwrites_what_it_deletes(
    shelf: Shelf,
) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}

    def look(connection: Connection) -> None:
        found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}
        assert found == wanted

    await shelf.database.write(look)
    await asyncio.gather(*(shelf.database.read(look) for _ in range(4)))


@pytest.mark.sqlite  # PostgreSQL refuses it by itself
async def test_nothing_is_written_by_who_said_that_they_read(shelf: Shelf) -> None:
    with pytest.raises(SQLAlchemyError, match="readonly"):
        await shelf.database.read(set_fact, "known", "yes")
    assert await shelf.database.fact("known") is None


@pytest.mark.sqlite
async def test_who_reads_together_has_a_connection_each_and_leaves_it_for_the_next(
    shelf: Shelf,
) -> None:
    together = threading.Barrier(READERS)
    threads: set[threading.Thread] = set()

    def look(connection: Connection, number: int) -> tuple[int, Any]:
        threads.add(threading.current_thread())
        connection.execute(tables.facts.select())
        together.wait(60)
        if number == 0:
            raise Broken
        return id(connection.connection.driver_connection), connection.scalar(known)

    known = select(tables.facts.c.value).where(tables.facts.c.name == "known")
    for value in ("yes", "no"):
        await shelf.database.remember("known", value)
        assert await shelf.database.fact("known") == value
        told = await asyncio.gather(
            *(shelf.database.read(look, number) for number in range(READERS)),
            return_exceptions=True,
        )
        broken = [each for each in told if isinstance(each, BaseException)]
        assert [type(each) for each in broken] == [Broken]
        found = [each for each in told if not isinstance(each, BaseException)]
        assert len({connection for connection, _ in found}) == READERS - 1
        assert {seen for _, seen in found} == {value}
    await shelf.database.close()
    assert len(threads) == READERS
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()


@pytest.mark.sqlite
async def test_an_address_with_a_driver_is_the_same_file(tmp_path: Path) -> None:
    for driver in ("", "+aiosqlite"):
        database = Database(
            address(tmp_path / "castellan.db").replace("sqlite", f"sqlite{driver}", 1)
        )
        await database.open()
        assert await database.fact("known") == (None if not driver else "yes")
        await database.remember("known", "yes")
        await database.close()


class Broken(Exception):
    pass


@pytest.mark.sqlite  # on PostgreSQL no foreign key of ours is looked at so late
async def test_a_commit_that_fails_keeps_nobody_else_from_writing(shelf: Shelf) -> None:
    before = await everything(shelf.database)
    cursors: list[CursorResult[Any]] = []

    def seat_nowhere(connection: Connection) -> None:
        # A cursor that isn't read to its end keeps SQLite from closing the connection.
        cursors.append(connection.exec_driver_sql("SELECT name FROM sqlite_master"))
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        chair = {"match_id": "none", "seat": 0, "name": "", "contribution": ""}
        flags = {"stand_in": False, "timeouts": 0, "left": False}
        connection.execute(tables.chairs.insert().values(**chair, **flags))

    with pytest.raises(IntegrityError):
        await shelf.database.write(seat_nowhere)
    assert await everything(shelf.database) == before
    await shelf.database.remember("after", "that")
    assert await shelf.database.fact("after") == "that"


async def test_a_change_that_fails_or_cannot_be_stored_leaves_everything_as_it_was(
    shelf: Shelf,
) -> None:
    record = await shelf.turn_of_person(await shelf.running(computers=1))
    told: list[str] = []
    shelf.ledger.on_commit(Happened.ANY, lambda changed: told.append(changed.id))
    before = await everything(shelf.database)

    def break_midway(change: Change) -> None:
        changing, seat = change.record, seat_to_act(change.record)
        action = next(iter(changing.game.menu(changing.state, seat)))
        data = changing.game.actions.dump_python(action, mode="json")
        changing.play(Entry("action", seat, data), 1, 0)
        changing.chairs[0].left = True
        changing.status = "over"
        raise Broken

    with pytest.raises(Broken):
        await shelf.ledger.change(record.id, break_midway)
    assert await everything(shelf.database) == before
    refuse_writes_to("log", shelf.path)
    with pytest.raises(SQLAlchemyError, match="full"):
        await shelf.act(record)
    assert await everything(shelf.database) == before
    assert told == []


@pytest.mark.parametrize("table", ["matches", "log"])
async def test_an_error_of_the_database_tells_no_secrets(shelf: Shelf, table: str) -> None:
    """Such errors are logged with their traceback."""
    record = await shelf.running()
    refuse_writes_to(table, shelf.path)
    with pytest.raises(SQLAlchemyError) as caught:
        await shelf.act(record)
    text = logging.Formatter().formatException((caught.type, caught.value, caught.tb))
    assert "disk is full" in text
    assert repr(record.secret)[2:-1] not in text
    for hidden in ("hands", "played", "declaration"):
        assert f'"{hidden}"' not in text


def refuse_writes_to(table: str, path: Path) -> None:
    """As a full disk would."""

    def refuse_all(connection: Connection) -> None:
        for change in ("INSERT", "UPDATE"):
            refuse(connection, f"full_{change}", f"{change} ON {table}", why="disk is full")

    inside(path, refuse_all)


async def test_a_lobby_that_cannot_be_stored_whole_is_not_stored(shelf: Shelf) -> None:
    refuse_writes_to("chairs", shelf.path)
    with pytest.raises(SQLAlchemyError, match="full"):
        await shelf.lobby()
    assert not any((await everything(shelf.database)).values())


async def test_changes_of_one_match_come_one_after_the_other(shelf: Shelf) -> None:
    record = await shelf.lobby()
    inside: list[int] = []

    def note(change: Change) -> None:
        changing = change.record
        inside.append(1)
        assert len(inside) == 1
        changing.recent = [*changing.recent, {"kind": "seen", "version": changing.version}]
        inside.pop()

    changed = await asyncio.gather(*(shelf.ledger.change(record.id, note) for _ in range(12)))
    assert sorted(each.version for each in changed) == list(range(2, 14))
    stored = await shelf.ledger.read(record.id)
    assert [event["version"] for event in stored.recent] == list(range(1, 13))


async def test_a_change_on_top_of_another_process_is_refused(shelf: Shelf) -> None:
    """On databases without SQLite's lock two processes may both read before either writes."""
    record = await shelf.lobby()
    before = await everything(shelf.database)

    def overtake(change: Change) -> None:
        change.record.version += 5
        change.record.host_id = 4

    with pytest.raises(StaleClick):
        await shelf.ledger.change(record.id, overtake)
    assert await everything(shelf.database) == before


async def test_a_change_of_another_version_is_stale(shelf: Shelf) -> None:
    record = await shelf.lobby()
    expect(record, record.version)
    for version in (record.version - 1, record.version + 1):
        with pytest.raises(StaleClick):
            expect(record, version)


async def test_log_entries_are_numbered_by_the_version_that_they_made(shelf: Shelf) -> None:
    record = await shelf.running()
    made = [("action", record.version + 1), ("joining", record.version + 2)]
    record = await shelf.act(record)
    record = await shelf.ledger.change(record.id, actions.join, CEM)
    await shelf.ledger.change(record.id, actions.resign, CEM)
    rows = await shelf.database.rows(select(tables.log))
    assert [(row.kind, row.sequence) for row in rows] == [*made, ("concession", record.version + 1)]
    assert [row.user_id for row in rows][1:] == [CEM.user_id, CEM.user_id]
    assert [entry.kind for entry in await shelf.queries.log_of(record.id)] == [r.kind for r in rows]


async def test_what_has_not_been_shown_is_found_until_it_is(shelf: Shelf) -> None:
    first, second = await shelf.lobby(), await shelf.lobby()
    assert set(await shelf.board_postings.find_unpublished()) == {first.id, second.id}
    await shelf.board_postings.store(first.id, published_version=1)
    assert await shelf.board_postings.find_unpublished() == [second.id]
    changed = await shelf.ledger.change(first.id, actions.join, BOB)
    assert set(await shelf.board_postings.find_unpublished()) == {first.id, second.id}
    await shelf.board_postings.store(first.id, published_version=changed.version)
    assert await shelf.board_postings.find_unpublished() == [second.id]


async def test_showing_a_match_is_no_change_of_it(shelf: Shelf) -> None:
    record = await shelf.lobby()
    await shelf.board_postings.store(record.id, lobby_message_id=5, published_version=1)
    changed = await shelf.ledger.change(record.id, actions.join, BOB)
    stored = await shelf.ledger.read(record.id)
    assert (stored.version, changed.version) == (record.version + 1, record.version + 1)
    assert (stored.shown.lobby_message_id, stored.shown.published_version) == (5, 1)


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
    assert os.listdir(tmp_path) == ["castellan.db"]


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


def test_the_newest_schema_is_the_one_that_tables_name() -> None:
    assert schema.known_revisions()[0] == tables.SCHEMA


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("statement", "values", "fault"),
    [
        ("SELECT id FROM matches WHERE slug = ?", ["x"], "SCAN matches"),
        ("SELECT m.id FROM matches AS m WHERE m.slug = ?", ["x"], "SCAN m"),
        ("SELECT match_id FROM log WHERE user_id = ?", [1], "SCAN log"),
        ("SELECT number FROM results WHERE percent IS NULL ORDER BY number", [], "SCAN results"),
        ("SELECT id FROM matches WHERE status IN (?, ?)", ["over", "lobby"], "SEARCH matches"),
        ("SELECT number FROM results WHERE user_id > ?", [0], "SEARCH results"),
        (
            "SELECT number FROM results WHERE guild_id = ? ORDER BY score LIMIT ?",
            [1, 10],
            "USE TEMP B-TREE",
        ),
        ("SELECT id FROM matches WHERE status IN (?, ?)", ["running", "lobby"], None),
        ("SELECT user_id FROM preferences WHERE language IS NOT NULL", [], None),
        ("SELECT number FROM results WHERE user_id = ? ORDER BY score LIMIT ?", [1, 10], None),
        ("SELECT guild_id FROM guild_settings WHERE seasons", [], None),
    ],
)
async def test_what_reads_ever_more_rows_is_found(
    database: Database, statement: str, values: list[object], fault: str | None
) -> None:
    def explain(connection: Connection) -> list[str]:
        asked = f"EXPLAIN QUERY PLAN {statement}"
        return [row.detail for row in connection.exec_driver_sql(asked, tuple(values))]

    found = faults_of(statement, values, await database.read(explain))
    assert [each[: len(fault or "")] for each in found] == ([] if fault is None else [fault])


@pytest.mark.sqlite
def test_every_exception_still_has_its_code_and_every_small_table_exists() -> None:
    for named in MAY_READ_ALL:
        path, _, function = named.partition(":")
        file = ROOT / path
        assert file.exists()
        assert not function or f"def {function}(" in file.read_text()
    assert SMALL.keys() <= tables.metadata.tables.keys()
    assert GROWING


@pytest.mark.sqlite
def test_rows_of_a_deleted_row_are_found_by_an_index() -> None:
    """The database looks for them whenever a match or something else with rows is deleted."""
    for table in tables.metadata.tables.values():
        keys = [tuple(table.primary_key.columns), *(tuple(each.columns) for each in table.indexes)]
        for key in table.foreign_keys:
            assert any(columns[0] is key.parent for columns in keys), key


@pytest.mark.sqlite
async def test_what_the_bot_runs_is_looked_at_once_what_tests_run_not(database: Database) -> None:
    query = select(reviews.c.seat).where(reviews.c.seat == 77)
    await database.rows(query)
    assert SCANS.take() == []
    bot: dict[str, Any] = {"query": query, "text": text}
    code = """
def look(connection): return connection.execute(query).all()
async def ask(database): await database.rows(query.where(text("7 = 7")))
"""
    exec(compile(code, str(ROOT / "bot" / "match" / "made_up.py"), "exec"), bot)  # noqa: S102
    for times in (1, 0):
        await database.read(bot["look"])
        await bot["ask"](database)
        found = [each.partition("\n")[0] for each in SCANS.take()]
        assert found == times * ["bot/match/made_up.py:look", "bot/match/made_up.py:ask"]
