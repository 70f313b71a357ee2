from collections.abc import Mapping

import pytest

from games.king_of_the_mountain import LETTERS, Position, in_check
from games.king_of_the_mountain.moves import king_targets
from games.king_of_the_mountain.pieces import piece_of
from tests.games.king_of_the_mountain.drawing import (
    gallery,
    having,
    moves,
    moves_from,
    names,
    placed,
    terrain_with,
    turned,
)

GALLERIES = (
    """
      queen  and-wall  and-own  through-the-King
    9 .....  .....     .....    ..Q..
    8 ...Q.  ...Q.     ...Q.    .....
    7 .....  ...#.     ..+..    .....
    6 ..o..  ..oo.     .oo..    .o.o.
    5 .o@..  .o@o.     .o@..    .o@o.
    4 .oo..  .ooo.     .oo..    .o.o.
      DEFGH  DEFGH     DEFGH    DEFGH
    """,
    """
      rook    and-own  and-wall  and-enemy  through-the-King  beside
    6 .....R  .oo+R    .oo#R     .o.HR      .ooo.             ...r.
    5 .o@o..  .o@o.    .o@o.     .o@..      ..@.R             .o@..
    4 .ooo..  .ooo.    .ooo.     .ooo.      .ooo.             .oo..
      DEFGHI  DEFGH    DEFGH     DEFGH      DEFGH             DEFGH
    """,
    """
      marshall  both-legs  as-a-rook  leg-and-line
    7 ....M     ...#M      ......     ......
    6 .o.o.     .ooo+      .....M     .ooo+M
    5 .o@..     .o@o.      .o@...     .o@o..
    4 .ooo.     .ooo.      .ooo..     .ooo..
      DEFGH     DEFGH      DEFGHI     DEFGHI
    """,
    """
      cardinal  both-legs  farther  leg
    7 ....C     ...+C      ......   ......
    6 .o...     .oo.#      .ooo.C   .ooo#C
    5 .o@..     .o@o.      .o@...   .o@o..
    4 ..oo.     ..oo.      .oo...   .oo...
      DEFGH     DEFGH      DEFGHI   DEFGHI
    """,
    """
      bishop  and-own  between-walls  through-the-King  farther
    7 .....   .....    .....          ....B             .....B
    6 .oooB   .oooB    .oo#B          .oo..             .ooo..
    5 .o@..   .o@+.    .o@.#          .o@o.             .o@...
    4 .o.o.   .ooo.    .o.o.          ..oo.             .o.o..
      DEFGH   DEFGH    DEFGH          DEFGH             DEFGHI
    """,
    """
      knight  own-leg  wall-leg  enemy-leg  King-as-leg  leg-left  farther  leg
    8 .....   .....    .....     .....      .....        .....     ...N.    ...N.
    7 ....N   ...+N    ....N     ...PN      .....        .....     .....    ...#.
    6 .o.o.   .ooo.    .o.o#     .ooo.      .oooN        .ono.     .o.o.    .ooo.
    5 .o@..   .o@..    .o@o.     .o@..      .o@o.        .o@o.     .o@o.    .o@o.
    4 .ooo.   .ooo.    .ooo.     .ooo.      .oo..        ..o..     .ooo.    .ooo.
      DEFGH   DEFGH    DEFGH     DEFGH      DEFGH        DEFGH     DEFGH    DEFGH
    """,
    """
      kangaroo  over-all  diagonally
    8 .....     .....     ....L
    7 ....L     ...#L     ...+.
    6 .o.o.     .o.#+     .o...
    5 .o@..     .o@..     .o@o.
    4 .ooo.     .ooo.     .ooo.
      DEFGH     DEFGH     DEFGH
    """,
    """
      cannon  no-screen  two-screens  enemy-and-walls  wall-only  takes-screen  aside
    9 ..P..   ..P..      ..P..        ..P..            ..P..      ..P..         ......
    8 .....   .....      ..+..        ..#..            .....      .....         ......
    7 ..+..   .....      ..+..        ..A..            ..#..      .....         ......
    6 .o.o.   .ooo.      .ooo.        .o#o.            .ooo.      ..h..         P.+...
    5 .o@o.   .o@o.      .o@o.        .o@o.            .o@o.      .o@o.         ..o@o.
    4 .o.o.   .ooo.      .ooo.        .o.o.            .ooo.      .o.o.         ..ooo.
      DEFGH   DEFGH      DEFGH        DEFGH            DEFGH      DEFGH         CDEFGH
    """,
    """
      archer  over-wall  over-own  not-straight  beside
    8 ....A   ....A      ....A     .....         .....
    7 .....   ...#.      ...+.     ..A..         .....
    6 .o.o.   .o.o.      .o.o.     .ooo.         .ooa.
    5 .o@o.   .o@o.      .o@o.     .o@o.         .o@o.
    4 .ooo.   .ooo.      .ooo.     .ooo.         ..oo.
      DEFGH   DEFGH      DEFGH     DEFGH         DEFGH
    """,
    """
      giant  and-own  and-wall  one  King-between  not-straight
    8 ....G  ....G    ....G     .... .....         .....
    7 .....  ...+.    ...#.     ...G .....         .....
    6 .o.o.  .ooo.    .o.o.     oo.. .oog.         .ogo.
    5 .o@o.  .o@o.    .o@o.     o@o. .o@o.         ..@..
    4 .ooo.  .ooo.    .ooo.     ooo. ..oo.         .ooo.
      DEFGH  DEFGH    DEFGH     EFGH DEFGH         DEFGH
    """,
    """
      hero   aslant  straight  king   aside  beside
    7 ...H.  .....   .....     ..K..  .....  .....
    6 .oo..  .o.h.   ..h..     .....  .oo.K  .o.k.
    5 .o@o.  .o@..   .o@o.     .o@o.  .o@..  .o@..
    4 .ooo.  .ooo.   .ooo.     .ooo.  .ooo.  .ooo.
      DEFGH  DEFGH   DEFGH     DEFGH  DEFGH  DEFGH
    """,
)
"""Where a King ``@`` may go: ``o``, or onto an enemy whose letter is small.

``+`` is a piece of his own, ``#`` a wall, and every letter an enemy.
"""
SKETCHES = [found for text in GALLERIES for found in gallery(text)]


@pytest.mark.parametrize("number", range(len(SKETCHES)))
def test_the_king_keeps_off_squares_where_an_enemy_could_capture_him(number: int) -> None:
    _, signs = SKETCHES[number]
    seat = number % 4
    position = shown(signs, seat, (seat + 1 + number % 3) % 4)
    assert king_goes(position, signs, seat) == allowed(signs, seat)


def alone_and_away(signs: Mapping[int, str]) -> bool:
    """Whether one enemy is shown, and does as a King attack nothing that is allowed here."""
    enemies = having(signs, *LETTERS[2:])
    return len(enemies) == 1 and not any(
        max(abs(at % 19 - enemy % 19), abs(at // 19 - enemy // 19)) < 2
        for enemy in enemies
        for at in having(signs, "o", "@")
    )


AWAY = [(title, signs) for title, signs in SKETCHES if alone_and_away(signs)]


def test_every_kind_but_the_hero_and_the_king_attacks_from_afar() -> None:
    assert {sign for _, signs in AWAY for sign in signs.values()} & {*LETTERS[1:]} == {
        *"QMCBRNLPAG"
    }


@pytest.mark.parametrize("number", range(len(AWAY)))
def test_a_movement_that_a_king_has_gained_attacks_as_the_piece_does(number: int) -> None:
    _, signs = AWAY[number]
    seat, other = number % 4, (number + 1 + number % 3) % 4
    (at,) = having(signs, *LETTERS[1:])
    position = shown({**signs, at: "K"}, seat, other)
    position.monarchs[other] = LETTERS.index(signs[at])
    assert king_goes(position, signs, seat) == allowed(signs, seat)


def shown(signs: Mapping[int, str], seat: int, enemy: int) -> Position:
    position = placed("", seats=4)
    for shown_at, sign in signs.items():
        (at,) = turned([shown_at], seat)
        if sign == "@":
            position.board[at] = piece_of(seat, LETTERS.index("K"))
        elif sign == "+":
            position.board[at] = piece_of(seat, LETTERS.index("H"))
        elif sign.upper() in LETTERS[1:]:
            position.board[at] = piece_of(enemy, LETTERS.index(sign.upper()))
    return position


def king_goes(position: Position, signs: Mapping[int, str], seat: int) -> set[str]:
    terrain = terrain_with(turned(having(signs, "#"), seat))
    return names(king_targets(position, terrain, position.king(seat)))


def allowed(signs: Mapping[int, str], seat: int) -> set[str]:
    return names(turned(having(signs, "o", *LETTERS[1:].lower()), seat))


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


def test_the_centre_is_no_refuge() -> None:
    beside = {"J9-I8", "J9-J8", "J9-K8", "J9-I9", "J9-K9"}
    assert moves_from(placed("K1 J9 R2 H10 K2 S19"), "J9") == beside
    upwards = {"J9-I10", "J9-J10", "J9-K10"}
    assert moves_from(placed("K1 J9 R2 H11 K2 S19"), "J9") == beside | upwards


def test_own_pieces_do_not_check() -> None:
    own = "K1 E3 Q1 G6 R1 F8 M1 H4 C1 H5 B1 G1 N1 C5 L1 C4 A1 B2 G1 B4 P1 D8 H1 D7 H1 G2"
    position = placed(own, board="citadel")
    assert not in_check(position, 0)
    assert len(moves_from(position, "E3")) == 8


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


@pytest.mark.parametrize(
    ("pieces", "capture", "safe"),
    [
        ("K1 Q17 K2 R18", "Q17xR18", False),
        ("K1 Q16 K2 R17", "Q16xR17", True),
        ("K1 N13 K2 N14", "N13xN14", False),
        ("K1 M14 K2 L13", "M14xL13", True),
        ("K1 R18 K2 S19", "R18xS19", True),
    ],
)
def test_a_king_captures_a_king_only_if_they_are_apart_once_he_has_returned(
    pieces: str, capture: str, safe: bool
) -> None:
    assert (capture in moves(placed(pieces, board="valleys"))) is safe
