"""Texts within Discord's limits, under Discord's own names: safe names, and distinct labels."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import discord

MAX_ACTION_ROWS: Final = 5
MAX_BUTTONS_PER_ROW: Final = 5
MAX_SELECT_OPTIONS: Final = 25
MAX_AUTOCOMPLETE_CHOICES: Final = 25
MAX_CUSTOM_ID: Final = 100
MAX_BUTTON_LABEL: Final = 80
MAX_SELECT_LABEL: Final = 100  # maximum length of an option's label, and of a choice of a command
MAX_NONCE: Final = 25
MAX_THREAD_NAME: Final = 100
MAX_ALT: Final = 1024  # maximum length of an attachment's description
MAX_CONTENT: Final = 2000
MAX_EMBED_TITLE: Final = 256
MAX_EMBED_DESCRIPTION: Final = 4096
MAX_EMBED_FOOTER: Final = 2048
MAX_EMBED: Final = 6000  # maximum length of all texts of a message's embeds together


def distinct(labels: Iterable[str], *marks: Sequence[str]) -> list[str]:
    """Return labels that are all different and short enough for Discord.

    Labels that would look alike each get a mark: from the first of ``marks`` that tells them apart,
    or else a number. The others stay as they are.
    """
    texts = list(labels)
    alike = defaultdict[str, list[int]](list)
    for at, text in enumerate(texts):
        alike[cut_label(text)].append(at)
    found = [cut_label(text) for text in texts]
    taken = {*found}
    for group in alike.values():
        if len(group) > 1:
            for at, mark in zip(group, _marks_for(group, marks), strict=True):
                found[at] = _unused(texts[at], mark, taken)
                taken.add(found[at])
    return found


def cut_label(text: str, mark: str = "") -> str:
    """Return a label that is short enough, with a mark after it that is never cut."""
    room = MAX_SELECT_LABEL - len(mark)
    return (text if len(text) <= room else text[: room - 1] + "…") + mark


def _marks_for(group: Sequence[int], marks: Sequence[Sequence[str]]) -> list[str]:
    for each in marks:
        told = [each[at] for at in group]
        if all(told) and len({*told}) == len(told):
            return [f" · {mark}" for mark in told]
    return [f" ({number})" for number in range(1, len(group) + 1)]


def _unused(text: str, mark: str, taken: set[str]) -> str:
    label, number = cut_label(text, mark), 1
    while label in taken:
        number += 1
        label = cut_label(text, f"{mark} ({number})")
    return label


NAMELESS: Final = "—"  # replaces a name without any visible character

_GAPS: Final = ("Cc", "Zl", "Zp", "Zs")
_JOINERS: Final = {"\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))}
_UNSEEN: Final = _JOINERS | {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
_FROM_THE_RIGHT: Final = {"R", "AL", "AN"}
_PLAIN: Final = re.compile("[A-Za-z0-9]+(?: [A-Za-z0-9]+)*")
"""Names that need no cleaning, as most do."""
_KEPT: Final = 4096
"""Number of names to keep cleaned, as a table's pages say each of them many times."""
_INVITE: Final = re.compile(r"(\.gg|\.com)/", re.IGNORECASE)
"""The part of an address that Discord recognises as an invite, even without a scheme."""


@lru_cache(_KEPT)
def clean_name(name: str) -> str:
    """Return a visible name on one line, without direction marks. Markdown stays.

    For menus and alt texts; use ``escape_name`` in messages.
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
