"""The Knight and the King, the stronger computer players for High Card."""

import random
from collections import Counter
from math import exp
from typing import Final

from games.core.cards import STANDARD_DECK, rank_of
from games.core.menu import Menu
from games.high_card.computers.crowd import worth_of_plays
from games.high_card.computers.duel import (
    Stakes,
    choices,
    expected_choices,
    plainness,
    without_impossible,
)
from games.high_card.computers.prospects import prospects
from games.high_card.odds import most_often_right
from games.high_card.state import Declare
from games.high_card.view import Declaration, HighCardView

_MAX_CARDS: Final = 6
"""Maximum number of cards of a hand that is solved."""
_SHARES: Final = (0.0, 0.3, 0.6, 0.85, 0.97)
"""Probabilities of plain play that are told apart, so that similar cases are solved once."""
_HEAT: Final = 0.01
"""Softmax temperature, in stakes: a choice this much worse is made about a third as often."""
_RARE: Final = 0.1
"""Minimum frequency of a choice relative to the best one; rarer ones are never made."""
_IN_EVEN: Final = 0.035
"""Value, in stakes, of declaring second in an even hand of a round."""
_IN_ODD: Final = 0.09
"""Value, in stakes, of declaring second in an odd hand, where the leader goes first."""


class Knight:
    """Plays what the rules play for those whose time runs out: what is most often right.

    It does not weigh what others have declared.
    """

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        return most_often_right(view, menu)


class King:
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
            return Knight().choose(view, menu, rng)
        if len(rivals) == 1:
            worths, stake = _duel(view, me, rivals[0])
        else:
            worths, stake = worth_of_plays(view, me, rivals, rng)
        best = max(worths.values())
        heat = _HEAT * stake
        shares = {choice: exp((worth - best) / heat) for choice, worth in worths.items()}
        likely = {choice: share for choice, share in shares.items() if share > _RARE}
        rank, word = rng.choices(list(likely), list(likely.values()))[0]
        card = next(card for card in reversed(view.hand) if rank_of(card) == rank)
        return Declare(card, word)


def _duel(
    view: HighCardView, me: int, rival: int
) -> tuple[dict[tuple[int, Declaration], float], float]:
    """Return what each choice against a rival alone is worth, and the stake."""
    facts = view.seats[rival]
    heard = facts.declared
    gone = {*view.face_up, *view.hand}
    unseen = Counter(rank_of(card) for card in STANDARD_DECK if card not in gone)
    hand = tuple(sorted(map(rank_of, view.hand)))
    held = facts.held + (facts.declared is not None)
    stakes = _stakes(view, me, rival)
    answers = heard is None
    plain = plainness(view.reveals, rival)
    strategy = expected_choices(
        min(len(hand), _MAX_CARDS),
        min(held, _MAX_CARDS),
        stakes.rounded(),
        _stakes(view, rival, me).rounded(),
        min(_SHARES, key=lambda share: abs(share - plain)),
        answers=answers,
    )
    worths = choices(hand, without_impossible(strategy, unseen, answers=answers), stakes, heard)
    return worths, stakes.won - stakes.lost


def _stakes(view: HighCardView, me: int, rival: int) -> Stakes:
    """Return what the ends of a hand against ``rival`` alone are worth to ``me``."""
    seats = [seat for seat, facts in enumerate(view.seats) if facts.standing != "left"]
    points = [view.seats[seat].points for seat in seats]
    at, other = seats.index(me), seats.index(rival)

    def after(*winners: int) -> list[int]:
        return [held + (seat in winners) for seat, held in enumerate(points)]

    def worth(held: list[int]) -> float:
        return prospects(held, view.target)[at]

    def stake(held: list[int]) -> float:
        if max(held) >= view.target:
            return 0.0
        up = [each + (seat == at) for seat, each in enumerate(held)]
        down = [each + (seat == other) for seat, each in enumerate(held)]
        return worth(up) - worth(down)

    now = stake(points)
    won, lost, level = worth(after(at)), worth(after(other)), worth(points)
    opens = view.first == me
    begins = view.leader == me
    edge = now * (_IN_EVEN if begins == opens else _IN_ODD)
    on = (level if len(points) == 2 else (won + lost) / 2) + (edge if opens else -edge)
    over = level + now * (-_IN_ODD if begins else _IN_ODD) * (len(points) == 2)
    keep_on = now
    if view.deck < 2:
        on, keep_on = worth(after(at, other)), stake(after(at, other))
    return Stakes(won, lost, on, over, (stake(after(at)), stake(after(other)), keep_on, now))
