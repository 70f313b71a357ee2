"""The strongest computer player of Eighty Points.

It uses perfect-information Monte Carlo (Long, Sturtevant, Buro and Furtak, 2010): sample the hidden
cards many times, play each world out with all hands open, and take the mean.
"""

import math
import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import ClassVar, Final, TypeVar

from games.eighty_points.computers.judgement import ALL_POINTS, Judge, Supposer
from games.eighty_points.computers.knight import EightyPointsKnight, Taste, burials
from games.eighty_points.computers.rehearsing import Rehearsal
from games.eighty_points.rounds import PASSED, rise_of
from games.eighty_points.state import PLAYERS
from games.eighty_points.tricks import Cards, points_in, suggested_calls, without
from games.eighty_points.trumps import TRUMPS, Suits
from games.eighty_points.view import EightyPointsView
from games.eighty_points.worlds import DEAD

TASTES: Final = tuple(
    Taste(*each)
    for each in (
        (1.0, 0.25, 3.0),
        (1.0, -0.3, 3.0),
        (0.45, 0.25, 3.0),
        (0.45, -0.3, 3.0),
        (1.0, 0.25, 8.0),
        (1.0, -0.3, 8.0),
    )
)
"""Styles of burying to try. Those with a negative weight of points bury points."""
EACH: Final = 3  # Burials tried per style
PLAYS: Final = 6  # Maximum number of plays rehearsed, the most promising ones
NOISE: Final = 12.0  # Expected error of a rehearsal, in points
MANY: Final = 8
PULLING: Final = 0.2  # Bonus in ranks for leading a trump, for a King of the Hill with many
PROMISE: Final = 0.01  # Weight of a play's judgement beside its rehearsals, in ranks per point
RIVALRY: Final = 0.2
"""Weight of the challengers' rise against one's own in burying. Without it, a King of the Hill that
can hardly rise would bury points at random and let the challengers rise with them."""

Stages = Sequence[tuple[int, int]]
"""Successive halving (Karnin, Koren and Somekh, 2013): by stage, the worlds sampled so far and the
candidates kept."""
BURYING: Final = ((12, 6), (32, 2), (56, 1))
PLAYING: Final = ((12, 3), (30, 1))

Candidate = TypeVar("Candidate", bound=Hashable)


@cache
def expected_rise(
    total: int, defends: bool, room: int, noise: float, least: int, most: int
) -> float:
    """Return a side's expected rise in ranks, at most ``room``, given the challengers' total.

    ``noise`` is the standard deviation of the total, in points. ``least`` and ``most`` are the
    limits of what it can still become.
    """
    mean = weight = 0.0
    # A normal distribution around the total, in steps of 5 points, as scores come.
    for off in range(-30, 31, 5):
        likely = math.exp(-((off / noise) ** 2) / 2)
        defended, rise = rise_of(min(most, max(least, total + off)))
        weight += likely
        if defended == defends:
            mean += likely * min(rise, room)
    return mean / weight


class EightyPointsKing(EightyPointsKnight):
    """Plays the round out in many sampled worlds.

    It buries and plays for the greatest expected rise, and is keen to be King of the Hill.
    """

    ambitious: ClassVar = True

    def _bury(self, view: EightyPointsView, rng: random.Random) -> Cards:
        return Plan(view, rng, rivalry=RIVALRY).burial()

    def _play(self, view: EightyPointsView, plays: list[Cards], rng: random.Random) -> Cards:
        return Plan(view, rng).play(plays)


class Plan:
    """One decision. All candidates meet the same worlds (common random numbers).

    ``rivalry`` is the cost, in ranks, of each rank that the other side rises by.
    """

    def __init__(
        self,
        view: EightyPointsView,
        rng: random.Random,
        noise: float = NOISE,
        rivalry: float = 0.0,
    ) -> None:
        assert view.viewer is not None
        self._view = view
        self._rng = rng
        self._noise = noise
        self._rivalry = rivalry
        self._me = view.viewer
        self._room = PASSED - view.seats[self._me].rank

    def burial(self) -> Cards:
        tried = self.likely_burials()
        return self._best(tried, self._rehearsing_burials(tried), BURYING)

    def likely_burials(self) -> list[Cards]:
        tried = (cards for taste in TASTES for cards in burials(self._view, taste)[:EACH])
        return list(dict.fromkeys(tried))

    def _rehearsing_burials(self, tried: Sequence[Cards]) -> Callable[[Cards, list[Suits]], float]:
        view = self._view
        after: dict[Cards, tuple[Suits, int, int]] = {}
        for cards in tried:
            hand = tuple(without(view.hand, cards))
            called = suggested_calls(replace(view, hand=hand, buried=cards))[0]
            after[cards] = view.order.by_suit(hand), called, points_in(cards)

        def rise(cards: Cards, world: list[Suits]) -> float:
            kept, called, dead = after[cards]
            return self._rise(world, kept, None, called, dead)

        return rise

    def rehearsed_burials(self, tried: Sequence[Cards], number: int) -> list[list[float]]:
        """Return the rise after each of these burials, in a row for each of ``number`` worlds."""
        rise = self._rehearsing_burials(tried)
        return [[rise(cards, world) for cards in tried] for world in self._worlds(number)]

    def rehearsed_calls(self, tried: Sequence[int | None], number: int) -> list[list[float]]:
        """Return the rise after each of these calls, in a row for each of ``number`` worlds."""
        hand, dead = self._view.order.by_suit(self._view.hand), points_in(self._view.buried or ())
        return [
            [self._rise(world, hand, None, card, dead) for card in tried]
            for world in self._worlds(number)
        ]

    def play(self, plays: list[Cards]) -> Cards:
        view = self._view
        judge = Judge(view, self._rng)
        costs = judge.worth_weighing(plays)
        if len(costs) == 1:
            return next(iter(costs))
        # All worlds are dealt first, so that every candidate meets the same ones.
        worlds = self._worlds(PLAYING[-1][0])
        promise = self._promise(judge, costs, worlds)
        order = view.order
        trumps = sum(order.suits[card] == TRUMPS for card in view.hand)
        pulls = self._me == view.koth and not view.trick and trumps >= MANY
        bonus = {
            cards: PROMISE * worth + PULLING * (pulls and order.suits[cards[0]] == TRUMPS)
            for cards, worth in promise.items()
        }
        rise = self._rehearsing(judge)
        likely = list(promise)[:PLAYS]
        return self._best(
            likely, lambda cards, world: rise(cards, world) + bonus[cards], PLAYING, worlds
        )

    def rehearsed(self, tried: Sequence[Cards], number: int) -> list[list[float]]:
        """Return the rise after each of these plays, in a row for each of ``number`` worlds."""
        rise = self._rehearsing(Judge(self._view, self._rng))
        return [[rise(cards, world) for cards in tried] for world in self._worlds(number)]

    def promising(self, plays: Sequence[Cards], number: int) -> list[Cards]:
        """Sort plays by the current trick alone, in ``number`` worlds, best first."""
        judge = Judge(self._view, self._rng)
        costs = {cards: judge.cost(cards) for cards in plays}
        return list(self._promise(judge, costs, self._worlds(number)))

    def _promise(
        self, judge: Judge, costs: Mapping[Cards, float], worlds: Sequence[list[Suits]]
    ) -> dict[Cards, float]:
        """Value plays by the current trick alone, in card points. The best comes first."""
        promise = {
            cards: sum(judge.gain(cards, world) for world in worlds) / len(worlds) - cost
            for cards, cost in costs.items()
        }
        return dict(sorted(promise.items(), key=lambda each: each[1], reverse=True))

    def _rehearsing(self, judge: Judge) -> Callable[[Cards, list[Suits]], float]:
        hand, buried = self._view.order.by_suit(self._view.hand), points_in(self._view.buried or ())
        reluctant = None if judge.loyal else self._me

        def rise(cards: Cards, world: list[Suits]) -> float:
            dead = buried + sum(map(points_in, world[DEAD]))
            unwilling = None if judge.called in cards else reluctant
            return self._rise(world, hand, cards, judge.called, dead, unwilling)

        return rise

    def _rise(
        self,
        world: list[Suits],
        hand: Suits,
        cards: Cards | None,
        called: int | None,
        dead: int,
        reluctant: int | None = None,
    ) -> float:
        """Play a world out from these cards, or a lead of its choice if None. Returns the rise."""
        hands = [[suit[:] for suit in held] for held in world[:PLAYERS]]
        hands[self._me] = [suit[:] for suit in hand]
        rehearsal = Rehearsal(self._view, hands, called, reluctant)
        total = rehearsal.total(self._me, cards, dead)
        defends = rehearsal.defends[self._me]
        taken = [seat.points for seat in self._view.seats]
        least = sum(points for at, points in enumerate(taken) if not rehearsal.defends[at])
        most = least + ALL_POINTS - sum(taken) + dead
        rise = expected_rise(total, defends, self._room, self._noise, least, most)
        # With rivalry, a rise of the other side counts against one's own.
        if not self._rivalry:
            return rise
        others = expected_rise(total, not defends, PASSED, self._noise, least, most)
        return rise - self._rivalry * others

    def _best(
        self,
        candidates: list[Candidate],
        worth: Callable[[Candidate, list[Suits]], float],
        stages: Stages,
        worlds: list[list[Suits]] | None = None,
    ) -> Candidate:
        worlds = worlds or self._worlds(stages[-1][0])
        totals = dict.fromkeys(candidates, 0.0)
        left, begin = list(totals), 0
        # Totals carry over from stage to stage: each stage adds only new worlds.
        for end, stay in stages:
            for candidate in left:
                totals[candidate] += sum(worth(candidate, world) for world in worlds[begin:end])
            left.sort(key=totals.__getitem__, reverse=True)
            left, begin = left[:stay], end
            if len(left) == 1:
                break
        return left[0]

    def _worlds(self, number: int) -> list[list[Suits]]:
        supposer = Supposer(self._view)
        return [supposer.deal(self._rng) for _ in range(number)]
