"""The board as people play on it: the important part enlarged, beside a map of the whole.

The map shows each side's pieces, and a frame round the enlarged part.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, Art, Canvas, lettering, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import (
    LEXICON,
    OWNERS,
    Letters,
    cell_of,
    letter_of,
    part,
    slashed,
    table,
    tile,
)
from cogs.games.king_of_the_mountain.panel import draw_panel, foremost
from cogs.games.king_of_the_mountain.picture import (
    PLAIN,
    Marks,
    Number,
    layers,
    moved_layers,
    squares_in,
)
from games.king_of_the_mountain.armies import EMPTY
from games.king_of_the_mountain.board import (
    CENTRE,
    CORNERS,
    COURT,
    COURT_SQUARES,
    INNER_POINTS,
    KING,
    LINE_SQUARES,
    NAMES,
    SIDE,
    SQUARES,
    kind_named,
    kind_of,
    owner_of,
)
from games.king_of_the_mountain.terrain import BoardName, terrain_of
from games.king_of_the_mountain.view import KingOfTheMountainView

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


_CELL: Final = 10  # Side of a square of the map, in px
_MAP_SIDE: Final = SIDE * _CELL
_MAP_LEFT: Final = WIDTH - _MAP_SIDE - 2
_MAP_TOP: Final = 4
_MAP_BOTTOM: Final = _MAP_TOP + _MAP_SIDE  # The lower edge of the map, in px
_MAP_LINE: Final = 3


def draw_overview(
    canvas: Canvas, view: KingOfTheMountainView, marks: Marks, window: Window, colour: str
) -> None:
    """Draw the map in the upper right corner, with the enlarged part in a frame of this colour."""
    canvas.place(_bare_map(view.position.board_name, window.quarters), _MAP_LEFT, _MAP_TOP)
    for square, svg in _layers(view, marks):
        column, row = cell_of(window.quarters, square)
        canvas.place(
            art.stamp(svg, _CELL),
            _MAP_LEFT + column * _CELL,
            _MAP_TOP + row * _CELL,
        )
    left, top = _MAP_LEFT + window.left * _CELL, _MAP_TOP + window.top * _CELL
    wide, high = window.columns * _CELL, window.rows * _CELL
    for ink, out, line in ((palette.INK, 1, _MAP_LINE + 2), (colour, 0, _MAP_LINE)):
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
        place = f"translate({column * _CELL} {row * _CELL}) scale({_CELL / 100:g})"
        inside += f'<g transform="{place}">{drawn}</g>'
    return Art(inside, _MAP_SIDE, _MAP_SIDE)


def _layers(view: KingOfTheMountainView, marks: Marks) -> list[tuple[int, str]]:
    found = moved_layers(view)
    found += [(each.square, art.goal(red=each.red)) for each in marks.numbers]
    if marks.selected is not None:
        found.append((marks.selected, art.SELECTED))
    pieces = view.position.pieces()
    return found + [(at, art.dot(seat, king=kind == KING)) for at, seat, kind in pieces]


_SMALLEST: Final = 9
_LARGEST: Final = 11
"""Maximum number of rows in an enlarged part, so that its letters can be read on a phone."""
_STANDS: Final = tuple(range(0, SIDE - _LARGEST + 1, (SIDE - _LARGEST) // 2))
"""First rows and columns of the parts that everybody sees. There are few, so that the part seldom
changes: the corners, the edges, and the middle from E5 to O15."""

_LISTED_SIDE: Final = 44
_LISTED_NAME: Final = 18.0
_LISTED_LEFT: Final = 608
_LISTED_WIDE: Final = (WIDTH - _LISTED_LEFT) // 2
_LISTED_TOP: Final = _MAP_BOTTOM + 8
_LISTED_ROWS: Final = (HEIGHT - _LISTED_TOP) // (_LISTED_SIDE + 2)


def close_picture(
    view: KingOfTheMountainView,
    names: Sequence[str] = (),
    marks: Marks = PLAIN,
    letters: Letters = LEXICON.english,
) -> bytes:
    """Return a PNG of the important part, with the whole board as a map.

    Below the map, it lists the numbered squares outside that part, or else the players.
    """
    window = window_for(view, marks)
    seat = foremost(view)
    colour = palette.STONE if seat is None else OWNERS[seat]
    board = view.position.board_name
    canvas = draw_window(window, board, layers(view, marks, letters), colour)
    draw_overview(canvas, view, marks, window, colour)
    beyond = [each for each in marks.numbers if not window.has(each.square)]
    if beyond:
        _list(canvas, view, beyond, letters)
    else:
        draw_panel(canvas, view, names, marks.turned % 4, letters, _MAP_BOTTOM + 4)
    return canvas.png()


def window_for(view: KingOfTheMountainView, marks: Marks) -> Window:
    """Return the most important part of the board."""
    marked = [number.square for number in marks.numbers]
    if marks.selected is not None:
        marked.append(marks.selected)
    # Nothing is marked: show what matters to everybody.
    if not marked:
        return _best_of(marks.turned, _LARGEST, _STANDS, _news(view))
    # The smallest part that contains the King's way, or else all marks, if possible with the
    # squares beside them.
    for wanted in [marks.way] if marks.way else [(*marked, *marks.beside), marked]:
        for rows in range(_SMALLEST, _LARGEST + 1):
            if (window := _window_round(marks.turned, wanted, rows)) is not None:
                return window
    # Every part of the largest size contains the centre.
    rows = _LARGEST if marks.way else _SMALLEST
    return _best_of(marks.turned, rows, range(SIDE - rows + 1), _worths(view, marks))


def _window_round(quarters: int, squares: Sequence[int], rows: int) -> Window | None:
    """Return the part of this size centred on these squares, or None if they don't fit."""
    across, down = zip(*(cell_of(quarters, at) for at in squares), strict=True)
    if any(max(line) - min(line) >= rows for line in (across, down)):
        return None
    return Window(quarters, _start(across, rows), _start(down, rows), rows, rows)


def _start(places: tuple[int, ...], length: int) -> int:
    middle = (min(places) + max(places) + 1 - length) // 2
    return min(max(middle, 0), SIDE - length)


def _best_of(quarters: int, rows: int, stands: Iterable[int], worths: Counter[int]) -> Window:
    """Return the part of this size with the highest sum of ``worths``. Ties go to the middle."""
    places = sorted(stands, key=lambda start: abs(2 * start + rows - SIDE))
    cells = [(*cell_of(quarters, at), worth) for at, worth in worths.items()]

    def worth_of(window: Window) -> int:
        _, left, top, _, _ = window
        right, bottom = left + rows, top + rows
        return sum(
            worth for column, row, worth in cells if left <= column < right and top <= row < bottom
        )

    windows = [Window(quarters, left, top, rows, rows) for top in places for left in places]
    return max(windows, key=worth_of)


def _worths(view: KingOfTheMountainView, marks: Marks) -> Counter[int]:
    if marks.way:
        return Counter(dict.fromkeys(marks.way, 1) | {marks.way[0]: SIDE})
    worths = Counter({number.square: 3 if number.red else 2 for number in marks.numbers})
    worths.update(marks.beside)
    worths[CENTRE] += 1
    worths.update(at for at in worths if kind_of(view.position.board[at]) == KING)
    if marks.selected is not None:
        worths[marks.selected] += SIDE * SIDE
    return worths


def _news(view: KingOfTheMountainView) -> Counter[int]:
    turn = foremost(view)
    worths = Counter({at: 1 + (seat == turn) for at, seat, _ in view.position.pieces()})
    worths[CENTRE] += 3
    for ply in view.recent:
        for at in squares_in(ply.text):
            # The last turn outweighs everything else.
            worths[at] += 4 if ply is not view.recent[-1] else SIDE * SIDE
    for seat in view.position.living:
        if seat in view.checked or seat == view.winner or view.steps_left(seat) is not None:
            worths[view.position.king(seat)] += 8
    return worths


def _list(
    canvas: Canvas, view: KingOfTheMountainView, numbers: Sequence[Number], letters: Letters
) -> None:
    for place, number in enumerate(numbers[: 2 * _LISTED_ROWS]):
        column, row = divmod(place, _LISTED_ROWS)
        x = _LISTED_LEFT + column * _LISTED_WIDE
        y = _LISTED_TOP + row * (_LISTED_SIDE + 2)
        canvas.place(art.stamp(_listed(view, number, letters), _LISTED_SIDE), x, y)
        canvas.place(
            _name(slashed(NAMES[number.square])), x + _LISTED_SIDE + 2, y + _LISTED_SIDE / 2
        )


def _listed(view: KingOfTheMountainView, number: Number, letters: Letters) -> str:
    piece = view.position.board[number.square]
    if not piece:
        return art.number(number.value, red=number.red)
    seat, kind = owner_of(piece), kind_of(piece)
    gained = letter_of(view.position.monarchs[seat] if kind == KING else 0, letters)
    drawn = art.piece(seat, kind, letter_of(kind, letters), gained, badged=True)
    return drawn + art.badge(number.value, red=number.red)


def _name(name: str) -> Art:
    wide = lettering.measure(name, _LISTED_NAME, lettering.BOLD)
    svg = lettering.text_as_svg(name, _LISTED_NAME, palette.TEXT, lettering.BOLD)
    return Art(svg, round(wide) + 2, round(_LISTED_NAME) + 2)
