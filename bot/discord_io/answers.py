"""The one reply that each interaction gets: its result, or first an acknowledgement."""

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
"""Work that takes longer is acknowledged before it's done, as Discord waits only 3 seconds."""
TOKEN_LIFE_MS: Final = 14 * 60 * 1000
"""Time in which an interaction's reply can be edited: Discord's 15 minutes minus a margin."""
_KEY: Final = "answer"
_ARRIVED: Final = "arrived"
_THINKING: Final = ResponseType.deferred_channel_message
_OF_PRESSED: Final = (ResponseType.deferred_message_update, ResponseType.message_update)
"""Responses that make the pressed message the original response."""

ResultT = TypeVar("ResultT")

Delivery = Literal["in place", "private", "beside", "form"]
"""Where the reply's page goes. ``in place`` edits the pressed message. ``private`` is a new private
message. ``beside`` is one too and takes two requests, but the press can later edit the pressed
message for everybody. ``form`` opens a form, which Discord accepts only as the first response, so
it's never acknowledged before."""


class Answer:
    """Replies to an interaction once, and acknowledges it first only if the work takes long.

    So whatever Discord shows as done is done: a press is answered after its commit, in one round
    trip, with the page it leads to. Requests raise discord.HTTPException if Discord refuses them.
    """

    def __init__(
        self,
        interaction: Interaction,
        kind: Delivery = "private",
        answered: Callable[[], None] = lambda: None,
    ) -> None:
        """``answered`` is called as soon as the response is being sent."""
        self._answered = answered
        self._interaction = interaction
        self._kind = kind
        self._followup: int | None = None  # id of the private message for ``beside``
        self.arrived: float = interaction.extras.get(_ARRIVED) or time.perf_counter()
        """When the interaction arrived, in seconds by ``time.perf_counter``."""
        self._shown = False
        self._spoken = False
        """Whether the response is a sentence, which no page may replace."""
        self._turn = asyncio.Lock()
        self._request: asyncio.Task[Any] | None = None
        """The response being sent, which may belong to a task that was cancelled."""
        self._perhaps: ResponseType | None = None
        """A response that Discord may have accepted although the request failed."""
        self._taken: ResponseType | None = None
        """A response that Discord says it accepted although the request failed."""
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    @classmethod
    def begin(cls, interaction: Interaction, kind: Delivery, answered: Callable[[], None]) -> Self:
        """Create the interaction's answer, which ``answer_of`` returns from now on."""
        answer = cls(interaction, kind, answered)
        interaction.extras[_KEY] = answer
        if kind == "beside":  # its page is the second request, so the first one is sent at once
            answer._lose_patience()
        elif kind != "form":
            loop = asyncio.get_running_loop()
            # A timer is cheaper than a task for every press, and few of them ever fire.
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
        """Whether the reply edits the pressed message, private or public."""
        return self._kind == "in place"

    @property
    def can_post(self) -> bool:
        """Whether ``post`` can be used. After deferring, Discord would edit the reply instead."""
        return self.given and self._type != _THINKING

    @asynccontextmanager
    async def _one_at_a_time(self) -> AsyncIterator[None]:
        async with self._turn:
            if self._request is not None:
                # Not awaited directly: its error belongs to the call that sent it.
                await asyncio.wait([self._request])
            yield

    async def show(self, **page: Any) -> discord.Message:
        """Reply with a page, or replace the earlier reply. Returns the message."""
        async with self._one_at_a_time():
            message = await self._show(page)
            self._shown = True
            return message

    async def _show(self, page: dict[str, Any]) -> discord.Message:
        if self._kind == "beside" or self._spoken:
            return await self._show_beside(page)
        if not self.given:
            first = await (self._edit(page) if self._kind == "in place" else self._send(page))
            if first is not None:
                return first
        return await self._interaction.edit_original_response(**page)

    async def _show_beside(self, page: dict[str, Any]) -> discord.Message:
        followup = self._interaction.followup
        if self._followup is not None:
            return await followup.edit_message(self._followup, **page)
        await self._acknowledge()
        self._answered()
        message = await followup.send(**_new(page), ephemeral=True, wait=True)
        self._followup = message.id
        return message

    async def open(self, form: discord.ui.Modal) -> None:
        async with self._one_at_a_time():
            await self._respond(ResponseType.modal, self._interaction.response.send_modal(form))

    async def take_away(self) -> None:
        """Delete the private message that was the reply."""
        if self._followup is not None:
            await self._interaction.followup.delete_message(self._followup)
        elif self._kind != "beside":
            await self._interaction.delete_original_response()

    async def change(self, **page: Any) -> bool:
        """Edit the pressed message. Returns False if the reply is another message."""
        async with self._one_at_a_time():
            if not self.given and self._kind == "in place" and await self._edit(page):
                return True
            if self._type not in _OF_PRESSED:
                return False
            await self._interaction.edit_original_response(**page)
            return True

    async def post(self, **message: Any) -> int:
        """Post a public message in addition to the reply. Returns its id."""
        return (await self._interaction.followup.send(**message, wait=True)).id

    async def change_posted(self, message_id: int, **message: Any) -> None:
        await self._interaction.followup.edit_message(message_id, **message)

    async def delete_posted(self, message_id: int) -> None:
        await self._interaction.followup.delete_message(message_id)

    async def add(self, **page: Any) -> None:
        """Send a private message in addition to the reply, or as the reply."""
        async with self._one_at_a_time():
            if not self.given and await self._send(page):
                self._spoken = True
                return
        await self._interaction.followup.send(**_new(page), ephemeral=True)

    async def tell(self, text: str) -> None:
        """Reply privately with a sentence, or add it below the page already shown."""
        async with self._one_at_a_time():
            if not self._shown and self._type == _THINKING:
                await self._interaction.edit_original_response(content=text)
                self._spoken = True
                return
        await self.add(content=text)

    async def defer(self, *, unseen: bool = False) -> None:
        """Acknowledge the interaction, if there is no reply yet.

        Discord shows a private "thinking" message, unless ``unseen``.
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
        """Respond by editing the pressed message. Returns None if there already is a response."""
        editing = self._interaction.response.edit_message(**page)
        edited = await self._respond(ResponseType.message_update, editing)
        if edited is None:
            _rewind(page)
            return None
        assert isinstance(edited.resource, discord.Message), "told what was changed"
        return edited.resource

    async def _send(self, page: dict[str, Any]) -> discord.Message | None:
        """Respond with a private message. Returns None if there already is a response."""
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
        """Send the response. Returns None if Discord already has one.

        The request continues if the waiting task is cancelled. Otherwise we wouldn't know whether
        Discord accepted it, and a second response would be refused.
        """
        self._request = asyncio.create_task(self._send_request(wanted, request))
        return await asyncio.shield(self._request)

    async def _send_request(
        self, wanted: ResponseType, request: Coroutine[Any, Any, ResultT]
    ) -> ResultT | None:
        if self._kind != "beside":
            self._answered()  # other work may go on, but only after this request is sent
        try:
            with metrics.timed(metrics.RESPONSE_SECONDS):
                result = await request
        except (discord.HTTPException, *UNREACHABLE) as error:
            if isinstance(error, discord.HTTPException) and error.code == ANSWERED_ALREADY:
                self._taken = self._perhaps or wanted  # discord.py had retried it
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
        """Acknowledge a press without a reply, as nothing more is coming.

        A command can't be acknowledged invisibly. Discord itself reports that it got no reply.
        """
        self.end_patience()
        if self._deferring is not None:
            await asyncio.wait([self._deferring])
        if not self.given and self._interaction.message is not None:
            await self._defer_or_log(unseen=True)

    def end_patience(self) -> None:
        """Cancel the automatic acknowledgement."""
        if self._timer is not None:
            self._timer.cancel()


def note_arrival(interaction: discord.Interaction[Any]) -> None:
    interaction.extras[_ARRIVED] = time.perf_counter()


def _new(page: dict[str, Any]) -> dict[str, Any]:
    new = {name: value for name, value in page.items() if value is not None}
    if "attachments" in new:
        new["files"] = new.pop("attachments")
    return new


def _rewind(page: dict[str, Any]) -> None:
    for file in page.get("attachments") or ():
        if isinstance(file, discord.File):
            file.reset()


def answer_of(interaction: Interaction) -> Answer:
    answer: Answer = interaction.extras.setdefault(_KEY, Answer(interaction))
    return answer


def is_being_answered(interaction: Interaction) -> bool:
    return _KEY in interaction.extras


async def put_away(interaction: Interaction) -> None:
    """Delete the reply to an interaction, if Discord still allows it."""
    try:
        await answer_of(interaction).take_away()
    except (discord.HTTPException, *UNREACHABLE) as error:
        log.info("older answer could not be deleted", error=repr(error))
