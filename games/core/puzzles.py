"""Positions in which one action is clearly the best, found in matches for people to solve.

What a Page finds at a glance is no question, however clear the answer.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from games.core.chance import Chance
from games.core.game import Player, Players
from games.core.match import AnyGame, Entry, Header, follow_up, replay, step, time_out
from games.core.reviewing import (
    SURE,
    Reviewer,
    Verdict,
    Weighing,
    compare,
    halves,
    judge,
    mean_and_error,
    weigh_entry,
)

MAX_SEATS: Final = 4
"""Maximum number of Knights at a table that is not made for more."""

TRIES: Final = 12
"""Number of times that a Page chooses in a position."""
MIN_MISSED: Final = 4
"""Number of these in which it must miss the answer of a question."""


def deal(game: AnyGame, key: bytes) -> Header:
    """Return the start of a match by the usual rules. The key decides the number of seats."""
    seats = [seats for seats in game.seats if seats <= MAX_SEATS] or [game.seats.start]
    number = Chance(key).choice("puzzle/seats", seats)
    return Header(
        game.slug, game.rules_version, game.options().model_dump(mode="json"), number, key
    )


def play_some(
    game: AnyGame, players: Players, header: Header, log: Sequence[Entry], number: int
) -> list[Entry]:
    """Play about ``number`` more steps of a match among Knights; fewer if it ends."""
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
    """Return the action of the first seat that wants to act, or else a time-out."""
    for seat in sorted(game.to_act(state)):
        if menu := game.menu(state, seat):
            rng = random.Random(chance.below(f"puzzle/{number}/{seat}", 2**64))
            action = player.choose(game.view(state, seat), menu, rng)
            if action is not None:
                return Entry("action", seat, game.actions.dump_python(action, mode="json"))
    return time_out(game, state, chance)


def some_steps(header: Header, steps: Sequence[int], number: int) -> list[int]:
    """Return up to ``number`` steps, spread over the match, the same every time."""
    rng = random.Random(Chance(header.key).below("puzzle/steps", 2**64))
    return sorted(rng.sample(steps, min(len(steps), number)))


def best_action(
    game: AnyGame, reviewer: Reviewer[Any, Any], header: Header, log: Sequence[Entry]
) -> dict[str, Any] | None:
    """Return the reviewer's best alternative to a log's last action; None if not graded."""
    number = len(log) - 1
    state = replay(game, header, log, number)
    weighing = weigh_entry(game, reviewer, header.key, state, number, log[number])
    if weighing is None:
        return None
    best = weighing.candidates[_best_of(weighing, reviewer)]
    found: dict[str, Any] = game.actions.dump_python(best, mode="json")
    return found


def clear_best(
    game: AnyGame, reviewer: Reviewer[Any, Any], header: Header, log: Sequence[Entry]
) -> Verdict | None:
    """Return the verdict on the second-best action if the last one of a log is clearly best.

    None if it does not beat every other one by two standard errors and by the least loss that is
    graded.
    """
    number = len(log) - 1
    state, entry = replay(game, header, log, number), log[number]
    found = weigh_entry(game, reviewer, header.key, state, number, entry)
    if found is None:
        return None
    candidates = tuple(game.actions.dump_python(each, mode="json") for each in found.candidates)
    best = candidates.index(entry.action)
    if best != _best_of(found, reviewer):
        return None
    second = _clear_second(found, best, reviewer.thresholds[0])
    if second is None:
        return None
    # Players get a verdict on the second-best action, so that verdict has to agree.
    other = replace(entry, action=candidates[second])
    verdict = judge(game, reviewer, header.key, state, number, other)
    if verdict is None or not verdict.grade:
        return None
    if verdict.candidates[verdict.best] != entry.action:
        return None
    worths = compare(found, second, reviewer.thresholds)[1]
    return replace(
        verdict,
        candidates=candidates,
        worths=worths,
        facts=found.facts,
        played=second,
        best=best,
    )


def is_missed_by_pages(
    game: AnyGame, players: Players, header: Header, log: Sequence[Entry]
) -> bool:
    """True if a Page often plays something else than the last action of a log."""
    number, entry = len(log) - 1, log[-1]
    assert entry.seat is not None
    state, chance = replay(game, header, log, number), Chance(header.key)
    view, menu = game.view(state, entry.seat), game.menu(state, entry.seat)
    answer = game.actions.validate_python(entry.action)
    missed = 0
    for at in range(TRIES):
        rng = random.Random(chance.below(f"puzzle/{number}/page/{at}", 2**64))
        missed += players["page"].choose(view, menu, rng) != answer
    return missed >= MIN_MISSED


def _best_of(found: Weighing, reviewer: Reviewer[Any, Any]) -> int:
    return compare(found, 0, reviewer.thresholds)[0]


def _clear_second(found: Weighing, best: int, least: float) -> int | None:
    """Return the second-best candidate, or None if the best is not clearly better than all."""
    _, valuing = halves(found)
    losses = {}
    for other in range(len(found.candidates)):
        if other != best:
            loss, error = mean_and_error([row[best] - row[other] for row in valuing])
            if loss < least or loss <= SURE * error:
                return None
            losses[other] = loss
    return min(losses, key=losses.__getitem__)
