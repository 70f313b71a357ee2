"""A board as text: nineteen rows of two-letter squares, rank 19 first.

A piece is its letter and its seat's number from 1, ``..`` an empty square, ``##`` a wall.
"""

from collections.abc import Collection, Sequence
from typing import Final

from games.king_of_the_mountain.pieces import KINDS, LETTERS, piece_of
from games.king_of_the_mountain.squares import SEAT_CORNERS, SIDE

EMPTY: Final = ".."
WALL: Final = "##"
MAX_SEATS: Final = max(SEAT_CORNERS)
_SIGNS: Final = {0: EMPTY} | {
    piece_of(seat, kind): f"{LETTERS[kind]}{seat + 1}"
    for seat in range(MAX_SEATS)
    for kind in KINDS
}
_PIECES: Final = {sign: piece for piece, sign in _SIGNS.items()} | {WALL: 0}


def rows_of(board: bytes | bytearray, walls: Collection[int] = ()) -> list[str]:
    signs = [_SIGNS[piece] for piece in board]
    for at in walls:
        signs[at] = WALL
    return [" ".join(signs[at : at + SIDE]) for at in range(SIDE * (SIDE - 1), -1, -SIDE)]


def board_of(rows: object, walls: Collection[int] = ()) -> bytearray:
    """Parse a board from such rows.

    Raises ValueError if they are malformed, or if ``walls`` are not drawn where they are.
    """
    if not isinstance(rows, Sequence) or isinstance(rows, str) or len(rows) != SIDE:
        raise ValueError("a board has nineteen rows")
    signs: list[str] = []
    # The last row is rank 1, where squares begin.
    for row in reversed(rows):
        across = row.split() if isinstance(row, str) else ()
        if len(across) != SIDE:
            raise ValueError("a row has nineteen squares")
        signs += across
    if {at for at, sign in enumerate(signs) if sign == WALL} != {*walls}:
        raise ValueError("walls stand elsewhere on this board")
    try:
        return bytearray(map(_PIECES.__getitem__, signs))
    except KeyError:
        raise ValueError("no such piece") from None
