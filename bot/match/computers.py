"""Computer players. They think outside the bot's process, so no press or clock waits for them."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

from bot.base import helper_process, reports
from bot.base.bounds import PerPerson
from bot.match.record import Record
from bot.match.thinking import begin, decide, look_back
from bot.match.view import match_view
from games.core import Entry, Level
from games.core.reviewing import (
    Review,
    Verdict,
    given_away,
    judge_step,
    luck_of,
    standings_of,
)

ArgsT = TypeVarTuple("ArgsT")
ThoughtT = TypeVar("ThoughtT")
PROBE_SECONDS = 30.0  # a pool that takes longer to answer is asked something trivial


class Computers:
    """Lets computer players decide, in separate processes."""

    def __init__(self, processes: int = 0) -> None:
        """With ``processes=0`` they think in a thread, which takes processor time from the bot.

        Processes start when there is something to think about.
        """
        self._processes = processes
        self._context = helper_process.context()
        self._stopped = False
        self._minds = self._open_executor()
        # One review at a time: several would queue ahead of the computers' moves.
        self.reviewing = asyncio.Semaphore(1)
        self.thoughts: PerPerson[int, None] = PerPerson("thoughts")
        """Slots for people who wait for a computation, such as a hint."""
        self.reviews: PerPerson[int, None] = PerPerson("reviews")

    def _open_executor(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "castellan-think")
        return ProcessPoolExecutor(self._processes, self._context, begin)

    @property
    def apart(self) -> bool:
        """True if they take no processor time from the bot's own process."""
        return self._processes > 0

    async def choose(self, record: Record, seat: int, level: Level) -> Any:
        """Return the action that a computer chooses for a seat, or None to wait.

        The same match at the same version leads to the same choice. In a shared deal the same view
        does, so that equal play meets equal replies. Nobody can predict it: the seed comes from the
        match's key, which is secret until the match is over.
        """
        seen = match_view(record, seat)
        moment = repr(seen.view) if record.shares_deal else record.version
        label = f"computer/{moment}/{seat}".encode()
        seed = hmac.digest(record.header.key, label, "sha256").hex()
        asked = (record.slug, level, seen.view, seen.menu, seed)
        return await self.think(record.id, decide, *asked)

    async def standings(
        self, record: Record, log: Sequence[Entry]
    ) -> tuple[tuple[float, ...], ...]:
        """Estimate each seat's chances in every state of a finished match.

        Raises RulesChanged or IllegalAction if the log doesn't fit these rules.
        """
        return await self.think(record.id, look_back, standings_of, record.header, log)

    async def given_away(self, record: Record, log: Sequence[Entry], seat: int) -> float:
        """Measure how far below par a seat's decisions were, in the game's unit.

        Raises RulesChanged or IllegalAction if the log doesn't fit these rules.
        """
        async with self.reviewing:
            return await self.think(record.id, look_back, given_away, record.header, log, seat)

    async def judge(self, record: Record, log: Sequence[Entry], step: int) -> Verdict | None:
        """Grade the action at ``step`` of a finished match's log. Returns None if it isn't graded.

        Raises RulesChanged or IllegalAction if the log doesn't fit these rules.
        """
        return await self.think(record.id, look_back, judge_step, record.header, log, step)

    async def review(
        self,
        record: Record,
        log: Sequence[Entry],
        seat: int,
        steps: Sequence[int],
        progress: Callable[[int, int], Awaitable[None]],
    ) -> Review:
        """Grade a seat's decisions at ``steps``. Other work gets its turn after each.

        ``progress`` is called before each decision, with the number graded so far and the total.
        Raises RulesChanged or IllegalAction if the log doesn't fit these rules.
        """
        async with self.reviewing:
            verdicts = []
            for done, step in enumerate(steps):
                await progress(done, len(steps))
                verdict = await self.judge(record, log, step)
                verdicts += [verdict] if verdict else []
            luck = await self.think(record.id, look_back, luck_of, record.header, log, seat)
            return Review(tuple(verdicts), luck)

    async def think(
        self, match_id: str, thought: Callable[[*ArgsT], ThoughtT], *asked: *ArgsT
    ) -> ThoughtT:
        """Call ``thought`` in a process for computer players. ``match_id`` is for the log."""
        minds = self._minds
        try:
            return await self._ask(minds, thought, *asked)
        except BrokenExecutor:
            if self._stopped:
                raise asyncio.CancelledError from None
            reports.exception(
                "computer process died, starting another", where="task", match=match_id
            )
            if minds is self._minds:  # the first task to notice replaces it, and all ask once more
                self._minds = self._open_executor()
            return await self._ask(self._minds, thought, *asked)

    async def _ask(
        self, minds: Executor, thought: Callable[[*ArgsT], ThoughtT], *asked: *ArgsT
    ) -> ThoughtT:
        """Call ``thought`` in a pool, and probe the pool until it answers.

        A pool that breaks at the moment of a request never answers it, but refuses the next one.
        """
        found = asyncio.get_running_loop().run_in_executor(minds, thought, *asked)
        try:
            while not found.done():
                await asyncio.wait([found], timeout=PROBE_SECONDS)
                if not found.done():
                    minds.submit(int)
            return found.result()
        finally:
            found.cancel()

    async def stop(self) -> None:
        """Kill the processes, whatever they are thinking about. A thread finishes its decision."""
        self._stopped = True
        self._context.end()
        await asyncio.to_thread(self._minds.shutdown, cancel_futures=True)
