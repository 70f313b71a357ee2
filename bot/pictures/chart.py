"""Somebody's course in a game, drawn: ratings as a line, results of games for one as bars."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from bot.pictures import glyphs, palette
from bot.pictures.arms import RATIO, arms_art
from bot.pictures.canvas import WIDTH, Art, Canvas

MOST: Final = 100
"""So many of somebody's latest matches are drawn."""
BEGINNING: Final = 1500
"""The rating that everybody begins with."""

Course = tuple[tuple[int, bool], ...]
"""After each match the rating, and whether it was still uncertain."""
Scores = tuple[tuple[int, bool], ...]
"""Of each game the score, and whether it was won."""

_HEIGHT: Final = 380
_SIDE: Final = 16
_ARMS: Final = 168
_COLUMN: Final = 2 * _SIDE + _ARMS
_TOP: Final = 18
_PAD: Final = 18
_FOOT: Final = 52
_LABEL: Final = 27.0
_STEPS: Final = (5, 10, 20, 50, 100, 200, 500, 1000, 2000)
_MOST_LINES: Final = 5
_LEAST_SPAN: Final = 40
_DOTTED: Final = 34
"""Up to so many matches have a dot each."""
_WIDEST_BAR: Final = 44.0


class _Plot:
    """The panel beside the arms, with a scale: values to px, matches to px."""

    def __init__(self, lowest: float, highest: float, marked: Sequence[int], columns: int) -> None:
        labels = [glyphs.measure(str(value), _LABEL) for value in marked]
        self.left = _COLUMN + _PAD + max(labels) + 14
        self.right = WIDTH - _SIDE - _PAD - 6.0
        self.top = _TOP + _PAD + 10.0
        self.bottom = float(_HEIGHT - _TOP - _FOOT)
        self.lowest, self.highest, self.columns = lowest, highest, columns

    def x(self, at: float) -> float:
        """The middle of a column, the first being 0."""
        return self.left + (self.right - self.left) * (at + 0.5) / self.columns

    def y(self, value: float) -> float:
        share = (value - self.lowest) / (self.highest - self.lowest)
        return self.bottom - share * (self.bottom - self.top)


def rating_chart(seed: int, course: Course, played: int) -> bytes:
    """A PNG of the arms of a person, their rating, and how it came about.

    ``course`` holds the latest of their ``played`` counted matches.
    """
    ratings = [rating for rating, _ in course]
    complete = played <= len(course) or not course
    values = [BEGINNING, *ratings] if complete else ratings
    low, high = min(values), max(values)
    spare = max(_LEAST_SPAN - (high - low), 0) / 2
    step = _step(high - low + 2 * spare)
    low = math.floor((low - spare) / step) * step
    high = math.ceil((high + spare) / step) * step
    marked = range(low, high + 1, step)
    plot = _Plot(low, high, marked, len(values))
    canvas = _begun(seed, plot, marked)
    if low <= BEGINNING <= high:
        _line(canvas, plot, BEGINNING, palette.STONE, dash="3 9")
    points = [(plot.x(at), plot.y(value)) for at, value in enumerate(values)]
    doubts = [doubt for _, doubt in course]
    _course(canvas, plot, points, [True, *doubts] if complete else doubts)
    if course:
        mark = "?" if course[-1][1] else ""
        _caption(canvas, f"{ratings[-1]}{mark}", palette.TEXT_SOFT if mark else palette.GOLD)
    else:
        _caption(canvas, "?", palette.STONE)
    _ends(canvas, plot, len(course), played, first=len(values) - len(course))
    return canvas.png()


def score_chart(seed: int, scores: Scores, played: int, total: str, full: int) -> bytes:
    """A PNG of the arms of a person and their scores in a game for one, won games in gold.

    ``scores`` are those of the latest of their ``played`` counted games, ``total`` is the sum of
    all with its sign; ``full`` is the highest score to be expected, 1 at least.
    """
    highest = max([full, *(score for score, _ in scores)])
    step = math.ceil(highest / _MOST_LINES)
    highest = math.ceil(highest / step) * step
    marked = range(0, highest + 1, step)
    plot = _Plot(0, highest, marked, max(len(scores), 1))
    canvas = _begun(seed, plot, marked)
    room = (plot.right - plot.left) / plot.columns
    wide = min(room * (0.8 if room > 6 else 0.9), _WIDEST_BAR)
    for at, (score, won) in enumerate(scores):
        high = max(plot.y(0) - plot.y(score), 4)
        colour = palette.GOLD if won else palette.STONE
        radius = 5 if wide > 14 else 0
        left = plot.x(at) - wide / 2
        canvas.place(_bar(wide, high, radius, colour), left, plot.y(0) - high)
    _caption(canvas, total, palette.GOLD if scores else palette.STONE)
    _ends(canvas, plot, len(scores), played)
    return canvas.png()


def _step(span: float) -> int:
    return next((step for step in _STEPS if span / step <= _MOST_LINES - 1), _STEPS[-1])


def _begun(seed: int, plot: _Plot, marked: Iterable[int]) -> Canvas:
    """The arms, the panel and its scale."""
    canvas = Canvas(WIDTH, _HEIGHT)
    canvas.place(arms_art(seed, _ARMS), _SIDE, 36)
    high = _HEIGHT - 2 * _TOP
    wide = WIDTH - _COLUMN - _SIDE
    canvas.rect(_COLUMN, _TOP, wide, high, radius=14, fill=palette.PANEL)
    for value in marked:
        _line(canvas, plot, value, palette.PANEL_EDGE)
        canvas.text(
            str(value),
            plot.left - 14,
            plot.y(value),
            _LABEL,
            anchor="end",
            colour=palette.TEXT_SOFT,
        )
    return canvas


def _line(canvas: Canvas, plot: _Plot, value: float, colour: str, dash: str = "") -> None:
    wide = round(plot.right - plot.left)
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    svg = (
        f'<path d="M2 2H{wide - 2}" stroke="{colour}" stroke-width="3" '
        f'stroke-linecap="round"{dashes}/>'
    )
    canvas.place(Art(svg, wide, 4), plot.left, plot.y(value) - 2)


def _course(
    canvas: Canvas, plot: _Plot, points: Sequence[tuple[float, float]], doubts: Sequence[bool]
) -> None:
    """The line through the points; the part that leads to a doubtful one is pale."""
    pieces = ""
    for before, after, doubt in zip(points, points[1:], doubts[1:], strict=False):
        colour = palette.STONE if doubt else palette.GOLD
        pieces += (
            f'<path d="M{before[0]:.1f} {before[1]:.1f}L{after[0]:.1f} {after[1]:.1f}" '
            f'stroke="{colour}"/>'
        )
    svg = f'<g fill="none" stroke-width="6" stroke-linecap="round">{pieces}</g>'
    canvas.place(Art(svg, WIDTH, _HEIGHT), 0, 0)
    for at, ((x, y), doubt) in enumerate(zip(points, doubts, strict=True)):
        last = at == len(points) - 1
        if not last and len(points) > _DOTTED:
            continue
        colour = palette.STONE if doubt else palette.GOLD
        canvas.circle(x, y, 13 if last else 7, fill=colour, stroke=palette.DARK, line=3)


def _bar(wide: float, high: float, radius: float, colour: str) -> Art:
    svg = (
        f'<path d="M0 {high:.1f}V{radius:g}Q0 0 {radius:g} 0H{wide - radius:.1f}'
        f'Q{wide:.1f} 0 {wide:.1f} {radius:g}V{high:.1f}Z" fill="{colour}"/>'
    )
    return Art(svg, math.ceil(wide), math.ceil(high))


def _caption(canvas: Canvas, text: str, colour: str) -> None:
    """What it has come to, large, under the arms."""
    y = (36 + _ARMS * RATIO + _HEIGHT - _TOP) / 2
    middle = _SIDE + _ARMS / 2
    canvas.text(text, middle, y, 58, room=_ARMS, anchor="middle", colour=colour, weight=glyphs.BOLD)


def _ends(canvas: Canvas, plot: _Plot, shown: int, played: int, first: int = 0) -> None:
    """Which matches the first and the last column are, counted from 1."""
    y = plot.bottom + 32
    for number in sorted({played - shown + 1, played}) if shown else ():
        at = number - (played - shown + 1) + first
        wide = glyphs.measure(str(number), _LABEL)
        x = min(max(plot.x(at), plot.left + wide / 2), plot.right + 8 - wide / 2)
        canvas.text(str(number), x, y, _LABEL, anchor="middle", colour=palette.TEXT_SOFT)
