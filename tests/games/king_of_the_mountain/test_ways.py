"""A King's ways to the centre, as the computer players weigh them."""

import pytest

from games.king_of_the_mountain.board import CENTRE, SQUARES, kind_of, owner_of
from games.king_of_the_mountain.computers.evaluation import (
    CROWDED_STEP,
    DANGEROUS_STEP,
    JAMMED_STEP,
    ways,
)
from games.king_of_the_mountain.moves import is_attacked, targets_of
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.positions import scramble
from tests.games.king_of_the_mountain.setting import table


def cost_of(position: Position, seat: int, at: int) -> int:
    """Return the cost of a step onto a square for a King on his way."""
    terrain = terrain_of(position.board_name)
    board = position.board[:]
    board[position.king(seat)] = 0
    if owner_of(board[at]) == seat:
        kind = kind_of(board[at])
        moves = targets_of(terrain, position.board, at, kind, seat)
        return 1 + (CROWDED_STEP if moves else JAMMED_STEP)
    return 1 + (DANGEROUS_STEP if is_attacked(position, terrain, board, at, seat) else 0)


@pytest.mark.parametrize("block", range(4))
def test_each_goes_on_by_the_best_square_beside_it(block: int) -> None:
    for seed in range(3 * block, 3 * block + 3):
        position = scramble(seed)
        beside = terrain_of(position.board_name).steps
        for seat in position.living:
            steps = ways(position, seat)
            costs = [cost_of(position, seat, at) for at in SQUARES]
            for at in SQUARES:
                best = min((steps[to] + costs[to] for to in beside[at]), default=99)
                assert steps[at] == (0 if at == CENTRE else min(best, 99))
            king = position.king(seat)
            assert ways(position, seat, king)[king] == steps[king]


def test_a_way_is_longer_past_attacks_and_past_ones_own_pieces() -> None:
    def length(own: str, foe: str) -> float:
        state = table(f"KJ6 {own}".strip(), f"KS19 {foe}".strip())
        return ways(state.position, 0)[state.position.king(0)]

    free = length("", "")
    assert free == 4
    assert length("", "RJ14") > free
    assert length("HJ9 HI9 HK9", "") > free
    assert length("HJ7 HI8 HK8 HI6 HK6", "") > length("HJ7", "")
