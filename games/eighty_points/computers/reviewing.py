"""Weighs the plays, burials and calls of a finished match of Eighty Points."""

import random
from statistics import fmean
from typing import Any, Final

from games.core.cards import BLACK_JOKER, RED_JOKER, rank_of
from games.core.chance import Chance
from games.core.game import Seat
from games.core.menu import Menu
from games.core.reviewing import Weighing, compare
from games.eighty_points.computers.judgement import Judge
from games.eighty_points.computers.king import NOISE, Plan, expected_rise
from games.eighty_points.computers.knight import EightyPointsKnight
from games.eighty_points.game import EightyPoints
from games.eighty_points.scoring import PASSED
from games.eighty_points.state import PLAYERS, Bury, Call, EightyPointsState, Put
from games.eighty_points.tricks import Cards
from games.eighty_points.view import EightyPointsView
from games.eighty_points.view import after as after_seat

_FIRST_GUESSES: Final = 24
"""First stage: guesses in which every play is rehearsed."""
_SUSPICION: Final = 0.1
"""Minimum loss in ranks there for a play to be looked at again."""
_GUESSES: Final = 60
"""Second stage: other guesses in which it is then rehearsed."""
_FIRST_PLAYOUTS: Final = 8
"""Third stage: rounds that Knights play to the end after a play that still seems wrong."""
_PLAYOUTS: Final = 30
"""Last stage: other rounds that are played out if the third one confirms it."""
_STAGES: Final = ((5, 1, 0.0),)
"""Thinking stages of these Knights, in place of ``judgement.STAGES``."""
_MIN_NOISE: Final = 0.1
_MANY_CARDS: Final = 20
"""Number of cards in a hand before the first trick."""
_MAX_CHEAPNESS: Final = 8
_NOISE_A_CARD: Final = 2.0
"""Expected error of a round's total for each card in hand but the last two, in points."""
_JOKER, _TRUMP_RANK, _COURT = 0.08, 0.04, 0.025
"""Ranks that such a card adds to its holder's rise: a fit to 3,525 hands that Knights played. They
explain a fiftieth of how the rises differ; the rest is what five make of their cards."""
_QUEEN: Final = 12
_GAME: Final = EightyPoints()

Decision = Put | Bury | Call


class HastyKnight(EightyPointsKnight):
    """A Knight who makes few guesses."""

    def _play(self, view: EightyPointsView, plays: list[Cards], rng: random.Random) -> Cards:
        return Judge(view, rng).best(plays, _STAGES)


_KNIGHT: Final = HastyKnight()


class EightyPointsReviewer:
    """Weighs plays, burials and calls by the ranks that they let a seat rise by in this round.

    In rehearsals everybody knows the sides, so what seems to be wrong there is tried again by
    Knights who see no more than their seats. Declarations and trumps that are named are not graded.
    """

    thresholds = (0.15, 0.3, 0.6)
    most = float(PASSED - 2)

    def weigh(
        self, view: EightyPointsView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        if not isinstance(played, Decision) or menu.count() < 2:
            return None
        rehearsed = _rehearsed(view, menu, played, rng, _FIRST_GUESSES)
        if len(rehearsed.candidates) < 2:
            return None
        if compare(rehearsed, 0, self.thresholds)[2] < _SUSPICION:
            return rehearsed
        # Fresh guesses: in those that raised the suspicion the loss looks too large.
        rehearsed = _rehearsed(view, menu, played, rng, _GUESSES)
        best, _, _, _, grade = compare(rehearsed, 0, self.thresholds)
        if not grade:
            return rehearsed
        # Rehearsals see all hands (strategy fusion), so players who do not have to confirm it.
        pair = (played, rehearsed.candidates[best])
        first = _played_out(view, pair, rng, _FIRST_PLAYOUTS)
        loss = compare(first, 0, self.thresholds)[2]
        if loss < self.thresholds[0]:
            return first
        if not isinstance(played, Put):  # a whole round each time takes too long
            return rehearsed
        return _played_out(view, pair, rng, _PLAYOUTS)

    def weigh_all(
        self, view: EightyPointsView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        return self.weigh(view, menu, next(iter(menu)), rng) if menu else None

    def screen(
        self, view: EightyPointsView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        if not isinstance(played, Decision) or menu.count() < 2:
            return None
        return _rehearsed(view, menu, played, rng, _FIRST_GUESSES)

    def standing(self, state: EightyPointsState) -> tuple[float, ...]:
        """Each seat's rank as a share of the way past the ace."""
        return tuple((rank - 2) / (PASSED - 2) for rank in state.ranks)

    def luck(self, before: EightyPointsState, after: EightyPointsState, seat: Seat) -> float:
        """Return the value in ranks of a card dealt, less the mean of those in the deck."""
        if len(after.deck) == len(before.deck) or before.phase != "dealing":
            return 0.0
        places = [after_seat(before.seating, before.starter, at) for at in range(PLAYERS)]
        worths = [_worth(card, before.trump_rank) for card in before.deck]
        return worths[-1 - places.index(seat)] - fmean(worths)


def _worth(card: int, trump_rank: int) -> float:
    """Return the ranks that a card adds to its holder's rise, whatever suit is trump."""
    if card in (BLACK_JOKER, RED_JOKER):
        return _JOKER
    if rank_of(card) == trump_rank:
        return _TRUMP_RANK
    return _COURT if rank_of(card) >= _QUEEN else 0.0


def _rehearsed(
    view: EightyPointsView, menu: Menu[Any], played: Decision, rng: random.Random, guesses: int
) -> Weighing:
    """Rehearse a decision and the most promising others; return their rises."""
    plan = Plan(view, rng, _noise(view))
    number = guesses * _cheapness(view)
    tried: tuple[Decision, ...]
    match played:
        case Put(cards):
            plays, rows = plan.rehearsed([action.cards for action in menu], cards, number)
            tried = tuple(map(Put, plays))
        case Bury(cards):
            buried, rows = plan.rehearsed_burials(cards, number)
            tried = tuple(map(Bury, buried))
        case Call(card):
            calls, rows = plan.rehearsed_calls(card, number)
            tried = tuple(map(Call, calls))
    return Weighing(tried, tuple(map(tuple, rows)), ({},) * len(tried))


def _played_out(
    view: EightyPointsView, pair: tuple[Decision, Decision], rng: random.Random, rounds: int
) -> Weighing:
    """Play on with Knights after two decisions, with the same dice; return the rises."""
    keys = [rng.randbytes(32) for _ in range(rounds * max(1, _cheapness(view) // 2))]
    rows = tuple((_rise(view, pair[0], key), _rise(view, pair[1], key)) for key in keys)
    return Weighing(pair, rows, ({}, {}), best=1)


def _rise(view: EightyPointsView, play: Decision, key: bytes) -> float:
    """Return the viewer's expected rise at the result of a round among Knights in one world."""
    assert view.viewer is not None
    chance, rng = Chance(key), random.Random(key)
    state = _GAME.determinize(view, chance)
    room = PASSED - state.ranks[view.viewer]
    _GAME.apply(state, view.viewer, play, chance)
    while state.phase in ("calling", "playing", "shown"):
        for seat in sorted(_GAME.to_act(state)):
            menu = _GAME.menu(state, seat)
            if menu.count():
                action = _KNIGHT.choose(_GAME.view(state, seat), menu, rng)
                _GAME.apply(state, seat, action, chance)
                break
        else:
            _GAME.expire(state, chance)
    assert state.score is not None
    defends = view.viewer in state.score.defenders
    return expected_rise(state.score.total, defends, room, _noise(view))


def _cheapness(view: EightyPointsView) -> int:
    """Return the factor by which rehearsals are increased: short rounds are cheap."""
    return min(_MAX_CHEAPNESS, max(1, _MANY_CARDS // len(view.hand)))


def _noise(view: EightyPointsView) -> float:
    """Return the expected error of a round's total. It shrinks towards the last tricks."""
    return max(_MIN_NOISE, min(NOISE, _NOISE_A_CARD * (len(view.hand) - 2)))


REVIEWER: Final = EightyPointsReviewer()
