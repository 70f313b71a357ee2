"""A few of the kills of ``make drill`` where several processes share a PostgreSQL."""

import random
from pathlib import Path

import pytest

from tools.drill.keep import keep
from tools.drill.processes import Kills, World


@pytest.mark.long
async def test_a_killed_process_leaves_nothing_undone(server: str, tmp_path: Path) -> None:
    async with keep(
        server, tmp_path, shards=2, parts=2, max_concurrency=2, identify_seconds=1.0
    ) as shared:
        world = World(shared, random.Random(1), everything=False)
        await world.fill(servers=4)
        await world.begin()
        async with world.crowd() as crowd:
            await Kills(world, crowd).kill_one()
        shared.complain()
    assert shared.counts["all moves answered"] > 0
