"""When to retry a message that Discord refused: the one rule for all messages."""

from typing import Final

from bot.base.calendar import DAY_MS, HOUR_MS
from bot.discord_io.failures import Failure

SECOND_MS: Final = 1000
MINUTE_MS: Final = 60 * SECOND_MS
WEEK_MS: Final = 7 * DAY_MS

_FIRST_PAUSE_MS: Final = 15 * SECOND_MS
_QUICK_ATTEMPTS: Final = 8  # number of attempts before the pauses start to grow
_LONGEST_PAUSE_MS: Final = 10 * MINUTE_MS


def pause_after(failure: Failure, attempts: int, trying_for: int) -> int | None:
    """Return the milliseconds until the next attempt, or None to give up.

    ``attempts`` have failed in a row, and ``trying_for`` ms have passed since the first of them. A
    temporary failure is retried for a day with exponential backoff. A permanent refusal is retried
    every 2 minutes in the first hour, every 10 minutes on the first day, and hourly for a week:
    only a moderator can end it, and Discord doesn't always report when.
    """
    if failure in (Failure.PASSING, Failure.MESSAGE_GONE, Failure.FAULT):
        doubled = _FIRST_PAUSE_MS * 2 ** min(10, max(0, attempts - _QUICK_ATTEMPTS))
        return None if trying_for >= DAY_MS else min(doubled, _LONGEST_PAUSE_MS)
    if trying_for < HOUR_MS:
        return 2 * MINUTE_MS
    if trying_for < DAY_MS:
        return 10 * MINUTE_MS
    return None if trying_for >= WEEK_MS else HOUR_MS
