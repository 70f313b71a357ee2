"""The picture of a board of King of the Mountain."""

import re
from typing import Final, NamedTuple

from bot.pictures import WIDTH, Art, Canvas, glyphs, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import (
    FRAME,
    HEIGHT,
    LEFT,
    LETTER_INKS,
    OWNERS,
    SQUARE,
    TOP,
    bare_board,
    cell_of,
    table,
)
from games.king_of_the_mountain import (
    LINE_SQUARES,
    SEAT_CORNERS,
    KingOfTheMountainView,
    square_named,
)
from games.king_of_the_mountain.pieces import KING, kind_of, owner_of
from games.king_of_the_mountain.squares import CENTRE, CORNERS, INNER_POINTS, SIDE


class Marks(NamedTuple):
    """What one player sees besides the board; squares are numbered as the rules do.

    ``turned`` is the corner that lies below on the left: 0 for A1, then clockwise A19, S19, S1.
    """

    turned: int = 0
    selected: int | None = None
    targets: tuple[int, ...] = ()
    captures: tuple[int, ...] = ()


PLAIN: Final = Marks()
"""The board as everybody sees it, with A1 below on the left."""

_SQUARE_NAME: Final = re.compile(r"[A-S]\d+")
_EDGE: Final = SIDE * SQUARE
_TAB: Final = (6 * SQUARE, 20)
_COUNT: Final = (SQUARE, 22)

# By what a tab tells: the path of its sign on a grid of 20 x 20.
_SIGNS: Final = {
    "up": "M2 15H18L10 4Z",
    "down": "M2 5H18L10 16Z",
    "ready": "M3 10.5L8 16L17.5 6.5L15 4L8 11L5.5 8Z",
    "crown": "M2 5L5 16H15L18 5L13 10L10 3L7 10Z",
}


def board_picture(view: KingOfTheMountainView, marks: Marks = PLAIN) -> bytes:
    """A PNG of the board: what everybody may see, and the marks."""
    ground = bare_board(view.position.board_name, marks.turned % 4)
    canvas = Canvas(WIDTH, HEIGHT, ground, table())
    _frame(canvas, view)
    for seat in view.position.living:
        _tab(canvas, view, seat, marks.turned)
    squares: dict[int, list[str]] = {}
    for square, drawn in _layers(view, marks):
        squares.setdefault(square, []).append(drawn)
    for square, layers in squares.items():
        place = place_of(square, marks.turned)
        for drawn in layers:
            canvas.place(art.stamp(drawn, SQUARE), *place)
    _count(canvas, view, marks.turned)
    return canvas.png()


def place_of(square: int, quarters: int) -> tuple[int, int]:
    """The top left corner in px of a square on a board so turned."""
    column, row = cell_of(quarters, square)
    return LEFT + column * SQUARE, TOP + row * SQUARE


def squares_in(text: str) -> tuple[int, ...]:
    """The squares that a turn of the record names: two of a move, one of a re-spawn, or none."""
    return tuple(square_named(name) for name in _SQUARE_NAME.findall(text))


def _layers(view: KingOfTheMountainView, marks: Marks) -> list[tuple[int, str]]:
    """What is drawn on which square, the lowest first."""
    position = view.position
    found: list[tuple[int, str]] = []
    if view.phase in ("picking", "deploying"):
        for seat in position.living:
            ground = art.deployment_ground(seat, ready=view.ready[seat])
            lines = LINE_SQUARES[SEAT_CORNERS[position.seats][seat]][: view.options.lines]
            found += [(square, ground) for square in lines]
    moved = [ply for ply in view.recent if squares_in(ply.text)]
    for ply in moved:
        ground = art.touched(ply.seat, last=ply is moved[-1])
        found += [(square, ground) for square in squares_in(ply.text)]
    checked = {position.king(seat) for seat in view.checked if seat in position.living}
    captures = marks.captures
    if marks.selected in checked:
        captures = (*captures, marks.selected)
    elif marks.selected is not None:
        found.append((marks.selected, art.SELECTED))
    owners = {at: seat for seat in position.living for at in _points(view, seat)}
    found += [(at, art.respawn_ring(owners.get(at))) for at in (*CORNERS, *INNER_POINTS)]
    found += [(at, art.HALO) for at in sorted(checked)]
    for at, seat, kind in position.pieces():
        drawn = art.piece(seat, kind, position.monarchs[seat] if kind == KING else 0)
        found.append((at, art.in_halo(drawn) if at in checked else drawn))
    found += [(at, art.TARGET) for at in marks.targets]
    found += [(at, art.CAPTURE) for at in captures]
    return found


def _points(view: KingOfTheMountainView, seat: int) -> tuple[int, int]:
    return view.position.corner(seat), view.position.inner_point(seat)


def foremost(view: KingOfTheMountainView) -> int | None:
    """The seat that the table waits for, or that has won."""
    match view.phase:
        case "playing":
            return view.position.turn
        case "mutating":
            return view.mutating[0]
        case "over":
            return view.winner
        case _:
            return None


def _frame(canvas: Canvas, view: KingOfTheMountainView) -> None:
    seat = foremost(view)
    colour = palette.STONE if seat is None else OWNERS[seat]
    left, top, right, foot = LEFT, TOP, LEFT + _EDGE, TOP + _EDGE
    long, thin = _EDGE + 2 * FRAME, FRAME
    for x, y, wide, high in (
        (left - FRAME, top - FRAME, long, thin),
        (left - FRAME, foot, long, thin),
        (left - FRAME, top, thin, _EDGE),
        (right, top, thin, _EDGE),
    ):
        canvas.rect(x, y, wide, high, fill=colour)


def _tab(canvas: Canvas, view: KingOfTheMountainView, seat: int, quarters: int) -> None:
    """At a seat's corner, beyond the coordinates: whose it is, and what it does."""
    column, row = cell_of(quarters, view.position.corner(seat))
    wide, high = _TAB
    x = LEFT if column == 0 else LEFT + _EDGE - wide
    y = 0 if row == 0 else HEIGHT - high
    early = view.phase in ("picking", "deploying")
    sign = "ready" if early and view.ready[seat] else ""
    if foremost(view) == seat:
        sign = "crown" if view.phase == "over" else "down" if row == 0 else "up"
    canvas.place(_tab_art(seat, sign), x, y)


def _tab_art(seat: int, sign: str) -> Art:
    """A thin bar; a full one with signs for a seat that there is something to say of."""
    wide, high = _TAB
    if not sign:
        bar = f'<rect y="6" width="{wide}" height="8" rx="4" fill="{OWNERS[seat]}"/>'
        return Art(bar, wide, high)
    bar = (
        f'<rect x="1" y="1" width="{wide - 2}" height="{high - 2}" rx="{high / 2 - 1:g}" '
        f'fill="{OWNERS[seat]}" stroke="{palette.TEXT}" stroke-width="2"/>'
    )
    signs = "".join(
        f'<path transform="translate({wide * at / 6 - 10:g} 0)" d="{_SIGNS[sign]}"/>'
        for at in range(1, 6)
    )
    return Art(f'{bar}<g fill="{LETTER_INKS[seat]}">{signs}</g>', wide, high)


def _count(canvas: Canvas, view: KingOfTheMountainView, quarters: int) -> None:
    """With But Can You Keep It: the turns of the King on the centre, at the foot of its square."""
    piece = view.position.board[CENTRE]
    if not view.options.keep_it or kind_of(piece) != KING:
        return
    x, y = place_of(CENTRE, quarters)
    counted = f"{view.position.kept[owner_of(piece)]}/{view.options.keep_it}"
    canvas.place(_count_art(counted), x, y + SQUARE - 5)


def _count_art(text: str) -> Art:
    wide, high = _COUNT
    svg = (
        f'<rect x="1" y="1" width="{wide - 2}" height="{high - 2}" rx="9" fill="{palette.GOLD}" '
        f'stroke="{palette.INK}" stroke-width="2"/>'
        + glyphs.centred(text, wide / 2, high / 2, 15, palette.INK)
    )
    return Art(svg, wide, high)
