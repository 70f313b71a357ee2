"""The stand-in as discord.py meets it: shards, limits, failures, files, interactions."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from aiohttp import ClientSession, WSMsgType
from simcord import ChannelHandle
from simcord.enums import CallbackType

from bot.discord_io.failures import UNKNOWN_MESSAGE
from bot.discord_io.host import Emojis
from bot.discord_io.outgoing import Budget
from bot.show.channels import Channels
from bot.show.interaction_tokens import InteractionTokens
from tests.tools.discord_stand_in.conftest import Stand, running
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import MESSAGES_OF_A_CHANNEL, Settings


class Listener(discord.AutoShardedClient):
    """Notes what its shards are told; it comes when the stand-in lets it."""

    def __init__(self, stand_in: StandIn, *shards: int, patient: bool = True) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            shard_count=stand_in.settings.shards,
            shard_ids=list(shards),
            guild_ready_timeout=0.05,
        )
        self._stand_in = stand_in
        self._patient = patient
        self.told: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py itself waits five seconds, except before the first."""
        assert shard_id is not None
        if self._patient or not initial:
            await self._stand_in.gateway.may_identify(shard_id)

    async def on_message(self, message: discord.Message) -> None:
        self.told.put_nowait(("message", message.id))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.told.put_nowait(("interaction", interaction))

    async def next(self, kind: str) -> Any:
        """Return the next event, which must be of this kind."""
        async with asyncio.timeout(5):
            told, what = await self.told.get()
        assert told == kind
        return what


def post(stand_in: StandIn, channel: ChannelHandle, text: str) -> int:
    """The bot's own message in a channel, with a button; its id."""
    button = {"type": 2, "style": 1, "label": text, "custom_id": text}
    row = {"type": 1, "components": [button]}
    backend = stand_in.backend
    author = backend.bot_user.id
    return backend.create_message(channel.id, author, text, components=[row]).id


async def test_a_shard_hears_of_its_own_servers_and_presses_gone_astray(
    stand: Stand,
) -> None:
    stand_in = await stand(Settings(shards=2, max_concurrency=2))
    guilds = [stand_in.guild(f"server {number}", shard=number) for number in range(2)]
    channels = [guild.create_text_channel("hall") for guild in guilds]
    first, second = Listener(stand_in, 0), Listener(stand_in, 1)
    async with running(first), running(second):
        await stand_in.connected(0, 1)
        for number, client in enumerate((first, second)):
            await client.wait_until_ready()
            assert [(each.id, each.shard_id) for each in client.guilds] == [
                (guilds[number].id, number)
            ]
        posted = [post(stand_in, channel, "hear") for channel in channels]
        direct = post(stand_in, stand_in.env.create_user("ann").dm_channel, "psst")
        assert await first.next("message") == posted[0]
        assert await first.next("message") == direct
        assert await second.next("message") == posted[1]
        hall, ann = channels[0], stand_in.member(guilds[0], "ann")
        message = stand_in.message(hall.id, posted[0])
        astray = await stand_in.press(ann, message, "hear", shard=1)
        assert (await second.next("interaction")).id == astray.id
        straight = await stand_in.press(ann, message, "hear")
        assert (await first.next("interaction")).id == straight.id
        assert first.told.empty()
        assert second.told.empty()


async def test_a_press_that_nobody_answers_is_known_as_such(stand: Stand) -> None:
    stand_in = await stand(Settings(answer_seconds=0.1))
    guild = stand_in.guild()
    hall, ann = guild.create_text_channel("hall"), stand_in.member(guild, "ann")
    message = stand_in.message(hall.id, post(stand_in, hall, "press"))
    assert await (await stand_in.press(ann, message, "press")).answer() is None
    client = Listener(stand_in, 0)
    async with running(client):
        await stand_in.connected(0)
        slow = await stand_in.press(ann, message, "press")
        interaction = await client.next("interaction")
        assert await slow.answer() is None
        with pytest.raises(discord.NotFound) as late:
            await interaction.response.send_message("sorry")
        assert late.value.code == 10062


async def test_a_promised_page_in_place_of_what_was_pressed_is_awaited(stand: Stand) -> None:
    stand_in = await stand(Settings(shards=2, max_concurrency=2))
    guild = stand_in.guild(shard=1)
    hall, ann = guild.create_text_channel("hall"), stand_in.member(guild, "ann")
    client = Listener(stand_in, 0, 1)
    async with running(client):
        await stand_in.connected(0, 1)
        message = stand_in.message(hall.id, post(stand_in, hall, "press"))
        await client.next("message")
        other = await stand_in.press(ann, message, "press", shard=0)
        sent = await stand_in.press(ann, message, "press")
        assert (other.shard, sent.shard) == (0, 1)
        told = [await client.next("interaction") for _ in range(2)]
        interaction = next(each for each in told if each.id == sent.id)
        await interaction.response.defer()
        assert await sent.answer() == CallbackType.DEFERRED_UPDATE_MESSAGE
        with pytest.raises(TimeoutError):
            await sent.shown(0.01)
        await interaction.edit_original_response(content="pressed", view=None)
        assert (await sent.shown()).content == "pressed"
        assert (other.edited, sent.edited) == (False, True)


async def test_a_session_that_is_forgotten_begins_anew(stand: Stand) -> None:
    stand_in = await stand(Settings(identify_seconds=0.05, resume_seconds=0))
    hall = stand_in.guild().create_text_channel("hall")
    client = Listener(stand_in, 0)
    async with running(client):
        await stand_in.connected(0)
        stand_in.gateway.drop(0)
        post(stand_in, hall, "missed")
        await stand_in.connected(0)
        heard = post(stand_in, hall, "heard")
        assert await client.next("message") == heard
        assert stand_in.counts.identified[0] == 2


async def test_who_is_silent_is_hung_up_on(stand: Stand) -> None:
    stand_in = await stand(Settings(heartbeat_seconds=0.05))
    async with ClientSession() as session:
        socket = await session.ws_connect(stand_in.gateway.address)
        await socket.send_json({"op": 2, "d": {"token": "stand-in", "intents": 0}})
        while (await socket.receive()).type != WSMsgType.CLOSE:
            pass
    assert socket.close_code == 4009
    await stand_in.connected()
    assert len(stand_in.gateway.sessions) == 1, "to be resumed"


async def test_an_identify_that_comes_too_soon_is_refused_and_counted(stand: Stand) -> None:
    stand_in = await stand(Settings(shards=3, max_concurrency=2, identify_seconds=0.5))
    hasty = Listener(stand_in, 2, patient=False)
    async with running(Listener(stand_in, 0)):
        await stand_in.connected(0)
        async with running(Listener(stand_in, 1, patient=False)):
            await stand_in.connected(0, 1)
            assert stand_in.counts.too_soon == {}
            async with running(hasty):
                await stand_in.connected(0, 1, 2)
    assert stand_in.counts.too_soon == {2: 1}
    assert stand_in.counts.identified == {0: 1, 1: 1, 2: 1}
    assert stand_in.counts.twice == {}


async def test_a_shard_that_is_connected_twice_is_counted(stand: Stand) -> None:
    stand_in = await stand(Settings(identify_seconds=0))
    async with running(Listener(stand_in, 0)):
        await stand_in.connected(0)
        async with running(Listener(stand_in, 0)):
            await stand_in.connected(0, 0)
    assert stand_in.counts.twice == {0: 1}


POST = "POST /channels/{channel_id}/messages"


@asynccontextmanager
async def logged_in() -> AsyncIterator[discord.Client]:
    """A client that only asks."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login("stand-in")
        yield client


def hall_of(stand_in: StandIn, client: discord.Client) -> discord.PartialMessageable:
    return client.get_partial_messageable(stand_in.guild().create_text_channel("hall").id)


async def test_a_channel_takes_five_messages_and_waits_by_a_limit_of_its_own(stand: Stand) -> None:
    stand_in = await stand(Settings(buckets={POST: (5, 0.3)}))
    async with logged_in() as client:
        hall = hall_of(stand_in, client)
        began = time.monotonic()
        for number in range(6):
            await hall.send(str(number))
        assert time.monotonic() - began >= 0.3
        stand_in.settings.buckets = MESSAGES_OF_A_CHANNEL
        halls = [hall_of(stand_in, client) for _ in range(4)]
        for number in range(4):
            for hall in halls:
                await hall.send(str(number))
    assert stand_in.counts.answered[POST] == 6 + 16
    assert stand_in.counts.limited == {}


async def test_two_processes_share_a_channels_limit(stand: Stand) -> None:
    stand_in = await stand(Settings(buckets={POST: (5, 1.0)}))
    async with logged_in() as one, logged_in() as two:
        hall = hall_of(stand_in, one)
        for number in range(3):
            await hall.send(str(number))
        same = two.get_partial_messageable(hall.id)
        await asyncio.gather(hall.send("I"), hall.send("am"), same.send("here"))
    assert stand_in.counts.answered[POST] == 6
    assert stand_in.counts.limited == {(POST, "user"): 1}


async def test_the_whole_bot_is_limited_as_its_requests_are_under_way_a_while(stand: Stand) -> None:
    stand_in = await stand(Settings())
    async with logged_in() as client:
        halls = [hall_of(stand_in, client) for _ in range(12)]
        stand_in.settings.requests_per_second = 10
        began = time.monotonic()
        await asyncio.gather(*(hall.send("hear") for hall in halls))
        assert 0.9 < time.monotonic() - began < 3
        stand_in.settings.latency, began = 0.1, time.monotonic()
        await client.application_info()
        assert time.monotonic() - began >= 0.1
    assert stand_in.counts.limited == {(POST, "global"): 2}
    assert stand_in.counts.answered[POST] == 12


async def test_what_it_cannot_do_is_not_passed_over(stand: Stand) -> None:
    stand_in = StandIn()
    await stand_in.open()
    ours = {"Authorization": "Bot stand-in"}
    async with ClientSession() as session:
        assert (await session.get(f"{stand_in.api}/weather", headers=ours)).status == 501
    await stand_in.close()
    with pytest.raises(AssertionError, match="GET /weather"):
        stand_in.complain()


async def test_what_was_posted_with_a_nonce_is_not_posted_again(stand: Stand) -> None:
    stand_in = await stand(Settings())
    hall = stand_in.guild().create_text_channel("great-hall")
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    channels = Channels(client, InteractionTokens(lambda: 0), Budget(lambda: 0, 100), Emojis())

    async def post(text: str, nonce: str) -> tuple[int, bool]:
        embed = discord.Embed(description=text).set_footer(text="round 1 ")
        return await channels.post_once(hall.id, {"embed": embed}, nonce, watched=True)

    async with running(client):
        await stand_in.connected(0)
        first = await post("a board", "one")
        assert first == (stand_in.messages(hall.id)[0].id, True)
        assert await post("a board ", "one") == first
        assert await post("the board later", "one") == (first[0], False)
        second = await post("a board", "another")
        assert second[1]
        await channels.delete(hall.id, first[0])
        with pytest.raises(discord.NotFound) as refused:
            await post("a board", "one")
        assert refused.value.code == UNKNOWN_MESSAGE
    assert [each.id for each in stand_in.messages(hall.id)] == [second[0]]
