import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.king_of_the_mountain.board import GIANT, KANGAROO, KING, KNIGHT, LETTERS, NAMES
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.notation import (
    UnreadableNotation,
    format_move,
    format_position,
    read_move,
)
from games.king_of_the_mountain.position import RESPAWN, Position
from games.king_of_the_mountain.state import KingOfTheMountainOptions, clash
from tests.games.king_of_the_mountain.positions import MATCHES, scramble, wander
from tests.games.king_of_the_mountain.reading import UnreadablePosition, parse_move, parse_position
from tests.games.king_of_the_mountain.setting import table

# Written by hand: a blank line, wide and narrow blanks, and no files below.
BY_HAND = """
King of the Mountain
board: valleys
options: mutant_monarch keep_it=3
players: 3 -2
round: 12
begins: 2
turn: 1
player 1: reserve NNH, gained A, captured before yes, on the centre 0, captures 4
player 2: reserve -, gained -, captured before no, on the centre 0, captures 1
player 3: reserve QB, gained -, captured before no, on the centre 2, captures 0

19  .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. R3
18  .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
17  .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
16  .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. .. .. ..
15  .. .. .. .. .. .. .. .. .. ## .. .. .. .. H1 ## .. .. ..
14  .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
13  .. .. .. .. .. .. ## .. .. ## ## .. ## .. .. .. .. .. ..
12  .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ..
11  .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. .. .. .. ..
10  ## ## ## .. ## ## ## .. .. K3 .. .. ## ## ## .. ## ## ##
 9  .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. ..
 8  .. .. .. .. .. .. .. K1 .. G1 .. .. .. .. .. .. .. .. ..
 7  .. .. .. .. .. .. ## .. ## ## .. .. ## .. .. .. .. .. ..
 6  .. .. .. .. .. H3 .. .. .. ## .. .. .. .. .. .. .. .. ..
 5  .. .. .. ## .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 4  .. .. .. .. .. .. .. .. .. .. .. .. .. .. ## .. .. .. ..
 3  .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 2  .. .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
 1  M3 .. .. .. .. .. .. .. .. ## .. .. .. .. .. .. .. .. ..
"""


def some_positions() -> Iterator[tuple[KingOfTheMountainOptions, Position]]:
    for number in range(len(MATCHES)):
        for turn, found in enumerate(wander(number, 100 + number, 120)):
            if turn % 23 == 22:
                yield found
    for seed in range(1000, 1040):
        position = scramble(seed)
        yield KingOfTheMountainOptions(board=position.board_name), position


def test_legal_moves_are_read_as_they_are_written() -> None:
    signs = set()
    for _, position in some_positions():
        seat = position.turn
        found = moves_of(position, seat)
        said = [format_move(position, seat, move) for move in found]
        assert len(set(said)) == len(said)
        for text in said:
            assert re.fullmatch(r"[A-S]\d+[-x*][A-S]\d+|[QMCBRNLPAGH]@[A-S]\d+", text)
            signs.add(re.sub(r"[^-x*@]", "", text))
        for move, text in zip(found[::7], said[::7], strict=True):
            assert parse_move(position, seat, text) == move
    assert signs == {*"-x*@"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("e5-e9", "E5-E9"),
        ("  E5 - E9 ", "E5-E9"),
        ("E5 E9", "E5-E9"),
        ("e5e9", "E5-E9"),
        ("E5 F5", "E5xF5"),
        ("e5xf5", "E5xF5"),
        ("E5 X F5", "E5xF5"),
        ("E5×F5", "E5xF5"),
        ("e5 ×f5", "E5xF5"),
        ("E5–E9", "E5-E9"),
        ("E5 — E9", "E5-E9"),
        ("E5->E9", "E5-E9"),
        ("E5 → E9", "E5-E9"),
        ("K12*M14", "K12*M14"),
        ("k12 m14", "K12*M14"),
        ("K12 * m14\n", "K12*M14"),
        ("N@", "N@O15"),
        ("n @ o15", "N@O15"),
        ("h@O15", "H@O15"),
    ],
)
def test_what_people_type_is_understood(typed: str, meant: str) -> None:
    armies = ("KA1 RE5 AK12", "HF5 HM14 KS1 RS19")
    position = table(*armies, reserves=("N", "HN"), board="valleys").position
    seat = 1 if "@" in typed else 0
    assert format_move(position, seat, parse_move(position, seat, typed)) == meant


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        ("r@a1", GIANT, "G@A1"),
        ("Kä@", KANGAROO, None),
        ("N@A1", KNIGHT, "N@A1"),
        ("王＠Ａ１", KING, "K@A1"),
    ],
)
def test_letters_of_another_language_count_before_the_usual_ones(
    typed: str, kind: int, written: str | None
) -> None:
    letters = {"R": GIANT, "KÄ": KANGAROO, "王": KING}
    assert read_move(typed, letters) == (RESPAWN + kind, written)


MALFORMED = "a move is written E5-E9, E5xE9, E5*G7 or N@A1"
OFF_BOARD = "squares are A1 to S19"


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", MALFORMED),
        ("castle", MALFORMED),
        ("E5", MALFORMED),
        ("E5-", MALFORMED),
        ("E5--E9", MALFORMED),
        ("E5+E9", MALFORMED),
        ("T5-E9", MALFORMED),
        ("E5-E9-E10", MALFORMED),
        ("E123-E9", MALFORMED),
        ("X@A1", MALFORMED),
        ("N@A1 please", MALFORMED),
        ("pass", MALFORMED),
        ("E0-E9", OFF_BOARD),
        ("E5-E20", OFF_BOARD),
        ("E05-E9", OFF_BOARD),
        ("E5-E٩", OFF_BOARD),
    ],
)
def test_what_is_no_move_is_refused(typed: str, message: str) -> None:
    with pytest.raises(UnreadableNotation, match=f"^{re.escape(message)}$"):
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
    text = format_position(options, position)
    assert parse_position(text) == (options, position)
    assert format_position(*parse_position(text)) == text


def test_a_position_written_by_hand_is_read() -> None:
    options, position = parse_position(BY_HAND)
    assert options == KingOfTheMountainOptions(board="valleys", mutant_monarch=True, keep_it=3)
    assert (position.seats, position.gone, position.living) == (3, (1,), (0, 2))
    assert (position.round, position.starter, position.turn) == (12, 1, 0)
    reserves = ["".join(LETTERS[kind] for kind in reserve) for reserve in position.reserves]
    assert reserves == ["NNH", "", "QB"]
    assert position.monarchs == [LETTERS.index("A"), 0, 0]
    assert position.fallen == [True, False, False]
    assert position.kept == [0, 0, 2]
    assert position.captures == [4, 1, 0]
    assert standing(position) == {
        "S19": "R3",
        "O15": "H1",
        "J10": "K3",
        "H8": "K1",
        "J8": "G1",
        "F6": "H3",
        "A1": "M3",
    }


def standing(position: Position) -> dict[str, str]:
    return {NAMES[at]: f"{LETTERS[kind]}{seat + 1}" for at, seat, kind in position.pieces()}


CONTRARY = "the options contradict each other: all_hands and army_size"


@pytest.mark.parametrize(
    ("said", "instead", "message"),
    [
        ("King of the Mountain\n", "", "the first line is King of the Mountain"),
        ("board: valleys\n", "", "the line board is missing"),
        ("turn: 1\n", "", "the line turn is missing"),
        ("board: valleys", "board: Valleys", "no such board"),
        ("board: valleys", "board: forest", "walls stand elsewhere on this board"),
        ("keep_it=3", "keep_it=6", "the option keep_it is not as it can be"),
        ("keep_it=3", "all_hands army_size=12", CONTRARY),
        ("keep_it=3", "keep_it=3 keep_it=3", "the option keep_it is said twice"),
        ("keep_it=3", "\ud800=3", "the option ? is not as it can be"),
        ("players: 3", "players: two", "not a number from 0: two"),
        ("players: 3", "players: 5", "two to four play"),
        ("players: 3 -2", "players: 3 -2 -2", "who left is a player, once"),
        ("players: 3 -2", "players: 3", "player 2 has one King"),
        ("G1", "K1", "player 1 has one King"),
        ("G1", "G2", "only those who play have pieces"),
        ("round: 12", "round: 0", "not a number from 1: 0"),
        ("begins: 2", "begins: 4", "no such player"),
        ("player 3: ", "player 5: ", "player 3: reserve is missing"),
        ("captures 4", "captures 4, more", "player 1: more than captures"),
        ("reserve NNH", "reserve HNN", "a reserve has no King and is ordered QMCBRNLPAGH"),
        ("reserve NNH", "reserve NNX", "no such kind of piece"),
        ("gained -", "gained K", "player 2: a King gains another kind's movement"),
        ("before yes", "before maybe", "captured before is yes or no"),
        ("\n16  ", "\n18  ", "the ranks are 19 to 1"),
        (" .. .. R3", " .. R3", "a row has nineteen squares"),
        ("R3", "R5", "no such piece"),
    ],
)
def test_a_wrong_position_is_refused(said: str, instead: str, message: str) -> None:
    assert said in BY_HAND
    with pytest.raises(UnreadablePosition, match=f"^{re.escape(message)}$"):
        parse_position(BY_HAND.replace(said, instead, 1))


@settings(max_examples=20, derandomize=True)
@given(
    at=st.integers(0, 480),
    length=st.integers(0, 40),
    put=st.text(max_size=3) | st.sampled_from(["\n", "-", ", ", ": ", "12", "K1", "=", "²", "٣"]),
)
def test_a_spoiled_position_is_read_or_refused(at: int, length: int, put: str) -> None:
    spoiled = BY_HAND[:at] + put + BY_HAND[at + length :]
    try:
        options, position = parse_position(spoiled)
    except UnreadablePosition:
        return
    assert parse_position(format_position(options, position)) == (options, position)


@settings(max_examples=20, derandomize=True)
@given(st.text(max_size=12) | st.from_regex(r"[A-T]\d{1,3} ?[-x*@]? ?[a-t]\d{0,2}", fullmatch=True))
def test_any_text_is_a_move_or_refused(typed: str) -> None:
    with suppress(UnreadableNotation):
        assert read_move(typed)[0] < RESPAWN + len(LETTERS)
