"""Which moves are legal, as numbers: see ``position.RESPAWN``."""

from collections.abc import Iterator
from itertools import compress
from typing import Final

from games.king_of_the_mountain.pieces import (
    ARCHER,
    BISHOP,
    CANNON,
    CARDINAL,
    GIANT,
    HERO,
    KANGAROO,
    KING,
    KNIGHT,
    MARSHALL,
    QUEEN,
    ROOK,
    piece_of,
)
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, make, respawn_point
from games.king_of_the_mountain.rows import MOST_SEATS
from games.king_of_the_mountain.squares import SQUARES
from games.king_of_the_mountain.terrain import Rays, Terrain, terrain_of

Board = bytes | bytearray

_OWN: Final = tuple(
    bytes(1 if piece >> 4 == seat + 1 else 0 for piece in range(256)) for seat in range(MOST_SEATS)
)
"""By seat: a table for ``bytes.translate`` that leaves only that seat's pieces."""


def _pieces(*kinds: int) -> tuple[frozenset[int], ...]:
    """By seat: its enemies' pieces of these kinds."""
    return tuple(
        frozenset(
            piece_of(other, kind) for other in range(MOST_SEATS) if other != seat for kind in kinds
        )
        for seat in range(MOST_SEATS)
    )


_ENEMY_STRAIGHT: Final = _pieces(QUEEN, ROOK, MARSHALL)
_ENEMY_ASLANT: Final = _pieces(QUEEN, BISHOP, CARDINAL)
_ENEMY_STRAIGHT_STEP: Final = _pieces(KING, HERO)
_ENEMY_ASLANT_STEP: Final = _pieces(KING, GIANT)
_ENEMY_KNIGHT: Final = _pieces(KNIGHT, MARSHALL, CARDINAL)
_ENEMY_KANGAROO: Final = _pieces(KANGAROO)
_ENEMY_ARCHER: Final = _pieces(ARCHER)
_ENEMY_GIANT: Final = _pieces(GIANT)
_ENEMY_CANNON: Final = _pieces(CANNON)


def moves_of(position: Position, seat: int) -> list[int]:
    """Every legal move of a seat, by source square, the re-spawns last."""
    terrain = terrain_of(position.board_name)
    board = position.board
    found: list[int] = []
    for at in squares_of(board, seat):
        kind = board[at] & 15
        base = at * SIZE
        if kind == KING:
            found += [base + target for target in king_targets(position, terrain, at)]
        else:
            found += [base + target for target in targets_of(terrain, board, at, kind, seat)]
    found += respawns_of(position, seat)
    return found


def can_act(position: Position, seat: int) -> bool:
    """Whether a seat has any legal move."""
    terrain = terrain_of(position.board_name)
    board = position.board
    king = position.king(seat)
    return (
        any(
            at != king and targets_of(terrain, board, at, board[at] & 15, seat)
            for at in squares_of(board, seat)
        )
        or bool(respawns_of(position, seat))
        or (king >= 0 and bool(king_targets(position, terrain, king)))
    )


def squares_of(board: Board, seat: int) -> Iterator[int]:
    """The squares of a seat's pieces."""
    return compress(SQUARES, board.translate(_OWN[seat]))


def respawns_of(position: Position, seat: int) -> list[int]:
    """The re-spawns that a seat may choose from, one a kind."""
    reserve = position.reserves[seat]
    if not reserve or respawn_point(position, seat) is None:
        return []
    return [RESPAWN + kind for kind in dict.fromkeys(reserve)]


def targets_of(terrain: Terrain, board: Board, at: int, kind: int, seat: int) -> list[int]:
    """Where a seat's piece on a square may go or what it may shoot, each square once.

    A King is told only where he could step; whether he may is another question.
    """
    own = seat + 1
    if kind == HERO:
        return [to for to in terrain.diagonal_steps[at] if not board[to]] + [
            to for to in terrain.orthogonal_steps[at] if board[to] and board[to] >> 4 != own
        ]
    if kind == KNIGHT:
        return _knight_targets(terrain, board, at, own)
    if kind == ROOK:
        return _slides(terrain.orthogonal[at], board, own)
    if kind == BISHOP:
        return _slides(terrain.diagonal[at], board, own)
    if kind == QUEEN:
        return _slides(terrain.all_round[at], board, own)
    if kind == KANGAROO:
        return [to for to in terrain.leaps[at] if board[to] >> 4 != own]
    if kind == CANNON:
        return _advances(terrain.orthogonal[at], board) + _cannon_captures(terrain, board, at, own)
    if kind == ARCHER:
        return _advances(terrain.marches[at], board) + [
            to for to in terrain.shots[at] if board[to] and board[to] >> 4 != own
        ]
    if kind == GIANT:
        return _giant_targets(terrain, board, at, own)
    if kind == MARSHALL:
        return _slides(terrain.orthogonal[at], board, own) + _knight_targets(
            terrain, board, at, own
        )
    if kind == CARDINAL:
        return _slides(terrain.diagonal[at], board, own) + _knight_targets(terrain, board, at, own)
    return [to for to in terrain.steps[at] if board[to] >> 4 != own]


def _slides(rays: Rays, board: Board, own: int) -> list[int]:
    found: list[int] = []
    add = found.append
    for ray in rays:
        for to in ray:
            if piece := board[to]:
                if piece >> 4 != own:
                    add(to)
                break
            add(to)
    return found


def _advances(rays: Rays, board: Board) -> list[int]:
    """Slides without capturing."""
    found: list[int] = []
    add = found.append
    for ray in rays:
        for to in ray:
            if board[to]:
                break
            add(to)
    return found


def _knight_targets(terrain: Terrain, board: Board, at: int, own: int) -> list[int]:
    return [
        to
        for leg, targets in terrain.knight_moves[at]
        if not board[leg]
        for to in targets
        if board[to] >> 4 != own
    ]


def _cannon_captures(terrain: Terrain, board: Board, at: int, own: int) -> list[int]:
    found: list[int] = []
    for line in terrain.lines[at]:
        screened = False
        for to in line:
            if board[to]:
                if screened:
                    if board[to] >> 4 != own:
                        found.append(to)
                    break
                screened = True
    return found


def _giant_targets(terrain: Terrain, board: Board, at: int, own: int) -> list[int]:
    return (
        [to for to in terrain.orthogonal_steps[at] if not board[to]]
        + [to for to in terrain.diagonal_steps[at] if board[to] and board[to] >> 4 != own]
        + [
            to
            for between, to in terrain.swings[at]
            if board[to] and board[to] >> 4 != own and not board[between]
        ]
    )


def king_targets(position: Position, terrain: Terrain, at: int) -> list[int]:
    """Where a King may go, or what he may shoot if he has gained an archer's movement.

    He may not go where an enemy piece could capture him next; he need not leave check.
    """
    board = position.board
    seat = (board[at] >> 4) - 1
    gained = position.monarchs[seat]
    targets = targets_of(terrain, board, at, KING, seat)
    if gained:
        targets = list(dict.fromkeys(targets + targets_of(terrain, board, at, gained, seat)))
    after = board[:]
    king = board[at]
    after[at] = 0
    found: list[int] = []
    for to in targets:
        if board[to]:
            if _may_capture(position, terrain, at, to, seat):
                found.append(to)
        else:
            after[to] = king
            if not is_attacked(position, terrain, after, to, seat):
                found.append(to)
            after[to] = 0
    return found


def _may_capture(position: Position, terrain: Terrain, at: int, to: int, seat: int) -> bool:
    """Whether the King is safe once what he captures has returned.

    He is where that displaces him, or where he shoots and stays.
    """
    after = position.copy()
    king = after.board[at]
    make(after, seat, at * SIZE + to)
    if after.board[to] != king:
        return True
    return not is_attacked(after, terrain, after.board, to, seat)


def in_check(position: Position, seat: int) -> bool:
    """Whether a seat's King could be captured where he stands."""
    king = position.king(seat)
    if king < 0:
        return False
    terrain = terrain_of(position.board_name)
    return is_attacked(position, terrain, position.board, king, seat)


def is_attacked(position: Position, terrain: Terrain, board: Board, at: int, seat: int) -> bool:
    """Whether an enemy piece could capture what a seat has on a square of this board."""
    for ray in terrain.orthogonal[at]:
        for to in ray:
            if piece := board[to]:
                if piece in _ENEMY_STRAIGHT[seat]:
                    return True
                if to == ray[0] and piece in _ENEMY_STRAIGHT_STEP[seat]:
                    return True
                break
    for ray in terrain.diagonal[at]:
        for to in ray:
            if piece := board[to]:
                if piece in _ENEMY_ASLANT[seat]:
                    return True
                if to == ray[0] and piece in _ENEMY_ASLANT_STEP[seat]:
                    return True
                break
    knights = _ENEMY_KNIGHT[seat]
    for origin, leg in terrain.knight_origins[at]:
        if board[origin] in knights and not board[leg]:
            return True
    kangaroos = _ENEMY_KANGAROO[seat]
    for to in terrain.leaps[at]:
        if board[to] in kangaroos:
            return True
    archers = _ENEMY_ARCHER[seat]
    for to in terrain.shots[at]:
        if board[to] in archers:
            return True
    giants = _ENEMY_GIANT[seat]
    for between, to in terrain.swings[at]:
        if board[to] in giants and not board[between]:
            return True
    return _cannon_aims(terrain, board, at, seat) or _monarch_aims(
        position, terrain, board, at, seat
    )


def _cannon_aims(terrain: Terrain, board: Board, at: int, seat: int) -> bool:
    for line in terrain.lines[at]:
        screened = False
        for to in line:
            if piece := board[to]:
                if screened:
                    if piece in _ENEMY_CANNON[seat]:
                        return True
                    break
                screened = True
    return False


def _monarch_aims(position: Position, terrain: Terrain, board: Board, at: int, seat: int) -> bool:
    """Whether a King could capture with a movement that he has gained."""
    for other, kind in enumerate(position.monarchs):
        if kind and other != seat:
            king = board.find(piece_of(other, KING))
            if king >= 0 and at in targets_of(terrain, board, king, kind, other):
                return True
    return False
