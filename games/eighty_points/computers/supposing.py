"""Samples the hidden cards, weighing also what the King of the Hill is likely to hold."""

import math
import random
from collections.abc import Callable
from typing import Final

from games.eighty_points.guessing import DEAD, Dealer
from games.eighty_points.tricks import POINTS
from games.eighty_points.trumps import FACES, TRUMPS, Suits
from games.eighty_points.view import EightyPointsView

RICHER: Final = 0.5  # Increase of a world's log odds per additional trump with the King of the Hill
KEPT: Final = {14: 9.0, 13: 4.0, 12: 2.0}
"""Weights that keep a side card out of the dead hand, by strength."""
KNOWN_GONE: Final = -1.0  # Weight of a card that is known not to be in the hand
KEPT_TRUMP: Final = 100.0
KEPT_PAIR: Final = 1.0
KEPT_POINT: Final = 0.25
KEPT_LONG: Final = 0.6
"""Weight that keeps a side card out of the dead hand for each card of its suit."""


def unlikely_places(view: EightyPointsView, kept: Callable[[int], bool], shy: int = 0) -> list[int]:
    """Return, by card, the places where it is unlikely to be, as bits.

    A card that is ``kept`` is seldom buried. A card still called is seldom with the King of the
    Hill or one of the ``shy`` seats, given as bits.
    """
    unlikely = [kept(card) << DEAD for card in range(FACES)]
    if view.called is not None and view.koth is not None and view.fallen is None:
        unlikely[view.called] |= 1 << view.koth | 1 << DEAD | shy
    return unlikely


class Supposer(Dealer):
    """Deals the unseen cards as play and burying are likely to have left them.

    The King of the Hill is dealt the dead hand too and buries the cards it misses least; of two
    such worlds, the one in which it holds more trumps is preferred. A seat that followed to the
    called card's suit with another card is assumed not to hold the called one.
    """

    __slots__ = ("_view",)

    def __init__(self, view: EightyPointsView) -> None:
        assert view.koth is not None
        self._view = view
        kept = TRUMPS if view.seats[view.koth].void >> TRUMPS & 1 else None
        suits = view.order.suits
        unlikely = unlikely_places(view, lambda card: suits[card] == kept, _shy(view))
        super().__init__(view, unlikely)

    def deal(self, rng: random.Random) -> list[Suits]:
        """Return one world: each seat's hand by suit, the weakest first, the viewer's own empty."""
        koth = self._view.koth
        assert koth is not None
        world = super().deal(rng)
        if koth == self._view.viewer:
            return world
        other = super().deal(rng)
        had, has = [len(each[koth][TRUMPS] + each[DEAD][TRUMPS]) for each in (world, other)]
        # Keep one of two worlds by their odds (Barker's rule of Markov chain Monte Carlo).
        if rng.random() < 1 / (1 + math.exp(-RICHER * (has - had))):
            world = other
        self._bury(world)
        return world

    def _bury(self, world: list[Suits]) -> None:
        """Bury the cards again that the King of the Hill misses least."""
        koth, order = self._view.koth, self._view.order
        assert koth is not None
        facts = self._view.seats[koth]
        pool: list[tuple[float, int]] = []
        for suit, (held, buried) in enumerate(zip(world[koth], world[DEAD], strict=True)):
            void, pairless = facts.void >> suit & 1, facts.pairless >> suit & 1
            cards = held + buried
            for at, card in enumerate(cards):
                # The hand has shown that it lacks these cards, so they are buried first.
                if void or (pairless and card in cards[:at]):
                    kept = KNOWN_GONE
                elif suit == TRUMPS:
                    kept = KEPT_TRUMP
                else:
                    kept = KEPT.get(order.strengths[card], 0.0) + KEPT_LONG * len(cards)
                    kept += KEPT_PAIR * (cards.count(card) == 2) + KEPT_POINT * POINTS[card]
                pool.append((kept, card))
        cards = [card for _, card in sorted(pool)]
        number = sum(map(len, world[DEAD]))
        world[koth], world[DEAD] = order.by_suit(cards[number:]), order.by_suit(cards[:number])


def _shy(view: EightyPointsView) -> int:
    """Return the seats, as bits, that could have played the called card and did not."""
    if view.called is None or view.fallen is not None:
        return 0
    suits, shy = view.order.suits, 0
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        if plays and len(plays[0].cards) == 1 and suits[plays[0].cards[0]] == suits[view.called]:
            for play in plays[1:]:
                shy |= 1 << play.seat
    return shy
