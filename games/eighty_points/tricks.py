"""Tricks: legal plays, winners and points."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import Final

from games.core.cards import CODES, rank_of
from games.eighty_points.state import PLAYERS
from games.eighty_points.trumps import TRUMPS, Order
from games.eighty_points.view import Play

Cards = tuple[int, ...]

_WORTH: Final = {5: 5, 10: 10, 13: 10}
POINTS: Final = tuple(  # Points of each card: 5 for a five, 10 for a ten or a king
    _WORTH.get(rank_of(card), 0) if card < 52 else 0 for card in range(len(CODES))
)


def points_in(cards: Iterable[int]) -> int:
    return sum(POINTS[card] for card in cards)


def without(hand: Iterable[int], gone: Iterable[int]) -> list[int]:
    """Remove cards from a hand; two equal cards go one by one. Raises ValueError."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return left


def pairs_in(hand: Sequence[int]) -> list[int]:
    """Return the faces that a sorted hand holds twice."""
    return [card for card, after in pairwise(hand) if card == after]


def leads(hand: Sequence[int]) -> list[Cards]:
    """Return the leads of a sorted hand: any single card, any identical pair (step 14)."""
    return [(card,) for card in dict.fromkeys(hand)] + [(card, card) for card in pairs_in(hand)]


def follows(hand: Sequence[int], led: Cards, order: Order, *, loose: bool) -> list[Cards]:
    """Return the legal plays of a sorted hand to a lead (step 14, and the rulings on tricks).

    ``loose`` takes step 14 literally: without a pair in the suit led, any two cards.
    """
    suit = order.suits[led[0]]
    inside = [card for card in hand if order.suits[card] == suit]
    if len(led) == 1:
        return [(card,) for card in dict.fromkeys(inside or hand)]
    pairs = pairs_in(inside)
    if pairs:
        return [(card, card) for card in pairs]
    if loose or not inside:
        return list(dict.fromkeys(combinations(hand, 2)))
    if len(inside) > 1:
        return list(combinations(inside, 2))
    # The only card of the suit has to be played, with any other one.
    (only,) = inside
    outside = dict.fromkeys(card for card in hand if card != only)
    return [(min(only, card), max(only, card)) for card in outside]


def denied_suits(
    tricks: Iterable[Sequence[Play]], order: Order, *, loose: bool
) -> tuple[list[int], list[int]]:
    """Return the suits, as bits, that each seat's plays show it to be void or pairless in."""
    void, pairless = [0] * PLAYERS, [0] * PLAYERS
    suits = order.suits
    for first, *others in filter(None, tricks):
        suit = suits[first.cards[0]]
        for seat, cards in others:
            inside = suits[cards[0]] == suit == suits[cards[-1]]
            single = len(cards) == 1
            # A player who doesn't follow a pair with a pair has none in the suit.
            if not single and (not inside or cards[0] != cards[1]):
                pairless[seat] |= 1 << suit
            # Under loose following, a missing second card proves nothing.
            if not inside and (single or not loose):
                void[seat] |= 1 << suit
    return void, pairless


def winning(plays: Sequence[Play], order: Order) -> Play:
    """Return the play that is winning the trick, the first of equal ones."""
    best = plays[0]
    led = order.suits[best.cards[0]]
    strongest = order.strengths[best.cards[0]]
    for play in plays[1:]:
        first, last = play.cards[0], play.cards[-1]
        if first != last or order.suits[first] not in (led, TRUMPS):
            continue
        if order.strengths[first] > strongest:
            best, strongest = play, order.strengths[first]
    return best
