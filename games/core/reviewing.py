"""Reviews finished matches: which decisions of a seat were clearly worse than another.

A decision is judged by what the seat could see then. Every candidate meets the same worlds. One
half of them chooses the best candidate and the other half values it, because the best of several
noisy means always looks better than it is.
"""

import hmac
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, Protocol, TypeVar

from games.core.chance import Chance
from games.core.game import Facts, Seat
from games.core.match import AnyGame, Entry, Header, begin, replay, step
from games.core.menu import Menu

StateT_contra = TypeVar("StateT_contra", contravariant=True)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)

SURE: Final = 2.0  # Minimum loss that is graded, in standard errors


@dataclass(frozen=True, slots=True)
class Weighing:
    """The worth of each candidate to the seat, in each world that it could not tell apart.

    ``worths`` has a row for each world with a number for each candidate, in the game's unit, or a
    single row if nothing is hidden or drawn. ``facts`` explain each candidate, such as in how many
    of 100 worlds it is right. A face puts them into words. ``best`` is the best candidate according
    to other worlds. If it's None, half of these worlds choose the best.
    """

    candidates: tuple[Any, ...]
    worths: tuple[tuple[float, ...], ...]
    facts: tuple[Facts, ...]
    best: int | None = None


class Reviewer(Protocol[StateT_contra, ViewT_contra]):
    """Weighs the decisions of one game.

    It is limited by counts, so any machine gives the same verdict. The game's unit is the chance to
    win, unless it says otherwise.
    """

    thresholds: tuple[float, float, float] = (0.05, 0.10, 0.15)
    """Minimum losses for a slip, a mistake and a blunder, in the game's unit."""
    most: float = 1.0  # The worth of a certain win. No candidate is worth more in any world.

    def weigh(
        self, view: ViewT_contra, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        """Return the worths of the candidates, including the action played.

        None for an action that is not graded, such as the only legal one.
        """

    def weigh_all(self, view: ViewT_contra, menu: Menu[Any], rng: random.Random) -> Weighing | None:
        """Return the worths of all actions that may be the best, each valued with equal care.

        Slower than ``weigh``. None if nothing is graded.
        """

    def screen(
        self, view: ViewT_contra, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        """Weigh quickly: accurate on average over many decisions, less so in each one."""
        return self.weigh(view, menu, played, rng)

    def standing(self, state: StateT_contra) -> tuple[float, ...]:
        """Return each seat's worth in the game's unit with all cards open."""

    def luck(self, before: StateT_contra, after: StateT_contra, seat: Seat) -> float:
        """Return the worth of this step's draw to a seat, less the average over all draws.

        Only what was dealt or drawn is chance. What others chose is their skill.
        """


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision compared with its alternatives. Actions are JSON.

    ``grade`` is 0 if nothing was clearly better, 1 for a slip, 2 for a mistake, 3 for a blunder.
    ``worths`` are by candidate, from the worlds that had no part in choosing the best.
    """

    step: int
    candidates: tuple[dict[str, Any], ...]
    worths: tuple[float, ...]
    facts: tuple[Facts, ...]
    played: int
    best: int
    loss: float
    error: float
    grade: int


@dataclass(frozen=True, slots=True)
class Review:
    """A seat's decisions and its luck in one match. The two are not meant to be added up."""

    verdicts: tuple[Verdict, ...]
    luck: float

    def worst(self, number: int) -> list[Verdict]:
        """Return at most ``number`` graded decisions, largest losses first."""
        graded = [verdict for verdict in self.verdicts if verdict.grade]
        return sorted(graded, key=lambda verdict: (-verdict.loss, verdict.step))[:number]


def halves(weighing: Weighing) -> tuple[Sequence[tuple[float, ...]], Sequence[tuple[float, ...]]]:
    """Split the worlds into those that choose the best and those that value it.

    The best of several noisy means looks better than it is (the winner's curse), so it is valued in
    worlds that had no part in choosing it. All worlds value a best that was found elsewhere.
    """
    rows = weighing.worths
    whole = weighing.best is not None or len(rows) < 2
    return (rows, rows) if whole else (rows[::2], rows[1::2])


def mean_and_error(gaps: Sequence[float]) -> tuple[float, float]:
    """Return the mean of paired differences and its standard error.

    The differences are paired because all candidates meet the same worlds (common random numbers).
    """
    return fmean(gaps), stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0


def compare(
    weighing: Weighing, played: int, thresholds: Sequence[float]
) -> tuple[int, tuple[float, ...], float, float, int]:
    """Return the best candidate, the worth of each, the loss, its standard error and the grade."""
    choosing, valuing = halves(weighing)
    number, best = len(weighing.candidates), weighing.best
    if best is None:
        means = [fmean(row[at] for row in choosing) for at in range(number)]
        # A tie goes to the action that was played: nothing was better.
        best = max(range(number), key=lambda at: (means[at], at == played))
    worths = tuple(fmean(row[at] for row in valuing) for at in range(number))
    loss, error = mean_and_error([row[best] - row[played] for row in valuing])
    # An insignificant loss may come from the sample of worlds alone.
    grade = sum(loss >= least for least in thresholds) if loss > SURE * error else 0
    return best, worths, loss, error, grade


def decisions_of(log: Sequence[Entry], seat: Seat) -> list[int]:
    """Return the log indexes of a seat's actions that its owner played."""
    found, present = [], True
    for number, entry in enumerate(log):
        if entry.seat == seat:
            present = entry.kind == "return" or (present and entry.kind != "departure")
            found += [number] if present and entry.kind == "action" else []
    return found


def standings_of(
    game: AnyGame, header: Header, log: Sequence[Entry]
) -> tuple[tuple[float, ...], ...]:
    """Return each seat's standing in each state of a finished match, in order.

    Raises RulesChanged or IllegalAction if the log was made under other rules.
    """
    state, chance = begin(game, header), Chance(header.key)
    standings = [game.reviewer.standing(state)]
    for entry in log:
        step(game, state, entry, chance)
        standings.append(game.reviewer.standing(state))
    return tuple(standings)


def luck_of(game: AnyGame, header: Header, log: Sequence[Entry], seat: Seat) -> float:
    """Return a seat's luck over a finished match.

    Raises RulesChanged or IllegalAction if the log was made under other rules.
    """
    state, chance, luck = begin(game, header), Chance(header.key), 0.0
    for entry in log:
        before = game.copy(state)
        step(game, state, entry, chance)
        luck += game.reviewer.luck(before, state, seat)
    return luck


def given_away(game: AnyGame, header: Header, log: Sequence[Entry], seat: Seat) -> float:
    """Measure how far a seat's decisions in a match fall short of par, in the game's unit.

    Par is halfway between an average candidate and the best, judged by what the seat saw then. So
    neither the cards nor others' play count, as in AIVAT (Burch et al., AAAI 2018). Compared with
    the best alone, players who face costly decisions would always lose more. Raises RulesChanged or
    IllegalAction if the log was made under other rules.
    """
    state, chance, total = begin(game, header), Chance(header.key), 0.0
    decisions = {*decisions_of(log, seat)}
    for number, entry in enumerate(log):
        if number in decisions:
            view, menu = game.view(state, seat), game.menu(state, seat)
            action = game.actions.validate_python(entry.action)
            # The view is the label, so people who see the same meet the same worlds.
            rng = rng_of(header.key, repr(view), 0, seat)
            found = game.reviewer.screen(view, menu, action, rng)
            total += 0.0 if found is None else _behind_par(found, action)
        step(game, state, entry, chance)
    return total


def _behind_par(weighing: Weighing, action: Any) -> float:
    played, rows = weighing.candidates.index(action), weighing.worths
    # Cross-validation: each half of the worlds values the other's best. The largest of noisy means
    # would be too large, and the more so the more candidates there are.
    turned = replace(weighing, worths=(*rows[1:], *rows[:1]))
    loss = fmean(compare(each, played, ())[2] for each in (weighing, turned))
    means = [fmean(column) for column in zip(*rows, strict=True)]
    return (loss - means[played] + fmean(means)) / 2


def judge_step(game: AnyGame, header: Header, log: Sequence[Entry], number: int) -> Verdict | None:
    """Return the verdict on one action of a log, or None if it is not graded."""
    state = replay(game, header, log, number)
    return judge(game, header.key, state, number, log[number])


def judge(game: AnyGame, key: bytes, state: Any, number: int, entry: Entry) -> Verdict | None:
    """Return the verdict on an entry's action in the state before it, or None if it isn't graded.

    It depends only on what the seat could know then. All actions of a seat at one step meet the
    same worlds.
    """
    assert entry.seat is not None
    view, menu = game.view(state, entry.seat), game.menu(state, entry.seat)
    action = game.actions.validate_python(entry.action)
    rng = rng_of(key, "review", number, entry.seat)
    weighing = game.reviewer.weigh(view, menu, action, rng)
    if weighing is None:
        return None
    played = weighing.candidates.index(action)
    thresholds = game.reviewer.thresholds
    best, worths, loss, error, grade = compare(weighing, played, thresholds)
    candidates = tuple(game.actions.dump_python(each, mode="json") for each in weighing.candidates)
    return Verdict(number, candidates, worths, weighing.facts, played, best, loss, error, grade)


def rng_of(key: bytes, label: str, number: int, seat: Seat) -> random.Random:
    """Return the random generator for the worlds in which a decision is weighed.

    It is seeded by the match, so that a verdict can be repeated, and by step and seat, so that no
    two decisions share their worlds. Another ``label`` gives other worlds.
    """
    return random.Random(hmac.digest(key, f"{label}/{number}/{seat}".encode(), "sha256"))
