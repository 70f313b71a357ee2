"""Suggests a card for the King of the Hill to call, for hands and for computers."""

from collections.abc import Sequence
from typing import Final

from games.core.cards import BLACK_JOKER, RED_JOKER
from games.eighty_points.tricks import POINTS
from games.eighty_points.trumps import FACES, TRUMPS, Order
from games.eighty_points.view import EightyPointsView

JOKERS: Final = {RED_JOKER: 4.0, BLACK_JOKER: 2.0}
"""Scores of calling a joker; any other trump has 0."""
CALL_SIDE: Final = 10.0
"""Score of calling a side card that nobody can beat."""
PER_STRONGER: Final = 3.0
"""Each card that beats it makes it less likely to win its trick."""
VOID_COST: Final = 4.0
"""Without a card of that suit the King of the Hill cannot lead to the ally."""
CAN_LEAD: Final = 1.0
PER_CARD: Final = 0.3
"""A short suit is better: others follow to it more often."""
PER_POINT: Final = 0.1
"""Points of one's own in the suit can be given to the ally's trick."""


def count_stronger(card: int, held: Sequence[int], order: Order) -> int:
    """Count the cards that beat a side card and that others may hold."""
    suit, strength = order.suits[card], order.strengths[card]
    return sum(
        2 - held.count(other)
        for other in range(FACES)
        if order.suits[other] == suit and order.strengths[other] > strength
    )


def suggested_calls(view: EightyPointsView) -> list[int]:
    """Return the cards that the King of the Hill could call, the best one first.

    Only cards that they cannot see are among them. Strong cards come first, and among those the
    ones of a suit that the King of the Hill can lead low.
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
        if not cards:
            return worth - VOID_COST
        points = sum(POINTS[card] for card in cards)
        return worth + CAN_LEAD - PER_CARD * len(cards) + PER_POINT * points

    unknown = (face for face in range(FACES) if face not in known)
    return sorted(unknown, key=score, reverse=True)
