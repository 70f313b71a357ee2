"""Crown Duel on Discord."""

import discord
from discord import app_commands

from bot.base.language import command_text
from bot.client import Castellan
from cogs.games.crown_duel.presenter import CrownDuelPresenter
from cogs.table.lobby import CASUAL, PACES, open_table
from games.crown_duel import CrownDuel


@app_commands.command(
    name=CrownDuel.slug, description=command_text("Outwit somebody with one secret card")
)
@app_commands.describe(
    pace=command_text("How long a turn may take (5 minutes unless you say otherwise)"),
    casual=CASUAL,
)
@app_commands.choices(pace=PACES)
async def open_crown_duel(
    interaction: discord.Interaction[Castellan],
    pace: app_commands.Choice[str] | None = None,
    casual: bool = False,
) -> None:
    await open_table(interaction, CrownDuel.slug, {}, pace, casual=casual)


async def setup(bot: Castellan) -> None:
    bot.add_presenter(CrownDuel.slug, CrownDuelPresenter())
    bot.play.add_command(open_crown_duel)
