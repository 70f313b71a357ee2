"""The computer player of King of the Hill: Eighty Points."""

import random
from typing import Any

from games.core.menu import Menu
from games.eighty_points.view import EightyPointsView


class Courtier:
    """Plays as it likes."""

    def choose(self, view: EightyPointsView, menu: Menu[Any], rng: random.Random) -> Any:
        """An action of the menu; None while it has nothing to declare."""
        if not menu:
            return None
        return menu.sample(rng)
