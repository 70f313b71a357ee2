"""UTC days, months and weeks as strings that sort by time, and checks of the system's clock."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from math import inf
from typing import Final

from bot.base import logs

log = logs.get(__name__)


ALL_TIME: Final = "all"
HOUR_MS: Final = 60 * 60 * 1000
DAY_MS: Final = 24 * HOUR_MS


def day_at(now: int) -> str:
    """Return the UTC day of a time in milliseconds since 1970, in ISO 8601."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def next_day_at(now: int) -> int:
    """Return the next UTC midnight in seconds since 1970. ``now`` is in milliseconds."""
    return midnight_after(day_at(now)) // 1000


def midnight_after(day: str, days: int = 1) -> int:
    """Return the start of the UTC day ``days`` after ``day``, in milliseconds since 1970."""
    following = date.fromisoformat(day) + timedelta(days=days)
    return int(datetime.combine(following, datetime.min.time(), UTC).timestamp() * 1000)


def periods_at(now: int) -> tuple[str, str, str]:
    """Return the periods that a time (ms since 1970) falls into: all time, month, week."""
    day = date.fromisoformat(day_at(now))
    return (ALL_TIME, month_of(day), week_of(day))


def month_of(day: date) -> str:
    """Return a month such as ``2026-11``."""
    return f"{day:%Y-%m}"


def week_of(day: date) -> str:
    """Return an ISO 8601 week such as ``2026-W47``."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def month_before(month: str) -> str:
    """Return ``2026-10`` for ``2026-11``."""
    first = date.fromisoformat(f"{month}-01")
    return month_of(first - timedelta(days=1))


def day_number(day: str) -> int:
    """Return a day as in custom ids, such as 20261125."""
    return int(day.replace("-", ""))


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


MAX_OFF_MS: Final = 2000
COMPARED_PRESSES: Final = 20
WARN_AGAIN_MS: Final = 3600 * 1000
MAX_DRIFT_SECONDS: Final = 3600
SETTLING_SECONDS: Final = 24 * 3600


def _monotonic() -> float:
    return time.monotonic()  # looked up at each call, as simulations replace it


class ClockWatch:
    """Detects jumps of a clock by comparing it with the monotonic one, which can't be set."""

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

    A press takes a while to arrive, so the quickest of several shows the difference.
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
