"""Processes that may have a database open at the same time, and those that may not."""

import asyncio
import os
import re
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from bot.cli import main
from bot.storage import Database, DatabaseRefused
from bot.storage.backup import back_up, restore
from bot.storage.database import Use
from tests.support.forked import forked
from tests.support.places import address, provided

pytestmark = pytest.mark.threads


async def opened(at: str, use: Use) -> Database:
    database = Database(at)
    await database.open(use)
    return database


@pytest.mark.sqlite
@pytest.mark.parametrize("use", [Use.BOT, Use.ALONE])
async def test_a_file_that_a_bot_has_is_refused_to_others_until_it_ends(
    use: Use, tmp_path: Path
) -> None:
    at = address(provided(tmp_path / "castellan.db"))
    bot = await opened(at, Use.BOT)
    linked = tmp_path / "linked.db"
    linked.symlink_to(tmp_path / "castellan.db")
    for other in (at, address(linked)):
        with pytest.raises(DatabaseRefused) as refused:
            await opened(other, use)
        said = rf"DATABASE_URL: .* is in use by a running bot, process {os.getpid()}\. .*"
        assert re.fullmatch(said, str(refused.value))
    await (await opened(at, Use.BESIDE)).close()
    await bot.close()
    await (await opened(at, use)).close()


@pytest.mark.sqlite
async def test_a_backup_is_made_beside_a_bot_and_not_put_back(tmp_path: Path) -> None:
    at = address(provided(tmp_path / "castellan.db"))
    bot = await opened(at, Use.BOT)
    await bot.remember("n", "1")
    back_up(at, tmp_path / "copy")
    with pytest.raises(DatabaseRefused, match="in use by a running bot"):
        restore(at, tmp_path / "copy")
    await bot.close()
    restore(at, tmp_path / "copy")


def modes_in(folder: Path) -> dict[str, int]:
    """Return the permissions of each file in a folder."""
    return {each.name: each.stat().st_mode & 0o777 for each in folder.iterdir()}


@pytest.mark.sqlite
async def test_databases_and_copies_are_for_their_owner_alone(tmp_path: Path) -> None:
    at = address(tmp_path / "castellan.db")
    bot = await opened(at, Use.BOT)
    await bot.remember("n", "1")
    back_up(at, tmp_path / "copy")
    modes = modes_in(tmp_path)
    assert {"castellan.db", "castellan.db-wal", "copy"} < set(modes)
    assert set(modes.values()) == {0o600}
    await bot.close()
    restore(at, tmp_path / "copy")
    assert modes_in(tmp_path)["castellan.db"] == 0o600


@pytest.mark.sqlite
def test_commands_are_refused_beside_a_bot_and_not_after_it_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at, elsewhere = (
        address(tmp_path / "castellan.db"),
        f"sqlite:///{tmp_path / 'other.db'}",
    )
    asyncio.run(open_and_close(elsewhere, Use.BESIDE))
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
    asyncio.run(open_and_close(at, Use.BOT))


async def open_and_close(at: str, use: Use) -> None:
    await (await opened(at, use)).close()


def hold(at: str, said: Connection) -> None:
    """Have a database as a bot has it, until killed."""

    async def stay() -> None:
        await opened(at, Use.BOT)
        said.send("open")
        await asyncio.Event().wait()

    asyncio.run(stay())


@pytest.mark.postgresql
async def test_who_must_be_alone_is_refused_while_a_process_has_shards(tmp_path: Path) -> None:
    at = address(tmp_path / "castellan.db")
    bot = await opened(at, Use.BOT)
    lease = bot.lease()
    assert lease is not None
    await lease.take([0], 1, lambda: None)
    with pytest.raises(DatabaseRefused, match="in use by a running bot"):
        await opened(at, Use.ALONE)
    await (await opened(at, Use.BESIDE)).close()
    await (await opened(at, Use.BOT)).close()
    await lease.give_back()
    await (await opened(at, Use.ALONE)).close()
    await bot.close()
