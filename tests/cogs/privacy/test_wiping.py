"""Deleted data is in no file of the database, even while the bot keeps running."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.match import actions, lobbies
from bot.match.people import Person, Place
from bot.preferences.people import PreferenceBook
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from tests.support.stored import BOB, Shelf

pytestmark = [pytest.mark.threads, pytest.mark.sqlite]

SOMEBODY = Person(0x0DEC0DE5C0FFEE11, "Wilhelmina Unmistakable", 1)
SERVER = Place(guild_id=0x0ABCDEF012345678, channel_id=77, locale="en-US")


def traces(folder: Path, number: int, name: str) -> dict[str, int]:
    """Count a number, as SQLite stores it or in digits, or a name, in each file."""
    found: dict[str, int] = {}
    for path in folder.iterdir():
        content = path.read_bytes()
        wanted = (number.to_bytes(8, "big"), str(number).encode(), name.encode())
        if times := sum(content.count(each) for each in wanted):
            found[path.name] = times
    return found


async def play(shelf: Shelf, host: Person) -> None:
    """Play a match of a person's that has begun, and open one that has not."""
    for begun in (True, False):
        record = await lobbies.open_lobby(
            shelf.ledger, "high-card", {"target": 4}, "relaxed", host, SERVER
        )
        record = await shelf.ledger.change(record.id, actions.join, BOB)
        if begun:
            record = await shelf.ledger.change(record.id, lobbies.start, record.version, host)
            seat = min(record.game.to_act(record.state))
            action = next(iter(record.game.menu(record.state, seat)))
            data = record.game.actions.dump_python(action, mode="json")
            person = (host, BOB)[seat]
            await shelf.ledger.change(record.id, actions.act, record.version, person, data)


async def test_a_deleted_person_is_in_no_file(shelf: Shelf) -> None:
    await play(shelf, SOMEBODY)
    await PreferenceBook(shelf.database).count_worldwide(SOMEBODY.user_id, SOMEBODY.name, "en-US")
    folder = shelf.path.parent
    assert traces(folder, SOMEBODY.user_id, SOMEBODY.name).get("shelf.db-wal", 0) > 5
    await Deletion(shelf.ledger).delete(SOMEBODY.user_id)
    assert traces(folder, SOMEBODY.user_id, SOMEBODY.name) == {}


async def test_an_erased_server_is_in_no_file(shelf: Shelf) -> None:
    await play(shelf, SOMEBODY)
    folder = shelf.path.parent
    assert SERVER.guild_id is not None
    assert traces(folder, SERVER.guild_id, "nothing else")
    await Departures(shelf.ledger).erase(SERVER.guild_id)
    assert traces(folder, SERVER.guild_id, "nothing else") == {}


async def test_who_reads_meanwhile_is_waited_for(shelf: Shelf) -> None:
    await play(shelf, SOMEBODY)
    begun, over = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def look(connection: Connection) -> None:
        connection.execute(text("SELECT count(*) FROM chairs"))
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(over.wait(), loop).result()

    reading = asyncio.create_task(shelf.database.read(look))
    await begun.wait()
    deleting = asyncio.create_task(Deletion(shelf.ledger).delete(SOMEBODY.user_id))
    await asyncio.wait([deleting], timeout=0.2)
    over.set()
    await asyncio.gather(reading, deleting)
    assert traces(shelf.path.parent, SOMEBODY.user_id, SOMEBODY.name) == {}
