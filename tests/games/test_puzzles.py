"""Positions with a clearly best answer: what is asked of every game."""

import json
from dataclasses import asdict, replace
from random import Random

from bot.match import thinking
from games import GAMES
from games.core import replay
from games.core.puzzles import (
    MAX_SEATS,
    MIN_ANSWERS,
    best_action,
    clear_best,
    deal,
    play_some,
    some_steps,
)
from games.core.reviewing import judge
from tests.games.every import every_reviewed
from tests.games.puzzles import found, key, solved

TRIED = 60
"""Number of times that a Knight chooses in a position."""


@every_reviewed
def test_a_clear_answer_stands_above_every_other_by_the_least_loss_that_is_graded(
    slug: str,
) -> None:
    verdict, least = found(slug), GAMES[slug].reviewer.thresholds[0]
    assert verdict is not None
    assert verdict.grade
    best = verdict.worths[verdict.best]
    others = [worth for at, worth in enumerate(verdict.worths) if at != verdict.best]
    assert others
    assert max(others) == verdict.worths[verdict.played] <= best - least
    assert json.dumps(asdict(verdict), allow_nan=False)


def test_what_knights_find_is_no_question_however_clear() -> None:
    """Nor is what leaves few answers to choose from."""
    slug, asked = "high-card", []
    game, players = GAMES[slug], GAMES[slug].computers
    header = deal(game, key(3))
    log = play_some(game, players, header, (), 40)
    for step in (28, 33):
        best = best_action(game, GAMES[slug].reviewer, header, log[: step + 1])
        tried = (*log[:step], replace(log[step], action=best))
        assert clear_best(game, GAMES[slug].reviewer, header, tried) is not None
        state, seat = replay(game, header, log, step), log[step].seat
        assert seat is not None
        view, menu = game.view(state, seat), game.menu(state, seat)
        chosen = [players["knight"].choose(view, menu, Random(each)) for each in range(TRIED)]
        right = chosen.count(game.actions.validate_python(best))
        asked.append(thinking.clear_best(header, tried) is not None)
        assert right < 0.7 * TRIED if asked[-1] else right > 0.3 * TRIED
    assert asked == [False, True]
    clear_of_few = found(slug)
    assert clear_of_few is not None
    assert len(clear_of_few.candidates) < MIN_ANSWERS
    assert thinking.clear_best(*solved(slug)) is None


@every_reviewed
def test_nothing_is_clearly_better_than_the_best_answer(slug: str) -> None:
    game, (header, log) = GAMES[slug], solved(slug)
    state = replay(game, header, log, len(log) - 1)
    judged = judge(game, GAMES[slug].reviewer, header.key, state, len(log) - 1, log[-1])
    assert judged is not None
    assert not judged.grade


@every_reviewed
def test_from_a_clearly_worse_action_the_same_answer_is_found(slug: str) -> None:
    verdict, (header, log) = found(slug), solved(slug)
    assert verdict is not None
    other = (*log[:-1], replace(log[-1], action=verdict.candidates[verdict.played]))
    assert best_action(GAMES[slug], GAMES[slug].reviewer, header, other) == log[-1].action
    assert clear_best(GAMES[slug], GAMES[slug].reviewer, header, other) is None


@every_reviewed
def test_knights_play_the_same_match_however_often_they_are_interrupted(slug: str) -> None:
    game, header = GAMES[slug], deal(GAMES[slug], key(1))
    assert header.seats in game.seats
    assert header.seats <= MAX_SEATS or header.seats == game.seats.start
    whole = play_some(game, GAMES[slug].computers, header, (), 8)
    part = play_some(game, GAMES[slug].computers, header, (), 3)
    rest = play_some(game, GAMES[slug].computers, header, part, 8 - len(part))
    assert [*part, *rest] == whole
    assert replay(game, header, whole) is not None


def test_a_match_of_knights_ends() -> None:
    game = GAMES["high-card"]
    header = deal(game, key(1))
    log = play_some(game, GAMES["high-card"].computers, header, (), 10_000)
    assert game.outcome(replay(game, header, log)) is not None
    assert play_some(game, GAMES["high-card"].computers, header, log, 5) == []


def test_some_decisions_from_all_over_a_match_are_tried() -> None:
    header = deal(GAMES["high-card"], key(1))
    steps = list(range(0, 300, 3))
    tried = some_steps(header, steps, 24)
    assert tried == sorted(tried) == some_steps(header, steps, 24)
    assert len({*tried} & {*steps}) == 24
    assert tried[-1] - tried[0] > 150
    assert some_steps(header, steps[:5], 24) == steps[:5]
