"""Rate limits per person."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import discord

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.host import Asked, host_of


class Limit(NamedTuple):
    """A rate as a share of the presses allowed per minute, and the maximum burst.

    ``what`` says what is limited.
    """

    share: float
    burst: int
    what: str


LIMITS: Final[dict[Asked, Limit]] = {
    "press": Limit(1, 40, "presses and commands"),
    "suggestion": Limit(1, 40, "lists offered while typing"),
    "table": Limit(1 / 12, 20, "tables, solo games, challenges and searches started"),
    "hint": Limit(1 / 6, 20, "hints"),
    "file": Limit(1 / 40, 6, "files and animations"),
    "share": Limit(1 / 40, 6, "pages shared and boards posted again"),
    "refusal": Limit(1 / 240, 20, "requests that Discord refused"),
    "warning": Limit(1 / 20, 1, "replies that say it was too much"),
}
_ROUNDING_MS: Final = 1
"""Sums of intervals are rounded. Without this the last request of a burst would be refused."""
MAX_COUNTED: Final = 10_000  # maximum number of stored counts, beyond which the oldest are dropped


class TooOften(Refusal):
    """The person presses too often."""

    def __init__(self) -> None:
        super().__init__(sentence("discord-io/too-often"))


class Limits:
    """Counts by the generic cell rate algorithm: a bucket of ``burst`` that refills steadily."""

    def __init__(self, now: Callable[[], int], presses_per_minute: float) -> None:
        """``now`` returns the time in milliseconds."""
        self._now = now
        self._interval_ms = {
            asked: 60_000 / (presses_per_minute * limit.share) for asked, limit in LIMITS.items()
        }
        self._full_at: OrderedDict[tuple[int, Asked], float] = OrderedDict()
        """When each bucket will be full again, in milliseconds, the least recently used first."""
        self._done_once: OrderedDict[tuple[int, str], None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def allow(self, user_id: int, asked: Asked) -> bool:
        if not self.has_room(user_id, asked):
            return False
        now, key = self._now(), (user_id, asked)
        self._full_at[key] = self._full_again_at(user_id, asked)
        self._full_at.move_to_end(key)
        self._forget(now)
        return True

    def has_room(self, user_id: int, asked: Asked) -> bool:
        room = LIMITS[asked].burst * self._interval_ms[asked] + _ROUNDING_MS
        return self._full_again_at(user_id, asked) <= self._now() + room

    def _full_again_at(self, user_id: int, asked: Asked) -> float:
        full_at = self._full_at.get((user_id, asked), 0.0)
        return max(full_at, self._now()) + self._interval_ms[asked]

    def allow_once(self, user_id: int, what: str) -> bool:
        """Note a public action of a person. Returns False if they have done it before.

        Beyond ``MAX_COUNTED`` the oldest are forgotten, and a restart forgets all.
        """
        if (user_id, what) in self._done_once:
            return False
        self._done_once[user_id, what] = None
        if len(self._done_once) > MAX_COUNTED:
            self._done_once.popitem(last=False)
        return True

    def forget_once(self, user_id: int, what: str) -> None:
        self._done_once.pop((user_id, what), None)

    def _forget(self, now: float) -> None:
        while self._full_at:
            if len(self._full_at) <= MAX_COUNTED and next(iter(self._full_at.values())) > now:
                return
            self._full_at.popitem(last=False)


def check_limit(interaction: discord.Interaction[Any], asked: Asked) -> None:
    """Count one request of the person. Raises TooOften if they are over the limit."""
    if not host_of(interaction).router.limits.allow(interaction.user.id, asked):
        raise TooOften
