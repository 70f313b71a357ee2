"""The slash commands: registration, failures, and the choices of autocompletes."""

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from inspect import signature
from typing import Any, Final, Protocol

import discord
from discord import HTTPException, InteractionType, app_commands

from bot.base import logs, words
from bot.base.calendar import day_at
from bot.base.discord_limits import MAX_AUTOCOMPLETE_CHOICES, distinct
from bot.base.language import Language, Sentence, command_texts, sentence
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE, Limited
from bot.discord_io.host import Suggested, host_of
from bot.storage import Database

log = logs.get(__name__)

COMMANDS_HASH: Final = "commands_hash"  # name of the stored hash of the commands that Discord knows


def command(
    topic: str = "", /, *former: str, **renamed: str
) -> Callable[[Callable[..., Any]], app_commands.Command[Any, ..., None]]:
    """Turn a method into a slash command. Its texts are in the message named after it.

    ``topic`` is the part of ``/help`` that lists it. ``former`` has the names of older commands
    that it replaces. ``renamed`` has the names of options by parameter, where they differ.
    """

    def make(method: Callable[..., Any]) -> app_commands.Command[Any, ..., None]:
        _self, _interaction, *names = signature(method).parameters
        typed = {name: renamed.get(name, name) for name in names}
        about, texts = command_texts(method.__name__, typed.values())
        told = Sentence(words.command_message(method.__name__, "help") or "", {})
        extras = {"former": former, "topic": topic, "told": told}
        described = app_commands.describe(**{name: texts[typed[name]] for name in names})(method)
        named = app_commands.rename(**renamed)(described)
        return app_commands.command(description=about, extras=extras)(named)

    return make


class RoutedTree(app_commands.CommandTree[Any]):
    """A command tree whose failures go through the router like all others."""

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        router = host_of(interaction).router
        if interaction.type != InteractionType.autocomplete:
            await router.report_failure(interaction, self._explained(error))
            return

        async def fail() -> Suggested:
            raise error

        with suppress(HTTPException, *UNREACHABLE):
            await interaction.response.autocomplete(await router.suggest(interaction, fail))

    def _explained(self, error: app_commands.AppCommandError) -> Exception:
        if isinstance(error, app_commands.CommandNotFound):
            for known in self.get_commands():
                # The person's Discord still offers the older command.
                if error.name in known.extras.get("former", ()):
                    return Refusal(sentence("discord-io/moved", now=f"`/{known.name}`"))
        return error

    async def register(self, database: Database, *, anew: bool) -> None:
        """Register the commands if Discord has different ones, or in any case with ``anew``.

        They are compared untranslated, since otherwise every start would load all languages.
        """
        payload = [command.to_dict(self) for command in self.get_commands()]
        told = [self.client.application_id, payload, words.digest()]
        digest = sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()
        if not anew and await database.fact(COMMANDS_HASH) == digest:
            return
        with suppress(Limited):  # the next start tries again
            synced = await self.sync()
            await database.remember(COMMANDS_HASH, digest)
            log.info("commands registered", number=len(synced))


class Opened(Protocol):
    """Something opened at a time and in a channel, such as a match."""

    @property
    def channel_id(self) -> int: ...

    @property
    def created_at(self) -> int: ...


def matching_choices(
    offered: Sequence[tuple[str, str]], typed: str, *marks: Sequence[str]
) -> Suggested:
    """Return the choices whose text contains what was typed, up to Discord's maximum.

    ``marks`` tell apart choices with the same text (see ``distinct``).
    """
    labels = distinct((text for text, _ in offered), *marks)
    return [
        app_commands.Choice(name=label, value=value)
        for label, (text, value) in zip(labels, offered, strict=True)
        if typed.casefold() in f"{text}\n{label}".casefold()
    ][:MAX_AUTOCOMPLETE_CHOICES]


def marks_of(
    place: discord.Client | discord.Guild, matches: Iterable[Opened], language: Language
) -> tuple[list[str], list[str]]:
    """Return marks that tell matches apart: channel names, and times of opening."""
    channels, times = [], []
    for match in matches:
        name = getattr(place.get_channel(match.channel_id), "name", None)
        channels.append(f"#{name}" if name else "")
        hour = f"{datetime.fromtimestamp(match.created_at / 1000, UTC):%H:%M} UTC"
        times.append(f"{language.date(day_at(match.created_at))} · {hour}")
    return channels, times
