"""A computer player for Kill the Kings, which also gives the hints."""

import random

from games.core.menu import Menu
from games.kill_the_kings.piles import killers
from games.kill_the_kings.state import Action, Place, Reserve
from games.kill_the_kings.view import KillTheKingsView


class Assassin:
    """Kills where it can, else places what keeps most ways open."""

    def choose(self, view: KillTheKingsView, menu: Menu[Action], rng: random.Random) -> Action:
        def worth(action: Action) -> float:
            if isinstance(action, Place):
                cards = view.piles[action.pile].cards
                if action.card in killers(cards):
                    return 1000
                return 10.0
            return 5.0 if isinstance(action, Reserve) else 11.0

        return max(menu, key=worth)
