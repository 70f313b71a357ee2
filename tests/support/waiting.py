"""A SimCord that checks often whether the bot is idle, and waits long; and the bot's settings."""

import asyncio
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

from simcord import Env
from simcord._runtime import _CallbackRecord
from simcord._settlement import _SettlementState

from bot.app import Castellan
from bot.base.environment import Environment
from tests.support.places import address

LOOK_AGAIN_SECONDS: Final = 0.005
SETTLE_SECONDS: Final = 60.0
"""Real time for the bot to become idle. SimCord also waits for timers due within it."""
MAX_TRIES: Final = 5
"""Maximum number of times that a bot on a loaded machine gets ``SETTLE_SECONDS``."""
UNHURRIED_SECONDS: Final = 90.0
"""Time until a reply is deferred: more than the time to become idle."""


class PatientEnv(Env):
    """A SimCord for loaded machines.

    SimCord itself checks every 50 ms, and gives a bot 5 s to start. Work that ends wakes it; but
    work that only becomes idle, such as a loop, goes unnoticed until the next check.
    """

    _told: tuple[Any, ...] = ()
    _state: _SettlementState

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._timers: list[_CallbackRecord] = []

    def _schedule_timer(self, record: _CallbackRecord, *how: Any) -> None:
        super()._schedule_timer(record, *how)
        self._timers.append(record)

    def _drop_cancelled_timers(self) -> None:
        """Remove cancelled timers, such as every query's limit, which SimCord leaves in the loop.

        Otherwise there would soon be thousands, and it goes through all of them at every check.
        """
        under_way = []
        for record in self._timers:
            real = record.real_handle
            if real is None or real.cancelled():
                continue
            if record.handle is not None and record.handle.cancelled():
                real.cancel()
            else:
                under_way.append(record)
        self._timers = under_way

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = LOOK_AGAIN_SECONDS,
        **how: Any,
    ) -> None:
        longest = None if timeout is None else max(timeout, SETTLE_SECONDS)
        looks = min(idle, LOOK_AGAIN_SECONDS)
        self._drop_cancelled_timers()
        for tries in range(1, MAX_TRIES + 1):
            await self._while_plainly_busy()
            try:
                await super()._settle_internal(timeout=longest, idle=looks, **how)
            except TimeoutError:
                if tries == MAX_TRIES:
                    raise
                how["_deadline"] = None
            else:
                return

    async def advance_time(self, seconds: float) -> None:
        end = self.now() + timedelta(seconds=seconds)
        for tries in range(1, MAX_TRIES + 1):
            try:
                await super().advance_time(seconds)
            except TimeoutError:
                if tries == MAX_TRIES:
                    raise
                # As far as it came, it stays.
                seconds = (end - self.now()).total_seconds()
            else:
                return

    async def _while_plainly_busy(self) -> None:
        """Wait while threads or the loop are working, without checking every task."""
        assert self._loop is not None
        end = self._loop.time() + SETTLE_SECONDS
        calm = 0
        while calm < 2 and self._loop.time() < end:
            calm += 1
            if self._work.executors:
                calm = 0
                await asyncio.wait(
                    tuple(self._work.executors),
                    timeout=LOOK_AGAIN_SECONDS,
                    return_when=asyncio.FIRST_COMPLETED,
                )
            elif self._runs_soon():
                calm = 0
            await asyncio.sleep(0)

    def _runs_soon(self) -> bool:
        """Return True if a step of a task or another callback of the bot is about to run."""
        loop: Any = self._loop
        if not loop._ready:
            return False
        # Copied in one step, since threads append to it at any time.
        ready = tuple(loop._ready)
        steps = (getattr(handle._callback, "__self__", None) for handle in ready)
        return any(
            isinstance(task, asyncio.Task) and task in self._work.tasks for task in steps
        ) or any(_due(record) for record in self._work.callbacks)

    def _settlement_state(self) -> _SettlementState:
        """Return the state, cached until something in it changes: every task requests it."""
        told = (
            self._work,
            self.bot,
            self._loop,
            self._virtual_time,
            self._advancing,
            self._generation,
            self._last_dispatch,
        )
        if told != self._told:
            self._told, self._state = told, _SettlementState(*told)
        return self._state


def _due(record: _CallbackRecord) -> bool:
    return record.when is None and record.handle is not None and not record.handle.cancelled()


@cache
def _settings() -> Environment:
    return Environment(
        computer_processes=0,
        requests_per_second=1_000_000,
        presses_per_minute=1_000_000_000,  # people press much while time stands still
        shard_count=1,
        card_emojis=False,
        welcome=False,
        _env_file=None,
    )  # type: ignore[call-arg]


def settings_on(path: Path) -> Environment:
    """Return settings for a bot whose time stands still and which has no processes to think in."""
    return settings_at(address(path))


def settings_at(address: str) -> Environment:
    """Return such settings for a bot whose database has this address."""
    return _settings().model_copy(update={"database_url": address})


def patient_env(bot: Any) -> Env:
    """Return a Discord with one shard around a bot."""
    return PatientEnv(bot, settle_timeout=SETTLE_SECONDS)


async def let_go(bot: Castellan) -> None:
    """Release a bot's shards as the end of its process would."""
    await bot.gateway.give_back()
