"""Draws by agreement: who may offer, who has to answer, and when an offer is gone."""

from itertools import permutations

import pytest

from games.king_of_the_mountain.board import KNIGHT
from games.king_of_the_mountain.state import AnswerDraw, KingOfTheMountainState, Mutate, OfferDraw
from tests.games.king_of_the_mountain.setting import (
    GAME,
    act,
    kinds,
    leave,
    play,
    refusal,
    result,
    table,
    to_act,
)
from tests.games.king_of_the_mountain.test_turns import BOXED

OFFER = {"type": "offer_draw"}
ACCEPT = {"type": "answer_draw", "accept": True}
DECLINE = {"type": "answer_draw", "accept": False}


def offered(seats: int = 3, by: int = 0) -> KingOfTheMountainState:
    state = table(*[""] * seats, turn=by)
    act(state, by, OFFER)
    return state


def asked(state: KingOfTheMountainState) -> set[int]:
    """Return the players with an answer in the menu."""
    answers = (AnswerDraw(accept=True), AnswerDraw(accept=False))
    seats = range(state.position.seats)
    for seat in seats:
        assert (answers[0] in GAME.menu(state, seat)) == (answers[1] in GAME.menu(state, seat))
    return {seat for seat in seats if answers[0] in GAME.menu(state, seat)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draw_is_offered_in_ones_own_turn_which_goes_on(seats: int) -> None:
    state = table(*[""] * seats, turn=1)
    assert asked(state) == set()
    for seat in {*range(seats)} - {1}:
        assert OfferDraw() not in GAME.menu(state, seat)
        assert refusal(state, seat, OFFER) == "not_your_turn"
    assert OfferDraw() in GAME.menu(state, 1)
    events = act(state, 1, OFFER)
    assert [(event.kind, event.public) for event in events] == [("draw_offered", {"seat": 1})]
    assert (state.position.turn, state.offer, state.agreed) == (1, 1, ())
    assert asked(state) == {*range(seats)} - {1}
    assert to_act(state) == {*range(seats)}
    deadline = GAME.deadline(state)
    assert deadline is not None
    assert deadline.seats == {1}
    play(state, f"{'C17' if seats > 2 else 'Q17'}-{'D17' if seats > 2 else 'Q16'}")


def test_a_draw_is_offered_once_a_turn() -> None:
    state = offered(2)
    assert refusal(state, 0, OFFER) == "offer_pending"
    act(state, 1, DECLINE)
    assert OfferDraw() not in GAME.menu(state, 0)
    assert refusal(state, 0, OFFER) == "already_offered"
    play(state, "pass")
    assert OfferDraw() in GAME.menu(state, 1)
    play(state, "pass")
    assert kinds(act(state, 0, OFFER)) == ["draw_offered"]


def test_nobody_offers_a_draw_while_another_offer_stands() -> None:
    state = offered()
    play(state, "pass")
    assert refusal(state, 1, OFFER) == "offer_pending"
    act(state, 1, ACCEPT)
    assert OfferDraw() not in GAME.menu(state, 1)
    assert refusal(state, 1, OFFER) == "offer_pending"
    act(state, 2, DECLINE)
    assert kinds(act(state, 1, OFFER)) == ["draw_offered"]
    assert asked(state) == {0, 2}


@pytest.mark.parametrize(
    ("seats", "order"),
    [(seats, order) for seats in (2, 3, 4) for order in permutations(range(1, seats))],
)
def test_a_draw_needs_everybody_and_the_order_does_not_matter(
    seats: int, order: tuple[int, ...]
) -> None:
    state = offered(seats)
    state.position.captures[1] = 3
    for number, seat in enumerate(order, 1):
        assert state.phase == "playing"
        events = act(state, seat, ACCEPT)
        assert events[0].public == {"seat": seat}
        if number < len(order):
            assert kinds(events) == ["draw_accepted"]
            assert asked(state) == {*order[number:]}
            assert state.agreed == order[:number]
    assert kinds(events) == ["draw_accepted", "ended"]
    assert events[-1].public == {"ending": "agreed", "winner": None}
    assert (state.ending, state.winner, state.offer) == ("agreed", None, None)
    assert result(state) == ((1,) * seats, (0, 3, *[0] * (seats - 2)))


def test_offers_and_answers_stand_in_the_record_and_take_no_turn() -> None:
    state = offered()
    act(state, 2, ACCEPT)
    act(state, 1, DECLINE)
    play(state, "pass", "pass")
    assert state.record == "1:offers 3:accepts 2:declines 1:pass 2:pass"
    assert [ply.is_turn for ply in state.recent] == [False, False, False, True, True]
    assert state.position.turn == 2


def test_declining_ends_the_offer_for_everybody() -> None:
    state = offered(4)
    act(state, 2, ACCEPT)
    events = act(state, 3, DECLINE)
    assert [(event.kind, event.public) for event in events] == [("draw_declined", {"seat": 3})]
    assert (asked(state), state.offer, state.agreed) == (set(), None, ())
    assert refusal(state, 1, ACCEPT) == "no_offer"
    play(state, "pass")
    act(state, 1, OFFER)
    assert asked(state) == {0, 2, 3}


def test_an_offer_lapses_when_the_next_turn_of_its_maker_begins() -> None:
    state = offered()
    act(state, 1, ACCEPT)
    play(state, "pass", "pass")
    assert asked(state) == {2}
    play(state, "pass")
    assert (state.position.turn, asked(state), state.offer, state.agreed) == (0, set(), None, ())
    assert refusal(state, 2, ACCEPT) == "no_offer"
    act(state, 0, OFFER)
    assert asked(state) == {1, 2}


def test_an_offer_lapses_even_if_its_maker_is_passed_over() -> None:
    state = table("KA1", "", BOXED)
    act(state, 0, OFFER)
    play(state, "pass", "pass")
    assert kinds(play(state, "G2-H2")) == ["moved", "passed"]
    assert (state.position.turn, state.offer) == (1, None)


def test_nobody_answers_without_an_offer_nor_twice_nor_his_own() -> None:
    state = table("", "", "")
    for seat in range(3):
        assert refusal(state, seat, ACCEPT) == refusal(state, seat, DECLINE) == "no_offer"
    act(state, 0, OFFER)
    assert refusal(state, 0, ACCEPT) == refusal(state, 0, DECLINE) == "no_offer"
    act(state, 1, ACCEPT)
    assert refusal(state, 1, ACCEPT) == refusal(state, 1, DECLINE) == "no_offer"


@pytest.mark.parametrize("phase", ["picking", "deploying"])
def test_there_are_no_draws_before_play_begins(phase: str) -> None:
    state = table("", "")
    state.phase = "picking" if phase == "picking" else "deploying"
    assert refusal(state, 0, OFFER) == "not_now"
    assert refusal(state, 1, ACCEPT) == "no_offer"


def test_if_the_last_who_has_not_answered_leaves_the_match_is_drawn() -> None:
    state = offered()
    act(state, 1, ACCEPT)
    events = leave(state, 2)
    assert kinds(events) == ["conceded", "ended"]
    assert (state.ending, result(state)) == ("agreed", ((1, 1, 3), (0, 0, 0)))


def test_if_one_of_two_who_have_not_answered_leaves_the_other_is_still_asked() -> None:
    state = offered()
    leave(state, 2)
    assert (state.phase, asked(state)) == ("playing", {1})
    act(state, 1, ACCEPT)
    assert state.ending == "agreed"


def test_if_the_maker_of_an_offer_leaves_it_is_gone() -> None:
    state = offered()
    act(state, 1, ACCEPT)
    leave(state, 0)
    assert (state.phase, state.offer, state.agreed, asked(state)) == ("playing", None, (), set())
    assert refusal(state, 2, ACCEPT) == "no_offer"
    assert state.position.turn == 1


def test_if_somebody_who_agreed_leaves_the_others_are_still_asked() -> None:
    state = offered(4)
    act(state, 1, ACCEPT)
    leave(state, 1)
    assert (state.phase, state.offer, state.agreed, asked(state)) == ("playing", 0, (), {2, 3})
    act(state, 2, ACCEPT)
    act(state, 3, ACCEPT)
    assert (state.ending, result(state)) == ("agreed", ((1, 4, 1, 1), (0, 0, 0, 0)))


def test_who_has_left_is_not_asked() -> None:
    state = table("", "", "", gone=(1,))
    act(state, 0, OFFER)
    assert asked(state) == {2}
    assert refusal(state, 1, ACCEPT) == "not_your_turn"
    act(state, 2, ACCEPT)
    assert (state.ending, result(state)) == ("agreed", ((1, 3, 1), (0, 0, 0)))


def while_mutating() -> KingOfTheMountainState:
    """Seat 0 offered a draw and then captured the King of seat 1."""
    state = table("RD4", "KH4", "", reserves=("", "N", ""), mutant_monarch=True)
    act(state, 0, OFFER)
    play(state, "D4xH4")
    assert state.phase == "mutating"
    return state


def test_draws_are_answered_while_a_mutation_is_pending_but_not_offered() -> None:
    state = while_mutating()
    assert (asked(state), to_act(state)) == ({1, 2}, {1, 2})
    assert set(GAME.menu(state, 1)) == {
        Mutate(KNIGHT),
        Mutate(None),
        AnswerDraw(accept=True),
        AnswerDraw(accept=False),
    }
    assert set(GAME.menu(state, 2)) == {AnswerDraw(accept=True), AnswerDraw(accept=False)}
    assert refusal(state, 0, OFFER) == "not_now"
    act(state, 2, ACCEPT)
    assert (state.phase, asked(state)) == ("mutating", {1})
    act(state, 1, ACCEPT)
    assert (state.ending, state.mutating) == ("agreed", ())


def test_a_draw_declined_while_a_mutation_is_pending_leaves_the_mutation() -> None:
    state = while_mutating()
    act(state, 2, DECLINE)
    assert (asked(state), to_act(state), state.phase) == (set(), {1}, "mutating")
    act(state, 1, {"type": "mutate", "kind": "N"})
    assert (state.phase, state.position.turn) == ("playing", 1)


def test_an_offer_outlives_a_mutation() -> None:
    state = while_mutating()
    act(state, 1, {"type": "mutate", "kind": None})
    assert asked(state) == {1, 2}
    act(state, 1, ACCEPT)
    act(state, 2, ACCEPT)
    assert state.ending == "agreed"


def test_an_offer_is_gone_when_the_match_ends_otherwise() -> None:
    state = table("KJ9", "", "")
    act(state, 0, OFFER)
    act(state, 1, ACCEPT)
    play(state, "J9-J10")
    assert (state.ending, state.offer, state.agreed) == ("crowned", None, ())
    assert refusal(state, 2, ACCEPT) == "match_over"
