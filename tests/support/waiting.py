"""A SimCord that looks often whether the bot has finished, and waits long; the bot's settings."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Any, Final

from simcord import Env
from simcord._runtime import _CallbackRecord
from simcord._settlement import _SettlementState

from bot.base.environment import Environment
from bot.client import Castellan
from tests.support.places import address

LOOK_AGAIN_SECONDS: Final = 0.005
LONGEST_SECONDS: Final = 60.0
UNHURRIED_SECONDS: Final = 90.0
"""After so long an answer says that it is coming; not because a machine has much else to do."""


class PatientEnv(Env):
    """SimCord itself looks every 50 ms, and gives a bot 5 s to begin however loaded a machine is.

    What ends by itself wakes it; but work that only comes to rest, such as a loop, is not seen
    before the next look.
    """

    _told: tuple[Any, ...] = ()
    _state: _SettlementState

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        idle: float = LOOK_AGAIN_SECONDS,
        **how: Any,
    ) -> None:
        longest = None if timeout is None else max(timeout, LONGEST_SECONDS)
        looks = min(idle, LOOK_AGAIN_SECONDS)
        await self._while_plainly_busy()
        await super()._settle_internal(timeout=longest, idle=looks, **how)

    async def _while_plainly_busy(self) -> None:
        """Wait as long as threads work or something is due, without a look at every task."""
        assert self._loop is not None
        end = self._loop.time() + LONGEST_SECONDS
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
            elif any(_due(record) for record in self._work.callbacks):
                calm = 0
            await asyncio.sleep(0)

    def _settlement_state(self) -> _SettlementState:
        """The same state as long as nothing in it changes: it is asked for at every task."""
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
    """Those of a bot for which time stands still, and which starts no processes to think in."""
    return settings_at(address(path))


def settings_at(address: str) -> Environment:
    """The same, of a bot whose database has that address."""
    return _settings().model_copy(update={"database_url": address})


def patient_env(bot: Any) -> Env:
    """A Discord with one shard around a bot."""
    return PatientEnv(bot, settle_timeout=LONGEST_SECONDS)


async def let_go(bot: Castellan) -> None:
    """What the end of a process does to its hold on shards."""
    if bot._lease is not None:
        await bot._lease.give_back()
