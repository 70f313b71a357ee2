"""A bare discord.py bot: each press edits its message, with a constant picture.

``python -m tools.bench.bare_bot`` runs it on the Discord at ``DISCORD_API``.
"""

import os
from io import BytesIO
from typing import Any

import discord
from discord.ext import commands
from discord.http import Route

CONTROL = "ping"
PICTURE_BYTES = 25_000
"""About what a picture of a hand or a board takes."""


class Constant(discord.ui.View):
    """A persistent button that is answered with a constant page."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(timeout=None)
        self._picture = picture

    @discord.ui.button(label="Ping", custom_id=CONTROL)
    async def ping(
        self, interaction: discord.Interaction[Any], _button: discord.ui.Button["Constant"]
    ) -> None:
        embed = discord.Embed(title="Pong", description="Always the same.")
        embed.set_image(url="attachment://pong.png")
        picture = discord.File(BytesIO(self._picture), filename="pong.png")
        await interaction.response.edit_message(embed=embed, attachments=[picture], view=self)


class Bare(commands.AutoShardedBot):
    """Answers presses of that button."""

    async def setup_hook(self) -> None:
        self.add_view(Constant(os.urandom(PICTURE_BYTES)))


if __name__ == "__main__":
    Route.BASE = os.environ["DISCORD_API"]
    bare = Bare(command_prefix=commands.when_mentioned, intents=discord.Intents.default())
    bare.run(os.environ["DISCORD_TOKEN"], log_handler=None)
