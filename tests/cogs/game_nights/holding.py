"""Game nights: on Discord as managers and guests use them, and over a database alone."""

from datetime import timedelta
from typing import Any

from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from sqlalchemy import select

from bot.match import actions
from bot.match.people import Person
from bot.match.record import Record
from cogs.game_nights import store
from cogs.game_nights.actions import leave, take_part
from cogs.game_nights.arena import BREATH_MS, advance
from cogs.game_nights.standings import standings_of
from cogs.game_nights.store import GameNight, Gathering, Table
from cogs.game_nights.tables import nights
from tests.cogs.server_settings.managing import boss_of, manage
from tests.support.stored import Shelf, let_all_decide
from tests.support.world import World, answer, buttons

HOUR = 20
TIME = f"{HOUR}:00"


async def form(
    world: World,
    by: MemberActor | None = None,
    minutes: int = 30,
    place: ChannelHandle | None = None,
) -> tuple[InteractionResult, dict[str, Any]]:
    """The form, opened, and what is chosen in it: tomorrow's hour."""
    boss = by or boss_of(world)
    page = answer(await boss.slash(place or world.channel, "gamenight"))
    shown = await boss.select(page, ["king-of-the-hill"], custom_id="-:0:night_form")
    tomorrow = (world.env.now() + timedelta(days=1)).date().isoformat()
    return shown, {"day": [tomorrow], "time": TIME, "length": [str(minutes)]}


async def send_form(
    world: World, by: MemberActor | None = None, place: ChannelHandle | None = None, **typed: Any
) -> ResponseMessage:
    """Plan a game night for tomorrow's hour, but for what is ``typed``. Returns the reply."""
    shown, values = await form(world, by, place=place)
    return answer(await (by or boss_of(world)).submit_modal(shown, values | typed))


async def page_of(world: World, night: GameNight, by: MemberActor | None = None) -> ResponseMessage:
    """The page on which a game night is changed."""
    planner = by or boss_of(world)
    page = answer(await planner.slash(world.channel, "gamenight"))
    await planner.select(page, [night.id], custom_id="-:0:night")
    return page


async def plan(world: World, by: MemberActor | None = None) -> Gathering:
    """Plan a game night for tomorrow's hour by the form, with easy computers; the game night."""
    page = await send_form(world, by)
    await (by or boss_of(world)).select(page, ["page"], custom_id=control(page, "level"))
    return await night_of(world)


def control(page: ResponseMessage, step: str) -> str:
    """The custom id of the control that does a step, on the page of a game night."""
    (found,) = (b["custom_id"] for b in buttons(page) if b["custom_id"].endswith(f"/{step}"))
    return str(found)


async def night_of(world: World) -> Gathering:
    (night_id,) = await world.bot.database.scalars(
        select(nights.c.id).order_by(nights.c.starts_at.desc()).limit(1)
    )
    return await world.bot.database.read(store.gather, night_id)


async def message(world: World) -> ResponseMessage:
    night = (await night_of(world)).night
    assert night.message_id is not None
    return world.public(night.channel_id, night.message_id)


async def press(world: World, label: str, *names: str) -> None:
    """Press a button of the game night's message as several people, one after the other."""
    for name in names:
        await world.press(name, await message(world), label)


async def leap_to(world: World, at: int) -> None:
    await world.leap((at - world.bot.ledger.now()) / 1000 + 1)
    await world.env.advance_time(20)


async def running(world: World) -> list[Record]:
    return [record for record in await world.all_matches() if record.status == "running"]


async def lose(world: World, *names: str) -> None:
    await world.let_all_decide()
    for name in names:
        await world.press(name, await world.ask(name, "resign"), "Yes, leave")


async def call_all_off(world: World) -> None:
    """End the matches under way without a result, and let the game night see it."""
    for record in await running(world):
        await world.press("boss", await manage(world, end=record.id), "Yes, end it")
    await world.env.advance_time(20)


MINUTE = 60_000
PEOPLE = [Person(100 + number, f"guest {number}", 1) for number in range(30)]


class StoredNight:
    """One game night over a database, and what happens to it."""

    def __init__(self, shelf: Shelf, night: GameNight) -> None:
        self.shelf = shelf
        self.id = night.id

    async def gathering(self) -> Gathering:
        return await self.shelf.database.read(store.gather, self.id)

    async def join(self, *people: Person) -> None:
        for person in people:
            now = self.shelf.ledger.now()
            await self.shelf.database.write(take_part, now, self.id, person)

    async def leave(self, person: Person) -> Table | None:
        now = self.shelf.ledger.now()
        return await self.shelf.database.write(leave, now, self.id, person)

    async def step(self, milliseconds: int = 0) -> list[Record]:
        """Pass time, and do what is due. Returns the matches that began."""
        self.shelf.clock.move(milliseconds)
        return await self.shelf.database.write(advance, self.shelf.ledger, self.id)

    async def lose(self, record: Record, seat: int) -> None:
        await let_all_decide(self.shelf.database)
        chair = record.chairs[seat]
        assert chair.user_id is not None
        person = Person(chair.user_id, chair.name, 1)
        await self.shelf.ledger.change(record.id, actions.resign, person)
        self.shelf.clock.move(BREATH_MS)

    async def points(self) -> dict[str, int]:
        return {line.guest.name: line.points for line in standings_of(await self.gathering())}

    async def waits(self) -> set[str]:
        return {line.guest.name for line in standings_of(await self.gathering()) if line.waits}
