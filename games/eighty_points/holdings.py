"""Spreads unseen cards over those who may hold them, true to what everybody knows."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from operator import itemgetter

from games.core.chance import Chance
from games.eighty_points.state import PLAYERS
from games.eighty_points.trumps import Order
from games.eighty_points.view import Play

_SUITS = 5


@dataclass(slots=True)
class Holder:
    """A hand, the dead hand or the deck: how many cards it lacks, and what is known of it.

    ``void`` and ``pairless`` are suits as bits; ``shown`` are cards it must hold.
    """

    room: int
    void: int = 0
    pairless: int = 0
    shown: tuple[int, ...] = ()
    cards: list[int] = field(default_factory=list)

    def may_take(self, card: int, suit: int) -> bool:
        if not self.room or self.void >> suit & 1:
            return False
        return not (self.pairless >> suit & 1 and card in self.cards)

    def room_for(self, suit: int, faces: list[int], number: int) -> int:
        """Return how many of a suit's unplaced cards it may take.

        ``faces`` are their different faces, ``number`` counts them all.
        """
        if self.void >> suit & 1:
            return 0
        if self.pairless >> suit & 1:
            return sum(card not in self.cards for card in faces)
        return number


def denied_suits(
    tricks: Iterable[Sequence[Play]], order: Order, *, loose: bool
) -> tuple[list[int], list[int]]:
    """Return the suits, as bits, of which each seat has shown that it has no card, or no pair."""
    void, pairless = [0] * PLAYERS, [0] * PLAYERS
    for first, *others in filter(None, tricks):
        suit, single = order.suits[first.cards[0]], len(first.cards) == 1
        for seat, cards in others:
            inside = sum(order.suits[card] == suit for card in cards)
            if not single and (inside < 2 or cards[0] != cards[1]):
                pairless[seat] |= 1 << suit
            if inside < len(cards) and (single or not loose):
                void[seat] |= 1 << suit
    return void, pairless


def spread(
    unseen: list[int],
    holders: list[Holder],
    order: Order,
    chance: Chance,
    *,
    either: int | None = None,
) -> list[list[int]]:
    """Return the unseen cards at random over the holders, as many to each as it lacks.

    What the holder ``either`` has shown may lie in the last but one, the dead hand, instead.
    Raises ValueError when no spread agrees with what is known.
    """
    rng = random.Random(chance.below("world", 1 << 64))
    table = _Table(unseen, holders, order, rng)
    buried = len(holders) - 2
    for at, holder in enumerate(holders):
        for card in holder.shown:
            table.demand(card, (at, buried) if at == either else (at,))
    if not table.lay_twins():
        raise ValueError("no world agrees with what is known")
    table.lay_rest()
    return [rng.sample(holder.cards, len(holder.cards)) for holder in holders]


class _Table:
    """The unseen cards while they are laid to their holders one by one."""

    def __init__(
        self, unseen: list[int], holders: list[Holder], order: Order, rng: random.Random
    ) -> None:
        self._left = Counter(unseen)
        self._holders = holders
        self._suits = order.suits
        self._rng = rng
        self._scarce = [
            suit
            for suit in range(_SUITS)
            if any((holder.void | holder.pairless) >> suit & 1 for holder in holders)
        ]
        """Suits of which not everybody may hold any number."""
        self._together = [
            suits
            for number in range(1, len(self._scarce) + 1)
            for suits in combinations(self._scarce, number)
        ]

    def demand(self, card: int, allowed: tuple[int, ...]) -> None:
        """Lay a card that is known to lie with one of those allowed."""
        if not self._try(card, allowed):
            raise ValueError("no world agrees with what is known")

    def lay_twins(self) -> bool:
        """Lay the cards that could make a pair where somebody is known to hold none."""
        denied = 0
        for holder in self._holders:
            denied |= holder.pairless
        twins = [
            card
            for card, number in self._left.items()
            if denied >> self._suits[card] & 1
            and (number == 2 or any(card in holder.cards for holder in self._holders))
        ]
        self._rng.shuffle(twins)
        return self._lay([card for card in twins for _ in range(self._left[card])])

    def lay_rest(self) -> None:
        """Lay all other cards; there is always a place for each."""
        rest = list(self._left.elements())
        self._rng.shuffle(rest)
        everywhere = tuple(range(len(self._holders)))
        for card in rest:
            if not self._try(card, everywhere):
                raise ValueError("no world agrees with what is known")

    def _lay(self, cards: list[int]) -> bool:
        """Lay some cards; what leads nowhere is taken back and tried elsewhere."""
        if not cards:
            return True
        card = cards[0]
        for holder in self._in_random_order(range(len(self._holders))):
            if self._put(card, holder):
                if self._lay(cards[1:]):
                    return True
                self._take_back(card, holder)
        return False

    def _try(self, card: int, allowed: tuple[int, ...]) -> bool:
        return any(self._put(card, holder) for holder in self._in_random_order(allowed))

    def _in_random_order(self, places: Iterable[int]) -> list[Holder]:
        """Holders with room, those with more of it more likely to come first."""
        roomy = [self._holders[at] for at in places if self._holders[at].room]
        weighed = [(self._rng.random() ** (1 / holder.room), holder) for holder in roomy]
        return [holder for _, holder in sorted(weighed, key=itemgetter(0), reverse=True)]

    def _put(self, card: int, holder: Holder) -> bool:
        """Give a card to a holder, unless that cannot be or leaves another card no place."""
        if not holder.may_take(card, self._suits[card]):
            return False
        holder.cards.append(card)
        holder.room -= 1
        self._left[card] -= 1
        if self._has_places():
            return True
        self._take_back(card, holder)
        return False

    def _take_back(self, card: int, holder: Holder) -> None:
        holder.cards.remove(card)
        holder.room += 1
        self._left[card] += 1

    def _has_places(self) -> bool:
        """Return whether there is room enough for the cards of any suits together.

        Suits that nobody is known to lack need no counting.
        """
        if not self._scarce:
            return True
        faces: dict[int, list[int]] = {suit: [] for suit in self._scarce}
        number = dict.fromkeys(self._scarce, 0)
        for card, count in self._left.items():
            suit = self._suits[card]
            if count and suit in number:
                faces[suit].append(card)
                number[suit] += count
        room = [
            {suit: holder.room_for(suit, faces[suit], number[suit]) for suit in self._scarce}
            for holder in self._holders
        ]
        for suits in self._together:
            places = sum(
                min(holder.room, sum(places_by_suit[suit] for suit in suits))
                for holder, places_by_suit in zip(self._holders, room, strict=True)
            )
            if sum(number[suit] for suit in suits) > places:
                return False
        return True
