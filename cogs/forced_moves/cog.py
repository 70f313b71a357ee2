"""Starts the feature."""

from bot.app import Castellan
from cogs.forced_moves.forced import forced_play


async def setup(bot: Castellan) -> None:
    bot.ledger.play_unasked(forced_play)
