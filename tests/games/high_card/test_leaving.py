"""Players who concede, in every situation."""

import pytest

from games.core import IllegalAction
from games.core.cards import parse
from tests.games.high_card.table import (
    GAME,
    chance,
    codes,
    held,
    join,
    kinds,
    leave,
    play,
    play_newest,
    standing,
    table,
    verdicts,
)


def test_leaving_before_ones_turn_leaves_the_round_at_once() -> None:
    state = table("2C", "KC AD", "4C", "9C")
    (event,) = leave(state, 1)
    assert (event.kind, event.public) == ("left", {"seat": 1})
    assert standing(state) == ["in", "left", "in", "in"]
    assert state.turn == 0
    play(state, "2C lowest")
    assert state.turn == 2


def test_leaving_on_ones_turn_passes_it_to_the_left() -> None:
    state = table("2C", "KC", "4C", "9C")
    play(state, "2C lowest")
    leave(state, 1)
    assert state.turn == 2


def test_leaving_after_declaring_takes_the_played_card_back_unseen_and_unjudged() -> None:
    state = table("2C AD", "KC", "4C", "9C")
    play(state, "2C lowest", "KC highest")
    events = leave(state, 0)
    assert kinds(events) == ["left"]
    assert state.turn == 2
    assert sorted(state.withdrawn) == sorted([parse("2C"), parse("AD")])
    play(state, "4C lowest", "9C middle")
    assert verdicts(state) == {1: True, 2: True, 3: True}
    assert parse("2C") not in state.face_up


def test_when_all_others_have_declared_leaving_brings_the_reveal() -> None:
    state = table("2C", "KC", "4C", "9C")
    play(state, "2C lowest", "KC highest", "4C middle")
    events = leave(state, 3)
    assert kinds(events) == ["left", "revealed", "dealt"]
    assert verdicts(state) == {0: True, 1: True, 2: True}


def test_leaving_while_out_of_the_round_changes_nothing_for_the_others() -> None:
    state = table("2C", "KC", "4C", "9C JD", out=[3])
    play(state, "2C lowest")
    leave(state, 3)
    assert standing(state) == ["in", "in", "in", "left"]
    assert codes(state.withdrawn) == "9C JD"
    assert state.turn == 1


def test_leaving_while_waiting_to_be_dealt_in() -> None:
    state = table("2C", "KC")
    join(state)
    leave(state, 2)
    assert standing(state) == ["in", "in", "left"]
    play_newest(state, right=[0])
    assert held(state) == [2, 1, 0]


def test_kept_cards_of_a_leaver_go_into_the_next_shuffle_and_not_before() -> None:
    state = table("2C", "KC AD 2D", "4C", "9C")
    leave(state, 1)
    play_newest(state, right=[0, 3])
    assert codes(state.withdrawn) == "KC AD 2D"
    assert not {*state.withdrawn} & {*state.deck, *state.face_up}
    play_newest(state, right=[0])
    assert state.withdrawn == []
    everywhere = {*state.deck, *state.hands[0], *state.hands[2], *state.hands[3]}
    assert {*map(parse, ("KC", "AD", "2D"))} <= everywhere


def test_withdrawn_cards_are_counted_in_public_but_not_shown() -> None:
    state = table("2C", "KC AD 2D", "4C", "9C")
    leave(state, 1)
    view = GAME.view(state, None)
    assert view.withdrawn == 3
    assert view.face_up == ()
    assert view.seats[1].held == 0


def test_withdrawn_cards_do_not_help_a_deck_that_is_short() -> None:
    state = table("2C", "KC AD 2D", "4C", "9C", deck_left=1)
    leave(state, 1)
    play_newest(state, right=[0, 3])
    assert state.ending == "short"
    assert state.scored == (0, 3)


def test_one_who_left_is_never_dealt_in_nor_to_play_again() -> None:
    state = table("2C", "KC", "4C", "9C")
    leave(state, 1)
    for right in ([], [2], [0], []):
        play_newest(state, right)
        assert standing(state) == ["in", "left", "in", "in"]
        assert state.hands[1] == []
        assert state.turn != 1


# The leader and the first player


def test_when_the_leader_has_left_the_next_to_the_left_begins_the_round() -> None:
    state = table("2C", "KC", "4C", "9C", leader=1)
    leave(state, 1)
    play_newest(state)
    assert state.ending == "void"
    assert (state.first, state.turn) == (2, 2)


def test_when_the_leader_and_their_left_have_gone_the_next_but_one_begins() -> None:
    state = table("2C", "KC", "4C", "9C", leader=2)
    leave(state, 2, 3)
    play_newest(state)
    assert (state.first, state.turn) == (0, 0)


def test_when_the_first_of_the_hand_has_left_the_next_hand_still_passes_left_of_them() -> None:
    state = table("2C", "KC", "4C", "9C", "10C", first=3, leader=0)
    leave(state, 3)
    assert state.turn == 4
    play_newest(state, right=[0, 1, 2, 4])
    assert (state.first, state.turn) == (4, 4)


def test_when_the_first_of_the_hand_has_left_a_shortage_is_searched_from_their_seat() -> None:
    state = table("2C", "KC", "4C", "9C", first=2, leader=0, deck_left=2)
    leave(state, 2)
    play_newest(state, right=[0, 1, 3])
    assert state.ending == "short"
    assert state.first == 3


# Leaving only one in the round


def test_the_last_one_in_the_round_wins_it_without_a_reveal_and_keeps_the_played_card() -> None:
    state = table("2C 7D", "KC", "9C JD", out=[2])
    play(state, "2C middle")
    events = leave(state, 1)
    assert kinds(events) == ["left", "round_ended", "round_began", "dealt"]
    assert events[1].public == {"ending": "won", "seats": [0]}
    assert state.reveals == []
    assert state.points == [2, 0, 2]
    assert parse("2C") in state.hands[0]
    assert held(state) == [3, 0, 3]


def test_an_earlier_reveal_does_not_stand_for_a_round_won_by_a_concession() -> None:
    state = table("2C", "KC", "4C")
    play_newest(state, right=[0, 1])
    assert state.reveals
    leave(state, 0)
    assert (state.reveals, state.ending, state.scored) == ([], "won", (1,))


def test_the_last_one_in_the_round_who_had_not_declared_wins_it_too() -> None:
    state = table("2C 7D", "KC", "9C JD", out=[2], first=1)
    play(state, "KC highest")
    leave(state, 1)
    assert state.points == [2, 0, 2]
    assert codes(state.hands[0][:2]) == "2C 7D"
    assert held(state) == [3, 0, 3]
    assert (state.leader, state.first) == (0, 0)


def test_a_round_won_by_a_concession_can_win_the_match() -> None:
    state = table("2C 7D 8D 9D", "KC", "AC", out=[2])
    events = leave(state, 1)
    assert kinds(events) == ["left", "round_ended", "won"]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 3, 2)
    assert outcome.scores == (4, 0, 1)


def test_the_last_one_in_the_round_plays_on_with_one_who_waited() -> None:
    state = table("2C", "KC")
    join(state)
    leave(state, 1)
    assert state.points == [1, 0, 0]
    assert held(state) == [2, 0, 1]
    assert GAME.outcome(state) is None


# Leaving one in the match


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_one_in_the_match_wins_it(leaver: int) -> None:
    state = table("2C", "KC 7D 8D")
    events = leave(state, leaver)
    assert kinds(events) == ["left", "last_one"]
    assert events[1].public == {"seat": 1 - leaver}
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1 - leaver,)
    assert outcome.scores == (0, 2)
    assert GAME.view(state, None).winners == (1 - leaver,)
    assert GAME.to_act(state) == frozenset()


def test_the_last_one_wins_even_while_out_of_the_round() -> None:
    state = table("2C 7D", "KC 7H", "AC", out=[2])
    play(state, "2C lowest")
    leave(state, 0)
    assert state.points == [1, 2, 1]
    leave(state, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (3, 2, 1)


def test_one_who_waited_can_be_the_last_one() -> None:
    state = table("2C", "KC")
    join(state)
    leave(state, 0, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.scores == (0, 1, 0)


def test_one_cannot_leave_twice() -> None:
    state = table("2C", "KC", "4C")
    leave(state, 1)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match="already_left"):
        GAME.concede(state, 1, chance())
    assert state == before
