"""Presence of people: at a match, as known by their presses, and on a server.

Discord doesn't report who has left a server, so the bot asks.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, Final

import discord

from bot.base import logs
from bot.discord_io.failures import UNKNOWN_MEMBER, UNKNOWN_USER, UNREACHABLE
from bot.discord_io.outgoing import Budget
from bot.match.telling import HERE_MS
from bot.pages.endings import MEDALS

log = logs.get(__name__)

KEPT_MS: Final = 10 * 60 * 1000
MAX_KEPT: Final = 5000


class Members:
    """Asks Discord whether people are still members of a server."""

    def __init__(self, client: discord.Client, budget: Budget, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._client = client
        self._budget = budget
        self._now = now
        self._seen: OrderedDict[tuple[int, int], int] = OrderedDict()
        """When each member was last confirmed, by server and person, the oldest first."""

    async def note_gone(self, guild_id: int | None, lines: Iterable[Any], *, watched: bool) -> None:
        """Find out who on a ranking's podium has left the server, and mark their lines."""
        for line in lines:
            if line.place in MEDALS:
                line.gone = await self.has_left(guild_id, line.user_id, watched=watched)

    async def has_left(self, guild_id: int | None, user_id: int, *, watched: bool) -> bool:
        """Return True if Discord says that the person is no longer a member.

        ``watched`` means that a person waits for the answer.
        """
        if guild_id is None:
            return False
        member = (guild_id, user_id)
        if self._now() - self._seen.get(member, -KEPT_MS) < KEPT_MS:
            return False
        await self._budget.spend(watched=watched)
        try:
            # Works for servers of other processes' shards, too.
            await self._client.http.get_member(guild_id, user_id)
        except discord.NotFound as error:
            # Absence isn't remembered: people may come back.
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("member could not be looked up", guild=guild_id, error=repr(error))
            return False
        self._seen[member] = self._now()
        self._seen.move_to_end(member)
        if len(self._seen) > MAX_KEPT:
            self._seen.popitem(last=False)
        return False


_KEPT_MS = 10 * HERE_MS


class Presence:
    """When people last pressed a control of each match. Those who did so lately count as here."""

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` returns the time in milliseconds."""
        self._now = now
        self._seen: dict[str, dict[int, int]] = {}
        self.listeners: list[Callable[[str, int], None]] = []
        """Called with match and person of each press."""

    def note(self, match_id: str, user_id: int) -> None:
        """Note a press, and tell the listeners."""
        self._seen.setdefault(match_id, {})[user_id] = self._now()
        for listener in self.listeners:
            listener(match_id, user_id)

    def seen_at(self, match_id: str, user_id: int) -> int | None:
        return self._seen.get(match_id, {}).get(user_id)

    def is_watched(self, match_id: str) -> bool:
        """Return True if a person is looking at the match right now."""
        latest = max(self._seen.get(match_id, {}).values(), default=0)
        return latest >= self._now() - HERE_MS

    def sweep(self) -> None:
        """Forget matches at which nobody has been for a long time."""
        since = self._now() - _KEPT_MS
        self._seen = {
            match_id: seen for match_id, seen in self._seen.items() if max(seen.values()) >= since
        }
