"""Greets servers that the bot joins."""

from collections.abc import Collection

import discord
from discord.ext import commands

from bot.app import Castellan
from cogs.welcome.messages import Welcomes


class WelcomeCog(commands.Cog):
    """Receives events about new servers."""

    def __init__(self, bot: Castellan, welcomes: Welcomes) -> None:
        self._bot, self._welcomes = bot, welcomes

    async def look(self, shard_ids: Collection[int]) -> None:
        self._welcomes.look(guild for guild in self._bot.guilds if guild.shard_id in shard_ids)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._welcomes.look([guild])


async def setup(bot: Castellan) -> None:
    if not bot.environment.welcome:
        return
    anew = bot.fresh_discord is not None
    welcomes = Welcomes(bot, bot.ledger, bot.keeper, bot.guild_book, bot.channels, anew=anew)
    cog = WelcomeCog(bot, welcomes)
    bot.sockets.beginning.append(cog.look)
    await bot.add_cog(cog)
