"""Rate limits for each person."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import discord

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.host import Asked, host_of


class Limit(NamedTuple):
    """Presses per minute as a share of the allowance, and how many may come at once."""

    share: float
    burst: int


LIMITS: Final[dict[Asked, Limit]] = {
    "press": Limit(1, 40),
    "suggestion": Limit(1, 40),
    "table": Limit(1 / 12, 20),
    "hint": Limit(1 / 6, 20),
    "file": Limit(1 / 40, 6),
    "warning": Limit(1 / 20, 1),
}
MAX_COUNTED: Final = 10_000
"""Maximum number of counts kept; beyond it the oldest are dropped."""


class TooOften(Refusal):
    """Somebody presses too often."""

    def __init__(self) -> None:
        super().__init__(_TOO_OFTEN)


class Limits:
    """Counts by the generic cell rate algorithm: a bucket of ``burst`` that refills steadily."""

    def __init__(self, now: Callable[[], int], presses_per_minute: float) -> None:
        """``now`` tells the time in milliseconds."""
        self._now = now
        self._interval_ms = {
            asked: 60_000 / (presses_per_minute * limit.share) for asked, limit in LIMITS.items()
        }
        self._full_at: OrderedDict[tuple[int, Asked], float] = OrderedDict()
        """When each bucket is full again, in milliseconds; the least recently used first."""

    def __len__(self) -> int:
        return len(self._full_at)

    def allow(self, user_id: int, asked: Asked) -> bool:
        """Count one request. Returns False, uncounted, if the person is over the limit."""
        now, interval, key = self._now(), self._interval_ms[asked], (user_id, asked)
        full_at = max(self._full_at.get(key, 0.0), now) + interval
        if full_at > now + LIMITS[asked].burst * interval:
            return False
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Drop the oldest counts while they make no difference, or while there are too many."""
        while self._full_at:
            if len(self._full_at) <= MAX_COUNTED and next(iter(self._full_at.values())) > now:
                return
            self._full_at.popitem(last=False)


def check_limit(interaction: discord.Interaction[Any], asked: Asked) -> None:
    """Count one request of the person. Raises TooOften over the limit."""
    if not host_of(interaction).router.limits.allow(interaction.user.id, asked):
        raise TooOften


_TOO_OFTEN = sentence("That's a lot at once. Give me a moment, then try again.")
