"""Interaction tokens, which can edit boards and post pings for fifteen minutes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import discord

from bot.base import logs
from bot.discord_io.answers import TOKEN_LIFE_MS, Answer, answer_of
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import (
    ANSWERED_ALREADY,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    Limited,
)

log = logs.get(__name__)

_SPENT: Final = (UNKNOWN_INTERACTION, ANSWERED_ALREADY, UNKNOWN_WEBHOOK, INVALID_TOKEN)


class InteractionTokens:
    """Posts and edits with recent interaction tokens, which don't count against the rate limits.

    Without a usable token nothing happens. Raises discord.HTTPException for failures that aren't
    about the token.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._now = now
        self._pressed = _Presses(now)  # the newest press on each message, by message id
        self._there = _Presses(now)  # the newest press or command in each channel, by channel id
        self._posted = _Presses(now)  # the press whose token posted each message, by message id

    def note_board_press(self, interaction: Interaction) -> None:
        """Keep the token of a press on a public message, to edit that message."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            self._pressed.keep(message.id, _Press(answer_of(interaction), self._now()))

    def wants_press(self, message_id: int) -> bool:
        """Return True if no token can edit the message for half of a token's life."""
        pressed = self._pressed.of(message_id)
        # Half, so that a board gets its next token before the last one expires.
        return pressed is None or pressed.at < self._now() - TOKEN_LIFE_MS // 2

    def note_press(self, interaction: Interaction) -> None:
        """Keep the token of a press or command, for posting in its channel."""
        if interaction.channel_id is not None:
            self._there.keep(interaction.channel_id, _Press(answer_of(interaction), self._now()))

    async def post(self, channel_id: int, message: dict[str, Any]) -> int | None:
        """Post with a channel's newest token. Returns the message's id, or None without a token."""
        press = self._there.of(channel_id)
        if press is None or not press.answer.can_post:
            return None
        with self._there.unless_spent(channel_id):
            message_id = await press.answer.post(**message)
            self._posted.keep(message_id, press)
            return message_id
        return None

    async def change(self, message_id: int, message: dict[str, Any]) -> bool:
        """Edit a message with a token that still allows it. Returns False if none does."""
        posted, pressed = self._posted.of(message_id), self._pressed.of(message_id)
        if posted is not None:
            with self._posted.unless_spent(message_id):
                await posted.answer.change_posted(message_id, **message)
                return True
        elif pressed is not None:
            with self._pressed.unless_spent(message_id):
                return await pressed.answer.change(**message)
            for file in message["attachments"]:
                file.reset()  # it has been read to its end
        return False

    async def delete(self, message_id: int) -> bool:
        """Delete a message that was posted with a token. Returns False if that token is gone."""
        press = self._posted.of(message_id)
        if press is not None:
            with self._posted.unless_spent(message_id):
                await press.answer.delete_posted(message_id)
                self._posted.forget(message_id)
                return True
        return False

    def sweep(self) -> None:
        """Forget expired tokens."""
        for presses in (self._pressed, self._there, self._posted):
            presses.sweep()


class _Press(NamedTuple):
    answer: Answer
    at: int


class _Presses:
    """The newest usable press for each message or channel."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._held: dict[int, _Press] = {}

    def keep(self, key: int, press: _Press) -> None:
        self._held[key] = press

    def of(self, key: int) -> _Press | None:
        press = self._held.get(key)
        return None if press is None or self._is_old(press) else press

    def forget(self, key: int) -> None:
        self._held.pop(key, None)

    @contextmanager
    def unless_spent(self, key: int) -> Iterator[None]:
        """Forget the press if its token is expired, invalid or limited, and carry on."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code not in _SPENT and not isinstance(error, Limited):
                raise
            log.info("interaction token expired", error=repr(error))
            self.forget(key)

    def sweep(self) -> None:
        self._held = {key: press for key, press in self._held.items() if not self._is_old(press)}

    def _is_old(self, press: _Press) -> bool:
        return press.at < self._now() - TOKEN_LIFE_MS
