"""Marks all squares that a seat's enemies attack, far faster than one by one."""

from collections.abc import Iterable
from itertools import dropwhile

from games.king_of_the_mountain.moves import ENEMY, SIDES, Board, targets_of
from games.king_of_the_mountain.pieces import CANNON, GIANT, KING, KNIGHTS, kind_of, owner_of
from games.king_of_the_mountain.position import SIZE, Position
from games.king_of_the_mountain.terrain import terrain_of


def attack_map(position: Position, board: Board, seat: int) -> bytearray:
    """Return a map by square: 1 if an enemy could capture a piece of the seat there.

    It agrees with ``moves.is_attacked`` on every square.
    """
    terrain = terrain_of(position.board_name)
    slides = terrain.sliding
    attacked = bytearray(SIZE)
    sides = board.translate(SIDES[seat])
    at = sides.find(ENEMY)
    while at >= 0:
        kind, owner = kind_of(board[at]), owner_of(board[at])
        if kind in slides:
            for ray in slides[kind][at]:
                _slide(ray, board, attacked)
        for targets in (terrain.jumping, terrain.striking):
            if kind in targets:
                _mark(targets[kind][at], attacked)
        if kind in KNIGHTS:
            for leg, beyond in terrain.knight_moves[at]:
                if not board[leg]:
                    _mark(beyond, attacked)
        elif kind == GIANT:
            _mark((to for between, to in terrain.swings[at] if not board[between]), attacked)
        elif kind == CANNON:
            for line in terrain.lines[at]:
                # A cannon reaches the pieces behind the first one on the line, its screen.
                _slide([*dropwhile(lambda to: not board[to], line)][1:], board, attacked)
        elif kind == KING and (gained := position.monarchs[owner]):
            _mark(targets_of(terrain, board, at, gained, owner), attacked)
        at = sides.find(ENEMY, at + 1)
    return attacked


def _mark(targets: Iterable[int], attacked: bytearray) -> None:
    for to in targets:
        attacked[to] = 1


def _slide(ray: Iterable[int], board: Board, attacked: bytearray) -> None:
    for to in ray:
        attacked[to] = 1
        if board[to]:
            break
