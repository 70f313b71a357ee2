"""UTC days, months and weeks as strings that sort by time."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

ALL_TIME: Final = "all"
HOUR_MS: Final = 60 * 60 * 1000
DAY_MS: Final = 24 * HOUR_MS


def day_at(now: int) -> str:
    """Return the UTC day of a time in milliseconds since 1970, in ISO 8601."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def next_day_at(now: int) -> int:
    """Return the start of the next UTC day in seconds since 1970; ``now`` is in milliseconds."""
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
    """``2026-11``."""
    return f"{day:%Y-%m}"


def week_of(day: date) -> str:
    """``2026-W47``, by ISO 8601."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def month_before(month: str) -> str:
    """``2026-10`` for ``2026-11``."""
    first = date.fromisoformat(f"{month}-01")
    return month_of(first - timedelta(days=1))


def day_number(day: str) -> int:
    """Return a day as in custom ids: 20261125."""
    return int(day.replace("-", ""))


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def day_of(daily: str) -> str:
    """Return the UTC day in a daily deal's name, ``<game>/<day>/<server>``."""
    return daily.split("/")[1]
