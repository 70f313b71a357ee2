"""The bot itself, over sockets: matches from the command to their end, whatever is limited."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import pytest
from aiohttp import ClientSession
from discord import Forbidden
from simcord import ChannelHandle, GuildHandle, MemberActor, ResponseMessage
from simcord.enums import CallbackType

from bot.app import Castellan
from bot.base import metrics
from bot.base.environment import Environment
from bot.cli import _Registrar
from bot.discord_io.breaker import MAX_REFUSED_UNPRESSED, SHARES
from bot.discord_io.failures import Limited
from bot.match import telling
from bot.match.record import SECONDS as SECONDS_OF
from bot.match.telling import Occasion
from tests.games.every import every_slug
from tests.support.reading import file_names, words
from tests.tools.discord_stand_in.conftest import Stand, running
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.discord_stand_in.table import Table, begin, seats_of


@dataclass
class House:
    """A Discord with the bot on its only server, and a channel there."""

    discord: StandIn
    bot: Castellan
    guild: GuildHandle
    channel: ChannelHandle

    def people(self, number: int) -> list[MemberActor]:
        return [self.discord.member(self.guild, f"player {each}") for each in range(number)]


Begin = Callable[..., AbstractAsyncContextManager[House]]


@pytest.fixture
def house(stand: Stand, settings: Environment) -> Begin:
    @asynccontextmanager
    async def begun(**strictness: Any) -> AsyncIterator[House]:
        discord = await stand(Settings(**strictness))
        guild = discord.guild()
        async with running(bot := Castellan(settings)):
            await discord.connected(0)
            yield House(discord, bot, guild, guild.create_text_channel("great-hall"))

    return begun


async def test_two_people_play_a_match_to_its_end(house: Begin) -> None:
    async with house() as at:
        discord = at.discord
        table = await begin(discord, at.channel, at.people(2), random.Random(1), target=2)
        answers = []
        while sent := await table.move():
            answers.append(await sent.answer())
        board = discord.messages(table.place_id)[-1]
        (address,) = {each.url for each in board.attachments}
    assert set(answers) == {CallbackType.UPDATE_MESSAGE}
    assert "wins the match" in words(board)
    assert file_names(discord.backend.get_message(board.channel_id, board.id)) == ["board.png"]
    async with ClientSession() as session, session.get(address) as fetched:
        assert (await fetched.read()).startswith(b"\x89PNG")
    assert discord.counts.refused == {}


@every_slug
async def test_people_play_any_game_by_what_they_are_offered(house: Begin, slug: str) -> None:
    async with house() as at:
        people = at.people(seats_of(slug))
        table = await begin(at.discord, at.channel, people, random.Random(1), slug)
        for _ in range(15):
            sent = await table.move()
            if sent is None:
                break
            assert await sent.answer() is not None
    assert at.discord.counts.refused == {}


async def test_requests_are_counted_by_who_pays_for_them(house: Begin) -> None:
    def counted() -> Counter[tuple[str, str, str]]:
        """Count the requests so far by kind, bucket and status."""
        samples = [each for family in metrics.REQUESTS.collect() for each in family.samples]
        return Counter(
            {
                (each.labels["kind"], each.labels["bucket"], each.labels["status"]): int(each.value)
                for each in samples
                if each.name.endswith("_total")
            }
        )

    before = counted()
    async with house() as at:
        await begin(at.discord, at.channel, at.people(2), random.Random(1), target=2)
    more = counted() - before
    assert {bucket for kind, bucket, _ in more if kind == "interaction"} == {
        "POST /interactions/{id}/{token}/callback",
        "POST /webhooks/{id}/{token}",
        "DELETE /webhooks/{id}/{token}/messages/@original",
        "PATCH /webhooks/{id}/{token}/messages/@original",
    }
    posted = ("bot", "POST /channels/{id}/messages", "200")
    assert more[posted] == at.discord.counts.answered["POST /channels/{channel_id}/messages"]
    assert not any(re.search(r"\d{3}|[0-9a-z]{20}", bucket) for _, bucket, _ in more)


async def test_a_server_that_refuses_much_is_left_alone_and_no_other(house: Begin) -> None:
    async with house() as at:
        bot, halls = at.bot, [at.guild.create_text_channel(str(number)) for number in range(4)]
        elsewhere = at.discord.guild("The Tower").create_text_channel("hall")
        await bot.wait_until_ready()
        with ExitStack() as refusals:
            for hall in halls:
                refusals.enter_context(at.discord.refusals.refuse(hall, 50001))
            for number in range(MAX_REFUSED_UNPRESSED // SHARES):
                with pytest.raises(Forbidden):
                    await bot.get_partial_messageable(halls[number % 3].id).send("hear")
        with pytest.raises(Limited):
            await bot.get_partial_messageable(halls[3].id).send("hear")
        await bot.get_partial_messageable(elsewhere.id).send("hear")


async def test_commands_are_registered_without_going_online(
    stand: Stand, settings: Environment
) -> None:
    discord = await stand(Settings())
    async with _Registrar(settings) as bot:
        await bot.database.open()
        await bot.login("stand-in")
    named = {name for some in discord.backend.commands.values() for name, _ in some}
    assert {"play", "hand", "tables", "preferences"} <= named
    assert not discord.counts.identified


async def test_somebody_asks_in_direct_messages(house: Begin) -> None:
    async with house() as at:
        sent = await at.discord.command(at.discord.env.create_user("ann"), None, "help")
        assert await sent.answer() == CallbackType.CHANNEL_MESSAGE_WITH_SOURCE
        assert "Castellan" in words(await sent.shown())


THREAD: Final = "POST /channels/{channel_id}/messages/{message_id}/threads"
POST: Final = "POST /channels/{channel_id}/messages"
EDIT: Final = "PATCH /channels/{channel_id}/messages/{message_id}"
SECONDS: Final = 300.0
SEEN, CALLED = 15.0, 20.0
"""Seconds until the board has to be seen, and the player in turn called."""


@dataclass
class Lobby:
    """A table, and its message in the channel where it was opened."""

    discord: StandIn
    match_id: str
    message: ResponseMessage
    people: list[MemberActor]

    async def start(self, place_id: int) -> None:
        """Start, and see the board in this channel or thread."""
        await (await self.discord.press(self.people[0], self.message, ":start")).answer()
        await self.board(place_id, 0)

    async def board(self, place_id: int, after: int) -> int:
        """See the board with a version later than ``after``. Returns its version."""
        return await self.discord.until(place_id, partial(self._version, place_id, after), SEEN)

    def _version(self, place_id: int, after: int) -> int | None:
        for message in self.discord.messages(place_id):
            for custom_id in self.discord.controls(message):
                match_id, version, verb = custom_id.split(":")[:3]
                ours = match_id == self.match_id and verb == "hand" and message.attachments
                if ours and int(version) > after:
                    return int(version)
        return None

    async def called(self, place_id: int, person: MemberActor) -> None:
        def found() -> bool | None:
            texts = [each.content or "" for each in self.discord.messages(place_id)]
            return any(person.mention in text for text in texts) or None

        await self.discord.until(place_id, found, CALLED)

    async def play(self, place_id: int) -> MemberActor:
        """Play a turn from hands that are opened elsewhere. Returns the next player."""
        elsewhere = self.people[0].guild.create_text_channel("elsewhere")
        opened = {each: await self.discord.command(each, elsewhere, "hand") for each in self.people}
        shown = {each: await sent.shown() for each, sent in opened.items()}
        table = Table(self.discord, self.match_id, place_id, self.people, random.Random(1), shown)
        while table.picked or not table.pressed:
            assert await (await table.move() or pytest.fail("it is over")).answer()
        (last,) = table.pressed
        return next(each for each in self.people if each is not last)


async def open_table(at: House, people: list[MemberActor]) -> Lobby:
    discord, channel = at.discord, at.channel
    before = max((each.id for each in discord.messages(channel.id)), default=0)
    await (await discord.command(people[0], channel, "play high-card")).answer()
    message = await discord.offered(channel.id, ":join", after=before)
    for guest in people[1:]:
        await (await discord.press(guest, message, ":join")).answer()
    return Lobby(discord, discord.controls(message)[0].partition(":")[0], message, people)


async def test_one_refusal_is_enough_for_all_tables_that_begin_in_a_channel(house: Begin) -> None:
    async with house(buckets={THREAD: (50, SECONDS)}) as at:
        first, *others = [await open_table(at, at.people(2)) for _ in range(5)]
        await first.start(first.message.id)
        at.discord.settings.limited[THREAD] = SECONDS
        await asyncio.gather(*(each.start(at.channel.id) for each in others))
    assert at.discord.counts.limited == {(THREAD, "shared"): 1}


async def test_who_opens_a_table_where_posts_are_limited_is_told_until_when(house: Begin) -> None:
    async with house(limited={POST: SECONDS}) as at:
        sent = await at.discord.command(at.people(1)[0], at.channel, "play high-card")
        (told,) = await at.discord.until(at.channel.id, lambda: sent.followups, SEEN)
    assert re.search(r"slow down here. I can continue <t:\d+:R>", words(told))
    assert at.discord.messages(at.channel.id) == []


async def test_the_last_message_that_a_channel_takes_is_not_held_back(house: Begin) -> None:
    async with house(buckets={POST: (2, SECONDS)}) as at:
        hall = at.bot.get_partial_messageable(at.channel.id)
        async with asyncio.timeout(SEEN):
            for _ in range(2):
                await hall.send("hear")
            with pytest.raises(Limited):
                await hall.send("too much")


@pytest.mark.parametrize(
    ("route", "at_start"),
    [(THREAD, True), (POST, True), (EDIT, False), (POST, False)],
    ids=["thread", "post", "edit", "ping"],
)
async def test_a_limit_of_minutes_holds_no_match_back(
    house: Begin, monkeypatch: pytest.MonkeyPatch, route: str, at_start: bool
) -> None:
    soon = telling.Rule(100, dict.fromkeys(SECONDS_OF, 100))
    monkeypatch.setattr(telling, "RULES", {**telling.RULES, Occasion.TURN: soon})
    async with house() as at:
        lobby, other = [await open_table(at, at.people(2)) for _ in range(2)]
        limited, thread, hall = at.discord.settings.limited, lobby.message.id, at.channel.id
        if at_start:
            limited[route] = SECONDS
        first = hall if at_start else thread
        await lobby.start(first)
        if not at_start:
            limited[route] = SECONDS
        then = thread if route == EDIT else hall
        version = await lobby.board(first, 0)
        following = await lobby.play(first)
        await lobby.board(then, version)
        await lobby.called(then, following)
        await other.start(hall if route == THREAD else other.message.id)
    assert sum(at.discord.counts.limited.values()) == 1
