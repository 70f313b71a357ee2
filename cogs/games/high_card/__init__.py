"""High Card on Discord."""

import discord
from discord import app_commands

from bot.base.language import command_text
from bot.client import Castellan
from cogs.games.high_card.presenter import HighCardPresenter
from cogs.table.lobby import CASUAL, PACES, open_table
from games.high_card import HighCard, HighCardOptions


@app_commands.command(
    name=HighCard.slug, description=command_text("Outguess the table, for 2 to 13 players")
)
@app_commands.describe(
    target=command_text("Points that win the match (4 unless you say otherwise)"),
    pace=command_text("How long a turn may take (5 minutes unless you say otherwise)"),
    casual=CASUAL,
)
@app_commands.choices(pace=PACES)
async def open_high_card(
    interaction: discord.Interaction[Castellan],
    target: app_commands.Range[int, 1, 26] = 4,
    pace: app_commands.Choice[str] | None = None,
    casual: bool = False,
) -> None:
    options = HighCardOptions(target=target).model_dump(mode="json")
    await open_table(interaction, HighCard.slug, options, pace, casual=casual)


async def setup(bot: Castellan) -> None:
    bot.add_presenter(HighCard.slug, HighCardPresenter())
    bot.play.add_command(open_high_card)
