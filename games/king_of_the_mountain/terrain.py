"""The three boards, and each piece's possible moves from each square, computed once per board.

In the drawings, rank 19 is above and file A on the left. ``#`` is a wall, ``o`` a re-spawn point,
``*`` the centre. The document names three diagrams but does not show them, so the layouts are ours.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import takewhile
from typing import Final, Literal, TypeVar

from games.king_of_the_mountain import board as b
from games.king_of_the_mountain.board import CENTRE, SIDE, SQUARES

BoardName = Literal["citadel", "forest", "valleys"]

CITADEL: Final = """
19  o........#........o
18  .........#.........
17  ...................
16  ...................
15  ....o..#####..o....
14  .....#.......#.....
13  ......###.###......
12  ....#.#.....#.#....
11  ....#.#.....#.#....
10  ##..#....*....#..##
 9  ....#.#.....#.#....
 8  ....#.#.....#.#....
 7  ......###.###......
 6  .....#.......#.....
 5  ....o..#####..o....
 4  ...................
 3  ...................
 2  .........#.........
 1  o........#........o
"""
"""A broken ring with four gates, each behind a shield: the gates control the hill. Bars at the
edges and posts before the shields keep neighbours apart at first."""

FOREST: Final = """
19  o..........#......o
18  ........#..........
17  .....#....#....#...
16  ..#....#....#......
15  ....o....#....o....
14  ......#....#....#..
13  ...#....#....#.....
12  #....#.#..##...#...
11  ..#....#....#....#.
10  ....#....*....#....
 9  .#....#....#....#..
 8  ...#...##..#.#....#
 7  .....#....#....#...
 6  ..#....#....#......
 5  ....o....#....o....
 4  ......#....#....#..
 3  ...#....#....#.....
 2  ..........#........
 1  o......#..........o
"""
"""Single walls everywhere: four lines in five end within four squares, so leapers do best."""

VALLEYS: Final = """
19  o........#........o
18  .........#.........
17  .........#.........
16  ....#..............
15  ....o....#....o#...
14  .........#.........
13  ......#..##.#......
12  ...................
11  ......#............
10  ###.###..*..###.###
 9  ............#......
 8  ...................
 7  ......#.##..#......
 6  .........#.........
 5  ...#o....#....o....
 4  ..............#....
 3  .........#.........
 2  .........#.........
 1  o........#........o
"""
"""Four ridges, each with a pass, separate neighbours. Diagonals are long, and a valley leads
uphill."""

DRAWINGS: Final[dict[BoardName, str]] = {"citadel": CITADEL, "forest": FOREST, "valleys": VALLEYS}

WALL: Final = "#"


def walls_of(drawing: str) -> frozenset[int]:
    drawn = "".join(line.split()[1] for line in reversed(drawing.strip().splitlines()))
    return frozenset(at for at in SQUARES if drawn[at] == WALL)


ORTHOGONAL: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
TWO_DIAGONAL: Final = ((2, 2), (2, -2), (-2, -2), (-2, 2))
KNIGHT_STEPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))

FoundT = TypeVar("FoundT")
Directions = Iterable[tuple[int, int]]
Targets = tuple[int, ...]
Rays = tuple[Targets, ...]
Paths = tuple[tuple[int, int], ...]
Slides = Mapping[int, tuple[Rays, ...]]
Jumps = Mapping[int, tuple[Targets, ...]]


@dataclass(frozen=True, slots=True)
class Terrain:
    """Tables of possible moves, by square.

    There are no moves to or from squares with a wall.
    """

    walls: frozenset[int]
    orthogonal: tuple[Rays, ...]  # Squares in each direction up to the next wall, nearest first
    diagonal: tuple[Rays, ...]
    lines: tuple[Rays, ...]
    """Lines along files and ranks to the edge, ignoring walls, as a cannon captures."""
    steps: tuple[Targets, ...]  # All squares next to this one
    orthogonal_steps: tuple[Targets, ...]
    leaps: tuple[Targets, ...]  # The kangaroo's targets, over anything
    shots: tuple[Targets, ...]  # The archer's targets: exactly two squares away diagonally
    knight_moves: tuple[tuple[tuple[int, Targets], ...], ...]
    """The leg (the square passed first), and the squares reached over it."""
    knight_origins: tuple[Paths, ...]  # Squares that a knight comes from, each with its leg
    swings: tuple[Paths, ...]
    """The giant's captures two squares away diagonally, each with the square between."""
    sliding: Slides  # Rays to move along and capture at the first piece, by kind and square
    jumping: Jumps  # Squares to move to or capture on, by kind and square
    marching: Slides  # Rays to move along without capturing, by kind and square
    stepping: Jumps  # Squares to move to without capturing, by kind and square
    striking: Jumps  # Squares to capture on without moving there, by kind and square


@lru_cache(maxsize=len(DRAWINGS))
def terrain_of(board: BoardName) -> Terrain:
    return explore(walls_of(DRAWINGS[board]))


@lru_cache(maxsize=len(DRAWINGS))
def steps_to_centre(board: BoardName) -> tuple[int, ...]:
    """Return a King's steps to the centre from each square, or 99 for a wall."""
    terrain = terrain_of(board)
    steps = [99] * len(SQUARES)
    steps[CENTRE] = 0
    waiting = deque([CENTRE])
    while waiting:
        at = waiting.popleft()
        for to in terrain.steps[at]:
            if steps[to] > steps[at] + 1:
                steps[to] = steps[at] + 1
                waiting.append(to)
    return tuple(steps)


def explore(walls: frozenset[int]) -> Terrain:
    def by_square(find: Callable[[int], tuple[FoundT, ...]]) -> tuple[tuple[FoundT, ...], ...]:
        return tuple(() if at in walls else find(at) for at in SQUARES)

    orthogonal = by_square(lambda at: _rays(at, ORTHOGONAL, walls))
    diagonal = by_square(lambda at: _rays(at, DIAGONAL, walls))
    all_round = by_square(lambda at: orthogonal[at] + diagonal[at])
    marches = by_square(lambda at: tuple(ray[:2] for ray in orthogonal[at]))
    steps = by_square(lambda at: _jumps(at, (*ORTHOGONAL, *DIAGONAL), walls))
    orthogonal_steps = by_square(lambda at: _jumps(at, ORTHOGONAL, walls))
    diagonal_steps = by_square(lambda at: _jumps(at, DIAGONAL, walls))
    leaps = by_square(lambda at: _jumps(at, (*KNIGHT_STEPS, *TWO_DIAGONAL), walls))
    shots = by_square(lambda at: _jumps(at, TWO_DIAGONAL, walls))
    knight_moves = by_square(lambda at: _knight_moves(at, walls))
    # Knight moves backwards, for attack maps: where a knight comes from, and over which leg.
    origins: list[list[tuple[int, int]]] = [[] for _ in SQUARES]
    for at in SQUARES:
        for leg, targets in knight_moves[at]:
            for target in targets:
                origins[target].append((at, leg))
    return Terrain(
        walls=walls,
        orthogonal=orthogonal,
        diagonal=diagonal,
        lines=by_square(lambda at: _lines(at, walls)),
        steps=steps,
        orthogonal_steps=orthogonal_steps,
        leaps=leaps,
        shots=shots,
        knight_moves=knight_moves,
        knight_origins=tuple(tuple(found) for found in origins),
        swings=by_square(lambda at: _swings(at, walls)),
        sliding={
            b.QUEEN: all_round,
            # Its knight moves, and the cardinal's, are in knight_moves, since a leg may be blocked.
            b.MARSHALL: orthogonal,
            b.ROOK: orthogonal,
            b.CARDINAL: diagonal,
            b.BISHOP: diagonal,
        },
        jumping={b.KING: steps, b.KANGAROO: leaps},
        marching={b.CANNON: orthogonal, b.ARCHER: marches},
        stepping={b.GIANT: orthogonal_steps, b.HERO: diagonal_steps},
        striking={b.ARCHER: shots, b.GIANT: diagonal_steps, b.HERO: orthogonal_steps},
    )


def _away(square: int, file_step: int, rank_step: int) -> int | None:
    file, rank = square % SIDE + file_step, square // SIDE + rank_step
    return rank * SIDE + file if 0 <= file < SIDE and 0 <= rank < SIDE else None


@cache
def _line(square: int, file_step: int, rank_step: int) -> Targets:
    found: list[int] = []
    at = _away(square, file_step, rank_step)
    while at is not None:
        found.append(at)
        at = _away(at, file_step, rank_step)
    return tuple(found)


def _rays(square: int, directions: Directions, walls: frozenset[int]) -> Rays:
    rays = (
        tuple(takewhile(lambda at: at not in walls, _line(square, *step))) for step in directions
    )
    return tuple(ray for ray in rays if ray)


def _lines(square: int, walls: frozenset[int]) -> Rays:
    return tuple(tuple(at for at in _line(square, *step) if at not in walls) for step in ORTHOGONAL)


def _jumps(square: int, steps: Directions, walls: frozenset[int]) -> Targets:
    found = (_away(square, *step) for step in steps)
    return tuple(at for at in found if at is not None and at not in walls)


def _knight_moves(square: int, walls: frozenset[int]) -> tuple[tuple[int, Targets], ...]:
    """Return a knight's targets by leg: one square orthogonally, then one diagonally outward.

    The document has it move as in Chinese chess.
    """
    found = []
    for file_step, rank_step in ORTHOGONAL:
        leg = _away(square, file_step, rank_step)
        if leg is None or leg in walls:
            continue
        outward = [
            (2 * file_step + side * rank_step, 2 * rank_step + side * file_step) for side in (1, -1)
        ]
        if targets := _jumps(square, outward, walls):
            found.append((leg, targets))
    return tuple(found)


def _swings(square: int, walls: frozenset[int]) -> Paths:
    found = []
    for file_step, rank_step in DIAGONAL:
        between = _away(square, file_step, rank_step)
        target = _away(square, 2 * file_step, 2 * rank_step)
        if between is not None and target is not None and target not in walls:
            found.append((between, target))
    return tuple(found)
