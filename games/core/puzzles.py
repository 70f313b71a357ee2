"""Finds puzzles in matches: positions in which one action is clearly the best.

A position is no puzzle if a Knight mostly finds the answer, if there are few actions to choose
from, or if the action follows automatically.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any, Final

from games.core.chance import Chance
from games.core.game import Player, Players
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
    Reviewer,
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


def deal(game: AnyGame, key: bytes) -> Header:
    """Return the header of a match with default options. The key decides the number of seats."""
    seats = [seats for seats in game.seats if seats <= MAX_SEATS] or [game.seats.start]
    number = Chance(key).choice("puzzle/seats", seats)
    return Header(
        game.slug, game.rules_version, game.options().model_dump(mode="json"), number, key
    )


def play_some(
    game: AnyGame, players: Players, header: Header, log: Sequence[Entry], number: int
) -> list[Entry]:
    """Play about ``number`` more steps of a match between Knights; fewer if it ends."""
    state, chance, made = replay(game, header, log), Chance(header.key), list[Entry]()
    while len(made) < number and game.outcome(state) is None:
        entry = _next_entry(game, state, players["knight"], chance, len(log) + len(made))
        step(game, state, entry, chance)
        made.append(entry)
        if (following := follow_up(game, state, entry)) is not None:
            step(game, state, following, chance)
            made.append(following)
    return made


def _next_entry(
    game: AnyGame, state: Any, player: Player[Any], chance: Chance, number: int
) -> Entry:
    for seat in sorted(game.to_act(state)):
        if menu := game.menu(state, seat):
            rng = random.Random(chance.below(f"puzzle/{number}/{seat}", 2**64))
            action = player.choose(game.view(state, seat), menu, rng)
            if action is not None:
                return entry_of(game, seat, action)
    return time_out(game, state, chance)


def some_steps(header: Header, steps: Sequence[int], number: int) -> list[int]:
    """Return up to ``number`` random steps. The same match always gives the same ones."""
    rng = random.Random(Chance(header.key).below("puzzle/steps", 2**64))
    return sorted(rng.sample(steps, min(len(steps), number)))


def decisions(game: AnyGame, header: Header, log: Sequence[Entry], least: int = 2) -> list[int]:
    """Return the steps of a log at which a seat had ``least`` actions to choose from."""
    state, chance, found = begin(game, header), Chance(header.key), list[int]()
    following = None
    for number, entry in enumerate(log):
        if entry.kind == "action" and entry != following:
            assert entry.seat is not None
            found += [number] if game.menu(state, entry.seat).count() >= least else []
        step(game, state, entry, chance)
        following = follow_up(game, state, entry)
    return found


def best_action(
    game: AnyGame, reviewer: Reviewer[Any, Any], header: Header, log: Sequence[Entry]
) -> dict[str, Any] | None:
    """Return the best alternative to a log's last action, found by a quick search.

    None if that action is not graded, or if a second alternative is too close for a puzzle.
    """
    number, entry = len(log) - 1, log[-1]
    assert entry.seat is not None
    state = replay(game, header, log, number)
    view, menu = game.view(state, entry.seat), game.menu(state, entry.seat)
    action = game.actions.validate_python(entry.action)
    found = reviewer.screen(view, menu, action, rng_of(header.key, "screened", number, entry.seat))
    if found is None:
        return None
    means = [fmean(column) for column in zip(*found.worths, strict=True)]
    second, best = sorted(range(len(means)), key=means.__getitem__)[-2:]
    if means[best] - means[second] < PROMISING * reviewer.thresholds[0]:
        return None
    told: dict[str, Any] = game.actions.dump_python(found.candidates[best], mode="json")
    return told


def clear_best(
    game: AnyGame, reviewer: Reviewer[Any, Any], header: Header, log: Sequence[Entry]
) -> Verdict | None:
    """Return the verdict on the second-best action if a log's last action is clearly best.

    None unless it beats every other by ``CERTAIN`` standard errors and by the smallest graded loss,
    in two independent sets of worlds.
    """
    number, entry = len(log) - 1, log[-1]
    assert entry.seat is not None
    if number not in decisions(game, header, log):
        return None
    state = replay(game, header, log, number)
    view, menu = game.view(state, entry.seat), game.menu(state, entry.seat)
    answer, found = game.actions.validate_python(entry.action), None
    for label in SEARCHES:
        found = reviewer.weigh_all(view, menu, rng_of(header.key, label, number, entry.seat))
        if found is None or not _is_clearly_best(found, answer, reviewer.thresholds[0]):
            return None
    assert found is not None
    return _verdict_on_second(game, found, answer, number, reviewer.thresholds)


def is_missed_by_knights(
    game: AnyGame, players: Players, header: Header, log: Sequence[Entry]
) -> bool:
    """True if a Knight misses the last action of a log half of the time."""
    number, entry = len(log) - 1, log[-1]
    assert entry.seat is not None
    state, chance = replay(game, header, log, number), Chance(header.key)
    view, menu = game.view(state, entry.seat), game.menu(state, entry.seat)
    answer, found = game.actions.validate_python(entry.action), 0
    for at in range(TRIES):
        rng = random.Random(chance.below(f"puzzle/{number}/knight/{at}", 2**64))
        found += players["knight"].choose(view, menu, rng) == answer
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


def _verdict_on_second(
    game: AnyGame, found: Weighing, answer: Any, number: int, thresholds: Sequence[float]
) -> Verdict:
    # The answer comes from another search, so all worlds of this one value it.
    found = replace(found, best=found.candidates.index(answer))
    best, worths, *_ = compare(found, 0, thresholds)
    others = [at for at in range(len(worths)) if at != best]
    second = max(others, key=worths.__getitem__)
    _, _, loss, error, grade = compare(found, second, thresholds)
    candidates = tuple(game.actions.dump_python(each, mode="json") for each in found.candidates)
    return Verdict(number, candidates, worths, found.facts, second, best, loss, error, grade)
