"""Discord's errors: those worth a retry, and what each means to a person."""

from typing import Final

import aiohttp
import discord

from bot.base.language import Sentence, sentence

UNREACHABLE: Final = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""Exceptions that a request raises when the network or Discord itself is down."""

UNKNOWN_WEBHOOK, INVALID_TOKEN = 10015, 50027
"""The token of an interaction has expired: its messages can't be edited any more."""
UNKNOWN_INTERACTION, ANSWERED_ALREADY = 10062, 40060
"""An interaction cannot be answered any more: too late, or for the second time."""

_SPENT = sentence(
    "I can't change a message that old. Use /hand to see your cards again, or /board for the table."
)
EXPECTED: Final[dict[int, Sentence | None]] = {
    UNKNOWN_INTERACTION: None,
    ANSWERED_ALREADY: None,
    10003: sentence("This match's channel is gone."),
    10008: sentence("That message is gone. Use /board to see the table again."),
    50001: sentence("I can't see that channel. Ask a moderator to let me in."),
    50013: sentence("I'm missing a permission here. /help lists what I need."),
    50007: sentence("Your direct messages are closed, so I can't write to you there."),
    UNKNOWN_WEBHOOK: _SPENT,
    INVALID_TOKEN: _SPENT,
    30046: sentence("That message is too old to change. Use /board to post a fresh one."),
}
"""Error codes of Discord that are normal, with the sentence to answer; None for no answer."""


def passing(error: BaseException) -> bool:
    """Return True if the same request may succeed a little later."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return isinstance(error, UNREACHABLE)
