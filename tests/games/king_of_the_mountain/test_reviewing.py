"""Looking back at moves: wins that were missed or given away, and what was no mistake."""

import random

import pytest

from games.core.game import Facts
from games.core.reviewing import compare
from games.king_of_the_mountain.computers.reviewing import REVIEWER
from games.king_of_the_mountain.menu import action_of, number_of
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.state import KingOfTheMountainState, Move, OfferDraw
from tests.games.king_of_the_mountain.known import drawn, is_graded
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.setting import GAME, table

DECISIONS = 5
"""Number of decisions of known truth that are graded: one of each kind."""


def looked_back(state: KingOfTheMountainState, text: str) -> tuple[int, str, Facts, Facts]:
    """The grade of a move, the best one, and what is known of both."""
    position, seat = state.position, state.position.turn
    action = action_of(parse_move(position, seat, text))
    view, menu = GAME.view(state, seat), GAME.menu(state, seat)
    weighing = REVIEWER.weigh(view, menu, action, random.Random(1))
    assert weighing is not None
    played = weighing.candidates.index(action)
    best, _, _, _, grade = compare(weighing, played, REVIEWER.thresholds)
    number = number_of(weighing.candidates[best])
    assert number is not None
    told = format_move(position, seat, number)
    return grade, told, weighing.facts[played], weighing.facts[best]


def test_wins_and_losses_within_two_turns_are_graded_as_the_rules_say() -> None:
    kinds = set()
    for known in drawn(DECISIONS, 0, random.Random(2)):
        kinds.add(known.why)
        assert is_graded(known) == known.error, (known.why, known.move)
    assert len(kinds) == DECISIONS


def test_a_win_that_was_missed_is_a_slip_even_if_it_comes_a_turn_later() -> None:
    state = table("KI9 QA1", "RS12")
    grade, best, _, _ = looked_back(state, "A1-A2")
    assert (grade, best) == (1, "I9-J10")


def test_a_win_that_was_missed_is_a_blunder() -> None:
    grade, best, missed, facts = looked_back(table("KI9 RC6", "RI12 QI13"), "C6-C7")
    assert (grade, best, facts) == (3, "I9-J10", {"wins": 0})
    assert "wins" not in missed


@pytest.mark.parametrize("others", [("KK11 HQ16",), ("KK11 HQ16", ""), ("", "KK11 HQ16", "")])
def test_who_leaves_a_king_his_way_to_the_centre_loses_by_a_blunder(
    others: tuple[str, ...],
) -> None:
    grade, best, facts, _ = looked_back(table("NJ13 RC6", *others), "C6-C7")
    assert (grade, best) == (3, "J13xK11")
    assert facts == ({"loses": 1} if others[0] else {})


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_in_how_many_turns_a_lost_match_ends_is_told(steps: int) -> None:
    _, _, facts, _ = looked_back(table("KA1 RA8", f"KJ{10 + steps} HQ16"), "A1-A2")
    assert facts["loses"] == steps


def test_a_queen_put_where_it_is_taken_is_worse_and_the_reply_is_told() -> None:
    grade, _, facts, _ = looked_back(table("QD8 RB6", "RM9 HQ16"), "D8-D9")
    assert grade
    assert facts["reply"].startswith("2:")


def test_stopping_a_win_and_a_draw_that_is_offered_are_not_held_against_anybody() -> None:
    state = table("NJ13 RC6", "KK11 HQ16")
    assert looked_back(state, "J13xK11")[0] == 0
    view, menu = GAME.view(state, 0), GAME.menu(state, 0)
    assert REVIEWER.weigh(view, menu, OfferDraw(), random.Random(1)) is None


def test_the_only_move_is_not_graded_though_a_draw_could_be_offered() -> None:
    state = table("KA1", "RB9")
    (only,) = [action for action in GAME.menu(state, 0) if isinstance(action, Move)]
    assert OfferDraw() in GAME.menu(state, 0)
    assert REVIEWER.weigh(GAME.view(state, 0), GAME.menu(state, 0), only, random.Random(1)) is None


def test_everybody_has_the_same_chance_in_the_same_place_and_who_is_gone_has_none() -> None:
    assert REVIEWER.standing(table("", "")) == pytest.approx((0.5, 0.5), abs=0.02)
    chances = REVIEWER.standing(table("QD8", "", "", gone=(2,)))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[1] > chances[2] == 0
