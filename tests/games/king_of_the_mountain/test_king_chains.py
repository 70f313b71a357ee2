"""Captured Kings come back at once, and what they displace returns in its turn."""

import random
from collections import Counter

import pytest

from games.king_of_the_mountain import (
    NAMES,
    RESPAWN,
    SIZE,
    Loss,
    Position,
    moves_of,
    respawn_point,
    square_named,
)
from games.king_of_the_mountain.pieces import ARCHER, HERO, KING, kind_of, owner_of, piece_of
from games.king_of_the_mountain.position import empty_position, make
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.setting import (
    POINTS,
    king,
    on,
    pieces,
    play,
    reserve,
    returned,
    table,
)

every_seat = pytest.mark.parametrize(("seats", "seat", "corner", "inner"), POINTS)

OUTER_EDGE = [
    *(f"{file}{rank}" for file in "DEFGHIJKLMNOP" for rank in (4, 16)),
    *(f"{file}{rank}" for file in "DP" for rank in range(5, 16)),
]
MIDDLE_EDGE = [
    *(f"{file}{rank}" for file in "EFGHIJKLMNO" for rank in (5, 15)),
    *(f"{file}{rank}" for file in "EO" for rank in range(6, 15)),
]
POINT_NAMES = ("A1", "A19", "S19", "S1", "E5", "E15", "O15", "O5")


def shoot(seats: int, seat: int, square: str) -> tuple[str, list[Loss]]:
    """Where a King goes who is shot on a square of the valleys, and what is lost."""
    position = empty_position("valleys", seats, 0)
    target = square_named(square)
    terrain = terrain_of("valleys")
    source = next(at for at in terrain.shots[target] if NAMES[at] not in POINT_NAMES)
    position.board[target] = piece_of(seat, KING)
    position.board[source] = piece_of((seat + 1) % seats, ARCHER)
    losses = make(position, (seat + 1) % seats, source * SIZE + target)
    return NAMES[position.king(seat)], losses


def free(squares: list[str]) -> list[str]:
    walls = terrain_of("valleys").walls
    return [name for name in squares if square_named(name) not in walls]


@every_seat
def test_a_king_captured_within_four_squares_of_the_edge_returns_to_his_corner(
    seats: int, seat: int, corner: str, inner: str
) -> None:
    names = free(OUTER_EDGE)
    assert len(names) > 40
    for name in names:
        at = square_named(name)
        assert shoot(seats, seat, name) == (corner, [Loss(seat, KING, at, square_named(corner))])


@every_seat
def test_a_king_captured_in_the_middle_level_returns_to_his_inner_point(
    seats: int, seat: int, corner: str, inner: str
) -> None:
    names = free(MIDDLE_EDGE)
    assert len(names) > 30
    for name in names:
        at = square_named(name)
        assert shoot(seats, seat, name) == (inner, [Loss(seat, KING, at, square_named(inner))])


def test_the_regions_are_the_eleven_by_eleven_middle_and_all_else() -> None:
    middle = {f"{file}{rank}" for file in "EFGHIJKLMNO" for rank in range(5, 16)}
    assert len(middle) == 121
    for name in free(list(NAMES)):
        assert shoot(4, 0, name)[0] == ("E5" if name in middle else "A1"), name


def test_a_king_is_never_placed_in_the_reserve_and_it_takes_no_turn() -> None:
    state = table("RD4 HS19", "KH4", "")
    events = play(state, "D4xH4")
    assert returned(events)[0] == "K2 H4 A19"
    assert (king(state, 1), state.position.reserves) == ("A19", [(), (), ()])
    assert state.position.turn == 1


def test_an_empty_point_displaces_nothing() -> None:
    state = table("RD4", "KH4 HR2")
    assert returned(play(state, "D4xH4")) == ["K2 H4 S19"]
    assert pieces(state, 1) == {"KS19", "HR2"}


def test_his_own_piece_on_the_corner_goes_to_the_reserve() -> None:
    """ "even if it is the player's own piece": the King himself occupies its corner then."""
    state = table("RD4", "KH4 NS19")
    assert returned(play(state, "D4xH4")) == ["K2 H4 S19", "N2 S19 -"]
    assert (king(state, 1), reserve(state, 1)) == ("S19", "N")


@pytest.mark.parametrize(("corner", "to"), [("", "S19"), ("HS19", "-")])
def test_his_own_piece_on_the_inner_point_returns_under_the_rules(corner: str, to: str) -> None:
    state = table("RF10", f"KJ10 NO15 {corner}", keep_it=3)
    assert returned(play(state, "F10xJ10")) == ["K2 J10 O15", f"N2 O15 {to}"]
    assert king(state, 1) == "O15"
    assert on(state, "S19") == ("H2" if corner else "N2")


@pytest.mark.parametrize(("corner", "to"), [("", "A19"), ("HA19", "-")])
@pytest.mark.parametrize(
    ("victim", "move", "point"), [("H4", "D4xH4", "S19"), ("J10", "F10xJ10", "O15")]
)
def test_an_enemy_on_his_point_is_captured_and_returned(
    victim: str, move: str, point: str, corner: str, to: str
) -> None:
    state = table(f"R{move[: move.index('x')]}", f"N{point} {corner}", f"K{victim}")
    assert returned(play(state, move)) == [f"K3 {victim} {point}", f"N2 {point} {to}"]
    assert (on(state, point), reserve(state, 1)) == ("K3", "" if to == "A19" else "N")
    assert state.position.captures == [1, 0, 0]


def test_a_piece_of_the_capturer_on_his_point_is_captured_as_well() -> None:
    state = table("RD4 QS19", "KH4")
    assert returned(play(state, "D4xH4")) == ["K2 H4 S19", "Q1 S19 A1"]
    assert (on(state, "A1"), on(state, "S19")) == ("Q1", "K2")


def test_who_captures_a_king_on_his_own_corner_is_displaced_himself() -> None:
    state = table("RS11", "KS19")
    assert returned(play(state, "S11xS19")) == ["K2 S19 S19", "R1 S19 A1"]
    assert (pieces(state, 0), pieces(state, 1)) == ({"KC3", "RA1"}, {"KS19"})
    assert state.position.captures == [1, 0]


def test_who_captures_a_king_on_his_own_inner_point_is_displaced_himself() -> None:
    state = table("RM15 HA1", "KO15")
    assert returned(play(state, "M15xO15")) == ["K2 O15 O15", "R1 O15 -"]
    assert reserve(state, 0) == "R"


def test_a_king_who_captures_a_king_on_his_corner_goes_to_his_own() -> None:
    state = table("KR18", "KS19")
    assert returned(play(state, "R18xS19")) == ["K2 S19 S19", "K1 S19 A1"]
    assert (king(state, 0), king(state, 1)) == ("A1", "S19")
    assert state.position.fallen == [True, True]


def test_an_archer_who_shoots_a_king_on_his_own_corner_stays() -> None:
    state = table("AQ17", "KS19")
    assert returned(play(state, "Q17*S19")) == ["K2 S19 S19"]
    assert (on(state, "Q17"), king(state, 1)) == ("A1", "S19")


def test_an_archer_on_the_point_of_the_king_he_shoots_is_displaced() -> None:
    state = table("AS19", "KQ17")
    assert returned(play(state, "S19*Q17")) == ["K2 Q17 S19", "A1 S19 A1"]


CHAINS = [
    (("RD4", "KA1", "", "KH4"), 0, "D4xH4", ["K4 H4 S1"]),
    (("KH4", "KA1", "RD4", ""), 2, "D4xH4", ["K1 H4 A1", "K2 A1 A19"]),
    (("KH4", "", "KA1", "RD4"), 3, "D4xH4", ["K1 H4 A1", "K3 A1 S19"]),
    (("KH4", "KA1", "KA19", "RD4"), 3, "D4xH4", ["K1 H4 A1", "K2 A1 A19", "K3 A19 S19"]),
    (
        ("KH4", "KS1", "RD4", "KA1"),
        2,
        "D4xH4",
        ["K1 H4 A1", "K4 A1 S1", "K2 S1 A19"],
    ),
    (
        ("KH4", "KA1", "KA19", "KS19 RD4"),
        3,
        "D4xH4",
        ["K1 H4 A1", "K2 A1 A19", "K3 A19 S19", "K4 S19 S1"],
    ),
    (
        ("KH4", "KS1 RD4", "KA19", "KA1"),
        1,
        "D4xH4",
        ["K1 H4 A1", "K4 A1 S1", "K2 S1 A19", "K3 A19 S19"],
    ),
    (
        ("KA1", "KS1", "KA19", "KB2"),
        3,
        "B2xA1",
        ["K1 A1 A1", "K4 A1 S1", "K2 S1 A19", "K3 A19 S19"],
    ),
    (("KJ10", "KE5", "RF10", ""), 2, "F10xJ10", ["K1 J10 E5", "K2 E5 E15"]),
    (("KJ10", "RF10", "KE5", ""), 1, "F10xJ10", ["K1 J10 E5", "K3 E5 O15"]),
    (
        ("KJ10", "KE5", "KE15", "RF10"),
        3,
        "F10xJ10",
        ["K1 J10 E5", "K2 E5 E15", "K3 E15 O15"],
    ),
    (
        ("KO15", "RF10", "KJ10", "KE5"),
        1,
        "F10xJ10",
        ["K3 J10 O15", "K1 O15 E5", "K4 E5 O5"],
    ),
    (
        ("KJ10", "KE5", "KE15", "KO15 RF10"),
        3,
        "F10xJ10",
        ["K1 J10 E5", "K2 E5 E15", "K3 E15 O15", "K4 O15 O5"],
    ),
    (
        ("KE5", "KO5", "KE15", "KF5"),
        3,
        "F5xE5",
        ["K1 E5 E5", "K4 E5 O5", "K2 O5 E15", "K3 E15 O15"],
    ),
]


@pytest.mark.parametrize(
    ("placed", "turn", "move", "lost"), CHAINS, ids=[" ".join(chain[0]) for chain in CHAINS]
)
def test_kings_displace_each_other_in_chains(
    placed: tuple[str, ...], turn: int, move: str, lost: list[str]
) -> None:
    state = table(*placed, turn=turn)
    assert returned(play(state, move)) == lost
    for each in lost:
        piece, _, to = each.split()
        assert on(state, to) == piece
    fallen = {int(each[1]) - 1 for each in lost}
    assert state.position.fallen == [seat in fallen for seat in range(4)]
    assert state.position.captures == [int(seat == turn) for seat in range(4)]


@pytest.mark.parametrize("owner", range(4))
def test_no_corner_is_free_for_the_piece_at_the_end_of_a_chain_of_four(owner: int) -> None:
    armies = ["KH4", "KA1", "KA19", "KS19 RD4"]
    armies[owner] += " GS1"
    state = table(*armies, turn=3)
    assert returned(play(state, "D4xH4"))[-2:] == ["K4 S19 S1", f"G{owner + 1} S1 -"]
    assert reserve(state, owner) == "G"


@pytest.mark.parametrize(
    ("owner", "to"), [(0, "A1"), (1, "A19"), (2, "S19"), (3, "S1")], ids=range(4)
)
def test_in_the_middle_the_piece_at_the_end_of_a_chain_finds_its_corner(
    owner: int, to: str
) -> None:
    armies = ["KJ10", "KE5", "KE15", "KO15 RF10"]
    armies[owner] += " GO5"
    state = table(*armies, turn=3)
    assert returned(play(state, "F10xJ10"))[-2:] == ["K4 O15 O5", f"G{owner + 1} O5 {to}"]
    assert on(state, to) == f"G{owner + 1}"


def test_a_chain_ends_at_the_first_piece_that_is_no_king() -> None:
    state = table("KH4", "KA1", "KS19 HA19", "RD4", turn=3)
    assert returned(play(state, "D4xH4")) == ["K1 H4 A1", "K2 A1 A19", "H3 A19 -"]
    assert (king(state, 2), reserve(state, 2)) == ("S19", "H")


def expected_after(position: Position, seat: int, move: int) -> tuple[dict[int, int], list[Loss]]:
    """The board and the losses after a capture, worked out with a list of what is yet to return."""
    board = {at: piece for at, piece in enumerate(position.board) if piece}
    waiting: list[tuple[int, int]] = []
    if move >= RESPAWN:
        point = respawn_point(position, seat)
        assert point is not None
        waiting = [(board[point], point)] if point in board else []
        board[point] = piece_of(seat, move - RESPAWN)
    else:
        source, target = divmod(move, SIZE)
        waiting = [(board[target], target)] if target in board else []
        shot = kind_of(board[source]) == ARCHER and waiting
        board.pop(target, None)
        if not shot:
            board[target] = board.pop(source)
    losses = []
    while waiting:
        piece, square = waiting.pop()
        owner, kind = owner_of(piece), kind_of(piece)
        corner = position.corner(owner)
        name = NAMES[square]
        outside = name[0] in "ABCDPQRS" or not 5 <= int(name[1:]) <= 15
        if kind == KING:
            to: int | None = corner if outside else position.inner_point(owner)
            assert to is not None
            if to in board:
                waiting.append((board[to], to))
        else:
            to = None if corner in board else corner
        if to is not None:
            board[to] = piece
        losses.append(Loss(owner, kind, square, to))
    return board, losses


def crowded_position(rng: random.Random) -> Position:
    """Kings mostly stand on each other's points, among other pieces."""
    seats = rng.choice((2, 3, 4, 4))
    position = empty_position(rng.choice(["citadel", "forest", "valleys"]), seats, 0)
    walls = terrain_of(position.board_name).walls
    points = [square_named(name) for name in POINT_NAMES]
    level = points[:4] if rng.random() < 0.5 else points[4:]
    open_squares = [at for at in range(SIZE) if at not in walls]
    for seat in range(seats):
        while position.king(seat) < 0:
            at = rng.choice(level if rng.random() < 0.8 else open_squares)
            if not position.board[at]:
                position.board[at] = piece_of(seat, KING)
    for at in (*(point for point in points if rng.random() < 0.4), *rng.sample(open_squares, 60)):
        if not position.board[at]:
            position.board[at] = piece_of(rng.randrange(seats), rng.randint(KING + 1, HERO))
    for seat in range(seats):
        position.reserves[seat] = tuple(sorted(rng.choices(range(KING + 1, HERO + 1), k=2)))
    return position


def census(position: Position) -> Counter[int]:
    held = Counter(piece for piece in position.board if piece)
    for seat, kinds in enumerate(position.reserves):
        held.update(piece_of(seat, kind) for kind in kinds)
    return held


def test_every_chain_ends_loses_nothing_and_displaces_each_king_once_at_most() -> None:
    rng = random.Random(20)
    lengths: Counter[int] = Counter()
    for _ in range(120):
        position = crowded_position(rng)
        whole = census(position)
        for seat in range(position.seats):
            for move in moves_of(position, seat):
                target = respawn_point(position, seat) if move >= RESPAWN else move % SIZE
                if target is None or not position.board[target]:
                    continue
                after = position.copy()
                losses = make(after, seat, move)
                board, lost = expected_after(position, seat, move)
                assert losses == lost
                assert {at: piece for at, piece in enumerate(after.board) if piece} == board
                assert census(after) == whole
                kings = [loss.seat for loss in losses if loss.kind == KING]
                assert len(kings) == len({*kings})
                lengths[len(kings)] += 1
    assert all(lengths[number] > 0 for number in range(5)), lengths
