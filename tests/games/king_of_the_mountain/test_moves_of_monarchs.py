import pytest

from games.king_of_the_mountain import LETTERS, NAMES, in_check
from games.king_of_the_mountain.moves import king_targets
from games.king_of_the_mountain.pieces import piece_of
from games.king_of_the_mountain.position import make
from games.king_of_the_mountain.terrain import explore
from tests.games.king_of_the_mountain.drawing import (
    gallery,
    having,
    moves_from,
    names,
    placed,
    squares,
    terrain_with,
    turned,
)
from tests.games.king_of_the_mountain.reading import parse_move

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
    found = king_targets(position, explore(frozenset()), position.king(0))
    assert sorted(NAMES[to] for to in found) == sorted(names(squares(f"D4-F4 D5 F5 D6-F6 {more}")))


SKETCHES = """
      N      R        B        Q        M        C        L      P        A      G
    9 .....  ...#...  ......h  ...#..h  ...#...  ......h  .....  ...h...  .....  .....
    8 .h.o.  ...o...  .#...o.  .#.o.o.  ..oo...  .#o.oo.  oo.oa  ...+...  h.o.h  H...h
    7 o.oo.  ..ooo..  ..ooo..  ..ooo..  .oooo..  .oooo..  ooooo  ..oo...  .ooo.  .+oo.
    6 .o@+.  #oo@oog  ..o@o..  #oo@oog  #oo@oog  ..o@+..  .#@+.  #oo@h.h  #o@oo  .o@o.
    5 oooo.  ..ooo..  ..+oo..  ..+oo..  .oooo..  .o+oo..  ooooo  ..oo...  .ooo.  .o##.
    4 .o.o.  ...+...  .....o.  ...o.o.  ..o+...  ..o.oo.  +o.o#  ...o...  h.+.h  h...h
    3 .....  .......  ......#  ...#..#  .......  ......#  .....  ...#...  .....  .....
      DEFGH  CDEFGHI  CDEFGHI  CDEFGHI  CDEFGHI  CDEFGHI  DEFGH  CDEFGHI  DEFGH  DEFGH
"""
"""Below the kind that he gained: ``o`` where the King may go, small letters whom he may capture.

``+`` is a piece of his own, a capital an enemy that he may not capture, ``#`` a wall.
"""


@pytest.mark.parametrize("number", range(10))
def test_a_king_who_gained_a_movement_among_others(number: int) -> None:
    gained, shown = [*gallery(SKETCHES)][number]
    seat = number % 4
    signs = {at: sign for of, sign in shown.items() for at in turned([of], seat)}
    position = placed("", seats=4, gained=f"{seat + 1}{gained}")
    for at, sign in signs.items():
        if sign == "@":
            position.board[at] = piece_of(seat, LETTERS.index("K"))
        elif sign == "+":
            position.board[at] = piece_of(seat, LETTERS.index("H"))
        elif sign.upper() in LETTERS[1:]:
            position.board[at] = piece_of((seat + 1) % 4, LETTERS.index(sign.upper()))
    found = king_targets(position, terrain_with(having(signs, "#")), position.king(seat))
    assert names(found) == names(having(signs, "o", *LETTERS[1:].lower()))
    assert len(found) == len(set(found))


def test_a_king_who_gained_the_shot_shoots_without_moving() -> None:
    position = placed("K1 H12 H2 F14 R2 F19 R2 H19 K2 S1", gained="1A")
    assert in_check(position, 0)
    assert "H12*F14" in moves_from(position, "H12")
    make(position, 0, parse_move(position, 0, "H12*F14"))
    assert NAMES[position.king(0)] == "H12"
    assert {NAMES[at] for at, seat, _ in position.pieces() if seat == 1} == {
        "F19",
        "H19",
        "S1",
        "S19",
    }


def test_a_king_who_gained_a_leap_does_not_leap_onto_a_protected_piece() -> None:
    protected = placed("K1 H12 H2 F14 R2 F19 K2 S1", gained="1L")
    assert "H12xF14" not in moves_from(protected, "H12")
    free = placed("K1 H12 H2 F14 R2 G19 K2 S1", gained="1L")
    assert "H12xF14" in moves_from(free, "H12")


def test_a_king_who_gained_nothing_only_steps() -> None:
    position = placed("K1 H12 H2 F14 K2 S1", gained="2L")
    assert moves_from(position, "H12") == {
        f"H12-{to}" for to in ("G12", "H11", "H13", "I11", "I12", "I13")
    }
