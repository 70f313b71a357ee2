"""A few of the kills of ``make drill``, of one process and of several that share a PostgreSQL."""

import random
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.support.forked import forked
from tests.support.places import provided
from tools.drill.keep import keep
from tools.drill.processes import Kills, World


async def kill_one(place: str, folder: Path, parts: int) -> None:
    async with keep(
        place, folder, shards=parts, parts=parts, max_concurrency=parts, identify_seconds=1.0
    ) as shared:
        world = World(shared, random.Random(1), everything=False)
        await world.fill(servers=4)
        await world.begin()
        async with world.crowd() as crowd:
            await Kills(world, crowd).kill_one()
        shared.complain()
    assert shared.counts["all moves answered"] > 0


@pytest.mark.long
async def test_the_only_process_leaves_nothing_undone_when_killed(tmp_path: Path) -> None:
    await kill_one(f"sqlite:///{provided(tmp_path / 'castellan.db')}", tmp_path, 1)


@pytest.mark.long
async def test_one_of_several_leaves_nothing_undone_when_killed(
    server: str, tmp_path: Path
) -> None:
    await kill_one(server, tmp_path, 2)


def stay(_said: Connection) -> None:
    """Keep running until killed."""
    time.sleep(60)


def test_who_finds_a_fault_leaves_no_process() -> None:
    with pytest.raises(AssertionError, match="fault"), forked(stay) as (process, _):
        raise AssertionError("a fault")
    assert process.exitcode == -9
