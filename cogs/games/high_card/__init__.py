"""High Card on Discord."""

from bot.app import Castellan
from bot.base.language import command_text
from cogs.games.high_card.presenter import HighCardPresenter
from cogs.table.opening import add_game
from games.high_card import HighCard


async def setup(bot: Castellan) -> None:
    add_game(
        bot,
        HighCard,
        HighCardPresenter(),
        command_text("high-card/command-about"),
        target=command_text("high-card/command-target"),
    )
