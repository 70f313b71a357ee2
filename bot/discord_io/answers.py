"""The one answer that each interaction gets: its result, or an acknowledgement after a while."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, Literal, Self, TypeVar

import discord
from discord import InteractionResponseType as ResponseType

from bot.base import logs, metrics
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import ANSWERED_ALREADY, UNREACHABLE, passing

log = logs.get(__name__)

PATIENCE_SECONDS: Final = 1.5
"""Work that takes longer is acknowledged before it is done; Discord waits for 3 seconds."""
TOKEN_LIFE_MS: Final = 14 * 60 * 1000
"""Time in which an interaction's answer can be edited: Discord's 15 minutes less a margin."""
_KEY: Final = "answer"
_ARRIVED: Final = "arrived"
_THINKING: Final = ResponseType.deferred_channel_message
_OF_PRESSED: Final = (ResponseType.deferred_message_update, ResponseType.message_update)
"""Responses that make the message that was pressed the original response."""

ResultT = TypeVar("ResultT")

Kind = Literal["in place", "private", "beside", "form"]
"""Where a page that answers goes. ``in place`` changes what was pressed, ``private`` is a new
private message. ``beside`` is one too and takes two requests, but the press can later change what
was pressed, for everybody. ``form`` opens a form, which Discord takes as the first answer only: it
is never acknowledged before."""


class Answer:
    """Answers an interaction once, and says so early only if the work takes long.

    So what Discord has been told is done is done: presses are answered after their commit, with
    the page that they lead to, in one round trip.
    """

    def __init__(
        self,
        interaction: Interaction,
        kind: Kind = "private",
        answered: Callable[[], None] = lambda: None,
    ) -> None:
        """``answered`` is called as soon as the response is under way."""
        self._answered = answered
        self._interaction = interaction
        self._kind = kind
        self._followup: int | None = None
        """Id of the private message beside what was pressed."""
        self.arrived: float = interaction.extras.get(_ARRIVED) or time.perf_counter()
        """When the interaction arrived, in seconds by ``time.perf_counter``."""
        self._shown = False
        self._turn = asyncio.Lock()
        self._request: asyncio.Task[Any] | None = None
        """The responding request under way, perhaps of a task that has been cancelled."""
        self._perhaps: ResponseType | None = None
        """A response that Discord may have taken, though the request failed."""
        self._taken: ResponseType | None = None
        """A response that Discord says it has taken, though the request failed."""
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    @classmethod
    def begin(cls, interaction: Interaction, kind: Kind, answered: Callable[[], None]) -> Self:
        """Return a new answer, which ``answer_of`` finds from now on."""
        answer = cls(interaction, kind, answered)
        interaction.extras[_KEY] = answer
        if kind != "form":
            loop = asyncio.get_running_loop()
            answer._timer = loop.call_later(PATIENCE_SECONDS, answer._lose_patience)
        return answer

    def _lose_patience(self) -> None:
        self._deferring = asyncio.create_task(self._defer_or_log())

    async def _defer_or_log(self, *, unseen: bool = False) -> None:
        try:
            await self.defer(unseen=unseen)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning("interaction could not be acknowledged", error=repr(error))

    @property
    def _type(self) -> ResponseType | None:
        return self._interaction.response.type or self._taken

    @property
    def given(self) -> bool:
        return self._type is not None

    @property
    def in_place(self) -> bool:
        """Whether the answer changes what was pressed, whoever sees that."""
        return self._kind == "in place"

    @property
    def can_post(self) -> bool:
        """Whether ``post`` can be used; after deferring, Discord would edit the answer."""
        return self.given and self._type != _THINKING

    @asynccontextmanager
    async def _one_at_a_time(self) -> AsyncIterator[None]:
        """Wait for everything that answers already, and keep others from answering meanwhile."""
        async with self._turn:
            if self._request is not None:
                await asyncio.wait([self._request])
            yield

    async def show(self, **page: Any) -> discord.Message:
        """Answer with a page, or replace the earlier answer. Returns the message.

        Raises discord.HTTPException.
        """
        async with self._one_at_a_time():
            message = await self._show(page)
            self._shown = True
            return message

    async def _show(self, page: dict[str, Any]) -> discord.Message:
        if self._kind == "beside":
            return await self._show_beside(page)
        if not self.given:
            first = await (self._edit(page) if self._kind == "in place" else self._send(page))
            if first is not None:
                return first
        return await self._interaction.edit_original_response(**page)

    async def _show_beside(self, page: dict[str, Any]) -> discord.Message:
        """Show a private page by its own message's id: the original response is for everybody."""
        followup = self._interaction.followup
        if self._followup is not None:
            return await followup.edit_message(self._followup, **page)
        await self._acknowledge()
        message = await followup.send(**_new(page), ephemeral=True, wait=True)
        self._followup = message.id
        return message

    async def open(self, form: discord.ui.Modal) -> None:
        """Answer with a form. Raises discord.HTTPException."""
        async with self._one_at_a_time():
            await self._respond(ResponseType.modal, self._interaction.response.send_modal(form))

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
        async with self._one_at_a_time():
            if not self.given and self._kind == "in place" and await self._edit(page):
                return True
            if self._type not in _OF_PRESSED:
                return False
            await self._interaction.edit_original_response(**page)
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
        async with self._one_at_a_time():
            if not self.given and await self._send(page):
                return
        await self._interaction.followup.send(**_new(page), ephemeral=True)

    async def tell(self, text: str) -> None:
        """Answer privately with a sentence, or add it below the page already shown."""
        async with self._one_at_a_time():
            if not self._shown and self._type == _THINKING:
                await self._interaction.edit_original_response(content=text)
                return
        await self.add(content=text)

    async def defer(self, *, unseen: bool = False) -> None:
        """Acknowledge, if nothing has been answered yet.

        Discord shows that something private is being thought about, unless it's to be ``unseen``.
        """
        async with self._one_at_a_time():
            await self._acknowledge(unseen=unseen)

    async def _acknowledge(self, *, unseen: bool = False) -> None:
        if self.given:
            return
        response = self._interaction.response
        if self._kind == "private" and not unseen:
            await self._respond(_THINKING, response.defer(ephemeral=True, thinking=True))
        else:
            await self._respond(ResponseType.deferred_message_update, response.defer())

    async def _edit(self, page: dict[str, Any]) -> discord.Message | None:
        """Respond by editing what was pressed. Returns None if Discord has another response."""
        editing = self._interaction.response.edit_message(**page)
        edited = await self._respond(ResponseType.message_update, editing)
        if edited is None:
            _rewind(page)
            return None
        assert isinstance(edited.resource, discord.Message), "told what was changed"
        return edited.resource

    async def _send(self, page: dict[str, Any]) -> discord.Message | None:
        """Respond with a private message. Returns None if Discord has another response."""
        sending = self._interaction.response.send_message(**_new(page), ephemeral=True)
        sent = await self._respond(ResponseType.channel_message, sending)
        if sent is None:
            _rewind(page)
            return None
        assert isinstance(sent.resource, discord.Message), "told what was made"
        return sent.resource

    async def _respond(
        self, wanted: ResponseType, request: Coroutine[Any, Any, ResultT]
    ) -> ResultT | None:
        """Send the responding request. Returns None if Discord already has a response.

        The request goes on if the task that waits for it is cancelled. Without that, nobody would
        learn whether Discord has taken it, and a second response would be refused.
        """
        self._request = asyncio.create_task(self._send_request(wanted, request))
        return await asyncio.shield(self._request)

    async def _send_request(
        self, wanted: ResponseType, request: Coroutine[Any, Any, ResultT]
    ) -> ResultT | None:
        self._answered()  # what this lets go begins when the request has been sent
        try:
            with metrics.timed(metrics.RESPONSE_SECONDS):
                result = await request
        except (discord.HTTPException, *UNREACHABLE) as error:
            if isinstance(error, discord.HTTPException) and error.code == ANSWERED_ALREADY:
                self._taken = self._perhaps or wanted  # discord.py sends a request several times
                log.info("Discord has taken a response that seemed to fail", kind=self._taken.name)
                return None
            if passing(error):
                self._perhaps = self._perhaps or wanted
            raise
        finally:
            self._request = None
        metrics.ANSWER_SECONDS.observe(time.perf_counter() - self.arrived)
        return result

    async def finish(self) -> None:
        """Acknowledge a press that had nothing to show, as nothing more is coming.

        A command can't be acknowledged unseen; Discord says by itself that it got no answer.
        """
        self.end_patience()
        if self._deferring is not None:
            await asyncio.wait([self._deferring])
        if not self.given and self._interaction.message is not None:
            await self._defer_or_log(unseen=True)

    def end_patience(self) -> None:
        """Acknowledge nothing any more, unless asked to."""
        if self._timer is not None:
            self._timer.cancel()


def note_arrival(interaction: discord.Interaction[Any]) -> None:
    """Note the time at which an interaction arrived."""
    interaction.extras[_ARRIVED] = time.perf_counter()


def _new(page: dict[str, Any]) -> dict[str, Any]:
    """Turn a page's arguments for an edit into those for a new message."""
    new = {name: value for name, value in page.items() if value is not None}
    if "attachments" in new:
        new["files"] = new.pop("attachments")
    return new


def _rewind(page: dict[str, Any]) -> None:
    """Rewind attached files, which a first attempt has read to their end."""
    for file in page.get("attachments") or ():
        if isinstance(file, discord.File):
            file.reset()


def answer_of(interaction: Interaction) -> Answer:
    answer: Answer = interaction.extras.setdefault(_KEY, Answer(interaction))
    return answer


def is_being_answered(interaction: Interaction) -> bool:
    """Return True if something has begun to answer an interaction."""
    return _KEY in interaction.extras
