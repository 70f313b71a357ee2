"""Looking ahead: what the others answer, as if all of them played against one seat.

Captures, steps of a King beside the centre, and whatever stops a win are followed; other answers
are taken to change nothing. The search is bounded by the positions it makes, not by the clock.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.king_of_the_mountain.computers.evaluation import (
    IN_RESERVE,
    WORTH,
    king_place,
    rows_for,
    standings,
    ways,
    worths_of,
)
from games.king_of_the_mountain.moves import is_attacked, king_targets, moves_of
from games.king_of_the_mountain.pieces import KING, piece_of
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    enters_centre,
    is_shot,
    make,
    respawn_point,
)
from games.king_of_the_mountain.squares import CENTRE
from games.king_of_the_mountain.terrain import terrain_of

WON: Final = 10_000.0
LIKELY_LOST: Final = -WON / 2
"""An opponent is about to win, but another may still stop it."""
BUDGET: Final = 12_000
"""Positions made for one decision; what is begun then is brought to an end."""
LISTING: Final = 5
"""Positions that could be made in the time that listing a seat's moves takes."""
DEPTH: Final = 3
"""Turns followed after a move: the others', one's own, the others'."""
WIDTH: Final = 40
"""Moves looked at further, beside captures and threats to win."""
STOPS: Final = 6
"""How many ways to stop a win are compared."""
SLACK: Final = 0.1
"""Moves worth so little less than the best one are as good."""

WAY: Final = 3.0
"""The most that a move may gain by opening or closing its own King's way; a Queen is worth more."""
LOST: Final = 0.3
"""The part of its worth that the capture of a piece costs for the time until it is back."""
PROMISE: Final = 0.5
"""The part of what a capture brings that threatening it is worth."""
ZEAL: Final = 10
"""Rounds after which its own King's place counts for twice as much as at first, and so on; the
more others there are, the sooner."""
PATIENCE: Final = 25
"""Rounds after which how the others stand counts ever less, and a win that somebody else could
still stop is left to them: else four computers would hold each other up for ever."""
LEAST_ENVY: Final = 0.05
"""What it always counts for."""


@dataclass(slots=True)
class Node:
    """A position and the worth of each seat's pieces in it."""

    position: Position
    worths: list[float]


class Search:
    """A search for the best move of one seat."""

    def __init__(self, position: Position, me: int, keep_it: int) -> None:
        """``keep_it`` is the option: turns that a King must stay on the centre, or 0."""
        self.me = me
        self.made = 0
        """Positions made so far; listing moves counts as some."""
        self._keep_it = keep_it
        self._terrain = terrain_of(position.board_name)
        self._near = frozenset(self._terrain.steps[CENTRE])
        self._envy = max(LEAST_ENVY, min(1.0, PATIENCE / position.round) ** 3)
        after = [(me + step) % position.seats for step in range(1, position.seats)]
        self._others = [seat for seat in after if seat not in position.gone]
        self._feared = self._others[: 1 if position.round > PATIENCE else None]
        self._zeal = 1 + position.round * len(self._others) / ZEAL
        self._rows = rows_for(position, me, self._zeal)
        self._theirs = frozenset(seat + 1 for seat in self._others)
        self._mine = frozenset((me + 1,))
        self.root = Node(position, worths_of(position, self._rows))

    def standing(self, node: Node) -> float:
        """How much better this seat stands than the others do."""
        found = standings(node.position, node.worths, self._rows, self._terrain, self._keep_it)
        rivals = [found[seat] for seat in self._others]
        return found[self.me] - (max(rivals) + sum(rivals)) / 2 * self._envy

    def values(self, moves: Sequence[int]) -> dict[int, float]:
        """Return what the most promising moves are worth, as far as the search can tell.

        A move that wins stands alone. While another is about to win, only moves that stop it are
        looked at, if there are any.
        """
        if wins := [move for move in moves if self.crowns(move)]:
            return {wins[0]: WON}
        children = {move: self._play(self.root, self.me, move) for move in moves}
        safe = {
            move: child for move, child in children.items() if not self._threats(child.position)
        }
        children = safe or children
        first = {move: self.standing(child) for move, child in children.items()}
        ordered = sorted(children, key=lambda move: -first[move])
        ordered[WIDTH:] = [move for move in ordered[WIDTH:] if self._forces(children[move], move)]
        values: dict[int, float] = {}
        best = -2 * WON
        for move in ordered:
            if values and self.made >= BUDGET:
                break
            child = children[move]
            extra = self._way(child) + self._promise(child)
            values[move] = extra + self._answered(child, DEPTH, best - SLACK - extra, 2 * WON)
            best = max(best, values[move])
        return values

    def crowns(self, move: int) -> bool:
        """Whether a move of this seat wins at once."""
        return not self._keep_it and enters_centre(self.root.position, self.me, move)

    def about_to_win(self, position: Position, seat: int) -> bool:
        """Whether a seat would win if it were its turn."""
        king = position.king(seat)
        if self._keep_it:
            return king == CENTRE and position.kept[seat] + 1 >= self._keep_it
        if position.monarchs[seat]:
            return any(
                to == CENTRE and not is_shot(position, king, to)
                for to in king_targets(position, self._terrain, king)
            )
        if king not in self._near or position.board[CENTRE] >> 4 == seat + 1:
            return False
        if position.board[CENTRE]:
            return CENTRE in king_targets(position, self._terrain, king)
        board = position.board[:]
        board[king] = 0
        return not is_attacked(position, self._terrain, board, CENTRE, seat)

    def _threats(self, position: Position) -> list[int]:
        """Who would win next, of those that this seat has to look after."""
        return [seat for seat in self._feared if self.about_to_win(position, seat)]

    def _play(self, node: Node, seat: int, move: int) -> Node:
        """Return the position after a move."""
        self.made += 1
        rows = self._rows
        position = node.position.copy()
        worths = node.worths[:]
        if move >= RESPAWN:
            point = respawn_point(position, seat)
            assert point is not None
            kind = move - RESPAWN
            worths[seat] += rows[piece_of(seat, kind)][point] - WORTH[kind] * IN_RESERVE
        else:
            source, target = divmod(move, SIZE)
            if not is_shot(position, source, target):
                row = rows[position.board[source]]
                worths[seat] += row[target] - row[source]
        for loss in make(position, seat, move):
            row = rows[piece_of(loss.seat, loss.kind)]
            back = WORTH[loss.kind] * IN_RESERVE if loss.to is None else row[loss.to]
            worths[loss.seat] += back - row[loss.square] - LOST * WORTH[loss.kind]
        return Node(position, worths)

    def _forces(self, child: Node, move: int) -> bool:
        """Whether a move captures, or threatens to win."""
        captures = move < RESPAWN and self.root.position.board[move % SIZE] > 0
        return captures or self.about_to_win(child.position, self.me)

    def _way(self, child: Node) -> float:
        """Return what a move does for its own King's way besides bringing him nearer."""
        king = child.position.king(self.me)
        place = self._zeal * king_place(ways(child.position, self.me, king)[king])
        gain = place - self._rows[piece_of(self.me, KING)][king]
        return max(-WAY, min(WAY, gain))

    def _promise(self, child: Node) -> float:
        """Return what a move threatens: the best capture that would follow if nobody answered."""
        now = self.standing(child)
        then = (
            self.standing(self._play(child, self.me, move))
            for move in self._noisy(child.position, self.me, self._theirs)
        )
        return PROMISE * (max(then, default=now) - now)

    def _noisy(self, position: Position, seat: int, victims: frozenset[int]) -> list[int]:
        """Return a seat's captures, and its King's steps beside or onto the centre.

        ``victims`` are the owners that count, as pieces have them: seats plus one.
        """
        self.made += LISTING
        board = position.board
        king = position.king(seat)
        point = respawn_point(position, seat)
        found = []
        for move in moves_of(position, seat):
            if move >= RESPAWN:
                if point is not None and board[point] >> 4 in victims:
                    found.append(move)
                continue
            source, target = divmod(move, SIZE)
            steps_up = source == king and (target in self._near or target == CENTRE)
            if steps_up or board[target] >> 4 in victims:
                found.append(move)
        return found

    def _answered(self, node: Node, depth: int, alpha: float, beta: float) -> float:
        """Return what a position is worth to this seat when the others are to move."""
        position = node.position
        if threats := self._threats(position):
            return (-WON if threats[0] == self._others[0] else LIKELY_LOST) - depth
        if self.about_to_win(position, self.me):
            return self._stopped(node, depth)
        worst = self.standing(node)
        if depth == 0 or worst <= alpha or self.made >= BUDGET:
            return worst
        for seat in self._others:
            children = [
                self._play(node, seat, move) for move in self._noisy(position, seat, self._mine)
            ]
            for child in sorted(children, key=lambda child: child.worths[self.me]):
                worst = min(worst, self._continued(child, depth - 1, alpha, min(beta, worst)))
                if worst <= alpha:
                    return worst
        return worst

    def _stopped(self, node: Node, depth: int) -> float:
        """Return the value when this seat is about to win and has to be stopped."""
        worst = WON + depth
        found = 0
        for seat in self._others:
            self.made += LISTING
            for move in moves_of(node.position, seat):
                child = self._play(node, seat, move)
                if self.about_to_win(child.position, self.me):
                    continue
                deeper = depth > 1 and self.made < BUDGET
                value = (
                    self._continued(child, depth - 1, -2 * WON, worst)
                    if deeper
                    else self.standing(child)
                )
                worst = min(worst, value)
                found += 1
                if found >= STOPS:
                    return worst
        return worst

    def _continued(self, node: Node, depth: int, alpha: float, beta: float) -> float:
        """Return what a position is worth to this seat when it is to move."""
        position = node.position
        if self.about_to_win(position, self.me):
            return WON + depth
        if self._threats(position):
            return self._rescued(node, depth)
        best = self.standing(node)
        if depth == 0 or best >= beta or self.made >= BUDGET:
            return best
        children = [
            self._play(node, self.me, move) for move in self._noisy(position, self.me, self._theirs)
        ]
        for child in sorted(children, key=self.standing, reverse=True):
            best = max(best, self._answered(child, depth - 1, max(alpha, best), beta))
            if best >= beta:
                return best
        return best

    def _rescued(self, node: Node, depth: int) -> float:
        """Return the value when another is about to win and has to be stopped."""
        best = -WON - depth
        found = 0
        self.made += LISTING
        for move in moves_of(node.position, self.me):
            child = self._play(node, self.me, move)
            if self._threats(child.position):
                continue
            best = max(best, self.standing(child))
            found += 1
            if found >= STOPS:
                break
        return best
