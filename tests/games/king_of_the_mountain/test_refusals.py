"""Each refusal by its code, with the state as it was."""

from typing import Any

import pytest

from games.king_of_the_mountain.armies import suggested_army, suggested_pieces
from games.king_of_the_mountain.state import KingOfTheMountainState
from tests.games.king_of_the_mountain.setting import (
    GAME,
    act,
    chance,
    kinds,
    leave,
    new,
    play,
    refusal,
    table,
)

SUGGESTED = suggested_pieces("vanguard", 10)
PICK: dict[str, Any] = {"type": "pick", "pieces": list(SUGGESTED)}
DEPLOY: dict[str, Any] = {"type": "deploy", "army": suggested_army("vanguard", SUGGESTED, 16)}
RESPAWN: dict[str, Any] = {"type": "respawn", "kind": "N"}
MUTATE: dict[str, Any] = {"type": "mutate", "kind": None}
OFFER: dict[str, Any] = {"type": "offer_draw"}
ANSWER: dict[str, Any] = {"type": "answer_draw", "accept": True}


def move(source: str, target: str) -> dict[str, Any]:
    return {"type": "move", "source": source, "target": target}


STEP = move("A1", "A2")


def picking() -> KingOfTheMountainState:
    return new(2, pick_for_friend=True)


def deploying() -> KingOfTheMountainState:
    return new(2)


def playing() -> KingOfTheMountainState:
    return table("KA1 RD4 AG4 HC2", "KH6 RB9", reserves=("N", "G"))


def mutating() -> KingOfTheMountainState:
    state = table("RD4", "KH4", reserves=("", "N"), mutant_monarch=True)
    play(state, "D4xH4")
    return state


def over() -> KingOfTheMountainState:
    state = table("KJ9", "", reserves=("N", "N"))
    play(state, "J9-J10")
    return state


@pytest.mark.parametrize("action", [PICK, DEPLOY, STEP, RESPAWN, MUTATE, OFFER, ANSWER], ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_done_after_the_end(action: dict[str, Any], seat: int) -> None:
    assert refusal(over(), seat, action) == "match_over"


@pytest.mark.parametrize("action", [DEPLOY, STEP, RESPAWN, MUTATE, OFFER], ids=str)
def test_while_picking_nothing_else_is_done(action: dict[str, Any]) -> None:
    assert refusal(picking(), 0, action) == "not_now"
    assert GAME.actions.validate_python(action) not in GAME.menu(picking(), 0)


@pytest.mark.parametrize("action", [PICK, STEP, RESPAWN, MUTATE, OFFER], ids=str)
def test_while_deploying_nothing_else_is_done(action: dict[str, Any]) -> None:
    assert refusal(deploying(), 0, action) == "not_now"
    assert GAME.actions.validate_python(action) not in GAME.menu(deploying(), 0)


@pytest.mark.parametrize("action", [PICK, DEPLOY, MUTATE], ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_in_play_nothing_is_set_up_and_nobody_mutates(action: dict[str, Any], seat: int) -> None:
    assert refusal(playing(), seat, action) == "not_now"
    assert GAME.actions.validate_python(action) not in GAME.menu(playing(), seat)


@pytest.mark.parametrize("action", [PICK, DEPLOY, STEP, RESPAWN, OFFER], ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_while_a_king_mutates_nothing_else_is_done(action: dict[str, Any], seat: int) -> None:
    assert refusal(mutating(), seat, action) == "not_now"
    assert GAME.actions.validate_python(action) not in GAME.menu(mutating(), seat)


@pytest.mark.parametrize("action", [move("H6", "H7"), move("A1", "A2"), {**RESPAWN, "kind": "G"}])
def test_nobody_moves_out_of_turn(action: dict[str, Any]) -> None:
    assert refusal(playing(), 1, action) == "not_your_turn"


def test_nobody_mutates_for_another() -> None:
    assert refusal(mutating(), 0, MUTATE) == "not_your_turn"


@pytest.mark.parametrize("kind", ["H", "Q", "K", "G"])
def test_a_king_gains_only_what_is_in_the_reserve(kind: str) -> None:
    assert refusal(mutating(), 1, {"type": "mutate", "kind": kind}) == "not_in_reserve"


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_who_has_no_seat_does_nothing(seat: int) -> None:
    assert refusal(playing(), seat, STEP) == "not_your_turn"
    with pytest.raises(ValueError, match="not_your_turn"):
        leave(playing(), seat)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (move("M4", "M5"), "empty_square"),
        (move("H6", "H7"), "not_your_piece"),
        (move("B9", "B10"), "not_your_piece"),
        (move("A1", "B1"), "into_check"),
        (move("A1", "A3"), "illegal_move"),
        (move("A1", "A1"), "illegal_move"),
        (move("D4", "E5"), "illegal_move"),
        (move("D4", "H4"), "illegal_move"),
        (move("G4", "E6"), "illegal_move"),
        (move("C2", "D2"), "illegal_move"),
        (move("G4", "H5"), "onto_wall"),
        (move("A1", "L5"), "onto_wall"),
        ({**RESPAWN, "kind": "G"}, "not_in_reserve"),
        ({**RESPAWN, "kind": "K"}, "not_in_reserve"),
    ],
    ids=str,
)
def test_a_move_that_is_not_legal_is_refused_with_what_is_wrong(
    action: dict[str, Any], code: str
) -> None:
    assert refusal(playing(), 0, action) == code


def test_an_own_piece_is_not_captured() -> None:
    assert refusal(table("KA1 RA5 RD5", ""), 0, move("A5", "D5")) == "illegal_move"
    assert refusal(table("KA1 HA2", ""), 0, move("A1", "A2")) == "illegal_move"


def test_no_respawn_point_is_told_from_nothing_in_reserve() -> None:
    state = table("KA1 HE5", "", reserves=("N", ""))
    assert refusal(state, 0, RESPAWN) == "no_respawn_point"
    assert refusal(state, 0, {**RESPAWN, "kind": "B"}) == "not_in_reserve"


def test_a_king_may_not_go_into_check_with_a_movement_that_he_gained() -> None:
    state = table("KC3", "RA9", gained={0: "R"})
    assert refusal(state, 0, move("C3", "C9")) == "into_check"
    assert refusal(state, 0, move("C3", "E5")) == "illegal_move"
    assert kinds(act(state, 0, move("C3", "C8"))) == ["moved"]


def test_a_choice_is_made_once() -> None:
    state = picking()
    act(state, 0, PICK)
    assert refusal(state, 0, PICK) == "already_chosen"
    act(state, 1, PICK)
    act(state, 1, DEPLOY)
    assert refusal(state, 1, DEPLOY) == "already_chosen"


def test_who_left_does_nothing() -> None:
    for state, action in ((new(3), DEPLOY), (new(3, pick_for_friend=True), PICK)):
        leave(state, 1)
        assert refusal(state, 1, action) == "not_your_turn"


def test_offers_and_answers_are_refused_by_code() -> None:
    state = playing()
    assert refusal(state, 1, OFFER) == "not_your_turn"
    assert refusal(state, 1, ANSWER) == "no_offer"
    act(state, 0, OFFER)
    assert refusal(state, 0, OFFER) == "offer_pending"
    assert refusal(state, 0, ANSWER) == "no_offer"


@pytest.mark.parametrize("army", ["", "HHHHHH", "H" * 16, "." * 16])
def test_faults_of_an_army_say_how_many_pieces_it_has(army: str) -> None:
    state = new(2, army_size=12)
    with pytest.raises(ValueError, match="number=12"):
        GAME.apply(state, 0, GAME.actions.validate_python({**DEPLOY, "army": army}), chance())


def test_a_wrong_pick_says_how_many_pieces_are_picked() -> None:
    state = picking()
    with pytest.raises(ValueError, match="wrong_pick number=10"):
        GAME.apply(state, 0, GAME.actions.validate_python({**PICK, "pieces": []}), chance())
