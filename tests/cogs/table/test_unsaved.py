"""A full, read-only or broken database: people are told that nothing was changed."""

import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.discord_io.router import NOTHING_SAVED
from tests.support.wording import english
from tests.support.world import World, said_privately

pytestmark = pytest.mark.sqlite


async def make_read_only(world: World, *, on: bool) -> None:
    """Make the writing connection refuse changes, as on a read-only disk."""
    home: Any = world.bot.database._home
    thread = await home._writer._open()
    pragma = f"PRAGMA query_only={on:d}"
    await thread.call(lambda connection: connection.connection.cursor().execute(pragma))


def damage(path: Path, offset: int, size: int) -> bytes:
    """Overwrite a part of a file. Returns it as it was."""
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(os.urandom(size))
    return whole


def restore(path: Path, whole: bytes) -> None:
    path.write_bytes(whole)


async def test_a_press_and_a_command_that_cannot_be_stored_say_so(world: World) -> None:
    board = await world.open_table("ann")
    before = await world.rows()
    await make_read_only(world, on=True)
    told = [
        await world.press("bob", board, "Join"),
        await world.ask("bob", "play high-card"),
    ]
    for result in told:
        assert english(NOTHING_SAVED) in said_privately(result)
    await make_read_only(world, on=False)
    assert await world.rows() == before
    await world.press("bob", board, "Join")
    assert len((await world.only_match()).chairs) == 2


async def test_an_autocomplete_that_cannot_read_says_so(world: World) -> None:
    await world.begin("ann", "bob")
    await world.env.settle()
    database = world.bot.database
    page = await database.scalar(text("SELECT rootpage FROM sqlite_master WHERE name = 'chairs'"))
    size = await database.scalar(text("PRAGMA page_size"))
    await database.wipe_deleted()
    path = Path(world.settings.database_url.removeprefix("sqlite:///"))
    whole = damage(path, (page - 1) * size, size)
    # What is in memory is still right.
    await database.read(lambda connection: connection.execute(text("PRAGMA shrink_memory")))
    offered = await world.people["ann"].autocomplete(world.channel, "hand", "match", "")
    assert [each["name"] for each in offered] == [english(NOTHING_SAVED)]
    restore(path, whole)
