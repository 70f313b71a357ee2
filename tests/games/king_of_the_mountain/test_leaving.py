"""Players who leave, run out of time, or may not do what they try; and what stays secret."""

from itertools import product

import pytest

from games.core import IllegalAction
from games.king_of_the_mountain.board import kind_named
from games.king_of_the_mountain.notation import format_position
from games.king_of_the_mountain.state import Deploy, KingOfTheMountainState, Mutate, Pick
from tests.games import playing
from tests.games.king_of_the_mountain.reading import parse_position
from tests.games.king_of_the_mountain.setting import (
    GAME,
    act,
    deploy,
    king,
    leave,
    mutate,
    new,
    on,
    pick,
    pieces,
    play,
    refusal,
    reserve,
    respawns,
    table,
    to_act,
)
from tests.games.playing import chance, deadline_of, drawn_from, heard, kinds, result, told

ARMY, OTHER_ARMY = "BPNRBPNRLHHHLHHH", "HHHHHHGGAABBRRNN"
"""The first one is suggested, like the pieces of the first pick."""
DEPLOY, OTHER = deploy(ARMY), deploy(OTHER_ARMY)
PICK, OTHER_PICK = pick("BBRRNNLLPP"), pick("NNLLPPAAGG")


def test_the_pieces_of_who_leaves_are_taken_off_the_board_and_out_of_the_reserve() -> None:
    state = table("KA1 RD4", "RS4 HE5", "", reserves=("NN", "QH", "G"))
    assert told(leave(state, 1)) == [("conceded", {"seat": 1})]
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
    assert kinds(leave(state, 2)) == ["conceded", "passed"]
    assert (state.position.turn, state.record) == (1, "3:resigns 1:pass")


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_one_left_wins(leaver: int) -> None:
    state = table("", "")
    state.position.captures[:] = [2, 5]
    events = leave(state, leaver)
    assert kinds(events) == ["conceded", "ended"]
    assert events[-1].public == {"ending": "alone", "winner": 1 - leaver}
    assert (state.ending, state.winner, state.phase) == ("alone", 1 - leaver, "over")
    assert result(GAME, state) == (((2, 1), (1, 2))[leaver], (2, 5))


def test_who_leaves_later_takes_the_better_place() -> None:
    state = table("", "", "", "")
    state.position.captures[:] = [1, 2, 3, 4]
    for seat in (2, 0, 3):
        assert state.phase == "playing"
        leave(state, seat)
    assert (state.ending, state.winner) == ("alone", 1)
    assert result(GAME, state) == ((3, 1, 4, 2), (1, 2, 3, 4))


def test_leavers_come_after_those_who_lost_at_the_centre_or_drew() -> None:
    state = table("", "KJ9", "", "")
    leave(state, 3)
    play(state, "pass", "J9-J10")
    assert result(GAME, state) == ((2, 1, 2, 4), (0, 0, 0, 0))
    state = table("", "", "", "", turn_limit=1)
    leave(state, 1)
    leave(state, 0)
    play(state, "pass", "pass")
    assert (state.ending, result(GAME, state)) == ("limit", ((3, 4, 1, 1), (0, 0, 0, 0)))


def test_nobody_leaves_twice() -> None:
    state = table("", "", "")
    leave(state, 1)
    before = GAME.copy(state)
    with pytest.raises(IllegalAction, match="not_your_turn"):
        leave(state, 1)
    assert state == before


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


def two_victims() -> KingOfTheMountainState:
    """Seat 0 has captured the King of seat 1, who displaced that of seat 2; both may mutate."""
    state = table("RD4", "KH4", "KA19", "", reserves=("", "N", "G", ""), mutant_monarch=True)
    play(state, "D4xH4")
    assert (state.phase, state.mutating) == ("mutating", (1, 2))
    return state


def test_a_victim_who_leaves_does_not_mutate_and_the_next_is_asked() -> None:
    state = two_victims()
    assert kinds(leave(state, 1)) == ["conceded"]
    assert (state.phase, state.mutating, to_act(state)) == ("mutating", (2,), {2})
    act(state, 2, mutate("G"))
    assert (state.phase, state.position.turn) == ("playing", 2)


def test_a_victim_who_leaves_while_another_is_asked_is_not_asked() -> None:
    state = two_victims()
    leave(state, 2)
    assert (state.phase, state.mutating) == ("mutating", (1,))
    act(state, 1, mutate(None))
    assert (state.phase, state.position.turn) == ("playing", 1)


def test_when_the_last_victim_leaves_play_goes_on() -> None:
    state = two_victims()
    leave(state, 2)
    leave(state, 1)
    assert (state.phase, state.mutating, state.position.turn) == ("playing", (), 3)


@pytest.mark.parametrize("bystander", [0, 3])
def test_a_bystander_who_leaves_does_not_hurry_the_victim(bystander: int) -> None:
    state = two_victims()
    leave(state, bystander)
    assert (state.phase, state.mutating, to_act(state)) == ("mutating", (1, 2), {1})
    act(state, 1, mutate("N"))
    act(state, 2, mutate(None))
    assert (state.phase, state.position.turn) == ("playing", 1)


def test_the_last_one_left_wins_while_a_mutation_is_pending() -> None:
    state = table("RD4", "KH4", reserves=("", "N"), mutant_monarch=True)
    play(state, "D4xH4")
    leave(state, 0)
    assert (state.ending, state.winner, state.mutating) == ("alone", 1, ())


def test_leaving_while_deploying_takes_the_court_away() -> None:
    state = new(3)
    assert told(leave(state, 1)) == [("conceded", {"seat": 1})]
    assert (pieces(state, 1), state.phase) == (set(), "deploying")
    assert (to_act(state), len(pieces(state, 0))) == ({0, 2}, 4)
    act(state, 0, DEPLOY)
    assert kinds(act(state, 2, DEPLOY)) == ["chosen", "deployed"]
    assert [len(pieces(state, seat)) for seat in range(3)] == [20, 0, 20]
    assert (state.phase, state.armies) == ("playing", [ARMY, None, ARMY])


def test_who_deployed_and_left_has_no_army() -> None:
    state = new(3)
    act(state, 1, DEPLOY)
    leave(state, 1)
    assert (state.phase, state.armies) == ("deploying", [None, None, None])
    act(state, 0, DEPLOY)
    assert act(state, 2, DEPLOY)[-1].public == {"armies": [ARMY, None, ARMY]}
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
    assert kinds(leave(state, 0)) == ["conceded", "ended"]
    assert (state.ending, state.winner) == ("alone", 1)
    assert result(GAME, state) == ((2, 1, 3), (0, 0, 0))


def test_leaving_while_picking_leaves_the_others_to_pick() -> None:
    state = new(3, pick_for_friend=True)
    act(state, 0, PICK)
    leave(state, 1)
    assert (state.phase, to_act(state)) == ("picking", {2})
    assert kinds(act(state, 2, PICK)) == ["chosen", "picked"]
    assert (state.phase, to_act(state)) == ("deploying", {0, 2})


@pytest.mark.parametrize("friend", [False, True])
def test_all_have_chosen_when_the_last_who_has_not_leaves(friend: bool) -> None:
    state = new(3, pick_for_friend=friend)
    for seat in (0, 2):
        act(state, seat, PICK if friend else DEPLOY)
    assert kinds(leave(state, 1)) == ["conceded", "picked" if friend else "deployed"]
    if friend:
        assert (state.phase, to_act(state)) == ("deploying", {0, 2})
    else:
        assert state.phase == "playing"
        assert state.position.turn in (0, 2)


@pytest.mark.parametrize("armies", [("RD4", "HH4"), ("RD6", "KD14 NA16", "")])
def test_positions_that_someone_has_left_are_written_and_read_back(armies: tuple[str, ...]) -> None:
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


def test_the_suggested_army_is_deployed_for_whoever_has_not() -> None:
    state = new(3)
    own = ARMY[::-1]
    act(state, 1, deploy(own))
    deadline = deadline_of(GAME, state)
    assert (deadline.seats, deadline.seconds) == (frozenset({0, 2}), None)
    assert GAME.default_action(state, 0, chance()) == Deploy(ARMY)
    assert kinds(GAME.expire(state, chance())) == ["chosen", "chosen", "deployed"]
    assert state.armies == [ARMY, own, ARMY]
    assert state.phase == "playing"


def test_the_suggested_army_is_made_of_the_pieces_that_one_was_given() -> None:
    state = new(2, pick_for_friend=True)
    act(state, 0, OTHER_PICK)
    act(state, 1, PICK)
    assert GAME.default_action(state, 0, chance()) == Deploy(ARMY)
    assert GAME.default_action(state, 1, chance()) == Deploy("APNAGPNGLHHHLHHH")
    GAME.expire(state, chance())
    assert {piece[0] for piece in pieces(state, 1)} == {*"KQMCNLPAGH"}


def test_the_suggested_pieces_are_picked_for_whoever_has_not() -> None:
    state = new(3, pick_for_friend=True)
    own = tuple(map(kind_named, "NNLLPPAAGG"))
    suggested = tuple(map(kind_named, "BBRRNNLLPP"))
    act(state, 1, OTHER_PICK)
    assert deadline_of(GAME, state).seats == {0, 2}
    assert GAME.default_action(state, 2, chance()) == Pick(suggested)
    GAME.expire(state, chance())
    assert (state.phase, state.picks) == ("deploying", [suggested, own, suggested])
    assert deadline_of(GAME, state).seats == {0, 1, 2}


def test_nothing_is_chosen_for_who_has_left() -> None:
    state = new(3, pick_for_friend=True)
    leave(state, 1)
    assert deadline_of(GAME, state).seats == {2}, "nobody picks for a player who has left"
    GAME.expire(state, chance())
    GAME.expire(state, chance())
    assert (state.phase, state.armies[1], pieces(state, 1)) == ("playing", None, set())


def test_a_turn_passes() -> None:
    state = table("RD4", "HH4", reserves=("N", ""))
    assert deadline_of(GAME, state).seats == {0}
    assert GAME.default_action(state, 0, chance()) is None
    assert told(GAME.expire(state, chance())) == [("passed", {"seat": 0})]
    assert (pieces(state, 0), reserve(state, 0)) == ({"KC3", "RD4"}, "N")
    assert deadline_of(GAME, state).seats == {1}


def test_an_open_offer_is_not_answered_by_time() -> None:
    state = table("", "", "")
    act(state, 0, {"type": "offer_draw"})
    GAME.expire(state, chance())
    assert (state.phase, state.offer, state.agreed) == ("playing", 0, ())


def test_a_king_declines_to_mutate_one_victim_at_a_time() -> None:
    armies = ("RD4", "KH4", "KA19", "")
    state = table(*armies, reserves=("", "N", "G", ""), mutant_monarch=True)
    play(state, "D4xH4")
    keys = []
    for seat in (1, 2):
        assert deadline_of(GAME, state).seats == {seat}
        keys.append(deadline_of(GAME, state).key)
        assert GAME.default_action(state, seat, chance()) == Mutate(None)
        assert GAME.expire(state, chance())[0].public == {"seat": seat, "kind": "-"}
    assert len({*keys, deadline_of(GAME, state).key}) == 3
    assert (state.phase, state.position.monarchs) == ("playing", [0, 0, 0, 0])
    assert (reserve(state, 1), reserve(state, 2)) == ("N", "G")
    assert (king(state, 1), king(state, 2), state.position.turn) == ("A19", "S19", 1)


def test_setting_up_has_one_deadline_for_all_that_lasts_until_the_last() -> None:
    state = new(3, pick_for_friend=True)
    first = deadline_of(GAME, state)
    act(state, 0, OTHER_PICK)
    assert deadline_of(GAME, state).key == first.key
    GAME.expire(state, chance())
    second = deadline_of(GAME, state)
    assert second.key != first.key
    act(state, 0, deploy(ARMY))
    assert deadline_of(GAME, state).key == second.key
    GAME.expire(state, chance())
    assert deadline_of(GAME, state).key not in (first.key, second.key)


def test_nothing_is_done_in_another_phase() -> None:
    step = {"type": "move", "source": "A1", "target": "A2"}
    respawn, offer = {"type": "respawn", "kind": "N"}, {"type": "offer_draw"}
    mutating = table("RD4", "KH4", reserves=("", "N"), mutant_monarch=True)
    play(mutating, "D4xH4")
    playing = table("KA1 RD4 AG4 HC2", "KH6 RB9", reserves=("N", "G"))
    for state, seats, actions in (
        (new(2, pick_for_friend=True), (0,), (DEPLOY, step, respawn, mutate(None), offer)),
        (new(2), (0,), (PICK, step, respawn, mutate(None), offer)),
        (playing, (0, 1), (PICK, DEPLOY, mutate(None))),
        (mutating, (0, 1), (PICK, DEPLOY, step, respawn, offer)),
    ):
        for seat, action in product(seats, actions):
            assert refusal(state, seat, action) == "not_now"
            assert GAME.actions.validate_python(action) not in GAME.menu(state, seat)


@pytest.mark.parametrize(("to", "code"), [("C9", "into_check"), ("E5", "illegal_move"), ("C8", "")])
def test_a_king_may_not_go_into_check_with_a_movement_that_he_gained(to: str, code: str) -> None:
    state = table("KC3", "RA9", gained={0: "R"})
    move = {"type": "move", "source": "C3", "target": to}
    if code:
        assert refusal(state, 0, move) == code
    else:
        assert kinds(act(state, 0, move)) == ["moved"]


def test_a_choice_is_made_once() -> None:
    state = new(2, pick_for_friend=True)
    act(state, 0, PICK)
    assert refusal(state, 0, PICK) == "already_chosen"
    act(state, 1, PICK)
    act(state, 1, DEPLOY)
    assert refusal(state, 1, DEPLOY) == "already_chosen"


def test_who_left_does_nothing() -> None:
    for state, action in ((new(3), DEPLOY), (new(3, pick_for_friend=True), PICK)):
        leave(state, 1)
        assert refusal(state, 1, action) == "not_your_turn"


def test_faults_say_how_many_pieces_an_army_or_a_pick_has() -> None:
    for army in ("", "HHHHHH", "H" * 16, "." * 16):
        refused = playing.refusal(GAME, new(2, army_size=12), 0, {**DEPLOY, "army": army})
        assert refused.facts["number"] == 12
    refused = playing.refusal(GAME, new(2, pick_for_friend=True), 0, {**PICK, "pieces": []})
    assert str(refused) == "wrong_pick number=10"


def assert_alike(
    one: KingOfTheMountainState, other: KingOfTheMountainState, viewer: int | None
) -> None:
    """In everything that a viewer may ask of a state."""
    assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.to_act(one) == GAME.to_act(other)
    assert GAME.deadline(one) == GAME.deadline(other)
    if viewer is None:
        return
    mine, others = GAME.menu(one, viewer), GAME.menu(other, viewer)
    assert mine.count() == others.count()
    assert drawn_from(mine) == drawn_from(others)
    assert GAME.default_action(one, viewer, chance()) == GAME.default_action(
        other, viewer, chance()
    )
    for action in (DEPLOY, OTHER, PICK, OTHER_PICK):
        assert answer(one, viewer, action) == answer(other, viewer, action)


def answer(state: KingOfTheMountainState, seat: int, action: object) -> str:
    try:
        return heard(act(GAME.copy(state), seat, action))
    except IllegalAction as error:
        return str(error)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_others_cannot_tell_which_army_was_deployed(viewer: int | None) -> None:
    one, other = new(3), new(3)
    told = act(one, 0, DEPLOY), act(other, 0, OTHER)
    assert heard(told[0]) == heard(told[1]) == '[["chosen", {"seat": 0}]]'
    assert_alike(one, other, viewer)
    if viewer is not None:
        act(one, viewer, DEPLOY)
        act(other, viewer, DEPLOY)
        assert_alike(one, other, viewer)


@pytest.mark.parametrize("viewer", [None, 2])
def test_only_the_two_concerned_know_a_pick_when_all_have_picked(viewer: int | None) -> None:
    one, other = new(3, pick_for_friend=True), new(3, pick_for_friend=True)
    for state, mine in ((one, PICK), (other, OTHER_PICK)):
        act(state, 0, mine)
        act(state, 1, PICK)
        act(state, 2, OTHER_PICK)
        assert state.phase == "deploying"
    assert_alike(one, other, viewer)
    for seat in (0, 1):
        assert GAME.view(one, seat) != GAME.view(other, seat)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_all_armies_are_shown_together_when_the_last_is_deployed(viewer: int | None) -> None:
    state = new(3)
    act(state, 0, DEPLOY)
    act(state, 1, OTHER)
    assert [len(pieces(state, seat)) for seat in range(3)] == [4, 4, 4]
    events = act(state, 2, DEPLOY)
    shown = [ARMY, OTHER_ARMY, ARMY]
    assert events[-1].public == {"armies": shown}
    view = GAME.view(state, viewer)
    assert view.armies == tuple(shown)
    assert view.position == state.position
    assert [len(pieces(state, seat)) for seat in range(3)] == [20, 20, 20]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_who_left_had_chosen_stays_secret(viewer: int | None) -> None:
    states = new(3), new(3)
    told = []
    for state, army in zip(states, (DEPLOY, OTHER), strict=True):
        act(state, 0, army)
        told.append(heard(leave(state, 0)))
    assert told[0] == told[1]
    assert_alike(*states, viewer)
    for state in states:
        act(state, 1, DEPLOY)
        act(state, 2, DEPLOY)
    assert_alike(*states, viewer)
    assert states[0] == states[1]
    assert GAME.view(states[0], 0).army is None
