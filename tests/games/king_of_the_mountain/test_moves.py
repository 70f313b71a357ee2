"""Moves of King of the Mountain, and how they and positions are written."""

import random
import re
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.king_of_the_mountain.board import GIANT, KANGAROO, KING, KNIGHT, LETTERS, NAMES
from games.king_of_the_mountain.moves import in_check, is_legal, moves_of
from games.king_of_the_mountain.notation import (
    UnreadableNotation,
    format_move,
    format_position,
    read_move,
)
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    make,
    respawn_point,
)
from games.king_of_the_mountain.state import KingOfTheMountainOptions, Move, Respawn, clash
from tests.games.king_of_the_mountain import naive
from tests.games.king_of_the_mountain.positions import MATCHES, scramble, wander
from tests.games.king_of_the_mountain.reading import MIDDLE_GAMES, parse_move, parse_position
from tests.games.king_of_the_mountain.setting import (
    GAME,
    begun,
    king,
    on,
    play,
    returned,
    table,
)
from tests.games.playing import assert_judged

every_middle_game = pytest.mark.parametrize("text", MIDDLE_GAMES.values(), ids=MIDDLE_GAMES)


@every_middle_game
def test_just_the_moves_that_are_listed_are_legal(text: str) -> None:
    """From other squares than the seat's own, only moves to where one of its pieces may go."""
    _, position = parse_position(text)
    for seat in position.living:
        listed = sorted(moves_of(position, seat))
        own = [at for at, owner, _kind in position.pieces() if owner == seat]
        tried = {source * SIZE + target for source in own for target in range(SIZE)}
        for move in listed:
            tried.update(range(move % SIZE, RESPAWN, SIZE) if move < RESPAWN else ())
        tried.update(range(RESPAWN, RESPAWN + 16))
        assert [move for move in sorted(tried) if is_legal(position, seat, move)] == listed


def test_moves_are_listed_by_source_square_and_the_respawns_last() -> None:
    found = moves_of(table("KS1 RA5 HC3", "", reserves=("HHN", "")).position, 0)
    sources = [NAMES[move // SIZE] for move in found[:-2]]
    assert [*dict.fromkeys(sources)] == ["S1", "C3", "A5"]
    assert found[-2:] == [RESPAWN + LETTERS.index("N"), RESPAWN + LETTERS.index("H")]


@pytest.mark.parametrize("number", range(len(MATCHES) + 7))
def test_the_naive_generator_agrees(number: int) -> None:
    """The same Kings in check, the same moves, and after each of them the same position.

    In matches, in the middle games, and in scrambled positions. Every move is read back as it is
    written. Both refuse the same moves and re-spawns, too, and refusals change nothing.
    """
    rng = random.Random(number)
    found_in: Iterable[tuple[KingOfTheMountainOptions, Position]]
    if number < len(MATCHES):
        found_in = islice(wander(number, 10 * number, 200), 0, None, 17)
    elif number == len(MATCHES):
        found_in = map(parse_position, MIDDLE_GAMES.values())
    else:
        scrambled = map(scramble, range(60 * number, 60 * number + 60))
        found_in = ((KingOfTheMountainOptions(board=at.board_name), at) for at in scrambled)
    for options, position in found_in:
        seat, moves = position.turn, moves_of(position, position.turn)
        plain = naive.read(format_position(options, position))
        found = {format_move(position, seat, move): move for move in moves}
        assert len(found) == len(moves)
        assert set(found) == plain.moves(seat + 1)
        for each in range(position.seats):
            checked = each in position.living and plain.in_check(each + 1)
            assert in_check(position, each) == checked
        for said, move in found.items():
            assert re.fullmatch(r"[A-S]\d+[-x*][A-S]\d+|[QMCBRNLPAGH]@[A-S]\d+", said)
            assert read_move(said) == (move, said)
            after, other = position.copy(), plain.after(said, seat + 1)
            make(after, seat, move)
            pieces = {NAMES[at]: (LETTERS[kind], owner + 1) for at, owner, kind in after.pieces()}
            assert pieces == {naive.name(at): piece for at, piece in other.pieces.items()}, said
            reserves = [sorted(LETTERS[kind] for kind in held) for held in after.reserves]
            assert reserves == [*map(sorted, other.reserves.values())], said
            assert after.kept == [*other.kept.values()], said
            assert after.captures == [*other.captures.values()], said
        allowed = {tuple(re.split("[-x*@]", said)) for said in found}
        own = [at for at, owner, _kind in position.pieces() if owner == position.turn]
        point = NAMES[respawn_point(position, position.turn) or 0]
        tried: list[tuple[int, Any, bool]] = []
        for _ in range(40):
            asked = rng.choice([seat] * 3 + [*range(-1, 5)])
            kind, source = rng.randrange(12), rng.choice([*own, *own, rng.randrange(SIZE)])
            target = (source + rng.choice([*range(SIZE), *range(-42, 42)])) % SIZE
            legal = asked == seat and (NAMES[source], NAMES[target]) in allowed
            tried.append((asked, Move(source, target), legal))
            legal = asked == seat and (LETTERS[kind], point) in allowed
            tried.append((asked, Respawn(kind), legal))
        assert_judged(GAME, begun(options, position), tried)


@pytest.mark.parametrize(
    ("meant", "typed"),
    [
        (
            "E5-E9",
            ["e5-e9", "  E5 - E9 ", "E5 E9", "e5e9", "E5–E9", "E5 — E9", "E5->E9", "E5 → E9"],
        ),
        ("E5xF5", ["E5 F5", "e5xf5", "E5 X F5", "E5×F5", "e5 ×f5"]),
        ("K12*M14", ["K12*M14", "k12 m14", "K12 * m14\n"]),
        ("N@O15", ["N@", "n @ o15"]),
        ("H@O15", ["h@O15"]),
    ],
)
def test_what_people_type_is_understood(meant: str, typed: list[str]) -> None:
    armies = ("KA1 RE5 AK12", "HF5 HM14 KS1 RS19")
    position = table(*armies, reserves=("N", "HN"), board="valleys").position
    seat = 1 if "@" in meant else 0
    for text in typed:
        assert format_move(position, seat, parse_move(position, seat, text)) == meant


def test_letters_of_another_language_count_before_the_usual_ones() -> None:
    letters = {"R": GIANT, "KÄ": KANGAROO, "王": KING}
    assert read_move("r@a1", letters) == (RESPAWN + GIANT, "G@A1")
    assert read_move("Kä@", letters) == (RESPAWN + KANGAROO, None)
    assert read_move("N@A1", letters) == (RESPAWN + KNIGHT, "N@A1")
    assert read_move("王＠Ａ１", letters) == (RESPAWN + KING, "K@A1")


def test_what_is_no_move_is_refused() -> None:
    malformed = ["", "castle", "E5", "E5-", "E5--E9", "E5+E9", "T5-E9", "E5-E9-E10", "E123-E9"]
    for typed in (*malformed, "X@A1", "N@A1 please", "pass"):
        with pytest.raises(UnreadableNotation, match="a move is written E5-E9, E5xE9, "):
            read_move(typed)
    for typed in ("E0-E9", "E5-E20", "E05-E9", "E5-E٩"):
        with pytest.raises(UnreadableNotation, match="squares are A1 to S19"):
            read_move(typed)


OPTIONS = st.builds(
    KingOfTheMountainOptions,
    all_hands=st.booleans(),
    army_size=st.none() | st.integers(10, 24),
    pick_for_friend=st.booleans(),
    wait_for_it=st.booleans(),
    mutant_monarch=st.booleans(),
    keep_it=st.integers(0, 5),
    turn_limit=st.integers(0, 500),
).filter(lambda options: clash(options) is None)


@settings(max_examples=30, derandomize=True)
@given(wanted=OPTIONS, seed=st.integers(0, 10**6), number=st.integers(1, 10**9), data=st.data())
def test_any_position_is_read_as_it_is_written(
    wanted: KingOfTheMountainOptions, seed: int, number: int, data: st.DataObject
) -> None:
    position = scramble(seed)
    seats = st.integers(0, position.seats - 1)
    position.starter, position.round = data.draw(seats), number
    position.fallen[data.draw(seats)] = True
    position.captures[data.draw(seats)] = number
    options = wanted.model_copy(update={"board": position.board_name})
    assert parse_position(format_position(options, position)) == (options, position)


@every_middle_game
def test_positions_are_written_as_they_always_were(text: str) -> None:
    assert format_position(*parse_position(text)) == text


@settings(max_examples=20, derandomize=True)
@given(st.text(max_size=12) | st.from_regex(r"[A-T]\d{1,3} ?[-x*@]? ?[a-t]\d{0,2}", fullmatch=True))
def test_any_text_is_a_move_or_refused(typed: str) -> None:
    with suppress(UnreadableNotation):
        assert read_move(typed)[0] < RESPAWN + len(LETTERS)


def test_a_king_is_never_placed_in_the_reserve_and_it_takes_no_turn() -> None:
    state = table("RD4 HS19", "KH4", "")
    assert returned(play(state, "D4xH4"))[0] == "K2 H4 A19"
    assert (king(state, 1), state.position.reserves) == ("A19", [(), (), ()])
    assert state.position.turn == 1


@pytest.mark.parametrize(
    ("placed", "turn", "move", "lost"),
    [
        (["RD4", "KA1", "", "KH4"], 0, "D4xH4", "K4 H4 S1"),
        (["KH4", "KA1", "RD4", ""], 2, "D4xH4", "K1 H4 A1, K2 A1 A19"),
        (["KJ10", "RF10", "KE5", ""], 1, "F10xJ10", "K1 J10 E5, K3 E5 O15"),
        (["KA1", "KS1", "KA19", "KB2"], 3, "B2xA1", "K1 A1 A1, K4 A1 S1, K2 S1 A19, K3 A19 S19"),
    ],
)
def test_kings_displace_each_other_in_chains(
    placed: list[str], turn: int, move: str, lost: str
) -> None:
    state = table(*placed, turn=turn)
    losses = returned(play(state, move))
    assert losses == lost.split(", ")
    for each in losses:
        piece, _, to = each.split()
        assert on(state, to) == piece
    fallen = {int(each[1]) - 1 for each in losses}
    assert state.position.fallen == [seat in fallen for seat in range(4)]
    assert state.position.captures == [int(seat == turn) for seat in range(4)]
