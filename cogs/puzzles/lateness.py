"""How late the daily puzzle is, for the bot's operator."""

from collections.abc import Callable, Iterable

from bot.base import metrics
from bot.base.calendar import day_at, midnight_after
from bot.monitor import Sample
from cogs.puzzles.actions import Puzzles


class Lateness:
    """Measures for how long the day has been without its puzzle."""

    def __init__(self, puzzles: Puzzles, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._puzzles = puzzles
        self._now = now

    async def samples(self) -> Iterable[Sample]:
        now = self._now()
        day = day_at(now)
        there = await self._puzzles.stored(day) is not None
        seconds = 0 if there else (now - midnight_after(day, 0)) / 1000
        return [Sample(metrics.PUZZLE_LATE, {}, seconds)]
