"""Dumps of a PostgreSQL database, put in the place of what there is."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, make_url, select, text

from bot.cli import main
from bot.storage import DatabaseRefused, schema, tables
from bot.storage.backup import back_up, restore, try_out
from bot.storage.database import present_revision, set_fact
from bot.storage.dumps import _named, _on_server
from tests.support.places import address, inside
from tests.support.stored import opened

CREATE, DROP = "CREATE DATABASE", "DROP DATABASE"


async def _say(server: Any, statement: str, name: str) -> None:
    await server.execute(text(f'{statement} "{name}"'))


pytestmark = [pytest.mark.threads, pytest.mark.postgresql]


def lay_previous(connection: Connection) -> None:
    """Make the tables of the version before, and leave a trace in them."""
    config = schema.config()
    config.attributes["connection"] = connection
    command.upgrade(config, schema.known_revisions()[1])
    set_fact(connection, "of", "the version before")


async def test_a_dump_of_the_version_before_takes_the_place_of_todays_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before, today = tmp_path / "before.db", tmp_path / "today.db"
    dump = tmp_path / "castellan.dump"
    inside(before, lay_previous, migrated=False)
    await asyncio.to_thread(back_up, address(before), dump)
    async with opened(today) as shelf:
        record = await shelf.running()
    monkeypatch.setenv("DATABASE_URL", address(today))
    assert await asyncio.to_thread(main, ["restore", str(dump)]) == 0
    kept = f"{make_url(address(today)).database}_before_restore_1"
    assert kept in capsys.readouterr().out
    assert inside(today, present_revision) == schema.known_revisions()[1]
    async with opened(today) as shelf:
        assert await shelf.database.fact("of") == "the version before"
        assert await shelf.database.scalars(select(tables.matches.c.id)) == []
        record = await shelf.act(await shelf.running())
        assert record.version > 1


async def test_what_was_there_is_kept_whole(tmp_path: Path) -> None:
    path, dump = tmp_path / "castellan.db", tmp_path / "castellan.dump"
    async with opened(path) as shelf:
        then = await shelf.running()
        await asyncio.to_thread(back_up, address(path), dump)
        await shelf.act(then)
        with pytest.raises(DatabaseRefused, match=r"is open\. Stop the bot first"):
            await asyncio.to_thread(restore, address(path), dump)
    kept = await asyncio.to_thread(restore, address(path), dump)
    assert kept is not None
    await asyncio.to_thread(try_out, address(path), dump)
    version = text("SELECT version FROM matches")
    assert inside(path, lambda connection: connection.scalar(version)) == then.version
    there = inside(path, lambda connection: [*connection.scalars(_NAMES)])
    assert [each for each in there if each.startswith(kept.partition("_before")[0])] == [
        make_url(address(path)).database,
        kept,
    ]


async def test_a_restore_drops_no_database_but_its_own(tmp_path: Path) -> None:
    path, dump = tmp_path / "castellan.db", tmp_path / "castellan.dump"
    async with opened(path) as shelf:
        await shelf.running()
    await asyncio.to_thread(back_up, address(path), dump)
    url = make_url(address(path))
    beside = [f"{url.database}_tried", f"{url.database}_restored"]
    for each in beside:
        await asyncio.to_thread(_on_server, url, partial(_say, statement=CREATE, name=each))
    await asyncio.to_thread(try_out, address(path), dump)
    await asyncio.to_thread(restore, address(path), dump)
    there = inside(path, lambda connection: {*connection.scalars(_NAMES)})
    assert there.issuperset(beside)
    for each in beside:
        await asyncio.to_thread(_on_server, url, partial(_say, statement=DROP, name=each))


def test_names_stay_within_postgresqls_bytes() -> None:
    for name in ("castellan", "c" * 63, "ж" * 31):
        named = _named(name, "_before_restore_1")
        assert named.endswith("_before_restore_1")
        assert len(named.encode()) <= 63


async def test_a_torn_dump_changes_nothing(tmp_path: Path) -> None:
    path, dump = tmp_path / "castellan.db", tmp_path / "castellan.dump"
    async with opened(path) as shelf:
        record = await shelf.running()
    await asyncio.to_thread(back_up, address(path), dump)
    dump.write_bytes(dump.read_bytes()[:-2000])
    with pytest.raises(DatabaseRefused, match="pg_restore"):
        await asyncio.to_thread(restore, address(path), dump)
    dump.write_text("no dump")
    with pytest.raises(DatabaseRefused, match="is no dump"):
        await asyncio.to_thread(restore, address(path), dump)
    async with opened(path) as shelf:
        assert (await shelf.ledger.read(record.id)).version == record.version


_NAMES = text("SELECT datname FROM pg_database ORDER BY length(datname)")
