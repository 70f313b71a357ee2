"""The picture of a leaderboard: a podium for the first three, a row for everybody else."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.pages.cards import language_drawn
from bot.pages.model import ScoreSign, SpentSign
from bot.pictures import deck, emblems, lettering, marks, palette
from bot.pictures.arms import RATIO, SHIELD, arms_art
from bot.pictures.canvas import HEIGHT, WIDTH, Canvas
from bot.pictures.marks import SIDE, WALL
from bot.pictures.stamps import Art

_HEADS: Final = 30
_ROW: Final = 56
_STAGE: Final = 188  # height of the podium, in px
_STEPS: Final = {1: (180, 86), 2: (158, 80), 3: (144, 74)}
"""Height of each step and width of the arms on it, in px, by rank."""
_STEP_WIDTH: Final = 250
_PLINTH: Final = 40  # height in px of the name at the foot of a step
_NAME: Final = 26
_CARD: Final = 18  # width in px of the card that is the sign for cards drawn
_CROWN: Final = 1.2  # width of a crown after a number, in units of the number's height
_KEPT: Final = 24


@dataclass(frozen=True, slots=True)
class RankingEntry:
    """A line of a leaderboard.

    ``place`` is None for people without a rank. ``bearer`` is the user id whose arms are drawn
    beside the ``name``. ``small`` is next to the main number. ``mine`` frames the viewer's own
    line. Only a rank worth a ``medal`` has one and can be on the podium.
    """

    place: int | None
    bearer: int
    name: str
    number: str
    small: str
    mine: bool = False
    medal: bool = True


Signs = tuple[ScoreSign, SpentSign]  # signs next to the main numbers, and next to the small ones
NO_SIGNS: Final[Signs] = ("", "")
Heads = tuple[str, str]  # column headings for the main numbers, and for the small ones
NO_HEADS: Final[Heads] = ("", "")


def leaderboard_picture(
    title: str,
    time: str,
    entries: tuple[RankingEntry, ...],
    signs: Signs = NO_SIGNS,
    heads: Heads = NO_HEADS,
) -> bytes:
    """Return a PNG of a page of a leaderboard (up to ten lines), below its title and period.

    Pages are cached.
    """
    return kept_picture(language_drawn(), title, time, entries, signs, heads)


@lru_cache(maxsize=_KEPT)
def kept_picture(
    language: str,
    title: str,
    time: str,
    entries: tuple[RankingEntry, ...],
    signs: Signs,
    heads: Heads,
) -> bytes:
    """Return a leaderboard's picture, cached. ``language`` must be the one being drawn in."""
    return standings_canvas(title, time, entries, signs, heads).png()


def standings_canvas(
    title: str,
    time: str,
    entries: Sequence[RankingEntry],
    signs: Signs = NO_SIGNS,
    heads: Heads = NO_HEADS,
) -> Canvas:
    """Return the picture of a page of a leaderboard as a canvas, not yet a PNG."""
    on_podium = _on_podium(entries)
    rows = entries[on_podium:]
    empty = not entries
    headed = any(heads) and not empty
    foot = WALL + (_HEADS if headed else 0) + (_STAGE if on_podium or empty else 0)
    top = foot + (12 if on_podium or empty else 8)
    pitch = min(_ROW, (HEIGHT - top - 4) // max(1, len(rows)))
    canvas = Canvas(WIDTH, top + len(rows) * pitch + (4 if rows else 0))
    marks.header(canvas, title, time)
    if headed:
        middle = WALL + _HEADS / 2 + 2
        won = marks.caption(canvas, heads[1], WIDTH - SIDE - 4, middle, 25, 250, anchor="end")
        marks.caption(canvas, heads[0], SIDE + 4, middle, 25, WIDTH - 2 * SIDE - won - 40)
    if on_podium or empty:
        _podium(canvas, entries[:on_podium], foot, signs)
    high = pitch - 4
    for at, entry in enumerate(rows):  # all panels first: some names extend beyond theirs
        panel_top, wide = top + at * pitch, WIDTH - 2 * SIDE
        marks.panel(canvas, SIDE, panel_top, wide, high, radius=14, lit=entry.mine, line=4)
    for at, entry in enumerate(rows):
        _row(canvas, entry, top + at * pitch, high, signs)
    return canvas


def _on_podium(entries: Sequence[RankingEntry]) -> int:
    """Return the number of entries on the podium: all ranks up to third, or 0 if too many."""
    best = [entry for entry in entries if _has_medal(entry)]
    starts = bool(best) and entries[0].place == 1
    return len(best) if starts and len(best) <= 3 else 0


def _has_medal(entry: RankingEntry) -> bool:
    return entry.medal and entry.place is not None and entry.place <= 3


def _podium(canvas: Canvas, entries: Sequence[RankingEntry], foot: int, signs: Signs) -> None:
    for at, column in enumerate((1, 0, 2)):
        entry = entries[at] if at < len(entries) else None
        place = at + 1 if entry is None or entry.place is None else entry.place
        middle = WIDTH / 2 + (column - 1) * (_STEP_WIDTH + 8)
        _step(canvas, entry, place, middle, foot, signs)


def _step(
    canvas: Canvas, entry: RankingEntry | None, place: int, middle: float, foot: int, signs: Signs
) -> None:
    high, wide = _STEPS[place]
    top, floor = foot - high, foot - _PLINTH
    mine = entry is not None and entry.mine
    left, fill = middle - _STEP_WIDTH / 2, palette.PANEL
    marks.panel(canvas, left, top, _STEP_WIDTH, high, fill=fill, radius=12, lit=mine)
    arms_left, arms_top = left + 14, floor - wide * RATIO
    if entry is None:
        canvas.place(_blank_arms(wide), arms_left, arms_top)
    else:
        canvas.place(arms_art(entry.bearer, wide), arms_left, arms_top)
        if place == 1:
            marks.crown(canvas, arms_left + wide / 2, arms_top + 4, 44)
    _coin(canvas, place, arms_left + wide - 4, floor - 22, 22)
    if entry is None:
        return
    canvas.name(entry.name, middle, foot - _PLINTH / 2, _NAME, _STEP_WIDTH - 20, anchor="middle")
    pen, line = arms_left + wide + 24, floor - 58
    room = left + _STEP_WIDTH - 4 - pen
    size, _ = _fit(entry.number, 36, room, signs)
    _number(canvas, entry.number, pen, line, size, signs)
    if signs[1]:
        deck.back(canvas, pen, line + 26, _CARD)
        pen += _CARD + 8
        room -= _CARD + 8
    marks.caption(canvas, entry.small, pen, line + 39, 27, room)


def _coin(canvas: Canvas, place: int, x: float, y: float, radius: float) -> None:
    fill = {1: palette.GOLD, 2: palette.STEEL, 3: palette.GOLD_DEEP}[place]
    canvas.circle(x, y, radius, fill=fill, stroke=palette.DARK, line=3)
    canvas.text(
        str(place), x, y, radius * 1.2, anchor="middle", colour=palette.DARK, weight=lettering.BOLD
    )


def _fit(number: str, most: float, room: float, signs: Signs) -> tuple[float, float]:
    wide = lettering.measure(number, 1, lettering.BOLD) + (_CROWN if signs[0] else 0)
    size = min(most, room / wide)
    return size, size * wide


def _number(
    canvas: Canvas,
    number: str,
    x: float,
    y: float,
    size: float,
    signs: Signs,
    colour: str = palette.TEXT,
) -> None:
    wide = canvas.text(number, x, y, size, colour=colour, weight=lettering.BOLD)
    if signs[0]:
        marks.crown(canvas, x + wide + size * 0.7, y + size * 0.45, size)


def _row(canvas: Canvas, entry: RankingEntry, top: float, high: int, signs: Signs) -> None:
    middle = top + high / 2
    colour = palette.TEXT_SOFT if entry.place is None else palette.TEXT
    if entry.place is not None and _has_medal(entry):
        _coin(canvas, entry.place, SIDE + 44, middle, min(23, high / 2 - 1))
    else:
        text, x = "–" if entry.place is None else str(entry.place), SIDE + 44
        canvas.text(
            text, x, middle, 30, room=72, anchor="middle", colour=colour, weight=lettering.BOLD
        )
    width = round(min(40, (high - 2) / RATIO))
    canvas.place(arms_art(entry.bearer, width), _ARMS - width / 2, middle - width * RATIO / 2)
    right = WIDTH - SIDE - 18
    wide = marks.caption(canvas, entry.small, right, middle, 27, 130, anchor="end")
    if signs[1]:
        deck.back(canvas, right - wide - _CARD - 8, middle - _CARD * deck.RATIO / 2, _CARD)
    size, wide = _fit(entry.number, 31, 140, signs)
    _number(canvas, entry.number, _NUMBERS_END - wide, middle, size, signs, colour)
    canvas.name(entry.name, _NAMES, middle, _NAME, _NUMBERS_END - wide - 16 - _NAMES)


_ARMS: Final = SIDE + 112  # centre of the arms in rows, in px
_NAMES: Final = SIDE + 146  # left edge of the names in rows, in px
_NUMBERS_END: Final = 616.0  # right edge of the main numbers in rows, in px


def _blank_arms(width: int) -> Art:
    svg = (
        f'<g transform="scale({width / 100:g})">'
        f'<path d="{SHIELD}" fill="{palette.FELT_DARK}" stroke="{palette.STONE}" '
        'stroke-width="4" stroke-dasharray="9 7"/>'
        f'<path transform="translate(30 34) scale(0.4)" d="{emblems.CROWN}" '
        f'fill="{palette.PANEL}"/></g>'
    )
    return Art(svg, width, math.ceil(width * RATIO))
