"""King of the Hill on Discord."""

import discord
from discord import app_commands

from bot.base.language import command_text
from bot.client import Castellan
from cogs.games.king_of_the_hill.presenter import KingOfTheHillPresenter
from cogs.table.lobby import CASUAL, PACES, open_table
from games.king_of_the_hill import KingOfTheHill, KingOfTheHillOptions


@app_commands.command(
    name=KingOfTheHill.slug, description=command_text("Fight for a pyramid of cards, for two")
)
@app_commands.describe(
    faces_tie=command_text("Variant: ten, jack, queen and king all tie (off unless you say so)"),
    pace=command_text("How long a turn may take (5 minutes unless you say otherwise)"),
    casual=CASUAL,
)
@app_commands.choices(pace=PACES)
async def open_king_of_the_hill(
    interaction: discord.Interaction[Castellan],
    faces_tie: bool = False,
    pace: app_commands.Choice[str] | None = None,
    casual: bool = False,
) -> None:
    options = KingOfTheHillOptions(faces_tie=faces_tie).model_dump(mode="json")
    await open_table(interaction, KingOfTheHill.slug, options, pace, casual=casual)


async def setup(bot: Castellan) -> None:
    bot.add_presenter(KingOfTheHill.slug, KingOfTheHillPresenter())
    bot.play.add_command(open_king_of_the_hill)
