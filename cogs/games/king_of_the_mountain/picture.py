"""The picture of the whole board of King of the Mountain, with its panel."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.pictures import HEIGHT, WIDTH, Canvas, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import (
    FRAME,
    LEFT,
    LEXICON,
    OWNERS,
    SQUARE,
    TOP,
    Letters,
    bare_board,
    cell_of,
    letter_of,
    table,
)
from cogs.games.king_of_the_mountain.panel import draw_panel, foremost
from games.king_of_the_mountain.board import (
    CENTRE,
    CORNERS,
    INNER_POINTS,
    KING,
    LINE_SQUARES,
    SEAT_CORNERS,
    SIDE,
    kind_of,
    owner_of,
    square_named,
)
from games.king_of_the_mountain.view import KingOfTheMountainView


class Number(NamedTuple):
    """A number on a square, for a button. A red one stands for a capture."""

    square: int
    value: int
    red: bool


class Marks(NamedTuple):
    """Marks on the board that only one player sees. Squares are numbered as in the rules.

    ``turned`` is the corner at the lower left: 0 for A1, then clockwise A19, S19, S1. ``beside``
    are squares without a mark that an enlarged part includes if it can. ``way`` is the King's way
    to the centre: his square, the centre and what attacks it. It takes precedence.
    """

    turned: int = 0
    selected: int | None = None
    numbers: tuple[Number, ...] = ()
    beside: tuple[int, ...] = ()
    way: tuple[int, ...] = ()


PLAIN: Final = Marks()  # The board as everybody sees it, with A1 at the bottom left

_SQUARE_NAME: Final = re.compile(r"[A-S]\d+")
_EDGE: Final = SIDE * SQUARE


def board_picture(
    view: KingOfTheMountainView,
    names: Sequence[str] = (),
    marks: Marks = PLAIN,
    letters: Letters = LEXICON.english,
) -> bytes:
    """Return a PNG of the board: the public facts, and the marks."""
    canvas = Canvas(WIDTH, HEIGHT, palette.FELT, table())
    canvas.place(bare_board(view.position.board_name, marks.turned % 4), 0, 0)
    _frame(canvas, view)
    draw_panel(canvas, view, names, marks.turned % 4, letters)
    for square, drawn in layers(view, marks, letters):
        canvas.place(art.stamp(drawn, SQUARE), *place_of(square, marks.turned))
    return canvas.png()


def place_of(square: int, quarters: int) -> tuple[int, int]:
    """Return the top left corner of a square, in px, on a board rotated by ``quarters``."""
    column, row = cell_of(quarters, square)
    return LEFT + column * SQUARE, TOP + row * SQUARE


def squares_in(text: str) -> tuple[int, ...]:
    """Return the squares that a turn names: two of a move, one of a re-spawn, or none."""
    return tuple(square_named(name) for name in _SQUARE_NAME.findall(text))


def moved_layers(view: KingOfTheMountainView) -> list[tuple[int, str]]:
    """Return the squares of the last moves with their background."""
    moved = [(ply, squares) for ply in view.recent if (squares := squares_in(ply.text))]
    return [
        (square, art.touched_ground(ply.seat, last=number == len(moved)))
        for number, (ply, squares) in enumerate(moved, 1)
        for square in squares
    ]


def layers(view: KingOfTheMountainView, marks: Marks, letters: Letters) -> list[tuple[int, str]]:
    """Return drawings with their squares, lowest layer first."""
    position = view.position
    found: list[tuple[int, str]] = []
    if view.setting_up:
        for seat in position.living:
            ground = art.deployment_ground(seat, ready=view.ready[seat])
            lines = LINE_SQUARES[SEAT_CORNERS[position.seats][seat]][: view.options.lines]
            found += [(square, ground) for square in lines]
    found += moved_layers(view)
    # Seats that have left have no King to mark.
    checked = {position.king(seat) for seat in view.checked if seat in position.living}
    if marks.selected is not None and marks.selected not in checked:
        found.append((marks.selected, art.SELECTED))
    owners = {at: seat for seat in position.living for at in _points(view, seat)}
    found += [(at, art.respawn_ring(owners.get(at))) for at in (*CORNERS, *INNER_POINTS)]
    found += [(at, art.HALO) for at in sorted(checked)]
    near = {position.king(seat) for seat in view.seats if view.steps_left(seat) is not None}
    found += [(at, art.NEAR) for at in sorted(near)]
    kept = _kept_layers(view)
    # The crest of these pieces leaves room for a badge.
    badged = {each.square for each in marks.numbers}.union(at for at, _ in kept)
    for at, seat, kind in position.pieces():
        gained = letter_of(position.monarchs[seat] if kind == KING else 0, letters)
        drawn = art.piece(seat, kind, letter_of(kind, letters), gained, badged=at in badged)
        found.append((at, art.in_halo(drawn) if at in checked else drawn))
    found += kept
    if marks.selected in checked:
        found.append((marks.selected, art.CHOSEN))
    found += [(each.square, _drawn_number(view, each)) for each in marks.numbers]
    return found


def _drawn_number(view: KingOfTheMountainView, number: Number) -> str:
    draw = art.badge if view.position.board[number.square] else art.number
    return draw(number.value, red=number.red)


def _points(view: KingOfTheMountainView, seat: int) -> tuple[int, int]:
    return view.position.corner(seat), view.position.inner_point(seat)


def _kept_layers(view: KingOfTheMountainView) -> list[tuple[int, str]]:
    piece = view.position.board[CENTRE]
    if not view.options.keep_it or kind_of(piece) != KING:
        return []
    return [(CENTRE, art.kept_plate(view.position.kept[owner_of(piece)], view.options.keep_it))]


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
