"""Finding the match that somebody means, and what the bot lacks to host one."""

from typing import Any

import discord
from discord import app_commands

from bot.client import Castellan
from bot.errors import PlayerError
from bot.i18n import sentence
from bot.pages import described
from bot.records import Record
from bot.router import voice_of
from bot.scenes import scene_of


async def match_meant(
    bot: Castellan,
    interaction: discord.Interaction[Any],
    match_id: str | None,
    slug: str | None = None,
) -> Record:
    """The user's match, of one game if ``slug`` names it: named, or here, or the only one.

    Raises PlayerError when there is none or more than one.
    """
    mine = await bot.ledger.matches_of(interaction.user.id, slug)
    if not mine and slug is not None:
        game = bot.faces[slug].title(voice_of(interaction))
        raise PlayerError(sentence("You do not sit at a table of {game}.", game=game))
    if not mine:
        raise PlayerError(sentence("You do not sit at any table. /play opens one."))
    if match_id is not None:
        for record in mine:
            if record.id == match_id:
                return record
        raise PlayerError(sentence("You do not sit at that table. Pick one from the list."))
    here = [r for r in mine if interaction.channel_id in (r.place_id, r.channel_id)]
    live = [r for r in mine if r.live]
    for candidates in ([r for r in here if r.live], live, here, mine):
        if len(candidates) == 1:
            return candidates[0]
    raise PlayerError(sentence("You sit at several tables. Say which one with the `match` option."))


async def suggest_matches(
    bot: Castellan, interaction: discord.Interaction[Any], typed: str, slug: str | None = None
) -> list[app_commands.Choice[str]]:
    """The user's matches whose description holds what was typed."""
    voice = voice_of(interaction)
    offered = [
        (described(bot.faces[record.slug], scene_of(record, None), voice), record.id)
        for record in await bot.ledger.matches_of(interaction.user.id, slug)
    ]
    return [
        app_commands.Choice(name=text[:100], value=match_id)
        for text, match_id in offered
        if typed.casefold() in text.casefold()
    ][:25]


def stands_here(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot can write here by itself; it cannot where only a user has installed it."""
    if interaction.guild_id is not None:
        return interaction.client.get_guild(interaction.guild_id) is not None
    return bool(interaction.context.dm_channel)


def missing_for_thread(interaction: discord.Interaction[Any]) -> list[str]:
    """What the bot lacks to give a match a thread of its own; empty where there are none."""
    if not isinstance(interaction.channel, discord.TextChannel):
        return []
    granted = interaction.app_permissions
    voice = voice_of(interaction)
    needed = {
        voice.say("Create Public Threads"): granted.create_public_threads,
        voice.say("Send Messages in Threads"): granted.send_messages_in_threads,
    }
    return [name for name, there in needed.items() if not there]


def check_permissions(interaction: discord.Interaction[Any]) -> None:
    """Raises PlayerError listing exactly what the bot lacks to show a table here.

    Direct messages always take one.
    """
    if interaction.guild_id is None:
        return
    granted = interaction.app_permissions
    voice = voice_of(interaction)
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        voice.say("View Channel"): granted.view_channel,
        voice.say("Embed Links"): granted.embed_links,
        voice.say("Attach Files"): granted.attach_files,
        voice.say("Read Message History"): granted.read_message_history,
    }
    if in_thread:
        needed[voice.say("Send Messages in Threads")] = granted.send_messages_in_threads
    else:
        needed[voice.say("Send Messages")] = granted.send_messages
    missing = [name for name, there in needed.items() if not there]
    if missing:
        raise PlayerError(
            sentence(
                "I cannot host a table here. I am missing: {permissions}. Ask a moderator to "
                "grant them, or try another channel.",
                permissions=", ".join(f"**{name}**" for name in missing),
            )
        )
