"""Pairs the waiting players of an arena: a minimum-weight perfect matching."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final


@dataclass(frozen=True, slots=True)
class Waiting:
    """A player who waits for a match.

    ``rank`` is their index in the standings, from 0; ``since`` is when they began to wait, in
    milliseconds; ``last`` is their last opponent; ``met_enough`` are the people they can't meet.
    """

    user_id: int
    rank: int
    since: int = 0
    last: int | None = None
    met_enough: frozenset[int] = frozenset()

    def just_met(self, other: "Waiting") -> bool:
        """Return True if the last match of either was against the other."""
        return self.last == other.user_id or other.last == self.user_id


Pair = tuple[Waiting, Waiting]
_BYE: Final = Waiting(user_id=0, rank=-1)
"""The opponent, in the graph, of the player who is left out."""


def pair_up(waiting: Iterable[Waiting]) -> list[Pair]:
    """Return pairs with the fewest repeated meetings, then the least sum of rank differences.

    Nobody is paired with a person they have met enough. If the number is odd, the player who has
    waited least is left out, unless leaving out another one avoids a repeated meeting. The better
    player of a pair comes first.
    """
    # Imported here, since it takes 11 MB and a fifth of a second, and arenas are rare.
    from networkx import Graph, min_weight_matching

    field = sorted(waiting, key=lambda each: each.rank)
    left_out = 1 + sum(each.rank for each in field)  # outweighs any sum of differences
    just_met = left_out * (1 + len(field))  # outweighs the choice of the player left out
    graph = Graph()
    for first, second in combinations(field, 2):
        if second.user_id in first.met_enough:
            continue
        repeated = just_met if first.just_met(second) else 0
        graph.add_edge(first, second, weight=second.rank - first.rank + repeated)
    # With an odd number, one player gets a bye. It costs least for the one who came last.
    if len(field) % 2:
        newest_first = sorted(field, key=lambda each: each.since, reverse=True)
        for number, each in enumerate(newest_first):
            graph.add_edge(_BYE, each, weight=number * left_out)
    pairs: list[Pair] = []
    # Edmonds' blossom algorithm, O(n³). Among all matchings it takes those with the most pairs.
    for pair in min_weight_matching(graph):
        first, second = sorted(pair, key=lambda each: each.rank)
        if first is not _BYE:
            pairs.append((first, second))
    return sorted(pairs, key=lambda pair: pair[0].rank)
