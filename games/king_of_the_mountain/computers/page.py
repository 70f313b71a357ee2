"""The weakest computer player of King of the Mountain: it plays as a beginner does."""

import random
from collections.abc import Sequence
from typing import Final

from games.king_of_the_mountain.computers.evaluation import WORTH
from games.king_of_the_mountain.computers.traveller import Traveller
from games.king_of_the_mountain.pieces import KING
from games.king_of_the_mountain.position import RESPAWN, SIZE
from games.king_of_the_mountain.squares import CENTRE
from games.king_of_the_mountain.terrain import steps_to_centre, terrain_of
from games.king_of_the_mountain.view import KingOfTheMountainView

PRIZES: Final = {**WORTH, KING: 8.0}
"""Value of a capture, by kind; sending a King back is overrated."""
WALK: Final = 0.4
"""Probability of moving its King when there is nothing to capture."""
BESIDE: Final = 1
"""Steps from the centre at which only its King is to stand."""


class KingOfTheMountainPage(Traveller):
    """Takes the most valuable piece within reach, else comes nearer to the centre with any other.

    A beginner's mistakes: it asks for no reply, so it takes what is guarded and leaves its own
    pieces where they are taken; it chases pieces that come back anyway; its King walks as soon as
    he comes to mind, long before anybody clears his way, or stays at home; it does not see that
    another King is about to win, unless he can be taken; and it hopes on where others would agree
    to a draw.
    """

    def _would_draw(self, view: KingOfTheMountainView, seat: int) -> bool:
        return False

    def _move(
        self, view: KingOfTheMountainView, seat: int, moves: Sequence[int], rng: random.Random
    ) -> int:
        board = view.position.board
        steps = steps_to_centre(view.options.board)
        king = view.position.king(seat)
        if prey := [move for move in moves if move < RESPAWN and board[move % SIZE]]:
            dearest = max(PRIZES[board[move % SIZE] & 15] for move in prey)
            return rng.choice([m for m in prey if PRIZES[board[m % SIZE] & 15] == dearest])
        way = [at for at in terrain_of(view.options.board).steps[king] if steps[at] < steps[king]]
        walking = [move for move in moves if move // SIZE == king and move % SIZE in way]
        clearing = [move for move in moves if move // SIZE in (*way, CENTRE)]
        if (walking or clearing) and rng.random() < WALK:
            return rng.choice(walking or clearing)
        nearer = [m for m in moves if m >= RESPAWN or BESIDE < steps[m % SIZE] < steps[m // SIZE]]
        return rng.choice([m for m in nearer if m // SIZE != king] or walking or moves)
