"""Weighs the plays, burials and calls of a finished match of Eighty Points."""

import random
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from games.core.cards import BLACK_JOKER, RED_JOKER, rank_of
from games.core.chance import Chance
from games.core.game import Facts, Seat
from games.core.menu import Menu
from games.core.reviewing import Reviewer, Weighing, compare, mean_and_error
from games.eighty_points.computers.judgement import ALL_POINTS, Judge
from games.eighty_points.computers.king import NOISE, Plan, expected_rise
from games.eighty_points.computers.knight import EightyPointsKnight
from games.eighty_points.game import EightyPoints
from games.eighty_points.rounds import PASSED, rise_of
from games.eighty_points.state import PLAYERS, Bury, Call, EightyPointsState, Put
from games.eighty_points.tricks import Cards, points_in, suggested_calls
from games.eighty_points.view import EightyPointsView
from games.eighty_points.view import after as after_seat

_MAX_PLAYS: Final = 12  # Maximum number of other plays rehearsed, the most promising ones
_MAX_CALLS: Final = 4
_FIRST_GUESSES: Final = 24  # First stage: worlds in which every candidate is rehearsed
_SUSPICION: Final = 0.1  # Minimum loss in a rehearsal for a decision to be checked again, in ranks
_GUESSES: Final = 60
"""Second stage: new worlds in which the best candidates of the first are rehearsed."""
_FINALISTS: Final = 4
_BATCH: Final = 16  # Last stage: rounds that Knights play out at a time
_MAX_ROUNDS: Final = 48  # Maximum number of rounds played out; more if they are short
_SETTLED: Final = 3.0
"""Playing out stops once a loss is this many standard errors from the smallest graded loss."""

_CERTAIN: Final = 4.0  # The same for the lead of a puzzle's answer
_LATE: Final = 3
"""Hands of at most this many cards are always played out: rehearsals give the last trick away."""
_LATE_BATCH: Final = 192
"""Number of such late rounds played out at a time. All of them both choose the best play and value
it: in half of them, plays would often tie, since few worlds make a difference so late."""
_REACH: Final = 0.35
"""How far a play may trail the best in rehearsals and still be played out, in ranks."""
_MIN_REACHED, _MAX_REACHED = 3, 8
_MAX_REHEARSALS: Final = 3000
_MAX_ROUNDS_OF_ALL: Final = 96
"""Maximum number of rounds shared by all plays within reach. It is higher if they are short."""

_STAGES: Final = ((5, 1, 0.0),)
"""Sampling stages of the Knights in playouts, in place of ``judgement.STAGES``."""
_SHARPER: Final = 0.5  # A playout errs less than a rehearsal. This is its share of the noise.
_MIN_NOISE: Final = 0.1
_MANY_CARDS: Final = 20  # Number of cards in a hand before the first trick
_MAX_CHEAPNESS: Final = 8
_NOISE_A_CARD: Final = 2.0
"""Expected error of a round's total for each card in hand but the last two, in points."""
_JOKER, _TRUMP_RANK, _COURT = 0.08, 0.04, 0.025
"""Ranks that such a card adds to its holder's rise, fitted to 3,525 hands played by Knights. The
fit explains 2% of the variance in rises. The rest is how five people play."""
_QUEEN: Final = 12
_GAME: Final = EightyPoints()

Decision = Put | Bury | Call


class HastyKnight(EightyPointsKnight):
    """A Knight that samples few worlds."""

    def _play(self, view: EightyPointsView, plays: list[Cards], rng: random.Random) -> Cards:
        return Judge(view, rng).best(plays, _STAGES)


_KNIGHT: Final = HastyKnight()


class _Round(NamedTuple):
    """The result of a round that was played out, and of its first trick."""

    worth: float
    rises: bool
    defends: bool
    total: int
    takes: bool
    ours: bool
    points: int
    found: bool
    last: bool  # The viewer's side took the last trick


class EightyPointsReviewer(Reviewer[EightyPointsState, EightyPointsView]):
    """Weighs plays, burials and calls by how many ranks the seat then rises in this round.

    Rehearsals know all sides, so a suspected mistake is tried again by Knights who see no more than
    their seats do. Declarations and the naming of trumps are not graded, nor is anything once the
    seat's rise is certain.
    """

    thresholds = (0.15, 0.3, 0.6)
    most = float(PASSED - 2)

    def weigh(
        self, view: EightyPointsView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        if not isinstance(played, Decision) or menu.count() < 2 or is_settled(view):
            return None
        tried = _candidates(view, menu, played, rng)
        if _is_late(view):
            return self._played_out(view, tried, rng, best=None)
        rehearsed = _rehearsed(view, tried, rng, _FIRST_GUESSES * _cheapness(view))
        if compare(rehearsed, 0, self.thresholds)[2] < _SUSPICION:
            return rehearsed
        # New worlds: in those that raised the suspicion, the loss looks too large.
        best = [each for each in _ranking(rehearsed) if each != played][:_FINALISTS]
        rehearsed = _rehearsed(view, (played, *best), rng, _GUESSES * _cheapness(view))
        at, _, loss, _, _ = compare(rehearsed, 0, self.thresholds)
        if loss < _SUSPICION:
            return rehearsed
        # Rehearsals see all hands (strategy fusion), so players who don't see them have to confirm
        # it.
        return self._played_out(view, (played, rehearsed.candidates[at]), rng, best=1)

    def _played_out(
        self,
        view: EightyPointsView,
        tried: tuple[Decision, ...],
        rng: random.Random,
        *,
        best: int | None,
    ) -> Weighing:
        """Play out with Knights until it is clear whether the first decision's loss is graded."""
        rounds: tuple[list[_Round], ...] = tuple([] for _ in tried)
        while True:
            _play_on(view, tried, rng, rounds, _BATCH if best else _LATE_BATCH)
            worths = [[one.worth for one in each] for each in rounds]
            means = list(map(fmean, worths))
            at = best or means.index(max(means))
            weighing = Weighing(
                tried, tuple(zip(*worths, strict=True)), tuple(map(_facts, rounds)), at
            )
            _, _, loss, error, _ = compare(weighing, 0, self.thresholds)
            settled = abs(loss - self.thresholds[0]) > _SETTLED * error
            if settled or len(rounds[0]) >= _MAX_ROUNDS * _cheapness(view):
                return weighing

    def weigh_all(
        self, view: EightyPointsView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        """Compare all plays or all calls. Burials are never compared: there are millions."""
        if view.phase not in ("calling", "playing") or menu.count() < 2 or is_settled(view):
            return None
        tried: tuple[Decision, ...] = tuple(menu)
        number = min(_GUESSES * _cheapness(view), _MAX_REHEARSALS // len(tried))
        rehearsed = _rehearsed(view, tried, rng, number)
        means = dict(zip(tried, _means(rehearsed), strict=True))
        ranking = _ranking(rehearsed)
        enough = means[ranking[0]] - _REACH
        reached = tuple(
            each
            for place, each in enumerate(ranking[:_MAX_REACHED])
            # Late in a round it is cheap to play all of them out.
            if place < _MIN_REACHED or means[each] >= enough or _is_late(view)
        )
        most = _MAX_ROUNDS_OF_ALL // len(reached) * _cheapness(view)
        rounds: tuple[list[_Round], ...] = tuple([] for _ in reached)
        # More rounds in batches, until the result is clear.
        while len(rounds[0]) < most:
            _play_on(view, reached, rng, rounds, _BATCH)
            if self._is_told(rounds):
                break
        return _joined(tried, means, dict(zip(reached, rounds, strict=True)))

    def _is_told(self, rounds: Sequence[Sequence[_Round]]) -> bool:
        """True if more rounds would hardly change whether the best one is clearly best."""
        second, best = sorted(rounds, key=lambda each: fmean(one.worth for one in each))[-2:]
        lead, error = _lead(best, second)
        least = self.thresholds[0]
        return lead + _SETTLED * error < 2 * least or lead - _CERTAIN * error > least

    def screen(
        self, view: EightyPointsView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        if not isinstance(played, Decision) or menu.count() < 2 or is_settled(view):
            return None
        tried = _candidates(view, menu, played, rng)
        return _rehearsed(view, tried, rng, _FIRST_GUESSES * _cheapness(view))

    def standing(self, state: EightyPointsState) -> tuple[float, ...]:
        """Return each seat's progress from rank 2 to past the ace, from 0 to 1."""
        return tuple((rank - 2) / (PASSED - 2) for rank in state.ranks)

    def luck(self, before: EightyPointsState, after: EightyPointsState, seat: Seat) -> float:
        """Return the value of a dealt card in ranks, less the mean of those left in the deck."""
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


def is_settled(view: EightyPointsView) -> bool:
    """True if the viewer's rise in this round is already certain."""
    if view.phase != "playing" or (view.called is not None and view.fallen is None):
        return False
    taken = [seat.points for seat in view.seats]
    least = view.taken
    most = least + ALL_POINTS - sum(taken)
    # Dead cards count double at most if a challenger takes the last trick.
    if view.buried is not None:
        most += points_in(view.buried)
    else:
        # Points neither taken nor in view may be among the dead cards, which add them again.
        known = points_in(view.hand) + sum(points_in(play.cards) for play in view.trick)
        most += ALL_POINTS - sum(taken) - known
    return _rise_at(view, least) == _rise_at(view, most)


def _rise_at(view: EightyPointsView, total: int) -> int:
    """Return the viewer's rise for this score of the challengers, given the sides known so far."""
    assert view.viewer is not None
    defended, rise = rise_of(total)
    room = PASSED - view.seats[view.viewer].rank
    return min(rise, room) if defended == (view.viewer in view.defenders) else 0


def _candidates(
    view: EightyPointsView, menu: Menu[Any], played: Decision, rng: random.Random
) -> tuple[Decision, ...]:
    others: Iterable[Decision]
    match played:
        case Put():
            plays = [action.cards for action in menu]
            if len(plays) > _MAX_PLAYS:
                plays = Plan(view, rng).promising(plays, _FIRST_GUESSES)[:_MAX_PLAYS]
            others = map(Put, plays)
        case Bury():
            others = map(Bury, Plan(view, rng).likely_burials())
        case Call():
            others = map(Call, suggested_calls(view)[:_MAX_CALLS])
    return tuple(dict.fromkeys((played, *others)))


def _rehearsed(
    view: EightyPointsView, tried: tuple[Decision, ...], rng: random.Random, number: int
) -> Weighing:
    """Rehearse decisions of one kind in ``number`` worlds. Returns their rises."""
    plan = Plan(view, rng, _noise(view))
    match tried[0]:
        case Put():
            rows = plan.rehearsed([each.cards for each in tried if isinstance(each, Put)], number)
        case Bury():
            buried = [each.cards for each in tried if isinstance(each, Bury)]
            rows = plan.rehearsed_burials(buried, number)
        case Call():
            called = [each.card for each in tried if isinstance(each, Call)]
            rows = plan.rehearsed_calls(called, number)
    return Weighing(tried, tuple(map(tuple, rows)), ({},) * len(tried))


def _means(weighing: Weighing) -> list[float]:
    return [fmean(worths) for worths in zip(*weighing.worths, strict=True)]


def _ranking(weighing: Weighing) -> list[Any]:
    means = _means(weighing)
    order = sorted(range(len(means)), key=lambda at: -means[at])
    return [weighing.candidates[at] for at in order]


def _lead(one: Sequence[_Round], other: Sequence[_Round]) -> tuple[float, float]:
    return mean_and_error([a.worth - b.worth for a, b in zip(one, other, strict=True)])


def _joined(
    tried: tuple[Decision, ...],
    means: Mapping[Decision, float],
    rounds: Mapping[Decision, Sequence[_Round]],
) -> Weighing:
    """Combine decisions that were played out with those that were only rehearsed.

    The latter are scaled: each keeps its share of the best rehearsal, applied to the best playout.
    """
    best = max(rounds, key=lambda each: fmean(one.worth for one in rounds[each]))
    top = max(means.values())
    columns: list[Sequence[float]] = []
    for each in tried:
        if each in rounds:
            columns.append([one.worth for one in rounds[each]])
        else:
            # If no rehearsal rises, all decisions count as equal.
            share = means[each] / top if top else 1.0
            columns.append([one.worth * share for one in rounds[best]])
    facts = tuple(_facts(rounds.get(each, ())) for each in tried)
    return Weighing(tried, tuple(zip(*columns, strict=True)), facts)


def _facts(rounds: Sequence[_Round]) -> Facts:
    """Count the results of a decision: times in 100 rounds, and average points.

    ``total`` is the challengers' score. ``won`` and ``given`` are the points of the current trick
    that go to the viewer's side and to the other one.
    """
    if not rounds:
        return {}
    return {
        "rises": _times(each.rises for each in rounds),
        "defends": _times(each.defends for each in rounds),
        "total": round(fmean(each.total for each in rounds)),
        "takes": _times(each.takes for each in rounds),
        "won": round(fmean(each.points * each.ours for each in rounds)),
        "given": round(fmean(each.points * (not each.ours) for each in rounds)),
        "found": _times(each.found for each in rounds),
        "last": _times(each.last for each in rounds),
    }


def _times(happened: Iterable[bool]) -> int:
    return round(100 * fmean(happened))


def _play_on(
    view: EightyPointsView,
    tried: Sequence[Decision],
    rng: random.Random,
    rounds: Sequence[list[_Round]],
    number: int,
) -> None:
    """Have Knights play out ``number`` more rounds after each decision, all with the same seeds."""
    for _ in range(number):
        key = rng.randbytes(32)
        for decision, played in zip(tried, rounds, strict=True):
            played.append(_round(view, decision, key))


def _round(view: EightyPointsView, decision: Decision, key: bytes) -> _Round:
    assert view.viewer is not None
    chance, rng = Chance(key), random.Random(key)
    state = _GAME.determinize(view, chance)
    room = PASSED - state.ranks[view.viewer]
    _GAME.apply(state, view.viewer, decision, chance)
    while state.phase in ("calling", "playing", "shown"):
        for seat in sorted(_GAME.to_act(state)):
            menu = _GAME.menu(state, seat)
            if count := menu.count():
                if count == 1:  # it needs no view
                    (action,) = menu
                else:
                    action = _KNIGHT.choose(_GAME.view(state, seat), menu, rng)
                _GAME.apply(state, seat, action, chance)
                break
        else:
            # Nobody can act: the phase ends by itself.
            _GAME.expire(state, chance)
    score = state.score
    assert score is not None
    defends = view.viewer in score.defenders
    # The challengers' total will be within these bounds. Dead cards can count twice.
    taken = [seat.points for seat in view.seats]
    least = sum(points for at, points in enumerate(taken) if at not in score.defenders)
    most = least + ALL_POINTS - sum(taken) + score.dead
    noise = max(_MIN_NOISE, _SHARPER * _noise(view))
    trick = state.tricks[len(view.tricks)]
    return _Round(
        worth=expected_rise(score.total, defends, room, noise, least, most),
        rises=view.viewer in score.risers,
        defends=defends,
        total=score.total,
        takes=trick.winner == view.viewer,
        ours=(trick.winner in score.defenders) == defends,
        points=trick.points,
        found=view.fallen is None and any(view.called in play.cards for play in trick.plays),
        last=score.doubled != defends,
    )


def _is_late(view: EightyPointsView) -> bool:
    return view.phase == "playing" and len(view.hand) <= _LATE


def _cheapness(view: EightyPointsView) -> int:
    """Return a factor for the number of worlds: short rounds are cheap, so they get more."""
    return min(_MAX_CHEAPNESS, max(1, _MANY_CARDS // len(view.hand)))


def _noise(view: EightyPointsView) -> float:
    """Return the expected error of a round's total. It shrinks towards the last tricks."""
    return max(_MIN_NOISE, min(NOISE, _NOISE_A_CARD * (len(view.hand) - 2)))


REVIEWER: Final = EightyPointsReviewer()
