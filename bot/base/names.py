"""People's names, which may contain anything, made safe for a line of text."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

import discord

NAMELESS: Final = "—"  # replaces a name without any visible character


_GAPS: Final = ("Cc", "Zl", "Zp", "Zs")


_JOINERS: Final = {"\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))}


_UNSEEN: Final = _JOINERS | {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}


_FROM_THE_RIGHT: Final = {"R", "AL", "AN"}


_PLAIN: Final = re.compile("[A-Za-z0-9]+(?: [A-Za-z0-9]+)*")
"""Names that need no cleaning, as most do."""


_KEPT: Final = 4096
"""Maximum number of cleaned names in the cache. A table's pages use each name many times."""


_INVITE: Final = re.compile(r"(\.gg|\.com)/", re.IGNORECASE)
"""The part of an address that Discord recognises as an invite, even without a scheme."""


@lru_cache(_KEPT)
def clean_name(name: str) -> str:
    """Return a visible name on one line, without direction marks. Markdown stays.

    This is for menus and alt texts. Use ``escape_name`` in messages.
    """
    if _PLAIN.fullmatch(name):
        return name
    kept = "".join(
        " " if unicodedata.category(char) in _GAPS else char
        for char in name
        if char in _JOINERS or unicodedata.category(char) != "Cf"
    )
    kept = " ".join(kept.split())
    if all(char in _UNSEEN or unicodedata.category(char)[0] in "MZ" for char in kept):
        return NAMELESS
    # First strong isolate … pop directional isolate: a right-to-left name must not reorder the
    # words around it.
    if any(unicodedata.bidirectional(char) in _FROM_THE_RIGHT for char in kept):
        return f"\u2068{kept}\u2069"
    return kept


@lru_cache(_KEPT)
def escape_name(name: str) -> str:
    """Return a name for use in a message: cleaned, with markdown, mentions and links disabled."""
    if _PLAIN.fullmatch(name):
        return name
    plain = discord.utils.escape_mentions(discord.utils.escape_markdown(clean_name(name)))
    # A zero-width space breaks what Markdown's escapes don't cover: tags, masked links, addresses.
    plain = plain.replace("<", "<\u200b").replace("](", "]\u200b(")
    plain = plain.replace("://", ":\u200b//")
    return _INVITE.sub("\\1\u200b/", plain)
