"""Starts the feature."""

from bot.app import Castellan
from cogs.announcements.actions import Announcer


async def setup(bot: Castellan) -> None:
    announcer = Announcer(bot, bot.ledger, bot.guild_book, bot.presenter_of)
    bot.chores.add(announcer.chore)
