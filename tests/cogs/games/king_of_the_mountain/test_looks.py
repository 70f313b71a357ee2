"""The look of matches: every legal move is within reach, texts fit, and say enough to play by."""

import re

import pytest

from cogs.games.king_of_the_mountain.close_up import close_picture
from cogs.games.king_of_the_mountain.picture import board_picture
from games.king_of_the_mountain.board import KNIGHT, LETTERS, QUEEN
from games.king_of_the_mountain.board import NAMES as SQUARES
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.state import KingOfTheMountainState, Move, Respawn
from games.king_of_the_mountain.terrain import terrain_of
from tests.cogs.games.king_of_the_mountain.playing import BACK, NAMES
from tests.cogs.games.positions import alternative, labels_on, pages_of
from tests.games.king_of_the_mountain.setting import (
    GAME,
    chance,
    new,
    pieces,
    table,
)


def targets_of_a_queen(square: int) -> int:
    """Return the number of squares that a Queen here reaches on the open board of valleys."""
    terrain = terrain_of("valleys")
    return sum(map(len, terrain.sliding[QUEEN][square])) if square not in terrain.walls else 0


WIDE = SQUARES[max(range(len(SQUARES)), key=targets_of_a_queen)]
"""The square where a Queen has the most targets."""


def check_reach(state: KingOfTheMountainState) -> int:
    """Check that the seat in turn is offered exactly the legal moves. Returns their number."""
    seat = state.position.turn
    pages = pages_of(GAME, state, NAMES[: state.position.seats])
    found, whole = pages.hands(seat)
    assert whole
    offered = {action for hand in found.values() for action in pages.actions(hand)}
    offered.update(pages.in_menu(seat))
    legal = {*GAME.menu(state, seat)}
    assert offered == legal
    moves = {action for action in legal if isinstance(action, (Move, Respawn))}
    assert len(moves) == len(moves_of(state.position, seat))
    return len(moves)


def crowded() -> KingOfTheMountainState:
    """Twenty-four pieces that can move, and one of each kind in reserve."""
    court = "KC3 QP4 MH8 CI14 BB2 BC7 RD1 RN5 NE2 NE8 LF1 LF6 PG3 PG9 AH2 AH5 GJ4 GJ6"
    heroes = "HK9 HL7 HM3 HN9 HP9 HQ7"
    armies = (f"{court} {heroes}", "KQ17 RS2")
    return table(*armies, reserves=(LETTERS[2:], ""), board="valleys")


def test_no_move_is_hidden_by_forty_targets_or_by_many_pieces_and_a_full_reserve() -> None:
    queen = table(f"Q{WIDE} KA2", "KS18", board="valleys")
    assert check_reach(queen) > 40
    state = crowded()
    assert len(pieces(state, 0)) == 24
    assert check_reach(state) > 180


def test_the_boards_picture_is_told_in_words_with_every_piece() -> None:
    state = new(4)
    for seat in range(4):
        GAME.apply(state, seat, GAME.default_action(state, seat, chance()), chance())
    state.position.reserves[2] = (7, 7, 9)
    lines = alternative(pages_of(GAME, state, NAMES).board()).splitlines()
    for seat, name in enumerate(NAMES):
        (line,) = (line for line in lines if line.startswith(f"{name}: "))
        told, _, held = line.removeprefix(f"{name}: ").partition(" (")
        each = told.split()
        squares = {
            f"{letter}{square}"
            for letter, names in zip(each[::2], each[1::2], strict=True)
            for square in names.split(",")
        }
        assert squares == pieces(state, seat)
        assert held == ("reserve: NNP)" if seat == 2 else "")
    assert any("'s turn" in line for line in lines)


def test_letters_are_explained_in_the_first_two_rounds() -> None:
    state = table("KI2 RD4", "KR18 HS17")
    for number, explained in ((1, True), (2, True), (3, False)):
        state.position.round = number
        pages = pages_of(GAME, state, NAMES[:2])
        assert ("**L** Kangaroo" in pages.board().text) is explained
        assert ("**R** Rook" in pages.hand(0).text) is explained


def test_buttons_name_pieces_and_squares_and_re_spawning_only_if_it_is_possible() -> None:
    pages = pages_of(GAME, table("KC3 LD4 HD5", "RD9"), NAMES[:2])
    assert labels_on(pages.hand(0)) == [*("Whole board", "1 K", "2 L", "3 H")]
    pages.record.state.position.reserves[0] = (KNIGHT,)
    assert "Re-spawn" in labels_on(pages.hand(0))
    whole, part = pages.hand(0, "#").picture, pages.hand(0).picture
    assert whole is not None and part is not None
    assert (whole.draw, part.draw) == (board_picture, close_picture)
    _, *going = labels_on(pages.hand(0, "D4"))
    assert {*going[:2]} == {"Kangaroo D4", BACK}
    assert all(re.fullmatch(r"\d+ [A-S]\d+", label) for label in going[2:])


@pytest.mark.parametrize(
    ("armies", "told"),
    [
        (("KI9 RD4", "KR18 HS17"), "Your King can step onto J10 now, and that wins at once."),
        (("KI9 RD4", "KR18 LK12"), "Your King can't step onto J10 yet: he could be captured"),
        (("KI9 RJ10", "KR18 HS17"), "Your King is 1 step from J10, and each step takes a turn."),
        (("KI9 RD4", "KK11 HS17"), "🟦's King is close to J10"),
    ],
)
def test_whoever_is_new_reads_whether_their_king_can_step_onto_the_centre(
    armies: tuple[str, str], told: str
) -> None:
    made = pages_of(GAME, table(*armies), NAMES[:2])
    made.record.chairs[0].coached = True
    assert told in made.hand(0).text
