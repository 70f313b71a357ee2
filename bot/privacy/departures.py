"""What is done every hour: servers that the bot left more than a week ago are erased."""

from collections.abc import Callable, Collection

from discord.ext import tasks

from bot.base import logs
from bot.privacy.requests import Privacy

log = logs.get(__name__)


class Upkeep:
    """Keeps the promise that nothing of a server stays once the bot is gone for a week."""

    def __init__(self, privacy: Privacy, present: Callable[[], Collection[int]]) -> None:
        """``present`` tells which servers the bot is in."""
        self._privacy = privacy
        self._present = present

    def start(self) -> None:
        """Begin, at once and then every hour."""
        if not self._round.is_running():
            self._round.start()

    def stop(self) -> None:
        """End; a server half erased is erased after the next start."""
        self._round.cancel()

    @tasks.loop(hours=1)
    async def _round(self) -> None:
        try:
            await self._privacy.compare_servers(self._present())
            overdue = await self._privacy.overdue()
        except Exception:  # the loop would end for good, and the next round may well succeed
            log.exception("servers cannot be looked after")
            return
        for guild_id in overdue:
            try:
                await self._privacy.erase_guild(guild_id)
            except Exception:
                log.exception("server cannot be erased", guild=guild_id)
