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
        command_text("Fight over a pyramid of cards, for two players"),
        faces_tie=command_text("Variant: ten, jack, queen and king all tie (default: off)"),
    )
