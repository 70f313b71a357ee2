"""Weighs the decisions of a finished game of Kill the Kings."""

import random
from collections.abc import Sequence
from typing import Any, Final

from games.core.game import Seat
from games.core.menu import Menu
from games.core.reviewing import Weighing
from games.kill_the_kings.computers.batch import batch_of
from games.kill_the_kings.computers.endgame import MAX_UNSEEN, chance_by_draw, is_won
from games.kill_the_kings.computers.planner import CANDIDATES
from games.kill_the_kings.computers.planning import Layout, layout_of
from games.kill_the_kings.computers.worth import trained_worth
from games.kill_the_kings.game import KillTheKings
from games.kill_the_kings.state import Action, Draw, KillTheKingsState, PlaceCard, Reserve, Undo
from games.kill_the_kings.view import KillTheKingsView

_GAME: Final = KillTheKings()


class KillTheKingsReviewer:
    """Weighs actions by the net's chance to win, averaged over every next draw."""

    thresholds = (0.05, 0.10, 0.15)
    most = 1.0

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
        worths = {action: _worth(layout, action) for action in candidates}
        if Reserve() in worths:  # after which all else can still be done
            worths[Reserve()] = max(worths.values())
        return Weighing(tuple(worths), (tuple(worths.values()),), ({},) * len(worths))

    def weigh_all(
        self, view: KillTheKingsView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        return self.weigh(view, menu, next(iter(menu)), rng) if menu else None

    def screen(
        self, view: KillTheKingsView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        return self.weigh(view, menu, played, rng)

    def standing(self, state: KillTheKingsState) -> tuple[float, ...]:
        """Return the chance to win as far as the order of the stock is not known."""
        if state.ending is not None:
            return (float(state.ending == "won"),)
        layout = layout_of(_GAME.view(state, 0))
        after = [layout]
        if layout.room < 0 and state.drawn is not None:
            after = layout.placements(1 << state.drawn)
        return (max(map(_chance, after)),)

    def luck(self, before: KillTheKingsState, after: KillTheKingsState, seat: Seat) -> float:
        """Return the worth of the card drawn, less the mean of all that lay in the stock."""
        if len(after.stock) == len(before.stock):
            return 0.0
        layout = layout_of(_GAME.view(before, 0))
        _, cards, chances = trained_worth().after_draws(batch_of([layout]))
        mean = float(chances.mean())
        return float(chances[list(cards).index(1 << before.stock[-1])]) - mean


def _worth(layout: Layout, action: Action) -> float:
    """Return the chance to win after an action; a drawn card that is kept lies there already."""
    if isinstance(action, Draw):
        return _chances_by_draw([layout])[0]
    return _chance(
        layout.place(action.card, action.pile) if isinstance(action, PlaceCard) else layout
    )


def _chance(layout: Layout) -> float:
    """Return the chance to win if no card has to be placed at once.

    As in ``best_chance``, nothing is placed while the reserve has room.
    """
    if is_won(layout):
        return 1.0
    after = layout.placements(layout.reserve) if layout.room <= 0 and layout.unseen else []
    if len(after) > CANDIDATES:
        chances = trained_worth().of(batch_of(after))
        likely = sorted(range(len(after)), key=lambda at: -chances[at])
        after = [after[at] for at in likely[:CANDIDATES]]
    return max(_chances_by_draw([layout, *after]))


def _chances_by_draw(layouts: Sequence[Layout]) -> list[float]:
    """Return the chance to win from each of some layouts if the next card is drawn."""
    unseen = layouts[0].unseen
    if unseen.bit_count() <= MAX_UNSEEN:
        return [1.0 if each.room > 0 and is_won(each) else chance_by_draw(each) for each in layouts]
    chances = trained_worth().ahead(batch_of(layouts))
    return [
        1.0 if each.room > 0 and is_won(each) else float(chance)
        for each, chance in zip(layouts, chances, strict=True)
    ]


REVIEWER: Final = KillTheKingsReviewer()
