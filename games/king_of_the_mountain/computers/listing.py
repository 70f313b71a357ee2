"""Listing a seat's moves quickly for a search, captures apart from the others."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from games.king_of_the_mountain.layouts import DRAWINGS, BoardName
from games.king_of_the_mountain.moves import ENEMY, OWN, SIDES
from games.king_of_the_mountain.pieces import (
    ARCHER,
    BISHOP,
    CANNON,
    CARDINAL,
    GIANT,
    HERO,
    KANGAROO,
    KING,
    KNIGHTS,
    MARSHALL,
    QUEEN,
    ROOK,
)
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, respawn_point
from games.king_of_the_mountain.squares import CENTRE, CORNERS, INNER_POINTS, SQUARES
from games.king_of_the_mountain.terrain import Rays, Targets, Terrain, terrain_of

Slides = Mapping[int, tuple[Rays, ...]]
Jumps = Mapping[int, tuple[Targets, ...]]


@dataclass(frozen=True, slots=True)
class Reach:
    """Where each kind could go, by kind and square."""

    slides: Slides
    """Along lines, the last square a capture."""
    jumps: Jumps
    """To a square that is free or an enemy's."""
    marches: Slides
    """Along lines without capturing."""
    paces: Jumps
    """To a free square only."""
    strikes: Jumps
    """To an enemy's square only."""
    terrain: Terrain
    hill: frozenset[int]
    """Squares from, through or on which a piece bears on the centre, and the re-spawn points."""


@lru_cache(maxsize=len(DRAWINGS))
def reach_of(board: BoardName) -> Reach:
    """Return the reach of each kind on a board."""
    terrain = terrain_of(board)
    return Reach(
        slides={
            QUEEN: terrain.all_round,
            MARSHALL: terrain.orthogonal,
            ROOK: terrain.orthogonal,
            CARDINAL: terrain.diagonal,
            BISHOP: terrain.diagonal,
        },
        jumps={KING: terrain.steps, KANGAROO: terrain.leaps},
        marches={CANNON: terrain.orthogonal, ARCHER: terrain.marches},
        paces={GIANT: terrain.orthogonal_steps, HERO: terrain.diagonal_steps},
        strikes={
            ARCHER: terrain.shots,
            GIANT: terrain.diagonal_steps,
            HERO: terrain.orthogonal_steps,
        },
        terrain=terrain,
        hill=_hill(terrain),
    )


def _hill(terrain: Terrain) -> frozenset[int]:
    rays = (*terrain.lines[CENTRE], *terrain.diagonal[CENTRE])
    squares = {CENTRE, *CORNERS, *INNER_POINTS, *terrain.leaps[CENTRE], *terrain.steps[CENTRE]}
    squares.update(at for ray in rays for at in ray)
    for pair in (*terrain.knight_origins[CENTRE], *terrain.swings[CENTRE]):
        squares.update(pair)
    return frozenset(at for at in squares if at in SQUARES)


def listed(position: Position, reach: Reach, seat: int) -> tuple[list[int], list[int]]:
    """Return a seat's captures and its other moves; whether its King may go there is not asked."""
    board = position.board
    sides = board.translate(SIDES[seat])
    slides, jumps, marches = reach.slides, reach.jumps, reach.marches
    paces, strikes, terrain = reach.paces, reach.strikes, reach.terrain
    captures: list[int] = []
    others: list[int] = []
    capture, other = captures.append, others.append
    at = sides.find(OWN)
    while at >= 0:
        kind = board[at] & 15
        kinds: tuple[int, ...] = (kind,)
        if kind == KING and position.monarchs[seat]:
            kinds = (kind, position.monarchs[seat])
        base = at * SIZE
        for kind in kinds:
            if kind in slides:
                for ray in slides[kind][at]:
                    for to in ray:
                        if side := sides[to]:
                            if side == ENEMY:
                                capture(base + to)
                            break
                        other(base + to)
            elif kind in jumps:
                for to in jumps[kind][at]:
                    if not (side := sides[to]):
                        other(base + to)
                    elif side == ENEMY:
                        capture(base + to)
            else:
                if kind in paces:
                    for to in paces[kind][at]:
                        if not sides[to]:
                            other(base + to)
                elif kind in marches:
                    for ray in marches[kind][at]:
                        for to in ray:
                            if sides[to]:
                                break
                            other(base + to)
                if kind in strikes:
                    for to in strikes[kind][at]:
                        if sides[to] == ENEMY:
                            capture(base + to)
                    if kind == GIANT:
                        for between, to in terrain.swings[at]:
                            if sides[to] == ENEMY and not sides[between]:
                                capture(base + to)
                elif kind == CANNON:
                    _over_screens(terrain.lines[at], sides, base, captures)
            if kind in KNIGHTS:
                for leg, targets in terrain.knight_moves[at]:
                    if not sides[leg]:
                        for to in targets:
                            if not (side := sides[to]):
                                other(base + to)
                            elif side == ENEMY:
                                capture(base + to)
        at = sides.find(OWN, at + 1)
    _respawns(position, seat, captures, others)
    return captures, others


def _over_screens(lines: Rays, sides: bytes | bytearray, base: int, captures: list[int]) -> None:
    """List a cannon's captures."""
    for line in lines:
        screened = False
        for to in line:
            if side := sides[to]:
                if screened:
                    if side == ENEMY:
                        captures.append(base + to)
                    break
                screened = True


def _respawns(position: Position, seat: int, captures: list[int], others: list[int]) -> None:
    reserve = position.reserves[seat]
    if reserve and (point := respawn_point(position, seat)) is not None:
        found = captures if position.board[point] else others
        found += [RESPAWN + kind for kind in dict.fromkeys(reserve)]
