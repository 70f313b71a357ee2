"""The course of a finished match: each seat's chances after every step."""

from collections.abc import Sequence
from typing import Final

from bot.pictures import palette
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.lettering import written_width
from bot.pictures.marks import badge
from bot.pictures.stamps import Art

_HEIGHT: Final = 400
_SIDE: Final = 16
_TOP: Final = 76
_FOOT: Final = 34
_BADGE: Final = 44
_LETTERS: Final = 25.0
_BESIDE: Final = 22.0  # space in px around a name: 8 to its badge, and 14 to the next one
_APART: Final = 50  # distance in px between the numbers of turns that are close to each other
_LEFT: Final = _SIDE + 26
_RIGHT: Final = WIDTH - _LEFT
_HIGHEST: Final = _TOP + _FOOT
_LOWEST: Final = _HEIGHT - _SIDE - _FOOT


def course_picture(
    standings: Sequence[Sequence[float]], turns: Sequence[int], names: Sequence[str]
) -> bytes:
    """Return a PNG with a line for each seat, whose name is beside its colour.

    ``standings`` has a row for each state, with a number for each seat. ``turns`` are the states
    after turning points, which are marked in order from 1.
    """
    canvas = Canvas(WIDTH, _HEIGHT)
    high = _HEIGHT - _TOP - _SIDE
    canvas.rect(_SIDE, _TOP, WIDTH - 2 * _SIDE, high, radius=14, fill=palette.PANEL)
    _draw_names(canvas, names)
    many = len(standings)
    columns = [_LEFT + (_RIGHT - _LEFT) * at / max(many - 1, 1) for at in range(many)]
    _draw_lines(canvas, standings, columns, len(names))
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
    left = float(_SIDE)
    for seat, (name, room) in enumerate(zip(names, _rooms(names), strict=True)):
        badge(canvas, seat, left + _BADGE / 2, _TOP / 2, _BADGE)
        if room > 2 * _BADGE:
            canvas.name(name, left + _BADGE + 8, _TOP / 2, _LETTERS, room - _BADGE - _BESIDE + 4)
        left += room


def _rooms(names: Sequence[str]) -> list[float]:
    """Return the width in px for each badge with its name; only the longest names are cut."""
    wanted = [_BADGE + _BESIDE + written_width(name, _LETTERS) for name in names]
    rooms, left, waiting = list(wanted), WIDTH - 2.0 * _SIDE, len(wanted)
    for seat in sorted(range(len(wanted)), key=wanted.__getitem__):
        rooms[seat] = min(wanted[seat], left / waiting)
        left -= rooms[seat]
        waiting -= 1
    return rooms


def _draw_lines(
    canvas: Canvas, standings: Sequence[Sequence[float]], columns: Sequence[float], seats: int
) -> None:
    lowest = min(min(row) for row in standings)
    highest = max(max(row) for row in standings)
    span = (highest - lowest) or 1.0
    for seat in range(seats):
        points = [
            (x, _LOWEST - (_LOWEST - _HIGHEST) * (row[seat] - lowest) / span)
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
    canvas.text(str(number), x, y, _LETTERS, anchor="middle", colour=palette.INK)
