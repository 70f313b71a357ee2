"""Captured Kings come back at once, and what they displace returns in its turn."""

import pytest

from tests.games.king_of_the_mountain.setting import king, on, play, returned, table


def test_a_king_is_never_placed_in_the_reserve_and_it_takes_no_turn() -> None:
    state = table("RD4 HS19", "KH4", "")
    events = play(state, "D4xH4")
    assert returned(events)[0] == "K2 H4 A19"
    assert (king(state, 1), state.position.reserves) == ("A19", [(), (), ()])
    assert state.position.turn == 1


CHAINS = [
    (("RD4", "KA1", "", "KH4"), 0, "D4xH4", ["K4 H4 S1"]),
    (("KH4", "KA1", "RD4", ""), 2, "D4xH4", ["K1 H4 A1", "K2 A1 A19"]),
    (("KJ10", "RF10", "KE5", ""), 1, "F10xJ10", ["K1 J10 E5", "K3 E5 O15"]),
    (
        ("KA1", "KS1", "KA19", "KB2"),
        3,
        "B2xA1",
        ["K1 A1 A1", "K4 A1 S1", "K2 S1 A19", "K3 A19 S19"],
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
