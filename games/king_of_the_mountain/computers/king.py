"""The strongest computer player of King of the Mountain: it looks at every reply."""

import random
from collections.abc import Sequence

from games.king_of_the_mountain.computers.lookahead import BUDGET, SLACK, Lookahead
from games.king_of_the_mountain.computers.traveller import Traveller, tiring
from games.king_of_the_mountain.view import KingOfTheMountainView


class Summiteer(Traveller):
    """Looks as many turns ahead as a budget of positions allows, quiet replies among them.

    It takes all others to play against it, and leaves no win to the others to stop.
    """

    def __init__(self, budget: int = BUDGET) -> None:
        """``budget`` is how many positions it makes for a decision."""
        self._budget = budget

    def _move(
        self, view: KingOfTheMountainView, seat: int, moves: Sequence[int], rng: random.Random
    ) -> int:
        cost = tiring(view, seat)
        search = Lookahead(view.position, seat, view.options.keep_it, self._budget)
        values = search.values(moves, {move: cost(move) for move in moves})
        best = max(values.values())
        return rng.choice([move for move in sorted(values) if values[move] > best - SLACK])
