from collections.abc import Collection, Iterator
from itertools import product
from typing import Any

import pytest

from games.king_of_the_mountain.armies import (
    SUGGESTIONS,
    give_army,
    give_court,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.board import CANNON, NAMES, kind_of
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.position import SIZE, Position, empty_position
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.terrain import DRAWINGS, BoardName, terrain_of

Place = tuple[int, int]
"""File and rank, both from 1."""

EVERYWHERE = [(file, rank) for rank in range(1, 20) for file in range(1, 20)]
CENTRE = (10, 10)
CORNERS = [(1, 1), (1, 19), (19, 19), (19, 1)]
INNER_POINTS = [(5, 5), (5, 15), (15, 15), (15, 5)]
DEPLOYED_AT_A1 = {
    *((1, rank) for rank in range(1, 8)),
    *((2, rank) for rank in range(1, 8)),
    *((file, 1) for file in range(1, 8)),
    *((file, 2) for file in range(1, 8)),
}
"""The court, the four lines, and what All Hands on Deck adds to them."""

BOARDS: tuple[BoardName, ...] = ("citadel", "forest", "valleys")


def turn(place: Place) -> Place:
    file, rank = place
    return rank, 20 - file


def rows(board: BoardName) -> list[str]:
    """From rank 1 up."""
    return [line.split()[1] for line in DRAWINGS[board].strip().splitlines()][::-1]


def marked(board: BoardName, sign: str) -> set[Place]:
    return {(file, rank) for file, rank in EVERYWHERE if rows(board)[rank - 1][file - 1] == sign}


def kept_free() -> set[Place]:
    free = {CENTRE, *CORNERS, *INNER_POINTS}
    deployed = DEPLOYED_AT_A1
    for _ in range(4):
        deployed = {turn(place) for place in deployed}
        free |= deployed
    return free


def way(start: Place, end: Place, walls: Collection[Place]) -> list[Place]:
    """The squares of a shortest king's walk; none if there is no way."""
    came_from: dict[Place, Place] = {start: start}
    for file, rank in (waiting := [start]):
        if (file, rank) == end:
            found = [end]
            while found[-1] != start:
                found.append(came_from[found[-1]])
            return found
        for to in ((file + x, rank + y) for x in (-1, 0, 1) for y in (-1, 0, 1)):
            on_board = 1 <= to[0] <= 19 and 1 <= to[1] <= 19
            if on_board and to not in walls and to not in came_from:
                came_from[to] = (file, rank)
                waiting.append(to)
    return []


@pytest.mark.parametrize("board", BOARDS)
def test_a_drawing_shows_19_ranks_of_19_squares_and_is_the_board_played_on(
    board: BoardName,
) -> None:
    lines = [line.split() for line in DRAWINGS[board].strip().splitlines()]
    assert [int(rank) for rank, _ in lines] == [*range(19, 0, -1)]
    assert {len(row) for _, row in lines} == {19}
    assert {sign for _, row in lines for sign in row} == {*".#o*"}
    played = {NAMES[at] for at in terrain_of(board).walls}
    assert played == {
        f"{'ABCDEFGHIJKLMNOPQRS'[file - 1]}{rank}" for file, rank in marked(board, "#")
    }


def test_there_are_three_boards() -> None:
    assert set(DRAWINGS) == set(BOARDS)


@pytest.mark.parametrize("board", BOARDS)
def test_no_corner_is_favoured(board: BoardName) -> None:
    for sign in "#.o*":
        assert {turn(place) for place in marked(board, sign)} == marked(board, sign)


@pytest.mark.parametrize("board", BOARDS)
def test_the_centre_respawn_points_and_deployment_squares_bear_no_wall(board: BoardName) -> None:
    assert marked(board, "*") == {CENTRE}
    assert marked(board, "o") == {*CORNERS, *INNER_POINTS}
    assert len(kept_free()) == 1 + 4 + 4 * 24
    assert not marked(board, "#") & kept_free()


@pytest.mark.parametrize("board", BOARDS)
def test_kings_reach_the_centre_from_every_corner_whatever_wall_is_added(board: BoardName) -> None:
    walls = marked(board, "#")
    for corner in CORNERS:
        walk = way(corner, CENTRE, walls)
        assert walk
        # A wall beside this walk leaves it open.
        for added in {*walk} - kept_free():
            assert way(corner, CENTRE, {*walls, added})


def test_the_citadel_has_four_gates_with_a_shield_before_each() -> None:
    walls = marked("citadel", "#")
    gates, shield = [(10, 7)], {(file, 5) for file in range(8, 13)}
    while len(gates) < 4:
        gates.append(turn(gates[-1]))
    assert not walls & {*gates}
    for gate in gates:
        assert way(CORNERS[0], CENTRE, {*walls, *gates} - {gate})
        assert shield <= walls
        shield = {turn(place) for place in shield}
    assert not way(CORNERS[0], CENTRE, {*walls, *gates})


def test_in_the_valleys_the_neighbours_meet_at_a_pass_or_on_the_hill() -> None:
    walls = marked("valleys", "#")
    hill = {(file, rank) for file in range(8, 13) for rank in range(8, 13)}
    passes = [(4, 10)]
    while len(passes) < 4:
        passes.append(turn(passes[-1]))
    neighbours = zip(CORNERS, [*CORNERS[1:], CORNERS[0]], strict=True)
    for (one, other), between in zip(neighbours, passes, strict=True):
        assert between in way(one, other, {*walls, *hill, *passes} - {between})
        assert not way(one, other, {*walls, *hill, *passes})


def test_the_citadel_is_the_longest_way_to_walk() -> None:
    steps = {board: len(way(CORNERS[0], CENTRE, marked(board, "#"))) - 1 for board in BOARDS}
    assert steps == {"citadel": 12, "forest": 10, "valleys": 10}


ARMIES: list[dict[str, Any]] = [
    *({"army_size": size} for size in range(10, 21)),
    {"all_hands": True},
    {"wait_for_it": True},
]


def openings(board: BoardName, seats: int, wanted: dict[str, Any]) -> Iterator[Position]:
    """Every way in which suggested armies may face each other."""
    options = KingOfTheMountainOptions(**wanted)
    pieces = options.pieces - 10
    armies = {
        suggested_army(name, suggested_pieces(name, pieces), options.lines) for name in SUGGESTIONS
    }
    for deployed in product(*[[""] if options.wait_for_it else sorted(armies)] * seats):
        position = empty_position(board, seats, 0)
        give_court(position)
        for seat, army in enumerate(deployed):
            give_army(position, seat, army)
        yield position


def captures_by(position: Position) -> set[int]:
    """The kinds that could capture something if it were their turn."""
    board = position.board
    moves = (move for seat in range(position.seats) for move in moves_of(position, seat))
    return {kind_of(board[move // SIZE]) for move in moves if board[move % SIZE]}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_but_a_cannon_can_capture_on_its_first_move(board: BoardName, seats: int) -> None:
    for wanted in ARMIES:
        able = [captures_by(position) for position in openings(board, seats, wanted)]
        assert set().union(*able) <= ({CANNON} if seats > 2 else set()), wanted


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 4])
def test_cannons_open_fire_on_the_first_move_where_neighbours_play(
    board: BoardName, seats: int
) -> None:
    assert any(captures_by(position) for position in openings(board, seats, {}))
