"""A little of make drill, and what one process shows of another's changes."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from bot.preferences.servers import GuildBook
from tests.support.forked import forked
from tests.support.places import provided
from tests.support.reading import told
from tools.drill.chaos import Chaos, Event, on_postgresql
from tools.drill.judging import Absence, Refusing, compare, heal
from tools.drill.keep import START_SECONDS, keep, until
from tools.drill.others import Across
from tools.drill.people import Crowd, Memory, Party, Player, Silence
from tools.drill.processes import DUELS, Kills, World
from tools.drill.refusing import by_discord

MOVES = 12


@asynccontextmanager
async def world_of(address: str, folder: Path, parts: int) -> AsyncIterator[World]:
    """Processes with a shard each, and people of all kinds who don't act yet."""
    async with keep(
        address, folder, shards=parts, parts=parts, max_concurrency=parts, identify_seconds=1.0
    ) as shared:
        world = World(shared, random.Random(1))
        await world.fill(servers=DUELS)
        await world.begin()
        yield world


async def assert_befalls(world: World, crowd: Crowd, among: Sequence[Event], *names: str) -> None:
    """Let these things happen while people play: nothing answered is lost."""
    events = [each for each in among if each.what in names]
    assert len(events) == len(names)
    moves = len(world.memory.answered) + MOVES
    world.memory.silences.clear()  # those of a kill, which nobody could answer
    assert await Chaos(world, crowd, events, Path()).run(moves) == []
    assert world.keep.counts["rounds"] >= len(events)


@pytest.mark.long
async def test_whatever_befalls_two_processes_nothing_answered_is_lost(
    server: str, tmp_path: Path
) -> None:
    async with world_of(server, tmp_path, 2) as world, world.crowd() as crowd:
        await Kills(world, crowd).kill_one()
        world.keep.complain()
        quick = ("one stands still, loses its locks", "a table is locked")
        await assert_befalls(world, crowd, on_postgresql(), *quick)


async def go_on(parties: list[Party], done: Callable[[], bool]) -> None:
    """Let people act one after another, without pauses, until a condition holds."""
    async with asyncio.timeout(2 * START_SECONDS):
        while not done():
            for party in parties:
                await party.step()


@pytest.mark.long
async def test_people_do_all_that_people_do_whatever_befalls_one_process(tmp_path: Path) -> None:
    address = f"sqlite:///{provided(tmp_path / 'castellan.db')}"
    async with world_of(address, tmp_path, 1) as world:
        shared, counts = world.keep, world.memory.counts
        parties: list[Party] = [*world.others, world.tables[0], world.tables[-1], *world.spectators]
        await go_on(parties, lambda: counts["pages opened to watch"] > 0)
        await shared.processes[1].kill()
        await shared.start(1)
        await shared.all_connected()
        await go_on(parties, lambda: counts["pages to watch that stood still"] > 0)
        await go_on(parties, lambda: len(world.memory.dealt) > 1)
        await go_on(parties, lambda: bool(world.memory.taken_back and world.memory.guests))
        await go_on(parties, lambda: world.memory.sought.total() > 1)
        await heal(shared, world.spectators)
        await compare(shared, world.memory)
        shared.complain()
        assert counts["stops of watching answered"] > 0
        assert counts["pages opened to watch"] > 1
        assert shared.counts["all matches of best-ofs"] > shared.counts["all best-ofs"]
        assert shared.counts["all matches across servers"] > 0
        async with world.crowd() as crowd:
            quick = ("a thread is locked", "the bot is in time-out", "the bot seems to be removed")
            await assert_befalls(world, crowd, by_discord(), *quick)


@pytest.mark.parametrize(
    ("sudden", "shard", "sent_at", "given_up_at", "excused"),
    [
        (False, 1, 10, 13, True),
        (False, 1, 9, 12, False),  # it was under way, and needed an answer
        (True, 1, 9, 12, True),
        (True, 1, 6, 9, False),
        (True, 1, 20, 23, False),  # the next process was there
        (True, 2, 10, 13, False),
    ],
)
def test_silence_is_excused_only_where_nobody_could_answer(
    sudden: bool, shard: int, sent_at: float, given_up_at: float, excused: bool
) -> None:
    absence = Absence(range(2), begin=10, sudden=sudden, identified=1, end=20)
    assert absence.excuses(Silence("moves", shard, sent_at, given_up_at)) is excused


@pytest.mark.parametrize(
    ("guild_id", "pressed_in", "sent_at", "given_up_at", "excused"),
    [
        (7, 7, 12, 15, True),
        (7, 7, 9, 12, True),
        (7, 7, 6, 9, False),
        (7, 7, 20, 23, False),
        (7, 8, 12, 15, False),
        (7, None, 12, 15, False),  # direct messages are no server's
        (None, None, 12, 15, True),
    ],
)
def test_silence_is_excused_only_where_discord_refused(
    guild_id: int | None, pressed_in: int | None, sent_at: float, given_up_at: float, excused: bool
) -> None:
    refusing = Refusing(guild_id, begin=10, end=20)
    assert refusing.excuses(Silence("moves", 1, sent_at, given_up_at, pressed_in)) is excused


def stay(_said: Connection) -> None:
    """Keep running until killed."""
    time.sleep(60)


def test_who_finds_a_fault_leaves_no_process() -> None:
    with pytest.raises(AssertionError, match="fault"), forked(stay) as (process, _):
        raise AssertionError("a fault")
    assert process.exitcode == -9


TOLD_SECONDS = 45.0
"""Less than the minute after which a process looks for what it was not told."""


@pytest.mark.long
async def test_presses_in_direct_messages_reach_another_process_than_shows_the_match(
    server: str, tmp_path: Path
) -> None:
    """A process that was killed shows, after its return, what it has missed."""
    async with keep(
        server, tmp_path, shards=2, parts=2, max_concurrency=2, identify_seconds=1.0
    ) as shared:
        discord, memory, players = shared.discord, Memory(), list[Player]()
        home, away = (discord.guild(f"Keep {shard}", shard=shard) for shard in (0, 1))
        for guild, name in ((home, "ann"), (away, "zoe")):
            member = discord.member(guild, name)
            players.append(Player(member.user, member, direct=True))
            await GuildBook(shared.database).change(guild.id, visitors=True, pace="untimed")
            await shared.start(len(players))
        await shared.all_connected()
        across = Across(shared, home, away, players, memory, random.Random(1))
        await until(across.begin)

        async def play(moves: int) -> None:
            wanted = len(memory.answered) + moves
            while len(memory.answered) < wanted:
                await across.step()
            await heal(shared)  # both hands show the newest version

        await play(4)
        for part in (2, 1):
            await shared.processes[part].kill()
            await shared.start(part)
            await shared.all_connected()
            await play(1)
        await compare(shared, memory)
        user, other = (each.user for each in players)
        hand = discord.messages(discord.backend.dm_channels[user.id])[-1]
        menu = await (await discord.press(user, hand, ":menu")).shown()
        question = await (await discord.press(user, menu, ":leave")).shown()
        await (await discord.press(user, question, ":resign")).answer()

        async def ended() -> bool:
            channels = [discord.backend.dm_channels[each.id] for each in (user, other)]
            return all("left" in told(discord.messages(each)[-1]) for each in channels)

        await until(ended, TOLD_SECONDS)
        shared.complain()
