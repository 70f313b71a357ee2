"""The chance to win King of the Hill from a position, learned from matches.

A net with one hidden layer estimates the chance before a stack is chosen, with all hands and
reserves open. Its inputs are the strongest attacks of both hands and reserves, the distance to the
apex, and who would win it now. Its weights come from self-play (see weights.py).
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from operator import add, mul
from typing import Final, NamedTuple

from games.king_of_the_hill.computers.planning import RUN_FORCES, attack_forces
from games.king_of_the_hill.computers.weights import BIAS, LIFTING, ROWS
from games.king_of_the_hill.pyramid import APEX, SIZES, available

_SUIT: Final = 13
_RUN_RANKS: Final = len(RUN_FORCES).bit_length() - 1
_ATTACKS: Final = 5
"""Number of a hand's strongest attacks with an input of their own; the others are summed up."""
_UNIT: Final = 15.0  # Force of an ace, the unit of force in features
_LONGEST: Final = tuple(max(forces, default=0.0) for forces in RUN_FORCES)
"""Force of the strongest sequence in the low cards of a suit, by these cards as bits."""

_MINE: Final = tuple(row.mine for row in ROWS)
_THEIRS: Final = tuple(row.theirs for row in ROWS)

Layer = list[float]
Layers = tuple[Layer, Layer, Layer]


class HandStrength(NamedTuple):
    """The strength of a hand and a reserve.

    ``rank`` decides an apex fought for now, the greater the better: the best attack of the hand and
    the two best of the reserve. ``features`` are the net's inputs.
    """

    rank: tuple[float, float, float]
    features: tuple[float, ...]


def level_force(strength: float) -> float:
    """Return a force as it is compared if faces tie: all of them count as a Ten."""
    return 10.0 if 10 < strength < 11 else strength


class Valuation:
    """Values positions with these stacks left.

    ``sizes`` are the sizes of all stacks, 0 for one that is gone; ``tops`` are the open cards left.
    ``my_turn``: one's own side chooses next.
    """

    def __init__(
        self, sizes: Sequence[int], tops: Iterable[int], *, my_turn: bool, faces_tie: bool
    ) -> None:
        self.faces_tie = faces_tie
        self._tops: list[list[int]] = [[], [], [], []]
        for card in tops:
            suit, rank = divmod(card, _SUIT)
            if rank < _RUN_RANKS:
                self._tops[suit].append(1 << rank)
        present = sum(1 << at for at, size in enumerate(sizes) if size)
        away = _away(present)
        turn = 1 if my_turn else -1
        # Divisors scale each feature to about 1, as in `side`.
        left = (
            away / 5,
            float(away == 0),
            present.bit_count() / len(SIZES[1:]),
            sum(sizes[1:]) / sum(SIZES[1:]),
            turn,
            # Whose turn it is when the apex can first be chosen.
            -turn if away % 2 else turn,
        )
        at_once = turn * (away == 0)
        self._base = [
            [
                row.bias + sum(map(mul, row.left, left)) + ahead * (row.ahead + at_once * row.now)
                for row in ROWS
            ]
            for ahead in (0, 1, -1)
        ]

    def side(self, hand: Iterable[int], reserve: Sequence[int]) -> HandStrength:
        """Compute the strength and the net's features of a hand and a reserve."""
        forces, low = attack_forces(hand)
        kept = _reserve_forces((*reserve,))
        best = likely = forces[0] if forces else 0.0
        # An open card may lengthen a sequence of low cards in the hand.
        for ranks, tops in zip(low, self._tops, strict=True):
            for top in tops:
                likely = max(likely, _LONGEST[ranks | top])
        first, second, *_ = *kept, 0.0, 0.0
        features = (
            *(each / _UNIT for each in (*forces, 0, 0, 0, 0, 0)[:_ATTACKS]),
            sum(forces[_ATTACKS:]) / 30,
            len(forces) / 10,
            first / _UNIT,
            second / _UNIT,
            len(kept) / 5,
            likely / _UNIT,
        )
        rank = (best, first, second)
        if self.faces_tie:
            rank = (level_force(best), level_force(first), level_force(second))
        return HandStrength(rank, features)

    @staticmethod
    def mine(side: HandStrength) -> Layer:
        """Return one's own contribution to the net's layer."""
        return [sum(map(mul, weights, side.features)) for weights in _MINE]

    def theirs(self, side: HandStrength) -> Layers:
        """Return the opponent's contribution for each state of the apex.

        Nobody is ahead there, or the viewer, or the opponent, in this order.
        """
        layer = [sum(map(mul, weights, side.features)) for weights in _THEIRS]
        level, ahead, behind = (list(map(add, layer, base)) for base in self._base)
        return level, ahead, behind

    @staticmethod
    def chance(mine: tuple[HandStrength, Layer], theirs: tuple[HandStrength, Layers]) -> float:
        """Return the chance to win, given both sides and their contributions to the layer."""
        (side, layer), (their_side, layers) = mine, theirs
        ahead = (side.rank > their_side.rank) - (side.rank < their_side.rank)
        found = [each if each > 0 else 0.0 for each in map(add, layer, layers[ahead])]
        return 1 / (1 + exp(sum(found[LIFTING:]) - sum(found[:LIFTING]) - BIAS))


@lru_cache(maxsize=1024)
def _reserve_forces(reserve: tuple[int, ...]) -> list[float]:
    return attack_forces(reserve)[0]


@cache
def _away(present: int) -> int:
    """Return the minimum number of battles before the apex may be chosen.

    ``present`` are the stacks left, as bits.
    """
    found = available([present >> at & 1 for at in range(len(SIZES))])
    if APEX in found:
        return 0
    return 1 + min(_away(present & ~(1 << at)) for at in found)
