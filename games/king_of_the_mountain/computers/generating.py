"""Generates a seat's moves for a search, captures apart from quiet moves."""

from functools import lru_cache

from games.king_of_the_mountain.layouts import DRAWINGS, BoardName
from games.king_of_the_mountain.moves import OWN, SIDES, add_moves, respawns_of
from games.king_of_the_mountain.pieces import KING
from games.king_of_the_mountain.position import SIZE, Position, respawn_point
from games.king_of_the_mountain.squares import CENTRE, CORNERS, INNER_POINTS, SQUARES
from games.king_of_the_mountain.terrain import Terrain, terrain_of


@lru_cache(maxsize=len(DRAWINGS))
def hill_of(board: BoardName) -> frozenset[int]:
    """Return the squares from, through or on which a piece bears on the centre.

    The re-spawn points are included.
    """
    terrain = terrain_of(board)
    rays = (*terrain.lines[CENTRE], *terrain.diagonal[CENTRE])
    squares = {CENTRE, *CORNERS, *INNER_POINTS, *terrain.leaps[CENTRE], *terrain.steps[CENTRE]}
    squares.update(at for ray in rays for at in ray)
    for pair in (*terrain.knight_origins[CENTRE], *terrain.swings[CENTRE]):
        squares.update(pair)
    return frozenset(at for at in squares if at in SQUARES)


def generate_moves(position: Position, terrain: Terrain, seat: int) -> tuple[list[int], list[int]]:
    """Return a seat's pseudo-legal captures and quiet moves: a King may move into check."""
    board = position.board
    sides = board.translate(SIDES[seat])
    captures: list[int] = []
    quiets: list[int] = []
    add, capture = quiets.append, captures.append
    at = sides.find(OWN)
    while at >= 0:
        kind = board[at] & 15
        add_moves(terrain, sides, at, kind, at * SIZE, add, capture)
        if kind == KING and (gained := position.monarchs[seat]):
            add_moves(terrain, sides, at, gained, at * SIZE, add, capture)
        at = sides.find(OWN, at + 1)
    if respawns := respawns_of(position, seat):
        # A re-spawn on an occupied square captures the piece there.
        point = respawn_point(position, seat)
        found = captures if point is not None and board[point] else quiets
        found += respawns
    return captures, quiets
