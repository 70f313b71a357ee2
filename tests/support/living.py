"""Plays through the running bot's own services, so that Discord shows it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from bot.match.people import Person, Place
from bot.match.record import Record
from cogs.daily.actions import DailyDeals
from tests.support.past import Past
from tests.support.stored import Shelf, everything, traces_in
from tests.support.world import World


class _Clock:
    """Discord's clock; moving it fires no timers."""

    def __init__(self, world: World) -> None:
        self._world = world

    def move(self, milliseconds: int) -> None:
        self._world.env.backend.advance_clock(milliseconds / 1000)


class _Services:
    """The services of the bot that is running."""

    def __init__(self, world: World) -> None:
        bot = world.bot
        self.clock = _Clock(world)
        self.database, self.ledger = bot.database, bot.ledger
        self.computers = bot.computers


@asynccontextmanager
async def living(world: World) -> AsyncIterator[Past]:
    """Play as in the past, but now; afterwards everything has been shown."""
    past = Past(cast("Shelf", _Services(world)))
    past.shared_deals = world.bot.shared_deals
    past.daily_deals = world.bot.find_service(DailyDeals) or past.daily_deals
    with world.env._bot_scope():
        yield past
    await world.env.settle()


def here(world: World) -> Place:
    """Return the world's server and channel."""
    return Place(world.guild.id, world.channel.id, "en-US")


def people(world: World, *names: str) -> list[Person]:
    """Return people of the world in the services' form."""
    return [world.person(name) for name in names]


async def begun(world: World, *names: str, computers: int = 0, target: int = 5) -> Record:
    """Begin a match of High Card with its board on Discord."""
    async with living(world) as past:
        record = await past.begin(
            "high-card",
            people(world, *names),
            {"target": target},
            computers=computers,
            place=here(world),
        )
    return await world.bot.ledger.read(record.id)


async def finished(world: World, *names: str) -> Record:
    """Return a finished match of High Card with its board on Discord."""
    record = await begun(world, *names, target=1)
    async with living(world) as past:
        await past.finish(record)
    return await world.bot.ledger.read(record.id)


async def traces(world: World, *wanted: object) -> list[str]:
    """Return every stored row, of any table, that contains one of these."""
    return traces_in(await everything(world.bot.database), *wanted)


def said(world: World, *names: str) -> list[str]:
    """Return all texts of the bot on Discord that contain one of these names."""
    found = []
    mine = world.env.backend.bot_user.id
    for stored in world.env.backend.messages.values():
        for message in stored.values():
            if message.author_id == mine and message.type == 0 and not message.is_ephemeral:
                text: Any = [message.content, message.embeds, message.components]
                text += [a.get("description") for a in message.attachments]
                found += [repr(text)] * any(name in repr(text) for name in names)
    threads = [c.name or "" for c in world.env.backend.channels.values()]
    return found + [name for name in threads if any(each in name for each in names)]
