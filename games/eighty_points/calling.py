"""Suggests a card for the King of the Hill to call, for hands and for computers."""

from collections.abc import Sequence
from typing import Final

from games.core.cards import BLACK_JOKER, RED_JOKER
from games.eighty_points.tricks import POINTS
from games.eighty_points.trumps import FACES, TRUMPS, Order
from games.eighty_points.view import EightyPointsView

CALL_JOKER: Final = 4.0
"""The score of calling a joker; that of a side card is ``CALL_SIDE`` and less."""
CALL_SIDE: Final = 10.0


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
            return {RED_JOKER: CALL_JOKER, BLACK_JOKER: CALL_JOKER - 2}.get(face, 0.0)
        worth = CALL_SIDE - 3.0 * count_stronger(face, known, order)
        cards = suits[suit]
        if not cards:
            return worth - 4
        return worth + 1 - 0.3 * len(cards) + 0.1 * sum(POINTS[card] for card in cards)

    unknown = (face for face in range(FACES) if face not in known)
    return sorted(unknown, key=score, reverse=True)
