"""The attacks and reserves of King of the Hill as integers, to compute how a match ends.

Sets of cards are bits, and forces are in quarters, so that everything is an integer.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.king_of_the_hill.attack import JOKER, Attack, force, sequences
from games.king_of_the_hill.computers.valuing import level_force

Ints = NDArray[np.int64]

SUITS: Final = range(4)
_SUIT: Final = 13
_RANKS: Final = (1 << _SUIT) - 1
_QUARTERS: Final = 4
_BITS: Final = [*(1 << card for card in range(JOKER)), 0]
_SEQUENCES: Final = sequences(range(_SUIT))


def mask_of(cards: Iterable[int]) -> int:
    """Return cards as bits, without the Joker."""
    return sum(map(_BITS.__getitem__, cards))


def by_suit(masks: Sequence[int]) -> Ints:
    """Return the ranks of each suit as bits, a row for each set of cards."""
    cards = np.array(masks, np.int64)
    return np.stack([cards >> suit * _SUIT & _RANKS for suit in SUITS], axis=1)


class EndingRules:
    """All possible attacks, the strongest first and the Joker last, and the rules for ties."""

    def __init__(self, faces_tie: bool) -> None:
        self._faces_tie = faces_tie
        attacks = [Attack((card,)) for card in range(JOKER)] + sequences(range(JOKER))
        attacks.sort(key=lambda attack: -self._force(attack.cards))
        attacks.append(Attack((JOKER,)))
        # The Joker gets suit 0. It has no ranks, so it takes nothing from a hand.
        suits = [attack.cards[0] // _SUIT % len(SUITS) for attack in attacks]
        self.number = {attack: number for number, attack in enumerate(attacks)}
        self.masks = [mask_of(attack.cards) for attack in attacks]
        self.forces: Ints = np.array([self._force(attack.cards) for attack in attacks])
        self.suits: Ints = np.array(suits)
        self.ranks: Ints = np.array(
            [mask >> suit * _SUIT & _RANKS for mask, suit in zip(self.masks, suits, strict=True)]
        )
        self._strongest = [self._strongest_of_suit(ranks) for ranks in range(1 << _SUIT)]
        self._best = [strength for strength, _, _ in self._strongest]
        self.best_of_suit: Ints = np.array(self._best)
        self.fought_out = lru_cache(maxsize=4096)(self._fought_out)

    def _force(self, cards: Sequence[int]) -> int:
        strength = force(cards)
        return int(_QUARTERS * (level_force(strength) if self._faces_tie else strength))

    def _strongest_of_suit(self, ranks: int) -> tuple[int, int, int]:
        """Return the strongest attack's force, its number of cards negated, and its cards."""
        if not ranks:
            return 0, 0, 0
        single = ranks.bit_length() - 1
        found = [(self._force((single,)), -1, 1 << single)]
        for attack in _SEQUENCES:
            cards = mask_of(attack.cards)
            if cards & ranks == cards:
                found.append((self._force(attack.cards), -len(attack.cards), cards))
        return max(found)

    def best(self, cards: int) -> int:
        """Return the force of the strongest attack; 0 for the Joker alone."""
        best = self._best
        return max(
            best[cards & _RANKS],
            best[cards >> _SUIT & _RANKS],
            best[cards >> 2 * _SUIT & _RANKS],
            best[cards >> 3 * _SUIT],
        )

    def strongest(self, cards: int) -> int:
        """Return the cards of the strongest attack; of equals, the one with the fewest cards."""
        tables = self._strongest
        found = [(*tables[cards >> at & _RANKS], at) for at in (0, 13, 26, 39)]
        _, _, ranks, at = max(found)
        return ranks << at

    def _fought_out(self, mine: int, theirs: int) -> tuple[int, int, int]:
        """Return the winner of a tie with these reserves (1, -1 or 0), and what is left of both."""
        order = 0
        while not order and (mine or theirs):
            one, other = self.best(mine), self.best(theirs)
            mine &= ~self.strongest(mine)
            theirs &= ~self.strongest(theirs)
            order = (one > other) - (one < other)
        return order, mine, theirs

    def order(self, mine: int, theirs: int) -> int:
        """Return the winner of a tie with these reserves: 1, -1 or 0."""
        one, other = self.best(mine), self.best(theirs)
        return (one > other) - (one < other) or self.fought_out(mine, theirs)[0]


@cache
def ending_rules(faces_tie: bool) -> EndingRules:
    return EndingRules(faces_tie)
