"""``/privacy``."""

from bot.client import Castellan


async def setup(bot: Castellan) -> None:
    del bot
