"""Dealing, turns and what is public within a hand."""

import pytest

from games.core import IllegalAction, IllegalOptions
from games.core.cards import STANDARD_DECK, code, parse
from games.high_card.state import Declare
from games.high_card.view import DECLARATIONS
from tests.games.high_card.table import (
    GAME,
    chance,
    codes,
    held,
    kinds,
    new,
    play,
    play_newest,
    standing,
    table,
)


@pytest.mark.parametrize("seats", [0, 1, 14])
def test_fewer_than_two_or_more_than_thirteen_are_refused(seats: int) -> None:
    with pytest.raises(IllegalOptions) as refusal:
        new(seats, target=1)
    assert refusal.value.code == "players"
    assert refusal.value.facts == {"least": 2, "most": 13}


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
    state = table("2C", "3C")
    before = GAME.copy(state)
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, seat, Declare(parse(card), "lowest"), chance())
    assert refusal.value.code == reason
    assert state == before


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
