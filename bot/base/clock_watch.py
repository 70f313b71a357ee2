"""Notices when a person or a program sets the system's clock, or when it isn't Discord's."""

import time
from collections.abc import Callable
from math import inf
from typing import Final

from bot.base import logs

log = logs.get(__name__)

MAX_OFF_MS: Final = 2000
COMPARED_PRESSES: Final = 20
WARN_AGAIN_MS: Final = 3600 * 1000
MAX_DRIFT_SECONDS: Final = 3600
SETTLING_SECONDS: Final = 24 * 3600


def _monotonic() -> float:
    return time.monotonic()  # looked up at each call, as simulations replace it


class ClockWatch:
    """Compares a clock with the monotonic one, which nobody can set."""

    def __init__(self, now: Callable[[], int], monotonic: Callable[[], float] = _monotonic) -> None:
        """``now`` returns milliseconds since 1970, ``monotonic`` seconds since any fixed time."""
        self._now = now
        self._monotonic = monotonic
        self._offset: float | None = None
        self._set_at: float | None = None

    def settled(self) -> bool:
        """Return False for a day after the clock has jumped, as it may still be corrected."""
        monotonic = self._monotonic()
        offset = self._now() / 1000 - monotonic
        if self._offset is None:
            self._offset = offset
        elif abs(offset - self._offset) > MAX_DRIFT_SECONDS:
            self._offset, self._set_at = offset, monotonic
        return self._set_at is None or monotonic - self._set_at > SETTLING_SECONDS


class DiscordClock:
    """Compares this machine's clock with Discord's, which stamps each interaction's id.

    A press takes a while to arrive, so the quickest of several tells the difference.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` returns milliseconds since 1970."""
        self._now = now
        self._lags: list[float] = []
        self._warned_at = -inf

    def note(self, made_at: int) -> None:
        """Compare the time at which Discord made an interaction, in milliseconds since 1970."""
        now = self._now()
        self._lags.append(now - made_at)
        if len(self._lags) < COMPARED_PRESSES:
            return
        off = min(self._lags)
        self._lags.clear()
        if abs(off) > MAX_OFF_MS and now - self._warned_at >= WARN_AGAIN_MS:
            self._warned_at = now
            log.warning(
                "this machine's clock differs from Discord's, so turns end at the wrong time: "
                "synchronize it (NTP)",
                seconds=round(off / 1000, 1),
            )
