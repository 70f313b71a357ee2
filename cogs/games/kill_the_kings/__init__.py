"""Kill the Kings on Discord."""

from bot.app import Castellan
from bot.base.language import command_text
from cogs.games.kill_the_kings.presenter import KillTheKingsPresenter
from cogs.table.opening import add_game
from games.kill_the_kings import KillTheKings


async def setup(bot: Castellan) -> None:
    description = command_text("kill-the-kings/setup")
    add_game(bot, KillTheKings, KillTheKingsPresenter(), description)
