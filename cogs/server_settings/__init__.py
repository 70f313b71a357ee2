"""Settings for the managers of a server."""

from bot.client import Castellan
from cogs.server_settings.panel import ServerSettingsCog


async def setup(bot: Castellan) -> None:
    await bot.add_cog(ServerSettingsCog(bot))
