"""Crown Duel on Discord."""

from bot.app import Castellan
from bot.base.language import command_text
from cogs.games.crown_duel.presenter import CrownDuelPresenter
from cogs.table.opening import add_game
from games.crown_duel import CrownDuel


async def setup(bot: Castellan) -> None:
    add_game(
        bot,
        CrownDuel,
        CrownDuelPresenter(),
        command_text("crown-duel/setup"),
    )
