"""Values of points and kept cards at High Card, as parts of a victory.

The values of points are fitted to matches of Knights for two to six and of Kings for two. Those of
kept cards come from solving the game for two with four points to win by regret matching, and count
half of what they came to there: that won more often, and is what Kings make of them.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

_LEAD: Final = 0.6
"""Increase of the log odds of winning for one point more, with four to win."""
_LEAD_EACH: Final = 0.1
"""Its increase for each player: among more it takes more rounds to catch up."""
_MOST_PLAYERS: Final = 8
"""Maximum number of players that count for that."""
_LAST: Final = 0.3
"""Extra worth of having only one more point to go."""
_KEPT: Final = (0.0, 0.01, 0.045, 0.1, 0.19)
"""Value in stakes of keeping a ten or worse, jack, queen, king, ace; low cards mirror high ones."""
_SPARE: Final = 0.65
"""Value of each further card on the same side, relative to the one before it."""
_TYPICAL: Final = 0.05
"""Mean value in stakes of each card that a King keeps; the points stand for so much already."""

Hand = tuple[int, ...]
"""Ranks, 2 to 14."""


def prospects(points: Sequence[int], target: int) -> list[float]:
    """Return each player's chance of winning before a round begins, from the points alone."""
    best = max(points)
    if best >= target:
        winners = points.count(best)
        return [(held == best) / winners for held in points]
    lead = _LEAD + _LEAD_EACH * min(len(points), _MOST_PLAYERS)
    step = lead * (4 / target) ** 0.5
    odds = [exp(step * (held - best) + _LAST * (held == target - 1)) for held in points]
    total = sum(odds)
    return [each / total for each in odds]


def without(hand: Sequence[int], rank: int) -> Hand:
    """Return the cards kept when one of a rank is played."""
    kept = [*hand]
    kept.remove(rank)
    return tuple(kept)


def stake(points: Sequence[int], target: int, at: int, rivals: Sequence[int]) -> float:
    """Return what winning the next round is worth to ``at``, rather than one of ``rivals``.

    Nothing once the match is over.
    """
    if max(points) >= target:
        return 0.0

    def after(winner: int) -> float:
        held = [each + (seat == winner) for seat, each in enumerate(points)]
        return prospects(held, target)[at]

    return after(at) - sum(map(after, rivals)) / len(rivals)


def with_kept(chance: float, stake: float, kept: Sequence[int]) -> float:
    """Return a chance of winning, given the cards kept and what the next round is worth.

    They shift its log odds, so that no cards make it certain.
    """
    room = chance * (1 - chance)
    if stake <= 0 or room <= 0:
        return chance
    odds = exp(stake * (kept_worth(kept) - _TYPICAL * len(kept)) / room)
    return chance * odds / (1 - chance + chance * odds)


def kept_worth(ranks: Sequence[int]) -> float:
    """Return the gain in prospects from kept cards, as a share of a point's stake."""
    worth = 0.0
    for side in (ranks, [16 - rank for rank in ranks]):
        share = 1.0
        for rank in sorted(side, reverse=True):
            if rank <= 10:
                break
            worth += share * _KEPT[rank - 10]
            share *= _SPARE
    return worth
