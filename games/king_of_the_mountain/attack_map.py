"""Which squares a seat's enemies attack, all at once: far quicker than to ask of each."""

from collections.abc import Callable
from typing import Final

from games.king_of_the_mountain.moves import ENEMY, SIDES, Board, targets_of
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
)
from games.king_of_the_mountain.position import SIZE, Position
from games.king_of_the_mountain.terrain import Rays, Targets, Terrain


def attack_map(position: Position, terrain: Terrain, board: Board, seat: int) -> bytearray:
    """By square: 1 where an enemy piece could capture what a seat has there, else 0.

    It says of every square what ``moves.is_attacked`` says of one.
    """
    attacked = bytearray(SIZE)
    sides = board.translate(SIDES[seat])
    at = sides.find(ENEMY)
    while at >= 0:
        kind = board[at] & 15
        _AIMS[kind](terrain, board, at, attacked)
        if kind == KING and (gained := position.monarchs[owner := (board[at] >> 4) - 1]):
            _mark(attacked, targets_of(terrain, board, at, gained, owner))
        at = sides.find(ENEMY, at + 1)
    return attacked


def _mark(attacked: bytearray, targets: Targets | list[int]) -> None:
    for to in targets:
        attacked[to] = 1


def _slide(rays: Rays, board: Board, attacked: bytearray) -> None:
    for ray in rays:
        for to in ray:
            attacked[to] = 1
            if board[to]:
                break


def _king(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _mark(attacked, terrain.steps[at])


def _queen(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _slide(terrain.all_round[at], board, attacked)


def _marshall(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _slide(terrain.orthogonal[at], board, attacked)
    _knight(terrain, board, at, attacked)


def _cardinal(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _slide(terrain.diagonal[at], board, attacked)
    _knight(terrain, board, at, attacked)


def _bishop(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _slide(terrain.diagonal[at], board, attacked)


def _rook(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _slide(terrain.orthogonal[at], board, attacked)


def _knight(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    for leg, targets in terrain.knight_moves[at]:
        if not board[leg]:
            _mark(attacked, targets)


def _kangaroo(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _mark(attacked, terrain.leaps[at])


def _cannon(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    for line in terrain.lines[at]:
        screened = False
        for to in line:
            if screened:
                attacked[to] = 1
            if board[to]:
                if screened:
                    break
                screened = True


def _archer(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _mark(attacked, terrain.shots[at])


def _giant(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _mark(attacked, terrain.diagonal_steps[at])
    for between, to in terrain.swings[at]:
        if not board[between]:
            attacked[to] = 1


def _hero(terrain: Terrain, board: Board, at: int, attacked: bytearray) -> None:
    _mark(attacked, terrain.orthogonal_steps[at])


_AIMS: Final[dict[int, Callable[[Terrain, Board, int, bytearray], None]]] = {
    KING: _king,
    QUEEN: _queen,
    MARSHALL: _marshall,
    CARDINAL: _cardinal,
    BISHOP: _bishop,
    ROOK: _rook,
    KNIGHT: _knight,
    KANGAROO: _kangaroo,
    CANNON: _cannon,
    ARCHER: _archer,
    GIANT: _giant,
    HERO: _hero,
}
"""By kind: what marks each square on which a piece could capture, whatever stands there."""
