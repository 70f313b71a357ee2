"""Presses, by which boards can be changed and pings posted for a quarter of an hour."""

from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, Generic, TypeVar

import discord

from bot.base import logs
from bot.discord_io.answers import TOKEN_LIFE_MS, Answer, answer_of
from bot.discord_io.failures import (
    ANSWERED_ALREADY,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
)

log = logs.get(__name__)

_SPENT: Final = (UNKNOWN_INTERACTION, ANSWERED_ALREADY, UNKNOWN_WEBHOOK, INVALID_TOKEN)
_T = TypeVar("_T")
_Key = TypeVar("_Key", bound=Hashable)


class Carriers:
    """Does by presses what they can do: it does not count against what the whole bot is allowed.

    Nothing depends on a press being there.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` tells the time in milliseconds."""
        self._boards: _Newest[int] = _Newest(now)
        """By message: the newest press on it."""
        self._places: _Newest[int] = _Newest(now)
        """By channel: the newest press or command there."""
        self._posted: _Newest[int] = _Newest(now)
        """By message: the press that it was posted by."""

    def board_pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has pressed something that is answered by changing what all can see."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            self._boards.note(message.id, answer_of(interaction))

    def heard(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has pressed something in a channel, or given a command there."""
        if interaction.channel_id is not None:
            self._places.note(interaction.channel_id, answer_of(interaction))

    async def change_board(self, message_id: int, page: dict[str, Any]) -> bool:
        """Change a message by the newest press on it; False where that is not possible (any more).

        Raises discord.HTTPException for what has nothing to do with the press.
        """
        done = await self._boards.by(message_id, lambda answer: answer.change(**page))
        if not done:
            for file in page["attachments"]:
                file.reset()  # it has been read to its end
        return bool(done)

    async def post(self, channel_id: int, message: dict[str, Any]) -> int | None:
        """Post by the newest press in a channel, and tell the message's id; None as above."""
        carrier = self._places.of(channel_id)
        if carrier is None or not carrier.can_post:
            return None
        message_id = await self._places.by(channel_id, lambda answer: answer.post(**message))
        if message_id is not None:
            self._posted.note(message_id, carrier)
        return message_id

    async def change(self, message_id: int, message: dict[str, Any]) -> bool:
        """Change what was posted by a press, by the same; False as above."""

        async def change(answer: Answer) -> bool:
            await answer.change_posted(message_id, **message)
            return True

        return bool(await self._posted.by(message_id, change))

    async def delete(self, message_id: int) -> bool:
        """Take away what was posted by a press, by the same; False as above."""

        async def delete(answer: Answer) -> bool:
            await answer.delete_posted(message_id)
            return True

        done = bool(await self._posted.by(message_id, delete))
        self._posted.forget(message_id)
        return done

    def sweep(self) -> None:
        """Hold no press that is too old."""
        for presses in (self._boards, self._places, self._posted):
            presses.sweep()


class _Newest(Generic[_Key]):
    """The newest press of each kind, while it is good for something."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._held: dict[_Key, tuple[Answer, int]] = {}

    def note(self, key: _Key, answer: Answer) -> None:
        self._held[key] = (answer, self._now())

    def of(self, key: _Key) -> Answer | None:
        answer, at = self._held.get(key, (None, 0))
        return answer if at >= self._oldest() else None

    def forget(self, key: _Key) -> None:
        self._held.pop(key, None)

    async def by(self, key: _Key, work: Callable[[Answer], Awaitable[_T]]) -> _T | None:
        """What comes of some work by a press; None where there is none, or it is spent."""
        answer = self.of(key)
        if answer is None:
            return None
        try:
            return await work(answer)
        except discord.HTTPException as error:
            if error.code not in _SPENT:
                raise
            log.info("press is spent", code=error.code)
            self.forget(key)
            return None

    def sweep(self) -> None:
        for key, (_, at) in list(self._held.items()):
            if at < self._oldest():
                del self._held[key]

    def _oldest(self) -> int:
        return self._now() - TOKEN_LIFE_MS
