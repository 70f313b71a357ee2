"""King of the Mountain on Discord."""

from bot.app import Castellan
from bot.base.language import command_text
from cogs.games.king_of_the_mountain.presenter import KingOfTheMountainPresenter
from cogs.games.king_of_the_mountain.texts import BOARDS
from cogs.games.king_of_the_mountain.typing_moves import MoveCog
from cogs.table.opening import add_game
from games.king_of_the_mountain import KingOfTheMountain


async def setup(bot: Castellan) -> None:
    add_game(
        bot,
        KingOfTheMountain,
        KingOfTheMountainPresenter(),
        command_text("king-of-the-mountain/play"),
        names=BOARDS,
        board=command_text("king-of-the-mountain/play-board"),
        all_hands=command_text("king-of-the-mountain/play-all-hands"),
        army_size=command_text("king-of-the-mountain/play-army-size"),
        pick_for_friend=command_text("king-of-the-mountain/play-pick-for-friend"),
        wait_for_it=command_text("king-of-the-mountain/play-wait-for-it"),
        mutant_monarch=command_text("king-of-the-mountain/play-mutant-monarch"),
        keep_it=command_text("king-of-the-mountain/play-keep-it"),
        turn_limit=command_text("king-of-the-mountain/play-turn-limit"),
    )
    await bot.add_cog(MoveCog())
