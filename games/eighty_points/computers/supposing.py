"""Guesses of the hidden cards that also weigh what the King of the Hill is likely to hold."""

import math
import random
from typing import Final

from games.eighty_points.guessing import DEAD, Guesser, Suits
from games.eighty_points.tricks import POINTS
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView

RICHER: Final = 0.5
"""Increase of a guess's log odds for each more trump with the King of the Hill."""
KEPT: Final = {14: 9.0, 13: 4.0, 12: 2.0}
"""Weights that keep a side card out of the dead hand, by strength."""
KEPT_TRUMP: Final = 100.0
KEPT_PAIR: Final = 1.0
KEPT_POINT: Final = 0.25
KEPT_LONG: Final = 0.6
"""Weight that keeps a side card out of the dead hand for each card of its suit."""


class Supposer(Guesser):
    """Deals the unseen cards as play and burying are likely to have left them.

    The King of the Hill is dealt the dead hand as well and buries of both what it misses least,
    and of two guesses the one in which it holds more trumps is taken rather. Who followed to the
    suit of the called card with another is guessed not to hold it.
    """

    __slots__ = ("_shy",)

    def __init__(self, view: EightyPointsView, unseen: list[int]) -> None:
        self._shy = _shy(view)
        super().__init__(view, unseen)

    def _places(self, card: int, seats: int) -> int:
        view = self._view
        assert view.koth is not None
        if view.seats[view.koth].void >> TRUMPS & 1 and self._order.suits[card] == TRUMPS:
            seats &= ~(1 << DEAD)
        if card == view.called and view.fallen is None:
            seats &= ~(1 << view.koth | 1 << DEAD)
            seats = seats & ~self._shy or seats
        return seats

    def deal(self, rng: random.Random) -> list[Suits]:
        """Return one guess: each seat's hand by suit, the weakest first, the viewer's own empty."""
        koth = self._view.koth
        assert koth is not None
        world = self._buried(super().deal(rng))
        if koth != self._me:
            other = self._buried(super().deal(rng))
            more = len(other[koth][TRUMPS]) - len(world[koth][TRUMPS])
            if rng.random() < 1 / (1 + math.exp(-RICHER * more)):
                world = other
        strengths = self._order.strengths
        for hand in world:
            for cards in hand:
                cards.sort(key=lambda card: (strengths[card], card))
        return world

    def _buried(self, world: list[Suits]) -> list[Suits]:
        """Return the guess once the King of the Hill has buried."""
        koth = self._view.koth
        assert koth is not None
        number = sum(map(len, world[DEAD]))
        if koth == self._me or not number:
            return world
        void, order = self._view.seats[koth].void, self._order
        suits = [suit for suit in range(5) if not void >> suit & 1]
        pool: list[tuple[float, int]] = []
        for suit in suits:
            cards = world[koth][suit] + world[DEAD][suit]
            world[koth][suit], world[DEAD][suit] = [], []
            for card in cards:
                if suit == TRUMPS:
                    pool.append((KEPT_TRUMP, card))
                    continue
                kept = KEPT.get(order.strengths[card], 0.0) + KEPT_LONG * len(cards)
                kept += KEPT_PAIR * (cards.count(card) == 2) + KEPT_POINT * POINTS[card]
                pool.append((kept, card))
        pool.sort()
        number -= sum(map(len, world[DEAD]))
        for at, (_, card) in enumerate(pool):
            world[DEAD if at < number else koth][order.suits[card]].append(card)
        return world


def _shy(view: EightyPointsView) -> int:
    """Return a bit mask of the seats that could have played the called card, and did not."""
    if view.called is None or view.fallen is not None:
        return 0
    suits, shy = view.order.suits, 0
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        if plays and len(plays[0].cards) == 1 and suits[plays[0].cards[0]] == suits[view.called]:
            for play in plays[1:]:
                shy |= 1 << play.seat
    return shy
