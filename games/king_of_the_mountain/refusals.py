"""Refusal codes of illegal moves."""

from games.king_of_the_mountain.moves import targets_of
from games.king_of_the_mountain.pieces import KING, kind_of, owner_of
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.state import Move, Respawn
from games.king_of_the_mountain.terrain import terrain_of


def why_not(position: Position, seat: int, action: Move | Respawn) -> str:
    """Return what is wrong with an action that is not among a seat's legal ones."""
    if isinstance(action, Respawn):
        return "no_respawn_point" if action.kind in position.reserves[seat] else "not_in_reserve"
    piece = position.board[action.source]
    if not piece:
        return "empty_square"
    if owner_of(piece) != seat:
        return "not_your_piece"
    terrain = terrain_of(position.board_name)
    kinds = {kind_of(piece)}
    if kinds == {KING}:
        kinds |= {position.monarchs[seat]} - {0}
        for kind in kinds:
            if action.target in targets_of(terrain, position.board, action.source, kind, seat):
                return "into_check"
    return "onto_wall" if action.target in terrain.walls else "illegal_move"
