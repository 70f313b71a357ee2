"""The chance to win King of the Hill from a position, learned from matches.

A net with one hidden layer estimates the chance before a stack is chosen, with all hands and
reserves open. Its inputs are the strongest attacks of both hands and reserves, the distance to the
apex, and who would win it now. Its weights were learned by logistic regression of the winner on the
positions of 30,000 matches. The player that uses them played itself and, in the last 12,000, a
Knight two times in five. Some stacks, divisions and reserves were chosen at random, for
exploration.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp
from operator import add, mul
from typing import Final, NamedTuple

from games.king_of_the_hill.computers.planning import RUN_FORCES, attack_forces
from games.king_of_the_hill.state import APEX, SIZES, available

_THOUSANDTHS: Final = """
    -186 424 261 107 191 200 17 281 109 -214 -85 -25 -65 -365 160 -200 -401 96 117 -219 -50 -3
    7 -42 282 80 27 47 -90 -12 62 ; 175 169 49 39 21 99 71 7 82 -52 -36 -15 -55 -193 -50 -87
    -28 84 80 -4 72 49 78 14 65 -80 -53 -13 47 41 -12 ; -130 243 464 257 243 96 182 -59 14 77
    214 -120 -301 -223 -25 -56 -56 -171 -138 -68 57 -220 102 -565 -25 195 -42 -67 -146 -529
    121 ; 97 -4 -60 98 -28 42 -161 12 24 -130 30 98 -251 -5 -14 82 4 57 -29 -2 79 0 -7 -108
    -18 122 -249 -250 -96 -545 -67 ; -40 -2 -74 -50 -32 8 -26 5 -2 47 29 22 -21 56 56 22 -1 2
    40 -3 0 -48 -42 57 -34 -34 38 -4 7 -67 -26 ; 651 610 -280 -54 -195 -141 171 51 -79 0 299
    -172 204 315 -212 237 281 -4 -294 -386 -42 -898 -604 279 -301 -1222 -9 -51 721 103 110 ; 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ; 350 206 272 -126 -95 12 113
    155 150 125 302 -8 -338 -140 71 -40 -87 -37 -163 -35 0 76 62 260 181 -171 11 123 29 -44
    -13 ; 386 467 86 -11 146 144 79 342 278 164 196 -356 -296 4 93 129 73 77 1 -102 -49 -328
    -34 267 2 212 88 81 163 217 185 ; -63 -56 22 16 8 6 -10 52 1 38 -36 0 4 42 0 -8 18 57 82
    62 15 79 15 -4 -20 45 -45 -39 -19 31 12 ; -124 -86 183 -180 -25 120 -12 -78 -63 -156 -311
    251 329 255 -113 28 -90 203 -4 17 -123 165 -447 -154 -288 -333 163 283 -172 -540 -127 ;
    341 406 128 211 262 170 -187 141 -27 53 50 66 88 -485 -284 -327 -205 -525 -235 -160 -240
    224 -476 -104 -137 -389 -40 88 -361 -99 -216 ; -3 -109 29 114 16 10 39 -113 80 -29 -167 21
    51 39 -25 -43 107 -27 4 45 -5 130 -275 111 -182 -87 -195 -14 -121 9 82 ; -147 -144 -10 -53
    3 70 -65 -169 -148 29 -221 237 -104 80 64 -82 103 -93 -105 77 238 -34 -348 198 -195 -328
    80 -220 -222 178 14 ; 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ; 0 0
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ; -118 -156 33 74 47 45 17 -30
    107 -6 -7 25 205 12 78 61 79 67 -35 1 31 53 20 -58 3 104 -81 19 -108 61 58 ; -38 -268 -151
    -174 73 30 103 215 -37 107 -185 287 266 151 229 200 60 -243 173 129 -118 65 7 175 251 12 9
    29 -138 26 73 ; -94 -344 -118 -29 63 -374 83 -205 5 16 29 -100 417 548 80 127 -9 198 19
    -65 -75 54 209 -1194 34 73 -2 56 220 -80 -129 ; -10 -188 68 -86 64 72 -15 -57 32 97 24
    -123 72 -37 29 -130 94 -127 102 -14 82 90 -28 114 25 103 234 238 97 -589 2 ; -39 -73 -62
    -102 22 9 2 45 7 158 -26 114 32 55 86 -137 41 38 133 -12 -58 168 35 113 -25 36 -48 -23
    -147 62 88 ; -232 -28 -374 137 55 68 127 -16 138 7 -45 461 391 31 114 -10 -91 201 350 -90
    -221 -31 53 -155 236 -115 -61 -113 -217 92 -4 ; 28 56 7 4 -68 -28 -40 -62 -21 30 139 -117
    -13 -125 -116 -100 -27 41 10 -19 88 94 -7 -76 94 -56 -23 -12 82 10 -55 ; -295 422 291 -166
    -416 254 -161 -156 -44 -71 -778 776 651 18 98 -56 134 -498 19 -279 -128 328 -849 367 -1189
    -496 140 -164 -720 185 -113
"""
"""Weights of each unit: own side, opponent, stacks left, who is ahead, and the bias."""
_SIDE: Final = 11
_LEFT: Final = 6


class Row(NamedTuple):
    """A unit of the layer: what each feature adds to it."""

    mine: tuple[float, ...]
    theirs: tuple[float, ...]
    left: tuple[float, ...]
    ahead: float
    now: float
    bias: float


def _row(text: str) -> Row:
    each = tuple(int(word) / 1000 for word in text.split())
    sides, rest = each[: 2 * _SIDE], each[2 * _SIDE :]
    return Row(sides[:_SIDE], sides[_SIDE:], rest[:_LEFT], *rest[_LEFT:])


ROWS: Final = tuple(_row(text) for text in _THOUSANDTHS.split(";"))
LIFTING: Final = 9  # Number of units that raise the chance to win; the others lower it
BIAS: Final = -0.007


_SUIT: Final = 13
_RUN_RANKS: Final = len(RUN_FORCES).bit_length() - 1
_ATTACKS: Final = 5
"""Number of a hand's strongest attacks with an input of their own. The others are summed up."""
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
    """Return the force to compare if faces tie: a jack, queen or king counts as a ten."""
    return 10.0 if 10 < strength < 11 else strength


class Valuation:
    """Values positions with these stacks left.

    ``sizes`` are the sizes of all stacks, 0 for one that is gone. ``tops`` are the open cards left.
    ``my_turn``: our side chooses next.
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
        """Return our side's contribution to the net's layer."""
        return [sum(map(mul, weights, side.features)) for weights in _MINE]

    def theirs(self, side: HandStrength) -> Layers:
        """Return the opponent's contributions: nobody ahead at the apex, we ahead, they ahead."""
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
