"""Which process owns which rows: a server belongs to a shard, and a shard to a process."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import ColumnElement, func, true

LONE = 0  # the shard that owns rows outside servers
_TIMESTAMP_BITS = 22


class Shards:
    """The bot's number of shards, and those of this process.

    Only the process with a server's shard rings, shows, announces and erases what is in it. That
    keeps its memory of open hands, presses and pings right.
    """

    def __init__(self) -> None:
        self.count = 1
        self.mine: tuple[int, ...] = (LONE,)
        self._begun: set[int] = set()

    def assign(self, count: int, mine: Iterable[int]) -> None:
        """Set the bot's number of shards and those of this process."""
        self.count = count
        self.mine = tuple(mine)

    @property
    def whole(self) -> bool:
        """Whether this process has all shards."""
        return len(self.mine) == self.count

    @property
    def begun(self) -> frozenset[int]:
        """The shards whose servers Discord has sent."""
        return frozenset(self._begun)

    @property
    def all_begun(self) -> bool:
        """Whether Discord has sent the servers of all shards of this process."""
        return self._begun.issuperset(self.mine)

    def begin(self, shard_id: int) -> None:
        """Note that Discord has sent a shard's servers."""
        self._begun.add(shard_id)

    def of(self, guild_id: int | None) -> int:
        """Return the shard of a server, or of rows outside servers."""
        return LONE if guild_id is None else (guild_id >> _TIMESTAMP_BITS) % self.count

    def have(self, guild_id: int | None) -> bool:
        """Return True if this process owns a server's rows."""
        return self.whole or self.of(guild_id) in self.mine

    def rows(
        self, guild_id: ColumnElement[Any], among: Collection[int] | None = None
    ) -> ColumnElement[bool]:
        """Return a condition for rows of this process, or of these shards, by their server."""
        wanted = frozenset(self.mine if among is None else among)
        if len(wanted) == self.count:
            return true()
        number = func.coalesce(guild_id, LONE) // 2**_TIMESTAMP_BITS
        shard: ColumnElement[int] = number % self.count
        return shard.in_(sorted(wanted))
