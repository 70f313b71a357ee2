"""Ends of rounds: their results, and the starting player of the next one."""

import pytest

from games.core.cards import STANDARD_DECK, parse
from games.high_card.state import HighCardState
from tests.games.high_card.table import (
    codes,
    held,
    kinds,
    new,
    play,
    play_newest,
    standing,
    table,
)

KEYS = range(600)
"""Enough shuffles for each of the 52 cards to come up."""


def short_of_cards(deck_left: int = 2) -> HighCardState:
    """Four in the round; after ``play_three_right`` three are left, seat 2 being out."""
    return table("2C", "KC", "4C", "8C 9C", first=2, leader=0, deck_left=deck_left)


def play_three_right(state: HighCardState, key: int = 0) -> list[str]:
    return kinds(play(state, "4C lowest", "8C middle", "2C lowest", "KC highest", key=key))


# One player is left


def test_the_last_one_left_wins_a_point_and_a_card() -> None:
    state = table("2C 7D", "KC", "4C")
    events = play(state, "2C lowest", "KC middle", "4C highest")
    assert state.ending == "won"
    assert state.scored == (0,)
    assert state.points == [2, 0, 0]
    assert kinds(events) == ["declared", "revealed", "round_ended", "round_began", "dealt"]
    assert events[2].public == {"ending": "won", "seats": [0]}
    assert held(state) == [3, 1, 1]


def test_a_round_won_on_an_empty_deck_is_won_and_the_award_comes_from_the_shuffle() -> None:
    state = table("2C 7D", "KC", "4C", deck_left=0)
    play(state, "2C lowest", "KC middle", "4C highest")
    assert state.ending == "won"
    assert held(state) == [3, 1, 1]


def test_award_cards_are_dealt_after_the_shuffle() -> None:
    awards = set()
    for key in KEYS:
        state = table("2C 7D", "KC 3D", "4C", deck_left=5)
        play(state, "2C lowest", "KC middle", "4C highest", key=key)
        awards.add(state.hands[0][1])
    assert awards == {*STANDARD_DECK} - {parse("7D"), parse("3D")}


def test_the_winner_of_the_round_plays_first_in_the_next() -> None:
    state = table("KC", "4C", "2C 7D", first=0, leader=1)
    play(state, "KC middle", "4C highest", "2C lowest")
    assert (state.leader, state.first, state.turn) == (2, 2, 2)


# Everyone left is eliminated at once


def test_when_all_are_eliminated_at_once_nobody_scores_and_everybody_is_back() -> None:
    state = table("2C 7D", "KC", "4C", "AH JD", out=[3])
    events = play(state, "2C middle", "KC lowest", "4C highest")
    assert state.ending == "void"
    assert state.scored == ()
    assert events[2].public == {"ending": "void", "seats": []}
    assert state.points == [1, 0, 0, 2]
    assert standing(state) == ["in"] * 4
    assert held(state) == [2, 1, 1, 3]


def test_all_eliminated_on_an_empty_deck_is_no_shortage() -> None:
    state = table("2C", "KC", "4C", deck_left=0)
    play(state, "2C middle", "KC lowest", "4C highest")
    assert state.ending == "void"
    assert state.points == [0, 0, 0]


def test_after_a_void_round_the_last_scorer_plays_first_again() -> None:
    state = table("2C", "KC", "4C", first=0, leader=1)
    play(state, "2C middle", "KC lowest", "4C highest")
    assert (state.leader, state.first, state.turn) == (1, 1, 1)


# The deck cannot deal one card to each still in


def test_with_too_few_cards_for_another_hand_all_still_in_score_a_point_and_a_card() -> None:
    state = short_of_cards(deck_left=2)
    assert "round_ended" in play_three_right(state)
    assert state.ending == "short"
    assert sorted(state.scored) == [0, 1, 3]
    assert state.points == [1, 1, 0, 2]
    assert held(state) == [2, 2, 1, 3]


def test_with_just_enough_cards_another_hand_is_dealt() -> None:
    state = short_of_cards(deck_left=3)
    assert "round_ended" not in play_three_right(state)
    assert state.ending is None
    assert state.points == [0, 0, 0, 1]
    assert state.deck == []


def test_a_shortage_counts_those_still_in_not_those_who_played() -> None:
    state = table("2C", "KC", "4C", "8C", deck_left=2)
    play(state, "2C lowest", "KC highest", "4C lowest", "8C highest")
    assert state.ending is None
    assert standing(state) == ["in", "in", "out", "out"]


def test_several_award_cards_are_dealt_after_the_shuffle() -> None:
    awards: list[set[int]] = [set(), set()]
    for key in KEYS:
        state = short_of_cards(deck_left=0)
        play_three_right(state, key)
        awards[0].add(state.hands[0][0])
        awards[1].add(state.hands[1][0])
    assert awards == [{*STANDARD_DECK} - {parse("9C")}] * 2


@pytest.mark.parametrize(("first", "beginner"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_after_a_shortage_the_first_scorer_leftwards_from_the_last_first_player_begins(
    first: int, beginner: int
) -> None:
    state = table("2C", "KC", "4C", "8C", first=first, leader=0, deck_left=2)
    plays = ["2C lowest", "KC highest", "4C lowest", "8C middle"]
    play(state, *plays[first:], *plays[:first])
    assert state.ending == "short"
    assert (state.first, state.turn) == (beginner, beginner)


def test_the_search_after_a_shortage_goes_round_the_end_of_the_table() -> None:
    state = table("2C", "KC", "3C", "4C", first=2, leader=1, deck_left=1)
    play(state, "3C highest", "4C lowest", "2C lowest", "KC highest")
    assert sorted(state.scored) == [0, 1]
    assert state.first == 0


def test_who_began_after_a_shortage_begins_again_after_a_void_round() -> None:
    state = short_of_cards()
    play_three_right(state)
    assert state.first == 3
    play_newest(state)
    assert state.ending == "void"
    assert (state.leader, state.first) == (3, 3)


# The shuffle


def test_a_round_end_shuffles_shown_and_undealt_cards_together() -> None:
    dealt = set()
    for key in KEYS:
        state = table("2C 7D", "KC", "4C", "AH", out=[3], deck_left=9)
        play(state, "2C middle", "KC lowest", "4C highest", key=key)
        assert state.face_up == []
        assert len(state.deck) == 52 - 1 - 1 - 4
        dealt.add(state.hands[1][0])
    assert dealt == {*STANDARD_DECK} - {parse("7D"), parse("AH")}


def test_kept_cards_stay_out_of_the_shuffle_through_rounds() -> None:
    state = table("2C AS", "KC 2S 2H", "4C", "AH", out=[3])
    play(state, "2C middle", "KC lowest", "4C highest")
    assert [codes(hand[:-1]) for hand in state.hands] == ["AS", "2S 2H", "", "AH"]
    assert not {*map(parse, ("AS", "2S", "2H", "AH"))} & {*state.deck}


def test_kept_cards_of_those_out_of_the_round_stay_theirs() -> None:
    state = table("2C", "KC AD", "4C", "AH JH", out=[3], deck_left=40)
    play(state, "2C lowest", "KC lowest", "4C highest")
    assert standing(state) == ["in", "in", "in", "in"]
    assert codes(state.hands[1][:1]) == "AD"
    assert codes(state.hands[3][:2]) == "AH JH"


# Before anybody has scored


def test_before_anybody_has_scored_a_random_player_is_first() -> None:
    firsts = [new(5, key=key).first for key in range(1000)]
    assert all(150 < firsts.count(seat) < 250 for seat in range(5))


def test_the_player_drawn_by_lot_stays_first_until_someone_scores() -> None:
    state = new(3)
    lot = state.first
    for _ in range(4):
        play_newest(state)
        assert state.ending == "void"
        assert state.first == lot
    play_newest(state, right=[(lot + 1) % 3])
    assert state.first == (lot + 1) % 3


def test_the_lot_holds_through_rounds_of_several_hands() -> None:
    state = new(4)
    lot = state.first
    play_newest(state, right=[(lot + 1) % 4, (lot + 2) % 4])
    assert state.first == (lot + 1) % 4
    play_newest(state)
    assert state.ending == "void"
    assert state.first == lot
