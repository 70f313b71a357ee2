"""People's names, which may be anything, as safe parts of a line."""

import re
import unicodedata
from typing import Final

import discord

NAMELESS: Final = "—"
"""Stands for a name in which nothing can be seen."""

_GAPS: Final = ("Cc", "Zl", "Zp", "Zs")
_JOINERS: Final = {"\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))}
"""Signs of format that letters and emoji are joined by."""
_UNSEEN: Final = _JOINERS | {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
_FROM_THE_RIGHT: Final = {"R", "AL", "AN"}
_PLAIN: Final = re.compile("[A-Za-z0-9]+(?: [A-Za-z0-9]+)*")
"""Names in which there is nothing to do, as in most."""
_INVITE: Final = re.compile(r"(\.gg|\.com)/", re.IGNORECASE)
"""Part of an address that Discord shows an invitation for, even without a scheme."""


def clean_name(name: str) -> str:
    """Return a name on one line, visible, unable to turn the line's direction; markdown stays.

    For menus and the alternatives of pictures; ``escape_name`` is for texts.
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
    if any(unicodedata.bidirectional(char) in _FROM_THE_RIGHT for char in kept):
        return f"\u2068{kept}\u2069"
    return kept


def escape_name(name: str) -> str:
    """Return a name as plain text within a line: cleaned, no markdown, no mentions, no links."""
    if _PLAIN.fullmatch(name):
        return name
    plain = discord.utils.escape_mentions(discord.utils.escape_markdown(clean_name(name)))
    plain = plain.replace("<", "<\u200b").replace("](", "]\u200b(")
    plain = plain.replace("://", ":\u200b//")
    return _INVITE.sub("\\1\u200b/", plain)
