"""Layouts of Kill the Kings as computer players hold them, and the kings that a hand can kill.

Sets of cards are ints with one bit per card, for fast counting and intersection. A drawn card is
counted with the reserve, one more than it has room for if need be.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from games.core.cards import STANDARD_DECK
from games.kill_the_kings.piles import FITS, LENGTHS, runs, value_of
from games.kill_the_kings.view import RESERVE_SLOTS, KillTheKingsView

PATIENCE: Final = 12.0  # Number of draws after which the hope for a card has shrunk to 1/e
_KING: Final = 13
_ALTERNATING, _SUITED, _KIND = LENGTHS.values()


def set_of(cards: Iterable[int]) -> int:
    """Pack cards into a set with one bit per card."""
    return sum(1 << card for card in cards)


def cards_of(cards: int) -> list[int]:
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


_PEOPLE: Final = set_of([card for card in STANDARD_DECK if value_of(card) < _KING])


class Bottom(NamedTuple):
    """The end of a pile: its lowest card, and the lengths of runs that end there, 0 at a king."""

    card: int
    alternating: int
    suited: int
    kind: int


@cache
def place_on(bottom: Bottom, card: int) -> Bottom | None:
    """Return the pile with one more card, or None if that kills its king."""
    if not bottom.kind:
        return Bottom(card, 1, 1, 1)
    step = runs((bottom.card, card))
    longer = [run + 1 if two == 2 else 1 for run, two in zip(bottom[1:], step, strict=True)]
    if longer[0] >= _ALTERNATING or longer[1] >= _SUITED or longer[2] >= _KIND:
        return None
    return Bottom(card, *longer)


@cache
def late(missing: int, outs: float, unseen: int) -> float:
    """Estimate how unlikely it is that the missing cards, any of ``outs``, come soon."""
    if missing <= 0:
        return 0.0
    if missing > outs:
        return 1.0
    # About the expected number of draws until all of them have come.
    wait = sum((unseen + 1) / (outs - got) for got in range(missing))
    return 1 - exp(-wait / PATIENCE)


class Layout(NamedTuple):
    """A layout to plan with: bottoms (None for a dead king), reserve and unseen cards."""

    bottoms: tuple[Bottom | None, ...]
    reserve: int
    unseen: int

    @property
    def killed(self) -> int:
        return self.bottoms.count(None)

    @property
    def room(self) -> int:
        """Number of free reserve slots. Below 0 if a drawn card finds none."""
        return RESERVE_SLOTS + self.killed - self.reserve.bit_count()

    def place(self, card: int, pile: int) -> "Layout":
        bottom = self.bottoms[pile]
        assert bottom is not None
        after = (*self.bottoms[:pile], place_on(bottom, card), *self.bottoms[pile + 1 :])
        return Layout(after, self.reserve & ~(1 << card), self.unseen)

    def placements(self, cards: int) -> list["Layout"]:
        return [
            self.place(card, pile)
            for card in cards_of(cards)
            for pile, bottom in enumerate(self.bottoms)
            if bottom is not None and card in FITS[bottom.card]
        ]


def layout_of(view: KillTheKingsView) -> Layout:
    bottoms = tuple(
        Bottom(pile.bottom, *runs(pile.cards)) if pile.alive else None for pile in view.piles
    )
    held = view.reserve if view.drawn is None else (*view.reserve, view.drawn)
    reserve = set_of(held)
    lying = sum(set_of(pile.cards) for pile in view.piles)
    return Layout(bottoms, reserve, _PEOPLE & ~(reserve | lying))


class Finish(NamedTuple):
    """The kings that can be killed, and minus the cards it takes, so that greater is better."""

    kills: int
    cards: int


def finish(bottoms: Sequence[Bottom | None], hand: int) -> Finish:
    """Return the most kings that a hand can kill without a draw, with the fewest cards."""
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
    found: set[int] = set()
    for card in FITS[bottom.card].intersection(cards_of(hand)):
        left = hand & ~(1 << card)
        after = place_on(bottom, card)
        found |= {left} if after is None else _kills(after, left)
    return frozenset(found)
