"""Static evaluation: each seat's pieces, its King's way to the centre, guards of the centre."""

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import dropwhile
from typing import Final

from games.king_of_the_mountain import board as b
from games.king_of_the_mountain.board import (
    CANNON,
    CENTRE,
    GIANT,
    KING,
    KNIGHTS,
    SQUARES,
    kind_of,
    owner_of,
    piece_of,
)
from games.king_of_the_mountain.moves import ENEMY, SIDES, Board, targets_of
from games.king_of_the_mountain.position import SIZE, Position
from games.king_of_the_mountain.terrain import (
    DRAWINGS,
    BoardName,
    Terrain,
    steps_to_centre,
    terrain_of,
)


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


WORTH: Final = {  # Value of a piece on its best square. The unit is about half a turn.
    b.KING: 0.0,
    b.QUEEN: 11.0,
    b.MARSHALL: 9.0,
    b.CARDINAL: 7.5,
    b.ROOK: 6.0,
    b.KANGAROO: 5.0,
    b.CANNON: 5.0,
    b.BISHOP: 4.5,
    b.ARCHER: 3.0,
    b.KNIGHT: 3.0,
    b.GIANT: 2.0,
    b.HERO: 1.5,
}
IN_RESERVE: Final = 0.6
"""Share of its value that a piece keeps in the reserve, since captured pieces return."""
IN_CORNER: Final = 0.75  # Share of its value that a piece keeps furthest from the centre
NEAR: Final = 4  # Steps from the centre within which a piece has its full value
FAR: Final = 10  # Steps from the centre beyond which its value falls no further
_SHORT: Final = frozenset((b.HERO, b.GIANT, b.KNIGHT, b.ARCHER, b.KANGAROO))
"""Kinds that approach step by step. Sliding pieces only need to leave their corner."""

KING_AT_CENTRE: Final = 50.0
KING_STEPS: Final = 4.5  # Number of steps that divide the value of a King's place by e
DANGEROUS_STEP: Final = 2  # Extra steps for an attacked square: it must be made safe first
CROWDED_STEP: Final = 1  # Extra steps for a square with a friendly piece that can move
JAMMED_STEP: Final = 4  # Extra steps for a square with a friendly piece that can't move

HINDERED: Final = tuple(0.4 * (1 - math.exp(-guards / 1.5)) for guards in range(13))
"""Share of his place's value that a King loses, by the number of enemies guarding the centre."""
FREE_WAY: Final = 5.0  # Value of threatening to enter the centre
CROWN: Final = 3.0  # Value of each turn that a King has kept the centre

Rows = dict[int, tuple[float, ...]]  # Value of a piece on each square, by piece


@lru_cache(maxsize=len(DRAWINGS))
def _places(board: BoardName) -> tuple[tuple[float, ...], ...]:
    parts = [(min(max(steps, NEAR), FAR) - NEAR) / (FAR - NEAR) for steps in steps_to_centre(board)]
    rows: list[tuple[float, ...]] = [()]
    for kind in b.KINDS:
        power = 1 if kind in _SHORT else 2
        rows.append(
            tuple(WORTH[kind] * (IN_CORNER + (1 - IN_CORNER) * (1 - far**power)) for far in parts)
        )
    return tuple(rows)


def king_place(steps: float) -> float:
    """Return the value of a King that is this many steps from the centre."""
    return KING_AT_CENTRE * math.exp(-steps / KING_STEPS)


def rows_for(position: Position, eager: int, zeal: float) -> Rows:
    """Return the piece-square tables, with the Kings' ways as they are now.

    The King of the seat ``eager`` counts ``zeal`` times.
    """
    places = _places(position.board_name)
    rows = {}
    for seat in position.living:
        for kind in b.KINDS:
            rows[piece_of(seat, kind)] = places[kind]
        factor = zeal if seat == eager else 1.0
        row = tuple(factor * king_place(steps) for steps in ways(position, seat))
        rows[piece_of(seat, b.KING)] = row
    return rows


def ways(position: Position, seat: int, until: int = -1) -> list[int]:
    """Return the cost of a King's cheapest way from each square to the centre (Dijkstra).

    The search ends at the square ``until``. Squares not reached cost 99. Attacked and occupied
    squares cost more.
    """
    terrain = terrain_of(position.board_name)
    board = position.board[:]
    king = position.king(seat)
    board[king] = 0
    attacked = attack_map(position, board, seat)
    own = seat + 1
    steps = [99] * len(SQUARES)
    steps[CENTRE] = 0
    # Dijkstra from the centre with a bucket queue: costs are small whole numbers.
    rings: list[list[int]] = [[CENTRE], *([] for _ in range(99))]
    for far, ring in enumerate(rings):
        for at in ring:
            if at == until:
                return steps
            # An older entry: the square was reached more cheaply since.
            if steps[at] < far:
                continue
            piece = board[at]
            further = far + 1
            # A friendly piece in the way has to move first, which takes longer if it cannot.
            if piece and piece >> 4 == own:
                if targets_of(terrain, position.board, at, piece & 15, seat):
                    further += CROWDED_STEP
                else:
                    further += JAMMED_STEP
            elif attacked[at]:
                further += DANGEROUS_STEP
            for to in terrain.steps[at]:
                if further < steps[to]:
                    steps[to] = further
                    rings[further].append(to)
    return steps


def worths_of(position: Position, rows: Rows) -> list[float]:
    """Return the value of each seat's pieces, including those in reserve."""
    worths = [sum(WORTH[kind] for kind in reserve) * IN_RESERVE for reserve in position.reserves]
    for at, seat, kind in position.pieces():
        worths[seat] += rows[piece_of(seat, kind)][at]
    return worths


def guards_of(position: Position, terrain: Terrain) -> list[int]:
    """Count the pieces of each seat that could capture on the centre."""
    board = position.board
    guards = [0] * len(position.reserves)
    # From the centre outwards: the first piece on a ray guards it if it moves that way.
    for rays, sliders, steppers in (
        (terrain.orthogonal[CENTRE], b.STRAIGHT, b.STRAIGHT_STEP),
        (terrain.diagonal[CENTRE], b.ASLANT, b.ASLANT_STEP),
    ):
        for ray in rays:
            for at in ray:
                if piece := board[at]:
                    kind = piece & 15
                    if kind in sliders or (at == ray[0] and kind in steppers):
                        guards[(piece >> 4) - 1] += 1
                    break
    for at, leg in terrain.knight_origins[CENTRE]:
        if board[at] & 15 in b.KNIGHTS and not board[leg]:
            guards[(board[at] >> 4) - 1] += 1
    for at in terrain.leaps[CENTRE]:
        if board[at] & 15 == b.KANGAROO:
            guards[(board[at] >> 4) - 1] += 1
    for at in terrain.shots[CENTRE]:
        if board[at] & 15 == b.ARCHER:
            guards[(board[at] >> 4) - 1] += 1
    for between, at in terrain.swings[CENTRE]:
        if board[at] & 15 == b.GIANT and not board[between]:
            guards[(board[at] >> 4) - 1] += 1
    # A cannon (the pao of Chinese chess) captures over exactly one piece, its screen.
    for line in terrain.lines[CENTRE]:
        screened = False
        for at in line:
            if piece := board[at]:
                if screened:
                    if piece & 15 == b.CANNON:
                        guards[(piece >> 4) - 1] += 1
                    break
                screened = True
    # Mutant Monarch: a King may have gained a movement that reaches the centre.
    for seat, kind in enumerate(position.monarchs):
        if kind:
            king = position.king(seat)
            if king >= 0 and CENTRE in targets_of(terrain, board, king, kind, seat):
                guards[seat] += 1
    return guards
