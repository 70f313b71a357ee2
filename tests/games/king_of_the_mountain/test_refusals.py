"""Each refusal by its code, with the state as it was."""

from collections.abc import Callable
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


@pytest.mark.parametrize(
    ("begun", "seat", "actions"),
    [
        (picking, 0, (DEPLOY, STEP, RESPAWN, MUTATE, OFFER)),
        (deploying, 0, (PICK, STEP, RESPAWN, MUTATE, OFFER)),
        (playing, 0, (PICK, DEPLOY, MUTATE)),
        (playing, 1, (PICK, DEPLOY, MUTATE)),
        (mutating, 0, (PICK, DEPLOY, STEP, RESPAWN, OFFER)),
        (mutating, 1, (PICK, DEPLOY, STEP, RESPAWN, OFFER)),
    ],
)
def test_nothing_is_done_in_another_phase(
    begun: Callable[[], KingOfTheMountainState], seat: int, actions: tuple[dict[str, Any], ...]
) -> None:
    state = begun()
    for action in actions:
        assert refusal(state, seat, action) == "not_now"
        assert GAME.actions.validate_python(action) not in GAME.menu(state, seat)


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


@pytest.mark.parametrize("army", ["", "HHHHHH", "H" * 16, "." * 16])
def test_faults_of_an_army_say_how_many_pieces_it_has(army: str) -> None:
    state = new(2, army_size=12)
    with pytest.raises(ValueError, match="number=12"):
        GAME.apply(state, 0, GAME.actions.validate_python({**DEPLOY, "army": army}), chance())


def test_a_wrong_pick_says_how_many_pieces_are_picked() -> None:
    state = picking()
    with pytest.raises(ValueError, match="wrong_pick number=10"):
        GAME.apply(state, 0, GAME.actions.validate_python({**PICK, "pieces": []}), chance())
