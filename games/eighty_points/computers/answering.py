"""A quick guess at how the others follow to a trick."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from games.eighty_points.tricks import POINTS, Cards
from games.eighty_points.trumps import TRUMPS, Order, Suits
from games.eighty_points.view import Play

ACE: Final = 14
KING: Final = 13
SAFE_TRUMP: Final = 34  # Strength of the trump ace. Trumps from here up are seldom beaten.
SAFE_RUFF: Final = 26  # Strength of a middling trump. A ruff with it is seldom beaten.
TEMPTING: Final = 5  # Points in a trick that are worth spending a trump on


class Keys(NamedTuple):
    """Sort keys of cards: strength; how good to give away; how good to keep.

    ``rich`` is high for points, then for weak cards; ``dear`` for points and strong cards.
    """

    strength: Callable[[int], int]
    rich: Callable[[int], int]
    dear: Callable[[int], int]


@cache
def _keys_of(order: Order) -> Keys:
    rich = [POINTS[card] * 100 - strength for card, strength in enumerate(order.strengths)]
    dear = [POINTS[card] * 10 + strength for card, strength in enumerate(order.strengths)]
    return Keys(order.strengths.__getitem__, rich.__getitem__, dear.__getitem__)


class Answering:
    """A trick in progress: who is winning it, and what it holds.

    ``defends`` gives each seat's side; ``suit`` is the suit led, -1 before the lead.
    """

    __slots__ = ("_defends", "_keys", "_order", "_strongest", "_wide", "points", "suit", "winner")

    def __init__(self, order: Order, defends: Sequence[bool], plays: Sequence[Play]) -> None:
        self._order = order
        self._keys = _keys_of(order)
        self._defends = defends
        self.suit = -1
        self._wide = 0
        self._strongest = 0
        self.points = 0
        self.winner = -1
        for play in plays:
            self.add(play.seat, play.cards)

    def add(self, seat: int, cards: Cards) -> None:
        first, last = cards[0], cards[-1]
        strength = self._order.strengths[first]
        for card in cards:
            self.points += POINTS[card]
        if self.suit < 0:
            self.suit = self._order.suits[first]
            self._wide = len(cards)
            self._strongest, self.winner = strength, seat
        elif (
            first == last
            and strength > self._strongest
            and self._order.suits[first] in (self.suit, TRUMPS)
        ):
            self._strongest, self.winner = strength, seat

    def answer(self, seat: int, hand: Suits, after: int) -> Cards:
        """Return a seat's likely play from this hand. ``after`` seats have still to play."""
        friendly = self._defends[self.winner] == self._defends[seat]
        if self._wide == 2:
            return self._answer_pair(hand, friendly)
        safe = friendly and (not after or self._is_high())
        if hand[self.suit]:
            return (self._follow(hand[self.suit], friendly, safe, after),)
        return (self._elsewhere(hand, friendly, safe, after),)

    def _is_high(self) -> bool:
        if self.suit == TRUMPS:
            return self._strongest >= SAFE_TRUMP
        return self._strongest == ACE or self._strongest >= SAFE_RUFF

    def _follow(self, inside: list[int], friendly: bool, safe: bool, after: int) -> int:
        if len(inside) == 1:
            return inside[0]
        keys = self._keys
        # The trick is safe with a friend, so give it points.
        if safe:
            return max(inside, key=keys.rich)
        top = max(inside, key=keys.strength)
        if not friendly and keys.strength(top) > self._strongest:
            side = self.suit != TRUMPS
            # The last to play wins with any higher card. Others need a strong one to hold it.
            if not after:
                if side or self.points:
                    return max(self._above(inside), key=keys.rich)
            elif self.points >= (1 if side else TEMPTING) or (side and keys.strength(top) >= KING):
                return top
        # Nothing to win, so give away as little as possible.
        return min(inside, key=keys.dear)

    def _elsewhere(self, hand: Suits, friendly: bool, safe: bool, after: int) -> int:
        """Return a ruff or a discard."""
        keys, trumps = self._keys, hand[TRUMPS]
        sure = friendly and self._is_high()
        if self.suit != TRUMPS and trumps and not sure:
            # A ruff is worth it for points, or if a foe is ahead and others are still to play.
            tempted = self.points >= TEMPTING or (after and not friendly)
            if tempted and (above := self._above(trumps)):
                return min(above, key=keys.strength)
        spare = [card for suit in range(TRUMPS) for card in hand[suit]] or trumps
        return max(spare, key=keys.rich) if safe else min(spare, key=keys.dear)

    def _above(self, cards: list[int]) -> list[int]:
        return [card for card in cards if self._keys.strength(card) > self._strongest]

    def _answer_pair(self, hand: Suits, friendly: bool) -> Cards:
        keys, inside = self._keys, hand[self.suit]
        if pairs := [card for card in set(inside) if inside.count(card) == 2]:
            above = self._above(pairs)
            if friendly or above:
                card = max(pairs if friendly else above, key=keys.rich)
            else:
                card = min(pairs, key=keys.dear)
            return card, card
        # Void against a foe: a pair of trumps is worth a trick with points.
        if not inside and not friendly and self.points >= TEMPTING:
            trumps = hand[TRUMPS]
            ruffs = [card for card in set(trumps) if trumps.count(card) == 2]
            if above := self._above(ruffs):
                card = min(above, key=keys.strength)
                return card, card
        spare = [card for suit in range(TRUMPS) if suit != self.suit for card in hand[suit]]
        trumps = [] if self.suit == TRUMPS else hand[TRUMPS]
        first, second = [
            *self._poured(inside, friendly),
            *self._poured(spare, friendly),
            *self._poured(trumps, friendly),
        ][:2]
        return first, second

    def _poured(self, cards: list[int], friendly: bool) -> list[int]:
        """Sort cards by how readily they are given to the trick, the readiest first."""
        if friendly:
            return sorted(cards, key=self._keys.rich, reverse=True)
        return sorted(cards, key=self._keys.dear)
