"""Looking ahead at every reply: alpha-beta between one seat and all the others as one side.

Of several others one replies at a time, whoever harms the seat most. Where full turns end,
captures and what makes or stops a win are followed further. Thought is bounded by the positions
that are made, never by the clock.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.king_of_the_mountain.computers.evaluation import king_place, ways
from games.king_of_the_mountain.computers.listing import listed
from games.king_of_the_mountain.computers.weighing import Node, Weighing
from games.king_of_the_mountain.pieces import KING, piece_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, respawn_point
from games.king_of_the_mountain.squares import SQUARES

WON: Final = 10_000.0
LIKELY: Final = WON / 2
"""What it is worth to be about to win where another may still stop it."""
BUDGET: Final = 10_000
"""Positions made for one decision."""
LISTING: Final = 4
"""Positions that could be made in the time that listing a seat's moves takes."""
WALKING: Final = 150
"""Positions that could be made in the time that finding a King's way takes."""
DEEPEST: Final = 10
"""Full turns that are looked at after a move, at most."""
SLACK: Final = 0.1
"""Moves worth so little less than the best one are as good."""
MARGIN: Final = 1.0
"""What a move may be worth beside what it visibly gains."""
TURN: Final = 4.0
"""What a turn may be worth to whoever seems to stand too badly to be looked at."""
TEMPO: Final = 2
"""Turns fewer that are looked at where even doing nothing seems to be good enough."""
FULL: Final = 6
"""Moves that are followed to the full depth, and quiet ones behind them less far."""
QUIET: Final = 4
"""Captures in a row that are followed."""
STOPS: Final = 8
"""How many ways to stop a win are compared behind the last full turn."""
LONGEST: Final = 8
"""Turns within which whoever has to stop a win is given a turn more."""
WAY: Final = 3.0
"""The most that a move may gain by opening or closing its own King's way."""
WALKED: Final = 12
"""Moves for which that is looked at."""
FIRST: Final = -1_000.0
"""The rank of the move that was best before."""
SECOND: Final = -900.0
"""The rank of the last quiet one that refuted another move as late."""
REPUTE: Final = 5.0
"""The most that a quiet move may gain in rank by what it refuted elsewhere."""

Found = tuple[int, float, float, int]
"""About a position: the depth, the least and the most that it is worth, the best move."""


class Spent(Exception):
    """The budget is used up."""


class Lookahead(Weighing):
    """A search for the best move of one seat.

    Inside, a value is what a position is worth to the side that is to move: ``mine`` says
    whether that is this seat or the others.
    """

    def __init__(self, position: Position, me: int, keep_it: int, budget: int = BUDGET) -> None:
        """``keep_it`` is the option: turns that a King must stay on the centre, or 0."""
        super().__init__(position, me, keep_it)
        self.depth = 0
        """Full turns looked at after each move."""
        self._budget = budget
        self._found: dict[object, Found] = {}
        self._refuting: dict[int, int] = {}
        self._repute: dict[int, int] = {}

    def values(self, moves: Sequence[int], costs: Mapping[int, float]) -> dict[int, float]:
        """Return what moves are worth less what they cost, as far as the search came.

        That of a move that is worse than the best one by more than ``SLACK`` may be too high, but
        not by so much that it seems to be as good.
        """
        children = {move: self.play(self.root, self.me, move) for move in moves}
        extra = {move: -costs.get(move, 0.0) for move in moves}
        first = {move: self.standing(children[move]) + extra[move] for move in moves}
        order = sorted(moves, key=lambda move: (-first[move], move))
        done, values = first, dict[int, float]()
        try:
            for self.depth in range(DEEPEST):
                values = {}
                self._compare(order, children, extra, values)
                if self.depth == 0:
                    for move in sorted(moves, key=lambda move: (-values[move], move))[:WALKED]:
                        way = self._way(children[move])
                        extra[move] += way
                        values[move] += way
                done = values
                order.sort(key=lambda move: (-done[move], -first[move], move))
                if abs(done[order[0]]) > LIKELY:
                    break
        except Spent:
            return values or done
        return done

    def _compare(
        self,
        order: Sequence[int],
        children: Mapping[int, Node],
        extra: Mapping[int, float],
        values: dict[int, float],
    ) -> None:
        """Write down what each move is worth so many turns later."""
        best = -2 * WON
        for number, move in enumerate(order):
            low = best - SLACK - extra[move]
            less = int(self.depth > 2 and number >= 2 * FULL)
            value = self._answered(children[move], True, self.depth - less, low, 2 * WON, 0)
            if less and value > low:
                value = self._answered(children[move], True, self.depth, low, 2 * WON, 0)
            values[move] = value + extra[move]
            best = max(best, values[move])

    def _way(self, child: Node) -> float:
        """Return what a move does for its own King's way besides bringing him nearer."""
        self.made += WALKING
        king = child.position.king(self.me)
        place = self._zeal * king_place(ways(child.position, self.me, king)[king])
        gain = place - self._rows[piece_of(self.me, KING)][king]
        return max(-WAY, min(WAY, gain))

    def _answered(
        self, child: Node, mine: bool, depth: int, low: float, high: float, ply: int
    ) -> float:
        """Return what a position is worth to the side that has moved."""
        if self.made >= self._budget:
            raise Spent
        return -self._value(child, not mine, depth, -high, -low, ply + 1)

    def _won(self, node: Node, mine: bool, ply: int) -> float:
        """Return what a win of the side that is to move is worth; 0 if there is none."""
        position = node.position
        if mine:
            return WON - ply if self.threatens(position, self.me, 1) else 0.0
        for other in self._others:
            if self.threatens(position, other, 1):
                return WON - ply if other == self._others[0] else LIKELY - self.standing(node)
        return 0.0

    def _in_danger(self, position: Position, mine: bool) -> bool:
        """Whether the side that is not to move would win if it were."""
        return any(
            self.threatens(position, seat) for seat in (self._others if mine else self._mine)
        )

    def _value(
        self, node: Node, mine: bool, depth: int, low: float, high: float, ply: int
    ) -> float:
        """Return a position's value at a depth; outside ``low`` and ``high`` it is only a bound."""
        if depth <= 0:
            return self._settled(node, mine, low, high, ply, QUIET + min(depth, 0))
        position = node.position
        if won := self._won(node, mine, ply):
            return won
        stand = self._stand(node, mine)
        danger = self._in_danger(position, mine)
        if not danger and depth <= 2 and stand - depth * TURN >= high:
            return stand
        key = (bytes(position.board), mine, *position.reserves, *position.kept)
        known, least, most, hint = self._found.get(key, (-1, 0.0, 0.0, -1))
        if known >= depth and (least >= high or most <= low or least == most):
            return least if least >= high else most
        if not danger and depth >= 2 and stand >= high:
            value = self._answered(node, mine, depth - TEMPO, high - SLACK, high, ply)
            if value >= high:
                return value
        further = depth - 1 + int(danger and ply < LONGEST)
        tried = 0
        pruned = depth == 1 and not danger
        least_gain = low - stand - MARGIN if pruned else -WON
        best, choice = low if pruned else -2 * WON, -1
        alpha = low
        for move, seat, quiet in self._ordered(position, mine, hint, ply, danger, least_gain):
            idle = quiet and tried and not danger
            child = self.play(node, seat, move)
            if not self.legal(child, seat, move):
                continue
            tried += 1
            less = int(idle and tried > FULL and depth > 1)
            value = self._answered(child, mine, further - less, alpha, high, ply)
            if less and value > alpha:
                value = self._answered(child, mine, further, alpha, high, ply)
            if value > best:
                best, choice = value, move
                alpha = max(alpha, value)
            if alpha >= high:
                if quiet:
                    self._refuting[ply] = move
                    self._repute[move] = self._repute.get(move, 0) + depth * depth
                break
        if not tried:
            best = ply - WON if danger else max(best, stand)
        self._found[key] = (
            depth,
            best if best > low else -2 * WON,
            best if best < high else 2 * WON,
            choice,
        )
        return best

    def _stand(self, node: Node, mine: bool) -> float:
        return self.standing(node) if mine else -self.standing(node)

    def _listed(self, position: Position, mine: bool) -> Iterator[tuple[int, list[int], list[int]]]:
        """Return the seats of a side, each with its captures and its other moves.

        Of several others only what they take from this seat counts as a capture.
        """
        for seat in self._mine if mine else self._others:
            self.made += LISTING
            captures, quiets = listed(position, self._reach, seat)
            if not mine and self._many:
                captures = [move for move in captures if self._takes_mine(position, seat, move)]
            yield seat, captures, quiets

    def _ordered(
        self, position: Position, mine: bool, hint: int, ply: int, danger: bool, least: float
    ) -> list[tuple[int, int, bool]]:
        """Return a side's moves, best first, each with its seat and whether it is quiet.

        In danger, and of several others, only those that bear on the centre or capture. Quiet ones
        that neither gain more than ``least`` nor bear on the centre are left out.
        """
        narrow = danger or (self._many and not mine)
        hill = SQUARES if self._mutants else self._reach.hill
        rows, board, repute = self._rows, position.board, self._repute
        refuting = self._refuting.get(ply)
        ranked = []
        for seat, captures, quiets in self._listed(position, mine):
            weight = self._weights[seat]
            for move in captures:
                gain = weight * self.gain(position, seat, move)
                ranked.append((FIRST if move == hint else -gain - 1, move, seat, False))
            for move in quiets:
                if move >= RESPAWN:
                    gain = self._arrival(position, seat, move)
                else:
                    source, target = divmod(move, SIZE)
                    row = rows[board[source]]
                    gain = row[target] - row[source]
                    if (narrow or gain <= least) and target not in hill and source not in hill:
                        continue
                if move == hint:
                    rank = FIRST
                elif move == refuting:
                    rank = SECOND
                elif move in repute:
                    rank = -weight * gain - min(REPUTE, repute[move] * 0.1)
                else:
                    rank = -weight * gain
                ranked.append((rank, move, seat, True))
        ranked.sort()
        return [(move, seat, quiet) for _, move, seat, quiet in ranked]

    def _settled(
        self, node: Node, mine: bool, low: float, high: float, ply: int, left: int
    ) -> float:
        """Return the value by quiescence search: captures, King's steps and saves only."""
        position = node.position
        if won := self._won(node, mine, ply):
            return won
        if self._in_danger(position, mine):
            return self._stopped(node, mine, low, high, ply, left)
        best = self._stand(node, mine)
        if left <= 0 or best >= high:
            return best
        for move, seat in self._lively(position, mine, low - best - MARGIN, left >= QUIET - 1):
            child = self.play(node, seat, move)
            if not self.legal(child, seat, move):
                continue
            best = max(best, self._followed(child, mine, max(low, best), high, ply, left))
            if best >= high:
                break
        return best

    def _lively(
        self, position: Position, mine: bool, least: float, steps: bool
    ) -> list[tuple[int, int]]:
        """Return captures with a gain above the least, best first, and steps beside the centre."""
        near = self._near
        ranked = []
        for seat, captures, quiets in self._listed(position, mine):
            weight = self._weights[seat]
            for move in captures:
                gain = weight * self.gain(position, seat, move)
                if gain > least:
                    ranked.append((-gain, move, seat))
            if steps:
                king = position.king(seat)
                ranked += [
                    (0.0, move, seat)
                    for move in quiets
                    if move // SIZE == king and move % SIZE in near
                ]
        return [(move, seat) for _, move, seat in sorted(ranked)]

    def _takes_mine(self, position: Position, seat: int, move: int) -> bool:
        target = respawn_point(position, seat) if move >= RESPAWN else move % SIZE
        return target is not None and position.board[target] >> 4 == self.me + 1

    def _followed(
        self, child: Node, mine: bool, low: float, high: float, ply: int, left: int
    ) -> float:
        """Return what a position is worth to the side that has made a lively move."""
        if self.made >= self._budget:
            raise Spent
        return -self._settled(child, not mine, -high, -low, ply + 1, left - 1)

    def _stopped(
        self, node: Node, mine: bool, low: float, high: float, ply: int, left: int
    ) -> float:
        """Return the value for a side that has to stop a win."""
        best = ply - WON
        found = 0
        for move, seat, _ in self._ordered(node.position, mine, -1, ply, True, -WON):
            child = self.play(node, seat, move)
            if not self.legal(child, seat, move) or self._in_danger(child.position, mine):
                continue
            found += 1
            if left > 0:
                value = self._followed(child, mine, max(low, best), high, ply, left)
            else:
                value = self._stand(child, mine)
            best = max(best, value)
            if best >= high or found >= STOPS:
                break
        return best
