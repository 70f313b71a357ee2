"""The private picture of an army that is being deployed."""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.pictures import WIDTH, Art, Canvas, glyphs, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import (
    FRAME,
    OWNERS,
    bare,
    cell_of,
    part,
    table,
    tile,
)
from games.king_of_the_mountain import COURT, EMPTY, LINE_SQUARES, BoardName, kind_named
from games.king_of_the_mountain.squares import CORNERS, COURT_SQUARES, INNER_POINTS, SIDE, SQUARES
from games.king_of_the_mountain.terrain import terrain_of


class Draft(NamedTuple):
    """An army as it is meant so far, and which of the deployment squares is chosen."""

    army: str
    selected: int | None


BIG: Final = 72
"""Side of a square of this picture in px."""
_COLUMNS: Final = 9
_ROWS: Final = 8
_LEFT: Final = WIDTH - FRAME - _COLUMNS * BIG
_LABEL: Final = 30.0
HEIGHT: Final = FRAME + _ROWS * BIG + FRAME + 40


def deployment_picture(board: BoardName, corner: int, seat: int, draft: Draft) -> bytes:
    """A PNG of a seat's corner, lying below on the left, with its court and the draft."""
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
    canvas = Canvas(WIDTH, HEIGHT, _bare_corner(board, corner, seat), table())
    for square, drawn in layers:
        if (place := place_of(square, corner)) is not None:
            canvas.place(art.stamp(drawn, BIG), *place)
    return canvas.png()


def place_of(square: int, corner: int) -> tuple[int, int] | None:
    """The top left corner in px of a square near a corner; None of one that is not shown."""
    column, row = cell_of(corner, square)
    row -= SIDE - _ROWS
    return (_LEFT + column * BIG, FRAME + row * BIG) if row >= 0 and column < _COLUMNS else None


@lru_cache(maxsize=15)
def _bare_corner(board: BoardName, corner: int, seat: int) -> Image.Image:
    """The squares and their names, in a frame of the seat's colour; not to be changed."""
    walls = terrain_of(board).walls
    inside = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{palette.FELT}"/>'
        f'<rect x="{_LEFT - FRAME}" y="0" width="{_COLUMNS * BIG + 2 * FRAME}" '
        f'height="{_ROWS * BIG + 2 * FRAME}" fill="{OWNERS[seat]}"/>'
    )
    for square in SQUARES:
        place = place_of(square, corner)
        if place is None:
            continue
        x, y = place
        drawn = tile(square, wall=square in walls, side=BIG)
        inside += f'<g transform="translate({x} {y})">{drawn}</g>'
        if y == FRAME + (_ROWS - 1) * BIG:
            name = part(square, corner, below=True)
            inside += glyphs.centred(name, x + BIG / 2, HEIGHT - 20, _LABEL, palette.TEXT)
        if x == _LEFT:
            name = part(square, corner, below=False)
            inside += glyphs.centred(name, (_LEFT - FRAME) / 2, y + BIG / 2, _LABEL, palette.TEXT)
    return bare(Art(inside, WIDTH, HEIGHT))
