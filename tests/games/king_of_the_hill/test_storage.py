"""Stored states, and the events during a battle."""

from games.king_of_the_hill.state import KingOfTheHillState
from tests.games.king_of_the_hill.table import (
    BOTTOM,
    GAME,
    at,
    attack,
    choose,
    commit,
    divide,
    table,
    told,
)

TWO = at(4, 0)


def in_play() -> KingOfTheHillState:
    """A tie is fought out for a stack of two; seat 0 has attacked again."""
    state = table(("7C 9C", "7D KH"), ("2C", "3D"), stacks={TWO: "3H 4H"}, gone=[at(5, 0)], turn=1)
    choose(state, TWO)
    attack(state, ("7C", "7D"))
    commit(state, 0, "2C")
    return state


def test_a_battle_with_a_tie_as_everybody_hears_it() -> None:
    state = in_play()
    events = commit(state, 1, "3D")
    assert told(events) == [
        ("committed", {"seat": 1}),
        ("revealed", {"attacks": [["2C"], ["3D"]], "blow": 2}),
        ("stack_won", {"seat": 1, "stack": TWO, "size": 2}),
    ]
    events = divide(state, 1, "4H")
    assert told(events) == [("divided", {"seat": 1, "hand": 1, "reserve": 1})]


def test_the_view_has_all_battles_so_far() -> None:
    state = in_play()
    commit(state, 1, "3D")
    divide(state, 1)
    battle = GAME.view(state, None).battle
    assert battle is not None
    assert (battle.number, battle.stack, battle.size, battle.chooser) == (1, TWO, 2, 1)
    assert (battle.result, battle.winner) == ("won", 1)
    assert (battle.to_hand, battle.to_reserve) == (2, 0)
    assert len(battle.blows) == 2
    choose(state, BOTTOM[1])
    battle = GAME.view(state, None).battle
    assert battle is not None
    assert (battle.number, battle.stack, battle.chooser) == (2, BOTTOM[1], 0)
    assert (battle.blows, battle.result, battle.winner) == ((), None, None)
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert view.battles == tuple(state.battles)
        assert [each.number for each in view.battles] == [1, 2]
        assert view.fought == view.battles[:1]
