"""A little of what Discord refuses in ``make drill``, and which silence that excuses."""

import random
from pathlib import Path

import pytest

from tests.support.places import provided
from tools.drill.chaos import Chaos
from tools.drill.judging import Refusing
from tools.drill.keep import keep
from tools.drill.people import Silence
from tools.drill.processes import World
from tools.drill.refusing import by_discord, lock_thread, remove, time_out

MOVES = 12
QUICK = (lock_thread, time_out, remove)


@pytest.mark.long
async def test_whatever_discord_refuses_nothing_answered_is_lost(tmp_path: Path) -> None:
    events = [each for each in by_discord() if each.strike in QUICK]
    address = f"sqlite:///{provided(tmp_path / 'castellan.db')}"
    async with keep(address, tmp_path, shards=1, parts=1, identify_seconds=1.0) as shared:
        world = World(shared, random.Random(1), everything=False)
        await world.fill(servers=4)
        await world.begin()
        async with world.crowd() as crowd:
            assert await Chaos(world, crowd, events, tmp_path).run(MOVES) == []
    assert shared.counts["rounds"] >= len(QUICK)
    assert shared.counts["all moves answered"] >= MOVES


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
