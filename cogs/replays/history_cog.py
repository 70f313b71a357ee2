"""The list of finished matches that a person may watch, with filters."""

from dataclasses import replace
from typing import Final

from discord.ext import commands

from bot.app import Castellan
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.feature import FrontPart, Scene
from bot.pages.ways_in import HISTORY_VERB, history_button
from bot.secrecy import Asker
from cogs.replays.history import HistoryQuery, Turn, leaf_of
from cogs.replays.history_pages import Filters, HistoryView, Whose, filters_of
from games import GAMES

BESIDE_VERB: Final = "finished"
"""Opens the list on a page of its own."""


class HistoryCog(commands.Cog, name="History"):
    """A private list with pages and filters."""

    def __init__(self, bot: Castellan) -> None:
        self._database = bot.database
        self._presenters = bot.presenters
        router = bot.router
        router.on(HISTORY_VERB, "own", self.turn)
        router.on(BESIDE_VERB, "private", self.turn)
        bot.add_front("replays", self.front)
        router.on("history_whose", "own", self.choose_whose)
        router.on("history_game", "own", self.choose_game)

    async def front(self, scene: Scene) -> FrontPart:
        """Return the way to finished matches, beside a front page that goes on changing."""
        return FrontPart((), (replace(history_button(scene.language), verb=BESIDE_VERB),))

    async def turn(self, press: Press) -> None:
        """Show another page, or other filters."""
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
