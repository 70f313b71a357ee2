"""Deletes a person's data as they do it themselves, and compares before and after."""

from typing import Any

from simcord import ResponseMessage
from sqlalchemy import select

from bot.match import lobbies
from bot.match.people import Person, Place
from bot.match.record import Record
from tests.support.past import Past
from tests.support.world import World

ZEB = "zebulon"
FORMER = "former player"
YES = "Yes, delete everything"


async def question(world: World, name: str = ZEB) -> ResponseMessage:
    return await world.press(name, await world.ask(name, "privacy"), "Delete")


async def delete(world: World, name: str = ZEB) -> ResponseMessage:
    asked = await question(world, name)
    await world.press(name, asked, YES)
    return asked


def ids(world: World) -> set[int]:
    return {
        m.id
        for stored in world.env.backend.messages.values()
        for m in stored.values()
        if not m.is_ephemeral
    }


async def all_rows(world: World, table: Any) -> list[Any]:
    return list(await world.bot.database.rows(select(table)))


async def open_table(past: Past, person: Person, place: Place) -> Record:
    ledger, options = past.shelf.ledger, {"target": 1}
    host = past.click(person)
    return await lobbies.open_lobby(ledger, "high-card", options, "relaxed", host, place)
