"""Whatever recurs: one timer strikes for all chores, whose rounds are tasks of their own."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, Final

from discord.ext import tasks
from discord.utils import utcnow

from bot.base import reports

MAX_ROUND_SECONDS: Final = 2 * 60 * 60
"""A round that takes longer counts as hanging."""


class _Clock:
    """Strikes for each chore when it's due; all chores of a process share one timer."""

    def __init__(self) -> None:
        self._due: dict[Chore, datetime] = {}
        self._timer: tasks.Loop[Any] | None = None

    def begin(self, chore: "Chore") -> None:
        """Strike for a chore now, and every ``chore.seconds`` from now on."""
        self._due[chore] = utcnow()
        if self._timer is None or not self._timer.is_running():
            self._timer = tasks.loop(seconds=chore.seconds, name="chores")(self._strike)
            self._timer.error(_report_stop)
            self._timer.start()
        else:
            self._wind(self._timer)

    def end(self, chore: "Chore") -> None:
        """Strike for a chore no more."""
        self._due.pop(chore, None)
        if not self._due and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def strikes_for(self, chore: "Chore") -> bool:
        return chore in self._due and self._timer is not None and self._timer.is_running()

    async def _strike(self) -> None:
        now = utcnow()
        for chore, due in [*self._due.items()]:
            if due <= now:
                # Strikes that were missed, as by a machine that slept, aren't made up for.
                self._due[chore] = now + chore.interval - (now - due) % chore.interval
                chore.tick()
        if self._timer is not None:
            self._wind(self._timer)

    def _wind(self, timer: "tasks.Loop[Any]") -> None:
        """Set the timer to the next chore that is due."""
        upcoming, seconds = timer.next_iteration, timer.seconds
        if upcoming is None or seconds is None:
            return  # it's about to strike for the first time
        began = upcoming - timedelta(seconds=seconds)
        wait = (min(self._due.values()) - began).total_seconds()
        timer.change_interval(seconds=max(0.0, wait))


async def _report_stop(*told: Any) -> None:
    reports.report("chores stopped for good", told[-1], where="chore")


class Chore:
    """Something done every few seconds, and soon when asked; never twice at the same time.

    Requests that arrive during a round are answered together by one more round. A round that fails
    is logged, and comes again with the next tick.
    """

    def __init__(
        self,
        what: str,
        look_after: Callable[[], Awaitable[None]],
        *,
        seconds: float = 60,
        needed: Callable[[], bool] | None = None,
    ) -> None:
        """Look after ``what``, as the log calls it.

        While it isn't ``needed``, nothing ticks. Whoever needs it then calls ``resume``.
        """
        self.what = what
        self.seconds = seconds
        self._look_after = look_after
        self._needed = needed
        self.interval = timedelta(seconds=seconds)
        self.clock = _Clock()
        self._stopped = True
        self._wanted = False
        self._round: asyncio.Task[None] | None = None
        self._began_at = 0.0

    def look_soon(self) -> None:
        """Begin a round soon, or when it is started."""
        self._wanted = True
        if not (self._stopped or self._under_way):
            self._round = asyncio.create_task(self._run())

    def start(self) -> None:
        """Look after it now, and from now on.

        Called again, as for one more shard, it is looked after at once; but one that ticks only
        while it is needed may count its rounds, so it keeps its pace.
        """
        self._stopped = False
        if not self.running:
            self.clock.begin(self)
        elif self._needed is None:
            self.look_soon()

    def resume(self) -> None:
        """Tick again from now on, as something is needed; nothing changes while it ticks."""
        if not (self._stopped or self.running):
            self.clock.begin(self)

    def stop(self) -> asyncio.Task[None] | None:
        """Leave the rest to the next start; return the round under way."""
        self._stopped = True
        self.clock.end(self)
        return self._round if self._under_way else None

    def cancel(self) -> None:
        """Stop, also the round under way."""
        if (under_way := self.stop()) is not None:
            under_way.cancel()

    @property
    def running(self) -> bool:
        """Whether it ticks."""
        return self.clock.strikes_for(self)

    @property
    def trouble(self) -> str | None:
        """Description of its fault; None while it works."""
        if self._needed is None and not self.running:
            return f"at rest: {self.what}"
        seconds = time.monotonic() - self._began_at
        if self._under_way and seconds > MAX_ROUND_SECONDS:
            return f"hanging for {seconds:.0f} s: {self.what}"
        return None

    @property
    def _under_way(self) -> bool:
        return self._round is not None and not self._round.done()

    def tick(self) -> None:
        """Begin a round, or tick no more while the chore isn't needed."""
        try:
            needed = self._needed is None or self._needed()
        except Exception:  # the clock would stop for all
            reports.exception(
                "chore could not be asked, trying again", where="chore", what=self.what
            )
            return
        if needed:
            self.look_soon()
        else:
            self.clock.end(self)

    async def _run(self) -> None:
        while self._wanted and not self._stopped:
            self._wanted = False
            self._began_at = time.monotonic()
            try:
                await self._look_after()
            except Exception:
                reports.exception("round failed, trying again", where="chore", what=self.what)
                return


class Chores:
    """All chores of a process, added by those that own them."""

    def __init__(self) -> None:
        self._all: list[Chore] = []
        self._clock = _Clock()

    def add(self, chore: Chore) -> Chore:
        """Start and stop a chore with the others; return it."""
        chore.clock = self._clock
        self._all.append(chore)
        return chore

    def start(self) -> None:
        """Go on where a former process stopped, or look after one more shard at once."""
        for chore in self._all:
            chore.start()

    async def stop(self, seconds: float) -> None:
        """Finish what is being done, within ``seconds``."""
        rounds = [under_way for chore in self._all if (under_way := chore.stop()) is not None]
        if rounds:
            _, late = await asyncio.wait(rounds, timeout=seconds)
            for task in late:
                task.cancel()

    @property
    def running(self) -> list[str]:
        """Names of the chores that tick."""
        return [chore.what for chore in self._all if chore.running]

    @property
    def troubles(self) -> list[str]:
        """Descriptions of the faults of all chores."""
        return [trouble for chore in self._all if (trouble := chore.trouble) is not None]
