"""Three and more left in a round of High Card: plays tried on worlds that fit what was said."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from games.core.cards import STANDARD_DECK, rank_of
from games.high_card.computers.prospects import kept_worth, prospects
from games.high_card.odds import ways_right
from games.high_card.view import DECLARATIONS, Declaration, HighCardView, is_right

_WORLDS: Final = 60
"""Number of sets of rivals' cards that a play is tried on."""
_TRIES: Final = 12
"""Maximum number of hands drawn for a rival in search of one that fits its declaration."""

Play = tuple[int, Declaration]
"""A rank and what is said of it."""
Outlook = Mapping[int, Mapping[Declaration, int]]
"""Number of worlds in which each declaration of a rank is right."""


def worth_of_plays(
    view: HighCardView, me: int, rivals: Sequence[int], rng: random.Random
) -> tuple[dict[Play, float], float]:
    """Return what each rank of the hand of ``me`` is worth with each declaration, and the stake.

    Rivals are taken for players who say what is likeliest of the card they are surest of.
    """
    gone = {*view.face_up, *view.hand}
    unseen = [rank_of(card) for card in STANDARD_DECK if card not in gone]
    outlook = {
        rank: {word: ways_right(rank, word, unseen, len(rivals)) for word in DECLARATIONS}
        for rank in range(2, 15)
    }
    worlds = [_world(view, rivals, unseen, outlook, rng) for _ in range(_WORLDS)]
    seats = [seat for seat, facts in enumerate(view.seats) if facts.standing != "left"]
    points = [view.seats[seat].points for seat in seats]
    at = seats.index(me)

    def after(winner: int) -> float:
        held = [each + (seat == winner) for seat, each in zip(seats, points, strict=True)]
        return prospects(held, view.target)[at]

    won, lost, over = after(me), [after(rival) for rival in rivals], prospects(points, view.target)
    stake = won - sum(lost) / len(lost)
    hand = [rank_of(card) for card in view.hand]
    found: dict[Play, float] = {}
    for rank in sorted(set(hand)):
        kept = hand.copy()
        kept.remove(rank)
        extra = stake * kept_worth(kept)
        for word in DECLARATIONS:
            total = sum(_end(rank, word, world, won, lost, over[at]) for world in worlds)
            found[rank, word] = total / _WORLDS + extra
    return found, stake


def _world(
    view: HighCardView,
    rivals: Sequence[int],
    unseen: list[int],
    outlook: Outlook,
    rng: random.Random,
) -> list[Play]:
    """Return what the rivals may have played or will play."""
    plays: list[Play] = []
    for seat in rivals:
        facts = view.seats[seat]
        size = facts.held + (facts.declared is not None)
        for _ in range(_TRIES):
            hand = rng.sample(unseen, size)
            rank = max(hand, key=lambda each: max(outlook[each].values()))
            word = max(DECLARATIONS, key=outlook[rank].__getitem__)
            if facts.declared in (None, word):
                break
        else:
            word = facts.declared or word
            rank = max(hand, key=lambda each: outlook[each][word])
        plays.append((rank, word))
    return plays


def _end(
    rank: int,
    word: Declaration,
    plays: Sequence[Play],
    won: float,
    lost: Sequence[float],
    over: float,
) -> float:
    """Return what a hand is worth: those who were right are as likely to win the round, each."""
    lowest = min(rank, min(plays)[0])
    highest = max(rank, max(plays)[0])
    ends = [won] if is_right(rank, word, lowest, highest) else []
    ends += [
        worth
        for (other, said), worth in zip(plays, lost, strict=True)
        if is_right(other, said, lowest, highest)
    ]
    return sum(ends) / len(ends) if ends else over
