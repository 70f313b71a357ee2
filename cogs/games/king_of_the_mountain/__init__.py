"""King of the Mountain on Discord."""

import discord
from discord import app_commands

from bot.base.language import command_text
from bot.client import Castellan
from cogs.games.king_of_the_mountain.presenter import KingOfTheMountainPresenter
from cogs.games.king_of_the_mountain.typing_moves import type_move
from cogs.table.lobby import CASUAL, PACES, open_table
from games.king_of_the_mountain import (
    FEWEST_PIECES,
    MOST_KEPT,
    MOST_PIECES,
    MOST_ROUNDS,
    KingOfTheMountain,
    KingOfTheMountainOptions,
)

BOARDS = [
    app_commands.Choice(
        name=command_text("Citadel: a broken ring with four gates"), value="citadel"
    ),
    app_commands.Choice(
        name=command_text("Forest: single walls everywhere, short lines"), value="forest"
    ),
    app_commands.Choice(
        name=command_text("Valleys: long diagonals between four ridges"), value="valleys"
    ),
]


@app_commands.command(
    name=KingOfTheMountain.slug,
    description=command_text("Chess with walls on 19×19 squares, for two to four"),
)
@app_commands.describe(
    board=command_text("Which of the three boards (Citadel unless you say otherwise)"),
    all_hands=command_text("Variant: All Hands on Deck, 24 pieces each"),
    army_size=command_text("Variant: Limited Armies, so many pieces each (20 unless you say so)"),
    pick_for_friend=command_text("Variant: pick the pieces of the player on your left"),
    wait_for_it=command_text("Variant: all but four pieces begin in reserve"),
    mutant_monarch=command_text("Variant: a King captured for the first time gains a movement"),
    keep_it=command_text("Variant: turns that a King must stay on the centre (0: none)"),
    turn_limit=command_text("Rounds after which the match is drawn (0: no limit)"),
    pace=command_text("How long a turn may take (5 minutes unless you say otherwise)"),
    casual=CASUAL,
)
@app_commands.choices(pace=PACES, board=BOARDS)
async def open_king_of_the_mountain(
    interaction: discord.Interaction[Castellan],
    board: app_commands.Choice[str] | None = None,
    all_hands: bool = False,
    army_size: app_commands.Range[int, FEWEST_PIECES, MOST_PIECES] | None = None,
    pick_for_friend: bool = False,
    wait_for_it: bool = False,
    mutant_monarch: bool = False,
    keep_it: app_commands.Range[int, 0, MOST_KEPT] = 0,
    turn_limit: app_commands.Range[int, 0, MOST_ROUNDS] = 0,
    pace: app_commands.Choice[str] | None = None,
    casual: bool = False,
) -> None:
    options = {
        "all_hands": all_hands,
        "army_size": army_size,
        "pick_for_friend": pick_for_friend,
        "wait_for_it": wait_for_it,
        "mutant_monarch": mutant_monarch,
        "keep_it": keep_it,
        "turn_limit": turn_limit,
        **({} if board is None else {"board": board.value}),
    }
    checked = KingOfTheMountainOptions.model_validate(options)
    await open_table(
        interaction, KingOfTheMountain.slug, checked.model_dump(mode="json"), pace, casual=casual
    )


async def setup(bot: Castellan) -> None:
    bot.add_presenter(KingOfTheMountain.slug, KingOfTheMountainPresenter())
    bot.play.add_command(open_king_of_the_mountain)
    bot.tree.add_command(type_move)
