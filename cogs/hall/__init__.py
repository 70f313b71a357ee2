"""The hall of fame: leaderboards, deals of the day, profiles, histories, replays, questions."""

from bot.client import Castellan
from cogs.hall.daily import DailyCog
from cogs.hall.history import HistoryCog
from cogs.hall.leaderboard import LeaderboardCog
from cogs.hall.league import LeagueCog
from cogs.hall.look_back import LookBackCog
from cogs.hall.playing_on import PlayingOnCog
from cogs.hall.profile import ProfileCog
from cogs.hall.puzzle import PuzzleCog
from cogs.hall.replay import ReplayCog


async def setup(bot: Castellan) -> None:
    for cog in (
        LeaderboardCog,
        DailyCog,
        LeagueCog,
        ProfileCog,
        HistoryCog,
        ReplayCog,
        LookBackCog,
        PlayingOnCog,
        PuzzleCog,
    ):
        await bot.add_cog(cog(bot))
