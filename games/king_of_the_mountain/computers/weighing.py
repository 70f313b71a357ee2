"""Positions as the search sees them: their moves, values updated move by move, threats to win.

Captures are generated apart from quiet moves.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.king_of_the_mountain.board import (
    CENTRE,
    CORNERS,
    INNER_POINTS,
    KING,
    SQUARES,
    in_middle,
    piece_of,
)
from games.king_of_the_mountain.computers.evaluation import (
    CROWN,
    FREE_WAY,
    HINDERED,
    IN_RESERVE,
    WORTH,
    guards_of,
    rows_for,
    worths_of,
)
from games.king_of_the_mountain.moves import (
    OWN,
    SIDES,
    add_moves,
    is_attacked,
    king_targets,
    respawns_of,
    targets_of,
)
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    is_shot,
    make,
    respawn_point,
)
from games.king_of_the_mountain.terrain import DRAWINGS, BoardName, Terrain, terrain_of


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


LOST: Final = 0.3  # Share of its value that a captured piece costs for the time until it is back
ZEAL: Final = 40
"""Rounds after which its own King's place counts twice as much as at first, and so on, so that
matches end. It takes fewer rounds with more opponents."""
MAX_ZEAL: Final = 4.0  # Maximum factor on the value of a King's place
EAGER: Final = 2.5
"""Factor on its own King's place against several others: a seat that only stops them falls
behind."""
AMONG_MANY: Final = 0.67  # Share of a gain by one of several others that counts against this seat


@dataclass(slots=True)
class Node:
    """A position, the value of each seat's pieces, and how many of them attack the centre."""

    position: Position
    worths: list[float]
    guards: list[int]
    standing: float | None = None  # The seat's advantage in this position, once computed


class Evaluator:
    """Values positions for one seat against all others together."""

    def __init__(
        self, position: Position, me: int, keep_it: int, zeal: float | None = None
    ) -> None:
        """Create an evaluator for the seat ``me``.

        ``keep_it`` is the option: turns that a King must stay on the centre, or 0. ``zeal`` is a
        factor on its own King's place, which by default grows with the rounds.
        """
        self.me = me
        self.made = 0  # Positions made so far. Other slow work is counted as positions, too.
        self._keep_it = keep_it
        self._terrain = terrain_of(position.board_name)
        self._hill = hill_of(position.board_name)
        # The squares one step from the centre, for a King.
        self._near = frozenset(self._terrain.steps[CENTRE])
        self._living = position.living
        # The others, in turn order after this seat.
        mine = self._living.index(me)
        self._mine = (me,)
        self._others = self._living[mine + 1 :] + self._living[:mine]
        self._many = len(self._others) > 1
        if zeal is None:
            zeal = min(1 + position.round * len(self._others) / ZEAL, MAX_ZEAL)
            zeal *= EAGER if self._many else 1.0
        self._zeal = zeal
        self._rows = rows_for(position, me, self._zeal)
        self._weights = {s: AMONG_MANY if self._many and s != me else 1.0 for s in self._living}
        self._mutants = any(position.monarchs)
        guards = guards_of(position, self._terrain)
        self.root = Node(position, worths_of(position, self._rows), guards)

    def standing(self, node: Node) -> float:
        """Return this seat's advantage over the others."""
        if node.standing is None:
            node.standing = self._weigh(node)
        return node.standing

    def _weigh(self, node: Node) -> float:
        totals = self.totals(node)
        mine = totals.pop(self.me)
        rivals = totals.values()
        return mine - (max(rivals) + sum(rivals) / len(rivals)) / 2

    def totals(self, node: Node) -> dict[int, float]:
        """Return each living seat's total: pieces, its King's place, and the centre."""
        guards = node.guards
        everybody = sum(guards)
        totals = {}
        for seat in self._living:
            piece = piece_of(seat, KING)
            king = node.position.board.find(piece)
            hostile = everybody - guards[seat]
            place = self._rows[piece][king]
            total = node.worths[seat] - place * HINDERED[min(hostile, len(HINDERED) - 1)]
            if king == CENTRE:
                total += CROWN * (1 + node.position.kept[seat]) if self._keep_it else 0.0
            # Nobody else guards the way, so the King can step onto the centre.
            elif not hostile and king in self._near:
                total += FREE_WAY
            totals[seat] = total
        return totals

    def play(self, node: Node, seat: int, move: int) -> Node:
        self.made += 1
        rows, hill = self._rows, self._hill
        position = node.position.copy()
        worths = node.worths[:]
        board = position.board
        if move >= RESPAWN:
            worths[seat] += self._arrival(position, seat, move)
            bears = True
        else:
            source, target = divmod(move, SIZE)
            # A shot captures without moving.
            if not board[target] or not is_shot(position, source, target):
                row = rows[board[source]]
                worths[seat] += row[target] - row[source]
            bears = self._mutants or source in hill or target in hill
        for loss in make(position, seat, move):
            row = rows[piece_of(loss.seat, loss.kind)]
            back = WORTH[loss.kind] * IN_RESERVE if loss.to is None else row[loss.to]
            worths[loss.seat] += back - row[loss.square] - LOST * WORTH[loss.kind]
            bears = True
        # The other side's turn begins, so its Kings on the centre have kept it once more.
        if self._keep_it:
            for each in self._others if seat == self.me else self._mine:
                position.kept[each] += position.on_centre(each)
        guards = guards_of(position, self._terrain) if bears else node.guards
        return Node(position, worths, guards)

    def legal(self, child: Node, seat: int, move: int) -> bool:
        """True if the move that led here was legal. Only a King's moves need this check."""
        target = move % SIZE
        board = child.position.board
        if move >= RESPAWN or board[target] != piece_of(seat, KING):
            return True
        return not is_attacked(child.position, self._terrain, board, target, seat)

    def _arrival(self, position: Position, seat: int, move: int) -> float:
        kind = move - RESPAWN
        point = respawn_point(position, seat)
        assert point is not None
        return self._rows[piece_of(seat, kind)][point] - WORTH[kind] * IN_RESERVE

    def gain(self, position: Position, seat: int, move: int) -> float:
        """Return the immediate change in a seat's value by its move."""
        rows, board = self._rows, position.board
        if move >= RESPAWN:
            found = self._arrival(position, seat, move)
            point = respawn_point(position, seat)
            assert point is not None
            target = point
        else:
            source, target = divmod(move, SIZE)
            row = rows[board[source]]
            shot = board[target] and is_shot(position, source, target)
            # A shot leaves the piece in its place.
            found = 0.0 if shot else row[target] - row[source]
        if not (taken := board[target]):
            return found
        owner, kind = (taken >> 4) - 1, taken & 15
        row = rows[taken]
        # The piece goes to a corner or the reserve, so only the difference is lost.
        corner = position.corner(owner)
        if kind == KING:
            back = row[position.inner_point(owner) if in_middle(target) else corner]
        else:
            back = WORTH[kind] * IN_RESERVE if board[corner] else row[corner]
        return found + row[target] - back + LOST * WORTH[kind]

    def threatens(self, position: Position, seat: int, begun: int = 0) -> bool:
        """True if a seat could win by moving now. ``begun`` is 1 if its turn has begun."""
        if self._keep_it:
            kept = position.kept[seat] + 1 - begun
            return position.on_centre(seat) and kept >= self._keep_it
        board = position.board
        king = board.find(piece_of(seat, KING))
        if board[CENTRE] >> 4 == seat + 1:
            return False
        if king not in self._near:
            gained = position.monarchs[seat]
            if not gained or CENTRE not in targets_of(self._terrain, board, king, gained, seat):
                return False
        # The usual case, checked without the legal targets: is the centre attacked once he is on
        # it?
        if not board[CENTRE]:
            after = board[:]
            after[king] = 0
            return not is_attacked(position, self._terrain, after, CENTRE, seat)
        return any(
            to == CENTRE and not is_shot(position, king, to)
            for to in king_targets(position, self._terrain, king)
        )


def lead(position: Position, seat: int, keep_it: int) -> float:
    """Return a seat's lead over the best of the others, with equal weights."""
    evaluator = Evaluator(position, seat, keep_it, zeal=1.0)
    totals = evaluator.totals(evaluator.root)
    mine = totals.pop(seat)
    return mine - max(totals.values())
