"""Look after everything that recurs, whatever fails, by one loop."""

import asyncio
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final

from discord.ext import tasks

from bot.base import logs

log = logs.get(__name__)

TICK_SECONDS: Final = 15
"""Interval from one tick to the next."""


class Chore(ABC):
    """Something that is looked after soon when asked, and at some ticks.

    What is asked for meanwhile is answered together by one more round.
    """

    what: ClassVar[str]
    """The thing that is looked after, for the log."""
    ticks: ClassVar[int] = 4
    """Number of ticks from one round to the next if nobody asks for one."""

    def __init__(self) -> None:
        self._stopped = True
        self._wanted = False
        self._task: asyncio.Task[None] | None = None

    def look_soon(self) -> None:
        """Look after it soon, unless it is stopped."""
        self._wanted = True
        if not self._stopped and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    async def tick(self) -> None:
        """Do what is due at a tick."""
        self.look_soon()

    @abstractmethod
    async def look_after(self) -> None:
        """Do what is due."""

    async def try_tick(self) -> None:
        """Do what is due at a tick; what fails is logged."""
        try:
            await self.tick()
        except Exception:  # all other chores would end for good
            log.exception("round failed, trying again", what=self.what)

    def start(self) -> None:
        """Look after it now, and from now on."""
        self._stopped = False
        self.look_soon()

    def stop(self) -> asyncio.Task[None] | None:
        """Leave the rest to the next start; return the round that goes on."""
        self._stopped = True
        return self._task

    async def _run(self) -> None:
        while self._wanted:
            self._wanted = False
            try:
                await self.look_after()
            except Exception:
                log.exception("round failed, trying again", what=self.what)
                return


class Chores:
    """The loop that looks after chores."""

    def __init__(self, *chores: Chore) -> None:
        self._chores = chores

    def start(self) -> None:
        """Go on where a former process stopped, or look after one more shard at once."""
        if not self._tick.is_running():
            self._tick.start()
        for chore in self._chores:
            chore.start()

    async def stop(self, seconds: float) -> None:
        """Finish what is being done, within ``seconds``."""
        self._tick.cancel()
        rounds = [task for chore in self._chores if (task := chore.stop()) and not task.done()]
        if rounds:
            _, late = await asyncio.wait(rounds, timeout=seconds)
            for task in late:
                task.cancel()

    @property
    def loops(self) -> tuple[tasks.Loop[Any], ...]:
        """Return the loops that run while all is well."""
        return (self._tick,)

    @tasks.loop(seconds=TICK_SECONDS)
    async def _tick(self) -> None:
        for chore in self._chores:
            if self._tick.current_loop % chore.ticks == 0:
                await chore.try_tick()
