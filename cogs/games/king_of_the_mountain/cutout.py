"""An enlarged part of the board, such as a corner to deploy in."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, Canvas, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import OWNERS, cell_of, part, table, tile
from cogs.games.king_of_the_mountain.letters import LEXICON, Letters, letter_of
from games.king_of_the_mountain.armies import EMPTY
from games.king_of_the_mountain.board import (
    CORNERS,
    COURT,
    COURT_SQUARES,
    INNER_POINTS,
    LINE_SQUARES,
    SIDE,
    SQUARES,
    kind_named,
)
from games.king_of_the_mountain.terrain import BoardName, terrain_of

_BESIDE: Final = 46
_BELOW: Final = 34  # Space for the names of ranks and files, in px
_EDGE: Final = 5  # Width of the frame round the squares, in px
_HIGH: Final = HEIGHT - _BELOW - 2 * _EDGE
_CORNER_ROWS: Final = 8
_CORNER_COLUMNS: Final = 10


class Window(NamedTuple):
    """A part of the board, rotated by ``quarters``: columns from ``left``, rows from ``top``."""

    quarters: int
    left: int
    top: int
    columns: int
    rows: int

    @property
    def side(self) -> int:
        """The side of a square, in px."""
        return _HIGH // self.rows

    @property
    def corner(self) -> tuple[int, int]:
        """The top left corner of the squares, in px."""
        return _BESIDE + _EDGE, _EDGE + (_HIGH - self.rows * self.side) // 2

    def has(self, square: int) -> bool:
        column, row = cell_of(self.quarters, square)
        return 0 <= column - self.left < self.columns and 0 <= row - self.top < self.rows

    def place_of(self, square: int) -> tuple[int, int]:
        """Return the top left corner of a square, in px."""
        column, row = cell_of(self.quarters, square)
        x, y = self.corner
        return x + (column - self.left) * self.side, y + (row - self.top) * self.side


def draw_window(
    window: Window, board: BoardName, layers: Iterable[tuple[int, str]], colour: str
) -> Canvas:
    """Return a part of a board in a coloured frame, with the names of its files and ranks."""
    canvas = Canvas(WIDTH, HEIGHT, palette.FELT, table())
    side, (left, top) = window.side, window.corner
    wide, high = window.columns * side, window.rows * side
    canvas.rect(left - _EDGE, top - _EDGE, wide + 2 * _EDGE, high + 2 * _EDGE, fill=colour)
    walls = terrain_of(board).walls
    for square in SQUARES:
        if not window.has(square):
            continue
        x, y = window.place_of(square)
        canvas.place(art.stamp(tile(square, wall=square in walls), side), x, y)
        # Files are named below the bottom row, ranks left of the first column.
        if y == top + high - side:
            name = part(square, window.quarters, below=True)
            below = top + high + _EDGE + _BELOW / 2
            canvas.text(name, x + side / 2, below, MIN_TEXT_SIZE, anchor="middle")
        if x == left:
            name = part(square, window.quarters, below=False)
            canvas.text(name, left - _EDGE - 2, y + side / 2, MIN_TEXT_SIZE, anchor="end")
    for square, svg in layers:
        if window.has(square):
            canvas.place(art.stamp(svg, side), *window.place_of(square))
    return canvas


class ArmyDraft(NamedTuple):
    """The current draft of an army, and the chosen deployment square."""

    army: str
    selected: int | None


def deployment_picture(
    board: BoardName, corner: int, seat: int, draft: ArmyDraft, letters: Letters = LEXICON.english
) -> bytes:
    """Return a PNG of a seat's corner at the bottom left, with its court and the draft."""
    lines = LINE_SQUARES[corner][: len(draft.army)]
    layers = [(square, art.deployment_ground(seat, ready=False)) for square in lines]
    if draft.selected is not None:
        layers.append((lines[draft.selected], art.SELECTED))
    layers += [(at, art.respawn_ring(seat)) for at in (CORNERS[corner], INNER_POINTS[corner])]
    layers += [
        (at, art.piece(seat, kind, letter_of(kind, letters)))
        for at, kind in zip(COURT_SQUARES[corner], COURT, strict=True)
    ]
    layers += [
        (square, art.piece(seat, kind_named(letter), letters[letter]))
        for square, letter in zip(lines, draft.army, strict=False)
        if letter != EMPTY
    ]
    return draw_window(corner_window(corner), board, layers, OWNERS[seat]).png()


def corner_window(corner: int) -> Window:
    return Window(corner, 0, SIDE - _CORNER_ROWS, _CORNER_COLUMNS, _CORNER_ROWS)
