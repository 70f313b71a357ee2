"""A few of the kills of ``make drill`` where several processes share a PostgreSQL."""

import random
from pathlib import Path

import pytest

from tools.drill.keep import keep
from tools.drill.processes import Kills, World
from tools.postgresql import binaries, server

PROGRAMS = binaries()


@pytest.mark.long
@pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL is not installed")
async def test_a_killed_process_leaves_nothing_undone(tmp_path: Path) -> None:
    assert PROGRAMS is not None
    with server(PROGRAMS) as address:
        async with keep(
            address, tmp_path, shards=2, parts=2, max_concurrency=2, identify_seconds=1.0
        ) as shared:
            world = World(shared, random.Random(1), everything=False)
            await world.fill(servers=4)
            await world.begin()
            async with world.crowd() as crowd:
                await Kills(world, crowd).kill_one()
            shared.complain()
    assert shared.counts["all moves answered"] > 0
