import pytest

from games.king_of_the_mountain import NAMES
from games.king_of_the_mountain.moves import king_targets
from games.king_of_the_mountain.terrain import explored
from tests.games.king_of_the_mountain.drawing import (
    names,
    placed,
    squares,
)

STRAIGHT = "E1-E4 E6-E19 A5-D5 F5-S5"
ASLANT = "A1-D4 F6-S19 A9-D6 F4-I1"
KNIGHTLY = "C4 C6 D3 D7 F3 F7 G4 G6"

GAINED = {
    "Q": f"{STRAIGHT} {ASLANT}",
    "M": f"{STRAIGHT} {KNIGHTLY}",
    "C": f"{ASLANT} {KNIGHTLY}",
    "B": ASLANT,
    "R": STRAIGHT,
    "N": KNIGHTLY,
    "L": f"{KNIGHTLY} C3 C7 G3 G7",
    "P": STRAIGHT,
    "A": "E3 E7 C5 G5",
    "G": "",
    "H": "",
}


@pytest.mark.parametrize(("letter", "more"), GAINED.items(), ids=GAINED)
def test_a_king_moves_in_his_own_way_and_in_the_one_he_gained(letter: str, more: str) -> None:
    position = placed("K1 E5", gained=f"1{letter}")
    found = king_targets(position, explored(frozenset()), position.king(0))
    assert sorted(NAMES[to] for to in found) == sorted(names(squares(f"D4-F4 D5 F5 D6-F6 {more}")))
