"""A computer player for Kill the Kings, which also gives the hints."""

import random
from typing import Final

from games.core.menu import Menu
from games.kill_the_kings.planning import Outlook, Table, cards_of, make_room, play_on, table_of
from games.kill_the_kings.state import Action, Draw, Place, Reserve
from games.kill_the_kings.view import KillTheKingsView

TRIALS: Final = 9
"""How often the next draws are tried out."""
DEPTH: Final = 3
"""How many draws a trial looks ahead."""
CANDIDATES: Final = 4
"""How many placements are tried out: those that look best at once."""


class Assassin:
    """Fills the reserve first, then places what turns out best in trials of the next draws.

    A card that is kept can still be placed later, when more is known; so nothing is placed while
    the reserve has room, unless it helps to kill the last king with the cards in hand. With a
    full reserve it draws only where nothing can be placed.
    """

    def choose(self, view: KillTheKingsView, menu: Menu[Action], rng: random.Random) -> Action:
        table = table_of(view)
        places = [action for action in menu if isinstance(action, Place)]
        afters = [table.place(action.card, action.pile) for action in places]
        for action, after in zip(places, afters, strict=True):
            if _ends(after):
                return action
        for waiting in (_RESERVE, _DRAW):
            if waiting in menu and (not places or len(view.reserve) < view.slots):
                return waiting
        return places[_best(afters, cards_of(table.unseen), rng)]


def _ends(table: Table) -> bool:
    """Whether the last king is dead or can be killed with the cards in hand."""
    outlook = Outlook(table.reserve, table.unseen)
    left = [bottom for bottom in table.bottoms if bottom is not None]
    return not left or (len(left) == 1 and outlook.danger(left[0]) == 0)


def _best(tables: list[Table], unseen: list[int], rng: random.Random) -> int:
    """Which of several tables comes out best in trials, all of them with the same draws."""
    roomy = [make_room(table) for table in tables]
    order = sorted(range(len(roomy)), key=lambda at: -roomy[at].worth())
    totals = dict.fromkeys(order[:CANDIDATES], 0.0)
    if len(totals) > 1:
        for _ in range(TRIALS):
            coming = rng.sample(unseen, min(DEPTH, len(unseen)))
            for at in totals:
                totals[at] += play_on(roomy[at], coming)
    return max(totals, key=lambda at: totals[at])


_DRAW, _RESERVE = Draw(), Reserve()
