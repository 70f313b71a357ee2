"""The board as people play on it: the important part enlarged, beside a map of the whole."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.pictures import HEIGHT, WIDTH, Art, Canvas, lettering, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import OWNERS, cell_of
from cogs.games.king_of_the_mountain.cutout import Window, draw_window
from cogs.games.king_of_the_mountain.letters import LEXICON, Letters, letter_of
from cogs.games.king_of_the_mountain.overview import BOTTOM, draw_overview
from cogs.games.king_of_the_mountain.panel import draw_panel, foremost
from cogs.games.king_of_the_mountain.picture import PLAIN, Marks, Number, layers, squares_in
from games.king_of_the_mountain.board import CENTRE, KING, NAMES, SIDE, kind_of, owner_of
from games.king_of_the_mountain.view import KingOfTheMountainView

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
_LISTED_TOP: Final = BOTTOM + 8
_LISTED_ROWS: Final = (HEIGHT - _LISTED_TOP) // (_LISTED_SIDE + 2)


def close_picture(
    view: KingOfTheMountainView,
    names: Sequence[str] = (),
    marks: Marks = PLAIN,
    letters: Letters = LEXICON.english,
) -> bytes:
    """Return a PNG of the important part, with the whole board as a map.

    Numbered squares outside that part are listed below the map, else the players are.
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
        draw_panel(canvas, view, names, marks.turned % 4, letters, BOTTOM + 4)
    return canvas.png()


def window_for(view: KingOfTheMountainView, marks: Marks) -> Window:
    """Return the most important part of the board."""
    marked = [number.square for number in marks.numbers]
    if marks.selected is not None:
        marked.append(marks.selected)
    # Nothing is marked: show what matters to everybody.
    if not marked:
        return _best_of(marks.turned, _LARGEST, _STANDS, _news(view))
    # The smallest part that contains all marks, if possible with the squares beside them.
    for wanted in ([*marked, *marks.beside], marked):
        for rows in range(_SMALLEST, _LARGEST + 1):
            if (window := _window_round(marks.turned, wanted, rows)) is not None:
                return window
    stands = range(SIDE - _SMALLEST + 1)
    return _best_of(marks.turned, _SMALLEST, stands, _worths(view, marks))


def _window_round(quarters: int, squares: list[int], rows: int) -> Window | None:
    """Return the part of this size centred on these squares; None if they don't fit."""
    across, down = zip(*(cell_of(quarters, at) for at in squares), strict=True)
    if any(max(line) - min(line) >= rows for line in (across, down)):
        return None
    return Window(quarters, _start(across, rows), _start(down, rows), rows, rows)


def _start(places: tuple[int, ...], length: int) -> int:
    middle = (min(places) + max(places) + 1 - length) // 2
    return min(max(middle, 0), SIDE - length)


def _best_of(quarters: int, rows: int, stands: Iterable[int], worths: Counter[int]) -> Window:
    """Return the part of this size with the highest sum of ``worths``; ties go to the middle."""
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
        canvas.place(_name(NAMES[number.square]), x + _LISTED_SIDE + 2, y + _LISTED_SIDE / 2)


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
