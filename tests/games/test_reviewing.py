"""Looking back at a match: what is asked of every game that can be looked back at."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from statistics import fmean, mode, stdev

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.match.verification import Export
from games import GAMES
from games.core import Chance, Entry, Header, derive_key, replay
from games.core.reviewing import (
    SURE,
    Review,
    Verdict,
    Weighing,
    compare,
    luck_of,
    review,
    standings_of,
)
from tests.games.every import every_reviewed, slugs_that
from tests.games.kept import KEPT
from tests.games.playing import AnyGame, header_for, play, sample_of
from tests.games.reviews import (
    decisions,
    dumped,
    quick_reviewers,
    verdict,
    verdicts,
)

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
