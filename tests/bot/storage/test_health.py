"""Faults of a database are found, even those that no press has met yet."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from bot.storage import Database, sqlite, tables
from bot.storage import health as health_module
from tests.support.places import address, provided
from tests.support.refusing import refuse, refuse_no_longer
from tests.support.stored import Shelf, opened, overheard

pytestmark = pytest.mark.threads


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make faults expire at once, and every check write."""
    monkeypatch.setattr(health_module, "FAULT_SECONDS", 0)
    monkeypatch.setattr(health_module, "MAX_UNWRITTEN_SECONDS", 0)


async def test_a_database_that_stores_is_well_and_a_look_costs_no_change(shelf: Shelf) -> None:
    await shelf.database.remember("n", "1")
    with overheard(shelf.database) as said:
        assert [await shelf.database.find_trouble() for _ in range(3)] == [None] * 3
    assert [statement for statement, _ in said if "INSERT" in statement] == []


async def test_those_who_look_at_once_write_once(shelf: Shelf) -> None:
    with overheard(shelf.database) as said:
        looks = (shelf.database.find_trouble() for _ in range(20))
        assert set(await asyncio.gather(*looks)) == {None}
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


def fill(path: Path) -> None:
    """Write into a file until its disk is full."""
    with suppress(OSError), path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


@pytest.mark.sqlite
async def test_a_full_disk_is_told_until_there_is_room(small_disk: Path) -> None:
    async with opened(small_disk / "castellan.db") as shelf:
        assert await shelf.database.find_trouble() is None
        fill(small_disk / "filler")
        assert "full" in str(await shelf.database.find_trouble())
        (small_disk / "filler").unlink()
        assert await shelf.database.find_trouble() is None


async def write_on(database: Database) -> None:
    """Store something again and again."""
    while True:
        await database.remember("n", "1")


@pytest.mark.sqlite
async def test_a_disk_that_fails_now_and_then_is_told(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MIN_FREE_BYTES", 0)
    async with opened(small_disk / "castellan.db") as shelf:
        fill(small_disk / "filler")
        with pytest.raises(SQLAlchemyError, match=r"full|I/O"):
            await write_on(shelf.database)  # its own files still have some room in them
        assert await shelf.database.find_trouble() in ("disk I/O error", "database or disk is full")
        (small_disk / "filler").unlink()
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


@pytest.fixture
async def in_folder(tmp_path: Path) -> AsyncIterator[tuple[Database, Path]]:
    """A database in a folder of its own."""
    path = tmp_path / "folder" / "castellan.db"
    path.parent.mkdir()
    database = Database(address(provided(path)))
    await database.open()
    await database.remember("n", "1")
    assert await database.find_trouble() is None
    yield database, path
    await database.close()


@pytest.mark.sqlite
async def test_a_deleted_folder_is_told(in_folder: tuple[Database, Path]) -> None:
    database, path = in_folder
    shutil.rmtree(path.parent)
    await database.remember("n", "2")
    assert "cannot be reached" in str(await database.find_trouble())


@pytest.mark.sqlite
async def test_a_replaced_file_is_told(in_folder: tuple[Database, Path]) -> None:
    database, path = in_folder
    shutil.copy(path, path.with_name("other"))
    path.with_name("other").replace(path)
    assert "another file" in str(await database.find_trouble())
