from collections.abc import Collection

import pytest

from games.king_of_the_mountain import DRAWINGS, NAMES, BoardName
from games.king_of_the_mountain.layouts import walls_of
from games.king_of_the_mountain.terrain import terrain_of

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


def share_of_long_lines(board: BoardName) -> float:
    """How many lines run further than four squares, from each free square and in each way."""
    free = {*EVERYWHERE} - marked(board, "#")
    long = sum(
        all((file + x * step, rank + y * step) in free for step in range(1, 6))
        for file, rank in free
        for x, y in STRAIGHT
    )
    return long / len(free) / len(STRAIGHT)


def reach(board: BoardName, steps: Collection[Place]) -> float:
    """How many squares a slider with these steps reaches alone on this board, on average."""
    walls = marked(board, "#")
    free = {*EVERYWHERE} - walls
    total = 0
    for file, rank in free:
        for x, y in steps:
            at = (file + x, rank + y)
            while at in free:
                total += 1
                at = (at[0] + x, at[1] + y)
    return total / len(free)


STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
ASLANT = [(1, 1), (1, -1), (-1, -1), (-1, 1)]


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


def test_in_the_forest_lines_end_soon() -> None:
    far = {board: share_of_long_lines(board) for board in BOARDS}
    assert far["forest"] < 0.2
    assert min(far["citadel"], far["valleys"]) > 0.45
    assert reach("forest", STRAIGHT) < 10 < 2 * 9.5 < reach("valleys", STRAIGHT)
    assert reach("citadel", STRAIGHT) > 24


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


def test_in_the_valleys_the_way_up_is_straight_and_diagonals_are_long() -> None:
    steps = {board: len(way(CORNERS[0], CENTRE, marked(board, "#"))) - 1 for board in BOARDS}
    assert steps == {"citadel": 12, "forest": 9, "valleys": 9}
    assert not marked("valleys", "#") & {(at, at) for at in range(1, 20)}
    assert reach("valleys", ASLANT) > 1.5 * max(reach("citadel", ASLANT), reach("forest", ASLANT))


def redrawn(**changed: str) -> str:
    """The citadel with other signs on some squares."""
    lines = [line.split() for line in DRAWINGS["citadel"].strip().splitlines()]
    for name, sign in changed.items():
        file, row = ord(name[0]) - ord("A"), 19 - int(name[1:])
        lines[row][1] = lines[row][1][:file] + sign + lines[row][1][file + 1 :]
    return "\n".join(" ".join(line) for line in lines)


def all_round(name: str, sign: str) -> dict[str, str]:
    """A square and those where it comes to lie when the board is turned."""
    places = [(ord(name[0]) - ord("A") + 1, int(name[1:]))]
    while len(places) < 4:
        places.append(turn(places[-1]))
    return {f"{chr(ord('A') + file - 1)}{rank}": sign for file, rank in places}


def test_a_drawing_with_other_walls_is_read() -> None:
    more = walls_of(redrawn(**all_round("H8", "#")))
    assert {NAMES[at] for at in more - walls_of(redrawn())} == {"H8", "H12", "L12", "L8"}
