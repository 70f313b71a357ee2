"""Two players left in a round of High Card: their hand solved by regret matching.

Between two, who declares first names a side, Highest or Lowest. Who declares second either
contests it, and then the better card wins the round, or names the other side, and then nobody
wins it: both are right and play on, or both are wrong and the round starts over.
"""

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple

from games.core.cards import STANDARD_DECK, rank_of
from games.high_card.computers.prospects import kept_worth
from games.high_card.view import Declaration, Verdict

_RANKS: Final = 13
_SIDE: Final = 2 * _RANKS
"""A slot is a side, whether it is contested, and how far a card stands on that side, from 0."""

_OPENINGS: Final = ((0, _SIDE),)
_ANSWERS: Final = ((0, _RANKS), (_SIDE, _SIDE + _RANKS))
"""The situations of who declares first and second, each with where its slots begin."""

_HANDS: Final = 64
"""Number of hands that stand for all of a size."""
_ROUNDS: Final = 50
"""Iterations of regret matching."""
_PLAIN: Final = 0.7
"""Prior probability that a rival plays plainly."""
_LIE: Final = 0.03
_RASH: Final = 4.0
_HONEST: Final = 1.3
"""Likelihood ratios of plain play after a false word, after contesting with a card of no great
strength, and after a true word that was no contest."""

Slots = list[float]
"""A figure for each slot."""
Hand = tuple[int, ...]
"""Ranks, 2 to 14, in rising order."""


class Stakes(NamedTuple):
    """Values of a hand's outcomes for one player, and of the cards kept after each.

    They are for a contest ``won`` or ``lost``, playing ``on`` when both were right, and ``over``
    again when both were wrong; ``kept`` weighs the cards kept after each outcome.
    """

    won: float
    lost: float
    on: float
    over: float
    kept: tuple[float, float, float, float]

    def rounded(self) -> "Stakes":
        """Return the stakes scaled to losing 0 and winning 1, and rounded."""
        span = self.won - self.lost
        on, over = (round((each - self.lost) / span, 2) for each in (self.on, self.over))
        won, lost, again, anew = (round(each / span, 1) for each in self.kept)
        return Stakes(1.0, 0.0, on, over, (won, lost, again, anew))


class _Choices:
    """The choices of all hands in one of the two roles, and their regrets."""

    def __init__(self, hands: Sequence[tuple[Hand, float]], situations: Sequence[Sequence[int]]):
        self.nodes: list[tuple[float, list[int], list[float], list[float], list[float]]] = []
        for hand, weight in hands:
            ranks = sorted(set(hand))
            worths = [kept_worth(without(hand, rank)) for rank in ranks]
            for bases in situations:
                slots = [base + height(base, rank) for base in bases for rank in ranks]
                shares = [1 / len(slots)] * len(slots)
                self.nodes.append((weight, slots, worths * len(bases), [0.0] * len(slots), shares))

    def strategy(self) -> Slots:
        """Return how often each slot is chosen, over all hands."""
        strategy = [0.0] * (2 * _SIDE)
        for weight, slots, _, _, shares in self.nodes:
            for slot, share in zip(slots, shares, strict=True):
                strategy[slot] += weight * share
        return strategy

    def learn(self, plain: Slots, kept: Slots) -> None:
        """Regret what was not chosen, given what each slot is worth, plainly and for kept cards."""
        for _, slots, worths, regrets, shares in self.nodes:
            values = [plain[s] + kept[s] * w for s, w in zip(slots, worths, strict=True)]
            mean = sum(map(mul, values, shares))
            regrets[:] = [
                regret if (regret := old + value - mean) > 0 else 0.0
                for old, value in zip(regrets, values, strict=True)
            ]
            if (whole := sum(regrets)) > 0:
                shares[:] = [regret / whole for regret in regrets]


def without(hand: Hand, rank: int) -> Hand:
    """Return the rest of a hand when one card of a rank is played."""
    at = hand.index(rank)
    return hand[:at] + hand[at + 1 :]


def height(slot: int, rank: int) -> int:
    """Return how high a rank is on the side that a slot belongs to."""
    return rank - 2 if slot >= _SIDE else 14 - rank


def worth_of_answers(strategy: Slots, stakes: Stakes) -> tuple[Slots, Slots]:
    """Return what each slot is worth to who declares second, plainly and for kept cards."""
    plain, kept = [0.0] * (2 * _SIDE), [0.0] * (2 * _SIDE)
    for side in (0, _SIDE):
        below, whole = 0.0, sum(strategy[side : side + _RANKS])
        for slot in range(side, side + _RANKS):
            level = strategy[slot]
            _note(plain, kept, slot, stakes, (below, whole - below - level, level, 0.0))
            _note(plain, kept, slot + _RANKS, stakes, (0.0, 0.0, whole - below, below))
            below += level
    return plain, kept


def worth_of_openings(strategy: Slots, stakes: Stakes) -> tuple[Slots, Slots]:
    """Return what each slot is worth to who declares first, plainly and for kept cards."""
    plain, kept = [0.0] * (2 * _SIDE), [0.0] * (2 * _SIDE)
    for side in (0, _SIDE):
        won, passed = 0.0, 0.0
        lost, over = (
            sum(strategy[side : side + _RANKS]),
            sum(strategy[side + _RANKS : side + _SIDE]),
        )
        for slot in range(side, side + _RANKS):
            level = strategy[slot]
            lost -= level
            passed += strategy[slot + _RANKS]
            over -= strategy[slot + _RANKS]
            _note(plain, kept, slot, stakes, (won, lost, level + passed, over))
            won += level
    return plain, kept


def _note(
    plain: Slots,
    kept: Slots,
    slot: int,
    stakes: Stakes,
    odds: tuple[float, float, float, float],
) -> None:
    plain[slot] = sum(map(mul, odds, stakes[:4]))
    kept[slot] = sum(map(mul, odds, stakes.kept))


def plainness(reveals: Sequence[Sequence[Verdict]], seat: int) -> float:
    """Return the probability that a player declares plainly, given what it has shown."""
    odds = _PLAIN / (1 - _PLAIN)
    for reveal in reveals:
        if len(reveal) != 2 or seat not in (reveal[0].seat, reveal[1].seat):
            continue
        heard = reveal[0].declared if reveal[1].seat == seat else None
        shown = reveal[0] if heard is None else reveal[1]
        odds *= _evidence(rank_of(shown.card), shown.declared, heard)
    return odds / (1 + odds)


def _evidence(rank: int, said: Declaration, heard: Declaration | None) -> float:
    """Return how much likelier a plain player is to do this than one who plays well."""
    far = rank - 8 if said == "highest" else 8 - rank
    if far < 0 or said == "middle":
        return _LIE
    if heard == said:
        return _RASH if far < 4 else 1.0
    return _HONEST if heard is None or far else 1.0


def _plainly(hands: Sequence[tuple[Hand, float]], *, first: bool) -> Slots:
    """Return the slots of players who play their most extreme card and say what it is."""
    strategy = [0.0] * (2 * _SIDE)
    for hand, weight in hands:
        rank = max(hand, key=lambda each: (abs(each - 8), each))
        own, other = (_SIDE, 0) if rank >= 8 else (0, _SIDE)
        strategy[own + height(own, rank)] += weight
        if not first:
            strategy[other + _RANKS + height(other, rank)] += weight
    return strategy


@cache
def _hands(size: int) -> tuple[tuple[Hand, float], ...]:
    """Return hands of a size, as likely as they are."""
    if size == 1:
        return tuple(((rank,), 1 / _RANKS) for rank in range(2, 15))
    rng = random.Random(size)
    deck = sorted(map(rank_of, STANDARD_DECK))
    counts = Counter(tuple(sorted(rng.sample(deck, size))) for _ in range(_HANDS))
    return tuple((hand, count / _HANDS) for hand, count in sorted(counts.items()))


@lru_cache(4096)
def expected_choices(
    size: int, rival_size: int, stakes: Stakes, rival_stakes: Stakes, plain: float, *, answers: bool
) -> Slots:
    """Return a rival's choice frequencies; it plays plainly with probability ``plain``.

    It ``answers``, or declares first; its choices are those of all hands of its size together, in
    either case for each declaration of the other.
    """
    ours = _Choices(_hands(size), _OPENINGS if answers else _ANSWERS)
    theirs = _Choices(_hands(rival_size), _ANSWERS if answers else _OPENINGS)
    weigh, weigh_theirs = worth_of_openings, worth_of_answers
    if not answers:
        weigh, weigh_theirs = weigh_theirs, weigh
    plainly = [plain * share for share in _plainly(_hands(rival_size), first=not answers)]
    mean = [0.0] * (2 * _SIDE)
    for age in range(1, _ROUNDS + 1):
        we = ours.strategy()
        they = [
            share + (1 - plain) * other
            for share, other in zip(plainly, theirs.strategy(), strict=True)
        ]
        weight = 2 * age / (_ROUNDS * (_ROUNDS + 1))
        mean = [old + weight * new for old, new in zip(mean, they, strict=True)]
        ours.learn(*weigh(they, stakes))
        theirs.learn(*weigh_theirs(we, rival_stakes))
    return mean


def choices(
    hand: Hand, strategy: Slots, stakes: Stakes, heard: Declaration | None
) -> dict[tuple[int, Declaration], float]:
    """Return what each rank of a hand is worth with each declaration, in prospects.

    ``strategy`` is the rival's, ``heard`` what it declared; without that one declares first.
    """
    if heard is None:
        plain, kept = worth_of_openings(strategy, stakes)
        bases: Sequence[int] = _OPENINGS[0]
        chance = 1.0
    else:
        plain, kept = worth_of_answers(strategy, stakes)
        bases = _ANSWERS[heard == "highest"]
        chance = sum(strategy[bases[0] : bases[1]]) or 1.0
    found: dict[tuple[int, Declaration], float] = {}
    for base in bases:
        high = (base >= _SIDE) == (base % _SIDE < _RANKS)
        for rank in sorted(set(hand)):
            slot = base + height(base, rank)
            worth = plain[slot] + kept[slot] * kept_worth(without(hand, rank))
            found[rank, "highest" if high else "lowest"] = worth / chance
    return found


def without_impossible(strategy: Slots, unseen: Counter[int], *, answers: bool) -> Slots:
    """Return slots without cards that cannot be held; ``unseen`` counts those left."""
    found = []
    for slot, share in enumerate(strategy):
        rank = slot % _RANKS + 2 if slot >= _SIDE else 14 - slot % _RANKS
        found.append(share * unseen[rank])
    parts = [found[:_SIDE], found[_SIDE:]] if answers else [found]
    return [share / whole if (whole := sum(part)) else 0.0 for part in parts for share in part]
