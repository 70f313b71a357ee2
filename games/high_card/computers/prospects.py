"""Values of points and kept cards at High Card, as shares of a win.

The values of points are fitted to matches of two to six Knights, and of two Kings. Those of kept
cards come from solving the game for two with four points to win by regret matching, then halved:
that won more often, and Kings get no more out of them.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

_LEAD: Final = 0.6  # Increase of the log odds of winning per point of lead, with four to win
_LEAD_EACH: Final = 0.1
"""Its increase per player: with more players, it takes more rounds to catch up."""
_MOST_PLAYERS: Final = 8  # Maximum number of players for that increase
_LAST: Final = 0.3  # Extra worth of needing only one more point
_KEPT: Final = (0.0, 0.01, 0.045, 0.1, 0.19)
"""Value, in stakes, of keeping a ten or worse, jack, queen, king, ace; low cards mirror high
ones."""
_SPARE: Final = 0.65  # Value of each further card on the same side, relative to the one before it
_TYPICAL: Final = 0.05
"""Mean value, in stakes, of each card that a King keeps. The points already include it."""

Hand = tuple[int, ...]  # Ranks, 2 to 14


def prospects(points: Sequence[int], target: int) -> list[float]:
    """Return each player's chance to win the match before a round, from the points alone."""
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
    """Return the cards kept after playing one of a rank."""
    kept = [*hand]
    kept.remove(rank)
    return tuple(kept)


def stake(points: Sequence[int], target: int, at: int, rivals: Sequence[int]) -> float:
    """Return the value to ``at`` of winning the next round, compared with one of ``rivals``.

    0 once the match is over.
    """
    if max(points) >= target:
        return 0.0

    def after(winner: int) -> float:
        held = [each + (seat == winner) for seat, each in enumerate(points)]
        return prospects(held, target)[at]

    return after(at) - sum(map(after, rivals)) / len(rivals)


def with_kept(chance: float, stake: float, kept: Sequence[int]) -> float:
    """Return a chance to win adjusted for the cards kept and the next round's worth.

    They shift its log odds, so that no cards make it certain.
    """
    room = chance * (1 - chance)
    if stake <= 0 or room <= 0:
        return chance
    odds = exp(stake * (kept_worth(kept) - _TYPICAL * len(kept)) / room)
    return chance * odds / (1 - chance + chance * odds)


def kept_worth(ranks: Sequence[int]) -> float:
    """Return the gain in chances to win from kept cards, as a share of a point's stake."""
    worth = 0.0
    for side in (ranks, [16 - rank for rank in ranks]):
        share = 1.0
        for rank in sorted(side, reverse=True):
            if rank <= 10:
                break
            worth += share * _KEPT[rank - 10]
            share *= _SPARE
    return worth
