"""Kill the Kings on Discord."""

import discord
from discord import app_commands

from bot.base.language import command_text
from bot.client import Castellan
from cogs.games.kill_the_kings.presenter import KillTheKingsPresenter
from cogs.table.solitaire import open_solitaire
from games.kill_the_kings import KillTheKings


@app_commands.command(
    name=KillTheKings.slug, description=command_text("A solitaire: bring down four kings")
)
@app_commands.describe(
    private=command_text("Play for yourself alone; nobody else sees the table"),
    daily=command_text(
        "Today's deal, the same for the whole server; one attempt, played privately"
    ),
)
async def open_kill_the_kings(
    interaction: discord.Interaction[Castellan], private: bool = False, daily: bool = False
) -> None:
    await open_solitaire(interaction, KillTheKings.slug, {}, private=private, daily=daily)


async def setup(bot: Castellan) -> None:
    bot.add_presenter(KillTheKings.slug, KillTheKingsPresenter())
    bot.play.add_command(open_kill_the_kings)
