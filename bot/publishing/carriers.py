"""Presses on boards, by which those boards can be changed for a quarter of an hour."""

from collections.abc import Callable
from typing import Any, Final

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


class Carriers:
    """The newest press on each board.

    What is changed by a press does not count against the requests that Discord allows the whole
    bot, and the first such change is the answer to the press. Nothing depends on one being there.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` tells the time in milliseconds."""
        self._now = now
        self._newest: dict[int, tuple[Answer, int]] = {}

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody has pressed something on a message that all can see."""
        message = interaction.message
        if message is not None and not message.flags.ephemeral:
            self._newest[message.id] = (answer_of(interaction), self._now())

    async def edit(self, message_id: int, page: dict[str, Any]) -> bool:
        """Change a message by the newest press on it; False where that is not possible (any more).

        Raises discord.HTTPException for what has nothing to do with the press.
        """
        answer, at = self._newest.get(message_id, (None, 0))
        if answer is None or at < self._oldest():
            return False
        try:
            return await answer.change(**page)
        except discord.HTTPException as error:
            if error.code not in _SPENT:
                raise
            log.info("press carries its board no longer", code=error.code)
            self._newest.pop(message_id, None)
            for file in page["attachments"]:
                file.reset()  # it has been read to its end
            return False

    def sweep(self) -> None:
        """Hold no press that is too old."""
        for message_id, (_, at) in list(self._newest.items()):
            if at < self._oldest():
                del self._newest[message_id]

    def _oldest(self) -> int:
        return self._now() - TOKEN_LIFE_MS
