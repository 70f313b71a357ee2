"""``/gamenight``: what a server has planned, and the buttons of a game night's message."""

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL, routed
from bot.preferences.server_panel import Mentioned, Spot, allowed_role
from bot.secrecy import Asker
from cogs.game_nights import actions, store
from cogs.game_nights.messages import GameNights
from cogs.game_nights.pages import NightPages
from cogs.game_nights.planning import PlanningCog
from cogs.game_nights.store import GameNight


class GameNightsCog(commands.Cog):
    """The command, and the controls for players."""

    def __init__(self, bot: Castellan, nights: GameNights, planning: PlanningCog) -> None:
        self._planning = planning
        self._database = bot.database
        self._presenters = bot.presenters
        self._nights = nights
        router = bot.router
        router.on("night_join", "public", self.join, "evening_join")
        router.on("night_leave", "public", self.leave, "evening_leave")
        router.on("night_mine", "private", self.show_mine, "evening_mine")

    @command("nights")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @routed
    async def gamenight(self, interaction: Interaction) -> None:
        await show_page(interaction, await self._planning.page(interaction))

    async def join(self, press: Press) -> None:
        night = await self._night_seen(press)
        await self._nights.change(actions.take_part, night.id, press.person)

    async def leave(self, press: Press) -> None:
        """Remove the presser, and say whether they have to finish their match."""
        night = await self._night_here(press)
        if await self._nights.change(actions.leave, night.id, press.person) is not None:
            await press.tell(sentence("game-nights/left"))

    async def show_mine(self, press: Press) -> None:
        night = await self._night_seen(press)
        gathering = await self._database.read(store.gather, night.id)
        pages = NightPages(gathering, self._presenters[night.slug], press.language)
        await show_page(press.interaction, pages.mine(press.person.user_id))

    async def _night_here(self, press: Press) -> GameNight:
        """Load the game night of a control. Raises Refusal unless it is this server's."""
        night = await self._database.read(store.load, press.args)
        if night is None or night.guild_id != press.interaction.guild_id:
            raise Refusal(UNKNOWN_CONTROL)
        return night

    async def _night_seen(self, press: Press) -> GameNight:
        """Load the game night of a control. Raises Refusal unless the presser sees its channel."""
        night = await self._night_here(press)
        if not Asker.of(press.interaction).views(night.channel_id):
            raise Refusal(UNKNOWN_CONTROL)
        return night


PLANNERS: Final = Mentioned(
    "nights",
    Spot("hall", 5, 4),
    key="night_role_id",
    of="roles",
    none=sentence("game-nights/planners-none"),
    some=lambda role: sentence("game-nights/planners", role=role),
    check=allowed_role,
)


async def setup(bot: Castellan) -> None:
    nights = GameNights(
        bot,
        bot.ledger,
        bot.keeper,
        bot.pings,
        bot.presenter_of,
        bot.archived_threads,
    )
    bot.provide(nights)
    bot.add_chore(nights.chore)
    bot.sockets.erasing_server.append(nights.take_away)
    bot.add_settings(PLANNERS)
    planning = PlanningCog(bot, nights)
    await bot.add_cog(planning)
    await bot.add_cog(GameNightsCog(bot, nights, planning))
