"""The second computer player of King of the Mountain: it follows captures and threats."""

import random
from collections.abc import Sequence

from games.king_of_the_mountain.computers.search import SLACK, WON, Search
from games.king_of_the_mountain.computers.traveller import Traveller, tiring
from games.king_of_the_mountain.view import KingOfTheMountainView


class Mountaineer(Traveller):
    """Races for the centre, takes what is free, and stops others who are about to win.

    It looks a few turns ahead as if all others played against it. The longer a match lasts, the
    more its own King's way counts, so that computers among themselves come to an end.
    """

    def _move(
        self, view: KingOfTheMountainView, seat: int, moves: Sequence[int], rng: random.Random
    ) -> int:
        values = Search(view.position, seat, view.options.keep_it).values(moves)
        if max(values.values()) < WON:
            cost = tiring(view, seat)
            values = {move: value - cost(move) for move, value in values.items()}
        best = max(values.values())
        return rng.choice([move for move in values if values[move] >= best - SLACK])
