"""``/settings``: how the managers of a server run it."""

from collections.abc import Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.base.discord_limits import MAX_AUTOCOMPLETE_CHOICES, MAX_SELECT_LABEL
from bot.base.language import Language, command_text
from bot.client import Castellan
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import shorten, show_page
from bot.discord_io.press import Suggested, language_of
from bot.discord_io.router import routed
from bot.pages.languages import language_choices
from bot.pages.model import Page
from cogs.server_settings import pages
from cogs.server_settings.pages import Offered, Server
from cogs.server_settings.panel import Panel


class ServerSettingsCog(commands.Cog):
    """Opens the panel, and takes the names that are too many for its menus."""

    def __init__(self, bot: Castellan) -> None:
        self.panel = Panel(bot)

    @app_commands.command(description=command_text("Set up Castellan on this server"))
    @app_commands.describe(
        block=command_text("Keep someone from playing here; their running matches go on"),
        unblock=command_text("Let someone play here again"),
        end=command_text("End a match that is stuck: no result, no rating"),
        language=command_text("The language of boards and announcements here"),
    )
    @app_commands.choices(language=language_choices())
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @routed
    async def settings(
        self,
        interaction: Interaction,
        block: discord.User | None = None,
        unblock: str | None = None,
        end: str | None = None,
        language: str | None = None,
    ) -> None:
        await show_page(interaction, await self._page(interaction, block, unblock, end, language))

    async def _page(
        self,
        interaction: Interaction,
        block: discord.User | None,
        unblock: str | None,
        end: str | None,
        language: str | None,
    ) -> Page:
        """Return the panel after what was asked for, or a question about it."""
        page = None
        if language is not None:
            page = await self.panel.speak(interaction, language)
        if block is not None:
            page = await self.panel.bar(interaction, str(block.id))
        if unblock is not None:
            page = await self.panel.unbar(interaction, unblock)
        if end is not None:
            server = await self.panel.server(interaction)
            page = pages.end_question(server, end, language_of(interaction))
        return page or await self.panel.page(interaction, "overview")

    @settings.autocomplete("unblock")
    async def _suggest_barred(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(interaction, typed, pages.barred_people)

    @settings.autocomplete("end")
    async def _suggest_tables(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(interaction, typed, pages.open_tables)

    async def _suggest(
        self, interaction: Interaction, typed: str, offer: Callable[[Server, Language], Offered]
    ) -> Suggested:
        """Return what fits the text that a manager has typed; nothing for anybody else."""
        if not interaction.permissions.manage_guild or interaction.guild is None:
            return []
        offered = offer(await self.panel.server(interaction), language_of(interaction))
        return [
            app_commands.Choice(name=shorten(called, MAX_SELECT_LABEL), value=value)
            for called, value in offered
            if typed.casefold() in called.casefold()
        ][:MAX_AUTOCOMPLETE_CHOICES]
