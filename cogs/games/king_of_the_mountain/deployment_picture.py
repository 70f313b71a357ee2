"""The private picture of an army that is being deployed."""

from typing import Final, NamedTuple

from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import OWNERS
from cogs.games.king_of_the_mountain.cutout import Window, draw_window, window_of
from games.king_of_the_mountain import COURT, EMPTY, LINE_SQUARES, BoardName, kind_named
from games.king_of_the_mountain.squares import CORNERS, COURT_SQUARES, INNER_POINTS, SIDE


class Draft(NamedTuple):
    """An army as it is meant so far, and which of the deployment squares is chosen."""

    army: str
    selected: int | None


_ROWS: Final = 8


def deployment_picture(board: BoardName, corner: int, seat: int, draft: Draft) -> bytes:
    """Return a PNG of a seat's corner, lying below on the left, with its court and the draft."""
    lines = LINE_SQUARES[corner][: len(draft.army)]
    layers = [(square, art.deployment_ground(seat, ready=False)) for square in lines]
    if draft.selected is not None:
        layers.append((lines[draft.selected], art.SELECTED))
    layers += [(at, art.respawn_ring(seat)) for at in (CORNERS[corner], INNER_POINTS[corner])]
    layers += [
        (at, art.piece(seat, kind)) for at, kind in zip(COURT_SQUARES[corner], COURT, strict=True)
    ]
    layers += [
        (square, art.piece(seat, kind_named(letter)))
        for square, letter in zip(lines, draft.army, strict=False)
        if letter != EMPTY
    ]
    return draw_window(corner_window(corner), board, layers, OWNERS[seat]).png()


def corner_window(corner: int) -> Window:
    """Return the part of the board that is shown of a corner."""
    return window_of(corner, 0, SIDE - _ROWS, _ROWS)
