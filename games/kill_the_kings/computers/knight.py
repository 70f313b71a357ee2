"""The computer player of Kill the Kings that plays well."""

import random
from typing import Final

from games.core.menu import Menu
from games.kill_the_kings.computers.planning import (
    Outlook,
    Table,
    cards_of,
    make_room,
    play_on,
    table_of,
)
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
    full reserve it draws only where nothing can be placed. What it would place next from the
    reserve it does not put there: it decides by the table alone, wherever in hand a card is.
    """

    def choose(self, view: KillTheKingsView, menu: Menu[Action], rng: random.Random) -> Action:
        table = table_of(view)
        places = [action for action in menu if isinstance(action, Place)]
        for action in places:
            if _ends(table.place(action.card, action.pile)):
                return action
        if _DRAW in menu and (not places or view.has_room):
            return _DRAW
        if _RESERVE not in menu:
            return _best(table, places)
        draws_next = view.stock > 0 and len(view.reserve) + 1 < view.slots
        if draws_next or not places:
            return _RESERVE
        best = _best(table, [Place(card, pile) for _, card, pile in table.moves(table.reserve)])
        return best if best in places else _RESERVE


def _ends(table: Table) -> bool:
    """Whether the last king is dead or can be killed with the cards in hand."""
    outlook = Outlook(table.reserve, table.unseen)
    left = [bottom for bottom in table.bottoms if bottom is not None]
    return not left or (len(left) == 1 and outlook.danger(left[0]) == 0)


def _best(table: Table, places: list[Place]) -> Place:
    """Which of several placements comes out best in trials, all of them with the same draws."""
    chance = random.Random(repr(table))
    unseen = cards_of(table.unseen)
    after = {place: make_room(table.place(place.card, place.pile)) for place in places}
    ranked = sorted(places, key=lambda place: (-after[place].worth(), place.card, place.pile))
    likely = ranked[:CANDIDATES]
    totals = dict.fromkeys(likely, 0.0)
    if len(likely) > 1:
        for _ in range(TRIALS):
            coming = chance.sample(unseen, min(DEPTH, len(unseen)))
            for place in likely:
                totals[place] += play_on(after[place], coming)
    return max(likely, key=lambda place: totals[place])


_DRAW, _RESERVE = Draw(), Reserve()
