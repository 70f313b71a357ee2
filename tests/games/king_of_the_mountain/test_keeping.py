"""Computers whose King has all but kept the centre."""

import pytest

from games.core.game import Level
from games.king_of_the_mountain.computers import PLAYERS
from tests.games.king_of_the_mountain.choosing import moves
from tests.games.king_of_the_mountain.setting import table


@pytest.mark.parametrize("armies", [("RJ11",), ("RJ11", ""), ("", "RJ11", "")])
@pytest.mark.parametrize("level", ["knight", "king"])
def test_a_certain_win_is_played(armies: tuple[str, ...], level: Level) -> None:
    state = table("KJ10 BI12 RB6", *armies, keep_it=3)
    state.position.kept[0] = 2
    assert moves(state, PLAYERS[level]) == {"I12xJ11"}
