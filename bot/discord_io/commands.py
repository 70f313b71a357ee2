"""The slash commands: registration and failures."""

import json
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

from discord import HTTPException, InteractionType, app_commands

from bot.base import logs, words
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE, Limited
from bot.discord_io.host import Suggested, host_of
from bot.storage import Database

log = logs.get(__name__)

COMMANDS_HASH: Final = "commands_hash"
"""Name of the stored hash of the commands that Discord knows."""


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
