"""Many layouts of Kill the Kings at once, as arrays: their next draws and the net's features.

Everything here is in whole numbers, so that any machine gives the same results. A drawn card is
counted with the reserve.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.core.cards import STANDARD_DECK
from games.kill_the_kings.computers.planning import Bottom, Layout, late, place_on, set_of
from games.kill_the_kings.piles import FITS, LENGTHS, is_red, value_of
from games.kill_the_kings.view import RESERVE_SLOTS

Ints = NDArray[np.int32]
Places = NDArray[np.intp]
Masks = NDArray[np.uint64]

UNIT: Final = 256  # Fixed-point value of 1 in a feature
_ALTERNATING, _SUITED, _KIND = LENGTHS.values()
_KING: Final = 13


def _every_bottom() -> list[Bottom]:
    new = [Bottom(card, 0, 0, 0) for card in STANDARD_DECK if value_of(card) == _KING]
    found = set(new)
    while new:
        below = {place_on(above, card) for above in new for card in FITS[above.card]}
        new = [bottom for bottom in below if bottom is not None and bottom not in found]
        found.update(new)
    return sorted(found, key=lambda bottom: (-value_of(bottom.card), bottom))


_BOTTOMS: Final = _every_bottom()
NUMBER: Final[dict[Bottom | None, int]] = {
    **{bottom: number for number, bottom in enumerate(_BOTTOMS)},
    None: len(_BOTTOMS),
}
"""The number of each bottom, higher ones first. A dead king's pile has the last."""
DEAD: Final = len(_BOTTOMS)


def _masks(sets: list[int]) -> Masks:
    return np.array([*sets, 0], np.uint64)


def _numbers(values: list[int]) -> Ints:
    return np.array([*values, 0], np.int32)


_RANKS: Final = [
    set_of(card for card in STANDARD_DECK if value_of(card) == value) for value in range(_KING)
][1:]
_BY_RANK: Final = np.array(_RANKS, np.uint64)
_BIT: Final = np.array([1 << card for card in STANDARD_DECK], np.uint64)
_RED: Final = np.uint64(set_of(card for card in STANDARD_DECK if is_red(card)))
_FEW: Final = np.arange(4, dtype=np.int32)[:, None]
_BY_SUIT: Final = [set_of(range(13 * suit, 13 * suit + 13)) for suit in range(4)]
_FITTING: Final = _masks([set_of(FITS[bottom.card]) for bottom in _BOTTOMS])
_BELOW: Final = [
    set_of(card for card in STANDARD_DECK if value_of(card) < value_of(bottom.card))
    for bottom in _BOTTOMS
]
_SAME_RANK: Final = _masks(
    # All kings are on the table, so none comes as another of its rank.
    [0 if b.card % 13 == 11 else _RANKS[value_of(b.card) - 1] for b in _BOTTOMS]
)
_LOWER: Final = _masks(_BELOW)
_OWN_SUIT: Final = _masks(
    [_BY_SUIT[b.card // 13] & below for b, below in zip(_BOTTOMS, _BELOW, strict=True)]
)
_OTHER_SUITS: Final = tuple(
    _masks(
        [
            _BY_SUIT[[s for s in range(4) if is_red(13 * s) != is_red(b.card)][which]] & below
            for b, below in zip(_BOTTOMS, _BELOW, strict=True)
        ]
    )
    for which in (0, 1)
)
_VALUE: Final = _numbers([value_of(bottom.card) for bottom in _BOTTOMS])
_IS_RED: Final = _numbers([is_red(bottom.card) for bottom in _BOTTOMS])
_RUNS: Final = tuple(_numbers([bottom[1 + way] for bottom in _BOTTOMS]) for way in range(3))
_NEXT: Final = np.full((DEAD + 1, len(STANDARD_DECK)), -1, np.int16)
for _number, _bottom in enumerate(_BOTTOMS):
    for _card in FITS[_bottom.card]:
        _NEXT[_number, _card] = NUMBER[place_on(_bottom, _card)]
_LATE: Final = np.array(
    [
        [
            # 49: from none to all 48 cards that aren't kings. 6: from none to a run of five.
            [round(UNIT * late(missing, outs / 2, count)) for count in range(49)]
            for outs in range(49)
        ]
        for missing in range(6)
    ],
    np.int32,
).ravel()
"""How unlikely the missing cards are to come soon, by their number, twice the number of outs, and
the number of cards unseen."""


class Layouts(NamedTuple):
    """Layouts side by side: the numbers of four bottoms, and hands and unseen cards as bits.

    ``piles`` has a row for each pile and a column for each layout.
    """

    piles: NDArray[np.int16]
    hands: Masks
    unseen: Masks

    def __len__(self) -> int:
        return len(self.hands)

    @property
    def won(self) -> NDArray[np.bool_]:
        won: NDArray[np.bool_] = self.killed == len(self.piles)
        return won

    @property
    def killed(self) -> Ints:
        killed: Ints = np.count_nonzero(self.piles == DEAD, axis=0).astype(np.int32)
        return killed

    @property
    def room(self) -> Ints:
        return RESERVE_SLOTS + self.killed - _count(self.hands)

    def take(self, which: NDArray[np.intp]) -> "Layouts":
        return Layouts(self.piles[:, which], self.hands[which], self.unseen[which])

    def one(self, at: int) -> Layout:
        bottoms = tuple(None if pile == DEAD else _BOTTOMS[pile] for pile in self.piles[:, at])
        return Layout(bottoms, int(self.hands[at]), int(self.unseen[at]))

    def beside(self, others: "Layouts") -> "Layouts":
        return Layouts(
            np.concatenate((self.piles, others.piles), axis=1),
            np.concatenate((self.hands, others.hands)),
            np.concatenate((self.unseen, others.unseen)),
        )

    def placements(self, cards: Masks) -> tuple[Places, "Layouts"]:
        """Return all placements of cards in hand, as indexes of layouts, and the results."""
        # A set bit's index is layout * 256 + pile * 64 + card: four piles, 64 bits each.
        masks = np.ascontiguousarray((_FITTING[self.piles] & cards).T)
        bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
        found = np.flatnonzero(bits)
        which, at, card = found >> 8, found >> 6 & 3, found & 63
        piles = self.piles[:, which]
        places = np.arange(len(which))
        piles[at, places] = _NEXT[piles[at, places], card]
        hands = self.hands[which] & ~_BIT[card]
        return which, Layouts(piles, hands, self.unseen[which])


def draws(layouts: Layouts) -> tuple[Places, Masks, Layouts]:
    """Return all next draws: indexes of layouts, cards as bits, layouts with the card in hand."""
    bits = np.unpackbits(layouts.unseen.view(np.uint8), bitorder="little")
    found = np.flatnonzero(bits)
    which, card = found >> 6, _BIT[found & 63]
    before = layouts.take(which)
    return which, card, Layouts(before.piles, before.hands | card, before.unseen & ~card)


def ways(layouts: Layouts, drawn: Masks) -> tuple[Places, Layouts]:
    """Return all ways to go on from full reserves: indexes of layouts, and the results.

    A drawn card that finds no slot is placed. If it takes the last slot, either any card is placed
    or the next one is drawn right away.
    """
    forced = layouts.room < 0
    which, after = layouts.placements(np.where(forced, drawn, layouts.hands))
    daring = np.flatnonzero(~forced)
    return np.concatenate((which, daring)), after.beside(layouts.take(daring))


def batch_of(layouts: Sequence[Layout]) -> Layouts:
    piles = np.array(
        [[NUMBER[bottom] for bottom in layout.bottoms] for layout in layouts], np.int16
    )
    hands = np.array([layout.reserve for layout in layouts], np.uint64)
    return Layouts(piles.T, hands, np.array([layout.unseen for layout in layouts], np.uint64))


def _count(cards: Masks) -> Ints:
    return np.bitwise_count(cards).astype(np.int32)


def features(layouts: Layouts) -> NDArray[np.float64]:
    """Return the net's features before the next card is drawn, a column for each layout.

    They are whole numbers: UNIT stands for 1. The order is what the net was trained with.
    """
    # Sorted, so that the net need not learn that the order of the piles is irrelevant.
    piles, hand, unseen = _sorted(layouts.piles), layouts.hands, layouts.unseen
    left = _count(unseen)
    killed, room = layouts.killed, layouts.room
    ranks = _BY_RANK[:, None]
    hand_ranks, unseen_ranks = hand & ranks, unseen & ranks
    value, alternating, suited, kind = _VALUE[piles], *(run[piles] for run in _RUNS)
    missing = _missing(piles, hand, hand_ranks)
    held, coming = _count(hand_ranks), _count(unseen_ranks)
    dangers = _dangers(layouts, piles, missing, held, coming)
    fitting = _FITTING[piles]
    at_least = _fitting_at_least(fitting)
    # Cards that fit no pile: they have to go to the reserve.
    nowhere = ~at_least[0]
    share = UNIT // (left + 1)  # of one unseen card; + 1, as the stock may be empty
    fit_unseen = _count(unseen & fitting)
    # Divisors scale each feature to about 1. The net's weights go by this order.
    of_tables = (
        UNIT * (piles != DEAD),
        UNIT // 16 * value,
        UNIT // 4 * alternating,
        UNIT // 4 * suited,
        UNIT // 2 * kind,
        share * fit_unseen,
        UNIT // 32 * fit_unseen,
        UNIT // 4 * _count(hand & fitting),
        *dangers,
        _product(dangers),
        UNIT // 2 * missing.kind,
        UNIT // 4 * missing.suited,
        UNIT // 4 * missing.alternating,
        UNIT // 2 * held,
        UNIT // 4 * coming,
        UNIT // 2 * _count(hand_ranks & nowhere),
        UNIT // 4 * _count(unseen_ranks & nowhere),
        UNIT // 8 * _count(hand & at_least),
        share * _count(unseen & at_least),
        UNIT // 8 * _count(unseen & nowhere)[None],
        UNIT // 8 * _count(hand & nowhere)[None],
        # One-hot: each number of dead kings, and of free slots, has a weight of its own.
        UNIT * (killed == _FEW[:4]),
        UNIT * (room == _FEW[:3]),
        UNIT // 4 * room[None],
        UNIT // 32 * left[None],
    )
    return np.concatenate(of_tables, axis=0, dtype=np.float64)


def may_be_won(layouts: Layouts) -> NDArray[np.bool_]:
    """False for layouts in which some king can't be killed even with all the cards in hand."""
    piles, hand = layouts.piles, layouts.hands
    hand_ranks, places = hand & _BY_RANK[:, None], np.arange(len(hand))
    missing, value = _missing(piles, hand, hand_ranks), _VALUE[piles]
    may_die = (piles == DEAD) | (np.minimum(missing.kind, missing.suited) == 0)
    may_die |= missing.alternating == 0
    # All other runs consist of cards in hand, and begin with the bottom's rank or lower.
    usable = hand & (_LOWER[piles] | _SAME_RANK[piles])
    for suit in _BY_SUIT:
        may_die |= _count(usable & np.uint64(suit)) >= _SUITED
    threes = np.zeros((_KING + 1, len(hand)), np.bool_)
    threes[2:] = np.logical_or.accumulate(_count(hand_ranks) >= _KIND, axis=0)
    may_die |= threes[value, places]
    longest = _chains(hand_ranks).max(axis=0)
    may_die |= longest[np.minimum(value + 1, _KING), places] >= _ALTERNATING
    found: NDArray[np.bool_] = may_die.all(axis=0)
    return found


class _Missing(NamedTuple):
    """Cards that each pile's king still needs beyond those in hand, for each way to kill him."""

    kind: Ints
    suited: Ints
    alternating: Ints


def _missing(piles: NDArray[np.int16], hand: Masks, hand_ranks: Masks) -> _Missing:
    value, alternating, suited, kind = _VALUE[piles], *(run[piles] for run in _RUNS)
    chain = _chains(hand_ranks)[_IS_RED[piles], value, np.arange(len(hand))]
    wanted = _ALTERNATING - alternating
    return _Missing(
        np.maximum(_KIND - kind - _count(hand & _SAME_RANK[piles]), 0),
        np.maximum(_SUITED - suited - _count(hand & _OWN_SUIT[piles]), 0),
        np.where(value > wanted, np.maximum(wanted - chain, 0), _ALTERNATING),
    )


def _dangers(
    layouts: Layouts, piles: NDArray[np.int16], missing: _Missing, held: Ints, coming: Ints
) -> list[Ints]:
    """Return, for each way to kill a king, the risk that its missing cards come too late, in UNITs.

    The ways are three of a kind (of this rank or a lower one), a run of one suit (this one or the
    two of the other colour), and a run of alternating colours. ``held`` and ``coming`` count the
    cards in hand and unseen by rank.
    """
    hand, unseen = layouts.hands, layouts.unseen
    left, value = _count(unseen), _VALUE[piles]

    def danger(missing: Ints, outs: Ints) -> Ints:
        found: Ints = _LATE[(missing * 49 + outs) * 49 + left]
        return found

    # By value, the risk that no lower rank comes as three of a kind: a product over these ranks.
    of_ranks = np.empty((_KING + 1, len(left)), np.int32)
    of_ranks[:2] = UNIT
    each = danger(np.maximum(_KIND - held, 0), 2 * coming)
    for rank in range(12):
        # Fixed-point product: UNIT is 2**8.
        of_ranks[rank + 2] = of_ranks[rank + 1] * each[rank] >> 8
    first, second = (
        danger(np.maximum(_SUITED - _count(hand & cards), 0), 2 * _count(unseen & cards))
        for cards in (suit[piles] for suit in _OTHER_SUITS)
    )
    return [
        danger(missing.kind, 2 * _count(unseen & _SAME_RANK[piles])),
        of_ranks[value, np.arange(len(left))],
        danger(missing.suited, 2 * _count(unseen & _OWN_SUIT[piles])),
        np.minimum(first, second),
        np.maximum(first, second),
        # A lower card counts as half an out: it may have the wrong colour or come out of order.
        danger(missing.alternating, _count(unseen & _LOWER[piles])),
    ]


def _product(dangers: Sequence[Ints]) -> Ints:
    """Return the risk that all ways fail, as if they were independent: a fixed-point product."""
    total = dangers[0]
    for other in dangers[1:]:
        total = total * other >> 8
    return total


def _fitting_at_least(fitting: Masks) -> Masks:
    """Return the cards that fit at least 1, 2, 3 and 4 piles, a row each."""
    at_least = np.zeros((4, fitting.shape[1]), np.uint64)
    for pile in fitting:
        for depth in range(3, 0, -1):
            at_least[depth] |= at_least[depth - 1] & pile
        at_least[0] |= pile
    return at_least


def _sorted(piles: NDArray[np.int16]) -> NDArray[np.int16]:
    a, b, c, d = piles
    # A sorting network for four, on whole rows at once.
    a, b, c, d = np.minimum(a, b), np.maximum(a, b), np.minimum(c, d), np.maximum(c, d)
    a, c, b, d = np.minimum(a, c), np.maximum(a, c), np.minimum(b, d), np.maximum(b, d)
    return np.stack((a, np.minimum(b, c), np.maximum(b, c), d))


def _chains(hand_ranks: Masks) -> Ints:
    """Return the longest alternating runs of lower cards in hand.

    They are below black and below red, by value.
    """
    red, black = (hand_ranks & _RED) != 0, (hand_ranks & ~_RED) != 0
    found = np.zeros((2, _KING + 1, hand_ranks.shape[1]), np.int32)
    below_black, below_red = found
    for rank in range(12):
        below_black[rank + 2] = np.maximum(
            below_black[rank + 1], (below_red[rank + 1] + 1) * red[rank]
        )
        below_red[rank + 2] = np.maximum(
            below_red[rank + 1], (below_black[rank + 1] + 1) * black[rank]
        )
    return found
