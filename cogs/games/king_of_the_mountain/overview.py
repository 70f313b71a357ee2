"""A small map of the whole board: each side's pieces, and a frame round the enlarged part."""

from functools import lru_cache
from typing import Final

from bot.pictures import WIDTH, Art, Canvas, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import cell_of, tile
from cogs.games.king_of_the_mountain.cutout import Window
from cogs.games.king_of_the_mountain.picture import Marks, moved_layers
from games.king_of_the_mountain.board import KING, SIDE, SQUARES
from games.king_of_the_mountain.terrain import BoardName, terrain_of
from games.king_of_the_mountain.view import KingOfTheMountainView

_SQUARE: Final = 10  # Side of a square, in px
_WHOLE: Final = SIDE * _SQUARE
_LEFT: Final = WIDTH - _WHOLE - 2
_TOP: Final = 4
BOTTOM: Final = _TOP + _WHOLE  # The lower edge of the map, in px
_LINE: Final = 3


def draw_overview(
    canvas: Canvas, view: KingOfTheMountainView, marks: Marks, window: Window, colour: str
) -> None:
    """Draw the map in the upper right corner, with the enlarged part in a frame of this colour."""
    canvas.place(_bare_map(view.position.board_name, window.quarters), _LEFT, _TOP)
    for square, svg in _layers(view, marks):
        column, row = cell_of(window.quarters, square)
        canvas.place(art.stamp(svg, _SQUARE), _LEFT + column * _SQUARE, _TOP + row * _SQUARE)
    left, top = _LEFT + window.left * _SQUARE, _TOP + window.top * _SQUARE
    wide, high = window.columns * _SQUARE, window.rows * _SQUARE
    for ink, out, line in ((palette.INK, 1, _LINE + 2), (colour, 0, _LINE)):
        x, y, long, tall = left - out, top - out, wide + 2 * out, high + 2 * out
        canvas.rect(x, y, long, line, fill=ink)
        canvas.rect(x, y + tall - line, long, line, fill=ink)
        canvas.rect(x, y, line, tall, fill=ink)
        canvas.rect(x + long - line, y, line, tall, fill=ink)


@lru_cache(maxsize=16)
def _bare_map(board: BoardName, quarters: int) -> Art:
    walls = terrain_of(board).walls
    inside = ""
    for square in SQUARES:
        column, row = cell_of(quarters, square)
        drawn = tile(square, wall=square in walls)
        place = f"translate({column * _SQUARE} {row * _SQUARE}) scale({_SQUARE / 100:g})"
        inside += f'<g transform="{place}">{drawn}</g>'
    return Art(inside, _WHOLE, _WHOLE)


def _layers(view: KingOfTheMountainView, marks: Marks) -> list[tuple[int, str]]:
    found = moved_layers(view)
    found += [(each.square, art.goal(red=each.red)) for each in marks.numbers]
    if marks.selected is not None:
        found.append((marks.selected, art.SELECTED))
    pieces = view.position.pieces()
    return found + [(at, art.dot(seat, king=kind == KING)) for at, seat, kind in pieces]
