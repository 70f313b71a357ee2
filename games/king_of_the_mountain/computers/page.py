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
"""Value of a capture, by kind. Sending a King back is overrated."""
WALK: Final = 0.4  # Probability of moving its King when there is nothing to capture
BESIDE: Final = 1  # Distance from the centre that only its King may move within


class KingOfTheMountainPage(Traveller):
    """Takes the most valuable piece it can, or else moves another piece towards the centre.

    A beginner's mistakes: it ignores replies, so it takes guarded pieces and leaves its own en
    prise. It chases pieces that come back anyway. Its King walks at random, long before anybody
    clears his way, or stays home. It does not see that another King is about to win, unless it can
    capture him. And it plays on in drawn positions.
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
        # Squares that bring the King closer. Other pieces clear them first.
        way = [at for at in terrain_of(view.options.board).steps[king] if steps[at] < steps[king]]
        walking = [move for move in moves if move // SIZE == king and move % SIZE in way]
        clearing = [move for move in moves if move // SIZE in (*way, CENTRE)]
        if (walking or clearing) and rng.random() < WALK:
            return rng.choice(walking or clearing)
        nearer = [m for m in moves if m >= RESPAWN or BESIDE < steps[m % SIZE] < steps[m // SIZE]]
        return rng.choice([m for m in nearer if m // SIZE != king] or walking or moves)
