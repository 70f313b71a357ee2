"""``/settings``: how the managers of a server run it."""

from collections.abc import Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.base.language import Language, command_text
from bot.client import Castellan
from bot.discord_io.messages import shortened, show_page
from bot.discord_io.press import Interaction, Suggested, language_of
from bot.discord_io.router import routed
from cogs.server_settings import pages
from cogs.server_settings.pages import Offered, Server
from cogs.server_settings.panel import Panel


@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class ServerSettingsCog(
    commands.GroupCog,
    group_name="settings",
    group_description=command_text("Run this server's matches"),
):
    """Opens the panel, and takes the names that are too many for its menus."""

    def __init__(self, bot: Castellan) -> None:
        self.panel = Panel(bot)

    @app_commands.command(description=command_text("See and change everything in one panel"))
    @routed
    async def show(self, interaction: Interaction) -> None:
        await show_page(interaction, await self.panel.page(interaction, "overview"))

    @app_commands.command(description=command_text("Keep somebody from playing on this server"))
    @app_commands.describe(member=command_text("Whom; their running matches go on"))
    @routed
    async def bar(self, interaction: Interaction, member: discord.User) -> None:
        await show_page(interaction, await self.panel.bar(interaction, str(member.id)))

    @app_commands.command(description=command_text("Let somebody play on this server again"))
    @app_commands.describe(member=command_text("Whom of those who are barred"))
    @routed
    async def unbar(self, interaction: Interaction, member: str) -> None:
        await show_page(interaction, await self.panel.unbar(interaction, member))

    @unbar.autocomplete("member")
    async def _suggest_barred(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(interaction, typed, pages.barred_people)

    @app_commands.command(
        description=command_text("End a match that is stuck, without a result and without rating")
    )
    @app_commands.describe(match=command_text("Which match"))
    @routed
    async def end(self, interaction: Interaction, match: str) -> None:
        server = await self.panel.server(interaction)
        await show_page(interaction, pages.end_question(server, match, language_of(interaction)))

    @end.autocomplete("match")
    async def _suggest_tables(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(interaction, typed, pages.open_tables)

    async def _suggest(
        self, interaction: Interaction, typed: str, offer: Callable[[Server, Language], Offered]
    ) -> Suggested:
        """What matches the text that a manager has typed so far; nothing for anybody else."""
        if not interaction.permissions.manage_guild or interaction.guild is None:
            return []
        offered = offer(await self.panel.server(interaction), language_of(interaction))
        return [
            app_commands.Choice(name=shortened(called, pages.LONGEST_LABEL), value=value)
            for called, value in offered
            if typed.casefold() in called.casefold()
        ][: pages.MOST_OPTIONS]
