"""Running a server as those do who manage it: by commands, and by the panel's controls."""

from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage

from bot.preferences.servers import GuildSettings
from tests.support.reading import heading, told
from tests.support.world import World, answer, buttons

BOSS = "boss"


def boss_of(world: World) -> MemberActor:
    """The server's manager, appointed on first use."""
    if BOSS not in world.people:
        permission = discord.Permissions(manage_guild=True)
        role = world.guild.create_role("wardens", permissions=permission)
        boss = world.guild.add_member(world.env.create_user(BOSS), roles=[role])
        world.people[BOSS] = boss
    return world.people[BOSS]


async def manage(world: World, **options: Any) -> ResponseMessage:
    boss_of(world)
    return await world.ask(BOSS, "settings", **options)


async def begin_by(
    person: MemberActor, place: ChannelHandle, command: str, options: dict[str, Any]
) -> InteractionResult:
    """Begin a game by its command; a daily deal by its button."""
    result = await person.slash(place, command, **options)
    if command != "daily":
        return result
    return await person.click(answer(result), label="Kill the Kings")


async def have_set(world: World, **values: Any) -> None:
    """Store settings of the server, for tests that aren't about changing them."""
    await world.bot.guild_book.change(world.guild.id, **values)


async def panel(world: World, tab: str | None = None) -> ResponseMessage:
    message = await manage(world)
    if tab is not None:
        await world.press(BOSS, message, tab)
    return message


def control(message: ResponseMessage, action: str) -> dict[str, Any]:
    (found,) = (b for b in buttons(message) if b["custom_id"].endswith(f":settings:{action}"))
    return found


def tabs(message: ResponseMessage) -> list[str]:
    """Return the ids of the buttons for a panel's tabs."""
    found = [button["custom_id"] for button in buttons(message)]
    return [each for each in found if ":settings:tab/" in each]


def actions(message: ResponseMessage) -> list[str]:
    """Return the actions of a panel's controls, except for the tabs."""
    found = [b["custom_id"].partition(":settings:")[2] for b in buttons(message)]
    return [action for action in found if not action.startswith("tab/")]


async def choose(
    world: World, message: ResponseMessage, action: str, *values: Any
) -> InteractionResult:
    identity = control(message, action)["custom_id"]
    return await boss_of(world).select(message, list(values), custom_id=identity)


async def push(world: World, message: ResponseMessage, action: str) -> InteractionResult:
    identity = control(message, action)["custom_id"]
    return await boss_of(world).click(message, custom_id=identity)


def text(message: ResponseMessage) -> str:
    return f"{heading(message)}\n{told(message)}"


async def stored(world: World) -> GuildSettings:
    return await world.bot.guild_book.of(world.guild.id)
