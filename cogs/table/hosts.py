"""Actions that only a host may take, with a replacement if the host is gone."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.app import bot_of
from bot.base.discord_limits import escape_name
from bot.discord_io.controls import Interaction
from bot.discord_io.press import language_of, person_of, tell
from bot.match import lobbies
from bot.match.admission import NotHost

T = TypeVar("T")


async def as_host(interaction: Interaction, act: Callable[[int], Awaitable[T]]) -> T:
    """Do what only the host of a table may do, and return its result.

    If the host has left the server, the player who asks takes over. ``act`` gets the number of
    versions that this adds to the match. Raises Refusal for everybody else.
    """
    try:
        return await act(0)
    except NotHost as refused:
        await _replace_host(interaction, refused)
    return await act(1)


async def _replace_host(interaction: Interaction, refused: NotHost) -> None:
    """Make the presser host. Raises the refusal if the host may still be on the server."""
    bot, host_id = bot_of(interaction), refused.host_id
    if not await bot.members.has_left(refused.guild_id, host_id, watched=True):
        raise refused
    person = person_of(interaction)
    await bot.ledger.change(refused.match_id, lobbies.take_over, host_id, person)
    told = language_of(interaction).say("table/new-host", host=escape_name(refused.host))
    await tell(interaction, told)
