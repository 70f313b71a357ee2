"""A SimCord that looks often whether the bot has finished, and waits long; the bot's settings."""

import asyncio
from asyncio import FIRST_COMPLETED
from functools import cache
from pathlib import Path
from typing import Any, Final

from simcord import Env

from bot.base.environment import Environment
from tests.support.resting import at_rest

LOOK_AGAIN_SECONDS: Final = 0.005
LONGEST_SECONDS: Final = 60.0
NOTHING_ENDS_SECONDS: Final = 0.05
"""As often as SimCord itself looks; what has not ended by then may well be at rest."""


class PatientEnv(Env):
    """SimCord itself looks every 50 ms, and gives a bot 5 s to begin however loaded a machine is.

    What ends by itself wakes it; but work that only comes to rest, such as a loop, is not seen
    before the next look.
    """

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = LOOK_AGAIN_SECONDS,
        **how: Any,
    ) -> None:
        longest = None if timeout is None else max(timeout, LONGEST_SECONDS)
        looks = min(idle, LOOK_AGAIN_SECONDS)
        await self._work_done(self.settle_timeout if longest is None else longest, looks)
        await super()._settle_internal(timeout=longest, idle=looks, **how)

    async def _work_done(self, longest: float, looks: float) -> None:
        """Wait while work ends: SimCord's own look at everything is thorough, and slow."""
        assert self._loop is not None
        deadline = self._loop.time() + longest
        patient = self._loop.time() + NOTHING_ENDS_SECONDS
        while self._loop.time() < deadline:
            state = self._settlement_state()
            tasks = [task for task in self._work.tasks if not task.done()]
            busy = [*(t for t in tasks if not at_rest(state, t)), *self._work.executors]
            if not busy:
                return
            ended, _ = await asyncio.wait(busy, timeout=looks, return_when=FIRST_COMPLETED)
            if ended or self._work.executors:
                patient = self._loop.time() + NOTHING_ENDS_SECONDS
            elif self._loop.time() > patient:
                return


@cache
def _settings() -> Environment:
    return Environment(computer_processes=0, requests_per_second=1_000_000, _env_file=None)  # type: ignore[call-arg]


def settings_on(path: Path | str) -> Environment:
    """Those of a bot for which time stands still, and which starts no processes to think in."""
    return _settings().model_copy(update={"database_url": f"sqlite:///{path}"})


def patient_env(bot: Any) -> Env:
    """A Discord with one shard around a bot."""
    return PatientEnv(bot, shard_count=1, settle_timeout=LONGEST_SECONDS)
