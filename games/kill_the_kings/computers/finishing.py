"""Counts the kings that the cards in hand can kill by themselves."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.kill_the_kings.computers.planning import Bottom, cards_of, place_on
from games.kill_the_kings.piles import FITS


class Finish(NamedTuple):
    """Kings that can be killed, and the cards it takes, counted below 0: the greater the better."""

    kills: int
    cards: int


def finish(bottoms: Sequence[Bottom | None], hand: int) -> Finish:
    """Return the most kings that a hand can kill without a draw, and with the fewest cards."""
    return _finish(tuple(bottom for bottom in bottoms if bottom is not None), hand)


@lru_cache(maxsize=4096)
def _finish(bottoms: tuple[Bottom, ...], hand: int) -> Finish:
    if not bottoms:
        return Finish(0, 0)
    first, *rest = bottoms
    best = _finish(tuple(rest), hand)
    for left in _kills(first, hand):
        others = _finish(tuple(rest), left)
        used = hand.bit_count() - left.bit_count()
        best = max(best, Finish(others.kills + 1, others.cards - used))
    return best


@lru_cache(maxsize=4096)
def _kills(bottom: Bottom, hand: int) -> frozenset[int]:
    """Return what is left of a hand after each way to kill a king with it."""
    found: set[int] = set()
    for card in FITS[bottom.card].intersection(cards_of(hand)):
        left = hand & ~(1 << card)
        after = place_on(bottom, card)
        found |= {left} if after is None else _kills(after, left)
    return frozenset(found)
