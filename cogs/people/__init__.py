"""Commands of people for themselves: preferences, and their data."""

from bot.client import Castellan
from cogs.people.preferences import PreferencesCog
from cogs.people.privacy import PrivacyCog


async def setup(bot: Castellan) -> None:
    for cog in (PreferencesCog, PrivacyCog):
        await bot.add_cog(cog(bot))
