"""The computer player of King of the Mountain."""

import random
from typing import Any

from games.core.menu import Menu
from games.king_of_the_mountain.view import KingOfTheMountainView


class Mountaineer:
    """Plays."""

    def choose(self, view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random) -> Any:
        """An action of the menu."""
        return menu.sample(rng)
