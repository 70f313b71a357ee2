"""Verdicts on positions whose truth is known: a game's ``sample`` says under GRADED where they are.

Each file says by what search its truth was found. A position lists some actions with what they are
really worth to its seat, the best one among them.
"""

import json
import random
from functools import cache
from typing import Any, Final

import pytest

from games import GAMES
from games.core import Chance, Entry
from games.core.reviewing import judge
from tests.games.every import slugs_that
from tests.games.playing import AnyGame, sample_of

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
