"""Captured Kings come back at once, and what they displace returns in its turn."""

import pytest

from games.king_of_the_mountain.pieces import ARCHER, KING, piece_of
from games.king_of_the_mountain.position import SIZE, Loss, empty_position, make
from games.king_of_the_mountain.squares import NAMES, square_named
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.setting import king, on, play, returned, table

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
