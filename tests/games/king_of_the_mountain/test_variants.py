"""Each variant changes what it says it changes, alone and together with others."""

from collections import Counter, deque
from itertools import product

import pytest

from games.king_of_the_mountain.armies import suggested_pieces
from games.king_of_the_mountain.board import (
    BISHOP,
    GIANT,
    KING,
    KNIGHT,
    LETTERS,
    kind_named,
    piece_of,
)
from games.king_of_the_mountain.moves import in_check
from games.king_of_the_mountain.position import make
from games.king_of_the_mountain.state import KingOfTheMountainState, Pick
from games.king_of_the_mountain.terrain import DRAWINGS, terrain_of
from tests.games.king_of_the_mountain.reading import parse_move
from tests.games.king_of_the_mountain.sample import VARIANTS, inventory
from tests.games.king_of_the_mountain.setting import (
    GAME,
    act,
    deploy,
    header_of,
    leave,
    mutate,
    new,
    pick,
    pieces,
    play,
    refusal,
    reserve,
    respawns,
    table,
    to_act,
)
from tests.games.playing import chance, deadline_of, kinds, result, told
from tests.games.playing import play as match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_picks_the_pieces_of_the_player_on_the_left_who_places_them(seats: int) -> None:
    pools = ["BBRRNNLLPP", "RRNNLLPPAA", "NNLLPPAAGG", "BBRRNNAAGG"][:seats]
    state = new(seats, pick_for_friend=True)
    assert (state.phase, to_act(state)) == ("picking", {*range(seats)})
    for seat, pool in enumerate(pools):
        events = act(state, seat, pick(pool))
        assert events[0].public == {"seat": seat}
        assert refusal(state, seat, pick(pool)) in ("already_chosen", "not_now")
    assert kinds(events) == ["chosen", "picked"]
    assert (state.phase, to_act(state)) == ("deploying", {*range(seats)})
    for seat in range(seats):
        given = pools[seat - 1]
        assert GAME.view(state, seat).given == tuple(map(kind_named, given))
        assert refusal(state, seat, deploy(f"{pools[seat]}HHHHHH")) == "pieces_not_yours"
        act(state, seat, deploy(f"HHH{given}HHH"))
    assert state.phase == "playing"
    for seat in range(seats):
        held = Counter(piece[0] for piece in pieces(state, seat))
        assert held == Counter("KQMCHHHHHH" + pools[seat - 1])


@pytest.mark.parametrize(
    "letters",
    ["BBRRNNLLP", "BBRRNNLLPPA", "BBBRNNLLPP", "RBBRNNLLPP", "BBRRNNLLPH", "QBBRRNNLLP", ""],
)
def test_a_pick_is_exactly_as_many_of_the_fourteen_as_are_left_open(letters: str) -> None:
    state = new(2, pick_for_friend=True)
    assert refusal(state, 0, pick(letters)) == "wrong_pick"
    assert Pick(tuple(map(kind_named, letters))) not in GAME.menu(state, 0)


@pytest.mark.parametrize("picked_before", [False, True])
def test_who_left_has_picked_his_pick_or_the_suggested_pieces(picked_before: bool) -> None:
    state = new(3, pick_for_friend=True)
    if picked_before:
        act(state, 1, pick("NNLLPPAAGG"))
    leave(state, 1)
    assert refusal(state, 0, pick("BBRRNNLLPP")) == "wrong_pick", "his friend has left"
    act(state, 2, pick("BBRRNNAAGG"))
    suggested = suggested_pieces("vanguard", 10)
    expected = tuple(map(kind_named, "NNLLPPAAGG")) if picked_before else suggested
    assert GAME.view(state, 2).given == expected
    letters = "".join(LETTERS[kind] for kind in expected)
    act(state, 2, deploy(f"HHH{letters}HHH"))
    act(state, 0, deploy("HHHBBRRNNAAGGHHH"))
    assert state.phase == "playing"


@pytest.mark.parametrize("size", range(11, 21))
def test_with_limited_armies_those_who_wait_are_what_each_has_picked(size: int) -> None:
    picks = [letters[: size - 10] for letters in ("BBRRNNLLPP", "NNLLPPAAGG", "RRNNPPAAGG")]
    state = new(3, wait_for_it=True, army_size=size)
    assert (state.phase, to_act(state)) == ("picking", {0, 1, 2})
    for seat, letters in enumerate(picks):
        assert refusal(state, seat, pick(letters[1:])) == "wrong_pick"
        events = act(state, seat, pick(letters))
    assert kinds(events) == ["chosen", "picked", "deployed"]
    assert (state.phase, to_act(state)) == ("playing", {state.position.starter})
    for seat, letters in enumerate(picks):
        assert Counter(piece[0] for piece in pieces(state, seat)) == Counter("KQMC")
        assert reserve(state, seat) == f"{letters}HHHHHH"


@pytest.mark.parametrize(("size", "letters"), [(None, "NNLLPPAAGG"), (12, "BG")])
def test_those_who_wait_are_picked_by_who_sits_on_the_right(size: int | None, letters: str) -> None:
    state = new(3, wait_for_it=True, pick_for_friend=True, army_size=size)
    act(state, 2, pick(letters))
    GAME.expire(state, chance())
    assert state.phase == "playing"
    suggested = suggested_pieces("vanguard", len(letters))
    others = "".join(LETTERS[kind] for kind in suggested)
    assert [reserve(state, seat) for seat in range(3)] == [
        f"{each}HHHHHH" for each in (letters, others, others)
    ]


@pytest.mark.parametrize("friend", [False, True])
def test_play_begins_when_the_last_who_has_not_picked_leaves(friend: bool) -> None:
    state = new(3, wait_for_it=True, pick_for_friend=friend, army_size=12)
    act(state, 0, pick("BG"))
    act(state, 2, pick("AA"))
    assert kinds(leave(state, 1)) == ["conceded", "picked", "deployed"]
    assert state.phase == "playing"
    suggested = "".join(LETTERS[kind] for kind in suggested_pieces("vanguard", 2))
    expected = ("AA", suggested) if friend else ("BG", "AA")
    assert (reserve(state, 0), reserve(state, 2)) == tuple(f"{each}HHHHHH" for each in expected)


def test_those_who_wait_come_in_on_the_inner_point_or_once_the_king_left_on_the_corner() -> None:
    state = new(2, wait_for_it=True)
    while state.position.turn:
        play(state, "pass")
    assert respawns(state, 0) == [*"BRNLPAGH"]
    play(state, "N@E5", "pass")
    assert respawns(state, 0) == []
    assert refusal(state, 0, {"type": "respawn", "kind": "B"}) == "no_respawn_point"
    play(state, "E5-F7", "pass", "B2-C3", "pass", "A1-B2", "pass", "N@A1")
    assert pieces(state, 0) == {"KB2", "QC3", "MA2", "CB1", "NF7", "NA1"}
    assert reserve(state, 0) == "BBRRLLPPAAGGHHHHHH"


def victim(
    reserved: str = "N", other: str = "", *, mutant_monarch: bool = True
) -> KingOfTheMountainState:
    """Seat 1 loses the King on H4 to the rook of seat 0."""
    state = table(
        "RD4", f"KH4 {other}", "", reserves=("", reserved, ""), mutant_monarch=mutant_monarch
    )
    play(state, "D4xH4")
    return state


def test_a_captured_king_may_mutate_at_once_and_before_play_goes_on() -> None:
    state = victim("GNNH")
    assert (state.phase, state.mutating, to_act(state)) == ("mutating", (1,), {1})
    assert [action.kind for action in GAME.menu(state, 1)] == [*map(kind_named, "NGH"), None]
    assert deadline_of(GAME, state).seats == {1}
    for seat in range(3):
        move = {"type": "move", "source": "C17", "target": "C16"}
        assert refusal(state, seat, move) == "not_now"
    for seat in (0, 2):
        assert refusal(state, seat, mutate("N")) == "not_your_turn"
        assert GAME.menu(state, seat).count() == 0
    assert refusal(state, 1, mutate("B")) == "not_in_reserve"
    assert told(act(state, 1, mutate("N"))) == [("mutated", {"seat": 1, "kind": "N"})]
    assert (state.phase, state.position.turn, state.mutating) == ("playing", 1, ())
    assert state.record == "1:D4xH4 2:=N"


def test_play_goes_on_after_the_captor_and_not_after_the_victim() -> None:
    state = table("KH4", "RD4", "", reserves=("N", "", ""), turn=1, mutant_monarch=True)
    play(state, "D4xH4")
    act(state, 0, mutate("N"))
    assert state.position.turn == 2


def test_the_piece_removed_is_gone_for_good() -> None:
    state = victim("NNH")
    whole = inventory(state)
    act(state, 1, mutate("N"))
    assert (reserve(state, 1), state.position.monarchs) == ("NH", [0, KNIGHT, 0])
    assert inventory(state) == whole
    play(state, "N@E15")
    assert reserve(state, 1) == "H"


@pytest.mark.parametrize(
    ("reserved", "chosen", "left"), [("NH", "N", "H"), ("NH", "-", "NH"), ("", None, "")]
)
def test_only_the_first_capture_of_a_king_lets_him_mutate(
    reserved: str, chosen: str | None, left: str
) -> None:
    """Though he declines, or has an empty reserve (house ruling)."""
    state = victim(reserved)
    if chosen is not None:
        events = act(state, 1, mutate(None if chosen == "-" else chosen))
        assert events[0].public == {"seat": 1, "kind": chosen}
    monarchs = [0, KNIGHT if chosen == "N" else 0, 0]
    assert (state.phase, state.position.turn) == ("playing", 1)
    assert (state.position.fallen, state.position.monarchs) == ([False, True, False], monarchs)
    assert reserve(state, 1) == left
    state.position.board[:] = table("RD4", "KH4", "").position.board
    state.position.reserves[1] = (KNIGHT,)
    state.position.turn = 0
    play(state, "D4xH4")
    assert (state.phase, state.position.turn) == ("playing", 1)
    assert state.position.monarchs == monarchs


@pytest.mark.parametrize("turn", [0, 2])
def test_kings_captured_in_one_chain_are_asked_in_the_order_of_their_capture(turn: int) -> None:
    armies = ("RD4", "KS19", "KH4") if turn == 0 else ("KH4", "KA1", "RD4")
    first, second = (2, 1) if turn == 0 else (0, 1)
    reserves = ["", "G", ""]
    reserves[first] = "N"
    state = table(*armies, reserves=reserves, turn=turn, mutant_monarch=True)
    play(state, "D4xH4")
    assert (state.mutating, to_act(state)) == ((first, second), {first})
    keys = [GAME.deadline(state)]
    assert refusal(state, second, mutate("G")) == "not_your_turn"
    assert kinds(act(state, first, mutate("N"))) == ["mutated"]
    assert (state.phase, to_act(state)) == ("mutating", {second})
    keys.append(GAME.deadline(state))
    assert keys[0] != keys[1]
    act(state, second, mutate("G"))
    assert (state.phase, state.position.turn) == ("playing", (turn + 1) % 3)
    assert state.position.monarchs[first] == KNIGHT
    assert state.position.monarchs[second] == GIANT


def test_a_piece_that_came_into_the_reserve_by_the_same_capture_can_be_chosen() -> None:
    state = victim("", "BA19")
    assert (state.phase, reserve(state, 1)) == ("mutating", "B")
    act(state, 1, mutate("B"))
    assert (reserve(state, 1), state.position.monarchs) == ("", [0, BISHOP, 0])


@pytest.mark.parametrize("part", range(2))
def test_what_holds_of_every_position_in_matches_of_every_variant(part: int) -> None:
    captures = falls = gains = 0
    for seed, (options, board) in [*enumerate(product(VARIANTS, DRAWINGS))][part::2]:
        header = header_of(2 + seed % 3, seed, **{"turn_limit": 60, "board": board} | options)
        for state, _, _ in match(GAME, header, seed, eventful=seed % 3 == 2):
            position = state.position
            living, standing = position.living, Counter(position.board)
            for seat, held in enumerate(position.reserves):
                assert standing[piece_of(seat, KING)] == (seat in living)
                assert list(held) == sorted(held)
                assert KING not in held
                assert position.monarchs[seat] == 0 or position.fallen[seat]
            assert not any(position.board[at] for at in terrain_of(position.board_name).walls)
            assert {seat for _, seat, _ in position.pieces()} <= {*living}
            assert position.turn in living or state.phase in ("mutating", "picking", "deploying")
            if state.record:
                assert state.checked == tuple(seat for seat in living if in_check(position, seat))
            assert len([ply for ply in state.recent if ply.is_turn]) <= len(living)
            assert state.mutating == () or state.phase == "mutating"
        assert (state.winner is None) == (state.ending in ("limit", "stuck", "agreed"))
        assert result(GAME, state)[1] == tuple(position.captures)
        assert not any(position.monarchs) or options["mutant_monarch"]
        captures += sum(position.captures)
        falls += sum(position.fallen)
        gains += sum(map(bool, position.monarchs))
    assert captures > 100
    assert min(falls, gains) > 0


@pytest.mark.parametrize("seed", range(4))
def test_the_record_of_a_match_plays_it_again(seed: int) -> None:
    """Moves, passes and mutations; the returns are recomputed."""
    options = {"turn_limit": 120, "wait_for_it": True, "mutant_monarch": True}
    played = match(GAME, header_of(2 + seed % 3, seed, **options), seed, eventful=False)
    state = next(played)[0]
    position = state.position.copy()
    deque(played, 0)
    for said in state.record.split():
        number, _, text = said.partition(":")
        seat = int(number) - 1
        if text.startswith("=") and text != "=-":
            gained = kind_named(text[1:])
            left = list(position.reserves[seat])
            left.remove(gained)
            position.reserves[seat] = tuple(left)
            position.monarchs[seat] = gained
        elif text not in ("pass", "=-", "offers", "accepts", "declines"):
            make(position, seat, parse_move(position, seat, text))
    assert position.board == state.position.board
    assert position.reserves == state.position.reserves
    assert position.captures == state.position.captures
    assert sum(position.captures) > 4
