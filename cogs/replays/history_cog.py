"""``/history``: the finished matches that somebody may look back on."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.language import command_text
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import COMMAND_CHANGED, routed
from bot.secrecy import Asker
from cogs.replays.history import HistoryQuery, Turn, leaf_of
from cogs.replays.history_pages import Filters, HistoryView, Whose, filters_of
from games import GAMES


class HistoryCog(commands.Cog, name="History"):
    """A private list with pages and filters."""

    def __init__(self, bot: Castellan) -> None:
        self._database = bot.database
        self._presenters = bot.presenters
        router = bot.router
        router.on("history", "own", self.turn)
        router.on("history_whose", "own", self.choose_whose)
        router.on("history_game", "own", self.choose_game)

    @app_commands.command(description=command_text("Browse finished matches"))
    @app_commands.describe(
        whose=command_text("Your matches, or all the matches on this server that you can see"),
        game=command_text("Which game"),
        player=command_text("Only matches with this person"),
        counted=command_text("Only rated matches, or only unrated ones"),
    )
    @app_commands.choices(
        whose=[
            app_commands.Choice(name=command_text("mine"), value="mine"),
            app_commands.Choice(name=command_text("server"), value="server"),
        ],
        game=[app_commands.Choice(name=game.title, value=slug) for slug, game in GAMES.items()],
    )
    @routed
    async def history(
        self,
        interaction: Interaction,
        whose: Whose = "mine",
        game: str | None = None,
        player: discord.User | None = None,
        counted: bool | None = None,
    ) -> None:
        if game not in (None, *GAMES):
            raise Refusal(COMMAND_CHANGED)
        filters = Filters(whose, game, None if player is None else player.id, counted)
        await self._show(interaction, filters)

    async def turn(self, press: Press) -> None:
        """Another page, or other filters."""
        filters, turn, number = filters_of(press.args)
        await self._show(press.interaction, filters, turn, number)

    async def choose_whose(self, press: Press) -> None:
        filters, _, _ = filters_of(press.args)
        whose: Whose = "server" if "server" in press.values else "mine"
        await self._show(press.interaction, replace(filters, whose=whose))

    async def choose_game(self, press: Press) -> None:
        filters, _, _ = filters_of(press.args)
        slug = next((value for value in press.values if value in GAMES), None)
        await self._show(press.interaction, replace(filters, slug=slug))

    async def _show(
        self, interaction: Interaction, filters: Filters, turn: Turn = "newest", number: int = 0
    ) -> None:
        in_server = interaction.guild_id is not None
        if not in_server:
            filters = replace(filters, whose="mine")
        wanted = HistoryQuery(
            asker=interaction.user.id,
            guild_id=interaction.guild_id,
            mine=filters.whose == "mine",
            slug=filters.slug,
            player=filters.player,
            counted=filters.counted,
            channels=frozenset() if filters.whose == "mine" else Asker.of(interaction).channels,
        )
        leaf = await self._database.read(leaf_of, wanted, turn, number)
        view = HistoryView(
            self._presenters,
            leaf,
            filters,
            interaction.user.id,
            language_of(interaction),
            in_server=in_server,
        )
        await show_page(interaction, view.page())
