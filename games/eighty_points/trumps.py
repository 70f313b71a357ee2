"""Order of the cards: which are trumps, and which card beats which."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from games.core.cards import BLACK_JOKER, CODES, RANKS, RED_JOKER, rank_of, suit_of

TRUMPS: Final = 4  # The suit that all trumps form together; 0 to 3 are the printed suits
FACES: Final = len(CODES)  # Number of different cards; there are two of each
_TRUMP_STRENGTH: Final = 20
_RANK_ELSEWHERE: Final = _TRUMP_STRENGTH + 15
"""Trump-rank cards of the other suits are all equally strong."""

Suits = list[list[int]]  # Cards by suit, the weakest first. Trumps are the last suit.


@dataclass(frozen=True, slots=True)
class Order:
    """The order of the cards for a trump rank (2 to 14) and a trump suit.

    ``suits`` gives each card's suit, ``TRUMPS`` or a printed one. ``strengths`` compares cards of
    one suit, and any trump is stronger than any other card. ``places`` sorts all cards by suit and
    strength. ``suit`` is None until a trump suit has been named.
    """

    rank: int
    suit: int | None
    suits: tuple[int, ...]
    strengths: tuple[int, ...]
    places: tuple[int, ...]

    def sorted(self, cards: Iterable[int]) -> tuple[int, ...]:
        """Return cards as players hold them: trumps first, then suits, strongest first."""
        return tuple(sorted(cards, key=self.places.__getitem__, reverse=True))

    def by_suit(self, cards: Iterable[int]) -> Suits:
        """Group cards by the suit that they belong to, weakest first."""
        hand: Suits = [[], [], [], [], []]
        for card in sorted(cards, key=self.places.__getitem__):
            hand[self.suits[card]].append(card)
        return hand


def trump_card(rank: int, suit: int) -> int:
    """Return the card of the trump rank that is declared to make a suit trumps."""
    return suit * len(RANKS) + rank - 2


@cache
def order_of(rank: int, suit: int | None) -> Order:
    """Return the order for a trump rank and a trump suit (rulings: Trumps of a round)."""
    suits: list[int] = []
    strengths: list[int] = []
    for card in range(FACES):
        if card == RED_JOKER:
            belongs, strength = TRUMPS, _TRUMP_STRENGTH + 18
        elif card == BLACK_JOKER:
            belongs, strength = TRUMPS, _TRUMP_STRENGTH + 17
        elif rank_of(card) == rank:
            belongs = TRUMPS
            # The trump suit's card of this rank beats the others, which are equal.
            strength = _RANK_ELSEWHERE + (suit_of(card) == suit)
        elif suit_of(card) == suit:
            belongs, strength = TRUMPS, _TRUMP_STRENGTH + rank_of(card)
        else:
            belongs, strength = suit_of(card), rank_of(card)
        suits.append(belongs)
        strengths.append(strength)
    ascending = sorted(range(FACES), key=lambda card: (suits[card], strengths[card], card))
    places = tuple(map(ascending.index, range(FACES)))
    return Order(rank, suit, tuple(suits), tuple(strengths), places)
