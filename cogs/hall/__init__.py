"""The league of servers."""

from bot.app import Castellan
from cogs.hall.league import LeagueCog


async def setup(bot: Castellan) -> None:
    await bot.add_cog(LeagueCog(bot))
