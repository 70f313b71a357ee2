"""Weighs the decisions of a finished game of Kill the Kings."""

import random
from collections.abc import Sequence
from typing import Final

from games.core.game import Seat
from games.core.menu import Menu
from games.core.reviewing import Weighing
from games.kill_the_kings.computers.batch import batch_of
from games.kill_the_kings.computers.planning import Layout, finish, layout_of
from games.kill_the_kings.computers.worth import trained_worth
from games.kill_the_kings.game import KillTheKings
from games.kill_the_kings.state import KINGS, Action, KillTheKingsState, Place, Undo
from games.kill_the_kings.view import KillTheKingsView

_GAME: Final = KillTheKings()


class KillTheKingsReviewer:
    """Weighs actions by the net's chance to win, averaged over every next draw."""

    thresholds = (0.05, 0.10, 0.15)

    def weigh(
        self,
        view: KillTheKingsView,
        menu: Menu[Action],
        played: Action,
        rng: random.Random,
    ) -> Weighing | None:
        candidates = [action for action in menu if not isinstance(action, Undo)]
        if isinstance(played, Undo) or len(candidates) < 2:
            return None
        layout = layout_of(view)
        worths = _chances([_after(layout, action) for action in candidates])
        return Weighing(tuple(candidates), (tuple(worths),), ({},) * len(candidates))

    def standing(self, state: KillTheKingsState) -> tuple[float, ...]:
        """Return the chance to win as far as the order of the stock is not known."""
        if state.ending is not None:
            return (float(state.ending == "won"),)
        return (_chances([_layout(state)])[0],)

    def luck(self, before: KillTheKingsState, after: KillTheKingsState, seat: Seat) -> float:
        """Return how much better the card drawn is than the mean of all that lay in the stock."""
        if len(after.stock) == len(before.stock):
            return 0.0
        _, cards, chances = trained_worth().after_draws(batch_of([_layout(before)]))
        mean = float(chances.mean())
        return float(chances[list(cards).index(1 << before.stock[-1])]) - mean


def _layout(state: KillTheKingsState) -> Layout:
    return layout_of(_GAME.view(state, 0))


def _after(layout: Layout, action: Action) -> Layout:
    """Return the layout to judge after an action; a drawn card that is kept lies there already."""
    return layout.place(action.card, action.pile) if isinstance(action, Place) else layout


def _chances(layouts: Sequence[Layout]) -> list[float]:
    """Return the chance to win from each layout, before its next draw."""
    worth = trained_worth()
    found = []
    for layout in layouts:
        end = finish(layout.bottoms, layout.reserve)
        if layout.killed + end.kills == len(KINGS):
            found.append(1.0)
        elif not layout.unseen:
            found.append(0.0)
        else:
            found.append(float(worth.ahead(batch_of([layout]))[0]))
    return found


REVIEWER: Final = KillTheKingsReviewer()
