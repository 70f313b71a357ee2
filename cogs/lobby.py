"""Lobbies: opening a table, and the buttons of its message."""

from typing import Any

import discord
from discord.ext import commands

from bot.client import Castellan
from bot.errors import PlayerError
from bot.i18n import sentence
from bot.records import Pace
from bot.router import Press, person_of, place_of, tell, voice_of
from cogs.choosing import check_permissions
from cogs.table import resign_question


async def open_table(
    interaction: discord.Interaction[Castellan],
    slug: str,
    options: dict[str, Any],
    pace: Pace,
) -> None:
    """Answer a ``/play`` command: check permissions, open the lobby, say so."""
    bot = interaction.client

    async def body() -> None:
        check_permissions(interaction)
        await bot.lobbies.open(slug, options, pace, person_of(interaction), place_of(interaction))
        voice = voice_of(interaction)
        await tell(
            interaction,
            voice.say("Your table is open. Press **Start** on it when everybody sits."),
        )

    await bot.router.command(interaction, body)


class Lobby(commands.Cog):
    """Join, Leave, Add computer, Start, Cancel, Rematch."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        router = bot.router
        router.on("join", "public", self.join)
        router.on("leave", "public", self.leave)
        router.on("computer", "public", self.add_computer)
        router.on("start", "public", self.start)
        router.on("cancel", "public", self.cancel)
        router.on("rematch", "private", self.rematch)

    async def join(self, press: Press) -> None:
        record = await self.bot.ledger.read(press.match_id)
        if record.status == "running":
            await self.bot.matches.join(press.match_id, press.person)
            await press.tell(sentence("Welcome to the table. You are dealt in as the rules say."))
        else:
            await self.bot.lobbies.join(press.match_id, press.person)

    async def leave(self, press: Press) -> None:
        record = await self.bot.ledger.read(press.match_id)
        if record.status == "running":
            await self._ask_before_resigning(press)
        else:
            await self.bot.lobbies.leave(press.match_id, press.person)

    async def _ask_before_resigning(self, press: Press) -> None:
        record = await self.bot.ledger.read(press.match_id)
        if record.chair_of(press.person.user_id) is None:
            raise PlayerError(sentence("You do not sit at this table."))
        arguments = await resign_question(record, press.voice)
        await press.interaction.followup.send(**arguments, ephemeral=True)

    async def add_computer(self, press: Press) -> None:
        await self.bot.lobbies.add_computer(press.match_id, press.version, press.person)

    async def start(self, press: Press) -> None:
        await self.bot.lobbies.start(press.match_id, press.version, press.person)

    async def cancel(self, press: Press) -> None:
        await self.bot.lobbies.cancel(press.match_id, press.version, press.person)

    async def rematch(self, press: Press) -> None:
        check_permissions(press.interaction)
        place = place_of(press.interaction)
        record = await self.bot.lobbies.rematch(press.match_id, press.person, place)
        if record.host_id == press.person.user_id:
            await press.tell(sentence("A new table is open for the same people. Take your time."))
        else:
            await press.tell(sentence("You sit at the new table."))


async def setup(bot: Castellan) -> None:
    await bot.add_cog(Lobby(bot))
