"""Counts results that had to wait until they couldn't give anything away to other players."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import select

from bot.base.chores import Chore
from bot.match.counting import count_due
from bot.match.ledger import Ledger
from bot.storage import tables

SECONDS: Final = 30


class LateCounting:
    """Counts results when they are due, and notifies listeners."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._listeners: list[Callable[[], None]] = []
        self.chore = Chore("late counting", self.count, seconds=SECONDS)

    def on_count(self, listener: Callable[[], None]) -> None:
        """Call the listener whenever waiting results have been counted."""
        self._listeners.append(listener)

    async def count(self) -> None:
        """Count the results that are due."""
        now, row = self._ledger.now(), tables.results.c
        if await self._database.scalar(select(row.number).where(row.counts_at <= now).limit(1)):
            await self._database.write(count_due, now)
            for listener in self._listeners:
                listener()
