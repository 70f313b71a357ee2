"""The part of the bot that interactions may use.

Code that answers presses depends on this and not on the whole bot.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, cast

import discord

from bot.discord_io.emojis import Emojis
from bot.discord_io.threads import ArchivedThreads

Suggested = list[discord.app_commands.Choice[str]]
"""Choices that an autocomplete offers for the typed text."""
Asked = Literal["press", "suggestion", "table", "hint", "file", "share", "refusal", "warning"]
"""Kinds of requests that are counted: presses and commands; autocomplete; opening tables and
solitaires; hints; exports and animations; public messages; requests that Discord refuses, which may
shut everybody out; warnings about a limit."""


class PressLimits(Protocol):
    """Counts people's requests."""

    def allow(self, user_id: int, asked: Asked) -> bool:
        """Count one request. Returns False, uncounted, if the person is over the limit."""

    def has_room(self, user_id: int, asked: Asked) -> bool:
        """Return True if another request would be within the limit. Counts nothing."""

    def allow_once(self, user_id: int, what: str) -> bool:
        """Note a public action of a person. Returns False if they have done it before."""

    def forget_once(self, user_id: int, what: str) -> None:
        """Undo ``allow_once``, because the request failed."""


class PressRouter(Protocol):
    """Answers interactions, including failed ones."""

    @property
    def limits(self) -> PressLimits: ...

    async def handle_press(self, interaction: discord.Interaction, custom_id: str) -> None: ...

    async def command(
        self, interaction: discord.Interaction, body: Callable[[], Awaitable[None]]
    ) -> None:
        """Run a slash command's body and reply privately."""

    async def suggest(
        self, interaction: discord.Interaction, body: Callable[[], Awaitable[Suggested]]
    ) -> Suggested:
        """Return an autocomplete's suggestions."""

    async def lost_form(self, interaction: discord.Interaction) -> None:
        """Answer a form that nobody waits for."""

    async def report_failure(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Reply to an interaction that failed."""


class ChosenLanguages(Protocol):
    """Knows the languages that people and servers have chosen, by code."""

    def of_person(self, user_id: int) -> str | None:
        """The person's choice; None for their Discord client's language."""

    def of_guild(self, guild_id: int | None) -> str | None:
        """The server's choice; None for the server's language on Discord."""


class Host(Protocol):
    """The bot's interface for interactions."""

    @property
    def router(self) -> PressRouter: ...

    @property
    def languages(self) -> ChosenLanguages: ...

    @property
    def card_emojis(self) -> Emojis:
        """Emojis for cards and pieces."""

    @property
    def archived_threads(self) -> ArchivedThreads: ...

    async def check_welcome(self, interaction: discord.Interaction[Any]) -> None:
        """Raise Refusal if the person is blocked where they ask."""


def host_of(interaction: discord.Interaction[Any]) -> Host:
    return cast("Host", interaction.client)


def emojis_of(interaction: discord.Interaction[Any]) -> Emojis:
    return host_of(interaction).card_emojis
