"""Permissions that the bot needs in a channel, by the names that Discord shows."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.base.language import Language, Sentence, sentence

HOSTING: Final[Mapping[str, Sentence]] = {
    "view_channel": sentence("View Channel"),
    "send_messages": sentence("Send Messages"),
    "embed_links": sentence("Embed Links"),
    "attach_files": sentence("Attach Files"),
    "read_message_history": sentence("Read Message History"),
}
"""Permissions that a table needs in its channel."""
THREADS: Final[Mapping[str, Sentence]] = {
    "create_public_threads": sentence("Create Public Threads"),
    "send_messages_in_threads": sentence("Send Messages in Threads"),
}
"""Permissions that a thread for a match needs besides."""
IN_A_THREAD: Final = {
    **{name: told for name, told in HOSTING.items() if name != "send_messages"},
    "send_messages_in_threads": THREADS["send_messages_in_threads"],
}
"""Permissions that a table needs in its thread."""
TELLING: Final = {name: HOSTING[name] for name in ("view_channel", "send_messages", "embed_links")}
"""Permissions that a message without files needs."""
ALL: Final = discord.Permissions(**dict.fromkeys((*HOSTING, *THREADS), True))
"""Permissions that the invitation link asks for."""


def lacking(
    granted: discord.Permissions, needed: Mapping[str, Sentence], language: Language
) -> list[str]:
    """Return the names of what is needed and not granted."""
    return [language.render(told) for name, told in needed.items() if not getattr(granted, name)]


def permissions_text(names: list[str], language: Language) -> str:
    """Return names of permissions as a list in a sentence."""
    return language.row(f"**{name}**" for name in names)


def invitation(application_id: int) -> str:
    """Return the link that invites the bot to a server, with all that it needs there."""
    return discord.utils.oauth_url(
        application_id, permissions=ALL, scopes=("bot", "applications.commands")
    )
