"""Requests as discord.py itself makes them: limits, failures, files, and interactions."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO

import discord
import pytest
from aiohttp import ClientSession

from tests.tools.discord_stand_in.conftest import Stand
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import MESSAGES_OF_A_CHANNEL, Settings

POST = "POST /channels/{channel_id}/messages"


@asynccontextmanager
async def logged_in() -> AsyncIterator[discord.Client]:
    """A client that only asks."""
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login("stand-in")
        yield client


def hall_of(stand_in: StandIn, client: discord.Client) -> discord.PartialMessageable:
    channel = stand_in.guild().create_text_channel("hall")
    return client.get_partial_messageable(channel.id)


async def test_a_channel_takes_five_messages_and_then_waits(stand: Stand) -> None:
    stand_in = await stand(Settings(buckets={POST: (5, 0.3)}))
    async with logged_in() as client:
        hall = hall_of(stand_in, client)
        began = time.monotonic()
        for number in range(6):
            await hall.send(str(number))
        assert time.monotonic() - began >= 0.3
    assert stand_in.counts.answered[POST] == 6
    assert stand_in.counts.limited == {}


async def test_each_channel_has_a_limit_of_its_own(stand: Stand) -> None:
    stand_in = await stand(Settings(buckets=MESSAGES_OF_A_CHANNEL))
    async with logged_in() as client:
        halls = [hall_of(stand_in, client) for _ in range(4)]
        began = time.monotonic()
        for number in range(4):
            for hall in halls:
                await hall.send(str(number))
        assert time.monotonic() - began < 5
    assert stand_in.counts.answered[POST] == 16
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


async def test_the_bot_as_a_whole_is_limited(stand: Stand) -> None:
    stand_in = await stand(Settings())
    async with logged_in() as client:
        halls = [hall_of(stand_in, client) for _ in range(12)]
        stand_in.settings.requests_per_second = 10
        began = time.monotonic()
        await asyncio.gather(*(hall.send("hear") for hall in halls))
        assert 0.9 < time.monotonic() - began < 3
    assert stand_in.counts.limited == {(POST, "global"): 2}
    assert stand_in.counts.answered[POST] == 12


async def test_a_request_is_under_way_for_a_while(stand: Stand) -> None:
    stand_in = await stand(Settings())
    async with logged_in() as client:
        hall = hall_of(stand_in, client)
        stand_in.settings.latency = 0.1
        began = time.monotonic()
        await hall.send("hear")
        assert 0.1 <= time.monotonic() - began < 1


async def test_discord_refuses_as_discord_does(stand: Stand) -> None:
    stand_in = await stand(Settings())
    async with logged_in() as client:
        hall = hall_of(stand_in, client)
        with pytest.raises(discord.NotFound) as unknown:
            await hall.get_partial_message(1).edit(content="gone")
        assert unknown.value.code == 10008
        with pytest.raises(discord.HTTPException) as too_long:
            await hall.send(embed=discord.Embed(title="x" * 257))
        assert (too_long.value.status, too_long.value.code) == (400, 50035)
        stand_in.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        with pytest.raises(discord.Forbidden) as injected:
            await hall.send("hear")
        assert injected.value.code == 50013
        await hall.send("hear")
    assert stand_in.counts.refused.total() == 3


async def test_files_keep_their_names_and_what_is_said_of_them(stand: Stand) -> None:
    stand_in = await stand(Settings())
    data = b"\r\n--\r\n" + bytes(range(256))
    async with logged_in() as client:
        hall = hall_of(stand_in, client)
        files = [
            discord.File(BytesIO(data + mark), filename=f"{mark.decode()}.png", description="a")
            for mark in (b"x", b"y")
        ]
        sent = await hall.send("look", files=files)
        assert [each.filename for each in sent.attachments] == ["x.png", "y.png"]
        assert {each.description for each in sent.attachments} == {"a"}
        kept, again = sent.attachments[0], discord.File(BytesIO(b"z"), filename="z.png")
        assert await kept.read() == data + b"x"
        edited = await sent.edit(attachments=[sent.attachments[1], again])
        assert [each.filename for each in edited.attachments] == ["y.png", "z.png"]
        assert await edited.attachments[0].read() == data + b"y"


async def test_what_it_cannot_do_is_not_passed_over(stand: Stand) -> None:
    stand_in = StandIn()
    await stand_in.open()
    ours = {"Authorization": "Bot stand-in"}
    async with ClientSession() as session:
        answer = await session.get(f"{stand_in.api}/weather", headers=ours)
        assert answer.status == 501
    await stand_in.close()
    with pytest.raises(AssertionError, match="GET /weather"):
        stand_in.complain()
