"""The pictures that Discord has on our messages already, so that none is sent twice."""

from collections import OrderedDict
from hashlib import sha256
from typing import Final

import discord

MAX_KNOWN: Final = 10_000
"""Maximum number of pictures remembered; beyond it the oldest are forgotten."""

_known: Final[OrderedDict[int, bytes]] = OrderedDict()
"""The digest of each picture with its words, by the id of its attachment."""


def digest_of(data: bytes, alt: str) -> bytes:
    return sha256(data + alt.encode()).digest()


def note_sent(message: discord.Message, digest: bytes) -> None:
    """Remember the picture of a message: its first attachment, if Discord took it."""
    if message.attachments:
        _known[message.attachments[0].id] = digest
    if len(_known) > MAX_KNOWN:
        _known.popitem(last=False)


def find_sent(message: discord.Message | None, digest: bytes) -> discord.Attachment | None:
    """Return the attachment of a message that is this very picture; None if there is none."""
    attachments = () if message is None else message.attachments
    return next((each for each in attachments if _known.get(each.id) == digest), None)
