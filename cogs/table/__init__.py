"""Tables of all games: lobbies, running matches, games for one, challenges."""

from bot.client import Castellan
from cogs.table.challenges import ChallengeCog
from cogs.table.learning import LearningCog
from cogs.table.listing import ListingCog
from cogs.table.lobby import LobbyCog
from cogs.table.running import RunningMatchCog
from cogs.table.seeking import SeekingCog
from cogs.table.solitaire import SolitaireCog
from cogs.table.watching import WatchingCog


async def setup(bot: Castellan) -> None:
    for cog in (
        LobbyCog,
        RunningMatchCog,
        ListingCog,
        WatchingCog,
        SolitaireCog,
        LearningCog,
        ChallengeCog,
        SeekingCog,
    ):
        await bot.add_cog(cog(bot))
