"""This process's connections to Discord: takes its shards, connects them, and checks them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.base.environment import Environment
from bot.discord_io.breaker import Breaker
from bot.discord_io.silent_shards import SilentShards
from bot.discord_io.starts import Starts
from bot.storage import Database
from bot.storage.lease import Lease

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit


class Gateway:
    """The shards of this process. With PostgreSQL no other process has them at the same time."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        environment: Environment,
        database: Database,
        breaker: Breaker,
        now: Callable[[], int],
        socket_of: Callable[[int], DiscordWebSocket | None],
    ) -> None:
        """``now`` returns the time in milliseconds, ``socket_of`` a shard's connection."""
        self._client = client
        self._environment = environment
        self._database = database
        self._lease: Lease | None = None
        self._identifies_at_once = 1
        first = next(iter(environment.shard_ids or (0,)))
        self.starts = Starts(database, breaker, now, first, self._ask_limits)
        self.silent_shards = SilentShards(client, socket_of, now)

    async def take_shards(self, lost: Callable[[], None], heard: Callable[[str], None]) -> None:
        """Wait until Discord and the other processes allow this one its shards.

        ``lost`` is called if another process may have taken them, ``heard`` with each notice of
        another process.
        """
        settings, client = self._environment, self._client
        count = settings.shard_count
        if count is None or settings.shard_ids or settings.discord_api:
            advised, address, limits = await client.http.get_bot_gateway()
            count = count or advised
            self._identifies_at_once = limits["max_concurrency"]
            DiscordWebSocket.DEFAULT_GATEWAY = URL(address)
            self.starts.note_limits(limits)
            # Before the shards are taken: another process may keep them during this wait.
            await self.starts.wait_for_sessions(len(settings.shard_ids or range(count)))
        client.shard_count = count
        self._database.shards.assign(count, settings.shard_ids or range(count))
        self._lease = self._database.lease()
        if self._lease is not None:
            await self._lease.take(self._database.shards.mine, count, lost)
            await self._lease.listen(heard)

    async def give_back(self) -> None:
        if self._lease is not None:
            await self._lease.give_back()

    async def wait_to_identify(self, shard_id: int) -> bool:
        """Wait until a shard may send its IDENTIFY.

        Returns False if other shards of this process have to be waited for as well.
        """
        await self.starts.identify()
        if self._lease is None:
            return False
        await self._lease.identify(shard_id % self._identifies_at_once)
        return True

    async def find_trouble(self) -> str | None:
        if waits := self.starts.waits_ms:
            return f"waiting {waits // 1000} s before it connects; the log says why"
        if silent := self.silent_shards.silent():
            return f"shards receive no events: {silent}"
        client = self._client
        if client.application and client.application.interactions_endpoint_url:
            return "no press arrives: clear Interactions Endpoint URL in the portal, then restart"
        away = set(self._database.shards.mine) - self._database.shards.begun
        away |= {number for number, shard in client.shards.items() if shard.is_closed()}
        return f"shards not connected: {sorted(away)}" if away else None

    async def _ask_limits(self) -> "SessionStartLimit":
        _, _, limits = await self._client.http.get_bot_gateway()
        return limits
