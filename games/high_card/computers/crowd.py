"""Three and more left in a round of High Card: plays tried on worlds that fit what was said."""

import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from games.core.cards import STANDARD_DECK, rank_of
from games.high_card.computers.prospects import kept_worth, prospects
from games.high_card.odds import ways_right
from games.high_card.view import DECLARATIONS, Declaration, HighCardView, Play, is_right

_WORLDS: Final = 60
"""Number of sets of rivals' cards that a play is tried on."""
_TRIES: Final = 12
"""Maximum number of hands drawn for a rival in search of one that fits its declaration."""

Outlook = Mapping[int, Mapping[Declaration, int]]
"""Number of worlds in which each declaration of a rank is right."""


class Ends(NamedTuple):
    """A player's chance to win the match after the round: won, lost to each rival, or void."""

    won: float
    lost: Sequence[float]
    void: float

    @property
    def stake(self) -> float:
        """Gain from winning the round instead of losing it."""
        return self.won - sum(self.lost) / len(self.lost)

    def worth(self, play: Play, rivals: Sequence[Play]) -> float:
        """Return the worth of a hand. All who were right are equally likely to win the round."""
        lowest = min(play[0], min(rivals)[0])
        highest = max(play[0], max(rivals)[0])
        ends = [self.won] if is_right(*play, lowest, highest) else []
        ends += [
            worth
            for (rank, word), worth in zip(rivals, self.lost, strict=True)
            if is_right(rank, word, lowest, highest)
        ]
        return sum(ends) / len(ends) if ends else self.void


def ends_of(view: HighCardView, me: int, rivals: Sequence[int]) -> Ends:
    """Return the chances of ``me`` to win the match, by the end of the round."""
    seats = [seat for seat, facts in enumerate(view.seats) if facts.standing != "left"]
    points = [view.seats[seat].points for seat in seats]
    at = seats.index(me)

    def after(winner: int) -> float:
        held = [each + (seat == winner) for seat, each in zip(seats, points, strict=True)]
        return prospects(held, view.target)[at]

    return Ends(after(me), [after(each) for each in rivals], prospects(points, view.target)[at])


def worlds_of(
    view: HighCardView, rivals: Sequence[int], rng: random.Random, number: int
) -> list[list[Play]]:
    """Guess ``number`` times what the rivals play.

    A rival is taken for a player who plays the card it is surest of and declares it what it most
    likely is.
    """
    gone = {*view.face_up, *view.hand}
    unseen = [rank_of(card) for card in STANDARD_DECK if card not in gone]
    outlook = {
        rank: {word: ways_right(rank, word, unseen, len(rivals)) for word in DECLARATIONS}
        for rank in range(2, 15)
    }
    return [_world(view, rivals, unseen, outlook, rng) for _ in range(number)]


def worth_of_plays(
    view: HighCardView, me: int, rivals: Sequence[int], rng: random.Random
) -> tuple[dict[Play, float], float]:
    """Return the worth to ``me`` of each rank in hand with each declaration, and the stake."""
    worlds, ends = worlds_of(view, rivals, rng, _WORLDS), ends_of(view, me, rivals)
    hand = [rank_of(card) for card in view.hand]
    found: dict[Play, float] = {}
    for rank in sorted({*hand}):
        kept = hand.copy()
        kept.remove(rank)
        extra = ends.stake * kept_worth(kept)
        for word in DECLARATIONS:
            total = sum(ends.worth((rank, word), world) for world in worlds)
            found[rank, word] = total / _WORLDS + extra
    return found, ends.stake


def _world(
    view: HighCardView,
    rivals: Sequence[int],
    unseen: list[int],
    outlook: Outlook,
    rng: random.Random,
) -> list[Play]:
    """Guess once what the rivals have played or will play."""
    plays: list[Play] = []
    for seat in rivals:
        facts = view.seats[seat]
        size = facts.held + (facts.declared is not None)
        # Rejection sampling: draw hands until one fits the declaration.
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
