"""The Knight and the King, the stronger computer players for High Card."""

import random
from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from games.core.cards import rank_of
from games.core.menu import Menu
from games.high_card.computers.crowd import kept_worth, without, worth_of_plays
from games.high_card.computers.duel import contest_of
from games.high_card.state import Declare, most_often_right
from games.high_card.view import HighCardView, Play

_HEAT: Final = 0.01
"""Softmax temperature, in stakes: a choice this much worse is made about a third as often."""
_RARE: Final = 0.1
"""Minimum frequency of a choice relative to the best one. Rarer ones are never made."""
_SAME: Final = 1e-9  # Worths of kept cards that differ by less are equal


class HighCardKnight:
    """Plays what the rules play at a time-out: the declaration that is most often right.

    It ignores what others have declared.
    """

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        return most_often_right(view, menu)


class HighCardKing:
    """Reads what others declare, and declares so that little can be read from it.

    Against one rival it plays the best response to a mixture of the solved strategy and plain play,
    weighed by the cards that the rival showed in this round and the one before. Against more it
    tries each play in many worlds that fit the declarations. It saves the cards that are good on
    either side, and varies among choices of nearly equal worth.
    """

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        me = view.viewer
        rivals = [
            seat for seat, facts in enumerate(view.seats) if facts.standing == "in" and seat != me
        ]
        if me is None or not rivals:
            return next(iter(menu))
        # This rival gives nothing away, so the surest card wins the round.
        if len(rivals) == 1 and view.seats[rivals[0]].declared == "middle":
            return HighCardKnight().choose(view, menu, rng)
        hand = [rank_of(card) for card in view.hand]
        if len(rivals) == 1:
            contest = contest_of(view, me, rivals[0])
            worths = contest.worths(hand)
            stake = contest.stakes.won - contest.stakes.lost
        else:
            worths, stake = worth_of_plays(view, me, rivals, rng)
        rank, word = _drawn(worths, hand, stake, rng)
        card = next(card for card in reversed(view.hand) if rank_of(card) == rank)
        return Declare(card, word)


def without_dominated(worths: Mapping[Play, float], hand: Sequence[int]) -> dict[Play, float]:
    """Drop the plays that name a side for which a better card would cost no more."""
    kept = {rank: kept_worth(without(hand, rank)) for rank, _ in worths}
    return {
        (rank, word): worth
        for (rank, word), worth in worths.items()
        # In the middle, neither a higher nor a lower card is better for certain.
        if word == "middle"
        or not any(
            (other > rank if word == "highest" else other < rank)
            and kept[other] > kept[rank] - _SAME
            for other in kept
        )
    }


def _drawn(
    worths: Mapping[Play, float], hand: Sequence[int], stake: float, rng: random.Random
) -> Play:
    """Draw a play by a softmax of the worths. A certain win is always played."""
    if max(worths.values()) >= 1:
        return max(worths, key=worths.__getitem__)
    worths = without_dominated(worths, hand)
    best = max(worths.values())
    heat = _HEAT * stake
    shares = {play: exp((worth - best) / heat) for play, worth in worths.items()}
    likely = {play: share for play, share in shares.items() if share > _RARE}
    return rng.choices(list(likely), list(likely.values()))[0]
