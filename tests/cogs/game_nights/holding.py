"""Game nights planned and played as people do: a form, presses, and time."""

from datetime import timedelta
from typing import Any

from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from sqlalchemy import select

from bot.match.record import Record
from cogs.game_nights import store
from cogs.game_nights.store import Gathering
from cogs.game_nights.tables import nights
from tests.cogs.server_settings.managing import boss_of, manage
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
    values = {"day": [tomorrow], "time": TIME, "length": [str(minutes)]}
    return shown, values


async def plan(world: World, by: MemberActor | None = None) -> Gathering:
    """Plan a game night for tomorrow's hour by the form, with easy computers; the game night."""
    boss = by or boss_of(world)
    page = answer(await boss.submit_modal(*await form(world, boss)))
    await boss.select(page, ["page"], custom_id=control(page, "level"))
    return await night_of(world)


def control(page: ResponseMessage, step: str) -> str:
    """The custom id of the control that does a step, on the page of a game night."""
    (found,) = (b["custom_id"] for b in buttons(page) if b["custom_id"].endswith(f"/{step}"))
    return str(found)


async def night_of(world: World) -> Gathering:
    """The server's newest game night, as it is stored."""
    (night_id,) = await world.bot.database.scalars(
        select(nights.c.id).order_by(nights.c.starts_at.desc()).limit(1)
    )
    return await world.bot.database.read(store.gather, night_id)


async def message(world: World) -> ResponseMessage:
    """The message of the game night, as everybody sees it."""
    night = (await night_of(world)).night
    assert night.message_id is not None
    return world.public(night.channel_id, night.message_id)


async def press(world: World, label: str, *names: str) -> None:
    """Press a button of the game night's message as several people, one after the other."""
    for name in names:
        await world.people[name].click(await message(world), label=label)


async def leap_to(world: World, at: int) -> None:
    """Pass the time until just after a moment in milliseconds."""
    await world.leap((at - world.bot.ledger.now()) / 1000 + 1)
    await world.env.advance_time(20)


async def running(world: World) -> list[Record]:
    """The matches under way."""
    return [record for record in await world.all_matches() if record.status == "running"]


async def lose(world: World, *names: str) -> None:
    """Give up the matches that these people are playing."""
    await world.let_all_decide()
    for name in names:
        asked = await world.ask(name, "resign")
        await world.people[name].click(answer(asked), label="Yes, leave")


async def call_all_off(world: World) -> None:
    """End the matches under way without a result, and let the game night see it."""
    for record in await running(world):
        asked = answer(await manage(world, end=record.id))
        await boss_of(world).click(asked, label="Yes, end it")
    await world.env.advance_time(20)
