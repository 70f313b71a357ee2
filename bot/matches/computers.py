"""Computer players, who think beside the bot so that no press and no clock waits for them."""

import asyncio
import hmac
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

from bot.base import helper_process, logs
from bot.matches import thinking
from bot.matches.record import Record
from bot.matches.view import match_view
from games.core import Level

log = logs.get(__name__)


class Computers:
    """Lets computer players decide, in processes of their own."""

    def __init__(self, processes: int = 0) -> None:
        """Without processes they think in a thread, which takes its time from the bot's own."""
        self._processes = processes
        self._minds = self._open_executor()

    def _open_executor(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "castellan-think")
        return ProcessPoolExecutor(self._processes, helper_process.context(), thinking.begin)

    def warm(self) -> None:
        """Begin the processes, so that the first decision does not wait for one to start."""
        for _ in range(self._processes):
            self._minds.submit(thinking.ready)

    async def choose(self, record: Record, seat: int, level: Level) -> Any:
        """Return the action that a computer chooses on a seat that may act; None to wait.

        The same match at the same version leads to the same choice. Nobody can predict it: the seed
        comes from the match's key, which is secret until the match is over.
        """
        seen = match_view(record, seat)
        label = f"computer/{record.version}/{seat}".encode()
        seed = hmac.digest(record.header.key, label, "sha256").hex()
        asked = (record.slug, level, seen.view, seen.menu, seed)
        loop, minds = asyncio.get_running_loop(), self._minds
        try:
            return await loop.run_in_executor(minds, thinking.decide, *asked)
        except BrokenExecutor:
            log.exception("computer process died, starting another", match=record.id)
            if minds is self._minds:  # whoever notices first replaces it, and all ask once more
                self._minds = self._open_executor()
            return await loop.run_in_executor(self._minds, thinking.decide, *asked)

    async def stop(self) -> None:
        """End the processes, once what they think about is decided."""
        await asyncio.to_thread(self._minds.shutdown, cancel_futures=True)
