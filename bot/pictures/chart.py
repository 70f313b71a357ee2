"""Charts of a person's matches of one game: ratings as a line, solitaire scores as bars."""

import math
from collections.abc import Sequence
from typing import Final

from bot.pictures import lettering, palette
from bot.pictures.arms import RATIO, arms_art
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.stamps import Art

BEGINNING: Final = 1500  # the rating that everybody starts with

Course = tuple[tuple[int, bool], ...]
"""The rating after each match, and whether it was still uncertain."""
Scores = tuple[tuple[int, bool], ...]  # the score of each game, and whether it was won

_HEIGHT: Final = 400
_NAMED: Final = 46  # height in px of the name below the arms
_SIDE: Final = 16
_ARMS: Final = 168
_COLUMN: Final = 2 * _SIDE + _ARMS
_TOP: Final = 18
_PAD: Final = 18
_FOOT: Final = 52
_LABEL: Final = 27.0
_STEPS: Final = (5, 10, 20, 50, 100, 200, 500, 1000, 2000)
_MAX_LINES: Final = 5
_MIN_SPAN: Final = 40
_DOTTED: Final = 34  # maximum number of matches that get a dot each
_WIDEST_BAR: Final = 44.0


class _Chart:
    """The coat of arms, and a panel beside it with two scales: values and matches, both in px."""

    def __init__(
        self,
        seed: int,
        name: str,
        lowest: float,
        highest: float,
        marked: Sequence[int],
        columns: int,
    ) -> None:
        labels = [lettering.measure(str(value), _LABEL) for value in marked]
        self.left = _COLUMN + _PAD + max(labels) + 14
        self.right = WIDTH - _SIDE - _PAD - 6.0
        self.top = _TOP + _PAD + 10.0
        self.bottom = float(_HEIGHT - _TOP - _FOOT)
        self.lowest, self.highest, self.columns = lowest, highest, columns
        self.canvas = Canvas(WIDTH, _HEIGHT)
        self.canvas.place(arms_art(seed, _ARMS), _SIDE, 36)
        middle, line = _SIDE + _ARMS / 2, 36 + _ARMS * RATIO + 28
        self.canvas.name(name, middle, line, _LABEL, _COLUMN - 12, anchor="middle")
        wide = WIDTH - _COLUMN - _SIDE
        high = _HEIGHT - 2 * _TOP
        self.canvas.rect(_COLUMN, _TOP, wide, high, radius=14, fill=palette.PANEL)
        for value in marked:
            self.line(value, palette.PANEL_EDGE)
            x, y, soft = self.left - 14, self.y(value), palette.TEXT_SOFT
            self.canvas.text(str(value), x, y, _LABEL, anchor="end", colour=soft)

    def x(self, at: float) -> float:
        """Return the centre of a column, counted from 0, in px."""
        return self.left + (self.right - self.left) * (at + 0.5) / self.columns

    def y(self, value: float) -> float:
        share = (value - self.lowest) / (self.highest - self.lowest)
        return self.bottom - share * (self.bottom - self.top)

    def line(self, value: float, colour: str, dash: str = "") -> None:
        """Draw a line across the panel at a value."""
        wide = round(self.right - self.left)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        svg = (
            f'<path d="M2 2H{wide - 2}" stroke="{colour}" stroke-width="3" '
            f'stroke-linecap="round"{dashes}/>'
        )
        self.canvas.place(Art(svg, wide, 4), self.left, self.y(value) - 2)

    def course(self, points: Sequence[tuple[float, float]], doubts: Sequence[bool]) -> None:
        """Draw a line through the points. Its part before an uncertain point is pale."""
        pieces = ""
        for before, after, doubt in zip(points, points[1:], doubts[1:], strict=False):
            colour = palette.STONE if doubt else palette.GOLD
            pieces += (
                f'<path d="M{before[0]:.1f} {before[1]:.1f}L{after[0]:.1f} {after[1]:.1f}" '
                f'stroke="{colour}"/>'
            )
        svg = f'<g fill="none" stroke-width="6" stroke-linecap="round">{pieces}</g>'
        self.canvas.place(Art(svg, WIDTH, _HEIGHT), 0, 0)
        for at, ((x, y), doubt) in enumerate(zip(points, doubts, strict=True)):
            last = at == len(points) - 1
            if not last and len(points) > _DOTTED:
                continue
            colour = palette.STONE if doubt else palette.GOLD
            self.canvas.circle(x, y, 13 if last else 7, fill=colour, stroke=palette.DARK, line=3)

    def caption(self, text: str, colour: str) -> None:
        """Write the result in large letters below the name."""
        x = _SIDE + _ARMS / 2
        y = (36 + _ARMS * RATIO + _NAMED + _HEIGHT - _TOP) / 2
        weight = lettering.BOLD
        self.canvas.text(text, x, y, 58, room=_ARMS, anchor="middle", colour=colour, weight=weight)

    def ends(self, shown: int, played: int, first: int = 0) -> None:
        """Write the numbers of the first and the last match below their columns, counted from 1."""
        y = self.bottom + 32
        soft = palette.TEXT_SOFT
        for number in sorted({played - shown + 1, played}):
            at = number - (played - shown + 1) + first
            wide = lettering.measure(str(number), _LABEL)
            x = min(max(self.x(at), self.left + wide / 2), self.right + 8 - wide / 2)
            self.canvas.text(str(number), x, y, _LABEL, anchor="middle", colour=soft)


def rating_chart(seed: int, name: str, course: Course, played: int) -> bytes:
    """Return a PNG of a person's arms and name, with their rating's history.

    ``course`` has the latest of their ``played`` counted matches, at least one.
    """
    ratings = [rating for rating, _ in course]
    complete = played <= len(course)
    values = [BEGINNING, *ratings] if complete else ratings
    low, high = min(values), max(values)
    spare = max(_MIN_SPAN - (high - low), 0) / 2
    step = _step(high - low + 2 * spare)
    low = math.floor((low - spare) / step) * step
    high = math.ceil((high + spare) / step) * step
    chart = _Chart(seed, name, low, high, range(low, high + 1, step), len(values))
    if low <= BEGINNING <= high:
        chart.line(BEGINNING, palette.STONE, dash="3 9")
    doubts = [doubt for _, doubt in course]
    points = [(chart.x(at), chart.y(value)) for at, value in enumerate(values)]
    chart.course(points, [True, *doubts] if complete else doubts)
    mark = "?" if course[-1][1] else ""
    chart.caption(f"{ratings[-1]}{mark}", palette.TEXT_SOFT if mark else palette.GOLD)
    chart.ends(len(course), played, first=len(values) - len(course))
    return chart.canvas.png()


def score_chart(seed: int, name: str, scores: Scores, played: int, total: str, full: int) -> bytes:
    """Return a PNG of a person's arms and name, with their scores in a solitaire.

    Won games are gold. ``scores`` has the latest of their ``played`` counted games, at least one.
    ``total`` is the sum of all scores, with its sign. ``full`` is the highest score to expect, at
    least 1.
    """
    highest = max([full, *(score for score, _ in scores)])
    step = math.ceil(highest / _MAX_LINES)
    highest = math.ceil(highest / step) * step
    chart = _Chart(seed, name, 0, highest, range(0, highest + 1, step), len(scores))
    room = (chart.right - chart.left) / chart.columns
    wide = min(room * (0.8 if room > 6 else 0.9), _WIDEST_BAR)
    for at, (score, won) in enumerate(scores):
        high = max(chart.y(0) - chart.y(score), 4)
        colour = palette.GOLD if won else palette.STONE
        radius = 5 if wide > 14 else 0
        left = chart.x(at) - wide / 2
        chart.canvas.place(_bar(wide, high, radius, colour), left, chart.y(0) - high)
    chart.caption(total, palette.GOLD)
    chart.ends(len(scores), played)
    return chart.canvas.png()


def _step(span: float) -> int:
    return next((step for step in _STEPS if span / step <= _MAX_LINES - 1), _STEPS[-1])


def _bar(wide: float, high: float, radius: float, colour: str) -> Art:
    svg = (
        f'<path d="M0 {high:.1f}V{radius:g}Q0 0 {radius:g} 0H{wide - radius:.1f}'
        f'Q{wide:.1f} 0 {wide:.1f} {radius:g}V{high:.1f}Z" fill="{colour}"/>'
    )
    return Art(svg, math.ceil(wide), math.ceil(high))
