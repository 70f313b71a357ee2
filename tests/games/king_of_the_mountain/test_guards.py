"""Compare the guards of the centre that computers count with captures that rules allow."""

from games.king_of_the_mountain.board import ARCHER, CANNON, CENTRE, GIANT, KANGAROO, ROOK, piece_of
from games.king_of_the_mountain.computers.evaluation import guards_of
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.position import RESPAWN, SIZE
from games.king_of_the_mountain.terrain import terrain_of
from tests.games.king_of_the_mountain.positions import scramble


def test_guards_are_counted_as_the_rules_have_them() -> None:
    """Without Kings, whom an attack on the centre may keep from it."""
    seen: set[int] = set()
    for seed in range(300):
        position = scramble(seed)
        board = position.board
        for seat in position.living:
            board[position.king(seat)] = 0
        position.monarchs = [0] * position.seats
        guards = guards_of(position, terrain_of(position.board_name))
        for seat in position.living:
            board[CENTRE] = piece_of((seat + 1) % position.seats, ROOK)
            found = [move for move in moves_of(position, seat) if move < RESPAWN]
            sources = {move // SIZE for move in found if move % SIZE == CENTRE}
            assert guards[seat] == len(sources)
            seen.update(board[at] & 15 for at in sources)
    assert {ARCHER, CANNON, GIANT, KANGAROO} <= seen
