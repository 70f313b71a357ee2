"""Hands and rounds of High Card."""

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import IllegalOptions
from games.core.cards import STANDARD_DECK, code, parse
from games.high_card.state import Declare, HighCardState
from games.high_card.view import DECLARATIONS, Declaration, judge
from tests.games.high_card.table import (
    GAME,
    held,
    new,
    play,
    play_newest,
    standing,
    table,
    verdicts,
)
from tests.games.playing import codes, header_for, kinds, refusal
from tests.games.playing import play as match

CHRIS, GUY, ERIC, JASON = range(4)


def test_first_example_ten_as_middle_and_king_as_highest_are_out() -> None:
    state = table("10C", "KC", "4C AC", "JC", first=CHRIS)
    play(state, "10C middle", "KC highest", "AC highest")
    assert state.turn == JASON
    play(state, "JC middle")
    assert verdicts(state) == {CHRIS: False, GUY: False, ERIC: True, JASON: True}
    assert standing(state) == ["out", "out", "in", "in"]
    assert state.points == [0, 0, 1, 0]
    assert state.first == ERIC


def test_second_example_both_threes_are_lowest_and_there_is_no_middle() -> None:
    state = table("3C", "9C", "AC KC 9D", "3D 3H JC", first=ERIC)
    play(state, "9D middle", "3D lowest", "3C lowest", "9C highest")
    assert [verdict.seat for verdict in state.reveals[-1]] == [ERIC, JASON, CHRIS, GUY]
    assert verdicts(state) == {ERIC: False, JASON: True, CHRIS: True, GUY: True}
    assert standing(state) == ["in", "in", "out", "in"]
    assert state.first == JASON


def test_third_example_four_wrong_middles_restart_the_round() -> None:
    state = table("9D 10C JC", "2C 7C", "7D", "AC 9C", first=JASON)
    play(state, "9C middle", "9D middle", "7C middle", "7D middle")
    assert [verdict.seat for verdict in state.reveals[-1]] == [JASON, CHRIS, GUY, ERIC]
    assert verdicts(state) == {JASON: False, CHRIS: False, GUY: False, ERIC: False}
    assert state.ending == "void"
    assert state.points == [2, 1, 0, 1]
    assert standing(state) == ["in"] * 4


ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def naively_right(mine: str, said: str, all_shown: list[str]) -> bool:
    """The document read aloud, over card codes."""
    ranks = [ORDER.index(shown[:-1]) for shown in all_shown]
    rank = ORDER.index(mine[:-1])
    is_lowest = all(rank <= other for other in ranks)
    is_highest = all(rank >= other for other in ranks)
    is_middle = not is_lowest and not is_highest
    return {"lowest": is_lowest, "middle": is_middle, "highest": is_highest}[said]


def test_lowest_middle_and_highest_are_right_of_three_ranks() -> None:
    state = table("2C", "8C", "KC")
    play(state, "2C lowest", "8C middle", "KC highest")
    assert verdicts(state) == {0: True, 1: True, 2: True}


def test_with_two_ranks_there_is_no_middle() -> None:
    state = table("7C", "7D", "9C", "9D")
    play(state, "7C middle", "7D middle", "9C middle", "9D middle")
    assert verdicts(state) == dict.fromkeys(range(4), False)


def test_cards_shown_in_earlier_hands_do_not_count() -> None:
    state = table("8C", "9C", deck_left=20)
    assert any(code(card) == "2C" for card in state.face_up)
    assert any(code(card) == "2H" for card in state.face_up)
    play(state, "8C lowest", "9C highest")
    assert verdicts(state) == {0: True, 1: True}


@given(
    shown=st.lists(st.integers(0, 51), min_size=1, max_size=13, unique=True),
    said=st.lists(st.sampled_from(DECLARATIONS), min_size=13, max_size=13),
)
def test_every_verdict_agrees_with_a_naive_judge(shown: list[int], said: list[Declaration]) -> None:
    plays = [(seat + 5, card, said[seat]) for seat, card in enumerate(shown)]
    written = [code(card) for card in shown]
    judged = judge(plays)
    assert [(v.seat, v.card, v.declared) for v in judged] == plays
    assert [v.right for v in judged] == [
        naively_right(code(card), word, written) for _, card, word in plays
    ]


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32))
def test_every_reveal_of_a_match_agrees_with_a_naive_judge(seed: int) -> None:
    log = [events for _, _, events in match(GAME, header_for(GAME, seed), seed, eventful=False)]
    reveals = [event.public["plays"] for event in chain(*log) if event.kind == "revealed"]
    assert reveals
    for plays in reveals:
        shown = [card for _, card, _, _ in plays]
        assert [right for _, _, _, right in plays] == [
            naively_right(card, said, shown) for _, card, said, _ in plays
        ]


def test_fewer_than_two_or_more_than_thirteen_are_refused() -> None:
    for seats in (0, 1, 14):
        with pytest.raises(IllegalOptions, match="players least=2 most=13"):
            new(seats, target=1)


def test_the_first_deal_is_by_chance_alone() -> None:
    assert new(4, key=1) == new(4, key=1)
    dealt = {codes(new(4, key=key).hands[0]) for key in range(600)}
    assert dealt == {code(card) for card in STANDARD_DECK}


def test_turns_pass_to_the_left_from_the_first_player() -> None:
    state = table("2C", "3C", "4C", "5C", first=2)
    turns = []
    for text in ("4C middle", "5C highest", "2C lowest"):
        turns.append(state.turn)
        play(state, text)
    assert [*turns, state.turn] == [2, 3, 0, 1]


def test_turns_pass_over_those_out_of_the_round() -> None:
    state = table("2C", "KC", "4C", "KD", "9C", out=[1, 3])
    play(state, "2C lowest")
    assert state.turn == 2
    play(state, "4C middle")
    assert state.turn == 4


def test_one_may_play_any_held_card_with_any_declaration_and_nothing_else() -> None:
    state = table("2C 9D KS", "3C")
    assert list(GAME.menu(state, 0)) == [
        Declare(parse(card), word) for card in ("2C", "9D", "KS") for word in DECLARATIONS
    ]
    assert not GAME.menu(state, 1)


@pytest.mark.parametrize(
    ("seat", "card", "reason"),
    [(1, "3C", "not_your_turn"), (0, "3C", "card_not_held"), (0, "AS", "card_not_held")],
)
def test_a_play_out_of_turn_or_of_a_card_not_held_is_refused(
    seat: int, card: str, reason: str
) -> None:
    played = Declare(parse(card), "lowest")
    assert refusal(GAME, table("2C", "3C"), seat, played).code == reason


def test_nobody_is_out_before_everyone_in_the_round_has_declared() -> None:
    state = table("2C", "KC", "4C")
    events = play(state, "2C highest", "KC lowest")
    assert kinds(events) == ["declared"]
    assert standing(state) == ["in"] * 3
    assert state.face_up == []
    events = play(state, "4C middle")
    assert kinds(events)[:2] == ["declared", "revealed"]


def test_the_reveal_turns_up_every_card_and_puts_the_wrong_out() -> None:
    state = table("2C", "KC", "4C", "8C", first=1)
    revealed = play(state, "KC highest", "4C lowest", "8C middle", "2C lowest")[1]
    assert revealed.public == {
        "plays": [
            [1, "KC", "highest", True],
            [2, "4C", "lowest", False],
            [3, "8C", "middle", True],
            [0, "2C", "lowest", True],
        ]
    }
    assert codes(state.face_up) == "KC 4C 8C 2C"
    assert standing(state) == ["in", "in", "out", "in"]


def test_cards_turned_up_stay_on_the_table_through_the_round() -> None:
    state = table("2C", "KC", "4C")
    play(state, "2C lowest", "KC highest", "4C middle")
    dealt = [state.hands[seat][-1] for seat in (1, 2, 0)]
    play_newest(state, right=range(3))
    assert codes(state.face_up) == f"2C KC 4C {codes(dealt)}"
    assert codes(GAME.view(state, None).face_up) == codes(state.face_up)


def test_everybody_sees_all_declarations_and_reveals_of_the_round() -> None:
    state = table("2C", "KC", "4C")
    play(state, "2C lowest", "KC highest", "4C middle")
    play_newest(state, right=range(3))
    for viewer in (None, 0, 1, 2):
        view = GAME.view(state, viewer)
        assert [len(each) for each in view.reveals] == [3, 3]
        assert [each.declared for each in view.reveals[0]] == ["lowest", "highest", "middle"]
        assert [each.card for reveal in view.reveals for each in reveal] == [*view.face_up]
        assert view.reveal == view.reveals[-1]


def test_the_reveals_of_a_round_stay_in_sight_until_the_first_of_the_next() -> None:
    state = table("2C", "KC", "4C")
    play_newest(state, right=range(3))
    play_newest(state)
    assert state.ending == "void"
    view = GAME.view(state, None)
    assert len(view.reveals) == 2
    assert view.face_up == ()
    play_newest(state, right=range(3))
    assert [len(each) for each in GAME.view(state, None).reveals] == [3]
    assert len(GAME.view(state, None).face_up) == 3


def test_each_later_hand_deals_one_card_to_those_still_in_only() -> None:
    state = table("2C 7D", "KC", "4C", "8C AS")
    events = play(state, "2C lowest", "KC highest", "4C highest", "8C middle")
    assert events[-1].kind == "dealt"
    assert events[-1].public["seats"] == [1, 3, 0]
    assert held(state) == [2, 1, 0, 2]
    assert [codes(state.hands[seat][:1]) for seat in (0, 3)] == ["7D", "AS"]


def test_a_later_hand_deals_any_card_of_the_deck_to_anyone_and_takes_it_out() -> None:
    dealt: list[set[int]] = [set(), set(), set()]
    for key in range(200):
        state = table("2C", "KC", "4C", deck_left=6)
        deck = {*state.deck}
        play(state, "2C lowest", "KC highest", "4C middle", key=key)
        assert len(state.deck) == 3
        for seen, hand in zip(dealt, state.hands, strict=True):
            seen.update(hand)
    assert dealt == [deck] * 3


def test_unplayed_cards_are_kept_through_hands() -> None:
    state = table("2C AS 2S", "KC", "4C")
    play(state, "2C lowest", "KC highest", "4C middle")
    assert codes(state.hands[0][:2]) == "AS 2S"


def test_the_first_of_a_later_hand_is_the_next_to_the_left() -> None:
    state = table("2C", "3C", "4C", first=2)
    play(state, "4C highest", "2C lowest", "3C middle")
    assert (state.first, state.turn) == (0, 0)
    play_newest(state, right=range(3))
    assert (state.first, state.turn) == (1, 1)


def test_the_first_of_a_later_hand_passes_over_those_out_of_the_round() -> None:
    state = table("2C", "3C", "4C", "5C", "6C", "KH", out=[5], first=3)
    play(state, "5C middle", "6C lowest", "2C highest", "3C middle", "4C middle")
    assert standing(state) == ["out", "in", "in", "in", "out", "out"]
    assert state.first == 1


def test_declarations_are_public_and_played_cards_secret() -> None:
    state = table("2C 9C", "3C", "4C")
    (event,) = play(state, "9C middle")
    assert event.public == {"seat": 0, "declaration": "middle"}
    for viewer in (None, 1, 2):
        view = GAME.view(state, viewer)
        assert view.seats[0].declared == "middle"
        assert view.played is None
        assert not {parse("9C"), parse("2C")} & {*view.hand, *view.face_up}
    assert GAME.view(state, 0).played == parse("9C")


def test_the_cards_dealt_are_told_to_nobody() -> None:
    state = table("2C", "3C", "4C")
    dealt = play(state, "2C lowest", "3C middle", "4C highest")[-1]
    assert (dealt.kind, dealt.public) == ("dealt", {"hand": 3, "seats": [1, 2, 0]})
    assert held(state) == [1, 1, 1]


def test_everyone_sees_scores_counts_standing_shown_cards_and_what_is_left() -> None:
    state = table("2C 9C", "3C", "4C 5C KC", "AC", out=[3], deck_left=7)
    play(state, "2C lowest")
    view = GAME.view(state, None)
    assert [seat.points for seat in view.seats] == [1, 0, 2, 1]
    assert [seat.held for seat in view.seats] == [1, 1, 3, 1]
    assert [seat.standing for seat in view.seats] == ["in", "in", "in", "out"]
    assert view.face_up == tuple(state.face_up)
    assert view.deck == 7


def test_a_seat_sees_its_own_hand_only_and_a_spectator_none() -> None:
    state = table("2C 9C", "3C", "4C 5C KC")
    assert [codes(GAME.view(state, seat).hand) for seat in range(3)] == [
        "2C 9C", "3C", "4C 5C KC",
    ]  # fmt: skip
    assert GAME.view(state, None).hand == ()


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
