"""SimCord's Discord for the local page: it follows the wall clock, even while the bot is busy.

SimCord is made for tests: time and clicks continue only when the bot is idle, and it fails if that
takes too long. On the page, as on Discord, the bot may think for many seconds.
"""

from typing import Any, Final

from simcord import Env

MOMENT_SECONDS: Final = 0.05
"""Time that the bot gets to become idle before time and other clicks continue."""
ANSWER_SECONDS: Final = 3.0  # time that a press waits for its reply, as on Discord
DETACH_SECONDS: Final = 1.0
_PRESSED: Final = "INTERACTION_CREATE"


class LocalDiscord(Env):
    """A Discord in which a busy bot delays only the people who wait for its reply."""

    def __init__(self, bot: Any) -> None:
        super().__init__(bot, check_errors=False, settle_timeout=DETACH_SECONDS)
        self._press: Any = None  # the newest interaction

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        self._press = interaction
        super()._notify_dispatch_observers(interaction)

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        assert self._loop is not None
        end = self._loop.time() + ANSWER_SECONDS
        while dispatch == _PRESSED and not self._press.responded and self._loop.time() < end:
            if await self._came_to_rest(dispatch):
                return
        await self._came_to_rest(dispatch)

    async def _came_to_rest(self, dispatch: str | None) -> bool:
        try:
            await super()._settle_internal(timeout=MOMENT_SECONDS, dispatch=dispatch)
        except TimeoutError:
            return False
        return True

    async def _advance_to(self, target: float, deadline: float) -> None:
        try:
            await super()._advance_to(target, deadline)
        except TimeoutError:
            self._move_clock(target)  # timers that are due fire now
