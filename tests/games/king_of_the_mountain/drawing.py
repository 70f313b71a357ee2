"""Positions of King of the Mountain from short drawings.

A gallery has sketches side by side, each with a word above it and the files that it shows below;
the numbers of the ranks stand on the left. A sketch is part of a board: what lies outside is free.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from games.king_of_the_mountain.layouts import BoardName
from games.king_of_the_mountain.moves import moves_of, targets_of
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.pieces import LETTERS, piece_of
from games.king_of_the_mountain.position import SIZE, Position, empty_position
from games.king_of_the_mountain.squares import FILES, NAMES, square_named
from games.king_of_the_mountain.terrain import Terrain, explore


def squares(text: str) -> frozenset[int]:
    """The squares of names and of straight or diagonal lines such as ``A1 C3-C9 D5-A8``."""
    found: set[int] = set()
    for word in text.split():
        first, _, last = word.partition("-")
        (file, rank), (to_file, to_rank) = (_place(name) for name in (first, last or first))
        length = max(abs(to_file - file), abs(to_rank - rank))
        for step in range(length + 1):
            aside = (to_file - file) * step // (length or 1)
            ahead = (to_rank - rank) * step // (length or 1)
            found.add(square_named(f"{FILES[file + aside]}{rank + ahead}"))
    return frozenset(found)


def _place(name: str) -> tuple[int, int]:
    return FILES.index(name[0]), int(name[1:])


def names(found: Iterable[int]) -> set[str]:
    return {NAMES[at] for at in found}


def turned(found: Iterable[int], quarters: int) -> frozenset[int]:
    """Where squares come to lie when the board is turned so that A1 comes to A19."""
    for _ in range(quarters):
        found = [18 * 19 - at % 19 * 19 + at // 19 for at in found]
    return frozenset(found)


@lru_cache(maxsize=8)
def terrain_with(walls: frozenset[int]) -> Terrain:
    """The terrain of a board that has just these walls."""
    return explore(walls)


def targets(
    letter: str, at: str, *, own: str = "", enemy: str = "", walls: str = "", seat: int = 0
) -> set[str]:
    """Where a piece may go, heroes standing on the other squares."""
    board = bytearray(SIZE)
    kind = LETTERS.index(letter)
    board[square_named(at)] = piece_of(seat, kind)
    for square in squares(own):
        board[square] = piece_of(seat, LETTERS.index("H"))
    for square in squares(enemy):
        board[square] = piece_of((seat + 1) % 4, LETTERS.index("H"))
    terrain = terrain_with(squares(walls))
    found = targets_of(terrain, board, square_named(at), kind, seat)
    assert len(found) == len(set(found))
    return names(found)


def placed(
    pieces: str,
    *,
    board: BoardName = "valleys",
    seats: int = 2,
    turn: int = 1,
    gained: str = "",
    reserves: str = "",
) -> Position:
    """A position of pieces such as ``K1 A1  N2 E5``.

    ``gained`` and ``reserves`` are like ``1N 2R`` and ``1HHN``; players count from 1.
    """
    position = empty_position(board, seats, 0)
    position.turn = turn - 1
    words = pieces.split()
    for sign, name in zip(words[::2], words[1::2], strict=True):
        position.board[square_named(name)] = _piece(sign)
    for word in gained.split():
        position.monarchs[int(word[0]) - 1] = LETTERS.index(word[1])
    for word in reserves.split():
        kinds = sorted(LETTERS.index(letter) for letter in word[1:])
        position.reserves[int(word[0]) - 1] = tuple(kinds)
    return position


def _piece(sign: str) -> int:
    return piece_of(int(sign[1]) - 1, LETTERS.index(sign[0]))


def moves(position: Position, seat: int = 0) -> set[str]:
    """All legal moves of a seat in notation."""
    found = [format_move(position, seat, move) for move in moves_of(position, seat)]
    assert len(found) == len(set(found))
    return set(found)


def moves_from(position: Position, square: str, seat: int = 0) -> set[str]:
    """The legal moves of the piece on a square, in notation."""
    return {move for move in moves(position, seat) if re.split("[-x*]", move)[0] == square}
