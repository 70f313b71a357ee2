"""The picture of a table of standings: a podium for the first three, a row for everybody else."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.pages.model import ScoreSign, SpentSign
from bot.pictures import deck, emblems, lettering, marks, palette
from bot.pictures.arms import RATIO, SHIELD, arms_art
from bot.pictures.canvas import HEIGHT, WIDTH, Canvas
from bot.pictures.stamps import Art

_SIDE: Final = 16
_WALL: Final = 68
_ROW: Final = 56
_STAGE: Final = 236
"""Distance from the picture's top to the podium's foot, in px."""
_STEPS: Final = {1: (152, 92), 2: (128, 84), 3: (112, 74)}
"""Height of each step and width of the arms on it, in px, by place."""
_STEP_WIDTH: Final = 250
_CARD: Final = 18
"""The width of a card that stands for those drawn, in px."""
_CROWN: Final = 1.2
"""The room for a crown behind a number, for a number 1 px high."""
_KEPT: Final = 24


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a leaderboard.

    ``place`` is None for people without one, ``bearer`` the user id whose arms are drawn. ``share``
    is the length of the bar, 0 to 1; ``small`` is written beside the main number; ``mine`` frames
    the viewer's own line.
    """

    place: int | None
    bearer: int
    number: str
    share: float
    small: str
    mine: bool = False


Signs = tuple[ScoreSign, SpentSign]
"""Signs beside the main numbers, and beside the small ones."""
NO_SIGNS: Final[Signs] = ("", "")


@lru_cache(maxsize=_KEPT)
def leaderboard_picture(
    title: str, time: str, entries: tuple[Entry, ...], signs: Signs = NO_SIGNS
) -> bytes:
    """Return a PNG of a page of a table, of at most ten lines; title and time stand above it.

    Those who ask for the same page are shown the same bytes, drawn once.
    """
    return standings_canvas(title, time, entries, signs).png()


def standings_canvas(title: str, time: str, entries: Sequence[Entry], signs: Signs) -> Canvas:
    """Return the picture of a page of a table as a drawing, not yet a PNG."""
    on_podium = _on_podium(entries)
    rows = entries[on_podium:]
    empty = not entries
    top = _STAGE + 12 if on_podium or empty else _WALL + 8
    pitch = min(_ROW, (HEIGHT - top - 4) // max(1, len(rows)))
    canvas = Canvas(WIDTH, top + len(rows) * pitch + (4 if rows else 0))
    _header(canvas, title, time)
    if on_podium or empty:
        _podium(canvas, entries[:on_podium], signs)
    for at, entry in enumerate(rows):
        _row(canvas, entry, top + at * pitch, pitch, signs)
    return canvas


def _on_podium(entries: Sequence[Entry]) -> int:
    """Return how many stand on the podium: all places up to third, unless they are too many."""
    best = [entry for entry in entries if entry.place is not None and entry.place <= 3]
    starts = bool(entries) and entries[0].place == 1
    return len(best) if starts and len(best) <= 3 else 0


def _header(canvas: Canvas, title: str, time: str) -> None:
    marks.battlements(canvas, _WALL)
    middle = (_WALL - 12) / 2
    right = WIDTH - _SIDE - 4
    wide = marks.caption(canvas, time, right, middle, 27, 280, anchor="end")
    room = right - wide - 24 - _SIDE - 48
    marks.crown(canvas, _SIDE + 22, middle + 17, 40)
    canvas.text(title, _SIDE + 52, middle, 32, room=room, weight=lettering.BOLD)


def _podium(canvas: Canvas, entries: Sequence[Entry], signs: Signs) -> None:
    """Draw the podium: the first in the middle, the second at the left, the third at the right."""
    for at, column in enumerate((1, 0, 2)):
        entry = entries[at] if at < len(entries) else None
        place = at + 1 if entry is None or entry.place is None else entry.place
        middle = WIDTH / 2 + (column - 1) * (_STEP_WIDTH + 8)
        _step(canvas, entry, place, middle, signs)


def _step(canvas: Canvas, entry: Entry | None, place: int, middle: float, signs: Signs) -> None:
    high, wide = _STEPS[place]
    top = _STAGE - high
    mine = entry is not None and entry.mine
    left, fill = middle - _STEP_WIDTH / 2, palette.PANEL
    marks.panel(canvas, left, top, _STEP_WIDTH, high, fill=fill, radius=12, lit=mine)
    arms_left, arms_top = left + 14, _STAGE - wide * RATIO - 10
    if entry is None:
        canvas.place(_blank_arms(wide), arms_left, arms_top)
    else:
        canvas.place(arms_art(entry.bearer, wide), arms_left, arms_top)
        if place == 1:
            marks.crown(canvas, arms_left + wide / 2, arms_top + 4, 44)
    _coin(canvas, place, arms_left + wide - 4, _STAGE - 32, 22)
    if entry is None:
        return
    pen, line = arms_left + wide + 18, _STAGE - 66
    room = left + _STEP_WIDTH - 4 - pen
    size, _ = _fit(entry.number, 36, room, signs)
    _number(canvas, entry.number, pen, line, size, signs)
    if signs[1]:
        deck.back(canvas, pen, line + 26, _CARD)
        pen += _CARD + 8
        room -= _CARD + 8
    marks.caption(canvas, entry.small, pen, line + 39, 27, room)


def _coin(canvas: Canvas, place: int, x: float, y: float, radius: float) -> None:
    """Draw a medal with a place in it: gold, silver, bronze."""
    fill = {1: palette.GOLD, 2: palette.STEEL, 3: palette.GOLD_DEEP}[place]
    canvas.circle(x, y, radius, fill=fill, stroke=palette.DARK, line=3)
    canvas.text(
        str(place), x, y, radius * 1.2, anchor="middle", colour=palette.DARK, weight=lettering.BOLD
    )


def _fit(number: str, most: float, room: float, signs: Signs) -> tuple[float, float]:
    """Return the main number's size, at most ``most`` px, and its width with its sign."""
    wide = lettering.measure(number, 1, lettering.BOLD) + (_CROWN if signs[0] else 0)
    size = min(most, room / wide)
    return size, size * wide


def _number(canvas: Canvas, number: str, x: float, y: float, size: float, signs: Signs) -> None:
    """Draw the main number from x on, with a crown behind it where that is its sign."""
    wide = canvas.text(number, x, y, size, weight=lettering.BOLD)
    if signs[0]:
        marks.crown(canvas, x + wide + size * 0.7, y + size * 0.45, size)


def _row(canvas: Canvas, entry: Entry, top: float, pitch: int, signs: Signs) -> None:
    room, high = WIDTH - 2 * _SIDE, pitch - 6
    marks.panel(canvas, _SIDE, top, room, high, radius=14, lit=entry.mine, line=4)
    middle = top + high / 2
    if entry.place is not None and entry.place <= 3:
        _coin(canvas, entry.place, _SIDE + 44, middle, 23)
    elif entry.place is not None:
        text, x, weight = str(entry.place), _SIDE + 44, lettering.BOLD
        canvas.text(text, x, middle, 32, room=72, anchor="middle", weight=weight)
    width = round(40 * pitch / _ROW)
    left = _SIDE + 94 + (40 - width) / 2
    canvas.place(arms_art(entry.bearer, width), left, middle - width * RATIO / 2)
    _bar(canvas, entry, middle)
    right = WIDTH - _SIDE - 18
    wide = marks.caption(canvas, entry.small, right, middle, 27, 130, anchor="end")
    if signs[1]:
        deck.back(canvas, right - wide - _CARD - 8, middle - _CARD * deck.RATIO / 2, _CARD)
    size, wide = _fit(entry.number, 34, 140, signs)
    _number(canvas, entry.number, _NUMBERS_END - wide, middle, size, signs)


_NUMBERS_END: Final = 616.0
"""Right edge of the main numbers, in px."""
_BAR: Final = (_SIDE + 150, 300, 24)
"""Left edge, maximum length and thickness of a bar, in px."""


def _bar(canvas: Canvas, entry: Entry, middle: float) -> None:
    """Draw a person's bar; only an outline if they have no place yet."""
    left, most, thick = _BAR
    top = middle - thick / 2
    canvas.rect(left, top, most, thick, radius=8, fill=palette.SHADOW)
    if entry.share <= 0:
        return
    long = max(thick, round(most * min(entry.share, 1)))
    if entry.place is None:
        canvas.rect(left, top, long, thick, radius=8, stroke=palette.GOLD, line=3, dash="7 5")
    else:
        canvas.rect(left, top, long, thick, radius=8, fill=palette.GOLD)


def _blank_arms(width: int) -> Art:
    """Return a shield that waits for its bearer."""
    svg = (
        f'<g transform="scale({width / 100:g})">'
        f'<path d="{SHIELD}" fill="{palette.FELT_DARK}" stroke="{palette.STONE}" '
        'stroke-width="4" stroke-dasharray="9 7"/>'
        f'<path transform="translate(30 34) scale(0.4)" d="{emblems.CROWN}" '
        f'fill="{palette.PANEL}"/></g>'
    )
    return Art(svg, width, math.ceil(width * RATIO))
