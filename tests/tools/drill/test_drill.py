"""A little of ``make drill``, and which silence of the bot's it excuses."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.support.forked import forked
from tests.support.places import provided
from tools.drill.chaos import Chaos, Event, on_postgresql
from tools.drill.judging import Absence, Refusing, compare, heal
from tools.drill.keep import START_SECONDS, keep
from tools.drill.people import Party, Silence
from tools.drill.processes import DUELS, Kills, World
from tools.drill.refusing import by_discord

MOVES = 12


@asynccontextmanager
async def world_of(
    address: str, folder: Path, parts: int, *, everything: bool = False
) -> AsyncIterator[World]:
    """Processes with a shard each, and people who don't act yet."""
    async with keep(
        address, folder, shards=parts, parts=parts, max_concurrency=parts, identify_seconds=1.0
    ) as shared:
        world = World(shared, random.Random(1), everything=everything)
        await world.fill(servers=DUELS)
        await world.begin()
        yield world


def on_file(folder: Path) -> str:
    return f"sqlite:///{provided(folder / 'castellan.db')}"


async def kill_one(world: World) -> None:
    async with world.crowd() as crowd:
        await Kills(world, crowd).kill_one()
    world.keep.complain()
    assert world.keep.counts["all moves answered"] > 0


@pytest.mark.long
async def test_the_only_process_leaves_nothing_undone_when_killed(tmp_path: Path) -> None:
    async with world_of(on_file(tmp_path), tmp_path, 1) as world:
        await kill_one(world)


@pytest.mark.long
async def test_one_of_several_leaves_nothing_undone_when_killed(
    server: str, tmp_path: Path
) -> None:
    async with world_of(server, tmp_path, 2) as world:
        await kill_one(world)


async def befall(world: World, among: Sequence[Event], *names: str) -> None:
    events = [each for each in among if each.what in names]
    assert len(events) == len(names)
    async with world.crowd() as crowd:
        assert await Chaos(world, crowd, events, Path()).run(MOVES) == []
    assert world.keep.counts["rounds"] >= len(events)
    assert world.keep.counts["all moves answered"] >= MOVES


@pytest.mark.long
async def test_whatever_befalls_nothing_answered_is_lost_and_nobody_stays_unanswered(
    server: str, tmp_path: Path
) -> None:
    async with world_of(server, tmp_path, 2) as world:
        quick = ("one stands still, loses its locks", "a table is locked")
        await befall(world, on_postgresql(), *quick)


@pytest.mark.long
async def test_whatever_discord_refuses_nothing_answered_is_lost(tmp_path: Path) -> None:
    async with world_of(on_file(tmp_path), tmp_path, 1) as world:
        quick = ("a thread is locked", "the bot is in time-out", "the bot seems to be removed")
        await befall(world, by_discord(), *quick)


async def go_on(parties: list[Party], done: Callable[[], bool]) -> None:
    """Let people act one after another, without pauses, until a condition holds."""
    async with asyncio.timeout(2 * START_SECONDS):
        while not done():
            for party in parties:
                await party.step()


@pytest.mark.long
async def test_people_do_all_that_people_do_also_after_a_kill(tmp_path: Path) -> None:
    async with world_of(on_file(tmp_path), tmp_path, 1, everything=True) as world:
        shared, counts = world.keep, world.memory.counts
        parties: list[Party] = [*world.others, world.tables[0], world.tables[-1], *world.spectators]
        await go_on(parties, lambda: counts["pages opened to watch"] > 0)
        await shared.processes[1].kill()
        await shared.start(1)
        await shared.all_connected()
        await go_on(parties, lambda: counts["pages to watch that stood still"] > 0)
        await go_on(parties, lambda: counts["next_match presses answered"] > 0)
        await go_on(parties, lambda: bool(world.memory.taken_back and world.memory.guests))
        await go_on(parties, lambda: world.memory.sought.total() > 1)
        await heal(shared, world.spectators)
        await compare(shared, world.memory)
        shared.complain()
    assert counts["stops of watching answered"] > 0
    assert counts["pages opened to watch"] > 1
    assert world.memory.dealt
    assert shared.counts["all matches of best-ofs"] > shared.counts["all best-ofs"]
    assert shared.counts["all matches across servers"] > 0


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
