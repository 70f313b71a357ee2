"""Tricks: legal plays, winners and points, and which card the King of the Hill could call."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import Final

from games.core.cards import BLACK_JOKER, CODES, RED_JOKER, rank_of
from games.eighty_points.state import PLAYERS
from games.eighty_points.trumps import FACES, TRUMPS, Order
from games.eighty_points.view import EightyPointsView, Play

Cards = tuple[int, ...]

_WORTH: Final = {5: 5, 10: 10, 13: 10}
POINTS: Final = tuple(  # Points of each card: 5 for a five, 10 for a ten or a king
    _WORTH.get(rank_of(card), 0) if card < 52 else 0 for card in range(len(CODES))
)


def points_in(cards: Iterable[int]) -> int:
    return sum(POINTS[card] for card in cards)


def without(hand: Iterable[int], gone: Iterable[int]) -> list[int]:
    """Return a hand less one copy of each card gone. Raises ValueError if it lacks one."""
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
    """Return a sorted hand's legal answers to a lead (step 14, and the rulings on tricks).

    ``loose`` takes step 14 literally: without a pair in the suit led, any two cards are legal.
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
    """Return the suits, as bits, in which each seat's plays show it to be void, and pairless."""
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
    """Return the play that is winning the trick, the earliest of equal ones."""
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


JOKERS: Final = {RED_JOKER: 4.0, BLACK_JOKER: 2.0}
"""Scores for calling a joker. Any other trump scores 0."""
CALL_SIDE: Final = 10.0  # Score for calling a side card, before the deductions below
PER_STRONGER: Final = 3.0
"""Deducted for each card that beats it, since it wins its trick less often."""
VOID_COST: Final = 4.0
"""Deducted if the King of the Hill is void in the suit and can't lead to the ally."""
CAN_LEAD: Final = 1.0
PER_CARD: Final = 0.3
"""Deducted for each card of one's own in the suit: others follow to a short suit more often."""
PER_POINT: Final = 0.1
"""Added for each point of one's own in the suit: it can go to the ally's trick."""


def count_stronger(card: int, held: Sequence[int], order: Order) -> int:
    """Count the unseen cards of the same suit that beat this side card."""
    suit, strength = order.suits[card], order.strengths[card]
    return sum(
        2 - held.count(other)
        for other in range(FACES)
        if order.suits[other] == suit and order.strengths[other] > strength
    )


def suggested_calls(view: EightyPointsView) -> list[int]:
    """Return the cards that the King of the Hill could call and can't see, best first.

    Strong cards come first, and among them those in a suit that the King of the Hill can lead low.
    """
    order = view.order
    known = [*view.hand, *(view.buried or ())]
    suits = order.by_suit(view.hand)

    def score(face: int) -> float:
        suit = order.suits[face]
        if suit == TRUMPS:
            return JOKERS.get(face, 0.0)
        worth = CALL_SIDE - PER_STRONGER * count_stronger(face, known, order)
        cards = suits[suit]
        # Without a card of the suit, the King of the Hill can't lead it to find the ally.
        if not cards:
            return worth - VOID_COST
        points = sum(POINTS[card] for card in cards)
        return worth + CAN_LEAD - PER_CARD * len(cards) + PER_POINT * points

    unknown = (face for face in range(FACES) if face not in known)
    return sorted(unknown, key=score, reverse=True)
