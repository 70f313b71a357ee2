"""The Knight and the King, the stronger computer players for High Card."""

import random
from math import exp
from typing import Final

from games.core.cards import rank_of
from games.core.menu import Menu
from games.high_card.computers.crowd import worth_of_plays
from games.high_card.computers.duel import contest_of
from games.high_card.odds import most_often_right
from games.high_card.state import Declare
from games.high_card.view import HighCardView

_HEAT: Final = 0.01
"""Softmax temperature, in stakes: a choice this much worse is made about a third as often."""
_RARE: Final = 0.1
"""Minimum frequency of a choice relative to the best one; rarer ones are never made."""


class HighCardKnight:
    """Plays what the rules play for those whose time runs out: what is most often right.

    It does not weigh what others have declared.
    """

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        return most_often_right(view, menu)


class HighCardKing:
    """Reads what others declare, and declares so that little can be read from it.

    Against one rival it plays the answer to a solution of the hand in which the rival also knows
    how to play, or is as plain as its cards in this round and the one before have made likely.
    Against more it tries each play on many worlds that fit what was declared. It spares the cards
    that are good on either side, and varies among choices of nearly equal worth.
    """

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        me = view.viewer
        rivals = [
            seat for seat, facts in enumerate(view.seats) if facts.standing == "in" and seat != me
        ]
        if me is None or not rivals:
            return next(iter(menu))
        if len(rivals) == 1 and view.seats[rivals[0]].declared == "middle":
            return HighCardKnight().choose(view, menu, rng)
        if len(rivals) == 1:
            contest = contest_of(view, me, rivals[0])
            worths = contest.worths([rank_of(card) for card in view.hand])
            stake = contest.stakes.won - contest.stakes.lost
        else:
            worths, stake = worth_of_plays(view, me, rivals, rng)
        best = max(worths.values())
        heat = _HEAT * stake
        shares = {choice: exp((worth - best) / heat) for choice, worth in worths.items()}
        likely = {choice: share for choice, share in shares.items() if share > _RARE}
        rank, word = rng.choices(list(likely), list(likely.values()))[0]
        card = next(card for card in reversed(view.hand) if rank_of(card) == rank)
        return Declare(card, word)
