"""Quick guesses at the others' hands that agree with a viewer's knowledge."""

import random
from typing import Final

from games.eighty_points.state import PLAYERS
from games.eighty_points.tricks import POINTS
from games.eighty_points.trumps import FACES, TRUMPS, Order
from games.eighty_points.view import EightyPointsView

DEAD: Final = PLAYERS
"""The place of the dead hand after those of the seats."""
_EVERYWHERE: Final = (1 << DEAD + 1) - 1

Suits = list[list[int]]
"""A hand by suit; the last one are the trumps."""


def by_suit(cards: list[int] | tuple[int, ...], order: Order) -> Suits:
    """Return cards laid out by the suit that they belong to."""
    hand: Suits = [[], [], [], [], []]
    for card in cards:
        hand[order.suits[card]].append(card)
    return hand


def unseen_in(view: EightyPointsView) -> list[int]:
    """Return the number of copies that the viewer has not seen, by face."""
    unseen = [2] * FACES
    for card in (*view.hand, *view.played, *(view.buried or ())):
        unseen[card] -= 1
    for play in view.trick:
        for card in play.cards:
            unseen[card] -= 1
    return unseen


class Guesser:
    """Deals the unseen cards to those who may hold them.

    Suits that a seat is known to lack are kept to. The dead hand is guessed to hold no trumps and
    few points, and the King of the Hill not to hold the called card.
    """

    __slots__ = ("_free", "_me", "_order", "_restricted", "_slots", "_view")

    def __init__(self, view: EightyPointsView, unseen: list[int]) -> None:
        assert view.viewer is not None
        self._view = view
        self._me = view.viewer
        self._order = order = view.order
        slots: list[int] = []
        allowed = [_EVERYWHERE] * 5
        shown: list[tuple[int, int]] = []
        left = unseen[:]
        for seat, known in enumerate(view.seats):
            if seat == self._me:
                continue
            slots += [seat] * known.held
            for suit in range(5):
                if known.void >> suit & 1:
                    allowed[suit] &= ~(1 << seat)
            for card in known.shown:
                if left[card]:
                    left[card] -= 1
                    shown.append((1 << seat | (1 << DEAD if seat == view.koth else 0), card))
        slots += [DEAD] * (sum(unseen) - len(slots))
        restricted = []
        self._free = []
        for card, copies in enumerate(left):
            if not copies:
                continue
            seats = self._places(card, allowed[order.suits[card]])
            if seats == _EVERYWHERE:
                self._free += [card] * copies
            else:
                restricted += [(seats, card)] * copies
        restricted.sort(key=lambda pair: pair[0].bit_count())
        self._restricted = shown + restricted
        self._slots = slots

    def _places(self, card: int, seats: int) -> int:
        """Return those of these places, as bits, where a card is guessed to be."""
        view = self._view
        if self._order.suits[card] == TRUMPS or POINTS[card] == 10:
            seats &= ~(1 << DEAD)
        if card == view.called and view.koth is not None and view.fallen is None:
            seats &= ~(1 << view.koth | 1 << DEAD)
        return seats

    def deal(self, rng: random.Random) -> list[Suits]:
        """Return one guess: by seat its hand by suit, the viewer's own being empty."""
        lots = sorted([(rng.random(), seat) for seat in self._slots])
        slots = [seat for _, seat in lots]
        suits = self._order.suits
        hands: list[Suits] = [[[], [], [], [], []] for _ in range(DEAD + 1)]
        for allowed, card in self._restricted:
            at = len(slots) - 1
            while at > 0 and not allowed >> slots[at] & 1:
                at -= 1
            hands[slots.pop(at)][suits[card]].append(card)
        for seat, card in zip(slots, self._free, strict=True):
            hands[seat][suits[card]].append(card)
        return hands
