"""King of the Hill on Discord."""

from bot.app import Castellan
from bot.base.language import command_text
from cogs.games.king_of_the_hill.presenter import KingOfTheHillPresenter
from cogs.table.opening import add_game
from games.king_of_the_hill import KingOfTheHill


async def setup(bot: Castellan) -> None:
    add_game(
        bot,
        KingOfTheHill,
        KingOfTheHillPresenter(),
        command_text("king-of-the-hill/setup"),
        faces_tie=command_text("king-of-the-hill/setup-faces-tie"),
    )
