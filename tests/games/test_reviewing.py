"""Looking back at a match, and puzzles: what is asked of every game that can be looked back at."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean, mode, stdev
from typing import Any, Final

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.match import thinking
from bot.match.verification import Export
from games import GAMES
from games.core import Chance, Entry, Header, derive_key, replay
from games.core.puzzles import (
    MAX_SEATS,
    MIN_ANSWERS,
    best_action,
    clear_best,
    deal,
    play_some,
    some_steps,
)
from games.core.reviewing import (
    SURE,
    Review,
    Verdict,
    Weighing,
    compare,
    judge,
    luck_of,
    review,
    standings_of,
)
from tests.games.every import every_reviewed, slugs_that
from tests.games.kept import KEPT
from tests.games.playing import AnyGame, header_for, play, sample_of
from tests.games.puzzles import found, key, solved
from tests.games.reviews import decisions, dumped, quick_reviewers, verdict, verdicts

STEPS = 40
"""So much of a kept match is looked back at."""
LIMITS = (0.05, 0.1, 0.15)


@every_reviewed
def test_a_verdict_is_the_same_wherever_the_hidden_cards_are(slug: str) -> None:
    game = GAMES[slug]
    for made, found in zip(decisions(slug), verdicts(slug), strict=True):
        world = game.determinize(game.view(made.state, made.seat), Chance(bytes(32)))
        with quick_reviewers():
            again = verdict(slug, made, world)
        assert dumped(again) == dumped(found)
    assert any(verdicts(slug))


@every_reviewed
def test_a_verdict_says_what_was_played_what_was_best_and_why(slug: str) -> None:
    game = GAMES[slug]
    for made, found in zip(decisions(slug), verdicts(slug), strict=True):
        menu = game.menu(made.state, made.seat)
        if found is None:
            continue
        assert menu.count() > 1, "what is forced is not graded"
        actions = [game.actions.validate_python(each) for each in found.candidates]
        assert all(action in menu for action in actions)
        assert len(actions) == len({*actions}) == len(found.worths) == len(found.facts) > 1
        assert found.candidates[found.played] == made.entry.action
        assert json.loads(dumped(found))["facts"] == [dict(facts) for facts in found.facts]
        if found.played == found.best:
            assert (found.loss, found.error, found.grade) == (0, 0, 0)


def kept(slug: str) -> tuple[Header, list[Entry]]:
    """The beginning of a kept match of the present rules."""
    paths = KEPT.glob(f"{slug}-v{GAMES[slug].rules_version}*.json")
    path = max(paths, key=lambda path: path.stat().st_size)
    export = Export.model_validate_json(path.read_text("utf-8"))
    key = derive_key(bytes.fromhex(export.secret), export.match, export.contributions)
    header = Header(slug, export.rules_version, export.options, len(export.contributions), key)
    return header, [Entry(each.kind, each.seat, each.action) for each in export.log[:STEPS]]


def steps_of(log: list[Entry], seat: int) -> list[int]:
    """Return the steps at which a seat acts."""
    return [at for at, entry in enumerate(log) if (entry.kind, entry.seat) == ("action", seat)]


@every_reviewed
def test_a_kept_match_is_looked_back_at_step_by_step(slug: str) -> None:
    game: AnyGame = GAMES[slug]
    header, log = kept(slug)
    seat = mode(entry.seat for entry in log if entry.kind == "action" and entry.seat is not None)
    with quick_reviewers():
        found = review(game, GAMES[slug].reviewer, header, log, seat)
        half = review(game, GAMES[slug].reviewer, header, log[: STEPS // 2], seat)
    assert {each.step for each in found.verdicts} <= {*steps_of(log, seat)}
    standings = standings_of(game, GAMES[slug].reviewer, header, log)
    assert len(standings) == len(log) + 1
    assert all(len(each) >= header.seats for each in standings)
    assert all(0 <= worth <= 1 for each in standings for worth in each)
    if header.seats == 2:
        for each in standings:
            assert sum(each) == pytest.approx(1, abs=0.02)
    assert half.verdicts == tuple(each for each in found.verdicts if each.step < STEPS // 2)
    assert json.dumps(asdict(found), allow_nan=False)


def test_what_time_and_a_stand_in_played_is_not_graded() -> None:
    game, reviewer = GAMES["high-card"], GAMES["high-card"].reviewer
    header = header_for(game, 5, 2)
    log = [entry for _, entry, _ in play(game, header, 5, eventful=False)]
    mine = steps_of(log, 0)
    away = [*log[: mine[1]], Entry("departure", 0), *log[mine[1] : mine[2]], Entry("return", 0)]
    away += log[mine[2] :]
    assert replay(game, header, away) == replay(game, header, log)
    with quick_reviewers():
        whole = review(game, reviewer, header, log, 0)
        found = review(game, reviewer, header, away, 0)
    assert [each.step for each in whole.verdicts] == mine
    assert [each.step for each in found.verdicts] == [mine[0], *(each + 2 for each in mine[2:])]


@slugs_that(lambda game: sample_of(game, "LUCK", None))
def test_luck_favours_nobody(slug: str) -> None:
    """Its mean is zero, however badly a player plays."""
    game, found = GAMES[slug], []
    matches, steps = sample_of(game, "LUCK", None)
    for seed in range(matches):
        header = header_for(game, seed, game.seats.start)
        played = islice(play(game, header, seed, eventful=False), steps)
        log = [entry for _, entry, _ in played]
        found.append(luck_of(game, GAMES[slug].reviewer, header, log, 0))
    assert any(found)
    assert abs(fmean(found)) < 3 * stdev(found) / len(found) ** 0.5


def test_verdicts_are_the_same_in_another_process() -> None:
    """Here, the seed of the hashes is another one."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.games.reviews"),
        env={**os.environ, "PYTHONHASHSEED": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        text=True,
    )
    reviewed = [slug for slug, game in GAMES.items() if game.has_reviewer]
    told = [f"{slug} {dumped(found)}" for slug in reviewed for found in verdicts(slug)]
    assert done.stdout.splitlines() == told
    assert len(told) > 2 * len(reviewed)


numbers = st.floats(-1, 1, allow_nan=False)
tables = st.integers(1, 5).flatmap(
    lambda wide: st.lists(st.tuples(*[numbers] * wide), min_size=1, max_size=30)
)


def weighed(rows: Sequence[tuple[float, ...]]) -> Weighing:
    names = tuple(f"{number}" for number in range(len(rows[0])))
    return Weighing(names, tuple(rows), tuple({} for _ in names))


@given(tables, st.data())
def test_a_loss_is_the_mean_gap_on_the_other_half_of_the_worlds(
    rows: list[tuple[float, ...]], data: st.DataObject
) -> None:
    played = data.draw(st.integers(0, len(rows[0]) - 1))
    best, worths, loss, error, grade = compare(weighed(rows), played, LIMITS)
    assert loss == pytest.approx(worths[best] - worths[played], abs=1e-9)
    assert error >= 0
    if best == played:
        assert (loss, error, grade) == (0, 0, 0)
    if grade:
        assert loss > SURE * error
        assert loss >= LIMITS[grade - 1]
        assert grade == 3 or loss < LIMITS[grade]


@given(st.lists(numbers, min_size=1, max_size=30), st.integers(1, 5), st.data())
def test_equal_candidates_are_never_graded(
    column: list[float], wide: int, data: st.DataObject
) -> None:
    played = data.draw(st.integers(0, wide - 1))
    best, _, loss, _, grade = compare(weighed([(each,) * wide for each in column]), played, LIMITS)
    assert (best, loss, grade) == (played, 0, 0)


@given(tables, st.data())
def test_the_best_is_chosen_without_the_worlds_that_value_it(
    rows: list[tuple[float, ...]], data: st.DataObject
) -> None:
    assume(len(rows) > 1)
    other = [
        tuple(data.draw(numbers) for _ in row) if at % 2 else row for at, row in enumerate(rows)
    ]
    assert compare(weighed(rows), 0, LIMITS)[0] == compare(weighed(other), 0, LIMITS)[0]


def test_a_mere_chance_is_not_graded_and_what_happens_in_all_worlds_is() -> None:
    worlds = [(1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 0.0)]
    assert compare(weighed(worlds), 1, LIMITS)[4] == 0
    assert compare(weighed([(0.5 + each, 0.4 + each) for each in (0.0, 0.3, 0.1)]), 1, LIMITS)[4]


def test_the_worst_are_the_largest_losses_of_what_is_graded() -> None:
    def made(step: int, loss: float, grade: int) -> Verdict:
        return Verdict(step, (), (), (), 0, 0, loss, 0.0, grade)

    verdicts = (made(1, 0.06, 1), made(2, 0.2, 3), made(3, 0.3, 0), made(4, 0.06, 1))
    assert [each.step for each in Review(verdicts, 0.0).worst(2)] == [2, 1]


MIN_POSITIONS: Final = 40
MAX_BLAMED: Final = 0.01
"""Share of right actions that may be graded."""
MAX_MISSED: Final = 0.03
"""Share of clear errors that may stay ungraded."""
RIGHT: Final = 0.2
"""Maximum loss of a right action, as a share of the least loss that is graded."""
CLEAR: Final = 2.0
"""Minimum loss of a clear error, in the same unit."""
WORLDS: Final = 20
"""Number of worlds in which an action has to win to be called a certain win."""

every_graded = slugs_that(lambda game: game.has_reviewer and sample_of(game, "GRADED", None))


@cache
def positions(slug: str) -> list[dict[str, Any]]:
    read: dict[str, Any] = json.loads(sample_of(GAMES[slug], "GRADED", None).read_text("utf-8"))
    assert read["method"]
    listed: list[dict[str, Any]] = read["positions"]
    return listed


@every_graded
def test_right_actions_are_not_blamed_and_clear_errors_are_graded(slug: str) -> None:
    game, reviewer = GAMES[slug], GAMES[slug].reviewer
    least = reviewer.thresholds[0]
    right, clear, blamed, missed = 0, 0, list[str](), list[str]()
    for number, position in enumerate(positions(slug)):
        state, key = game.load(position["state"]), bytes.fromhex(position["key"])
        best = max(listed["worth"] for listed in position["actions"])
        for listed in position["actions"]:
            loss = best - listed["worth"]
            if RIGHT * least < loss < CLEAR * least:
                continue
            entry = Entry("action", position["seat"], listed["action"])
            verdict = judge(game, reviewer, key, state, 0, entry)
            graded = verdict is not None and verdict.grade > 0
            worths = () if verdict is None else verdict.worths
            assert all(-reviewer.most <= worth <= reviewer.most for worth in worths)
            told = f"{number} {position['tells']}: {listed['action']} loses {loss:.2f}, {verdict}"
            if loss <= RIGHT * least:
                right += 1
                blamed += [told] if graded else []
            else:
                clear += 1
                missed += [] if graded else [told]
    assert min(right, clear) >= MIN_POSITIONS // 3
    assert len(blamed) <= MAX_BLAMED * right, "\n".join(blamed)
    assert len(missed) <= MAX_MISSED * clear, "\n".join(missed)


@every_graded
def test_enough_different_positions_are_kept(slug: str) -> None:
    kept = positions(slug)
    assert len({json.dumps(each["state"], sort_keys=True) for each in kept}) >= MIN_POSITIONS
    for each in kept:
        assert each["actions"]
        assert each["tells"]


@every_graded
def test_a_certain_win_is_worth_most_and_played_by_the_king(slug: str) -> None:
    game, reviewer, king = GAMES[slug], GAMES[slug].reviewer, GAMES[slug].computers["king"]
    certain = 0
    for position in positions(slug):
        state, seat = game.load(position["state"]), position["seat"]
        key = bytes.fromhex(position["key"])
        for listed in position["actions"]:
            action = game.actions.validate_python(listed["action"])
            if not _wins_at_once(game, state, seat, action):
                continue
            certain += 1
            assert listed["worth"] == reviewer.most
            verdict = judge(game, reviewer, key, state, 0, Entry("action", seat, listed["action"]))
            if verdict is not None:
                assert not verdict.grade
                assert verdict.worths[verdict.played] == pytest.approx(reviewer.most, abs=1e-6)
            view, menu = game.view(state, seat), game.menu(state, seat)
            chosen = king.choose(view, menu, random.Random(position["key"]))
            assert _wins_at_once(game, state, seat, chosen)
    assert bool(certain) == sample_of(game, "CERTAIN_WINS", True)


def _wins_at_once(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    """True if an action ends the match, won, in every world that the seat can't tell apart."""
    view = game.view(state, seat)
    for number in range(WORLDS):
        chance = Chance(number.to_bytes(32, "big"))
        world = game.determinize(view, chance)
        game.apply(world, seat, action, chance)
        outcome = game.outcome(world)
        if outcome is None or outcome.winners != (seat,):
            return False
    return True


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
