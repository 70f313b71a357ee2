"""Suggests a card for the King of the Hill to call, for hands and for computers."""

from collections.abc import Sequence
from typing import Final

from games.core.cards import BLACK_JOKER, RED_JOKER
from games.eighty_points.tricks import POINTS
from games.eighty_points.trumps import FACES, TRUMPS, Order
from games.eighty_points.view import EightyPointsView

JOKERS: Final = {RED_JOKER: 4.0, BLACK_JOKER: 2.0}
"""Scores for calling a joker; any other trump scores 0."""
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
    """Count the unseen cards of its suit that beat this side card."""
    suit, strength = order.suits[card], order.strengths[card]
    return sum(
        2 - held.count(other)
        for other in range(FACES)
        if order.suits[other] == suit and order.strengths[other] > strength
    )


def suggested_calls(view: EightyPointsView) -> list[int]:
    """Return the cards that the King of the Hill could call, the best one first.

    These are cards that they cannot see. Strong cards come first, and among those the ones in a
    suit that the King of the Hill can lead low.
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
