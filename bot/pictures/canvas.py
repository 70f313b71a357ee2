"""Pictures composed of small drawings, each of which is drawn once, cached, and placed again."""

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Literal

from bot.pages.cards import language_drawn
from bot.pictures import lettering, palette
from bot.pictures.files import png_of
from bot.pictures.lettering import Words
from bot.pictures.stamps import STAMPS
from bot.rasters import Art, Stamp, compose, palette_of

WIDTH: Final = 800
HEIGHT: Final = 600
"""Width and maximum height in px of the pictures of tables and hands: twice the box of 400 x 300 in
which Discord shows them."""
MIN_TEXT_SIZE: Final = 25
"""Minimum height in px of letters in pictures, to be legible on a phone 360 px wide."""

Anchor = Literal["start", "middle", "end"]
_ANCHORS: Final[Mapping[Anchor, float]] = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""Share of a text that is to the left of its anchor."""


class Canvas:
    """A picture under construction. Later drawings are on top of earlier ones."""

    def __init__(
        self,
        width: int,
        height: int,
        background: str = palette.FELT,
        colours: tuple[int, ...] | None = None,
    ) -> None:
        """``colours`` is the picture's palette, by default `palette.table`."""
        self.width = width
        self.height = height
        self.background = background
        self.colours = colours or palette.table()
        self.placed: list[tuple[Art | Words, int, int]] = []
        """Drawings by their top left corners, and words by the start of their baselines."""
        self.smallest = math.inf  # height in px of the smallest letters used
        self.named: list[tuple[float, float, float, float]] = []
        """Left, top, right and bottom in px of each name's space, whether drawn or not."""

    def place(self, art: Art, x: float, y: float) -> None:
        """Place a drawing with its top left corner at (x, y) px, rounded to whole pixels."""
        self.placed.append((art, round(x), round(y)))

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        radius: float = 0,
        fill: str = "none",
        stroke: str = "none",
        line: float = 0,
        dash: str = "",
    ) -> None:
        """Draw a rectangle with a stroke of `line` px inside its edge."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        svg = (
            f'<rect x="{line / 2:g}" y="{line / 2:g}" width="{width - line:g}" '
            f'height="{height - line:g}" rx="{radius:g}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{line:g}"{dashes}/>'
        )
        self.place(Art(svg, math.ceil(width), math.ceil(height)), x, y)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str = "none",
        stroke: str = "none",
        line: float = 0,
    ) -> None:
        """Draw a circle around (x, y) with a stroke of `line` px inside its edge."""
        svg = (
            f'<circle cx="{radius:g}" cy="{radius:g}" r="{radius - line / 2:g}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'
        )
        side = math.ceil(2 * radius)
        self.place(Art(svg, side, side), x - radius, y - radius)

    def path(self, d: str, x: float, y: float, width: float, height: float, fill: str) -> None:
        """Draw an SVG path in a box of width x height px with its top left corner at (x, y)."""
        svg = f'<path d="{d}" fill="{fill}"/>'
        self.place(Art(svg, math.ceil(width), math.ceil(height)), x, y)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        room: float | None = None,
        anchor: Anchor = "start",
        colour: str = palette.TEXT,
        weight: int = lettering.WEIGHT,
    ) -> float:
        """Write a text in capitals of `size` px, vertically centred on y. Returns its width in px.

        The text is made smaller if it would be wider than `room` px.
        """
        if room is not None:
            size = lettering.fitting(text, size, room, weight)
        self.smallest = min(self.smallest, size)
        return self._write(text.upper(), x, y, size, anchor, colour, weight)

    def name(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        room: float,
        *,
        anchor: Anchor = "start",
        colour: str = palette.TEXT,
        weight: int = lettering.WEIGHT,
    ) -> float:
        """Write a person's name with capitals of `size` px, vertically centred on y.

        A name wider than `room` px becomes smaller, then it's cut and ends in "…". Returns its
        width in px, or 0 if our fonts lack its characters.
        """
        left, foot = x - room * _ANCHORS[anchor], y + size / 2
        top, bottom = foot - lettering.MAX_ABOVE * size, foot + lettering.MAX_BELOW * size
        self.named.append((left, top, left + room, bottom))
        shown, height = lettering.fitted(lettering.shown_name(name), size, room, weight)
        self.smallest = min(self.smallest, size)
        return self._write(shown, x, y, height, anchor, colour, weight) if shown else 0.0

    def _write(
        self, text: str, x: float, y: float, size: float, anchor: Anchor, colour: str, weight: int
    ) -> float:
        wide = lettering.written_width(text, size, weight)
        left = x - wide * _ANCHORS[anchor]
        for run in lettering.runs(text, weight):
            start = left + run.left * size / 100
            if run.face is None:
                svg = f'<g transform="scale({size / 100:.4f})">{run.sign(colour, weight)}</g>'
                art = Art(svg, math.ceil(run.width * size / 100), math.ceil(size * 1.1))
                self.place(art, start, y - size / 2)
            else:
                language = run.face.forms(language_drawn())
                words = Words(run.text, round(size * 4), weight, colour, run.face, language)
                self.placed.append((words, round(start), round(y + size / 2)))
        return wide

    def png(self) -> bytes:
        return (_printers[-1] if _printers else encode_png)(self)


def encode_png(canvas: Canvas) -> bytes:
    """Draw a picture as a PNG file."""
    colours = palette_of(canvas.colours)
    placed = [_stamp(*each, canvas.colours) for each in canvas.placed]
    picture = compose(canvas.width, canvas.height, canvas.background, colours, placed)
    return png_of(picture, colours.rgb)


def _stamp(placed: Art | Words, x: int, y: int, colours: tuple[int, ...]) -> tuple[Stamp, int, int]:
    if isinstance(placed, Art):
        return STAMPS.get(placed, colours), x, y
    stamp, left, top = placed.stamp(colours)
    return stamp, x + left, y + top


Printer = Callable[[Canvas], bytes]
_printers: Final[list[Printer]] = []


@contextmanager
def printing(printer: Printer) -> Iterator[None]:
    """Replace the PNG encoder in the block. Tests use it to skip pictures that nobody looks at."""
    _printers.append(printer)
    try:
        yield
    finally:
        _printers.remove(printer)
