"""Compares moves by a search that values several of them to the same depth."""

import math
import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from games.core.game import Seat
from games.king_of_the_mountain.computers.generating import generate_moves
from games.king_of_the_mountain.computers.search import (
    MAX_DEPTH,
    SLACK,
    WON,
    BudgetSpentError,
    Search,
)
from games.king_of_the_mountain.computers.weighing import Node
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.view import KingOfTheMountainView

STEEPNESS: Final = 0.13
"""Steepness of the logistic curve from values to chances to win: the most likely one in 354
positions of 30 matches between two Knights, and nearly that in 579 of 26 matches of four."""
MAX_EXPONENT: Final = 100.0  # Limit of the exponent, at which a chance is practically 0
SURE: Final = WON - 1_000  # Minimum value of a certain win
NEVER: Final = 2 * WON  # More than any value
AS_GOOD: Final = 0.02  # Maximum loss in chances to win for a move to be as good as the best one
DISTURBANCE: Final = 30  # Maximum history score that a perturbed search begins with


def outlook(value: float, rivals: int) -> float:
    """Return a seat's chance to win against its rivals, from its value against all of them."""
    return 1 / (1 + rivals * math.exp(min(-STEEPNESS * value, MAX_EXPONENT)))


def value_of(chance: float, rivals: int) -> float:
    """Return the value that gives this chance to win; the inverse of ``outlook``."""
    return -math.log((1 / chance - 1) / rivals) / STEEPNESS if chance > 0 else -NEVER


class Comparison(Search):
    """A search that values several moves to the same depth."""

    def __init__(
        self, view: KingOfTheMountainView, seat: Seat, rng: random.Random | None = None
    ) -> None:
        """``rng`` perturbs the order of quiet moves, and so which positions are reached."""
        super().__init__(view.position, seat, view.options.keep_it, 0, zeal=1.0)
        self.rivals = len(self._others)
        self.rival = self._others[0]  # The next seat to move
        if rng is not None:
            self._history = self._disturbance(view.position, rng)
        self._children: dict[int, Node] = {}
        self._ways: dict[int, float] = {}

    def _disturbance(self, position: Position, rng: random.Random) -> dict[int, int]:
        found = dict[int, int]()
        for seat in position.living:
            _, quiets = generate_moves(position, self._terrain, seat)
            found |= {move: rng.randrange(DISTURBANCE) for move in quiets}
        return found

    def best_move(self, key: object) -> int | None:
        """Return the best move found in a position; None if none is known."""
        move = self._transpositions.get(key, (0, 0.0, 0.0, -1))[3]
        return None if move < 0 else move

    def screen(self, moves: Sequence[int], budget: int) -> list[int]:
        """Sort moves by the values of a short search, the best first."""
        self._budget = self.made + budget
        values = self.values(moves, {})
        return sorted(moves, key=lambda move: (-values.get(move, -NEVER), move))

    def compare(
        self,
        moves: Sequence[int],
        budget: int,
        margins: Sequence[float] = (),
        *,
        always: Collection[int] = (),
        clear: bool = False,
    ) -> dict[int, float]:
        """Return the value of each move, by iterative deepening within a budget of positions.

        With ``margins``, a move whose chance trails the best one's by more than its depth's margin
        is searched no further. It keeps its value from that depth, which deeper searches might
        correct, so the moves in ``always`` are searched to every depth. ``clear`` ends the search
        once two moves turn out equally good.
        """
        self._budget = self.made + budget
        for move in moves:
            if move not in self._children:
                self._children[move] = self.play(self.root, self.me, move)
                self._ways[move] = self._path_bonus(self._children[move])
        first = {move: self.standing(self._children[move]) + self._ways[move] for move in moves}
        done, before = first, first
        try:
            for depth in range(MAX_DEPTH):
                margin = margins[min(depth, len(margins) - 1)] if margins else 1.0
                values = self._values_at(depth, done, margin, always)
                # The first depth has no shallower one to average with.
                before = {move: done[move] for move in values} if depth else dict(values)
                done = done | values
                self.depth = depth
                decided = all(abs(value) > SURE for value in values.values())
                # Nothing is left to find out.
                if (
                    decided
                    or len(values) < min(2, len(moves))
                    or (clear and self._is_open(values, margins))
                ):
                    break
        except BudgetSpentError:
            pass
        return {move: _levelled(done[move], before.get(move, done[move])) for move in moves}

    def _values_at(
        self, depth: int, done: Mapping[int, float], margin: float, always: Collection[int]
    ) -> dict[int, float]:
        values = dict[int, float]()
        order = sorted(done, key=lambda move: (-done[move], move))
        least = self._floor(done[order[0]], margin) if depth else -NEVER
        while waiting := [
            m for m in order if m not in values and (done[m] >= least or m in always)
        ]:
            for move in waiting:
                best = max(values.values(), default=-NEVER)
                low = self._floor(best, margin) - self._ways[move] - SLACK
                value = self._value_after(self._children[move], True, depth, low, NEVER, 0)
                values[move] = value if abs(value) > SURE else value + self._ways[move]
            # If the best one has dropped, other moves may be within the margin again.
            least = self._floor(max(values.values()), margin)
        return values

    def _is_open(self, values: Mapping[int, float], margins: Sequence[float]) -> bool:
        """True if several moves are equally good at a depth where the margins no longer change."""
        if self.depth < len(margins) - 1:
            return False
        chances = sorted((outlook(each, self.rivals) for each in values.values()), reverse=True)
        return len(chances) > 1 and chances[0] - chances[1] < AS_GOOD

    def _floor(self, best: float, margin: float) -> float:
        """Return the value whose chance is ``margin`` below that of ``best``."""
        return value_of(outlook(best, self.rivals) - margin, self.rivals)


def _levelled(value: float, before: float) -> float:
    """Return the mean of two depths' values, because another side has the last move in each."""
    return value if max(abs(value), abs(before)) > SURE else (value + before) / 2
