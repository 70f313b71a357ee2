"""The commands and controls of tables."""

from discord import app_commands

from bot.app import Castellan
from bot.base.language import command_texts
from cogs.table.gone_players import GonePlayers
from cogs.table.lobby import LobbyCog
from cogs.table.menu import MatchMenuCog
from cogs.table.opening import play_command
from cogs.table.running import RunningMatchCog
from cogs.table.solitaire import SolitaireCog
from cogs.table.threads import FinishedThreads, noting_refused_threads
from cogs.table.unseen import UnseenTables
from games import GAMES


async def setup(bot: Castellan) -> None:
    play = app_commands.Group(name="play", description=command_texts("play", ())[0])
    for slug, presenter in bot.presenters.items():
        play.add_command(play_command(GAMES[slug], presenter))
    bot.tree.add_command(play)
    for cog in (LobbyCog, RunningMatchCog, MatchMenuCog, SolitaireCog):
        await bot.add_cog(cog(bot))
    UnseenTables(bot, bot.ledger, bot.keeper, bot.channels, bot.preferences, bot.presenter_of)
    bot.add_chore(GonePlayers(bot.ledger, bot.members).chore)
    bot.boards.on_thread(noting_refused_threads(bot.guild_book))
    bot.add_chore(FinishedThreads(bot, bot.ledger, bot.budget, bot.sockets.awaiting_match).chore)
