"""A computer player for Crown Duel."""

import random
from typing import Any

from castellan_crown_duel.view import CrownDuelView
from games.core.menu import Menu


class AnyCard:
    """Plays each card equally often, which nobody can outwit."""

    def choose(self, view: CrownDuelView, menu: Menu[Any], rng: random.Random) -> Any:
        return menu.sample(rng)
