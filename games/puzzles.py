"""Finds puzzles in matches: positions in which one action is clearly the best.

A position isn't a puzzle if a Knight mostly finds the answer, if there are few actions to choose
from, or if the action follows automatically.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple, Self

from games import GAMES
from games.core.chance import Chance
from games.core.match import (
    AnyGame,
    Entry,
    Header,
    begin,
    entry_of,
    follow_up,
    replay,
    step,
    time_out,
)
from games.core.reviewing import (
    Verdict,
    Weighing,
    compare,
    mean_and_error,
    rng_of,
)

MAX_SEATS: Final = 4  # Maximum number of seats, unless the game needs more

MIN_ANSWERS: Final = 4  # Minimum number of actions that a puzzle leaves to choose from
TRIES: Final = 8
"""How often a Knight tries to solve a position. Half of the tries must miss its answer."""
CERTAIN: Final = 4.0
"""Standard errors by which the answer must beat every other action. It is stricter than a review,
because the largest of many noisy differences is the one that gets picked."""
PROMISING: Final = 0.7
"""Minimum lead of the best action in a quick search, as a share of the smallest graded loss."""
SEARCHES: Final = ("puzzle", "confirmed")
"""Labels of two independent sets of worlds: the first finds the answer, the second confirms it."""


def deal(slug: str, key: bytes) -> Header:
    """Return the header of a match with default options. The key decides the number of seats."""
    game = GAMES[slug]
    seats = [seats for seats in game.seats if seats <= MAX_SEATS] or [game.seats.start]
    number = Chance(key).choice("puzzle/seats", seats)
    return Header(slug, game.rules_version, game.options().model_dump(mode="json"), number, key)


def play_some(header: Header, log: Sequence[Entry], number: int) -> list[Entry]:
    """Play about ``number`` more steps of a match between Knights, or fewer if it ends."""
    game = GAMES[header.slug]
    state, chance, made = replay(game, header, log), Chance(header.key), list[Entry]()
    while len(made) < number and game.outcome(state) is None:
        entry = _next_entry(game, state, chance, len(log) + len(made))
        step(game, state, entry, chance)
        made.append(entry)
        if (following := follow_up(game, state, entry)) is not None:
            step(game, state, following, chance)
            made.append(following)
    return made


def _next_entry(game: AnyGame, state: Any, chance: Chance, number: int) -> Entry:
    for seat in sorted(game.to_act(state)):
        if menu := game.menu(state, seat):
            rng = random.Random(chance.below(f"puzzle/{number}/{seat}", 2**64))
            action = game.computers["knight"].choose(game.view(state, seat), menu, rng)
            if action is not None:
                return entry_of(game, seat, action)
    return time_out(game, state, chance)


def some_steps(header: Header, steps: Sequence[int], number: int) -> list[int]:
    """Return up to ``number`` random steps. The same match always gives the same ones."""
    rng = random.Random(Chance(header.key).below("puzzle/steps", 2**64))
    return sorted(rng.sample(steps, min(len(steps), number)))


def decisions(header: Header, log: Sequence[Entry], least: int = MIN_ANSWERS) -> list[int]:
    """Return the steps of a log at which a seat had ``least`` actions to choose from."""
    game = GAMES[header.slug]
    state, chance, found = begin(game, header), Chance(header.key), list[int]()
    following = None
    for number, entry in enumerate(log):
        if entry.kind == "action" and entry != following:
            assert entry.seat is not None
            found += [number] if game.menu(state, entry.seat).count() >= least else []
        step(game, state, entry, chance)
        following = follow_up(game, state, entry)
    return found


class _Position(NamedTuple):
    """The position in which a log's last action was chosen, as its seat saw it."""

    game: AnyGame
    number: int  # the action's index in the log
    seat: int
    view: Any
    menu: Any
    action: Any

    @classmethod
    def of(cls, header: Header, log: Sequence[Entry]) -> Self:
        game, number, entry = GAMES[header.slug], len(log) - 1, log[-1]
        assert entry.seat is not None
        state = replay(game, header, log, number)
        view, menu = game.view(state, entry.seat), game.menu(state, entry.seat)
        return cls(game, number, entry.seat, view, menu, game.actions.validate_python(entry.action))


def best_action(header: Header, log: Sequence[Entry]) -> dict[str, Any] | None:
    """Return the best alternative to a log's last action, found by a quick search.

    None if that action is not graded, or if a second alternative is too close for a puzzle.
    """
    asked = _Position.of(header, log)
    reviewer = asked.game.reviewer
    rng = rng_of(header.key, "screened", asked.number, asked.seat)
    found = reviewer.screen(asked.view, asked.menu, asked.action, rng)
    if found is None:
        return None
    means = [fmean(column) for column in zip(*found.worths, strict=True)]
    second, best = sorted(range(len(means)), key=means.__getitem__)[-2:]
    if means[best] - means[second] < PROMISING * reviewer.thresholds[0]:
        return None
    told: dict[str, Any] = asked.game.actions.dump_python(found.candidates[best], mode="json")
    return told


def question(header: Header, log: Sequence[Entry]) -> Verdict | None:
    """Grade the second-best action if a log's last action is a puzzle's answer.

    None if it isn't clearly best, if Knights mostly find it, or if few others were weighed.
    """
    if not is_missed_by_knights(header, log):
        return None
    found = clear_best(header, log)
    return found if found and len(found.candidates) >= MIN_ANSWERS else None


def clear_best(header: Header, log: Sequence[Entry]) -> Verdict | None:
    """Return the verdict on the second-best action if a log's last action is clearly best.

    None unless it beats every other by ``CERTAIN`` standard errors and by the smallest graded loss,
    in two independent sets of worlds.
    """
    asked, found = _Position.of(header, log), None
    if asked.number not in decisions(header, log, least=2):
        return None
    reviewer = asked.game.reviewer
    for label in SEARCHES:
        rng = rng_of(header.key, label, asked.number, asked.seat)
        found = reviewer.weigh_all(asked.view, asked.menu, rng)
        if found is None or not _is_clearly_best(found, asked.action, reviewer.thresholds[0]):
            return None
    assert found is not None
    return _verdict_on_second(asked, found)


def is_missed_by_knights(header: Header, log: Sequence[Entry]) -> bool:
    """True if a Knight misses the last action of a log in at least half of its tries."""
    asked, chance, found = _Position.of(header, log), Chance(header.key), 0
    for at in range(TRIES):
        rng = random.Random(chance.below(f"puzzle/{asked.number}/knight/{at}", 2**64))
        knight = asked.game.computers["knight"]
        found += knight.choose(asked.view, asked.menu, rng) == asked.action
        if found > TRIES // 2:
            return False
    return True


def _is_clearly_best(found: Weighing, answer: Any, least: float) -> bool:
    """True if ``answer`` beats every candidate by ``least`` and by ``CERTAIN`` standard errors."""
    if answer not in found.candidates or len(found.candidates) < 2:
        return False
    best = found.candidates.index(answer)
    for other in range(len(found.candidates)):
        if other != best:
            loss, error = mean_and_error([row[best] - row[other] for row in found.worths])
            if loss < least or loss <= CERTAIN * error:
                return False
    return True


def _verdict_on_second(asked: _Position, found: Weighing) -> Verdict:
    thresholds = asked.game.reviewer.thresholds
    # The answer comes from another search, so all worlds of this one value it.
    found = replace(found, best=found.candidates.index(asked.action))
    best, worths, *_ = compare(found, 0, thresholds)
    others = [at for at in range(len(worths)) if at != best]
    second = max(others, key=worths.__getitem__)
    _, _, loss, error, grade = compare(found, second, thresholds)
    as_json = partial(asked.game.actions.dump_python, mode="json")
    candidates = tuple(map(as_json, found.candidates))
    return Verdict(asked.number, candidates, worths, found.facts, second, best, loss, error, grade)
