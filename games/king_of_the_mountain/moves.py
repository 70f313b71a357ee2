"""Legal moves as numbers (see ``position.RESPAWN``), and the actions of a turn."""

import random
from collections.abc import Callable, Iterator
from typing import Final

from games.core.menu import Menu
from games.king_of_the_mountain import board as b
from games.king_of_the_mountain.board import kind_of, owner_of, piece_of
from games.king_of_the_mountain.position import (
    MAX_SEATS,
    RESPAWN,
    SIZE,
    Position,
    make,
    respawn_point,
)
from games.king_of_the_mountain.state import Action, Move, Respawn
from games.king_of_the_mountain.terrain import Targets, Terrain, terrain_of

Board = bytes | bytearray
Add = Callable[[int], None]

ENEMY, OWN = 1, 2
SIDES: Final = tuple(
    bytes(piece and (OWN if piece >> 4 == seat + 1 else ENEMY) for piece in range(256))
    for seat in range(MAX_SEATS)
)
"""Tables for ``bytes.translate`` that turn pieces into OWN, ENEMY or 0 (none), by seat."""


def _pieces(*kinds: int) -> tuple[frozenset[int], ...]:
    return tuple(
        frozenset(
            piece_of(other, kind) for other in range(MAX_SEATS) if other != seat for kind in kinds
        )
        for seat in range(MAX_SEATS)
    )


_ENEMY_STRAIGHT: Final = _pieces(*b.STRAIGHT)
_ENEMY_ASLANT: Final = _pieces(*b.ASLANT)
_ENEMY_STRAIGHT_STEP: Final = _pieces(*b.STRAIGHT_STEP)
_ENEMY_ASLANT_STEP: Final = _pieces(*b.ASLANT_STEP)
_ENEMY_KNIGHT: Final = _pieces(*b.KNIGHTS)
_ENEMY_KANGAROO: Final = _pieces(b.KANGAROO)
_ENEMY_ARCHER: Final = _pieces(b.ARCHER)
_ENEMY_GIANT: Final = _pieces(b.GIANT)
_ENEMY_LEAPING: Final = _pieces(*b.KNIGHTS, b.KANGAROO, b.ARCHER, b.GIANT)
"""Pieces that capture two squares away. All their captures are within a kangaroo's leaps."""
_ENEMY_CANNON: Final = _pieces(b.CANNON)


def moves_of(position: Position, seat: int) -> list[int]:
    """Return every legal move of a seat by source square, re-spawns last."""
    return [move for part in _moves_by_piece(position, seat) for move in part]


def can_act(position: Position, seat: int) -> bool:
    return any(_moves_by_piece(position, seat))


def _moves_by_piece(position: Position, seat: int) -> Iterator[list[int]]:
    terrain = terrain_of(position.board_name)
    board = position.board
    sides = board.translate(SIDES[seat])
    # Searching bytes is much faster than a loop over 361 squares.
    at = sides.find(OWN)
    while at >= 0:
        kind = board[at] & 15
        base = at * SIZE
        if kind == b.KING:
            yield [base + target for target in king_targets(position, terrain, at)]
        else:
            found: list[int] = []
            add_moves(terrain, sides, at, kind, base, found.append, found.append)
            yield found
        at = sides.find(OWN, at + 1)
    yield respawns_of(position, seat)


def is_legal(position: Position, seat: int, move: int) -> bool:
    if move >= RESPAWN:
        return move in respawns_of(position, seat)
    source, target = divmod(move, SIZE)
    piece = position.board[source]
    if owner_of(piece) != seat:
        return False
    terrain = terrain_of(position.board_name)
    kind = kind_of(piece)
    if kind == b.KING:
        return target in king_targets(position, terrain, source)
    return target in targets_of(terrain, position.board, source, kind, seat)


def respawns_of(position: Position, seat: int) -> list[int]:
    """Return a seat's possible re-spawns, one per kind."""
    reserve = position.reserves[seat]
    if not reserve or respawn_point(position, seat) is None:
        return []
    return [RESPAWN + kind for kind in dict.fromkeys(reserve)]


def targets_of(terrain: Terrain, board: Board, at: int, kind: int, seat: int) -> list[int]:
    """Return the squares that a seat's piece may move to or shoot at, each once.

    For a King these are pseudo-legal: he may be in check there.
    """
    found: list[int] = []
    sides = board.translate(SIDES[seat])
    add_moves(terrain, sides, at, kind, 0, found.append, found.append)
    return found


def add_moves(
    terrain: Terrain, sides: Board, at: int, kind: int, base: int, add: Add, capture: Add
) -> None:
    """Generate a piece's pseudo-legal moves: ``base`` plus each target square.

    ``sides`` is the board as given by ``SIDES``. ``capture`` takes captures, including shots.
    ``add`` takes quiet moves. Kings may move into check here.
    """
    # A kind is in one of these at most: sliders, leapers, and pieces that move without capturing.
    if kind in terrain.sliding:
        for ray in terrain.sliding[kind][at]:
            for to in ray:
                if side := sides[to]:
                    if side == ENEMY:
                        capture(base + to)
                    break
                add(base + to)
    elif kind in terrain.jumping:
        _add_jumps(terrain.jumping[kind][at], sides, base, add, capture)
    elif kind in terrain.stepping:
        for to in terrain.stepping[kind][at]:
            if not sides[to]:
                add(base + to)
    elif kind in terrain.marching:
        for ray in terrain.marching[kind][at]:
            for to in ray:
                if sides[to]:
                    break
                add(base + to)
    # Marshall and cardinal slide and also move as a knight.
    if kind in b.KNIGHTS:
        for leg, targets in terrain.knight_moves[at]:
            if not sides[leg]:  # the leg must be free, as in Chinese chess
                _add_jumps(targets, sides, base, add, capture)
    elif kind in terrain.striking:
        _add_strikes(terrain, sides, at, kind, base, capture)
    elif kind == b.CANNON:
        _add_cannon_captures(terrain, sides, at, base, capture)


def _add_jumps(targets: Targets, sides: Board, base: int, add: Add, capture: Add) -> None:
    for to in targets:
        if not (side := sides[to]):
            add(base + to)
        elif side == ENEMY:
            capture(base + to)


def _add_strikes(
    terrain: Terrain, sides: Board, at: int, kind: int, base: int, capture: Add
) -> None:
    for to in terrain.striking[kind][at]:
        if sides[to] == ENEMY:
            capture(base + to)
    if kind == b.GIANT:  # captures two squares away diagonally if no piece is between
        for between, to in terrain.swings[at]:
            if sides[to] == ENEMY and not sides[between]:
                capture(base + to)


def _add_cannon_captures(terrain: Terrain, sides: Board, at: int, base: int, capture: Add) -> None:
    """Add a cannon's captures: the second piece on a line, over the first one, the screen."""
    for line in terrain.lines[at]:
        pieces = (to for to in line if sides[to])
        next(pieces, None)
        target = next(pieces, None)
        if target is not None and sides[target] == ENEMY:
            capture(base + target)


def king_targets(position: Position, terrain: Terrain, at: int) -> list[int]:
    """Return a King's legal targets, including the shots of a gained archer's movement.

    He may not go where an enemy piece could capture him next, but he need not leave check.
    """
    board = position.board
    seat = (board[at] >> 4) - 1
    gained = position.monarchs[seat]
    targets = targets_of(terrain, board, at, b.KING, seat)
    if gained:
        targets = list(dict.fromkeys(targets + targets_of(terrain, board, at, gained, seat)))
    found: list[int] = []
    if not targets:
        return found
    after = board[:]
    king = board[at]
    # The King is lifted off: he doesn't shield the squares behind him from a slider.
    after[at] = 0
    for to in targets:
        if board[to]:
            # A capture can change more of the board than two squares, so it's really made.
            if _may_capture(position, terrain, at, to, seat):
                found.append(to)
        else:
            after[to] = king
            if not is_attacked(position, terrain, after, to, seat):
                found.append(to)
            after[to] = 0
    return found


def _may_capture(position: Position, terrain: Terrain, at: int, to: int, seat: int) -> bool:
    """True if the King is safe once the piece he captures has returned.

    He is also safe if that displaces him, or if he shoots and stays in place.
    """
    after = position.copy()
    king = after.board[at]
    make(after, seat, at * SIZE + to)
    if after.board[to] != king:
        return True
    return not is_attacked(after, terrain, after.board, to, seat)


def in_check(position: Position, seat: int) -> bool:
    """True if a seat's King could be captured on his square."""
    king = position.king(seat)
    if king < 0:
        return False
    terrain = terrain_of(position.board_name)
    return is_attacked(position, terrain, position.board, king, seat)


def is_attacked(position: Position, terrain: Terrain, board: Board, at: int, seat: int) -> bool:
    """True if an enemy piece could capture a seat's piece on a square of this board."""
    if _aims_straight(terrain, board, at, seat):
        return True
    for ray in terrain.diagonal[at]:
        for to in ray:
            if piece := board[to]:
                if piece in _ENEMY_ASLANT[seat]:
                    return True
                # Pieces that move a single step only attack from the next square.
                if to == ray[0] and piece in _ENEMY_ASLANT_STEP[seat]:
                    return True
                break
    # A quick test first: usually no leaper is near.
    near = map(board.__getitem__, terrain.leaps[at])
    if not _ENEMY_LEAPING[seat].isdisjoint(near) and _leaper_aims(terrain, board, at, seat):
        return True
    return any(position.monarchs) and _monarch_aims(position, terrain, board, at, seat)


def attackers_of(position: Position, at: int, seat: int) -> list[int]:
    """Return the squares of the enemy pieces that could capture a seat's King on a square."""
    terrain, board = terrain_of(position.board_name), position.board[:]
    board[position.king(seat)] = 0
    board[at] = piece_of(seat, b.KING)
    found = []
    for source, owner, kind in position.pieces():
        kinds = {kind, position.monarchs[owner] if kind == b.KING else kind} - {0}
        if owner != seat and any(
            at in targets_of(terrain, board, source, each, owner) for each in kinds
        ):
            found.append(source)
    return found


def _aims_straight(terrain: Terrain, board: Board, at: int, seat: int) -> bool:
    """True if a piece could capture along a file or rank. Cannons capture over another piece."""
    for line in terrain.lines[at]:
        screened = False
        for to in line:
            if piece := board[to]:
                if screened:
                    if piece in _ENEMY_CANNON[seat]:
                        return True
                    break
                if piece in _ENEMY_STRAIGHT[seat]:
                    # `lines` ignore walls, which only cannons shoot across. Other pieces need a
                    # free ray.
                    if any(to in ray for ray in terrain.orthogonal[at]):
                        return True
                elif piece in _ENEMY_STRAIGHT_STEP[seat] and to in terrain.orthogonal_steps[at]:
                    return True
                screened = True
    return False


def _leaper_aims(terrain: Terrain, board: Board, at: int, seat: int) -> bool:
    knights = _ENEMY_KNIGHT[seat]
    for origin, leg in terrain.knight_origins[at]:
        # A knight needs its first square, the leg, to be free.
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
    return any(board[to] in giants and not board[between] for between, to in terrain.swings[at])


def _monarch_aims(position: Position, terrain: Terrain, board: Board, at: int, seat: int) -> bool:
    for other, kind in enumerate(position.monarchs):
        if kind and other != seat:
            king = board.find(piece_of(other, b.KING))
            if king >= 0 and at in targets_of(terrain, board, king, kind, other):
                return True
    return False


class TurnMenu(Menu[Action]):
    """The legal moves of the seat whose turn it is, and its possible actions about a draw."""

    __slots__ = ("_moves", "_position", "_seat", "_talk")

    def __init__(self, position: Position, seat: int, talk: tuple[Action, ...]) -> None:
        self._position = position.copy()
        self._seat = seat
        self._talk = talk
        self._moves: tuple[int, ...] | None = None

    @property
    def moves(self) -> tuple[int, ...]:
        if self._moves is None:
            self._moves = tuple(moves_of(self._position, self._seat))
        return self._moves

    def __contains__(self, action: object) -> bool:
        move = number_of(action)
        return action in self._talk if move is None else move in self.moves

    def __iter__(self) -> Iterator[Action]:
        yield from map(action_of, self.moves)
        yield from self._talk

    def count(self) -> int:
        return len(self.moves) + len(self._talk)

    def sample(self, rng: random.Random) -> Action:
        moves = self.moves
        index = rng.randrange(len(moves) + len(self._talk))
        return action_of(moves[index]) if index < len(moves) else self._talk[index - len(moves)]


def action_of(move: int) -> Move | Respawn:
    return Respawn(move - RESPAWN) if move >= RESPAWN else Move(*divmod(move, SIZE))


def number_of(action: object) -> int | None:
    """Return the number of an action's move, or None for another kind of action."""
    if isinstance(action, Move):
        return action.source * SIZE + action.target
    return RESPAWN + action.kind if isinstance(action, Respawn) else None
