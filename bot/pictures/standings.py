"""The course of a finished match: how good each seat's chances were after every step."""

from collections.abc import Sequence
from typing import Final

from bot.pictures import palette
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.marks import badge
from bot.pictures.stamps import Art

_HEIGHT: Final = 400
_SIDE: Final = 16
_TOP: Final = 76
_FOOT: Final = 34
_BADGE: Final = 44
_LETTERS: Final = 26.0
_LEFT: Final = _SIDE + 26


def course_picture(
    standings: Sequence[Sequence[float]], turns: Sequence[int], names: Sequence[str]
) -> bytes:
    """Return a PNG with a line for each seat that can be named beside its colour.

    ``standings`` has a row for each state and in it a number for each seat; ``turns`` are the
    states that a turning point led to, marked in their order from 1.
    """
    canvas = Canvas(WIDTH, _HEIGHT)
    wide, high = WIDTH - 2 * _SIDE, _HEIGHT - _TOP - _SIDE
    canvas.rect(_SIDE, _TOP, wide, high, radius=14, fill=palette.PANEL)
    room = wide / max(len(names), 1)
    for seat, name in enumerate(names):
        left = _SIDE + seat * room
        badge(canvas, seat, left + _BADGE / 2, _TOP / 2, _BADGE)
        if room > 2 * _BADGE:
            canvas.name(name, left + _BADGE + 8, _TOP / 2, _LETTERS, room - _BADGE - 16)
    lowest = min(min(row) for row in standings)
    highest = max(max(row) for row in standings)
    span = (highest - lowest) or 1.0
    right, top, bottom = WIDTH - _LEFT, _TOP + _FOOT, _HEIGHT - _SIDE - _FOOT

    def point(at: int, value: float) -> tuple[float, float]:
        x = _LEFT + (right - _LEFT) * at / max(len(standings) - 1, 1)
        return x, bottom - (bottom - top) * (value - lowest) / span

    for seat in range(len(names)):
        points = [point(at, row[seat]) for at, row in enumerate(standings) if seat < len(row)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        svg = (
            f'<path d="M{path}" fill="none" stroke="{palette.seat_colour(seat)}" '
            'stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
        )
        canvas.place(Art(svg, WIDTH, _HEIGHT), 0, 0)
    for number, at in enumerate(turns, 1):
        x, _ = point(at, lowest)
        line = (
            f'<path d="M2 2V{bottom - top + _FOOT:.0f}" stroke="{palette.GOLD}" stroke-width="3"/>'
        )
        canvas.place(Art(line, 4, round(bottom - top + _FOOT)), x - 2, top - _FOOT / 2)
        canvas.circle(x, top - 8, 22, fill=palette.GOLD, stroke=palette.DARK, line=3)
        canvas.text(str(number), x, top - 8, _LETTERS, anchor="middle", colour=palette.INK)
    return canvas.png()
