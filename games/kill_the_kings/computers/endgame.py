"""The chance to win from a layout of Kill the Kings with few unseen cards, exactly."""

from functools import lru_cache
from statistics import fmean
from typing import Final

from games.kill_the_kings.computers.planning import Layout, cards_of, finish
from games.kill_the_kings.state import KINGS

MAX_UNSEEN: Final = 4
"""Maximum number of unseen cards whose every order is tried."""


def is_won(layout: Layout) -> bool:
    """True if the cards in hand are enough to win and none of them has to be placed."""
    return layout.killed + finish(layout.bottoms, layout.reserve).kills == len(KINGS)


@lru_cache(maxsize=100_000)
def best_chance(layout: Layout) -> float:
    """Return the chance to win with best play if no card has to be placed at once.

    A card that is kept can still be placed later, when more is known; so nothing is placed while
    the reserve has room.
    """
    everything = finish(layout.bottoms, layout.reserve | layout.unseen)
    if layout.killed + everything.kills < len(KINGS):
        return 0.0
    if is_won(layout):
        return 1.0
    chance = chance_by_draw(layout)
    if layout.room > 0:
        return chance
    return max([chance, *map(best_chance, layout.placements(layout.reserve))])


def chance_by_draw(layout: Layout) -> float:
    """Return the chance to win with best play after drawing now."""
    cards = cards_of(layout.unseen)
    return fmean(_chance_with(layout, 1 << card) for card in cards) if cards else 0.0


def _chance_with(layout: Layout, drawn: int) -> float:
    after = layout._replace(reserve=layout.reserve | drawn, unseen=layout.unseen & ~drawn)
    if after.room >= 0:
        return best_chance(after)
    return max(map(best_chance, after.placements(drawn)), default=0.0)
