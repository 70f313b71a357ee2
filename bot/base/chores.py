"""Recurring work: one timer for all chores, and each round is a task of its own."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, Final

from discord.ext import tasks
from discord.utils import utcnow

from bot.base import reports

MAX_ROUND_SECONDS: Final = 2 * 60 * 60  # a round that takes longer counts as hanging


class _Clock:
    """Ticks for each chore when it's due. All chores of a process share one timer."""

    def __init__(self) -> None:
        self._due: dict[Chore, datetime] = {}
        self._timer: tasks.Loop[Any] | None = None

    def begin(self, chore: "Chore") -> None:
        """Tick for a chore now, and every ``chore.seconds`` after that."""
        self._due[chore] = utcnow()
        if self._timer is None or not self._timer.is_running():
            self._timer = tasks.loop(seconds=chore.seconds, name="chores")(self._strike)
            self._timer.error(_report_stop)
            self._timer.start()
        else:
            self._wind(self._timer)

    def end(self, chore: "Chore") -> None:
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
                # Missed ticks, e.g. while the machine slept, aren't made up for.
                self._due[chore] = now + chore.interval - (now - due) % chore.interval
                chore.tick()
        if self._timer is not None:
            self._wind(self._timer)

    def _wind(self, timer: "tasks.Loop[Any]") -> None:
        upcoming, seconds = timer.next_iteration, timer.seconds
        if upcoming is None or seconds is None:
            return  # it's about to tick for the first time
        began = upcoming - timedelta(seconds=seconds)
        # A discord.py loop counts its interval from the last iteration, not from now.
        wait = (min(self._due.values()) - began).total_seconds()
        timer.change_interval(seconds=max(0.0, wait))


async def _report_stop(*told: Any) -> None:
    reports.report("chore died and won't restart", told[-1], where="chore")


class Chore:
    """Recurring work, done every few seconds and soon after a request.

    Two rounds never overlap. Requests that arrive during a round are answered together by one more
    round. A round that fails is logged and tried again at the next tick.
    """

    def __init__(
        self,
        what: str,
        look_after: Callable[[], Awaitable[None]],
        *,
        seconds: float = 60,
        needed: Callable[[], bool] | None = None,
    ) -> None:
        """``what`` is the name in logs, ``look_after`` runs one round.

        While ``needed()`` is false, the chore doesn't tick. Call ``resume`` when that changes.
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
        """Begin a round soon, or when the chore starts if it hasn't yet."""
        self._wanted = True
        if not (self._stopped or self._under_way):
            self._round = asyncio.create_task(self._run())

    def start(self) -> None:
        """Begin the first round now and keep ticking.

        A second call, for another shard, begins a round at once. A chore with ``needed`` keeps its
        pace instead, as it may count its rounds.
        """
        self._stopped = False
        if not self.running:
            self.clock.begin(self)
        elif self._needed is None:
            self.look_soon()

    def resume(self) -> None:
        """Start ticking again if the chore had stopped because it wasn't needed."""
        if not (self._stopped or self.running):
            self.clock.begin(self)

    def stop(self) -> asyncio.Task[None] | None:
        """Stop ticking. Returns the round under way, or None."""
        self._stopped = True
        self.clock.end(self)
        return self._round if self._under_way else None

    def cancel(self) -> None:
        """Stop ticking and cancel the round under way."""
        if (under_way := self.stop()) is not None:
            under_way.cancel()

    @property
    def running(self) -> bool:
        return self.clock.strikes_for(self)

    @property
    def trouble(self) -> str | None:
        """What's wrong with the chore, or None."""
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
        """Begin a round, or stop ticking if the chore isn't needed now."""
        try:
            needed = self._needed is None or self._needed()
        except Exception:  # otherwise the timer would stop for all chores
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
    """All chores of a process. Their owners add them."""

    def __init__(self) -> None:
        self._all: list[Chore] = []
        self._clock = _Clock()

    def add(self, chore: Chore) -> Chore:
        """Register a chore, which starts and stops with the others. Returns it."""
        chore.clock = self._clock
        self._all.append(chore)
        return chore

    def start(self) -> None:
        """Start all chores. ``Chore.start`` says what a second call does."""
        for chore in self._all:
            chore.start()

    async def stop(self, seconds: float) -> None:
        """Stop all chores. Rounds under way get ``seconds`` to finish, then they are cancelled."""
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
        """What's wrong with the chores, if anything."""
        return [trouble for chore in self._all if (trouble := chore.trouble) is not None]
