"""Settings for the managers of a server."""

from bot.app import Castellan
from cogs.server_settings.cog import ServerSettingsCog


async def setup(bot: Castellan) -> None:
    await bot.add_cog(ServerSettingsCog(bot))
