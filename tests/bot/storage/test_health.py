"""Faults of a database are found, and who may have it or a part of it at the same time."""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from bot.cli import main
from bot.storage import Database, DatabaseRefused, sqlite, tables
from bot.storage import health as health_module
from bot.storage.backup import back_up, restore
from bot.storage.database import Use
from bot.storage.lease import LONE, Shards
from bot.storage.notices import News, Notice
from bot.storage.statements import upsert
from tests.support.forked import forked
from tests.support.places import address, provided
from tests.support.refusing import refuse, refuse_no_longer
from tests.support.stored import Shelf, opened, overheard

pytestmark = pytest.mark.threads


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make faults expire at once, and every check write."""
    monkeypatch.setattr(health_module, "FAULT_SECONDS", 0)
    monkeypatch.setattr(health_module, "MAX_UNWRITTEN_SECONDS", 0)


async def test_a_database_that_stores_is_well_and_those_who_look_write_once(shelf: Shelf) -> None:
    with overheard(shelf.database) as said:
        looks = (shelf.database.find_trouble() for _ in range(20))
        assert set(await asyncio.gather(*looks)) == {None}
        assert [await shelf.database.find_trouble() for _ in range(3)] == [None] * 3
    assert sum("INSERT" in statement for statement, _ in said) == 1


async def test_a_database_that_takes_no_changes_is_told_and_logged_once(
    shelf: Shelf, hurried: None, capsys: pytest.CaptureFixture[str]
) -> None:
    await shelf.database.remember("written", "")
    await shelf.database.write(refuse, "stuck", "UPDATE ON facts")
    for _ in range(3):
        assert "disk full" in str(await shelf.database.find_trouble())
    await shelf.database.write(refuse_no_longer, "stuck", "facts")
    for _ in range(3):
        assert await shelf.database.find_trouble() is None
    said = capsys.readouterr().out
    assert said.count("database in trouble") == 1
    assert said.count("database is well again") == 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of four megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    command = [str(mount), "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if mount is None or subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("only who may mount can make a small disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


async def write_on(database: Database) -> None:
    while True:
        await database.remember("n", "1")


@pytest.mark.sqlite
async def test_a_full_disk_is_told_until_there_is_room_and_so_is_one_that_fails_now_and_then(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filler = small_disk / "filler"
    async with opened(small_disk / "castellan.db") as shelf:
        assert await shelf.database.find_trouble() is None
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))
        assert "full" in str(await shelf.database.find_trouble())
        monkeypatch.setattr(sqlite, "MIN_FREE_BYTES", 0)
        with pytest.raises(SQLAlchemyError, match=r"full|I/O"):
            await write_on(shelf.database)  # its own files still have some room in them
        assert await shelf.database.find_trouble() in ("disk I/O error", "database or disk is full")
        filler.unlink()
        monkeypatch.setattr(health_module, "FAULT_SECONDS", 0)
        assert await shelf.database.find_trouble() is None


@pytest.mark.sqlite
async def test_damaged_pages_are_told_for_good(shelf: Shelf, hurried: None) -> None:
    of_matches = text("SELECT rootpage FROM sqlite_master WHERE name = 'matches'")
    page = await shelf.database.scalar(of_matches)
    size = await shelf.database.scalar(text("PRAGMA page_size"))
    await shelf.database.close()
    with shelf.path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(os.urandom(size))
    database = Database(address(shelf.path))
    await database.open()
    with pytest.raises(SQLAlchemyError):
        await database.rows(select(tables.matches))
    assert "damaged, restore a backup" in str(await database.find_trouble())
    await database.close()


@pytest.mark.sqlite
async def test_a_replaced_file_and_a_deleted_folder_are_told(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "castellan.db"
    path.parent.mkdir()
    async with opened(path) as shelf:
        assert await shelf.database.find_trouble() is None
        shutil.copy(path, path.with_name("other"))
        path.with_name("other").replace(path)
        assert "another file" in str(await shelf.database.find_trouble())
        shutil.rmtree(path.parent)
        await shelf.database.remember("n", "2")
        assert "could not be reached" in str(await shelf.database.find_trouble())


async def opened_by(at: str, use: Use) -> Database:
    database = Database(at)
    await database.open(use)
    return database


@pytest.mark.sqlite
@pytest.mark.parametrize("use", [Use.BOT, Use.ALONE])
async def test_a_file_that_a_bot_has_is_refused_to_others_until_it_ends(
    use: Use, tmp_path: Path
) -> None:
    at = address(provided(tmp_path / "castellan.db"))
    bot = await opened_by(at, Use.BOT)
    linked = tmp_path / "linked.db"
    linked.symlink_to(tmp_path / "castellan.db")
    for other in (at, address(linked)):
        with pytest.raises(DatabaseRefused) as refused:
            await opened_by(other, use)
        said = rf"DATABASE_URL: .* is in use by a running bot, process {os.getpid()}\. .*"
        assert re.fullmatch(said, str(refused.value))
    await (await opened_by(at, Use.BESIDE)).close()
    await bot.close()
    await (await opened_by(at, use)).close()


@pytest.mark.sqlite
async def test_a_backup_is_made_beside_a_bot_for_its_owner_alone_and_not_put_back(
    tmp_path: Path,
) -> None:
    at = address(tmp_path / "castellan.db")
    bot = await opened_by(at, Use.BOT)
    await bot.remember("n", "1")
    back_up(at, tmp_path / "copy")
    modes = {each.name: each.stat().st_mode & 0o777 for each in os.scandir(tmp_path)}
    assert {"castellan.db", "castellan.db-wal", "copy"} < set(modes)
    assert set(modes.values()) == {0o600}
    with pytest.raises(DatabaseRefused, match="in use by a running bot"):
        restore(at, tmp_path / "copy")
    await bot.close()
    restore(at, tmp_path / "copy")
    assert (tmp_path / "castellan.db").stat().st_mode & 0o777 == 0o600


@pytest.mark.sqlite
def test_commands_are_refused_beside_a_bot_and_not_after_it_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at, elsewhere = address(tmp_path / "castellan.db"), f"sqlite:///{tmp_path / 'other.db'}"
    sqlite3.connect(provided(tmp_path / "other.db")).close()
    with forked(hold, at) as (bot, heard):
        heard.recv()
        monkeypatch.setenv("DATABASE_URL", at)
        monkeypatch.setenv("PLAY_DATABASE_URL", at)
        for command in (
            ["play"],
            ["rebuild-ratings"],
            ["copy", at, elsewhere],
            ["copy", elsewhere, at],
        ):
            assert main(command) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert err.count("\n") == 1
            assert f"process {bot.pid}" in err
        bot.kill()
    assert main(["migrate"]) == 0


def hold(at: str, said: Connection) -> None:
    """Have a database as a bot has it, until killed."""

    async def stay() -> None:
        await opened_by(at, Use.BOT)
        said.send("open")
        await asyncio.Event().wait()

    asyncio.run(stay())


@pytest.mark.postgresql
async def test_who_must_be_alone_is_refused_while_a_process_has_shards(tmp_path: Path) -> None:
    at = address(tmp_path / "castellan.db")
    bot = await opened_by(at, Use.BOT)
    lease = bot.lease()
    assert lease is not None
    await lease.take([0], 1, lambda: None)
    with pytest.raises(DatabaseRefused, match="in use by a running bot"):
        await opened_by(at, Use.ALONE)
    await (await opened_by(at, Use.BESIDE)).close()
    await (await opened_by(at, Use.BOT)).close()
    await lease.give_back()
    await (await opened_by(at, Use.ALONE)).close()
    await bot.close()


SNOWFLAKES = st.integers(1, 2**63 - 1)
GUILDS = [number << 22 | number * 7919 % 2**22 for number in (*range(1, 40), 2**40)]


def shards(count: int, *mine: int) -> Shards:
    some = Shards()
    some.assign(count, mine)
    return some


@given(SNOWFLAKES, st.integers(1, 300))
def test_a_server_is_of_the_shard_that_discord_tells_of_it(guild_id: int, count: int) -> None:
    """Discord's documentation: shard_id = (guild_id >> 22) % num_shards."""
    assert shards(count, LONE).of(guild_id) == (guild_id >> 22) % count


@pytest.mark.parametrize("count", [1, 2, 3, 16])
async def test_each_row_is_of_one_shard_and_the_database_agrees(shelf: Shelf, count: int) -> None:
    table = tables.guild_settings
    rows = [{"guild_id": each, "channels": []} for each in GUILDS]
    await shelf.database.write(upsert, table, rows)
    found: list[int] = []
    for shard_id in range(count):
        mine = shards(count, shard_id)
        query = select(table.c.guild_id).where(mine.rows(table.c.guild_id))
        here = list(await shelf.database.scalars(query))
        assert all(map(mine.have, here))
        found += here
    assert sorted(found) == sorted(GUILDS)


def test_the_first_shard_has_what_is_in_no_server_and_who_has_all_looks_at_no_rows() -> None:
    assert shards(4, 0).have(None)
    assert not shards(4, 1, 2, 3).have(None)
    assert str(shards(3, 0, 1, 2).rows(tables.matches.c.guild_id)) == "true"


@given(st.sampled_from(News), st.text("0123456789abcdefghjkmnpqrstvwxyz", min_size=1), SNOWFLAKES)
def test_a_notice_is_heard_as_it_was_sent(news: News, match_id: str, guild_id: int) -> None:
    for each in (Notice(news, match_id, guild_id), Notice(news, match_id, None)):
        assert Notice.from_text(each.text) == each


@pytest.mark.parametrize("text", ["", "changed", "unheard-of abc 7", "changed abc seven"])
def test_what_another_version_says_is_no_notice(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Notice.from_text(text)
