"""The bot itself, over sockets: a match from the command that opens it to its end."""

import random
import re
from collections import Counter
from contextlib import ExitStack

import pytest
from aiohttp import ClientSession
from discord import Forbidden
from simcord.enums import CallbackType

from bot.app import Castellan
from bot.base import metrics
from bot.base.environment import Environment
from bot.cli import _Registrar
from bot.discord_io.breaker import MAX_REFUSED_UNPRESSED, SHARES
from bot.discord_io.failures import Limited
from tests.games.every import every_slug
from tests.support.reading import file_names, words
from tests.tools.discord_stand_in.conftest import Stand, running
from tools.discord_stand_in.settings import Settings
from tools.discord_stand_in.table import begin, seats_of


async def test_two_people_play_a_match_to_its_end(stand: Stand, settings: Environment) -> None:
    discord = await stand(Settings())
    guild = discord.guild()
    channel = guild.create_text_channel("great-hall")
    people = [discord.member(guild, name) for name in ("ann", "bob")]
    async with running(Castellan(settings)):
        await discord.connected(0)
        table = await begin(discord, channel, people, random.Random(1), target=2)
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
async def test_people_play_any_game_by_what_they_are_offered(
    stand: Stand, settings: Environment, slug: str
) -> None:
    discord = await stand(Settings())
    guild = discord.guild()
    channel = guild.create_text_channel("great-hall")
    people = [discord.member(guild, f"player {number}") for number in range(seats_of(slug))]
    async with running(Castellan(settings)):
        await discord.connected(0)
        table = await begin(discord, channel, people, random.Random(1), slug)
        for _ in range(15):
            sent = await table.move()
            if sent is None:
                break
            assert await sent.answer() is not None
    assert discord.counts.refused == {}


async def test_requests_are_counted_by_who_pays_for_them(
    stand: Stand, settings: Environment
) -> None:
    discord = await stand(Settings())
    guild = discord.guild()
    channel = guild.create_text_channel("great-hall")
    people = [discord.member(guild, name) for name in ("ann", "bob")]
    before = counted()
    async with running(Castellan(settings)):
        await discord.connected(0)
        await begin(discord, channel, people, random.Random(1), target=2)
    more = counted() - before
    assert {bucket for kind, bucket, _ in more if kind == "interaction"} == {
        "POST /interactions/{id}/{token}/callback",
        "POST /webhooks/{id}/{token}",
        "DELETE /webhooks/{id}/{token}/messages/@original",
        "PATCH /webhooks/{id}/{token}/messages/@original",
    }
    posted = ("bot", "POST /channels/{id}/messages", "200")
    assert more[posted] == discord.counts.answered["POST /channels/{channel_id}/messages"]
    assert not any(re.search(r"\d{3}|[0-9a-z]{20}", bucket) for _, bucket, _ in more)


def counted() -> Counter[tuple[str, str, str]]:
    """Count the requests so far by kind, bucket and status."""
    return Counter(
        {
            (each.labels["kind"], each.labels["bucket"], each.labels["status"]): int(each.value)
            for family in metrics.REQUESTS.collect()
            for each in family.samples
            if each.name.endswith("_total")
        }
    )


async def test_a_server_that_refuses_much_is_left_alone_and_no_other(
    stand: Stand, settings: Environment
) -> None:
    discord = await stand(Settings())
    guild, other = (discord.guild(name) for name in ("The Keep", "The Tower"))
    halls = [guild.create_text_channel(str(number)) for number in range(4)]
    elsewhere = other.create_text_channel("hall")
    async with running(bot := Castellan(settings)):
        await discord.connected(0)
        await bot.wait_until_ready()
        with ExitStack() as refusals:
            for hall in halls:
                refusals.enter_context(discord.refusals.refuse(hall, 50001))
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


async def test_somebody_asks_in_direct_messages(stand: Stand, settings: Environment) -> None:
    discord = await stand(Settings())
    ann = discord.env.create_user("ann")
    async with running(Castellan(settings)):
        await discord.connected(0)
        sent = await discord.command(ann, None, "help")
        assert await sent.answer() == CallbackType.CHANNEL_MESSAGE_WITH_SOURCE
        assert "Castellan" in words(await sent.shown())
