"""Permissions that the bot needs in a channel, by Discord's names for them."""

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.base.language import Language, Sentence, sentence
from bot.discord_io.failures import EXPECTED, Limited, code_of, passing


def _named(*names: str) -> Mapping[str, Sentence]:
    return {name: sentence("discord-io/permission", name=name) for name in names}


TELLING: Final = _named("view_channel", "send_messages", "embed_links")
"""Permissions for a message without files."""
HOSTING: Final = {**TELLING, **_named("attach_files", "read_message_history")}
THREADS: Final = _named("create_public_threads", "send_messages_in_threads")
IN_A_THREAD: Final = _named(
    *(name for name in HOSTING if name != "send_messages"), "send_messages_in_threads"
)
_POWERS: Final = discord.Permissions.elevated() | discord.Permissions(mention_everyone=True)
"""Permissions that a person must not get from the bot."""
ALL: Final = discord.Permissions(**dict.fromkeys((*HOSTING, *THREADS), True))
"""Permissions that the invite link asks for."""


def lacking(
    granted: discord.Permissions, needed: Mapping[str, Sentence], language: Language
) -> list[str]:
    """Return the names of needed permissions that aren't granted."""
    return [language.render(told) for name, told in needed.items() if not getattr(granted, name)]


def permissions_text(names: list[str], language: Language) -> str:
    return language.row(f"**{name}**" for name in names)


NOT_HERE: Final = sentence("discord-io/not-here")


def may_write(interaction: discord.Interaction[Any], channel: object) -> bool:
    """Return True if the person may write in a channel of the server: they may press anyway.

    It's the channel where they press, or another that a control there posts in.
    """
    allowed, member = interaction.permissions, interaction.user
    if not isinstance(member, discord.Member):
        return True
    if channel != interaction.channel and isinstance(channel, discord.abc.GuildChannel):
        allowed = channel.permissions_for(member)
    in_thread = isinstance(channel, discord.Thread)
    return allowed.send_messages_in_threads if in_thread else allowed.send_messages


def timed_out(guild: discord.Guild | None) -> Sentence | None:
    """Return a sentence if the server has timed the bot out, else None."""
    until = None if guild is None else guild.me.timed_out_until
    if until is None or until <= discord.utils.utcnow():
        return None
    moment = f"<t:{int(until.timestamp()) + 1}:R>"
    return sentence("discord-io/timed-out", moment=moment)


def refusal_here(guild: discord.Guild | None, error: Exception) -> Sentence:
    """Return the sentence for a refused message: the reason, with a way out if there is one."""
    if isinstance(error, Limited):
        return error.sentence
    if passing(error):
        return sentence("discord-io/later")
    told = timed_out(guild) or EXPECTED.get(code_of(error))
    return told or sentence("discord-io/refused")


def role_obstacle(role: discord.Role) -> Sentence | None:
    """Return the reason if the bot can't give or take a role, else None."""
    me, powers = role.guild.me, role.permissions.value & _POWERS.value
    if role.is_default() or role.managed:
        why = "managed"
    elif powers & ~role.guild.default_role.permissions.value:
        why = "powerful"
    elif not me.guild_permissions.manage_roles:
        why = "forbidden"
    elif role >= me.top_role:
        why = "higher"
    else:
        return None
    needed = sentence("discord-io/permission", name="manage_roles")
    return sentence("discord-io/no-role", why=why, role=role.mention, permissions=needed)


def mention_obstacle(role: discord.Role, place: Any) -> Sentence | None:
    """Return the reason if a role can't be mentioned in a channel, else None."""
    me = role.guild.me
    granted = me.guild_permissions if place is None else place.permissions_for(me)
    if role.mentionable or granted.mention_everyone:
        return None
    needed = sentence("discord-io/permission", name="mention_everyone")
    return sentence("discord-io/no-mention", role=role.mention, permissions=needed)


def invitation(application_id: int) -> str:
    """Return the link that invites the bot, with all permissions it needs."""
    return discord.utils.oauth_url(
        application_id, permissions=ALL, scopes=("bot", "applications.commands")
    )
