"""A few of the kills of ``make drill``, with each suite."""

from pathlib import Path

from tests.drill.watching import Watch

KILLS = 4


def test_whatever_was_answered_is_stored_and_every_board_heals(tmp_path: Path) -> None:
    watch = Watch(tmp_path / "castellan.db", 1)
    for _ in range(KILLS):
        watch.kill_one()
    assert watch.counts["moves answered"] >= KILLS
