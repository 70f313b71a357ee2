"""The slash commands: registration and failures."""

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from inspect import signature
from typing import Any, Final

from discord import HTTPException, InteractionType, app_commands

from bot.base import logs, words
from bot.base.language import Sentence, command_texts
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE, Limited
from bot.discord_io.host import Suggested, host_of
from bot.storage import Database

log = logs.get(__name__)

COMMANDS_HASH: Final = "commands_hash"  # name of the stored hash of the commands that Discord knows


def command(
    topic: str = "", /, **renamed: str
) -> Callable[[Callable[..., Any]], app_commands.Command[Any, ..., None]]:
    """Make a slash command of a method. Its texts are those of the message of its name.

    ``topic`` is the part of ``/help`` that lists it. ``renamed`` are the names of options that no
    parameter can have.
    """

    def make(method: Callable[..., Any]) -> app_commands.Command[Any, ..., None]:
        _self, _interaction, *names = signature(method).parameters
        typed = {name: renamed.get(name, name) for name in names}
        about, texts = command_texts(method.__name__, typed.values())
        told = Sentence(words.command_message(method.__name__, "help") or "", {})
        listed = {"topic": topic, "told": told} if topic else {}
        described = app_commands.describe(**{name: texts[typed[name]] for name in names})(method)
        named = app_commands.rename(**renamed)(described)
        return app_commands.command(description=about, extras=listed)(named)

    return make


class RoutedTree(app_commands.CommandTree[Any]):
    """A command tree whose failures go through the router like all others."""

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        router = host_of(interaction).router
        if interaction.type != InteractionType.autocomplete:
            await router.report_failure(interaction, error)
            return

        async def fail() -> Suggested:
            raise error

        with suppress(HTTPException, *UNREACHABLE):
            await interaction.response.autocomplete(await router.suggest(interaction, fail))

    async def register(self, database: Database, *, anew: bool) -> None:
        """Register the commands if Discord has other ones, or always with ``anew``.

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
