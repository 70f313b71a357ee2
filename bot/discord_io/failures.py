"""Discord's refusals: what each means for a message, and how to explain it to a person."""

import time
from enum import Enum, auto
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

from bot.base.language import Sentence, sentence

UNREACHABLE: Final = (aiohttp.ClientError, ConnectionError, TimeoutError)

UNKNOWN_CHANNEL, UNKNOWN_SERVER, UNKNOWN_MESSAGE, OLD_EDIT_LIMIT = 10003, 10004, 10008, 30046
NO_ACCESS, NO_PERMISSION = 50001, 50013
UNKNOWN_WEBHOOK, INVALID_TOKEN = 10015, 50027
"""The interaction token has expired: its messages can't be edited any more."""
UNKNOWN_INTERACTION, ANSWERED_ALREADY = 10062, 40060
"""An interaction can't be answered any more: too late, or for the second time."""
INVALID_FORM, TOO_LARGE, NO_UPLOADS = 50035, 40005, 400001
"""A malformed request, an upload that is too large, and a server that limits uploads."""
WRONG_KIND = 50008, 50024  # a channel of a kind that takes no such message
FILTERED = 200000, 200001, 240000
"""AutoMod for a text or a thread's title, and the filter of harmful links."""
CLOSED_TO_BOT = 50007, 50278
"""A person accepts no direct messages from the bot, or has no server in common with it."""
ARCHIVED, LOCKED = 50083, 160005
"""An edit in an archived or locked thread, or a post in a locked one."""
THREAD_EXISTS, TOO_MANY_THREADS = 160004, 160006
UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
"""A person is no longer on the server, or no longer has an account."""


class Failure(Enum):
    """The consequence of a failed request."""

    PASSING = auto()  # the same request may succeed a little later: rate limit, outage, network
    MESSAGE_GONE = auto()
    """No edit of this message can succeed, but a new message can. For a post: use another nonce, as
    this one belongs to a message that was deleted."""
    PLACE_GONE = auto()
    PLACE_REFUSES = auto()
    """Nothing gets into this channel or thread until a moderator changes something."""
    PAGE_REFUSED = auto()  # the same page may be accepted without its picture or emojis
    PERSON_CLOSED = auto()  # the person accepts no direct messages from the bot
    TOKEN_SPENT = auto()
    """The interaction token can't be used for this request, but the bot itself may make it."""
    FAULT = auto()  # anything else is a bug of ours


_MEANINGS: Final[dict[int, Failure]] = {
    **dict.fromkeys((UNKNOWN_MESSAGE, OLD_EDIT_LIMIT), Failure.MESSAGE_GONE),
    **dict.fromkeys((UNKNOWN_CHANNEL, UNKNOWN_SERVER), Failure.PLACE_GONE),
    **dict.fromkeys((NO_ACCESS, NO_PERMISSION, *WRONG_KIND), Failure.PLACE_REFUSES),
    **dict.fromkeys((ARCHIVED, LOCKED, TOO_MANY_THREADS, *FILTERED), Failure.PLACE_REFUSES),
    **dict.fromkeys((NO_UPLOADS, TOO_LARGE), Failure.PAGE_REFUSED),
    **dict.fromkeys(CLOSED_TO_BOT, Failure.PERSON_CLOSED),
    **dict.fromkeys((UNKNOWN_WEBHOOK, INVALID_TOKEN), Failure.TOKEN_SPENT),
    **dict.fromkeys((UNKNOWN_INTERACTION, ANSWERED_ALREADY), Failure.TOKEN_SPENT),
}


class Unsent(discord.Forbidden):
    """A request that isn't sent, as Discord would refuse it for lack of a permission.

    Discord bans a bot whose requests are refused too often.
    """

    def __init__(self, code: int) -> None:
        answer: Any = SimpleNamespace(status=403, reason="Forbidden")
        super().__init__(answer, {"code": code, "message": "not sent"})


class Limited(discord.HTTPException):
    """For more than a moment, Discord accepts nothing on a route, or for a server or person.

    It's temporary, but another way may work at once.
    """

    def __init__(self, seconds: float) -> None:
        answer: Any = SimpleNamespace(status=429, reason="Limited")
        super().__init__(answer, f"for {seconds:.0f} s")
        self.seconds = seconds  # seconds until another attempt makes sense
        moment = f"<t:{int(time.time() + seconds) + 1}:R>"
        self.sentence = sentence("discord-io/limited", moment=moment)


_OUT_OF_REACH: Final = (Failure.MESSAGE_GONE, Failure.PLACE_GONE, Failure.PLACE_REFUSES)


def failure_of(error: BaseException) -> Failure:
    """Classify the exception of a request."""
    if isinstance(error, discord.HTTPException):
        # Discord also uses 429 for too many edits of an old message.
        if error.code != OLD_EDIT_LIMIT and (error.status == 429 or error.status >= 500):
            return Failure.PASSING
        if error.status == 413 or is_of_emojis(error):
            return Failure.PAGE_REFUSED
        by_status = Failure.PLACE_REFUSES if error.status == 403 else Failure.FAULT
        return _MEANINGS.get(error.code, by_status)
    return Failure.PASSING if isinstance(error, UNREACHABLE) else Failure.FAULT


def passing(error: BaseException) -> bool:
    """Return True if the same request may succeed a little later."""
    return failure_of(error) is Failure.PASSING


def out_of_reach(error: BaseException) -> bool:
    """Return True if a new message, or another channel, may be accepted instead."""
    return isinstance(error, Limited) or failure_of(error) in _OUT_OF_REACH


def is_of_emojis(error: discord.HTTPException) -> bool:
    """Return True if Discord says that it doesn't know an emoji of the page.

    It wrongly says so for 2 to 4 in 100 identical requests, and rightly if an emoji was deleted.
    """
    return error.code == INVALID_FORM and "emoji" in error.text.lower()


def is_of_attachments(error: discord.HTTPException) -> bool:
    """Return True if the page keeps an attachment that its message doesn't have."""
    return error.code == INVALID_FORM and "attachment" in error.text.lower()


def code_of(error: BaseException) -> int:
    """Return the error code of a refusal, or 0.

    If a message is too large, Discord's proxy rejects it without a code.
    """
    if not isinstance(error, discord.HTTPException):
        return 0
    return error.code or (TOO_LARGE if error.status == 413 else 0)


EXPECTED: Final[dict[int, Sentence | None]] = {
    UNKNOWN_INTERACTION: None,
    ANSWERED_ALREADY: None,
    UNKNOWN_CHANNEL: sentence("discord-io/unknown-channel"),
    UNKNOWN_MESSAGE: sentence("discord-io/unknown-message"),
    NO_ACCESS: sentence("discord-io/no-access"),
    NO_PERMISSION: sentence("discord-io/forbidden"),
    **dict.fromkeys((ARCHIVED, LOCKED), sentence("discord-io/locked")),
    TOO_MANY_THREADS: sentence("discord-io/too-many-threads"),
    **dict.fromkeys(FILTERED, sentence("discord-io/automod")),
    **dict.fromkeys((NO_UPLOADS, TOO_LARGE), sentence("discord-io/no-uploads")),
    **dict.fromkeys(CLOSED_TO_BOT, sentence("discord-io/no-direct-messages")),
    **dict.fromkeys((UNKNOWN_WEBHOOK, INVALID_TOKEN), sentence("discord-io/spent")),
    OLD_EDIT_LIMIT: sentence("discord-io/old-edit"),
}
"""Expected error codes, with the sentence to reply with, or None for no reply."""
