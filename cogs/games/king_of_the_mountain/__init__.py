"""King of the Mountain on Discord."""

from bot.app import Castellan
from bot.base.language import command_text
from cogs.games.king_of_the_mountain.presenter import KingOfTheMountainPresenter
from cogs.games.king_of_the_mountain.typing_moves import MoveCog
from cogs.games.king_of_the_mountain.words import BOARDS
from cogs.table.opening import add_game
from games.king_of_the_mountain import KingOfTheMountain


async def setup(bot: Castellan) -> None:
    add_game(
        bot,
        KingOfTheMountain,
        KingOfTheMountainPresenter(),
        command_text("Chess with walls on 19×19 squares, for two to four players"),
        names=BOARDS,
        board=command_text("Which of the three boards (default: Citadel)"),
        all_hands=command_text("Variant: All Hands on Deck, 24 pieces each"),
        army_size=command_text("Variant: Limited Armies. Number of pieces each (default: 20)"),
        pick_for_friend=command_text("Variant: pick the pieces for the player on your left"),
        wait_for_it=command_text("Variant: all but four pieces begin in reserve"),
        mutant_monarch=command_text(
            "Variant: a King captured for the first time gains a new way to move"
        ),
        keep_it=command_text("Variant: how many turns a King has to stay on the centre (0: none)"),
        turn_limit=command_text("Rounds until the match is a draw (0: no limit)"),
    )
    await bot.add_cog(MoveCog())
