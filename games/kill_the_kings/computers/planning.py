"""What a table of Kill the Kings is worth, and how it may go on.

Sets of cards are ints here, one bit a card, so that they are counted and cut quickly. A drawn
card lies with the reserve, one more than it has room for if need be.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from games.core.cards import STANDARD_DECK, suit_of
from games.kill_the_kings.piles import FITS, LENGTHS, is_red, runs, value_of
from games.kill_the_kings.view import RESERVE_SLOTS, KillTheKingsView

PATIENCE: Final = 12.0
"""Draws after which hope for a card has shrunk to a third."""
HELPFUL: Final = 0.5
"""Share of the unseen lower cards that carry an alternating run on."""
WELCOME: Final = 0.8
"""Worth of a pile on which every unseen card could be placed, a sure kill being worth 1."""
KILL: Final = 1.5
"""Worth of a dead king."""
VICTORY: Final = 1.0
"""Worth of killing the last king, besides that."""
BUST: Final = 0.5
"""What going bust costs."""
_KING: Final = 13
_ALTERNATING, _SUITED, _KIND = LENGTHS.values()


def set_of(cards: Iterable[int]) -> int:
    """Cards as bits."""
    return sum(1 << card for card in cards)


def cards_of(cards: int) -> list[int]:
    """Return the cards of a set."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


_PEOPLE: Final = set_of([card for card in STANDARD_DECK if value_of(card) < _KING])
_IS_RED: Final = tuple(is_red(card) for card in STANDARD_DECK)
_RED: Final = set_of(card for card in STANDARD_DECK if is_red(card))
_VALUE: Final = tuple(value_of(card) for card in STANDARD_DECK)
_FITTING: Final = tuple(set_of(cards) for cards in FITS)
_OF_VALUE: Final = tuple(
    set_of([card for card in STANDARD_DECK if value_of(card) == value])
    for value in range(_KING + 1)
)
_BELOW: Final = tuple(
    set_of([card for card in STANDARD_DECK if value_of(card) < value]) for value in range(_KING + 1)
)
_SUITS_BELOW: Final = tuple(
    tuple(
        (suit, cards)
        for suit in range(4)
        if (cards := set_of(c for c in FITS[above] if suit_of(c) == suit) & _BELOW[_VALUE[above]])
    )
    for above in STANDARD_DECK
)
"""By card: the suits that may be placed below it, each with all its cards that may."""


class Bottom(NamedTuple):
    """Where a pile goes on: its lowest card, and the runs that end there, 0 at a king."""

    card: int
    alternating: int
    suited: int
    kind: int


@cache
def placed(bottom: Bottom, card: int) -> Bottom | None:
    """Return the pile with one card more; None when that kills its king."""
    if not bottom.kind:
        return Bottom(card, 1, 1, 1)
    step = runs((bottom.card, card))
    longer = [run + 1 if two == 2 else 1 for run, two in zip(bottom[1:], step, strict=True)]
    if longer[0] >= _ALTERNATING or longer[1] >= _SUITED or longer[2] >= _KIND:
        return None
    return Bottom(card, *longer)


@cache
def late(missing: int, outs: float, unseen: int) -> float:
    """How unlikely it is that cards still missing come soon, any of ``outs`` being right."""
    if missing <= 0:
        return 0.0
    if missing > outs:
        return 1.0
    wait = sum((unseen + 1) / (outs - got) for got in range(missing))
    return 1 - exp(-wait / PATIENCE)


@lru_cache(maxsize=4096)
def chains(cards: int) -> tuple[list[int], list[int]]:
    """Below black and below red, by value: the longest alternating run of lower cards."""
    red_first = black_first = 0
    below_black, below_red = [0], [0]
    for of_value in _OF_VALUE[:_KING]:
        red = black_first + 1 if of_value & cards & _RED else 0
        black = red_first + 1 if of_value & cards & ~_RED else 0
        red_first, black_first = max(red_first, red), max(black_first, black)
        below_black.append(red_first)
        below_red.append(black_first)
    return below_black, below_red


class Outlook:
    """What piles are worth to a reserve, while some cards are unseen."""

    __slots__ = ("_count", "_kinds", "_reserve", "_unseen", "_worths")

    def __init__(self, reserve: int, unseen: int) -> None:
        self._reserve = reserve
        self._unseen = unseen
        self._count = count = unseen.bit_count()
        self._kinds = kinds = [1.0]
        danger = 1.0
        for cards in _OF_VALUE[:_KING]:
            missing = _KIND - (reserve & cards).bit_count()
            danger *= late(missing, (unseen & cards).bit_count(), count)
            kinds.append(danger)
        self._worths: dict[Bottom | None, float] = {None: KILL}

    def worth(self, bottom: Bottom | None) -> float:
        """Return what a pile is worth: a kill soon, room for more. None is a dead king."""
        worth = self._worths.get(bottom)
        if worth is None:
            assert bottom is not None
            fitting = (self._unseen & _FITTING[bottom.card]).bit_count()
            worth = 1 - self.danger(bottom) + WELCOME * fitting / (self._count + 1)
            self._worths[bottom] = worth
        return worth

    def danger(self, bottom: Bottom) -> float:
        """How unlikely it is that the king dies soon: 0 when the reserve can kill him now."""
        reserve, unseen, count = self._reserve, self._unseen, self._count
        card, alternating, suited, kind = bottom
        value = _VALUE[card]
        danger = self._kinds[value]
        if value < _KING:
            cards = _OF_VALUE[value]
            missing = _KIND - kind - (reserve & cards).bit_count()
            danger *= late(missing, (unseen & cards).bit_count(), count)
        for suit, cards in _SUITS_BELOW[card]:
            missing = _SUITED - (reserve & cards).bit_count()
            if suit == card // 13:
                missing -= suited
            danger *= late(missing, (unseen & cards).bit_count(), count)
        wanted = _ALTERNATING - alternating
        if danger and value > wanted:
            missing = wanted - chains(reserve)[_IS_RED[card]][value]
            danger *= late(missing, HELPFUL * (unseen & _BELOW[value]).bit_count(), count)
        return danger


class Move(NamedTuple):
    """A placement, and what the table is worth after it."""

    worth: float
    card: int
    pile: int


class Table(NamedTuple):
    """What there is to plan with: bottoms (None for a dead king), reserve and unseen cards."""

    bottoms: tuple[Bottom | None, ...]
    reserve: int
    unseen: int

    @property
    def killed(self) -> int:
        """Return how many kings are dead."""
        return self.bottoms.count(None)

    @property
    def won(self) -> bool:
        """Return whether all kings are dead."""
        return self.killed == len(self.bottoms)

    @property
    def room(self) -> int:
        """Return the number of free reserve slots; below 0 when a drawn card finds none."""
        return RESERVE_SLOTS + self.killed - self.reserve.bit_count()

    def place(self, card: int, pile: int) -> "Table":
        """Return the table after a placement."""
        bottom = self.bottoms[pile]
        assert bottom is not None
        after = (*self.bottoms[:pile], placed(bottom, card), *self.bottoms[pile + 1 :])
        return Table(after, self.reserve & ~(1 << card), self.unseen)

    def draw(self, card: int) -> "Table":
        """Return the table after a draw."""
        return Table(self.bottoms, self.reserve | 1 << card, self.unseen & ~(1 << card))

    def moves(self, cards: int) -> list[Move]:
        """Every placement of some of the cards in hand."""
        found = []
        for card in cards_of(cards):
            piles = [
                (pile, bottom)
                for pile, bottom in enumerate(self.bottoms)
                if bottom is not None and _FITTING[bottom.card] >> card & 1
            ]
            if piles:
                outlook = Outlook(self.reserve & ~(1 << card), self.unseen)
                total = sum(map(outlook.worth, self.bottoms))
                for pile, bottom in piles:
                    gain = outlook.worth(placed(bottom, card)) - outlook.worth(bottom)
                    found.append(Move(total + gain, card, pile))
        return found

    def worth(self) -> float:
        """Return what the table is worth as it lies."""
        if self.won:
            return KILL * self.killed + VICTORY
        return sum(map(Outlook(self.reserve, self.unseen).worth, self.bottoms))


def table_of(view: KillTheKingsView) -> Table:
    """Return the table that a view shows."""
    bottoms = tuple(
        Bottom(pile.bottom, *runs(pile.cards)) if pile.alive else None for pile in view.piles
    )
    held = view.reserve if view.drawn is None else (*view.reserve, view.drawn)
    reserve = set_of(held)
    lying = sum(set_of(pile.cards) for pile in view.piles)
    return Table(bottoms, reserve, _PEOPLE & ~(reserve | lying))


def play_on(table: Table, coming: Sequence[int]) -> float:
    """Return what comes out when cards are drawn in this order and only placed to make room."""
    for card in coming:
        if table.won:
            break
        must = 1 << card if table.room <= 0 else 0
        table = table.draw(card)
        if must:
            moves = table.moves(must)
            if not moves:
                return KILL * table.killed - BUST
            best = max(moves)
            table = table.place(best.card, best.pile)
        table = make_room(table)
    return table.worth()


def make_room(table: Table) -> Table:
    """Place the best cards until a slot of the reserve is free, or nothing fits."""
    while table.room <= 0 and (moves := table.moves(table.reserve)):
        best = max(moves)
        table = table.place(best.card, best.pile)
    return table
