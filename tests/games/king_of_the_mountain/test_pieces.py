import pytest

from games.king_of_the_mountain.moves import king_targets, moves_of
from games.king_of_the_mountain.pieces import LETTERS
from games.king_of_the_mountain.position import RESPAWN, SIZE
from games.king_of_the_mountain.squares import NAMES
from games.king_of_the_mountain.terrain import explore
from tests.games.king_of_the_mountain.drawing import (
    moves_from,
    names,
    placed,
    squares,
    targets,
    turned,
)

KNIGHT_ROUND_E5 = "C4 C6 D3 D7 F3 F7 G4 G6"
STRAIGHT_FROM_E5 = "E1-E4 E6-E19 A5-D5 F5-S5"
ASLANT_FROM_E5 = "A1-D4 F6-S19 A9-D6 F4-I1"

ALONE = [
    ("K", "J10", "I9-K9 I10 K10 I11-K11"),
    ("K", "A1", "A2 B1 B2"),
    ("K", "A10", "A9 A11 B9-B11"),
    ("Q", "E5", f"{STRAIGHT_FROM_E5} {ASLANT_FROM_E5}"),
    ("Q", "A1", "A2-A19 B1-S1 B2-S19"),
    ("Q", "S10", "S1-S9 S11-S19 A10-R10 R9-J1 R11-J19"),
    ("M", "E5", f"{STRAIGHT_FROM_E5} {KNIGHT_ROUND_E5}"),
    ("M", "A1", "A2-A19 B1-S1 B3 C2"),
    ("C", "E5", f"{ASLANT_FROM_E5} {KNIGHT_ROUND_E5}"),
    ("C", "A1", "B2-S19 B3 C2"),
    ("B", "E5", ASLANT_FROM_E5),
    ("B", "A1", "B2-S19"),
    ("B", "S1", "R2-A19"),
    ("B", "J1", "I2-A10 K2-S10"),
    ("R", "E5", STRAIGHT_FROM_E5),
    ("R", "S19", "S1-S18 A19-R19"),
    ("N", "E5", KNIGHT_ROUND_E5),
    ("N", "A1", "B3 C2"),
    ("N", "B2", "A4 C4 D1 D3"),
    ("N", "A10", "B8 B12 C9 C11"),
    ("N", "J2", "H1 H3 I4 K4 L1 L3"),
    ("L", "E5", f"{KNIGHT_ROUND_E5} C3 C7 G3 G7"),
    ("L", "A1", "B3 C2 C3"),
    ("L", "B2", "A4 C4 D1 D3 D4"),
    ("L", "A10", "B8 B12 C9 C11 C8 C12"),
    ("P", "E5", STRAIGHT_FROM_E5),
    ("P", "A19", "A1-A18 B19-S19"),
    ("A", "J10", "H10 I10 K10 L10 J8 J9 J11 J12"),
    ("A", "A1", "A2 A3 B1 C1"),
    ("A", "S18", "S19 S17 S16 R18 Q18"),
    ("G", "J10", "I10 K10 J9 J11"),
    ("G", "A1", "A2 B1"),
    ("G", "S10", "S9 S11 R10"),
    ("H", "J10", "I9 I11 K9 K11"),
    ("H", "A1", "B2"),
    ("H", "J19", "I18 K18"),
]


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize(("letter", "at", "free"), ALONE)
def test_a_piece_alone_on_an_open_board(letter: str, at: str, free: str, quarters: int) -> None:
    (start,) = turned(squares(at), quarters)
    assert targets(letter, NAMES[start], seat=quarters) == names(turned(squares(free), quarters))


GAINED = {
    "Q": f"{STRAIGHT_FROM_E5} {ASLANT_FROM_E5}",
    "M": f"{STRAIGHT_FROM_E5} {KNIGHT_ROUND_E5}",
    "C": f"{ASLANT_FROM_E5} {KNIGHT_ROUND_E5}",
    "B": ASLANT_FROM_E5,
    "R": STRAIGHT_FROM_E5,
    "N": KNIGHT_ROUND_E5,
    "L": f"{KNIGHT_ROUND_E5} C3 C7 G3 G7",
    "P": STRAIGHT_FROM_E5,
    "A": "E3 E7 C5 G5",
    "G": "",
    "H": "",
}


@pytest.mark.parametrize(("letter", "more"), GAINED.items(), ids=GAINED)
def test_a_king_moves_in_his_own_way_and_in_the_one_he_gained(letter: str, more: str) -> None:
    position = placed("K1 E5", gained=f"1{letter}")
    found = king_targets(position, explore(frozenset()), position.king(0))
    assert sorted(NAMES[to] for to in found) == sorted(names(squares(f"D4-F4 D5 F5 D6-F6 {more}")))


ON_VALLEYS = [
    ("K1 J12", "I12 K12 I13 I11-K11", "", ""),
    ("Q1 D10", "D6-D9 D11-D19 E11-F12 C11-A13 E9-F8 C9-A7", "", ""),
    ("M1 I12", "I8-I11 I13-I19 A12-H12 J12-S12 H14 H10 J10 K11", "", ""),
    ("C1 H12", "I13 I11-L8 G14 I14 I10 F13 F11 J11", "", ""),
    ("B1 H12 R2 L8", "I13 I11-K9", "L8", ""),
    ("R1 H10", "I10-L10 H1-H9 H11-H19", "", ""),
    ("N1 I12", "H14 H10 J10 K11", "", ""),
    ("N1 I12 N2 I11 R2 K11", "H14", "K11", ""),
    ("L1 J11", "I9 K9 I13 H12 L12 H10 L10 H13 L13 H9 L9", "", ""),
    ("P1 J16 H1 J12 R2 J4", "F16-I16 K16-S16", "J4", ""),
    ("A1 J12 R1 H14 H2 L14 Q2 H10", "J11 J10 I12 H12 K12 L12", "", "L14 H10"),
    ("G1 I14 H2 K12 H2 K16 H2 H13 H2 G12", "H14 I13 I15", "K12 K16 H13", ""),
    ("H1 I12 R2 I11 N2 H12 R1 J12", "H13 H11 J11", "I11 H12", ""),
]
"""The first piece, where it goes, captures and shoots."""


@pytest.mark.parametrize(("pieces", "free", "taken", "shot"), ON_VALLEYS)
def test_a_piece_beside_the_walls_of_a_real_board(
    pieces: str, free: str, taken: str, shot: str
) -> None:
    start = pieces.split()[1]
    assert moves_from(placed(pieces, board="valleys"), start) == {
        f"{start}{sign}{to}"
        for sign, reach in (("-", free), ("x", taken), ("*", shot))
        for to in names(squares(reach))
    }


def test_moves_are_listed_by_source_square_and_the_respawns_last() -> None:
    position = placed("K1 S1 R1 A5 H1 C3 K2 S19", reserves="1HHN")
    found = moves_of(position, 0)
    sources = [move // SIZE for move in found[:-2]]
    assert sources == sorted(sources)
    assert {NAMES[source] for source in sources} == {"S1", "A5", "C3"}
    assert found[-2:] == [RESPAWN + LETTERS.index("N"), RESPAWN + LETTERS.index("H")]
