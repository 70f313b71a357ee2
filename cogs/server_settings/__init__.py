"""Settings for the managers of a server."""

from bot.client import Castellan
from cogs.server_settings.commands import ServerSettingsCog


async def setup(bot: Castellan) -> None:
    """Add what is here to the bot."""
    await bot.add_cog(ServerSettingsCog(bot))
