"""Picks and armies are secret until everyone has deployed; everything after is public."""

from typing import Any

import pytest

from games.core import IllegalAction
from games.king_of_the_mountain.board import KNIGHT
from games.king_of_the_mountain.state import KingOfTheMountainState
from tests.games.king_of_the_mountain.setting import GAME, act, chance, leave, new, pieces
from tests.games.playing import drawn_from, heard

ONE = {"type": "deploy", "army": "BPNRBPNRLHHHLHHH"}
OTHER = {"type": "deploy", "army": "HHHHHHGGAABBRRNN"}
PICK_ONE = {"type": "pick", "pieces": [*"BBRRNNLLPP"]}
PICK_OTHER = {"type": "pick", "pieces": [*"NNLLPPAAGG"]}
OUTSIDERS = (None, 1, 2)


def assert_alike(
    one: KingOfTheMountainState, other: KingOfTheMountainState, viewer: int | None
) -> None:
    """In everything that a viewer may ask of a state."""
    assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.to_act(one) == GAME.to_act(other)
    assert GAME.deadline(one) == GAME.deadline(other)
    if viewer is None:
        return
    menus = [GAME.menu(state, viewer) for state in (one, other)]
    assert menus[0].count() == menus[1].count()
    assert drawn_from(menus[0]) == drawn_from(menus[1])
    defaults = [GAME.default_action(state, viewer, chance()) for state in (one, other)]
    assert defaults[0] == defaults[1]
    for action in (ONE, OTHER, PICK_ONE, PICK_OTHER):
        assert answer(one, viewer, action) == answer(other, viewer, action)


def answer(state: KingOfTheMountainState, seat: int, action: object) -> str:
    """Return the answer to an action: its refusal, or its events."""
    try:
        return heard(act(GAME.copy(state), seat, action))
    except IllegalAction as error:
        return str(error)


@pytest.mark.parametrize("viewer", OUTSIDERS)
def test_others_cannot_tell_which_army_was_deployed(viewer: int | None) -> None:
    one, other = new(3), new(3)
    told = act(one, 0, ONE), act(other, 0, OTHER)
    assert heard(told[0]) == heard(told[1]) == '[["chosen", {"seat": 0}]]'
    assert_alike(one, other, viewer)
    if viewer is not None:
        act(one, viewer, ONE)
        act(other, viewer, ONE)
        assert_alike(one, other, viewer)


@pytest.mark.parametrize("viewer", [None, 2])
def test_only_the_two_concerned_know_a_pick_when_all_have_picked(viewer: int | None) -> None:
    one, other = new(3, pick_for_friend=True), new(3, pick_for_friend=True)
    for state, mine in ((one, PICK_ONE), (other, PICK_OTHER)):
        act(state, 0, mine)
        act(state, 1, PICK_ONE)
        act(state, 2, PICK_OTHER)
        assert state.phase == "deploying"
    assert_alike(one, other, viewer)
    for seat in (0, 1):
        assert GAME.view(one, seat) != GAME.view(other, seat)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_all_armies_are_shown_together_when_the_last_is_deployed(viewer: int | None) -> None:
    state = new(3)
    act(state, 0, ONE)
    act(state, 1, OTHER)
    assert [len(pieces(state, seat)) for seat in range(3)] == [4, 4, 4]
    events = act(state, 2, ONE)
    shown = [ONE["army"], OTHER["army"], ONE["army"]]
    assert events[-1].public == {"armies": shown}
    view = GAME.view(state, viewer)
    assert view.armies == tuple(shown)
    assert view.position == state.position
    assert [len(pieces(state, seat)) for seat in range(3)] == [20, 20, 20]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_who_left_had_chosen_stays_secret(viewer: int | None) -> None:
    states = new(3), new(3)
    told = []
    for state, army in zip(states, (ONE, OTHER), strict=True):
        act(state, 0, army)
        told.append(heard(leave(state, 0)))
    assert told[0] == told[1]
    assert_alike(*states, viewer)
    for state in states:
        act(state, 1, ONE)
        act(state, 2, ONE)
    assert_alike(*states, viewer)
    assert states[0] == states[1]
    assert GAME.view(states[0], 0).army is None


@pytest.mark.parametrize("options", [{}, {"pick_for_friend": True}], ids=str)
def test_a_view_is_a_copy(options: dict[str, Any]) -> None:
    state = new(2, **options)
    before = GAME.dump(state)
    view = GAME.view(state, 0)
    view.position.board[:] = bytes(len(view.position.board))
    view.position.reserves[0] = (KNIGHT,)
    assert GAME.dump(state) == before
