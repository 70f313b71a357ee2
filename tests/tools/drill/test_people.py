"""Whether people of the drill know the pages that they press."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.places import provided
from tools.drill.judging import compare, heal
from tools.drill.keep import START_SECONDS, keep
from tools.drill.people import Party
from tools.drill.processes import DUELS, World


async def go_on(parties: list[Party], done: Callable[[], bool]) -> None:
    """Let people act one after another, without pauses, until a condition holds."""
    async with asyncio.timeout(2 * START_SECONDS):
        while not done():
            for party in parties:
                await party.step()


@pytest.mark.long
async def test_they_do_all_that_people_do_also_after_a_kill(tmp_path: Path) -> None:
    address = f"sqlite:///{provided(tmp_path / 'castellan.db')}"
    async with keep(address, tmp_path, shards=1, parts=1, identify_seconds=1.0) as shared:
        world = World(shared, random.Random(1))
        await world.fill(servers=DUELS)
        await world.begin()
        counts = world.memory.counts
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
