"""Looking back at a match, and puzzles: what is asked of every game that can be looked back at."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path
from random import Random
from statistics import fmean, mode, stdev
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.match.verification import Export
from games import GAMES
from games.core import AnyGame, Entry, Header, derive_key, replay
from games.core.reviewing import (
    SURE,
    Review,
    Verdict,
    Weighing,
    compare,
    decisions_of,
    judge,
    judge_step,
    luck_of,
    standings_of,
)
from games.puzzles import (
    MAX_SEATS,
    MIN_ANSWERS,
    best_action,
    clear_best,
    deal,
    play_some,
    question,
    some_steps,
)
from tests.games.every import every_reviewed, slugs_that
from tests.games.kept import KEPT
from tests.games.playing import chance, header_for, key, play, sample_of
from tests.games.reviews import (
    choices,
    choose,
    decisions,
    dumped,
    found,
    quick_reviewers,
    solved,
    verdict,
    verdicts,
)

LIMITS = (0.05, 0.1, 0.15)


@every_reviewed
def test_a_verdict_is_the_same_wherever_the_hidden_cards_are(slug: str) -> None:
    game = GAMES[slug]
    for made, told in zip(decisions(slug), verdicts(slug), strict=True):
        world = game.determinize(game.view(made.state, made.seat), chance())
        with quick_reviewers():
            again = verdict(slug, made, world)
        assert dumped(again) == dumped(told)
    assert any(verdicts(slug))


@every_reviewed
def test_a_verdict_says_what_was_played_what_was_best_and_why(slug: str) -> None:
    game = GAMES[slug]
    for made, told in zip(decisions(slug), verdicts(slug), strict=True):
        if told is None:
            continue
        menu = game.menu(made.state, made.seat)
        assert menu.count() > 1, "what is forced is not graded"
        actions = [game.actions.validate_python(each) for each in told.candidates]
        assert all(action in menu for action in actions)
        assert len(actions) == len({*actions}) == len(told.worths) == len(told.facts) > 1
        assert told.candidates[told.played] == made.entry.action
        assert json.loads(dumped(told))["facts"] == [dict(facts) for facts in told.facts]
        if told.played == told.best:
            assert (told.loss, told.error, told.grade) == (0, 0, 0)


def steps_of(log: list[Entry], seat: int) -> list[int]:
    return [at for at, entry in enumerate(log) if (entry.kind, entry.seat) == ("action", seat)]


def verdicts_on(game: AnyGame, header: Header, log: list[Entry], seat: int) -> tuple[Verdict, ...]:
    found = (judge_step(game, header, log, number) for number in decisions_of(log, seat))
    return tuple(filter(None, found))


@every_reviewed
def test_the_beginning_of_a_kept_match_is_looked_back_at_step_by_step(slug: str) -> None:
    game = GAMES[slug]
    paths = KEPT.glob(f"{slug}-v{game.rules_version}*.json")
    path = max(paths, key=lambda path: path.stat().st_size)
    export = Export.model_validate_json(path.read_text("utf-8"))
    secret = derive_key(bytes.fromhex(export.secret), export.match, export.contributions)
    seats = len(export.contributions)
    header = Header(slug, export.rules_version, export.options, seats, secret)
    log = [Entry(each.kind, each.seat, each.action) for each in export.log[:40]]
    seat = mode(entry.seat for entry in log if entry.kind == "action" and entry.seat is not None)
    with quick_reviewers():
        whole, half = (verdicts_on(game, header, each, seat) for each in (log, log[:20]))
    assert {each.step for each in whole} <= {*steps_of(log, seat)}
    assert half == tuple(each for each in whole if each.step < 20)
    assert json.dumps(asdict(Review(whole, luck_of(game, header, log, seat))), allow_nan=False)
    standings = standings_of(game, header, log)
    assert len(standings) == len(log) + 1
    for standing in standings:
        assert len(standing) >= seats
        assert all(0 <= worth <= 1 for worth in standing)
        assert seats != 2 or sum(standing) == pytest.approx(1, abs=0.02)


def test_what_time_and_a_stand_in_played_is_not_graded() -> None:
    game = GAMES["high-card"]
    header = header_for(game, 5, 2)
    log = [entry for _, entry, _ in play(game, header, 5, eventful=False)]
    mine = steps_of(log, 0)
    away = [*log[: mine[1]], Entry("departure", 0), *log[mine[1] : mine[2]], Entry("return", 0)]
    away += log[mine[2] :]
    assert replay(game, header, away) == replay(game, header, log)
    with quick_reviewers():
        whole, part = (verdicts_on(game, header, each, 0) for each in (log, away))
    assert [each.step for each in whole] == mine
    assert [each.step for each in part] == [mine[0], *(each + 2 for each in mine[2:])]


@slugs_that(lambda game: sample_of(game, "LUCK", None))
def test_luck_favours_nobody(slug: str) -> None:
    """Its mean is zero, however badly a player plays."""
    game, lucks = GAMES[slug], []
    matches, steps = sample_of(game, "LUCK", None)
    for seed in range(matches):
        header = header_for(game, seed, game.seats.start)
        played = islice(play(game, header, seed, eventful=False), steps)
        lucks.append(luck_of(game, header, [entry for _, entry, _ in played], 0))
    assert any(lucks)
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5


def test_choices_and_verdicts_are_the_same_however_sets_and_dicts_of_names_are_ordered() -> None:
    """In another process, the seed of the hashes is another one."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.games.reviews"),
        env={**os.environ, "PYTHONHASHSEED": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        text=True,
    )
    told = list[str]()
    for slug, game in GAMES.items():
        told.append(json.dumps(choices(slug) if game.has_computers else []))
        told.append(" ".join(map(dumped, verdicts(slug) if game.has_reviewer else ())))
    assert done.stdout.splitlines() == told
    assert max(map(len, told)) > 200


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
def test_equal_candidates_get_no_grade(column: list[float], wide: int, data: st.DataObject) -> None:
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


every_graded = slugs_that(lambda game: game.has_reviewer and sample_of(game, "GRADED", None))


def positions(slug: str) -> Iterator[tuple[dict[str, Any], Any, bytes]]:
    """Yield what is known of each position, its state, and the key of its match."""
    read: dict[str, Any] = json.loads(sample_of(GAMES[slug], "GRADED", None).read_text("utf-8"))
    assert read["method"]
    for each in read["positions"]:
        yield each, GAMES[slug].load(each["state"]), bytes.fromhex(each["key"])


@every_graded
def test_right_actions_are_not_blamed_and_clear_errors_are_graded(slug: str) -> None:
    """Right ones lose a fifth of the least loss that is graded, at most, and errors twice that."""
    game, reviewer = GAMES[slug], GAMES[slug].reviewer
    least = reviewer.thresholds[0]
    right, clear, blamed, missed = 0, 0, list[str](), list[str]()
    for number, (position, state, secret) in enumerate(positions(slug)):
        best = max(listed["worth"] for listed in position["actions"])
        for listed in position["actions"]:
            loss = best - listed["worth"]
            if 0.2 * least < loss < 2 * least:
                continue
            entry = Entry("action", position["seat"], listed["action"])
            told = judge(game, secret, state, 0, entry)
            graded = told is not None and told.grade > 0
            worths = () if told is None else told.worths
            assert all(-reviewer.most <= worth <= reviewer.most for worth in worths)
            fault = f"{number} {position['tells']}: {listed['action']} loses {loss:.2f}, {told}"
            if loss <= 0.2 * least:
                right += 1
                blamed += [fault] if graded else []
            else:
                clear += 1
                missed += [] if graded else [fault]
    assert min(right, clear) > 12
    assert len(blamed) <= 0.01 * right, "\n".join(blamed)
    assert len(missed) <= 0.03 * clear, "\n".join(missed)


@every_graded
def test_enough_different_positions_are_kept(slug: str) -> None:
    kept = [position for position, _, _ in positions(slug)]
    assert len({json.dumps(each["state"], sort_keys=True) for each in kept}) >= 40
    assert all(each["actions"] and each["tells"] for each in kept)


@every_graded
def test_a_certain_win_is_worth_most_and_played_by_the_king(slug: str) -> None:
    """It ends the match, won, in every world that the seat can't tell apart."""
    game, reviewer, king = GAMES[slug], GAMES[slug].reviewer, GAMES[slug].computers["king"]
    certain = 0

    def wins_at_once(action: Any) -> bool:
        for number in range(20):
            world = game.determinize(view, chance(number))
            game.apply(world, seat, action, chance(number))
            outcome = game.outcome(world)
            if outcome is None or outcome.winners != (seat,):
                return False
        return True

    for position, state, secret in positions(slug):
        seat = position["seat"]
        view, menu = game.view(state, seat), game.menu(state, seat)
        for listed in position["actions"]:
            if not wins_at_once(game.actions.validate_python(listed["action"])):
                continue
            certain += 1
            assert listed["worth"] == reviewer.most
            entry = Entry("action", seat, listed["action"])
            told = judge(game, secret, state, 0, entry)
            if told is not None:
                assert not told.grade
                assert told.worths[told.played] == pytest.approx(reviewer.most, abs=1e-6)
            assert wins_at_once(king.choose(view, menu, Random(position["key"])))
    assert bool(certain) == sample_of(game, "CERTAIN_WINS", True)


@every_reviewed
def test_nothing_is_worth_more_than_a_certain_win_in_any_world(slug: str) -> None:
    game, weighed = GAMES[slug], 0
    for seed in range(4):
        rng, seats = Random(seed), game.seats[0] if seed % 2 else None
        played = play(game, header_for(game, seed, seats), seed)
        made = [(game.copy(state), entry) for state, entry, _ in played if entry.kind == "action"]
        for state, entry in (*rng.sample(made, min(2, len(made))), *made[-2:]):
            assert entry.seat is not None
            view, menu = game.view(state, entry.seat), game.menu(state, entry.seat)
            action = game.actions.validate_python(entry.action)
            with quick_reviewers():
                weighing = game.reviewer.weigh(view, menu, action, rng)
            for row in () if weighing is None else weighing.worths:
                weighed += 1
                assert max(map(abs, row)) <= game.reviewer.most
                assert min(row) >= 0 or game.reviewer.most != 1, "a chance is no less than none"
    assert weighed > 4


@every_reviewed
def test_a_clear_answer_stands_above_each_other_by_the_least_loss_that_is_graded(slug: str) -> None:
    told, least = found(slug), GAMES[slug].reviewer.thresholds[0]
    assert told is not None
    assert told.grade
    others = [worth for at, worth in enumerate(told.worths) if at != told.best]
    assert max(others) == told.worths[told.played] <= told.worths[told.best] - least
    assert dumped(told)


def test_what_knights_find_is_no_question_however_clear() -> None:
    """Nor is what leaves few answers to choose from."""
    slug, asked = "high-card", []
    game = GAMES[slug]
    header = deal(slug, key(3))
    log = play_some(header, (), 40)
    for step in (28, 33):
        best = best_action(header, log[: step + 1])
        tried = (*log[:step], replace(log[step], action=best))
        assert clear_best(header, tried) is not None
        state, seat = replay(game, header, log, step), log[step].seat
        assert seat is not None
        chosen = [choose(game, "knight", state, seat, Random(each)) for each in range(60)]
        right = chosen.count(best)
        asked.append(question(header, tried) is not None)
        assert right < 42 if asked[-1] else right > 18
    assert asked == [False, True]
    clear_of_few = found(slug)
    assert clear_of_few is not None
    assert len(clear_of_few.candidates) < MIN_ANSWERS
    assert question(*solved(slug)) is None


@every_reviewed
def test_nothing_is_clearly_better_than_the_best_answer(slug: str) -> None:
    game, (header, log) = GAMES[slug], solved(slug)
    judged = judge_step(game, header, log, len(log) - 1)
    assert judged is not None
    assert not judged.grade


@every_reviewed
def test_from_a_clearly_worse_action_the_same_answer_is_found(slug: str) -> None:
    told, (header, log) = found(slug), solved(slug)
    assert told is not None
    other = (*log[:-1], replace(log[-1], action=told.candidates[told.played]))
    assert best_action(header, other) == log[-1].action
    assert clear_best(header, other) is None


@every_reviewed
def test_knights_play_the_same_match_however_often_they_are_interrupted(slug: str) -> None:
    game, header = GAMES[slug], deal(slug, key(1))
    assert header.seats in game.seats
    assert header.seats <= MAX_SEATS or header.seats == game.seats.start
    whole = play_some(header, (), 8)
    part = play_some(header, (), 3)
    assert [*part, *play_some(header, part, 8 - len(part))] == whole
    assert replay(game, header, whole) is not None


def test_a_match_of_knights_ends() -> None:
    header = deal("high-card", key(1))
    log = play_some(header, (), 10_000)
    game = GAMES["high-card"]
    assert game.outcome(replay(game, header, log)) is not None
    assert play_some(header, log, 5) == []


def test_some_decisions_from_all_over_a_match_are_tried() -> None:
    header = deal("high-card", key(1))
    steps = list(range(0, 300, 3))
    tried = some_steps(header, steps, 24)
    assert tried == sorted(tried) == some_steps(header, steps, 24)
    assert len({*tried} & {*steps}) == 24
    assert tried[-1] - tried[0] > 150
    assert some_steps(header, steps[:5], 24) == steps[:5]
