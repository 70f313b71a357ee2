"""Players of one habit, to measure the levels against."""

import random
from typing import Any

from games.core import Level, Menu
from games.core.cards import rank_of
from games.king_of_the_hill import JOKER, KingOfTheHillView, SetAside
from games.king_of_the_hill.computers import PLAYERS


class Hider:
    """Always hides its best card and the Joker; plays on as one of the levels does."""

    def __init__(self, level: Level) -> None:
        self._level = PLAYERS[level]

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Any:
        """An action of the menu."""
        if view.phase != "setup":
            return self._level.choose(view, menu, rng)
        best = max((card for card in view.hand if card != JOKER), key=rank_of)
        return SetAside((best, JOKER))
