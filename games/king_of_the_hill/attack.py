"""Attacks of King of the Hill: which exist, their values, and which wins."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from games.core.cards import BLACK_JOKER, STANDARD_DECK, Card, rank_of
from games.core.menu import Menu

JOKER: Final = BLACK_JOKER  # Both players' Jokers; the one at the apex is the red one
_SUIT: Final = 13
_RUN_RANKS: Final = 7  # Ranks 2 to 8: source, "none of the cards is ranked higher than an Eight"


@dataclass(frozen=True, slots=True)
class Attack:
    """One card, a sequence in ascending order, or the Joker."""

    cards: tuple[Card, ...]
    type: Literal["attack"] = "attack"


_SINGLE: Final = tuple(Attack((card,)) for card in range(JOKER + 1))


def _sequences(suit: int, mask: int) -> tuple[Attack, ...]:
    found = []
    for low in range(_RUN_RANKS):
        high = low
        while high < _RUN_RANKS and mask >> high & 1:
            if high > low:
                found.append(Attack(tuple(suit * _SUIT + r for r in range(low, high + 1))))
            high += 1
    return tuple(found)


_SEQUENCES: Final = tuple(
    tuple(_sequences(suit, mask) for mask in range(1 << _RUN_RANKS)) for suit in range(4)
)
"""Sequences in the low cards of a suit, by suit and by the cards held, as bits."""


def sequences(cards: Sequence[int]) -> list[Attack]:
    """Return every sequence that the cards make, by suit, lowest first."""
    masks = [0, 0, 0, 0, 0]
    for card in cards:
        rank = card % _SUIT
        if rank < _RUN_RANKS:
            masks[card // _SUIT] |= 1 << rank
    return [attack for suit in range(4) for attack in _SEQUENCES[suit][masks[suit]]]


def is_sequence(cards: Sequence[int]) -> bool:
    """True for a sequence in ascending order. Source, "The Play"."""
    first, last = cards[0], cards[-1]
    return (
        len(cards) > 1
        and last < JOKER
        and first // _SUIT == last // _SUIT
        and last % _SUIT < _RUN_RANKS
        and all(after == before + 1 for before, after in pairwise(cards))
    )


VALUES: Final = (  # Value of each card alone. Source, "Value of the Cards".
    *(15 if rank_of(card) == 14 else min(rank_of(card), 10) for card in STANDARD_DECK),
    0,
)


def value(cards: Sequence[int]) -> int:
    return sum(VALUES[card] for card in cards)


FACE: Final = 0.25  # Additional force of each rank above 10, just enough to rank cards worth 10


def force(cards: Sequence[int]) -> float:
    """Return the value of an attack, with single cards worth 10 ranked."""
    if len(cards) == 1 and VALUES[cards[0]] == 10:
        return 10 + FACE * (rank_of(cards[0]) - 10)
    return float(value(cards))


def strongest(attacks: Iterable[Attack]) -> Attack:
    """Return the attack with the greatest force, the first of equals."""
    return max(attacks, key=lambda attack: force(attack.cards))


def compare(one: Sequence[int], other: Sequence[int], *, faces_tie: bool) -> int:
    """Return 1 if the first attack beats the second, -1 if it loses, 0 if they tie.

    Source: picture cards are worth 10 but "maintain their normal ranking order". The variant
    ``faces_tie`` ignores that.
    """
    mine, theirs = value(one), value(other)
    if mine == theirs == 10 and len(one) == len(other) == 1 and not faces_tie:
        mine, theirs = rank_of(one[0]), rank_of(other[0])
    return (mine > theirs) - (mine < theirs)


@dataclass(slots=True)
class AttackMenu(Menu[Attack]):
    """Single cards in the order held, sequences by suit, the Joker last.

    ``cards`` are those to attack with. ``joker``: the Joker may be played besides them.
    """

    cards: Sequence[int]
    joker: bool = False

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Attack) or not action.cards:
            return False
        cards = action.cards
        if cards == (JOKER,):
            return self.joker or JOKER in self.cards
        return all(card in self.cards for card in cards) and (len(cards) == 1 or is_sequence(cards))

    def __iter__(self) -> Iterator[Attack]:
        found = [_SINGLE[card] for card in self.cards if card != JOKER]
        found += sequences(self.cards)
        if self.joker or JOKER in self.cards:
            found.append(_SINGLE[JOKER])
        return iter(found)
