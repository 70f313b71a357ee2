"""Piles below kings: what may be placed on them, and what kills their king."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from games.core.cards import STANDARD_DECK, rank_of, suit_of

Assassination = Literal["alternating", "suited", "kind"]
"""A way to kill a king: by alternating colours, by one suit, or by three of a kind."""
_Step = Callable[[int, int], bool]
LENGTHS: Final[dict[Assassination, int]] = {"alternating": 5, "suited": 4, "kind": 3}
"""Cards in a run that kills, not counting the king."""


def value_of(card: int) -> int:
    """Return a card's value, 1 to 13. Source: "aces are low"."""
    return card % 13 + 2 if card % 13 < 12 else 1


def is_red(card: int) -> bool:
    return suit_of(card) in (1, 2)


def _alternates(above: int, card: int) -> bool:
    return is_red(card) != is_red(above) and value_of(card) < value_of(above)


def _follows_suit(above: int, card: int) -> bool:
    return suit_of(card) == suit_of(above) and value_of(card) < value_of(above)


def _matches(above: int, card: int) -> bool:
    return rank_of(card) == rank_of(above)


_STEPS: Final[Mapping[Assassination, _Step]] = {
    "alternating": _alternates,
    "suited": _follows_suit,
    "kind": _matches,
}

FITS: Final = tuple(
    frozenset(
        card
        for card in STANDARD_DECK
        if card != above and any(step(above, card) for step in _STEPS.values())
    )
    for above in STANDARD_DECK
)
"""Cards that may be placed below each card. Source: "it must be either opposite color and lower,
same suit and lower, or same value as the card above it"."""


class Runs(NamedTuple):
    """Lengths of the runs of each kind at the bottom of a pile, not counting the king."""

    alternating: int
    suited: int
    kind: int


def runs(cards: Sequence[int]) -> Runs:
    """Return the runs that end at the bottom of a pile. ``cards`` are those below its king."""
    return Runs(*(_length(cards, step) for step in _STEPS.values()))


def _length(cards: Sequence[int], step: _Step) -> int:
    if not cards:
        return 0
    length = 1
    at = len(cards) - 1
    while at > 0 and step(cards[at - 1], cards[at]):
        length += 1
        at -= 1
    return length


def assassination(cards: Sequence[int]) -> Assassination | None:
    """Return the kind of run that has just killed the king of a pile, or None."""
    if len(cards) < min(LENGTHS.values()):
        return None
    found = runs(cards)
    for way, wanted in LENGTHS.items():
        if getattr(found, way) >= wanted:
            return way
    return None


def longest_alternating(above: int, cards: Collection[int]) -> int:
    """Return the length of the longest alternating run of these cards below a card.

    Greedy: the highest card that follows is best, since every lower one leaves less below it.
    """
    length = 0
    while following := [card for card in cards if _alternates(above, card)]:
        above = max(following, key=value_of)
        length += 1
    return length


def killers(cards: Sequence[int]) -> frozenset[int]:
    """Return the cards that would each kill the king of a pile if placed next."""
    if len(cards) < min(LENGTHS.values()) - 1:
        return frozenset()
    return frozenset(
        card for card in FITS[cards[-1]] if card not in cards and assassination([*cards, card])
    )
