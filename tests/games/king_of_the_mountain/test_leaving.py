"""Leaving a match in each of its phases, and the places of those who left."""

import pytest

from games.king_of_the_mountain.armies import suggested_army, suggested_pieces
from games.king_of_the_mountain.notation import format_position
from games.king_of_the_mountain.state import KingOfTheMountainState
from tests.games.king_of_the_mountain.reading import parse_position
from tests.games.king_of_the_mountain.setting import (
    GAME,
    act,
    chance,
    kinds,
    leave,
    new,
    on,
    pieces,
    play,
    reserve,
    respawns,
    result,
    table,
    to_act,
)

SUGGESTED = suggested_pieces("vanguard", 10)
ARMY = suggested_army("vanguard", SUGGESTED, 16)
PICK = {"type": "pick", "pieces": list(SUGGESTED)}
DEPLOY = {"type": "deploy", "army": ARMY}


def test_the_pieces_of_who_leaves_are_taken_off_the_board_and_out_of_the_reserve() -> None:
    state = table("KA1 RD4", "RS4 HE5", "", reserves=("NN", "QH", "G"))
    events = leave(state, 1)
    assert [(event.kind, event.public) for event in events] == [("conceded", {"seat": 1})]
    assert (pieces(state, 1), reserve(state, 1)) == (set(), "")
    assert pieces(state, 0) == {"KA1", "RD4"}
    assert (reserve(state, 0), reserve(state, 2)) == ("NN", "G")
    assert (state.position.turn, state.position.gone, state.position.living) == (0, (1,), (0, 2))


def test_leaving_in_turn_ends_the_turn() -> None:
    state = table("", "", "", turn=1)
    leave(state, 1)
    assert (state.position.turn, state.record) == (2, "2:resigns")
    play(state, "pass", "pass")
    assert state.position.turn == 2


def test_leaving_out_of_turn_leaves_the_turn() -> None:
    state = table("", "", "", "", turn=1)
    turns = state.turns
    leave(state, 2)
    assert (state.position.turn, state.turns) == (1, turns)
    assert kinds(play(state, "pass")) == ["passed"]
    assert (state.position.turn, state.turns) == (3, turns + 1)
    assert state.record == "3:resigns 2:pass"
    play(state, "pass", "pass")
    assert (state.position.turn, state.position.round) == (1, 2)


def test_a_player_left_without_any_legal_action_is_passed_over() -> None:
    state = table("KA1 HS14", "RG2 RB9 HR15 HR13", "HS15")
    assert [str(action.type) for action in GAME.menu(state, 0)] == ["move", "offer_draw"]
    events = leave(state, 2)
    assert kinds(events) == ["conceded", "passed"]
    assert (state.position.turn, state.record) == (1, "3:resigns 1:pass")


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_one_left_wins(leaver: int) -> None:
    state = table("", "")
    state.position.captures[:] = [2, 5]
    events = leave(state, leaver)
    assert kinds(events) == ["conceded", "ended"]
    assert events[-1].public == {"ending": "alone", "winner": 1 - leaver}
    assert (state.ending, state.winner, state.phase) == ("alone", 1 - leaver, "over")
    assert result(state) == (((2, 1), (1, 2))[leaver], (2, 5))


def test_who_leaves_later_takes_the_better_place() -> None:
    state = table("", "", "", "")
    state.position.captures[:] = [1, 2, 3, 4]
    for seat in (2, 0, 3):
        assert state.phase == "playing"
        leave(state, seat)
    assert (state.ending, state.winner) == ("alone", 1)
    assert result(state) == ((3, 1, 4, 2), (1, 2, 3, 4))


def test_leavers_come_after_those_who_lost_at_the_centre() -> None:
    state = table("", "KJ9", "", "")
    leave(state, 3)
    play(state, "pass", "J9-J10")
    assert result(state) == ((2, 1, 2, 4), (0, 0, 0, 0))


def test_leavers_come_after_those_who_drew() -> None:
    state = table("", "", "", "", turn_limit=1)
    leave(state, 1)
    leave(state, 0)
    play(state, "pass", "pass")
    assert (state.ending, result(state)) == ("limit", ((3, 4, 1, 1), (0, 0, 0, 0)))


def test_nobody_leaves_twice() -> None:
    state = table("", "", "")
    leave(state, 1)
    before = GAME.dump(state)
    with pytest.raises(ValueError, match="not_your_turn"):
        leave(state, 1)
    assert GAME.dump(state) == before


def test_a_corner_that_was_left_is_free_for_moves_and_no_piece_returns_to_it() -> None:
    state = table("RA12", "KA19 HA17", "")
    leave(state, 1)
    play(state, "A12-A19")
    assert on(state, "A19") == "R1"


def test_a_respawn_point_held_by_who_left_is_free_again() -> None:
    state = table("KA1", "HE5", "", reserves=("N", "", ""))
    leave(state, 1)
    assert respawns(state, 0) == ["N"]
    play(state, "N@E5")
    assert state.position.captures == [0, 0, 0]


def test_the_count_on_the_centre_ends_with_who_leaves() -> None:
    state = table("KJ9", "", "", keep_it=3)
    play(state, "J9-J10", "pass", "pass")
    assert state.position.kept == [1, 0, 0]
    leave(state, 0)
    assert state.position.kept == [0, 0, 0]


def mutating() -> KingOfTheMountainState:
    """Seat 0 has captured the King of seat 1, who displaced that of seat 2; both may mutate."""
    state = table("RD4", "KH4", "KA19", "", reserves=("", "N", "G", ""), mutant_monarch=True)
    play(state, "D4xH4")
    assert (state.phase, state.mutating) == ("mutating", (1, 2))
    return state


def test_a_victim_who_leaves_does_not_mutate_and_the_next_is_asked() -> None:
    state = mutating()
    assert kinds(leave(state, 1)) == ["conceded"]
    assert (state.phase, state.mutating, to_act(state)) == ("mutating", (2,), {2})
    act(state, 2, {"type": "mutate", "kind": "G"})
    assert (state.phase, state.position.turn) == ("playing", 2)


def test_a_victim_who_leaves_while_another_is_asked_is_not_asked() -> None:
    state = mutating()
    leave(state, 2)
    assert (state.phase, state.mutating) == ("mutating", (1,))
    act(state, 1, {"type": "mutate", "kind": None})
    assert (state.phase, state.position.turn) == ("playing", 1)


def test_when_the_last_victim_leaves_play_goes_on() -> None:
    state = mutating()
    leave(state, 2)
    leave(state, 1)
    assert (state.phase, state.mutating, state.position.turn) == ("playing", (), 3)


@pytest.mark.parametrize("bystander", [0, 3])
def test_a_bystander_who_leaves_does_not_hurry_the_victim(bystander: int) -> None:
    state = mutating()
    leave(state, bystander)
    assert (state.phase, state.mutating, to_act(state)) == ("mutating", (1, 2), {1})
    act(state, 1, {"type": "mutate", "kind": "N"})
    act(state, 2, {"type": "mutate", "kind": None})
    assert (state.phase, state.position.turn) == ("playing", 1)


def test_the_last_one_left_wins_while_a_mutation_is_pending() -> None:
    state = table("RD4", "KH4", reserves=("", "N"), mutant_monarch=True)
    play(state, "D4xH4")
    leave(state, 0)
    assert (state.ending, state.winner, state.mutating) == ("alone", 1, ())


def test_leaving_while_deploying_takes_the_court_away() -> None:
    state = new(3)
    events = leave(state, 1)
    assert [(event.kind, event.public) for event in events] == [("conceded", {"seat": 1})]
    assert (pieces(state, 1), state.phase) == (set(), "deploying")
    assert (to_act(state), len(pieces(state, 0))) == ({0, 2}, 4)
    act(state, 0, DEPLOY)
    assert kinds(act(state, 2, DEPLOY)) == ["chosen", "deployed"]
    assert [len(pieces(state, seat)) for seat in range(3)] == [20, 0, 20]
    assert (state.phase, state.armies) == ("playing", [ARMY, None, ARMY])


def test_play_begins_when_the_last_who_has_not_deployed_leaves() -> None:
    state = new(3)
    act(state, 0, DEPLOY)
    act(state, 2, DEPLOY)
    assert kinds(leave(state, 1)) == ["conceded", "deployed"]
    assert state.phase == "playing"
    assert state.position.turn in (0, 2)


def test_who_deployed_and_left_has_no_army() -> None:
    state = new(3)
    act(state, 1, DEPLOY)
    leave(state, 1)
    assert (state.phase, state.armies) == ("deploying", [None, None, None])
    act(state, 0, DEPLOY)
    events = act(state, 2, DEPLOY)
    assert events[-1].public == {"armies": [ARMY, None, ARMY]}
    assert pieces(state, 1) == set()


@pytest.mark.parametrize("seats", [3, 4])
def test_if_who_should_begin_leaves_early_the_next_one_begins(seats: int) -> None:
    for key in range(seats * 2):
        state = new(seats, key)
        starter = state.position.starter
        leave(state, starter)
        GAME.expire(state, chance())
        assert (state.phase, state.position.turn) == ("playing", (starter + 1) % seats)
        assert (state.position.round, state.turns) == (1, 1)
        play(state, *["pass"] * (seats - 1))
        assert (state.position.round, state.position.turn) == (2, (starter + 1) % seats)


@pytest.mark.parametrize("options", [{}, {"pick_for_friend": True}], ids=["deploy", "pick"])
def test_the_last_one_left_wins_before_play_begins(options: dict[str, bool]) -> None:
    state = new(3, **options)
    leave(state, 2)
    events = leave(state, 0)
    assert kinds(events) == ["conceded", "ended"]
    assert (state.ending, state.winner) == ("alone", 1)
    assert result(state) == ((2, 1, 3), (0, 0, 0))


def test_leaving_while_picking_leaves_the_others_to_pick() -> None:
    state = new(3, pick_for_friend=True)
    act(state, 0, PICK)
    leave(state, 1)
    assert (state.phase, to_act(state)) == ("picking", {2})
    assert kinds(act(state, 2, PICK)) == ["chosen", "picked"]
    assert (state.phase, to_act(state)) == ("deploying", {0, 2})


def test_all_have_picked_when_the_last_who_has_not_leaves() -> None:
    state = new(3, pick_for_friend=True)
    act(state, 0, PICK)
    act(state, 2, PICK)
    assert kinds(leave(state, 1)) == ["conceded", "picked"]
    assert (state.phase, to_act(state)) == ("deploying", {0, 2})


@pytest.mark.parametrize("armies", [("RD4", "HH4"), ("RD6", "KD14 NA16", "")])
def test_positions_that_somebody_has_left_are_written_and_read_back(
    armies: tuple[str, ...],
) -> None:
    """Also while the turn is still that of the seat which left: at the end, or at a mutation."""
    state = table(*armies, mutant_monarch=True, reserves=("", "B", "")[: len(armies)])
    if len(armies) > 2:
        play(state, "D6xD14")
        assert state.phase == "mutating"
    leave(state, 0)
    assert state.position.turn == 0
    text = format_position(state.options, state.position)
    assert parse_position(text) == (state.options, state.position)


def test_armies_that_never_stood_are_not_shown_when_all_others_left() -> None:
    state = new(2)
    act(state, 0, DEPLOY)
    leave(state, 1)
    assert state.phase == "over"
    assert GAME.view(state, None).armies is None
    assert GAME.view(state, 1).army is None


def test_a_bystander_is_free_to_leave_though_all_have_picked_but_one() -> None:
    state = new(3, pick_for_friend=True)
    act(state, 0, PICK)
    leave(state, 0)
    assert (state.phase, to_act(state)) == ("picking", {1})
