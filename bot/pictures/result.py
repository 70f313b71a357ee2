"""The picture of a shared result: whose it is, what it's about, and rows of signs."""

from typing import Final, NamedTuple

from bot.pages.signs import Sign, Signs
from bot.pictures import lettering, marks, palette
from bot.pictures.arms import RATIO, arms_art
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.marks import SIDE, WALL

_ARMS: Final = 104
_LEFT: Final = SIDE + _ARMS + 28
_CELL: Final = 44
_PITCH: Final = 52
_LABEL: Final = 400  # width in px of row labels
_IN_A_ROW: Final = 12
_LETTERS: Final = 27
_FILLS: Final[dict[Sign, str]] = {
    "good": palette.GOOD,
    "fair": palette.GOLD,
    "bad": palette.BAD,
    "none": palette.FELT_DARK,
    "alone": palette.BACK_LINE,
    "star": palette.PANEL_LIT,
}
"""Fills of squares; numbers have that of ``good``."""
_WRITTEN: Final[dict[Sign, str]] = {
    "good": "✓",
    "bad": "✗",
    "star": "★",
    "three": "3",
    "four": "4",
    "five": "5",
}


class SignRow(NamedTuple):
    """A row of signs with a label before it and a figure after it; both may be empty."""

    label: str
    signs: Signs
    figure: str = ""


def result_picture(
    bearer: int, name: str, title: str, how: str, rows: tuple[SignRow, ...]
) -> bytes:
    """Return a PNG with a person's arms and name, the title, and their result."""
    lines = [line for row in rows for line in _lines(row)]
    height = max(WALL + _ARMS * RATIO + 28, WALL + 2 * _PITCH + len(lines) * _PITCH + 12)
    canvas = Canvas(WIDTH, round(height))
    marks.header(canvas, title)
    canvas.place(arms_art(bearer, _ARMS), SIDE + 8, WALL + 14)
    room = WIDTH - _LEFT - SIDE
    canvas.name(name, _LEFT, WALL + 30, 32, room, weight=lettering.BOLD)
    marks.caption(canvas, how, _LEFT, WALL + 76, _LETTERS, room)
    for number, line in enumerate(lines):
        _draw(canvas, line, WALL + 2 * _PITCH + number * _PITCH)
    return canvas.png()


def _lines(row: SignRow) -> list[SignRow]:
    if len(row.signs) <= _IN_A_ROW:
        return [row]
    cut = next((at for at in range(_IN_A_ROW, 0, -1) if row.signs[at] == "gap"), _IN_A_ROW)
    rest = row.signs[cut + (row.signs[cut] == "gap") :]
    return [row._replace(signs=row.signs[:cut], figure=""), *_lines(SignRow("", rest, row.figure))]


def _draw(canvas: Canvas, row: SignRow, top: float) -> None:
    middle, x = top + _CELL / 2, float(_LEFT)
    if row.label:
        canvas.text(row.label, x, middle, _LETTERS, room=_LABEL - 16)
        x += _LABEL
    for sign in row.signs:
        if sign == "gap":
            x += _CELL / 3
            continue
        edge = palette.STONE if sign == "none" else "none"
        fill = _FILLS.get(sign, palette.GOOD)
        canvas.rect(x, top, _CELL, _CELL, radius=9, fill=fill, stroke=edge, line=2)
        ink = palette.GOLD if sign == "star" else palette.DARK
        if sign in _WRITTEN:
            canvas.text(
                _WRITTEN[sign],
                x + _CELL / 2,
                middle,
                _LETTERS,
                anchor="middle",
                colour=ink,
                weight=lettering.BOLD,
            )
        x += _CELL + 6
    if row.figure:
        canvas.text(row.figure, x + 10, middle, _LETTERS, colour=palette.TEXT)
