"""The Knight and the King of King of the Mountain: one search with two budgets.

The search is alpha-beta between one seat and all the others as one side. If there are several
others, one of them replies at a time: the one whose reply harms the seat most (best-reply search,
Schadd and Winands, 2011). It uses iterative deepening by turns, a transposition table, killer
moves, a history heuristic, null moves, late move reductions and futility pruning, and ends in a
quiescence search. Its budget is a number of positions, never a time, so that the same position
gives the same move on any machine.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.king_of_the_mountain.board import KING, SQUARES, piece_of
from games.king_of_the_mountain.computers.certain import Certainty
from games.king_of_the_mountain.computers.evaluation import king_place, ways
from games.king_of_the_mountain.computers.traveller import Traveller, tiring
from games.king_of_the_mountain.computers.weighing import Evaluator, Node, generate_moves
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, respawn_point
from games.king_of_the_mountain.view import KingOfTheMountainView

KNIGHT_BUDGET: Final = 2_500
KING_BUDGET: Final = 10_000  # Budget of a King for a decision, in positions made
WON: Final = 10_000.0
LIKELY: Final = WON / 2  # Value of a threat to win that another opponent may still stop
GENERATION_COST: Final = 4  # Cost of generating a seat's moves, in positions made
PATH_COST: Final = 150  # Cost of finding a King's way, in positions made
MAX_DEPTH: Final = 10  # Maximum number of full turns searched after a move
SLACK: Final = 0.1
"""Moves worth at most this much less than the best one count as equal. Also the null window."""
DELTA_MARGIN: Final = 1.0
"""Delta pruning: margin for what a move may gain beyond its immediate gain."""
FUTILITY_MARGIN: Final = 4.0  # Reverse futility pruning: margin for each remaining turn
NULL_MOVE_REDUCTION: Final = 2
LMR_FIRST_REDUCED: Final = 6  # Late move reductions start after this many moves
QUIESCENCE_DEPTH: Final = 4  # Maximum number of captures in a row in the quiescence search
MAX_STOPS: Final = 8
"""Maximum number of defences that the quiescence search compares against a threat to win."""
MAX_EXTENDED_PLY: Final = 8
"""Check extensions: up to this ply, a side that must stop a win is searched a turn deeper."""
MAX_PATH_BONUS: Final = 3.0  # Maximum gain of a move from opening or closing its own King's way
PATHS_FOUND: Final = 12  # Number of best moves that get this bonus
HASH_MOVE_RANK: Final = -1_000.0
KILLER_RANK: Final = -900.0
HISTORY_SCALE: Final = 0.1  # Gain in rank per point of history. A cut-off adds its squared depth.
MAX_HISTORY_BONUS: Final = 5.0  # Maximum gain in rank of a quiet move from the history heuristic

Entry = tuple[int, float, float, int]
"""An entry of the transposition table: depth, lower bound, upper bound, best move."""


class Searcher(Traveller):
    """Searches as many turns ahead as a budget of positions allows, including quiet replies.

    It assumes that all others play against it, and never relies on them to stop a win.
    """

    def __init__(self, budget: int) -> None:
        """``budget``: maximum number of positions made for a decision."""
        self._budget = budget

    def _move(
        self, view: KingOfTheMountainView, seat: int, moves: Sequence[int], rng: random.Random
    ) -> int:
        if view.options.keep_it:
            certainty = Certainty(view.options, view.position, seat)
            moves = [move for move in moves if certainty.wins_next(move)] or moves
        cost = tiring(view, seat)
        search = Search(view.position, seat, view.options.keep_it, self._budget)
        values = search.values(moves, {move: cost(move) for move in moves})
        best = max(values.values())
        return rng.choice([move for move in sorted(values) if values[move] > best - SLACK])


def position_key(position: Position, mine: bool) -> object:
    """Return the transposition table's key for a position and the side to move."""
    return bytes(position.board), mine, *position.reserves, *position.kept


class BudgetSpentError(Exception):
    """The search has used up its budget of positions."""


class Search(Evaluator):
    """A search for the best move of one seat.

    Values inside are relative to the side to move: ``mine`` says whether that is this seat or the
    others.
    """

    def __init__(
        self, position: Position, me: int, keep_it: int, budget: int, zeal: float | None = None
    ) -> None:
        """Search with a budget of positions. The other arguments are those of ``Evaluator``."""
        super().__init__(position, me, keep_it, zeal)
        self.depth = 0  # Full turns searched after each move so far
        self._budget = budget
        self._transpositions: dict[object, Entry] = {}
        self._killers: dict[int, int] = {}
        self._history: dict[int, int] = {}

    def values(self, moves: Sequence[int], costs: Mapping[int, float]) -> dict[int, float]:
        """Return the value of each move less its cost, by iterative deepening within the budget.

        The value of a move that trails the best one by more than ``SLACK`` may only be an upper
        bound.
        """
        children = {move: self.play(self.root, self.me, move) for move in moves}
        extra = {move: -costs.get(move, 0.0) for move in moves}
        first = {move: self.standing(children[move]) + extra[move] for move in moves}
        order = sorted(moves, key=lambda move: (-first[move], move))
        done, values = first, dict[int, float]()
        try:
            for self.depth in range(MAX_DEPTH):
                values = {}
                self._search_root(order, children, extra, values)
                if self.depth == 0:
                    # Finding a way is slow, so only the best moves of the first pass get this
                    # bonus.
                    for move in sorted(moves, key=lambda move: (-values[move], move))[:PATHS_FOUND]:
                        way = self._path_bonus(children[move])
                        extra[move] += way
                        values[move] += way
                done = values
                order.sort(key=lambda move: (-done[move], -first[move], move))
                if abs(done[order[0]]) > LIKELY:
                    break
        except BudgetSpentError:
            # Best moves come first: a part of the deeper values beats all shallower ones.
            return values or done
        return done

    def _search_root(
        self,
        order: Sequence[int],
        children: Mapping[int, Node],
        extra: Mapping[int, float],
        values: dict[int, float],
    ) -> None:
        best = -2 * WON
        for number, move in enumerate(order):
            alpha = best - SLACK - extra[move]
            less = int(self.depth > 2 and number >= 2 * LMR_FIRST_REDUCED)  # late move reduction
            value = self._value_after(children[move], True, self.depth - less, alpha, 2 * WON, 0)
            if less and value > alpha:
                value = self._value_after(children[move], True, self.depth, alpha, 2 * WON, 0)
            values[move] = value + extra[move]
            best = max(best, values[move])

    def _path_bonus(self, child: Node) -> float:
        self.made += PATH_COST
        king = child.position.king(self.me)
        place = self._zeal * king_place(ways(child.position, self.me, king)[king])
        gain = place - self._rows[piece_of(self.me, KING)][king]
        return max(-MAX_PATH_BONUS, min(MAX_PATH_BONUS, gain))

    def _value_after(
        self, child: Node, mine: bool, depth: int, alpha: float, beta: float, ply: int
    ) -> float:
        """Return the value of a position to the side that has just moved."""
        if self.made >= self._budget:
            raise BudgetSpentError
        return -self._search(child, not mine, depth, -beta, -alpha, ply + 1)

    def _immediate_win(self, node: Node, mine: bool, ply: int) -> float:
        """Return the value of an immediate win for the side to move, or 0 if there is none."""
        position = node.position
        if mine:
            return WON - ply if self.threatens(position, self.me, 1) else 0.0
        for other in self._others:
            # A win by a later seat may still be stopped by those before it.
            if self.threatens(position, other, 1):
                return WON - ply if other == self._others[0] else LIKELY - self.standing(node)
        return 0.0

    def _threatened(self, position: Position, mine: bool) -> bool:
        return any(
            self.threatens(position, seat) for seat in (self._others if mine else self._mine)
        )

    def _search(
        self, node: Node, mine: bool, depth: int, alpha: float, beta: float, ply: int
    ) -> float:
        """Return the value of a position. Outside ``alpha`` to ``beta`` it is only a bound."""
        if depth <= 0:
            return self._quiescence(node, mine, depth, alpha, beta, ply)
        position = node.position
        if won := self._immediate_win(node, mine, ply):
            return won
        static_eval = self._static_eval(node, mine)
        threatened = self._threatened(position, mine)
        # Reverse futility pruning.
        if not threatened and depth <= 2 and static_eval - depth * FUTILITY_MARGIN >= beta:
            return static_eval
        key = position_key(position, mine)
        known, least, most, hash_move = self._transpositions.get(key, (-1, 0.0, 0.0, -1))
        # A stored bound is enough if it is deep enough and decides this window.
        if known >= depth and (least >= beta or most <= alpha or least == most):
            return least if least >= beta else most
        # Null move: if even passing fails high, a real move will. Not while a win has to be
        # stopped, which is this game's zugzwang.
        if not threatened and depth >= 2 and static_eval >= beta:
            reduced = depth - NULL_MOVE_REDUCTION
            value = self._value_after(node, mine, reduced, beta - SLACK, beta, ply)
            if value >= beta:
                return value
        further = depth - 1 + int(threatened and ply < MAX_EXTENDED_PLY)
        searched = 0
        pruned = depth == 1 and not threatened  # futility pruning of moves that gain too little
        least_gain = alpha - static_eval - DELTA_MARGIN if pruned else -WON
        best, choice = alpha if pruned else -2 * WON, -1
        lower = alpha
        ordered = self._ordered_moves(position, mine, hash_move, ply, threatened, least_gain)
        for move, seat, quiet in ordered:
            child = self.play(node, seat, move)
            if not self.legal(child, seat, move):
                continue
            searched += 1
            late = quiet and searched > LMR_FIRST_REDUCED
            less = int(late and depth > 1 and not threatened)  # late move reduction
            value = self._value_after(child, mine, further - less, alpha, beta, ply)
            # A reduced move that beats alpha is searched again in full.
            if less and value > alpha:
                value = self._value_after(child, mine, further, alpha, beta, ply)
            if value > best:
                best, choice = value, move
                alpha = max(alpha, value)
            if alpha >= beta:
                if quiet:
                    self._killers[ply] = move
                    self._history[move] = self._history.get(move, 0) + depth * depth
                break
        # No move was searched: lost if a win had to be stopped, else the position as it is.
        if not searched:
            best = ply - WON if threatened else max(best, static_eval)
        # Failing high gives only a lower bound, failing low only an upper bound.
        self._transpositions[key] = (
            depth,
            best if best > lower else -2 * WON,
            best if best < beta else 2 * WON,
            choice,
        )
        return best

    def _static_eval(self, node: Node, mine: bool) -> float:
        return self.standing(node) if mine else -self.standing(node)

    def _generate(
        self, position: Position, mine: bool
    ) -> Iterator[tuple[int, list[int], list[int]]]:
        """Yield each seat of a side with its pseudo-legal captures and quiet moves.

        If there are several others, only their captures of this seat's pieces count as captures.
        """
        for seat in self._mine if mine else self._others:
            self.made += GENERATION_COST
            captures, quiets = generate_moves(position, self._terrain, seat)
            if not mine and self._many:
                captures = [move for move in captures if self._takes_mine(position, seat, move)]
            yield seat, captures, quiets

    def _ordered_moves(
        self,
        position: Position,
        mine: bool,
        hash_move: int,
        ply: int,
        threatened: bool,
        least: float,
    ) -> list[tuple[int, int, bool]]:
        """Return a side's moves, best first, each with its seat and whether it is quiet.

        Only captures and moves that bear on the centre are searched while a win has to be stopped,
        and for a side of several others. Quiet moves that neither gain more than ``least`` nor bear
        on the centre are left out.
        """
        restricted = threatened or (self._many and not mine)
        hill = SQUARES if self._mutants else self._hill
        rows, board, history = self._rows, position.board, self._history
        killer = self._killers.get(ply)
        ranked = []
        for seat, captures, quiets in self._generate(position, mine):
            weight = self._weights[seat]
            for move in captures:
                # The 1 puts captures before quiet moves of about the same gain.
                gain = weight * self.gain(position, seat, move)
                ranked.append(
                    (HASH_MOVE_RANK if move == hash_move else -gain - 1, move, seat, False)
                )
            for move in quiets:
                if move >= RESPAWN:
                    gain = self._arrival(position, seat, move)
                else:
                    # Nothing is captured, so the difference in the piece's table is enough.
                    source, target = divmod(move, SIZE)
                    row = rows[board[source]]
                    gain = row[target] - row[source]
                    if (restricted or gain <= least) and target not in hill and source not in hill:
                        continue
                if move == hash_move:
                    rank = HASH_MOVE_RANK
                elif move == killer:
                    rank = KILLER_RANK
                elif move in history:
                    rank = -weight * gain - min(MAX_HISTORY_BONUS, history[move] * HISTORY_SCALE)
                else:
                    rank = -weight * gain
                ranked.append((rank, move, seat, True))
        ranked.sort()
        return [(move, seat, quiet) for _, move, seat, quiet in ranked]

    def _quiescence(
        self, node: Node, mine: bool, depth: int, alpha: float, beta: float, ply: int
    ) -> float:
        """Return the value if only captures, steps beside the centre and defences are searched.

        ``depth`` is 0 or below.
        """
        position = node.position
        if won := self._immediate_win(node, mine, ply):
            return won
        if self._threatened(position, mine):
            return self._stopping_value(node, mine, depth, alpha, beta, ply)
        # Stand pat: a side doesn't have to capture.
        best = self._static_eval(node, mine)
        if depth <= -QUIESCENCE_DEPTH or best >= beta:
            return best
        # Delta pruning: captures that can't lift the value to alpha are left out.
        least_gain = alpha - best - DELTA_MARGIN
        for move, seat in self._noisy_moves(position, mine, least_gain, depth >= -1):
            child = self.play(node, seat, move)
            if not self.legal(child, seat, move):
                continue
            value = self._value_after(child, mine, depth - 1, max(alpha, best), beta, ply)
            best = max(best, value)
            if best >= beta:
                break
        return best

    def _noisy_moves(
        self, position: Position, mine: bool, least: float, steps: bool
    ) -> list[tuple[int, int]]:
        """Return captures that gain more than ``least``, best first, then steps by the centre."""
        near = self._near
        ranked = []
        for seat, captures, quiets in self._generate(position, mine):
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

    def _stopping_value(
        self, node: Node, mine: bool, depth: int, alpha: float, beta: float, ply: int
    ) -> float:
        """Return the value for the side to move, which has to stop a win."""
        best = ply - WON
        found = 0
        for move, seat, _ in self._ordered_moves(node.position, mine, -1, ply, True, -WON):
            child = self.play(node, seat, move)
            if not self.legal(child, seat, move) or self._threatened(child.position, mine):
                continue
            found += 1
            if depth > -QUIESCENCE_DEPTH:
                value = self._value_after(child, mine, depth - 1, max(alpha, best), beta, ply)
            else:
                value = self._static_eval(child, mine)
            best = max(best, value)
            if best >= beta or found >= MAX_STOPS:
                break
        return best
