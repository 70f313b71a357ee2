"""Players who are added in the middle of a match."""

import pytest

from games.core import IllegalAction
from tests.games.high_card.table import (
    GAME,
    codes,
    held,
    join,
    leave,
    new,
    play,
    play_newest,
    standing,
    table,
)


def test_a_newcomer_is_seated_last_with_no_points_and_waits() -> None:
    state = table("2C 7D", "KC", first=1)
    (event,) = join(state)
    assert (event.kind, event.public) == ("joined", {"seat": 2})
    assert state.points == [1, 0, 0]
    assert held(state) == [2, 1, 0]
    assert standing(state) == ["in", "in", "waiting"]
    assert state.turn == 1


def test_a_newcomer_is_not_waited_for_in_the_current_hand() -> None:
    state = table("2C", "KC", "4C", first=1)
    join(state)
    play(state, "KC lowest", "4C highest")
    assert state.turn == 0
    play(state, "2C lowest")
    assert [verdict.seat for verdict in state.reveals[-1]] == [1, 2, 0]


def test_a_newcomer_is_not_dealt_in_in_later_hands_of_the_round() -> None:
    state = table("2C", "KC", "4C")
    join(state)
    play_newest(state, right=[0, 1])
    assert state.ending is None
    assert held(state) == [1, 1, 0, 0]
    assert standing(state) == ["in", "in", "out", "waiting"]


@pytest.mark.parametrize("right", [[0], []], ids=["won", "void"])
def test_a_newcomer_is_dealt_one_card_in_the_next_round(right: list[int]) -> None:
    state = table("2C 7D", "KC", "4C")
    join(state)
    play_newest(state, right)
    assert held(state)[1:] == [1, 1, 1]
    assert standing(state) == ["in"] * 4


def test_a_newcomer_is_dealt_in_after_a_shortage() -> None:
    state = table("2C", "KC", deck_left=1)
    join(state)
    play_newest(state, right=[0, 1])
    assert state.ending == "short"
    assert held(state) == [2, 2, 1]


def test_a_newcomer_plays_after_the_last_seat_and_before_the_first() -> None:
    state = table("2C", "KC", "4C", leader=2)
    join(state)
    play_newest(state)
    turns = [state.turn]
    for _ in range(3):
        assert state.turn is not None
        play(state, f"{codes(state.hands[state.turn])} middle")
        turns.append(state.turn)
    assert turns[:4] == [2, 3, 0, 1]


def test_several_newcomers_sit_in_the_order_of_their_coming() -> None:
    state = table("2C", "KC")
    assert [join(state)[0].public["seat"] for _ in range(3)] == [2, 3, 4]
    play_newest(state, right=[1])
    assert held(state) == [1, 2, 1, 1, 1]


def test_a_fourteenth_player_is_refused() -> None:
    state = new(12, target=1)
    join(state)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction) as refusal:
        join(state)
    assert refusal.value.code == "table_full"
    assert refusal.value.facts == {"most": 13}
    assert state == before


@pytest.mark.parametrize(("seats", "target"), [(10, 5), (2, 26), (2, 18), (7, 7), (4, 11)])
def test_one_more_than_52_cards_allow_is_refused(seats: int, target: int) -> None:
    state = new(seats, target)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction) as refusal:
        join(state)
    assert refusal.value.code == "deck_too_small"
    assert refusal.value.facts == {"players": seats + 1, "target": target}
    assert state == before


@pytest.mark.parametrize(("seats", "target"), [(12, 4), (2, 17), (3, 13), (9, 5)])
def test_as_many_as_52_cards_allow_may_join(seats: int, target: int) -> None:
    state = new(seats, target)
    join(state)
    assert standing(state)[seats] == "waiting"


def test_those_waiting_count_among_the_players() -> None:
    state = new(2, target=13)
    join(state)
    join(state)
    with pytest.raises(IllegalAction, match="deck_too_small"):
        join(state)


def test_those_who_left_do_not_count_among_the_players() -> None:
    state = new(13)
    leave(state, 5)
    assert join(state)[0].public == {"seat": 13}
    with pytest.raises(IllegalAction, match="table_full"):
        join(state)


def test_a_newcomer_dealt_in_is_put_out_like_anybody() -> None:
    state = table("2C", "KC")
    join(state)
    play_newest(state)
    play_newest(state, right=[0, 1])
    assert standing(state) == ["in", "in", "out"]


def test_a_newcomer_can_win() -> None:
    state = table("2C", "KC", target=1)
    join(state)
    play_newest(state)
    play_newest(state, right=[2])
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (2, 2, 1)
