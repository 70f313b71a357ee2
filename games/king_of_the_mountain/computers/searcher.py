"""The Knight and the King of King of the Mountain: one search with two budgets."""

import random
from collections.abc import Sequence
from typing import Final

from games.king_of_the_mountain.computers.search import SLACK, Search
from games.king_of_the_mountain.computers.traveller import Traveller, tiring
from games.king_of_the_mountain.view import KingOfTheMountainView

KNIGHT_BUDGET: Final = 2_500
KING_BUDGET: Final = 10_000
"""Positions that a King makes for a decision."""


class Searcher(Traveller):
    """Searches as many turns ahead as a budget of positions allows, quiet replies among them.

    It takes all others to play against it, and leaves no win to the others to stop.
    """

    def __init__(self, budget: int) -> None:
        """``budget`` is how many positions it makes for a decision."""
        self._budget = budget

    def _move(
        self, view: KingOfTheMountainView, seat: int, moves: Sequence[int], rng: random.Random
    ) -> int:
        cost = tiring(view, seat)
        search = Search(view.position, seat, view.options.keep_it, self._budget)
        values = search.values(moves, {move: cost(move) for move in moves})
        best = max(values.values())
        return rng.choice([move for move in sorted(values) if values[move] > best - SLACK])
