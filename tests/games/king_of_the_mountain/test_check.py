import pytest

from games.king_of_the_mountain.moves import in_check
from tests.games.king_of_the_mountain.drawing import moves, placed


@pytest.mark.parametrize(
    ("pieces", "checked"),
    [
        ("K1 J12 K2 J11", True),
        ("K1 J12 K2 J10", False),
        ("K1 J12 Q2 A12", True),
        ("K1 J12 Q2 A3", True),
        ("K1 J12 Q2 N16", False),
        ("K1 J12 M2 H11", True),
        ("K1 J12 M2 L13", False),
        ("K1 J12 C2 H11", True),
        ("K1 J12 C2 L13", False),
        ("K1 J12 B2 C19", True),
        ("K1 H12 B2 F14", False),
        ("K1 H12 R2 H2", True),
        ("K1 H12 R2 H2 H1 H5", False),
        ("K1 J12 R2 J4", False),
        ("K1 J12 N2 H11", True),
        ("K1 J12 N2 L13", False),
        ("K1 J12 N2 K14", False),
        ("K1 J12 L2 I14", True),
        ("K1 J12 P2 J4 H1 J9", True),
        ("K1 J12 P2 J4", False),
        ("K1 J12 A2 H14", True),
        ("K1 J12 A2 I11", False),
        ("K1 J12 G2 H14", True),
        ("K1 J12 G2 L10", True),
        ("K1 J12 G2 L10 H1 K11", False),
        ("K1 J12 G2 J11", False),
        ("K1 J12 H2 J11", True),
        ("K1 J12 H2 I11", False),
        ("K1 J12 Q1 A12 R1 J10 H1 J11 K2 S19", False),
    ],
)
def test_check_on_a_board_with_walls(pieces: str, checked: bool) -> None:
    assert in_check(placed(pieces, board="valleys"), 0) is checked


@pytest.mark.parametrize(
    ("pieces", "gained", "checked"),
    [
        ("K1 J12 K2 H11", "2N", True),
        ("K1 J12 K2 L13", "2N", False),
        ("K1 J12 K2 H14", "2A", True),
        ("K1 J12 K2 H14", "1A", False),
        ("K1 J12 K2 S19 K3 J4 H2 J9", "3P", True),
        ("K1 J12 K2 S19 K3 J4 H2 J9", "2P", False),
    ],
)
def test_check_by_a_king_who_gained_a_movement(pieces: str, gained: str, checked: bool) -> None:
    assert in_check(placed(pieces, seats=3, gained=gained), 0) is checked


def test_who_is_not_on_the_board_is_not_in_check() -> None:
    assert not in_check(placed("Q2 A1 K2 S19"), 0)


def test_check_need_not_be_left() -> None:
    position = placed("K1 A1 R2 A8 H1 D4 K2 S19")
    assert in_check(position, 0)
    assert moves(position) == {"A1-B1", "A1-B2", "D4-C3", "D4-C5", "D4-E3", "D4-E5"}


@pytest.mark.parametrize(
    ("pieces", "capture", "safe"),
    [
        ("K1 R13 R2 S13", "R13xS13", False),
        ("K1 R13 R2 S13 H2 S19", "R13xS13", True),
        ("K1 R13 R2 S13 H1 S16", "R13xS13", True),
        ("K1 R13 Q2 S13", "R13xS13", False),
        ("K1 R13 M2 S13", "R13xS13", False),
        ("K1 R13 N2 S13", "R13xS13", True),
        ("K1 R13 P2 S13", "R13xS13", True),
        ("K1 R13 P2 S13 H1 S16", "R13xS13", False),
        ("K1 R13 P2 S13 H2 S16", "R13xS13", False),
        ("K1 R13 P2 S13 H1 S16 H2 S17", "R13xS13", True),
        ("K1 Q15 B2 P16", "Q15xP16", False),
        ("K1 Q15 C2 P16", "Q15xP16", False),
        ("K1 Q15 B2 P16 H1 R18", "Q15xP16", True),
        ("K1 Q16 N2 R17", "Q16xR17", False),
        ("K1 Q16 N2 R17 H1 S18", "Q16xR17", True),
        ("K1 P17 L2 Q17", "P17xQ17", False),
        ("K1 Q17 L2 R18", "Q17xR18", True),
        ("K1 P17 A2 Q17", "P17xQ17", False),
        ("K1 Q17 A2 R18", "Q17xR18", True),
        ("K1 P17 G2 Q17", "P17xQ17", False),
        ("K1 P17 G2 Q17 H1 R18", "P17xQ17", True),
        ("K1 Q17 G2 R18", "Q17xR18", False),
        ("K1 R17 H2 S18", "R17xS18", False),
        ("K1 Q17 H2 R18", "Q17xR18", True),
        ("K1 R13 H2 S13 R2 S17", "R13xS13", False),
    ],
)
def test_a_king_captures_only_if_he_is_safe_once_the_piece_has_returned(
    pieces: str, capture: str, safe: bool
) -> None:
    position = placed(f"{pieces} K2 A19", board="citadel")
    assert (capture in moves(position)) is safe
