"""The result of a first start: Discord and the database have the commands, all results are counted.

Most of a first start goes into translating commands into every language, and into counting again.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from simcord import Env

from bot.app import Castellan
from bot.discord_io.commands import COMMANDS_HASH
from bot.match.rebuild import recount_once
from bot.storage import Database
from tests.support.places import provided
from tests.support.waiting import patient_env, settings_on


@dataclass(frozen=True)
class Registered:
    """The commands as a Discord has them, and the fact in the database that says so."""

    commands: dict[Any, Any]
    digest: str

    async def note(self, database: Database) -> None:
        """Do what a first start does, so that the next one on this database needn't."""
        await database.remember(COMMANDS_HASH, self.digest)
        await recount_once(database)

    def tell(self, env: Env) -> None:
        """Register the commands with a Discord."""
        env.backend.commands[None] = self.commands  # replaced as a whole, never changed


async def registered_on(path: Path) -> Registered:
    """Return the commands registered by a first start on the database at a place."""
    bot = Castellan(settings_on(provided(path)))
    env = patient_env(bot)
    try:
        await env.start()
        digest = await bot.database.fact(COMMANDS_HASH)
        await env.shutdown()
    finally:  # its threads would keep the process from ending
        await bot.database.close()
    assert digest is not None
    return Registered(env.backend.commands[None], digest)
