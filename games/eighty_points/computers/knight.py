"""The Page and the Knight, and how both declare, bury and call."""

import random
from collections.abc import Sequence
from operator import itemgetter
from typing import Any, ClassVar, Final, NamedTuple

from games.core.menu import Menu
from games.eighty_points.computers.judgement import Judge
from games.eighty_points.state import BURIED, DEALT, Bury, Call, DeclareTrumps, Name, Pass, Put
from games.eighty_points.tricks import (
    POINTS,
    Cards,
    count_stronger,
    pairs_in,
    points_in,
    suggested_calls,
    winning,
)
from games.eighty_points.trumps import TRUMPS, Order, order_of
from games.eighty_points.view import EightyPointsView, Play

ACE: Final = 14
HIGH: Final = 32  # Strength of the trump jack. Trumps above it are worth more.
PER_HIGH_RANK: Final = 0.1  # Might of each rank of a trump above HIGH. A trump itself has 1.
SIDE_ACE: Final = 0.5  # Might of an ace that isn't a trump
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
    """Return a hand's strength: one per trump, more for high trumps, pairs and side aces."""
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

    In the first round, a declaration makes a King of the Hill. Later it only sets the suit. An
    ambitious player tries to become King of the Hill with any hand that is somewhat above average.
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
    """Return sets of eight cards to bury: whole suits if possible, then the cards least missed."""
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


class EightyPointsKnight:
    """Plays each trick for the side that it believes itself to be on.

    It samples the hidden cards so that they agree with all it knows, and averages what each play
    wins or loses. It spends good cards when they bring more than they are worth.
    """

    ambitious: ClassVar = False
    """True if it wants to be King of the Hill with any hand that is somewhat above average."""

    def choose(self, view: EightyPointsView, menu: Menu[Any], rng: random.Random) -> Any:
        """Return an action from the menu, or None if it has nothing to declare."""
        match view.phase:
            case "dealing" | "declaring":
                return self._declare(view, menu, rng)
            case "naming":
                return Name(suit_to_name(view))
            case "burying":
                return Bury(self._bury(view, rng))
            case "calling":
                return Call(suggested_calls(view)[0])
            case "playing":
                plays = [action.cards for action in menu]
                return Put(self._play(view, plays, rng) if len(plays) > 1 else plays[0])
            case _:
                return next(iter(menu), None)

    def _declare(
        self, view: EightyPointsView, menu: Menu[Any], rng: random.Random
    ) -> DeclareTrumps | Pass | None:
        offered = [action for action in menu if isinstance(action, DeclareTrumps)]
        return declaration(view, offered, rng, ambitious=self.ambitious) or next(
            (action for action in menu if isinstance(action, Pass)), None
        )

    def _bury(self, view: EightyPointsView, rng: random.Random) -> Cards:
        return burials(view)[0]

    def _play(self, view: EightyPointsView, plays: list[Cards], rng: random.Random) -> Cards:
        return Judge(view, rng).best(plays)


class EightyPointsPage(EightyPointsKnight):
    """Plays its best card to win every trick itself, as newcomers do.

    It declares the first card that it can, however weak its hand. It leads its highest side card
    and draws no trumps while it has one. It remembers no cards, overtakes its friends, and never
    gives their tricks any points.
    """

    def _declare(
        self, view: EightyPointsView, menu: Menu[Any], rng: random.Random
    ) -> DeclareTrumps | Pass | None:
        mine = any(declared.seat == view.viewer for declared in view.declarations)
        offered = [action for action in menu if not (mine and isinstance(action, DeclareTrumps))]
        return next(iter(offered), None)

    def _play(self, view: EightyPointsView, plays: list[Cards], rng: random.Random) -> Cards:
        order = view.order

        def strength(cards: Cards) -> tuple[int, Cards]:
            return sum(order.strengths[card] for card in cards), cards

        def loss(cards: Cards) -> tuple[int, tuple[int, Cards]]:
            return points_in(cards), strength(cards)

        if not view.trick:
            return max(plays, key=lambda cards: (order.suits[cards[0]] != TRUMPS, strength(cards)))
        assert view.viewer is not None
        taking = [
            cards
            for cards in plays
            if winning((*view.trick, Play(view.viewer, cards)), order).seat == view.viewer
        ]
        return max(taking, key=strength) if taking else min(plays, key=loss)
