"""The part of the bot that interactions may use.

Everything that answers a press depends on this, and not on the whole bot.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, cast

import discord

from bot.discord_io.emojis import Emojis

Asked = Literal["press", "suggestion", "table", "hint", "file", "warning"]
"""Kinds of what is counted: presses and commands; lists that Discord asks for while somebody types;
tables opened and deals for one; hints; exports and animations; being told of a limit."""


class PressLimits(Protocol):
    """Counts what people ask for."""

    def allow(self, user_id: int, asked: Asked) -> bool:
        """Return whether a person may have this at present, and count it if so."""


class PressRouter(Protocol):
    """Answers interactions, also those that fail."""

    @property
    def limits(self) -> PressLimits:
        """Limits for each person."""

    async def handle_press(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Do what a press asks for, and answer it with what has come of it."""

    async def command(
        self, interaction: discord.Interaction, body: Callable[[], Awaitable[None]]
    ) -> None:
        """Do what a slash command asks for, and answer it privately with what has come of it."""

    async def report_failure(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Answer an interaction that failed."""


class ChosenLanguages(Protocol):
    """Knows the languages that people and servers have chosen, by their codes."""

    def of_person(self, user_id: int) -> str | None:
        """Return a person's choice; None for what Discord says."""

    def of_guild(self, guild_id: int | None) -> str | None:
        """Return a server's choice; None for what Discord says."""


class Host(Protocol):
    """The bot, as far as an interaction needs it."""

    @property
    def router(self) -> PressRouter:
        """The router of interactions."""

    @property
    def languages(self) -> ChosenLanguages:
        """The languages in which to answer."""

    @property
    def card_emojis(self) -> Emojis:
        """Emojis for cards and pieces."""


def host_of(interaction: discord.Interaction[Any]) -> Host:
    """Return the bot that received an interaction."""
    return cast("Host", interaction.client)


def emojis_of(interaction: discord.Interaction[Any]) -> Emojis:
    """Return the bot's emojis for cards and pieces."""
    return host_of(interaction).card_emojis
