"""Notices when a person or a program sets the system's clock."""

import time
from collections.abc import Callable
from typing import Final

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
