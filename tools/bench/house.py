"""Shared by the measurements: databases with matches, percentiles."""

import asyncio
import secrets
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from simcord import Env, GuildHandle

from bot.app import Castellan
from bot.match import actions, lobbies
from bot.match.computers import Computers
from bot.match.ledger import Ledger
from bot.match.people import Person, Place
from bot.match.record import Record
from bot.match.solitaires import begin_solitaire
from bot.pictures import STAMPS
from bot.pictures.stamps import Art
from bot.storage import Database
from games import GAMES
from tests.support.waiting import patient_env, settings_on
from tests.support.world import World

T = TypeVar("T")

PLACE = Place(1, 1, "en-US")
MAX_SEATS = 5
"""Number of people that a server's tables are made up of."""
ALONE = range(1, 2)
"""The seats of a solitaire."""


class House:
    """Storage and services over one database file, without Discord."""

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path}"
        self.database = Database(self.url)
        self.ledger = Ledger(self.database, lambda: datetime.now(UTC), 0)
        self.computers = Computers()

    async def begin(self, seats: int, number: int) -> Record:
        """Begin a match of people with their own ids."""
        people = [Person(number * 100 + seat, f"player {seat}", seat + 1) for seat in range(seats)]
        record = await lobbies.open_lobby(
            self.ledger, "high-card", {"target": 4}, "relaxed", people[0], PLACE
        )
        for person in people[1:]:
            record = await self.ledger.change(record.id, actions.join, person)
        return await self.ledger.change(record.id, lobbies.start, record.version, people[0])


async def begin_many(
    env: Env, bot: Castellan, matches: int, each: int, slugs: Sequence[str] = ("high-card",)
) -> tuple[GuildHandle, list[Record]]:
    """Create a server with running matches of these games, with as few people as possible.

    Each person plays in about ``each`` of them.
    """
    guild = env.create_guild()
    channel = guild.create_text_channel("hall")
    number = MAX_SEATS * (matches // each + 1)
    users = [env.create_user(f"player{number}") for number in range(number)]
    people = [Person(guild.add_member(user).id, user.name, 1) for user in users]
    place = Place(guild.id, channel.id, "en-US")
    games = [GAMES[slugs[number % len(slugs)]] for number in range(matches)]
    apart = {  # else other boards would bury those of games for one, which have no thread
        number: Place(guild.id, guild.create_text_channel(f"table-{number}").id, "en-US")
        for number, game in enumerate(games)
        if game.seats == ALONE
    }
    records = []
    with env._bot_scope():
        for number, game in enumerate(games):
            host, *guests = people[number // each * MAX_SEATS :][: game.seats.start]
            if game.seats == ALONE:
                begun, _ = await bot.ledger.find_or_create(
                    begin_solitaire, game.slug, {}, host, apart[number], private=False
                )
            else:
                begun = await _begin(bot, game.slug, host, guests, place)
            records.append(begun)
    await env.settle()
    return guild, records


async def _begin(
    bot: Castellan, slug: str, host: Person, guests: list[Person], place: Place
) -> Record:
    options = {"target": 4} if slug == "high-card" else {}
    record = await lobbies.open_lobby(bot.ledger, slug, options, "untimed", host, place)
    for guest in guests:
        record = await bot.ledger.change(record.id, actions.join, guest)
    await bot.publisher.wait_until_shown(record.id)
    return await bot.ledger.change(record.id, lobbies.start, record.version, host)


def in_a_world(work: Callable[[World], Awaitable[T]]) -> T:
    """Run something in a simulated Discord with four people."""

    async def run(path: Path) -> T:
        settings = settings_on(path)
        env = patient_env(Castellan(settings))
        await env.start()
        world = World(env, settings)
        await env.settle()
        with env.time_context():
            done = await work(world)
        await world.bot.close()
        await env.shutdown()
        return done

    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / "bench.db"))


def in_a_house(work: Callable[[House], Awaitable[T]]) -> T:
    """Run something over a new database."""

    async def run(path: Path) -> T:
        house = House(path)
        await house.database.open()
        try:
            return await work(house)
        finally:
            await house.database.close()

    with TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder) / f"{secrets.token_hex(4)}.db"))


def begin_drawing(file: Path) -> None:
    """Cache drawings in a file from now on, and start the drawing process."""
    STAMPS.open(file, process=True)
    never_drawn = Art(f"<!-- {time.time_ns()} -->", 1, 1)
    STAMPS.get(never_drawn, (0, 0, 0))  # no picture is to wait until the process has begun


def percentile(values: list[float], percent: int) -> float:
    """Return a percentile of the values."""
    return statistics.quantiles(values, n=100)[percent - 1]
