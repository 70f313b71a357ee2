"""Discord limits one route for minutes: the match goes on by another way."""

import asyncio
import random
import re
from dataclasses import dataclass
from functools import partial
from typing import Final

import pytest
from simcord import ChannelHandle, MemberActor, ResponseMessage

from bot.app import Castellan
from bot.base.environment import Environment
from bot.discord_io.failures import Limited
from bot.match import telling
from bot.match.record import SECONDS as SECONDS_OF
from bot.match.telling import Occasion
from tests.support.reading import words
from tests.tools.discord_stand_in.conftest import Stand, running
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.discord_stand_in.table import Table

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
        """See a ping for this person."""

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


async def open_table(discord: StandIn, channel: ChannelHandle, people: list[MemberActor]) -> Lobby:
    before = max((each.id for each in discord.messages(channel.id)), default=0)
    await (await discord.command(people[0], channel, "play high-card")).answer()
    message = await discord.offered(channel.id, ":join", after=before)
    for guest in people[1:]:
        await (await discord.press(guest, message, ":join")).answer()
    match_id = discord.controls(message)[0].partition(":")[0]
    return Lobby(discord, match_id, message, people)


async def test_one_refusal_is_enough_for_all_tables_that_begin_in_a_channel(
    stand: Stand, settings: Environment
) -> None:
    discord = await stand(Settings(buckets={THREAD: (50, SECONDS)}))
    guild = discord.guild()
    channel = guild.create_text_channel("great-hall")
    async with running(Castellan(settings)):
        await discord.connected(0)
        people = [discord.member(guild, f"player {number}") for number in range(10)]
        pairs = zip(people[::2], people[1::2], strict=True)
        first, *others = [await open_table(discord, channel, [*pair]) for pair in pairs]
        await first.start(first.message.id)
        discord.settings.limited[THREAD] = SECONDS
        await asyncio.gather(*(each.start(channel.id) for each in others))
    assert discord.counts.limited == {(THREAD, "shared"): 1}


async def test_who_opens_a_table_where_posts_are_limited_is_told_until_when(
    stand: Stand, settings: Environment
) -> None:
    discord = await stand(Settings(limited={POST: SECONDS}))
    guild = discord.guild()
    channel, ann = guild.create_text_channel("great-hall"), discord.member(guild, "ann")
    async with running(Castellan(settings)):
        await discord.connected(0)
        sent = await discord.command(ann, channel, "play high-card")
        (told,) = await discord.until(channel.id, lambda: sent.followups, SEEN)
    assert re.search(r"slow down here. I can go on <t:\d+:R>", words(told))
    assert discord.messages(channel.id) == []


async def test_the_last_message_that_a_channel_takes_is_not_held_back(
    stand: Stand, settings: Environment
) -> None:
    discord = await stand(Settings(buckets={POST: (2, SECONDS)}))
    channel = discord.guild().create_text_channel("great-hall")
    async with running(bot := Castellan(settings)):
        await discord.connected(0)
        hall = bot.get_partial_messageable(channel.id)
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
    stand: Stand,
    settings: Environment,
    monkeypatch: pytest.MonkeyPatch,
    route: str,
    at_start: bool,
) -> None:
    soon = telling.Rule(100, dict.fromkeys(SECONDS_OF, 100))
    monkeypatch.setattr(telling, "RULES", {**telling.RULES, Occasion.TURN: soon})
    discord = await stand(Settings())
    guild = discord.guild()
    channel = guild.create_text_channel("great-hall")
    people = [discord.member(guild, name) for name in ("ann", "bob", "cem", "dora")]
    async with running(Castellan(settings)):
        await discord.connected(0)
        lobby = await open_table(discord, channel, people[:2])
        other = await open_table(discord, channel, people[2:])
        thread = lobby.message.id
        if at_start:
            discord.settings.limited[route] = SECONDS
        first = channel.id if at_start else thread
        await lobby.start(first)
        if not at_start:
            discord.settings.limited[route] = SECONDS
        then = thread if route == EDIT else channel.id
        version = await lobby.board(first, 0)
        following = await lobby.play(first)
        await lobby.board(then, version)
        await lobby.called(then, following)
        await other.start(channel.id if route == THREAD else other.message.id)
    assert sum(discord.counts.limited.values()) == 1
