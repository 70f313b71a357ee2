"""Who plays whom next in an arena: a minimum-weight perfect matching of those who wait."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

MAX_NODES: Final = 4000
"""Maximum number of partial pairings that are looked at; small fields are searched to the end."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for a match.

    ``rank`` is their place in the standing, from 0; ``since`` is when they began to wait, in
    milliseconds; ``last`` is whom they have just met.
    """

    user_id: int
    rank: int
    since: int = 0
    last: int | None = None

    def just_met(self, other: "Waiting") -> bool:
        """Return True if the last match of either was against the other."""
        return self.last == other.user_id or other.last == self.user_id


Pair = tuple[Waiting, Waiting]


def pair_up(waiting: Iterable[Waiting]) -> list[Pair]:
    """Return pairs: as few as possible who have just met, then the least sum of rank differences.

    Of an odd number somebody is left out: the one who has waited least, unless people could avoid
    each other only without somebody else.
    """
    field = sorted(waiting, key=lambda each: each.rank)
    if len(field) % 2 == 0:
        return _best_pairs(field)
    newest_first = sorted(field, key=lambda each: each.since, reverse=True)
    tried = []
    for left_out in newest_first:
        pairs = _best_pairs([each for each in field if each is not left_out])
        tried.append(pairs)
        if not _repeats(pairs):
            break
    return min(tried, key=_repeats)


def _repeats(pairs: Iterable[Pair]) -> int:
    return sum(first.just_met(second) for first, second in pairs)


def _best_pairs(field: Sequence[Waiting]) -> list[Pair]:
    """Return the pairs of an even number of people, sorted by rank, that cost least."""
    search = _Search()
    search.extend(list(field), [], 0, 0)
    return search.best


class _Search:
    """Branch and bound: the best of those who are left is paired with the nearest first."""

    def __init__(self) -> None:
        self.best: list[Pair] = []
        self._cost: tuple[int, int] | None = None
        """Return how many of the best pairs have just met, and the sum of rank differences."""
        self._nodes = 0

    def extend(self, rest: list[Waiting], pairs: list[Pair], repeats: int, distance: int) -> None:
        """Look at the ways to go on from some pairs with the people who are left."""
        self._nodes += 1
        if self._cost is not None:
            within = (repeats, distance + _least_distance(rest)) < self._cost
            if not within or self._nodes > MAX_NODES:
                return
        if not rest:
            self.best, self._cost = pairs, (repeats, distance)
            return
        first, others = rest[0], rest[1:]
        for second in sorted(others, key=lambda each: (first.just_met(each), each.rank)):
            self.extend(
                [each for each in others if each is not second],
                [*pairs, (first, second)],
                repeats + first.just_met(second),
                distance + second.rank - first.rank,
            )


def _least_distance(rest: Sequence[Waiting]) -> int:
    """Return the least sum of rank differences: neighbours play each other."""
    return sum(
        second.rank - first.rank for first, second in zip(rest[::2], rest[1::2], strict=True)
    )
