"""A beginner at High Card."""

import random

from games.core.cards import rank_of
from games.core.menu import Menu
from games.high_card.state import Declare
from games.high_card.view import Declaration, HighCardView

_LOW, _HIGH = 6, 10  # The highest rank that looks low, and the lowest that looks high


class HighCardPage:
    """Judges by the card just drawn alone, as beginners do, and so makes these mistakes.

    It never thinks of the cards it has kept: it plays whatever it draws. It ignores declarations,
    forgets shown cards, and doesn't care how many play: a ten is Highest among many as well, and an
    eight is Middle even against one rival, where Middle is never right.
    """

    def choose(self, view: HighCardView, _menu: Menu[Declare], _rng: random.Random) -> Declare:
        newest = view.hand[-1]
        return Declare(newest, looks(rank_of(newest)))


def looks(rank: int) -> Declaration:
    if rank <= _LOW:
        return "lowest"
    return "highest" if rank >= _HIGH else "middle"
