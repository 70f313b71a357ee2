"""Starts that fail, ends for good, and shards that fall silent."""

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.discord_io.breaker import Breaker, Fate, Purpose
from bot.discord_io.silent_shards import LOOK_SECONDS, SilentShards
from bot.discord_io.starts import PROVEN_MS, Starts, is_lasting
from bot.storage import Database, DatabaseRefused
from tests.tools.discord_stand_in.conftest import Stand, running, stand
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.drill.keep import until

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

HOUR_MS = 60 * 60 * 1000


class Machine:
    """A database and a clock, with one process after the other."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.ms = 1_000_000_000
        self.left = 1000

    def process(self) -> tuple[Starts, Breaker]:
        breaker = Breaker(lambda: self.ms)
        starts = Starts(self._database, breaker, lambda: self.ms, 0, self._limits, self._sleep)
        return starts, breaker

    async def _limits(self) -> "SessionStartLimit":
        reset = {"total": 1000, "reset_after": HOUR_MS, "max_concurrency": 1}
        return {**reset, "remaining": self.left}  # type: ignore[typeddict-item]

    async def _sleep(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)
        if self.ms % HOUR_MS == 0:
            self.left = 1000

    async def start(self) -> tuple[Starts, int]:
        """A process that connects at once, and the seconds that it had to wait."""
        starts, _ = self.process()
        before = self.ms
        await starts.begin()
        await starts.identify()
        return starts, (self.ms - before) // 1000


@pytest.fixture
def machine(database: Database) -> Machine:
    return Machine(database)


async def test_starts_that_fail_pause_longer_and_longer(machine: Machine) -> None:
    waits = []
    for _ in range(12):
        starts, waited = await machine.start()
        waits.append(waited)
        await starts.end(asked=False)
    assert waits == [0, 0, 0, 10, 20, 40, 80, 160, 320, 600, 600, 600]


async def test_a_process_that_was_killed_has_failed_too(machine: Machine) -> None:
    for _ in range(4):
        _, waited = await machine.start()
    assert waited == 10


@pytest.mark.parametrize("way", ["was asked to end", "ran for a while"])
async def test_a_process_that_went_well_makes_no_pause(machine: Machine, way: str) -> None:
    for _ in range(5):
        starts, _ = await machine.start()
    if way == "was asked to end":
        await starts.end(asked=True)
    else:
        machine.ms += PROVEN_MS
        await starts.chore._look_after()
    assert (await machine.start())[1] == 0


async def test_a_clock_that_is_set_back_makes_no_long_pause(machine: Machine) -> None:
    for _ in range(5):
        await machine.start()
    machine.ms -= HOUR_MS
    assert (await machine.start())[1] == 0


async def test_the_next_process_keeps_silence_and_refusals_of_the_last(machine: Machine) -> None:
    starts, breaker = machine.process()
    await starts.begin()
    for seconds in (60, 120):
        request = await breaker.begin(Purpose.BOT, ("GET /users/@me", ""))
        breaker.end(request, Fate.BLOCKED)
        await starts.end(asked=False)
        starts, breaker = machine.process()
        before = machine.ms
        await starts.begin()
        assert (machine.ms - before) // 1000 == seconds
    request = await breaker.begin(Purpose.BOT, ("GET /users/@me", ""))
    breaker.end(request, Fate.ACCEPTED)
    await starts.end(asked=False)
    starts, breaker = machine.process()
    before = machine.ms
    await starts.begin()
    assert machine.ms == before
    for number in range(500):
        request = await breaker.begin(Purpose.BOT, ("GET /channels/{id}", str(number)))
        breaker.end(request, Fate.REFUSED)
    await starts.end(asked=True)
    starts, breaker = machine.process()
    before = machine.ms
    await starts.begin()
    assert machine.ms - before == 10 * 60 * 1000
    assert not breaker.silent


async def test_sessions_are_waited_for_until_discord_allows_more(machine: Machine) -> None:
    machine.left, machine.ms = 3, 7 * HOUR_MS
    starts, _ = machine.process()
    await starts.begin()
    await starts.wait_for_sessions(3)
    for _ in range(3):
        await starts.identify()
    assert (machine.ms, starts.remaining) == (7 * HOUR_MS, 0)
    machine.left = 0
    await starts.identify()
    assert (machine.ms, starts.remaining) == (8 * HOUR_MS, 999)


async def test_a_damaged_database_needs_a_person_and_a_server_that_is_away_may_come_back(
    tmp_path: Path,
) -> None:
    path = tmp_path / "castellan.db"
    path.write_text("not a database " * 1000)
    away = "postgresql+asyncpg://castellan:x@127.0.0.1:1/castellan"
    for at, lasting in ((f"sqlite:///{path}", True), (away, False)):
        with pytest.raises(DatabaseRefused) as refused:
            await Database(at).open()
        assert is_lasting(refused.value) == lasting


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
