"""A gateway that answers heartbeats and sends nothing: noticed in two minutes, healed in five."""

import math
from collections.abc import Callable

import discord
from discord.gateway import DiscordWebSocket

from bot.discord_io.silent_shards import LOOK_SECONDS, SilentShards
from tests.tools.discord_stand_in.conftest import Stand, running, stand
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.drill.keep import until

__all__ = ["stand"]

MAX_SECONDS = 600


class Client(discord.AutoShardedClient):
    """A shard that is looked after, by a clock of its own."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), shard_count=1, guild_ready_timeout=0.01
        )
        self.ms = 0
        self.looked_after = SilentShards(self, self._socket_of, lambda: self.ms)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Don't wait for five seconds, as discord.py does."""

    def _socket_of(self, shard: int) -> DiscordWebSocket:
        return self._get_websocket(shard_id=shard)

    @property
    def asks(self) -> bool:
        """Whether it has asked something that isn't answered yet."""
        return self.looked_after._heard[0].asked_at is not None

    @property
    def reconnects(self) -> int:
        return self.looked_after._heard[0].reconnects

    async def pass_time(self, found: Callable[[], bool]) -> int:
        """Look again and again until something holds; the seconds that it took."""
        for seconds in range(0, MAX_SECONDS, LOOK_SECONDS):
            if found():
                return seconds
            self.ms += LOOK_SECONDS * 1000
            await self.looked_after.look()
        raise AssertionError(f"not within {MAX_SECONDS} s")


async def happens(found: Callable[[], bool]) -> None:
    async def look() -> bool:
        return found()

    await until(look, 10)


async def begun(discord_: StandIn, client: Client) -> None:
    await discord_.connected(0)
    await client.wait_until_ready()
    await client.looked_after.look()


async def test_a_quiet_shard_asks_and_goes_on(stand: Stand) -> None:
    discord_ = await stand(Settings(identify_seconds=0))
    discord_.guild()
    client = Client()
    async with running(client):
        await begun(discord_, client)
        for _ in range(2):
            assert await client.pass_time(lambda: client.asks) == 30
            assert client.looked_after.ages() == {0: 30}
            await happens(lambda: client.looked_after.ages() == {0: 0})
    assert discord_.counts.asked_members == 2
    assert discord_.counts.identified == {0: 1}
    assert not discord_.counts.resumed


async def test_a_silent_shard_resumes_and_then_begins_anew(stand: Stand) -> None:
    settings = Settings(identify_seconds=0)
    discord_ = await stand(settings)
    discord_.guild()
    client = Client()
    async with running(client):
        await begun(discord_, client)
        settings.mute = True
        noticed = await client.pass_time(lambda: client.reconnects == 1)
        assert noticed + LOOK_SECONDS <= 120
        assert client.looked_after.silent() == [0]
        await happens(lambda: discord_.counts.resumed[0] == 1)
        await happens(lambda: not client.shards[0].is_closed())
        assert discord_.counts.identified[0] == 1
        begun_anew = await client.pass_time(lambda: client.reconnects == 2)
        await happens(lambda: discord_.counts.identified[0] == 2)
        assert noticed + begun_anew + 2 * LOOK_SECONDS <= 300
        settings.mute = False
        discord_.gateway.drop(0)  # the new session is told again what it has missed
        await happens(lambda: client.looked_after.ages() == {0: 0})
        assert client.looked_after.silent() == []


async def test_a_shard_without_servers_is_left_alone(stand: Stand) -> None:
    discord_ = await stand(Settings(identify_seconds=0))
    client = Client()
    async with running(client):
        await begun(discord_, client)
        client.ms += 3_600_000
        await client.looked_after.look()
        client.ms += 3_600_000
        await client.looked_after.look()
        assert math.isnan(client.looked_after.ages()[0])
        assert client.looked_after.silent() == []
    assert discord_.counts.asked_members == 0
