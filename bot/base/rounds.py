"""Base classes of what is looked after again and again, whatever fails."""

import asyncio
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from discord.ext import tasks

from bot.base import logs

log = logs.get(__name__)


class EveryMinute(ABC):
    """Looks after something once a minute, from a start to a stop."""

    what: ClassVar[str]
    """The thing that is looked after, for the log."""

    def start(self) -> None:
        """Go on where a former process stopped."""
        if not self._minute.is_running():
            self._minute.start()

    def stop(self) -> None:
        """Leave the rest to the next start."""
        self._minute.cancel()

    @property
    def loops(self) -> tuple[tasks.Loop[Any], ...]:
        """Return the loops that run while all is well."""
        return (self._minute,)

    @tasks.loop(minutes=1)
    async def _minute(self) -> None:
        await self.try_once()

    async def try_once(self) -> None:
        """Look after it now; what fails is logged, and tried again in a minute."""
        try:
            await self.look_after()
        except Exception:  # the loop would end for good
            log.exception("round failed, trying again in a minute", what=self.what)

    @abstractmethod
    async def look_after(self) -> None:
        """Do what is due."""


class Touched(ABC):
    """Looks after something soon after each touch, and at each tick.

    Touches while that goes on are answered together by one more round.
    """

    what: ClassVar[str]
    """The thing that is looked after, for the log."""
    tick_seconds: ClassVar[float] = 60

    def __init__(self) -> None:
        self._tick = tasks.loop(seconds=self.tick_seconds)(self._on_tick)
        self._wanted = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Go on where a former process stopped."""
        if not self._tick.is_running():
            self._tick.start()
        self.touch()

    async def stop(self, seconds: float) -> None:
        """Finish what is being done, within ``seconds``."""
        self._tick.cancel()
        if self._task is not None and not self._task.done():
            _, late = await asyncio.wait([self._task], timeout=seconds)
            for task in late:
                task.cancel()

    @property
    def loops(self) -> tuple[tasks.Loop[Any], ...]:
        """Return the loops that run while all is well."""
        return (self._tick,)

    def touch(self) -> None:
        """Look after it soon."""
        self._wanted = True
        if self._tick.is_running() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    async def _on_tick(self) -> None:
        try:
            await self.tick()
        except Exception:  # the loop would end for good
            log.exception("round failed, trying again", what=self.what)

    async def tick(self) -> None:
        """Do what is due at a tick."""
        self.touch()

    async def _run(self) -> None:
        while self._wanted:
            self._wanted = False
            try:
                await self.look_after()
            except Exception:
                log.exception("round failed, trying again", what=self.what)
                return

    @abstractmethod
    async def look_after(self) -> None:
        """Do what is due."""
