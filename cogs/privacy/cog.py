"""``/privacy``: what is stored, to have it, to have it gone, and whether it counts everywhere."""

import asyncio
import gzip
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.language import command_text
from bot.discord_io.controls import Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import routed
from cogs.privacy.pages import export_page, gone_page, privacy_page, question_page

LARGEST_FILE: Final = 8_000_000
"""Maximum size of a file in bytes; Discord accepts ten million from everybody."""


class PrivacyCog(commands.Cog, name="Privacy"):
    """A private page with what is stored of its reader."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on("privacy_export", "private", self.export)
        bot.router.on("privacy_ask", "private", self.ask)
        bot.router.on("privacy_delete", "own", self.delete)
        bot.router.on("privacy_keep", "own", self.show)
        bot.router.on("privacy_world", "own", self.count_worldwide)
        bot.router.on("privacy_local", "own", self.stay_local)

    @app_commands.command(description=command_text("See, download or delete your data"))
    @routed
    async def privacy(self, interaction: Interaction) -> None:
        chosen = await self.bot.preferences.of(interaction.user.id)
        await show_page(interaction, privacy_page(chosen, language_of(interaction)))

    async def show(self, press: Press) -> None:
        chosen = await self.bot.preferences.of(press.person.user_id)
        await show_page(press.interaction, privacy_page(chosen, press.language))

    async def export(self, press: Press) -> None:
        check_limit(press.interaction, "file")
        data = await self.bot.exports.of(press.person.user_id)
        name = f"castellan-{press.person.user_id}.json"
        if len(data) > LARGEST_FILE:
            name, data = f"{name}.gz", await asyncio.to_thread(gzip.compress, data)
        await show_page(press.interaction, export_page(name, data, press.language))

    async def ask(self, press: Press) -> None:
        await show_page(press.interaction, question_page(press.language))

    async def delete(self, press: Press) -> None:
        await self.bot.deletion.delete(press.person.user_id)
        await show_page(press.interaction, gone_page(press.language))

    async def count_worldwide(self, press: Press) -> None:
        user = press.interaction.user
        chosen = await self.bot.preferences.count_worldwide(
            user.id, user.global_name or user.name, press.interaction.locale.value
        )
        await show_page(press.interaction, privacy_page(chosen, press.language))

    async def stay_local(self, press: Press) -> None:
        chosen = await self.bot.preferences.stay_local(
            press.interaction.user.id, press.interaction.locale.value
        )
        await show_page(press.interaction, privacy_page(chosen, press.language))


async def setup(bot: Castellan) -> None:
    bot.chores.add(bot.departures.chore)
    await bot.add_cog(PrivacyCog(bot))
