"""The commands and controls of tables."""

from bot.app import Castellan
from cogs.table.gone_players import GonePlayers
from cogs.table.lobby import LobbyCog
from cogs.table.menu import MatchMenuCog
from cogs.table.running import RunningMatchCog
from cogs.table.solitaire import SolitaireCog
from cogs.table.threads import FinishedThreads, noting_refused_threads
from cogs.table.unseen import UnseenTables


async def setup(bot: Castellan) -> None:
    for cog in (LobbyCog, RunningMatchCog, MatchMenuCog, SolitaireCog):
        await bot.add_cog(cog(bot))
    UnseenTables(bot, bot.ledger, bot.keeper, bot.channels, bot.preferences, bot.presenter_of)
    bot.add_chore(GonePlayers(bot.ledger, bot.members).chore)
    bot.boards.on_thread(noting_refused_threads(bot.guild_book))
    bot.add_chore(FinishedThreads(bot, bot.ledger, bot.budget).chore)
