"""The slash commands: what Discord is told of them, and where their failures end."""

import json
from hashlib import sha256
from typing import Any, Final

from discord import InteractionType, app_commands

from bot.base import logs
from bot.base.language import digest_of_catalogues
from bot.discord_io.controls import Interaction
from bot.discord_io.host import host_of
from bot.storage import Database

log = logs.get(__name__)

COMMANDS_HASH: Final = "commands_hash"
"""The fact that tells which commands Discord knows."""


class RoutedTree(app_commands.CommandTree[Any]):
    """Commands whose failures end where all interactions' do."""

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Let the router tell the person who asked."""
        await host_of(interaction).router.report_failure(interaction, error)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return False for a list that Discord asks for while somebody types too fast."""
        typed = interaction.type == InteractionType.autocomplete
        limits = host_of(interaction).router.limits
        return not typed or limits.allow(interaction.user.id, "suggestion")

    async def register(self, database: Database, *, anew: bool) -> None:
        """Tell Discord of the commands ``anew``, or where it does not know them as they are.

        They are not translated to find that out, since every start would read all languages.
        """
        payload = [command.to_dict(self) for command in self.get_commands()]
        told = [self.client.application_id, payload, digest_of_catalogues()]
        digest = sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()
        if not anew and await database.fact(COMMANDS_HASH) == digest:
            return
        synced = await self.sync()
        await database.remember(COMMANDS_HASH, digest)
        log.info("commands registered", number=len(synced))
