"""The target, the end of a match and its standing."""

import pytest
from pydantic import ValidationError

from games.core import IllegalOptions
from games.core.cards import parse
from games.high_card.state import HighCardOptions, HighCardState
from tests.games.high_card.table import (
    GAME,
    cards,
    codes,
    held,
    kinds,
    leave,
    new,
    play,
    table,
)

THREE_POINTS = "2C 7D 8D 9D"


def places(state: HighCardState) -> tuple[int, ...]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.places


def test_four_points_win_unless_the_host_sets_otherwise() -> None:
    assert HighCardOptions().target == 4


def test_the_first_to_reach_the_target_wins() -> None:
    state = table(THREE_POINTS, "KC", "4C")
    events = play(state, "2C lowest", "KC middle", "4C highest")
    assert kinds(events) == ["declared", "revealed", "round_ended", "won"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (4, 0, 0)
    assert GAME.view(state, None).winners == (0,)
    assert held(state)[0] == 4


def test_below_the_target_the_match_goes_on() -> None:
    state = table("2C 7D 8D", "KC", "4C")
    play(state, "2C lowest", "KC middle", "4C highest")
    assert state.points == [3, 0, 0]
    assert GAME.outcome(state) is None
    assert GAME.view(state, None).winners == ()


@pytest.mark.parametrize("target", [1, 2, 7])
def test_the_host_may_set_another_target(target: int) -> None:
    hand = codes(cards("2C 7D 8D 9D 10D JD QD")[:target])
    state = table(hand, "KC", "4C", target=target)
    play(state, "2C lowest", "KC middle", "4C highest")
    assert state.points[0] == target
    assert places(state) == (1, 2, 2)


@pytest.mark.parametrize(
    ("seats", "target"), [(13, 4), (2, 26), (4, 13), (12, 4), (5, 10), (7, 7), (3, 17)]
)
def test_players_times_target_may_reach_52(seats: int, target: int) -> None:
    assert new(seats, target).target == target


@pytest.mark.parametrize(
    ("seats", "target", "most"), [(13, 5, 4), (11, 5, 4), (3, 18, 17), (5, 11, 10), (4, 14, 13)]
)
def test_players_times_target_may_not_exceed_52(seats: int, target: int, most: int) -> None:
    with pytest.raises(IllegalOptions) as refusal:
        new(seats, target)
    assert refusal.value.code == "too_many_cards"
    assert refusal.value.facts == {"players": seats, "target": target, "most": most}


@pytest.mark.parametrize("target", [0, -1, 27])
def test_a_target_that_no_number_of_players_could_play_is_no_option(target: int) -> None:
    with pytest.raises(ValidationError):
        HighCardOptions(target=target)


def test_several_who_reach_the_target_at_once_share_the_win() -> None:
    state = table(THREE_POINTS, "KC KD KH KS", "4C", "8C 10H", deck_left=2)
    events = play(state, "2C lowest", "KC highest", "4C lowest", "8C middle")
    assert events[-1].public == {"seats": [0, 1]}
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.scores == (4, 4, 0, 2)
    assert outcome.places == (1, 1, 4, 3)


def test_equal_points_share_the_place() -> None:
    state = table(THREE_POINTS, "KC 3D", "4C", "5C 3H", "6C")
    play(state, "2C lowest", "KC middle", "4C highest", "5C highest", "6C highest")
    assert places(state) == (1, 2, 4, 2, 4)


def test_those_who_left_come_last_by_their_points() -> None:
    state = table(THREE_POINTS, "KC 3D 4D", "4C", "5C 3H", "6C 5H 6H 7H")
    leave(state, 1, 4, 3)
    play(state, "2C lowest", "4C middle")
    assert places(state) == (1, 4, 2, 5, 3)


def test_a_decision_has_no_pace_of_its_own() -> None:
    deadline = GAME.deadline(table("2C", "KC", "4C"))
    assert deadline is not None
    assert deadline.seconds is None


def test_a_target_of_one_ends_after_the_first_round_with_a_scorer() -> None:
    state = table("2C", "KC", target=1)
    play(state, "2C lowest", "KC lowest")
    assert places(state) == (1, 2)
    assert state.hands[0] != [parse("2C")]
