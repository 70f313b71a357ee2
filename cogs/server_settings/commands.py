"""``/settings``: how the managers of a server run it."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.base.language import command_text, sentence
from bot.base.names import cleaned
from bot.base.refusals import Refusal
from bot.client import Castellan
from bot.discord_io.messages import shortened, show_page
from bot.discord_io.press import language_of
from bot.discord_io.router import routed
from bot.pages.model import Page
from bot.preferences.servers import time_zones
from cogs.server_settings.pages import erase_question, table_text
from cogs.server_settings.panel import Panel, check_manager
from cogs.table.lobby import PACES

MOST_CHOICES = 25
LONGEST_CHOICE = 100

Interaction = discord.Interaction[Castellan]
HomeChannel = discord.TextChannel | discord.ForumChannel | discord.VoiceChannel
SpokenChannel = discord.TextChannel | discord.VoiceChannel
SWITCH = command_text("On or off")


@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class ServerSettingsCog(
    commands.GroupCog,
    group_name="settings",
    group_description=command_text("Run this server's matches"),
):
    """Every answer is the panel, as things stand then."""

    channels = app_commands.Group(
        name="channels", description=command_text("Where matches may start")
    )
    quiet = app_commands.Group(
        name="quiet", description=command_text("When nobody is called aloud")
    )

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        self.panel = Panel(bot)

    @routed
    async def _answer(self, interaction: Interaction, page: Callable[[], Awaitable[Page]]) -> None:
        check_manager(interaction)
        await show_page(interaction, await page())

    @app_commands.command(description=command_text("See and change everything in one panel"))
    async def show(self, interaction: Interaction) -> None:
        await self._answer(interaction, lambda: self.panel.page(interaction, "overview"))

    @channels.command(
        description=command_text("Let matches start in this channel and those added before")
    )
    @app_commands.describe(channel=command_text("Which channel; its threads count as well"))
    async def add(self, interaction: Interaction, channel: HomeChannel) -> None:
        async def page() -> Page:
            present = await self._present_channels(interaction)
            added = present if channel.id in present else [*present, channel.id]
            return await self.panel.set_channels(interaction, added)

        await self._answer(interaction, page)

    @channels.command(
        description=command_text("Let no more matches start in a channel added before")
    )
    @app_commands.describe(channel=command_text("Which channel"))
    async def remove(self, interaction: Interaction, channel: HomeChannel) -> None:
        async def page() -> Page:
            present = await self._present_channels(interaction)
            if channel.id not in present:
                raise Refusal(
                    sentence(
                        "{channel} is not among the channels that were added.",
                        channel=channel.mention,
                    )
                )
            left = [each for each in present if each != channel.id]
            return await self.panel.set_channels(interaction, left)

        await self._answer(interaction, page)

    @channels.command(description=command_text("Let matches start in every channel"))
    async def everywhere(self, interaction: Interaction) -> None:
        await self._answer(interaction, lambda: self.panel.set_channels(interaction, []))

    async def _present_channels(self, interaction: Interaction) -> list[int]:
        """The channels that were added and are still there."""
        return list((await self.panel.server(interaction)).listed)

    @app_commands.command(description=command_text("Give matches threads of their own, or none"))
    @app_commands.describe(on=SWITCH)
    async def threads(self, interaction: Interaction, on: bool) -> None:
        await self._answer(interaction, lambda: self.panel.set_threads(interaction, on=on))

    @app_commands.command(description=command_text("The pace of matches when nobody chooses one"))
    @app_commands.describe(pace=command_text("How long a turn may take"))
    @app_commands.choices(pace=PACES)
    async def pace(self, interaction: Interaction, pace: app_commands.Choice[str]) -> None:
        await self._answer(interaction, lambda: self.panel.set_pace(interaction, pace.value))

    @app_commands.command(
        description=command_text("Who may start matches; without a role everybody")
    )
    @app_commands.describe(role=command_text("People with this role; you always may"))
    async def starters(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        role_id = None if role is None else role.id
        await self._answer(interaction, lambda: self.panel.set_starters(interaction, role_id))

    @quiet.command(description=command_text("Call silently at certain hours of the day"))
    @app_commands.describe(
        start=command_text("The hour at which silence begins, 0 to 23"),
        end=command_text("The hour at which it ends, 0 to 23"),
        zone=command_text("The time zone of these hours; type a city"),
    )
    @app_commands.rename(start="from", end="until")
    async def hours(
        self,
        interaction: Interaction,
        start: app_commands.Range[int, 0, 23],
        end: app_commands.Range[int, 0, 23],
        zone: str | None = None,
    ) -> None:
        await self._answer(interaction, lambda: self.panel.set_quiet(interaction, start, end, zone))

    @hours.autocomplete("zone")
    async def _suggest_zones(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        wanted = typed.casefold().replace(" ", "_")
        found = [zone for zone in time_zones() if wanted in zone.casefold()]
        found.sort(key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted))
        return [
            app_commands.Choice(name=zone.replace("_", " "), value=zone)
            for zone in found[:MOST_CHOICES]
        ]

    @quiet.command(description=command_text("Call aloud at any time"))
    async def off(self, interaction: Interaction) -> None:
        await self._answer(interaction, lambda: self.panel.set_quiet(interaction, None, None, None))

    @app_commands.command(
        description=command_text("Make each month a season, and announce its first three")
    )
    @app_commands.describe(on=SWITCH)
    async def seasons(self, interaction: Interaction, on: bool) -> None:
        await self._answer(interaction, lambda: self.panel.set_seasons(interaction, on=on))

    @app_commands.command(description=command_text("Announce who takes a first place"))
    @app_commands.describe(on=SWITCH)
    async def champions(self, interaction: Interaction, on: bool) -> None:
        await self._answer(interaction, lambda: self.panel.set_champions(interaction, on=on))

    @app_commands.command(description=command_text("Where champions and seasons are announced"))
    @app_commands.describe(
        channel=command_text("Which channel; without one, where the match was played")
    )
    async def herald(self, interaction: Interaction, channel: SpokenChannel | None = None) -> None:
        chosen = None if channel is None else channel.id
        await self._answer(interaction, lambda: self.panel.set_announcer(interaction, chosen))

    @app_commands.command(description=command_text("Keep somebody from playing on this server"))
    @app_commands.describe(member=command_text("Whom; their running matches go on"))
    async def bar(self, interaction: Interaction, member: discord.User) -> None:
        await self._answer(
            interaction,
            lambda: self.panel.bar(interaction, member.id, member.display_name, robot=member.bot),
        )

    @app_commands.command(description=command_text("Let somebody play on this server again"))
    @app_commands.describe(member=command_text("Whom of those who are barred"))
    async def unbar(self, interaction: Interaction, member: str) -> None:
        await self._answer(interaction, lambda: self.panel.unbar(interaction, member))

    @unbar.autocomplete("member")
    async def _suggest_barred(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            return []
        offered = [
            (cleaned(each.name), str(each.user_id))
            for each in await self.bot.guild_book.barred(interaction.guild_id)
        ]
        return _matching(offered, typed)

    @app_commands.command(
        description=command_text("End a match that is stuck, without a result and without rating")
    )
    @app_commands.describe(match=command_text("Which match"))
    async def end(self, interaction: Interaction, match: str) -> None:
        await self._answer(interaction, lambda: self.panel.ask_to_end(interaction, match))

    @end.autocomplete("match")
    async def _suggest_tables(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        if not interaction.permissions.manage_guild or interaction.guild is None:
            return []
        language = language_of(interaction)
        server = await self.panel.server(interaction)
        offered = [(table_text(server, each, language), each.match_id) for each in server.tables]
        return _matching(offered, typed)

    @app_commands.command(description=command_text("Erase everything that I keep of this server"))
    async def erase(self, interaction: Interaction) -> None:
        async def page() -> Page:
            return erase_question(language_of(interaction), sure=False)

        await self._answer(interaction, page)


def _matching(offered: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=shortened(text, LONGEST_CHOICE), value=value)
        for text, value in offered
        if typed.casefold() in text.casefold()
    ][:MOST_CHOICES]
