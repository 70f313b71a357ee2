"""Players who look for what a High Card computer gives away."""

import random
from functools import cache

from games.core.cards import STANDARD_DECK, rank_of
from games.core.menu import Menu
from games.high_card import Declaration, Declare, HighCardView
from games.high_card.view import judge

_WORLDS = 40
_SPENT = {14: 0.3, 13: 0.16, 12: 0.06, 4: 0.06, 3: 0.16, 2: 0.3}
"""What playing a card costs that could be kept, when a point is worth 1."""


class Reader:
    """Takes rivals for Knights: each declaration says where its most extreme card lies.

    Against each sampled set of rivals' cards that fits what was declared it counts what each of
    its own plays brings, the answers of rivals behind it included.
    """

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        gone = {*view.face_up, *view.hand}
        unseen = [card for card in STANDARD_DECK if card not in gone]
        inside = [seat for seat, facts in enumerate(view.seats) if facts.standing == "in"]
        others = [seat for seat in inside if seat != view.viewer]
        worlds = [plays for _ in range(_WORLDS) if (plays := _world(view, others, unseen, rng))]

        def worth(action: Declare) -> float:
            total = 0.0
            for plays in worlds:
                shown = [(0, action.card, action.declaration), *plays]
                mine, *theirs = [verdict.right for verdict in judge(shown)]
                if mine:
                    total += 1 / (1 + sum(theirs)) - 1 / len(inside)
                elif any(theirs):
                    total -= 1 / len(inside)
            spent = _SPENT.get(rank_of(action.card), 0.0) if len(view.hand) > 1 else 0.0
            return total / max(1, len(worlds)) - spent / len(inside)

        return max(menu, key=worth)


def _world(
    view: HighCardView, others: list[int], unseen: list[int], rng: random.Random
) -> list[tuple[int, int, Declaration]]:
    """Cards of the rivals that fit their declarations; none where no such cards were found."""
    plays: list[tuple[int, int, Declaration]] = []
    for seat in others:
        facts = view.seats[seat]
        size = facts.held + (facts.declared is not None)
        for _ in range(20):
            hand = rng.sample(unseen, size)
            card, word = _as_a_knight(hand, len(others))
            if facts.declared in (None, word):
                plays.append((seat, card, word))
                break
        else:
            return []
    return plays


@cache
def _outlook(rank: int, rivals: int) -> tuple[float, Declaration]:
    """The declaration of a rank that is most often right, and how often."""
    higher, lower = (rank - 1.5) / 13, (14.5 - rank) / 13
    ways: list[tuple[float, Declaration]] = [
        (lower**rivals, "lowest"),
        (1 - lower**rivals - higher**rivals, "middle"),
        (higher**rivals, "highest"),
    ]
    return max(ways)


def _as_a_knight(hand: list[int], rivals: int) -> tuple[int, Declaration]:
    """The card that is surest of its place, and what it says."""
    card = max(hand, key=lambda each: (_outlook(rank_of(each), rivals)[0], each))
    return card, _outlook(rank_of(card), rivals)[1]
