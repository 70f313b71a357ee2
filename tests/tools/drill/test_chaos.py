"""A little of the chaos of ``make drill``, where several processes share a PostgreSQL."""

import random
from pathlib import Path

import pytest

from tools.drill.chaos import Chaos, on_postgresql
from tools.drill.judging import Absence
from tools.drill.keep import keep
from tools.drill.people import Silence
from tools.drill.processes import World

MOVES = 12
QUICK = (Chaos.outlast, Chaos.lock)


@pytest.mark.long
async def test_whatever_befalls_nothing_answered_is_lost_and_nobody_stays_unanswered(
    server: str, tmp_path: Path
) -> None:
    events = [each for each in on_postgresql() if each.strike in QUICK]
    async with keep(
        server, tmp_path, shards=2, parts=2, max_concurrency=2, identify_seconds=1.0
    ) as shared:
        world = World(shared, random.Random(1), everything=False)
        await world.fill(servers=4)
        await world.begin()
        async with world.crowd() as crowd:
            assert await Chaos(world, crowd, events, tmp_path).run(MOVES) == []
    assert shared.counts["all moves answered"] >= MOVES


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
