"""The map of what is attacked says of all squares what is asked of one."""

import pytest

from games.king_of_the_mountain.board import CENTRE, KING, SQUARES, owner_of, piece_of
from games.king_of_the_mountain.computers.evaluation import attack_map
from games.king_of_the_mountain.moves import attackers_of, is_attacked
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.positions import scramble


@pytest.mark.parametrize("block", range(4))
def test_a_square_is_on_it_just_when_it_is_attacked(block: int) -> None:
    """Whatever stands there, and with the King away, as when his way is looked for."""
    for seed in range(6 * block, 6 * block + 6):
        position = scramble(seed)
        terrain = terrain_of(position.board_name)
        for seat in position.living:
            board = position.board[:]
            board[position.king(seat)] = 0
            asked = [is_attacked(position, terrain, board, at, seat) for at in SQUARES]
            assert [*map(bool, attack_map(position, board, seat))] == asked


def test_what_attacks_a_king_on_a_square_is_named_just_when_he_is_attacked_there() -> None:
    named = 0
    for seed in range(60):
        position = scramble(seed)
        terrain = terrain_of(position.board_name)
        for seat in position.living:
            for at in (CENTRE, *SQUARES[seed::60]):
                board = position.board[:]
                board[position.king(seat)], board[at] = 0, piece_of(seat, KING)
                found = attackers_of(position, at, seat)
                assert bool(found) == is_attacked(position, terrain, board, at, seat)
                assert all(owner_of(board[each]) not in (-1, seat) for each in found)
                named += len(found)
    assert named > 300
