"""Refusals that a person can act on, told privately in that person's language."""

import aiohttp
import discord

from bot.base.language import Sentence

UNREACHABLE = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""What a request to Discord raises when the network or Discord itself is away."""


def passing(error: BaseException) -> bool:
    """Whether Discord may well take the same request a little later."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    return isinstance(error, UNREACHABLE)


class Refusal(Exception):
    """Somebody asked for what cannot be done; nothing was changed."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence.text)
        self.sentence = sentence


class StaleClick(Refusal):
    """The click was made on an older board or hand than the present one."""
