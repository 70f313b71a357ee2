"""Decisions before the tricks: declaring, naming, burying and calling."""

import random
from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from games.eighty_points.calling import count_stronger
from games.eighty_points.state import BURIED, DEALT, DeclareTrumps
from games.eighty_points.tricks import POINTS, pairs_in
from games.eighty_points.trumps import TRUMPS, Order, order_of
from games.eighty_points.view import EightyPointsView

ACE: Final = 14
HIGH: Final = 32  # Strength of the trump jack. Trumps above it are worth more.
PER_HIGH_RANK: Final = 0.1  # Might of each rank of a trump above HIGH. A trump itself has 1.
SIDE_ACE: Final = 0.5  # Might of an ace that is no trump
TRUMP_PAIR: Final = 0.4  # Additional might of a pair of trumps

AVERAGE: Final = 0.40  # Might of an average hand in its best suit, per card
MARGIN: Final = 1.5  # Additional might, in cards, needed to declare during the deal
LATE_MARGIN: Final = 0.0  # Additional might, in cards, needed to declare once all cards are dealt
KING_MARGIN: Final = 1.0  # Additional might needed if declaring makes a King of the Hill
AMBITION: Final = 0.5
"""Additional might that an ambitious player needs, in place of the margins above."""
OVERRIDING: Final = 2.0
"""Might below the average at which ambitious players still override a declaration."""
HESITATION: Final = 0.5  # Random part of the might needed
BETTER: Final = 1.5  # Advantage of another suit needed to override a declaration
CROWN: Final = 2.0  # Disadvantage accepted if overriding makes a King of the Hill

KEEP_TRUMPS: Final = 20.0
"""Added to the value of keeping a trump, so that side cards are buried first."""
KEEP_HIGH_TRUMPS: Final = 0.3  # Additional value of a trump per rank, so that the lowest go first
KEEP_WINNERS: Final = (9.0, 5.0, 3.0, 1.5)
"""Value of keeping a side card that none, one, two or three unseen cards can beat."""
KEEP_PAIR: Final = 1.0  # Value of keeping a card of a pair
KEEP_POINTS: Final = 0.25  # Value of keeping a point, since the dead hand may count twice
EMPTY: Final = 3.0  # Value of burying all cards of a suit


def might(hand: Sequence[int], order: Order) -> float:
    """Return the strength of a hand with given trumps: their number, and more for the best."""
    total = 0.0
    for card in hand:
        strength = order.strengths[card]
        if order.suits[card] == TRUMPS:
            total += 1 + max(0, strength - HIGH) * PER_HIGH_RANK
        elif strength == ACE:
            total += SIDE_ACE
    return total + TRUMP_PAIR * sum(order.suits[card] == TRUMPS for card in pairs_in(hand))


def declaration(
    view: EightyPointsView,
    offered: Sequence[DeclareTrumps],
    rng: random.Random,
    *,
    ambitious: bool = False,
) -> DeclareTrumps | None:
    """Return the declaration to make now, or None.

    In the first round it makes a King of the Hill; later it only sets the suit. An ambitious player
    becomes King of the Hill with any hand that is somewhat above average.
    """
    if not offered:
        return None
    mights = [might(view.hand, order_of(view.trump_rank, suit)) for suit in range(4)]
    best = max(offered, key=lambda action: (mights[action.suit], action.pair))
    ready = mights[best.suit] + rng.random() * HESITATION >= _enough(view, ambitious)
    if not view.declarations:
        return best if ready else None
    standing = view.declarations[-1]
    lead = mights[best.suit] - mights[standing.suit]
    # One's own declaration is worth its pair, or a much better suit.
    if standing.seat == view.viewer:
        worth = best.suit == standing.suit or lead >= BETTER
    elif ambitious and view.round == 1:
        worth = mights[best.suit] >= len(view.hand) * AVERAGE - OVERRIDING
    elif view.round == 1:
        worth = ready and lead >= -CROWN
    else:
        worth = lead >= BETTER
    return best if worth else None


def _enough(view: EightyPointsView, ambitious: bool) -> float:
    if ambitious and view.round == 1:
        return len(view.hand) * AVERAGE + AMBITION
    margin = MARGIN if view.dealt < DEALT else LATE_MARGIN
    if view.round == 1:
        margin += KING_MARGIN
    return len(view.hand) * AVERAGE + margin


def suit_to_name(view: EightyPointsView) -> int:
    return max(range(4), key=lambda suit: might(view.hand, order_of(view.trump_rank, suit)))


class Taste(NamedTuple):
    """Weights for burying: keeping winners, keeping points, emptying a suit."""

    winners: float = 1.0
    points: float = KEEP_POINTS
    empty: float = EMPTY


USUAL: Final = Taste()


def burials(view: EightyPointsView, taste: Taste = USUAL) -> list[tuple[int, ...]]:
    """Return burials of eight cards each, of whole suits if possible and the cards least missed."""
    order = view.order
    suits = order.by_suit(view.hand)
    worth = {card: _worth_keeping(card, view.hand, order, taste) for card in set(view.hand)}
    found = []
    # Each set of side suits is buried whole; the cheapest other cards fill up the eight.
    for chosen in range(1 << 4):
        whole = [suit for suit in range(4) if chosen >> suit & 1 and suits[suit]]
        cards = [card for suit in whole for card in suits[suit]]
        if len(cards) > BURIED:
            continue
        rest = [card for suit in range(5) if suit not in whole for card in suits[suit]]
        cards += sorted(rest, key=worth.__getitem__)[: BURIED - len(cards)]
        cost = sum(worth[card] for card in cards) - taste.empty * len(whole)
        found.append((cost, tuple(sorted(cards))))
    return [cards for _, cards in sorted(found, key=itemgetter(0))]


def _worth_keeping(card: int, hand: Sequence[int], order: Order, taste: Taste) -> float:
    strength = order.strengths[card]
    if order.suits[card] == TRUMPS:
        return KEEP_TRUMPS + strength * KEEP_HIGH_TRUMPS
    stronger = count_stronger(card, hand, order)
    worth = KEEP_WINNERS[stronger] * taste.winners if stronger < len(KEEP_WINNERS) else 0.0
    if hand.count(card) == 2:
        worth += KEEP_PAIR
    # Strength only breaks ties: the weaker of two similar cards goes.
    return worth + POINTS[card] * taste.points + strength * 0.02
