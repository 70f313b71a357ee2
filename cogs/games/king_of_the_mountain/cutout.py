"""A part of the board drawn large: round a piece that is picked, or a corner to deploy in."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, Art, Canvas, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import CHOICE, OWNERS, cell_of, part, table, tile
from cogs.games.king_of_the_mountain.picture import Marks, layers
from games.king_of_the_mountain.armies import EMPTY
from games.king_of_the_mountain.layouts import BoardName
from games.king_of_the_mountain.pieces import COURT, kind_named
from games.king_of_the_mountain.squares import (
    CORNERS,
    COURT_SQUARES,
    INNER_POINTS,
    LINE_SQUARES,
    SIDE,
    SQUARES,
)
from games.king_of_the_mountain.terrain import terrain_of
from games.king_of_the_mountain.view import KingOfTheMountainView

_FRAME: Final = 5
_BESIDE: Final = 48
_BELOW: Final = 34
"""Room for the names of the ranks and files in px."""
_EDGE: Final = 19
"""Room round the squares in px for their frame and for arrows, which lie over it."""
_ARROW: Final = 40
"""Width of an arrow in px."""
_WIDE: Final = WIDTH - _BESIDE - 2 * _EDGE
_HIGH: Final = HEIGHT - _BELOW - 2 * _EDGE
_ROWS: Final = range(7, 12)
_CORNER_ROWS: Final = 8
_CAPTURE_COUNTS: Final = 4
"""Weight of a capture, in free targets, where not all can be shown."""


class Window(NamedTuple):
    """A part of the board so turned: columns from ``left`` on, rows from ``top`` down."""

    quarters: int
    left: int
    top: int
    columns: int
    rows: int

    @property
    def side(self) -> int:
        """Return the side of a square in px."""
        return min(_WIDE // self.columns, _HIGH // self.rows)

    @property
    def corner(self) -> tuple[int, int]:
        """Return where the squares begin, in px."""
        wide, high = self.columns * self.side, self.rows * self.side
        return _BESIDE + _EDGE + (_WIDE - wide) // 2, _EDGE + (_HIGH - high) // 2

    def has(self, square: int) -> bool:
        """Return whether a square is shown."""
        column, row = cell_of(self.quarters, square)
        return 0 <= column - self.left < self.columns and 0 <= row - self.top < self.rows

    def place_of(self, square: int) -> tuple[int, int]:
        """Return the top left corner in px of a square."""
        column, row = cell_of(self.quarters, square)
        x, y = self.corner
        return x + (column - self.left) * self.side, y + (row - self.top) * self.side


def window_round(marks: Marks) -> Window:
    """Return the smallest part that shows a picked piece and all its targets, or most of them."""
    assert marks.selected is not None
    quarters = marks.turned
    piece = cell_of(quarters, marks.selected)
    weighed = [(cell_of(quarters, at), 1) for at in marks.targets]
    weighed += [(cell_of(quarters, at), _CAPTURE_COUNTS) for at in marks.captures]
    cells = [piece, *(cell for cell, _ in weighed)]
    wide, high = (max(line) - min(line) + 1 for line in zip(*cells, strict=True))
    rows = next((rows for rows in _ROWS if high <= rows and wide <= _columns(rows)), _ROWS[-1])
    columns = _columns(rows)

    def shown(left: int, top: int) -> tuple[int, int]:
        """Return a window's rank: what it shows that matters, then how central the piece is."""
        inside = sum(
            weight
            for (column, row), weight in weighed
            if 0 <= column - left < columns and 0 <= row - top < rows
        )
        aside = abs(2 * (piece[0] - left) - columns + 1) + abs(2 * (piece[1] - top) - rows + 1)
        return inside, -aside

    places = [(left, top) for left in _starts(piece[0], columns) for top in _starts(piece[1], rows)]
    left, top = max(places, key=lambda place: shown(*place))
    return window_of(quarters, left, top, rows)


def window_of(quarters: int, left: int, top: int, rows: int) -> Window:
    """Return a window of ``rows`` rows, with as many columns as there is room for."""
    return Window(quarters, left, top, _columns(rows), rows)


def _columns(rows: int) -> int:
    """Return the number of columns that there is room for beside this many rows."""
    return _WIDE // (_HIGH // rows)


def _starts(at: int, length: int) -> range:
    """Return where a line of ``length`` squares may begin so that ``at`` is one of them."""
    return range(max(0, at - length + 1), min(at, SIDE - length) + 1)


def cut_picture(view: KingOfTheMountainView, marks: Marks) -> bytes:
    """Return a PNG of the part round the piece that the marks have picked.

    Arrows say where targets lie beyond it.
    """
    window = window_round(marks)
    colour = OWNERS[view.position.turn]
    canvas = draw_window(window, view.position.board_name, layers(view, marks), colour)
    arrows = {_arrow(window, at) for at in (*marks.targets, *marks.captures) if not window.has(at)}
    for x, y, across, down in sorted(arrows):
        canvas.place(_arrow_art(across, down), x, y)
    return canvas.png()


def draw_window(
    window: Window, board: BoardName, layers: Iterable[tuple[int, str]], colour: str
) -> Canvas:
    """Return a part of a board in a frame of a colour, its files and ranks named."""
    canvas = Canvas(WIDTH, HEIGHT, palette.FELT, table())
    side, (left, top) = window.side, window.corner
    wide, high = window.columns * side, window.rows * side
    canvas.rect(left - _FRAME, top - _FRAME, wide + 2 * _FRAME, high + 2 * _FRAME, fill=colour)
    walls = terrain_of(board).walls
    for square in SQUARES:
        if not window.has(square):
            continue
        x, y = window.place_of(square)
        canvas.place(art.stamp(tile(square, wall=square in walls), side), x, y)
        if y == top + high - side:
            name = part(square, window.quarters, below=True)
            below = top + high + _EDGE + _BELOW / 2 - 4
            canvas.text(name, x + side / 2, below, MIN_TEXT_SIZE, anchor="middle")
        if x == left:
            name = part(square, window.quarters, below=False)
            canvas.text(name, left - _EDGE - 3, y + side / 2, MIN_TEXT_SIZE, anchor="end")
    for square, svg in layers:
        if window.has(square):
            canvas.place(art.stamp(svg, side), *window.place_of(square))
    return canvas


def _arrow(window: Window, square: int) -> tuple[int, int, int, int]:
    """Return the place in px of an arrow towards a square, and its direction: across and down."""
    column, row = cell_of(window.quarters, square)
    (x, across), (y, down) = (
        _beyond(column, window.left, window.columns, window.corner[0], window.side),
        _beyond(row, window.top, window.rows, window.corner[1], window.side),
    )
    return x, y, across, down


def _beyond(at: int, first: int, number: int, start: int, side: int) -> tuple[int, int]:
    """Return where an arrow begins along one axis in px, and whether it points on or back.

    A column or row ``at`` that is in the window is pointed at from its middle.
    """
    if at < first:
        return start - _EDGE, -1
    if at >= first + number:
        return start + number * side, 1
    return start + (at - first) * side + (side - _ARROW) // 2, 0


_ACROSS: Final = f"M2 2L{_EDGE - 2} {_ARROW / 2:g}L2 {_ARROW - 2}Z"
_ASLANT: Final = f"M{_EDGE - 2} 2V{_EDGE - 2}H2Z"


def _arrow_art(across: int, down: int) -> Art:
    """Return an arrow that lies outside the squares: beside a row or column, or at a corner."""
    wide, high = (_EDGE if way else _ARROW for way in (across, down))
    if across and down:
        path, turn = _ASLANT, f"scale({across} {down})"
    else:
        path, turn = _ACROSS, f"scale({across} 1)" if across else f"matrix(0 {down} 1 0 0 0)"
    left, top = (length if way < 0 else 0 for way, length in ((across, wide), (down, high)))
    svg = (
        f'<path transform="translate({left} {top}) {turn}" d="{path}" fill="{CHOICE}" '
        f'stroke="{palette.INK}" stroke-width="3" stroke-linejoin="round"/>'
    )
    return Art(svg, wide, high)


class Draft(NamedTuple):
    """An army as it is meant so far, and which of the deployment squares is chosen."""

    army: str
    selected: int | None


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
    return window_of(corner, 0, SIDE - _CORNER_ROWS, _CORNER_ROWS)
