"""A few of the kills of ``make drill``, with each suite."""

import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from tests.support.forked import forked
from tests.support.places import provided
from tools.drill.watching import Watch

KILLS = 4


def test_whatever_was_answered_is_stored_and_every_board_heals(tmp_path: Path) -> None:
    watch = Watch(provided(tmp_path / "castellan.db"), 1)
    for _ in range(KILLS):
        watch.kill_one()
    assert watch.counts["moves answered"] >= KILLS


def stay(_said: Connection) -> None:
    """Keep running until killed."""
    time.sleep(60)


def test_who_finds_a_fault_leaves_no_process() -> None:
    with pytest.raises(AssertionError, match="fault"), forked(stay) as (process, _):
        raise AssertionError("a fault")
    assert process.exitcode == -9
