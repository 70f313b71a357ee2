"""The league of servers, reached from the deals of the day."""

from datetime import date

from discord.ext import commands

from bot.app import Castellan
from bot.base.calendar import month_before, month_of
from bot.base.language import Language
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.hall.league import league
from bot.show.sharing import language_here, share
from cogs.daily.pages import LEAGUE
from cogs.hall.league_pages import SHARE_LEAGUE, LeagueQuery, LeagueView


class LeagueCog(commands.Cog):
    """Shows how servers stand in a month, privately; Share posts it for everybody."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on(LEAGUE, "own", self.show)
        bot.router.on(SHARE_LEAGUE, "own", self.share)

    async def show(self, press: Press) -> None:
        view = await self._view(press, language_of(press.interaction))
        await show_page(press.interaction, view.private())

    async def share(self, press: Press) -> None:
        await share(press, (await self._view(press, language_here(press))).page())
        view = await self._view(press, language_of(press.interaction))
        await show_page(press.interaction, view.private(shared=True))

    async def _view(self, press: Press, language: Language) -> LeagueView:
        query, guild_id = LeagueQuery.of(press.args), press.interaction.guild_id
        today = self.bot.daily_deals.today()
        month = month_of(date.fromisoformat(today))
        month = month_before(month) if query.last else month
        settings = await self.bot.guild_book.of(guild_id)
        return LeagueView(
            language=language,
            query=query,
            month=month,
            lines=await league(self.bot.database, month, today),
            guild_id=guild_id,
            takes_part=settings.league_name is not None,
        )
