"""Reads moves as a player would type them."""

from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.notation import UnreadableNotation, format_move, read_move
from games.king_of_the_mountain.position import Position


def parse_move(position: Position, seat: int, text: str) -> int:
    """The legal move that a text means; the sign between two squares may be left out.

    Raises UnreadableNotation.
    """
    move, written = read_move(text)
    if move not in moves_of(position, seat):
        raise UnreadableNotation("that move is not legal here")
    said = format_move(position, seat, move)
    if written not in (None, said):
        raise UnreadableNotation(f"that move is written {said}")
    return move
