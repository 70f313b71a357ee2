"""The one answer that each interaction gets: its result, or an acknowledgement after a while."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, Self

import discord

from bot.base import logs, metrics
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE

log = logs.get(__name__)

PATIENCE_SECONDS: Final = 1.5
"""Work that takes longer is acknowledged before it is done; Discord waits for 3 seconds."""
TOKEN_LIFE_MS: Final = 14 * 60 * 1000
"""Time in which an interaction's answer can be edited: Discord's 15 minutes less a margin."""
_KEY: Final = "answer"
_ARRIVED: Final = "arrived"

Kind = Literal["in place", "private", "beside"]
"""Where a page that answers goes. ``in place`` changes what was pressed, ``private`` is a new
private message. ``beside`` is one too and takes two requests, but the press can later change what
was pressed, for everybody."""


class Answer:
    """Answers an interaction once, and says so early only if the work takes long.

    So what Discord has been told is done is done: presses are answered after their commit, with
    the page that they lead to, in one round trip.
    """

    def __init__(self, interaction: Interaction, kind: Kind = "private") -> None:
        self._interaction = interaction
        self._kind = kind
        self._followup: int | None = None
        """Id of the private message beside what was pressed."""
        self.arrived: float = interaction.extras.get(_ARRIVED) or time.perf_counter()
        """When the interaction arrived, in seconds by ``time.perf_counter``."""
        self._shown = False
        self._turn = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    @classmethod
    def begin(cls, interaction: Interaction, kind: Kind) -> Self:
        """Return a new answer, which ``answer_of`` finds from now on."""
        answer = cls(interaction, kind)
        interaction.extras[_KEY] = answer
        loop = asyncio.get_running_loop()
        answer._timer = loop.call_later(PATIENCE_SECONDS, answer._lose_patience)
        return answer

    def _lose_patience(self) -> None:
        self._deferring = asyncio.create_task(self._defer_or_log())

    async def _defer_or_log(self) -> None:
        try:
            await self.defer()
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("interaction could not be acknowledged", error=repr(error))

    @property
    def given(self) -> bool:
        return self._interaction.response.is_done()

    @property
    def can_post(self) -> bool:
        """Whether ``post`` can be used; after deferring, Discord would edit the answer."""
        said_to_come = discord.InteractionResponseType.deferred_channel_message
        return self.given and self._interaction.response.type != said_to_come

    async def show(self, **page: Any) -> discord.Message:
        """Answer with a page, or replace the earlier answer. Returns the message.

        Raises discord.HTTPException.
        """
        async with self._turn:
            message = await self._show(page)
            self._shown = True
            return message

    async def _show(self, page: dict[str, Any]) -> discord.Message:
        response = self._interaction.response
        if self._kind == "beside":
            return await self._show_beside(page)
        if response.is_done():
            return await self._interaction.edit_original_response(**page)
        if self._kind == "in place":
            with self._responding():
                await response.edit_message(**page)
            assert self._interaction.message is not None, "something was pressed"
            return self._interaction.message
        return await self._send(page)

    async def _show_beside(self, page: dict[str, Any]) -> discord.Message:
        """Show a private page by its own message's id: the original response is for everybody."""
        followup = self._interaction.followup
        if self._followup is not None:
            return await followup.edit_message(self._followup, **page)
        await self._acknowledge()
        message = await followup.send(**_new(page), ephemeral=True, wait=True)
        self._followup = message.id
        return message

    async def take_away(self) -> None:
        """Delete the private message that was the answer. Raises discord.HTTPException."""
        if self._kind != "beside":
            await self._interaction.delete_original_response()
        elif self._followup is not None:
            await self._interaction.followup.delete_message(self._followup)

    async def change(self, **page: Any) -> bool:
        """Edit the message that was pressed. Returns False if the answer is another message.

        Raises discord.HTTPException.
        """
        changed = (
            discord.InteractionResponseType.deferred_message_update,
            discord.InteractionResponseType.message_update,
        )
        async with self._turn:
            response = self._interaction.response
            if response.type in changed:
                await self._interaction.edit_original_response(**page)
                return True
            if response.is_done() or self._kind != "in place":
                return False
            with self._responding():
                await response.edit_message(**page)
            return True

    async def post(self, **message: Any) -> int:
        """Post a public message besides the answer. Returns its id.

        Raises discord.HTTPException.
        """
        return (await self._interaction.followup.send(**message, wait=True)).id

    async def change_posted(self, message_id: int, **message: Any) -> None:
        """Edit a message from ``post``. Raises discord.HTTPException."""
        await self._interaction.followup.edit_message(message_id, **message)

    async def delete_posted(self, message_id: int) -> None:
        """Delete a message from ``post``. Raises discord.HTTPException."""
        await self._interaction.followup.delete_message(message_id)

    async def add(self, **page: Any) -> None:
        """Send a private message besides the answer, or as the answer itself."""
        async with self._turn:
            if not self.given:
                await self._send(page)
                return
        await self._interaction.followup.send(**_new(page), ephemeral=True)

    async def tell(self, text: str) -> None:
        """Answer privately with a sentence, or add it below the page already shown."""
        said_to_come = discord.InteractionResponseType.deferred_channel_message
        async with self._turn:
            if not self._shown and self._interaction.response.type == said_to_come:
                await self._interaction.edit_original_response(content=text)
                return
        await self.add(content=text)

    async def defer(self) -> None:
        """Acknowledge, if nothing has been answered yet."""
        async with self._turn:
            await self._acknowledge()

    async def _acknowledge(self) -> None:
        if self.given:
            return
        with self._responding():
            if self._kind == "private":
                await self._interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await self._interaction.response.defer()

    @contextmanager
    def _responding(self) -> Iterator[None]:
        """Measure how long the answering request took, and the whole press."""
        with metrics.timed(metrics.RESPONSE_SECONDS):
            yield
        metrics.ANSWER_SECONDS.observe(time.perf_counter() - self.arrived)

    async def finish(self) -> None:
        """Acknowledge a press that had nothing to show, as nothing more is coming."""
        if self._timer is not None:
            self._timer.cancel()
        if self._deferring is not None:
            await self._deferring
        if not self.given:
            await self._defer_or_log()

    async def _send(self, page: dict[str, Any]) -> discord.Message:
        with self._responding():
            sent = await self._interaction.response.send_message(**_new(page), ephemeral=True)
        assert isinstance(sent.resource, discord.Message), "told what was made"
        return sent.resource


def note_arrival(interaction: discord.Interaction[Any]) -> None:
    """Note the time at which an interaction arrived."""
    interaction.extras[_ARRIVED] = time.perf_counter()


def _new(page: dict[str, Any]) -> dict[str, Any]:
    """Turn a page's arguments for an edit into those for a new message."""
    new = {name: value for name, value in page.items() if value is not None}
    if "attachments" in new:
        new["files"] = new.pop("attachments")
    return new


def answer_of(interaction: Interaction) -> Answer:
    answer: Answer = interaction.extras.setdefault(_KEY, Answer(interaction))
    return answer
