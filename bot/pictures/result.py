"""Pictures of a finished match: a shared result in rows of signs, and the course of its chances."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.pages.cards import Sign, Signs
from bot.pictures import lettering, marks, palette
from bot.pictures.arms import RATIO, arms_art
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.lettering import written_width
from bot.pictures.marks import SIDE, WALL, badge
from bot.pictures.stamps import Art

_ARMS: Final = 104
_LEFT: Final = SIDE + _ARMS + 28
_CELL: Final = 44
_PITCH: Final = 52
_LABEL: Final = 400  # width in px of row labels
_IN_A_ROW: Final = 12
_LETTERS: Final = 27
_FILLS: Final[dict[Sign, str]] = {  # fills of squares. Numbers have that of ``good``.
    "good": palette.GOOD,
    "fair": palette.GOLD,
    "bad": palette.BAD,
    "none": palette.FELT_DARK,
    "alone": palette.BACK_LINE,
    "star": palette.PANEL_LIT,
}
_WRITTEN: Final[dict[Sign, str]] = {
    "good": "✓",
    "bad": "✗",
    "star": "★",
    "three": "3",
    "four": "4",
    "five": "5",
}


class SignRow(NamedTuple):
    """A row of signs with a label before it and a figure after it, both of which may be empty."""

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


_HEIGHT: Final = 400
_TOP: Final = 76
_FOOT: Final = 34
_BADGE: Final = 44
_NAME_LETTERS: Final = 25.0
_SCALE_LETTERS: Final = 22.0
_BESIDE: Final = 22.0  # space in px around a name: 8 to its badge, and 14 to the next one
_APART: Final = 50  # distance in px between the numbers of turns that are close to each other
_CHART_EDGE: Final = SIDE + 26
_CHART_RIGHT: Final = WIDTH - _CHART_EDGE
_HIGHEST: Final = _TOP + _FOOT
_LOWEST: Final = _HEIGHT - SIDE - _FOOT


def course_picture(
    standings: Sequence[Sequence[float]],
    turns: Sequence[int],
    names: Sequence[str],
    scale: Sequence[str] = (),
) -> bytes:
    """Return a PNG with a line for each seat, whose name is beside its colour.

    ``standings`` has a row for each state, with a number for each seat. ``turns`` are the states
    after turning points, which are marked in order from 1. For chances, ``scale`` has the labels of
    0, ½ and 1.
    """
    canvas = Canvas(WIDTH, _HEIGHT)
    high = _HEIGHT - _TOP - SIDE
    canvas.rect(SIDE, _TOP, WIDTH - 2 * SIDE, high, radius=14, fill=palette.PANEL)
    _draw_names(canvas, names)
    many = len(standings)
    left = _CHART_EDGE + max((lettering.measure(each, _SCALE_LETTERS) for each in scale), default=0)
    columns = [left + (_CHART_RIGHT - left) * at / max(many - 1, 1) for at in range(many)]
    for number, label in enumerate(scale):
        _draw_scale(canvas, label, left, number / (len(scale) - 1))
    numbers = [0.0, 1.0] if scale else [each for row in standings for each in row]
    _draw_lines(canvas, standings, columns, len(names), (min(numbers), max(numbers)))
    places = [columns[at] for at in turns]
    for x in places:
        _draw_turn(canvas, x)
    for number, (x, level) in enumerate(zip(places, _levels(places), strict=True), 1):
        _draw_number(canvas, number, x, level)
    return canvas.png()


def _levels(places: Sequence[float]) -> list[int]:
    """Return each turn number's line, counted from the top, so that none covers another."""
    last: list[float] = []
    found: list[int] = []
    for x in places:
        level = next((at for at, end in enumerate(last) if x - end >= _APART), len(last))
        last[level : level + 1] = [x]
        found.append(level)
    return found


def _draw_names(canvas: Canvas, names: Sequence[str]) -> None:
    left = float(SIDE)
    for seat, (name, room) in enumerate(zip(names, _rooms(names), strict=True)):
        badge(canvas, seat, left + _BADGE / 2, _TOP / 2, _BADGE)
        if room > 2 * _BADGE:
            canvas.name(
                name, left + _BADGE + 8, _TOP / 2, _NAME_LETTERS, room - _BADGE - _BESIDE + 4
            )
        left += room


def _rooms(names: Sequence[str]) -> list[float]:
    """Return the width in px for each badge with its name, cutting only the longest names."""
    wanted = [_BADGE + _BESIDE + written_width(name, _NAME_LETTERS) for name in names]
    rooms, left, waiting = list(wanted), WIDTH - 2.0 * SIDE, len(wanted)
    for seat in sorted(range(len(wanted)), key=wanted.__getitem__):
        rooms[seat] = min(wanted[seat], left / waiting)
        left -= rooms[seat]
        waiting -= 1
    return rooms


def _height(part: float) -> float:
    return _LOWEST - (_LOWEST - _HIGHEST) * part


def _draw_scale(canvas: Canvas, label: str, left: float, part: float) -> None:
    y, width = _height(part), round(_CHART_RIGHT - left)
    line = f'<path d="M0 1H{width}" stroke="{palette.STONE}" stroke-width="2"/>'
    canvas.place(Art(line, width, 2), left, y - 1)
    canvas.text(label, left - 12, y, _SCALE_LETTERS, anchor="end", colour=palette.TEXT_SOFT)


def _draw_lines(
    canvas: Canvas,
    standings: Sequence[Sequence[float]],
    columns: Sequence[float],
    seats: int,
    ends: tuple[float, float],
) -> None:
    lowest, highest = ends
    span = (highest - lowest) or 1.0
    for seat in range(seats):
        points = [
            (x, _height((row[seat] - lowest) / span))
            for x, row in zip(columns, standings, strict=True)
            if seat < len(row)
        ]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        svg = (
            f'<path d="M{path}" fill="none" stroke="{palette.seat_colour(seat)}" '
            'stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
        )
        canvas.place(Art(svg, WIDTH, _HEIGHT), 0, 0)


def _draw_turn(canvas: Canvas, x: float) -> None:
    high = _LOWEST - _HIGHEST + _FOOT
    line = f'<path d="M2 2V{high}" stroke="{palette.GOLD}" stroke-width="3"/>'
    canvas.place(Art(line, 4, high), x - 2, _HIGHEST - _FOOT / 2)


def _draw_number(canvas: Canvas, number: int, x: float, level: int) -> None:
    y = _HIGHEST - 8 + level * _APART
    canvas.circle(x, y, 22, fill=palette.GOLD, stroke=palette.DARK, line=3)
    canvas.text(str(number), x, y, _NAME_LETTERS, anchor="middle", colour=palette.INK)
