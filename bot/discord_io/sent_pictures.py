"""Pictures that Discord already has on our messages, so that none is sent twice."""

from collections import OrderedDict
from hashlib import sha256
from typing import Final

import discord

MAX_KNOWN: Final = 10_000  # maximum number of remembered pictures; then the oldest are forgotten

_known: Final[OrderedDict[int, bytes]] = OrderedDict()
"""The digest of each picture and its texts, by attachment id."""


def digest_of(data: bytes, alt: str) -> bytes:
    return sha256(data + alt.encode()).digest()


def note_sent(message: discord.Message, digest: bytes) -> None:
    """Remember a message's picture: its first attachment, if Discord accepted it."""
    if message.attachments:
        _known[message.attachments[0].id] = digest
    if len(_known) > MAX_KNOWN:
        _known.popitem(last=False)


def find_sent(message: discord.Message | None, digest: bytes) -> discord.Attachment | None:
    """Return the message's attachment if it is this picture, else None."""
    attachments = () if message is None else message.attachments
    return next((each for each in attachments if _known.get(each.id) == digest), None)
