"""Refusals as requests of discord.py's meet them: in the tests' Discord, and in the stand-in."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from io import BytesIO
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, Env, GuildHandle, ResponseMessage

from bot.discord_io.failures import UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_of_emojis
from tests.support.reading import row_of
from tests.support.world import World
from tests.tools.discord_stand_in.conftest import Stand, running
from tools.discord_stand_in import refusals
from tools.discord_stand_in.refusals import Refusals
from tools.discord_stand_in.settings import Settings

EMOJI = "<:queen:123456789012345678>"
HOUR = timedelta(hours=1)
PATIENCE = 10
Told = tuple[int, int] | None
"""The status and the code that a request is refused with; None: it is not refused."""
LOCKED, ARCHIVED, FORBIDDEN, NO_ACCESS = (400, 160005), (400, 50083), (403, 50013), (403, 50001)


class Client(discord.Client):
    """Answers every press, and keeps all events."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.answered: asyncio.Queue[tuple[discord.Interaction, Told]] = asyncio.Queue()
        """Presses, and how the answers to them are taken."""
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        how = await told(interaction.response.send_message(EMOJI))
        self.answered.put_nowait((interaction, how))

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        super().dispatch(event, *args, **kwargs)
        match event, args:
            case "raw_thread_update", (payload,):
                locked = payload.data["thread_metadata"].get("locked")
                self.heard.put_nowait("locked" if locked else "open")
            case "member_update", (_, after):
                self.heard.put_nowait("timed out" if after.is_timed_out() else "may speak")
            case (("guild_unavailable" | "guild_available" | "guild_remove" | "guild_join"), _):
                self.heard.put_nowait(event.removeprefix("guild_"))


async def told(request: Awaitable[Any]) -> Told:
    """Make a request. Returns its refusal."""
    try:
        await request
    except discord.HTTPException as error:
        return error.status, error.code
    return None


@dataclass
class Place:
    """A channel of a Discord, a client, and a member who presses a button there."""

    client: Client
    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    scope: Callable[[], AbstractContextManager[None]]
    click: Callable[[ResponseMessage], Awaitable[Any]]

    @property
    def refusals(self) -> Refusals:
        return Refusals.of(self.env.backend)

    def at(self, channel_id: int | None = None) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id or self.channel.id)

    async def ask(self, request: Awaitable[Any]) -> Told:
        with self.scope():
            return await told(request)

    async def post(self, channel_id: int | None = None, text: str = "hear", **more: Any) -> Told:
        return await self.ask(self.at(channel_id).send(text, **more))

    async def edit(self, message: ResponseMessage, **changes: Any) -> Told:
        partial = self.at(message.channel_id).get_partial_message(message.id)
        return await self.ask(partial.edit(**changes or {"content": "changed"}))

    async def thread(self) -> int:
        """A new thread on a new message."""
        starter = self.button().id
        with self.scope():
            await self.starter(starter).create_thread(name="table")
        return starter

    def starter(self, message_id: int) -> discord.PartialMessage:
        """A message that a thread can begin at."""
        channel = self.client.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return channel.get_partial_message(message_id)

    def button(self, channel_id: int | None = None) -> ResponseMessage:
        """A message of the bot's with a button."""
        backend = self.env.backend
        row = row_of({"label": "press", "custom_id": "press"})
        place_id, me = channel_id or self.channel.id, backend.bot_user.id
        made = backend.create_message(place_id, me, "press", components=[row])
        return ResponseMessage(self.env, made)

    async def press(self, channel_id: int | None = None) -> Told:
        """Press a button as a member. Returns the response to the answer."""
        return (await self.pressed(channel_id))[1]

    async def pressed(self, channel_id: int | None = None) -> tuple[discord.Interaction, Told]:
        """The same, and the press."""
        await self.click(self.button(channel_id))
        return await asyncio.wait_for(self.client.answered.get(), PATIENCE)

    async def hears(self) -> str:
        return await asyncio.wait_for(self.client.heard.get(), PATIENCE)


@pytest.fixture(params=["tests", "processes"])
async def place(request: pytest.FixtureRequest, stand: Stand) -> AsyncIterator[Place]:
    client, stand_in = Client(), await stand(Settings())
    env = Env(client) if request.param == "tests" else stand_in.env
    guild = env.create_guild("The Keep")
    ann = guild.add_member(env.create_user("ann"))
    channel = guild.create_text_channel("hall")
    if request.param == "tests":
        await env.start()
        click: Any = partial(ann.click, custom_id="press")
        yield Place(client, env, guild, channel, env._bot_scope, click)
        await env.shutdown()
        return
    async with running(client):
        await stand_in.connected(0)
        await client.wait_until_ready()
        while not client.heard.empty():  # the server that it has met
            client.heard.get_nowait()
        click = partial(stand_in.press, ann, part="press")
        yield Place(client, env, guild, channel, nullcontext, click)


def picture() -> discord.File:
    return discord.File(BytesIO(b"\x89PNG"), "board.png")


async def test_a_locked_thread_takes_no_posts_no_edits_and_no_answers(place: Place) -> None:
    thread = await place.thread()
    button = place.button(thread)
    place.refusals.lock(thread)
    assert await place.hears() == "locked"
    assert await place.post(thread) == LOCKED
    assert await place.edit(button) == ARCHIVED
    assert await place.press(thread) == ARCHIVED
    assert await place.post() is None
    assert await place.press() is None
    place.refusals.unlock(thread)
    assert await place.hears() == "open"
    assert await place.post(thread) is None
    assert await place.edit(button) is None


async def test_a_token_is_of_no_use_in_a_thread_locked_since_and_nobody_joins(place: Place) -> None:
    thread = await place.thread()
    interaction, how = await place.pressed(thread)
    assert how is None
    with place.refusals.lock(thread):
        assert await place.ask(interaction.followup.send("more")) == ARCHIVED
        assert await place.ask(interaction.edit_original_response(content="other")) == ARCHIVED
        with place.scope():
            found = await place.client.fetch_channel(thread)
            assert isinstance(found, discord.Thread)
            assert await told(found.add_user(discord.Object(1))) == ARCHIVED
            assert await told(found.edit(name="other")) == ARCHIVED
    assert await place.ask(interaction.followup.send("more")) is None


async def test_a_post_opens_a_thread_that_is_only_archived(place: Place) -> None:
    thread = await place.thread()
    button = place.button(thread)
    place.env.backend.edit_channel(thread, {}, thread_metadata={"archived": True})
    assert await place.edit(button) == ARCHIVED
    assert await place.press(thread) is None
    assert await place.post(thread) is None
    assert await place.edit(button) is None


async def test_a_place_without_permissions_takes_nothing(place: Place) -> None:
    button = place.button()
    other = await place.thread()
    interaction, _ = await place.pressed()
    with place.refusals.refuse(place.channel, 50013):
        assert await place.post() == FORBIDDEN
        assert await place.edit(button) == FORBIDDEN
        assert await place.press() == FORBIDDEN
        assert await place.ask(interaction.followup.send("more")) == FORBIDDEN
        assert await place.post(other) is None
    with place.refusals.refuse(place.channel, 50001, callbacks=False):
        assert await place.post() == NO_ACCESS
        assert await place.press() is None
    place.refusals.refuse(None, 50013, times=1)
    assert [await place.post() for _ in range(2)] == [FORBIDDEN, None]


async def test_automod_reads_texts_and_titles(place: Place) -> None:
    with place.refusals.refuse(place.channel, 200000):
        assert await place.post() == (400, 200000)
        assert await place.post(embed=discord.Embed(description="hear"), text="") == (400, 200000)
        assert await place.press() == (400, 200000)
        assert await place.post(text="", file=picture()) is None
    starter = place.starter(place.button().id)
    with place.refusals.refuse(place.channel, 200001):
        assert await place.post() is None
        assert await place.ask(starter.create_thread(name="bad")) == (400, 200001)
    with place.refusals.refuse(place.channel, 160006):
        assert await place.ask(starter.create_thread(name="many")) == (400, 160006)


@pytest.mark.parametrize(("code", "status"), [(400001, 403), (40005, 413)])
async def test_uploads_are_refused_and_other_messages_are_not(
    place: Place, code: int, status: int
) -> None:
    button = place.button()
    with place.refusals.refuse(place.channel, code):
        assert await place.post(file=picture()) == (status, code)
        assert await place.edit(button, attachments=[picture()]) == (status, code)
        assert await place.post() is None
        assert await place.edit(button) is None


async def test_emojis_are_refused_and_messages_without_them_are_not(place: Place) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="queen", emoji=EMOJI))
    with place.refusals.refuse(place.channel, 50035):
        assert await place.press() == (400, 50035)
        assert await place.post(view=view) == (400, 50035)
        assert await place.post(text="plain ♥") is None
        with place.scope(), pytest.raises(discord.HTTPException) as refused:
            await place.at().send(f"the {EMOJI}")
    assert is_of_emojis(refused.value)
    assert "In components.0.components.0.emoji.id: Invalid emoji" in refused.value.text


async def test_a_bot_that_is_timed_out_can_only_answer(place: Place) -> None:
    button = place.button()
    with place.refusals.time_out(place.guild, HOUR):
        assert await place.hears() == "timed out"
        assert await place.post() == FORBIDDEN
        assert await place.edit(button) == FORBIDDEN
        interaction, how = await place.pressed()
        assert how is None
        assert not interaction.app_permissions.send_messages
    assert await place.hears() == "may speak"
    assert await place.post() is None


async def test_cloudflare_answers_everything_with_a_page(place: Place) -> None:
    interaction, _ = await place.pressed()
    with place.refusals.block_address():
        with place.scope(), pytest.raises(discord.HTTPException) as refused:
            await place.at().send("hear")
        assert refused.value.text.startswith("<!doctype html>")
        assert "Via" not in refused.value.response.headers
        assert await place.ask(place.client.application_info()) == (429, 0)
        assert await place.ask(interaction.followup.send("more")) == (429, 0)
        assert await place.press() == (429, 0)
    assert await place.post() is None


async def test_a_server_is_unavailable_or_gone_for_a_while(place: Place) -> None:
    guild = place.guild
    with place.refusals.take_down(guild):
        assert await place.hears() == "unavailable"
        assert await place.post() == NO_ACCESS
        assert await place.ask(place.client.fetch_guild(guild.id)) == (404, 10004)
    assert await place.hears() == "available"
    assert await place.post() is None
    with place.refusals.remove(guild):
        assert await place.hears() == "remove"
        assert await place.post() == NO_ACCESS
    assert await place.hears() == "available"
    place.refusals.remove(guild)
    assert await place.hears() == "remove"
    assert await place.ask(place.client.fetch_guild(guild.id)) == (404, 10004)
    place.refusals.bring_back(guild, invited=True)
    assert await place.hears() == "join"
    assert await place.post() is None


async def test_a_process_that_starts_meanwhile_finds_the_server_unavailable(stand: Stand) -> None:
    stand_in, client = await stand(Settings()), Client()
    with stand_in.refusals.take_down(stand_in.guild()):
        async with running(client):
            await stand_in.connected(0)
            await client.wait_until_ready()
            assert [each.unavailable for each in client.guilds] == [True]


async def test_a_nonce_posts_one_message_until_it_is_forgotten(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    with place.scope():
        first = await place.at().send("hear", nonce="1")
        assert (await place.at().send("hear again", nonce="1")).id == first.id
        assert (await place.at().send("hear", nonce="2")).id != first.id
        await first.delete()
    assert await place.post(nonce="1") == (404, UNKNOWN_MESSAGE)
    assert await place.post(nonce="3") is None
    with monkeypatch.context() as minutes_later:
        minutes_later.setattr(refusals, "NONCE_REMEMBERED", timedelta())
        assert await place.post(nonce="1") is None
    place.env.backend.delete_channel(place.channel.id)
    assert await place.post(nonce="1") == (404, UNKNOWN_CHANNEL)


async def test_a_world_knows_what_the_bot_was_refused(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    board = await world.board()
    assert world.refused == []
    with world.refusals.lock(board.channel_id):
        assert not (await world.people["ann"].click(board, label="My hand")).acknowledged
    # The press's answer; then the bot finds out whether the board can still be shown there.
    assert {(each.method, each.status, each.code) for each in world.refused} == {
        ("POST", *ARCHIVED),
        ("PATCH", *ARCHIVED),
        ("POST", 400, 160005),
    }
    assert not any(each.counted for each in world.refused)
    refused = len(world.refused)
    board = await world.board()  # in the channel by now
    with world.refusals.refuse(board.channel_id, 50013):
        await world.people["ann"].click(board, label="My hand")
    assert all(each.counted for each in world.refused[refused:])
    assert len(world.refused) > refused
