"""Where presses and commands arrive, and the one place where interactions fail."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands

from bot.base import logs
from bot.base.language import Language, Sentence, language_for, sentence
from bot.base.refusals import UNREACHABLE, Refusal, passing
from bot.discord_io.messages import NO_MATCH
from bot.play.lobbies import Person, Place
from games.core import GameError

if TYPE_CHECKING:
    from bot.client import Castellan

log = logs.get(__name__)

Ack = Literal["public", "private", "own"]
"""What a press leads to: ``public``, a change of the board; ``private``, a new private message;
``own``, a change of the private message that was pressed, or a new one if that was public."""

_CUSTOM_ID = re.compile(
    r"(?P<match>[0-9a-z]{1,16}|-):(?P<version>\d{1,9}):(?P<verb>[a-z_]{1,20})(?::(?P<args>.*))?"
)

EXPECTED: dict[int, Sentence | None] = {
    10062: None,
    40060: None,
    10003: sentence("The channel of this match is gone."),
    10008: sentence("That message is gone. /board shows the table again."),
    50001: sentence("I have no access to that channel. Ask a moderator to let me in."),
    50013: sentence("I lack a permission here. /help lists what I need."),
    50007: sentence("Your direct messages are closed, so I cannot write to you there."),
    30046: sentence("That message is too old to change. /board posts a fresh one."),
}
"""What Discord may answer in the ordinary run of things; None: nobody is left to be told."""


@dataclass(frozen=True, slots=True)
class Press:
    """A click or a choice from a menu, taken apart."""

    interaction: discord.Interaction[Any]
    match_id: str
    version: int
    verb: str
    args: str
    values: tuple[str, ...]

    @property
    def person(self) -> Person:
        return person_of(self.interaction)

    @property
    def language(self) -> Language:
        return language_of(self.interaction)

    @property
    def ephemeral(self) -> bool:
        """Whether what was pressed is a message that Discord shows to nobody else."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def tell(self, text: Sentence) -> None:
        """Answer privately."""
        await tell(self.interaction, self.language.render(text))


Handler = Callable[[Press], Awaitable[None]]


class Router:
    """Finds the handler of a press; the same rules hold for all of them."""

    def __init__(self, client: "Castellan") -> None:
        self._client = client
        self._handlers: dict[str, tuple[Ack, Handler]] = {}
        self._board_verbs: set[str] = set()
        self._in_flight: set[asyncio.Task[Any]] = set()
        self._closing = False

    def on(self, verb: str, ack: Ack, handler: Handler) -> None:
        """Let a handler answer all presses of a verb."""
        if verb in self._handlers:
            raise ValueError(f"two handlers for {verb}")
        self._handlers[verb] = (ack, handler)

    def otherwise(self, handler: Handler) -> None:
        """Let a handler answer the verbs of the games."""
        self._handlers[""] = ("own", handler)

    def on_board(self, verbs: Iterable[str]) -> None:
        """Of a game's verbs these change the board that they are pressed on."""
        for verb in verbs:
            if verb in self._board_verbs or verb in self._handlers:
                raise ValueError(f"two meanings of {verb}")
            self._board_verbs.add(verb)

    async def pressed(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Acknowledge a press at once, then do what it asks for."""
        found = _CUSTOM_ID.fullmatch(custom_id)
        with _Flight(self._in_flight):
            try:
                if found is None or self._closing or self._is_unheard_of(found):
                    await interaction.response.defer(ephemeral=True, thinking=True)
                    raise Refusal(_RESTARTING if self._closing else UNKNOWN_CONTROL)
                verb = found["verb"]
                ack, handler = self._handlers.get(verb) or self._handlers[""]
                if verb in self._board_verbs:
                    ack = "public"
                if ack == "private" or (ack == "own" and not _is_private(interaction)):
                    await interaction.response.defer(ephemeral=True, thinking=True)
                else:
                    await interaction.response.defer()
                data: Any = interaction.data or {}
                await handler(
                    Press(
                        interaction,
                        found["match"],
                        int(found["version"]),
                        verb,
                        found["args"] or "",
                        tuple(data.get("values", ())),
                    )
                )
            except Exception as error:
                await self.failed(interaction, error)

    def _is_unheard_of(self, found: re.Match[str]) -> bool:
        """Whether a control of no match does what no page of ours can do any more."""
        return found["match"] == NO_MATCH and found["verb"] not in self._handlers

    async def command(
        self, interaction: discord.Interaction[Any], body: Callable[[], Awaitable[None]]
    ) -> None:
        """Acknowledge a slash command privately at once, then do what it asks for."""
        with _Flight(self._in_flight):
            try:
                await interaction.response.defer(ephemeral=True, thinking=True)
                if self._closing:
                    raise Refusal(_RESTARTING)
                await body()
            except Exception as error:
                await self.failed(interaction, error)

    async def failed(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """The one place where interactions fail: name what is known, trace what is not."""
        while isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        answer: Sentence | None
        if isinstance(error, Refusal):
            answer = error.sentence
        elif isinstance(error, GameError):
            answer = self._refusal(error)
        elif isinstance(error, discord.HTTPException) and error.code in EXPECTED:
            log.info("discord refused", code=error.code, user=interaction.user.id)
            answer = EXPECTED[error.code]
        elif passing(error):
            log.warning("discord failed", error=repr(error), user=interaction.user.id)
            answer = _MATCH_NOT_SHOWN if _is_of_a_match(interaction) else _NOT_SHOWN
        else:
            trace = secrets.token_hex(4)
            log.error("interaction failed", trace=trace, user=interaction.user.id, exc_info=error)
            answer = sentence(
                "Something went wrong on our side. Your match is safe: /board shows how it stands. "
                "If it keeps happening, tell whoever runs this bot the trace {trace}.",
                trace=trace,
            )
        if answer is None:
            return
        try:
            await tell(interaction, language_of(interaction).render(answer))
        except (discord.HTTPException, *UNREACHABLE) as unheard:
            log.warning("player could not be told", error=repr(unheard), user=interaction.user.id)

    def _refusal(self, error: GameError) -> Sentence:
        presenter = self._client.presenters.get(error.facts.get("slug", ""))
        return UNKNOWN_CONTROL if presenter is None else presenter.refusal(error)

    async def drain(self, seconds: float) -> None:
        """Take no new work, and wait for what is in flight for at most so many seconds."""
        self._closing = True
        waiting = {task for task in self._in_flight if task is not asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=seconds)


class _Flight:
    """Marks the present task as work that a graceful stop waits for."""

    def __init__(self, in_flight: set[asyncio.Task[Any]]) -> None:
        self._in_flight = in_flight
        task = asyncio.current_task()
        assert task is not None
        self._task = task

    def __enter__(self) -> None:
        self._in_flight.add(self._task)

    def __exit__(self, *_: object) -> None:
        self._in_flight.discard(self._task)


UNKNOWN_CONTROL = sentence(
    "I do not know that button. Its command shows it anew; for a match that is /board."
)
_MATCH_NOT_SHOWN = sentence(
    "Discord did not take my answer just now. Your match is safe: /board shows how it stands."
)
_NOT_SHOWN = sentence(
    "Discord did not take my answer just now. Nothing is lost: look again, and if it was about a "
    "match, /board shows how that stands."
)
_RESTARTING = sentence("I am restarting this moment. Please press again in a few seconds.")


def person_of(interaction: discord.Interaction[Any]) -> Person:
    """Who asks."""
    user = interaction.user
    return Person(user.id, user.display_name, interaction.id)


def language_of(interaction: discord.Interaction[Any]) -> Language:
    """The language of the person who asks."""
    return language_for(interaction.locale.value)


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Where somebody asks, and the language spoken there."""
    locale = interaction.guild_locale or interaction.locale
    assert interaction.channel_id is not None
    return Place(interaction.guild_id, interaction.channel_id, locale.value)


async def tell(interaction: discord.Interaction[Any], text: str) -> None:
    """Say something privately, however the interaction was acknowledged."""
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif interaction.response.type in (
        discord.InteractionResponseType.deferred_channel_message,
        discord.InteractionResponseType.channel_message,
    ):
        await interaction.edit_original_response(content=text)
    else:
        await interaction.followup.send(text, ephemeral=True)


def _is_of_a_match(interaction: discord.Interaction[Any]) -> bool:
    """Whether what was pressed belongs to a match, and not to a page of something else."""
    data: Any = interaction.data or {}
    found = _CUSTOM_ID.fullmatch(data.get("custom_id", ""))
    return found is not None and found["match"] != NO_MATCH


def _is_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether what was pressed is seen by nobody else."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.context.dm_channel)
