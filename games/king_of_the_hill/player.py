"""A computer player for King of the Hill."""

import random
from typing import Any

from games.core.menu import Menu
from games.king_of_the_hill.view import KingOfTheHillView


class Climber:
    """Plays anything legal."""

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Any:
        return menu.sample(rng)
