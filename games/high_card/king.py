"""The strongest computer player for High Card."""

import random
from collections import Counter
from math import exp

from games.core.cards import STANDARD_DECK, rank_of
from games.core.menu import Menu
from games.high_card.duel import Stakes, choices, expected, plainness, thinned
from games.high_card.knight import MostOftenRight
from games.high_card.prospects import prospects
from games.high_card.state import Declare
from games.high_card.view import HighCardView

_MOST = 6
_SHARES = (0.0, 0.3, 0.6, 0.85, 0.97)
_HEAT = 0.01
_RARE = 0.1


class PokerFace:
    """Declares so that little can be read from it, and reads what others declare."""

    def choose(self, view: HighCardView, menu: Menu[Declare], rng: random.Random) -> Declare:
        me = view.viewer
        others = [
            seat for seat, facts in enumerate(view.seats) if facts.standing == "in" and seat != me
        ]
        if len(others) != 1 or me is None:
            return MostOftenRight().choose(view, menu, rng)
        return _duel(view, menu, me, others[0], rng)


def _duel(
    view: HighCardView, menu: Menu[Declare], me: int, rival: int, rng: random.Random
) -> Declare:
    facts = view.seats[rival]
    heard = None if facts.declared == "middle" else facts.declared
    gone = {*view.face_up, *view.hand}
    unseen = Counter(rank_of(card) for card in STANDARD_DECK if card not in gone)
    hand = tuple(sorted(map(rank_of, view.hand)))
    held = facts.held + (facts.declared is not None)
    stakes = _stakes(view, me, rival)
    answers = heard is None
    plain = plainness(view.reveals, rival)
    table = expected(
        min(len(hand), _MOST),
        min(held, _MOST),
        stakes.rounded(),
        _stakes(view, rival, me).rounded(),
        min(_SHARES, key=lambda share: abs(share - plain)),
        answers=answers,
    )
    worths = choices(hand, thinned(table, unseen, answers=answers), stakes, heard)
    best = max(worths.values())
    heat = _HEAT * (stakes.won - stakes.lost)
    shares = {choice: exp((worth - best) / heat) for choice, worth in worths.items()}
    likely = {choice: share for choice, share in shares.items() if share > _RARE}
    rank, word = rng.choices(list(likely), list(likely.values()))[0]
    card = next(card for card in reversed(view.hand) if rank_of(card) == rank)
    return Declare(card, word)


def _stakes(view: HighCardView, me: int, rival: int) -> Stakes:
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
    edge = now * (0.035 if begins == opens else 0.09)
    on = (level if len(points) == 2 else (won + lost) / 2) + (edge if opens else -edge)
    over = level + now * (-0.09 if begins else 0.09) * (len(points) == 2)
    keep_on = now
    if view.deck < 2:
        on, keep_on = worth(after(at, other)), stake(after(at, other))
    return Stakes(won, lost, on, over, (stake(after(at)), stake(after(other)), keep_on, now))
