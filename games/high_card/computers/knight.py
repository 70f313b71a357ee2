"""A computer player for High Card."""

import random

from games.core.menu import Menu
from games.high_card.odds import most_often_right
from games.high_card.state import Declare
from games.high_card.view import HighCardView


class Knight:
    """Plays what the rules play for those whose time runs out: what is most often right.

    It does not weigh what others have declared.
    """

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        return most_often_right(view, menu)
