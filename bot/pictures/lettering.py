"""Text in pictures: an open font for letters and figures, and our own drawings for signs.

Sizes are heights of capitals in px, for all words in pictures are in capitals.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Final
from xml.sax.saxutils import escape

import numpy as np
from PIL import ImageFont

from bot.pictures.ideograms import DRAWN
from bot.pictures.indexed import LEVELS, Stamp, palette_of, stamp_of

FONT: Final = str(files("fontpkg_nunito") / "files" / "Nunito[wght].ttf")
"""Path of the font, whose weight may be anything from 200 to 1000."""
FAMILY: Final = "Nunito"
WEIGHT: Final = 700
BOLD: Final = 800
BLACK: Final = 900

_EM: Final = 1 / 0.705
"""Size of the font in px by the height of its capitals."""
_STROKE: Final = {WEIGHT: 15, BOLD: 20, BLACK: 25}
"""Thickness of the lines of signs, in % of the height of their grid, by the weight beside them."""
_BEARING: Final = 8.0
"""Space left and right of a sign on a grid 100 high."""
_MEASURED: Final = 200
"""Size in px at which widths are measured."""


@cache
def _font(size: float, weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(FONT, size)
    font.set_variation_by_axes([weight])
    return font


@lru_cache(maxsize=4096)
def _is_in_font(char: str) -> bool:
    font = _font(_MEASURED, WEIGHT)
    drawn, unknown = font.getmask(char), font.getmask("\uffff")
    return drawn.size != unknown.size or bytes(drawn) != bytes(unknown)


def has_glyphs(text: str) -> bool:
    """Return whether every character of the text (in capitals) can be drawn."""
    return all(char in DRAWN or _is_in_font(char) for char in text.upper())


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a text that is set in the font, or a sign of ours; ``left`` is where it begins.

    ``left`` and ``width`` are on a grid on which capitals are 100 high.
    """

    text: str
    left: float
    width: float

    @property
    def is_sign(self) -> bool:
        """Return whether it is a drawing of ours."""
        return self.text in DRAWN

    def sign(self, colour: str, weight: int) -> str:
        """Return the SVG elements of a sign on the grid, its top left corner at (0, 0)."""
        stroke = _STROKE[weight]
        return (
            f'<g transform="translate({_BEARING:g} 0) scale({100 / (100 + stroke):.4f}) '
            f'translate({stroke / 2:g} {stroke / 2:g})" fill="none" stroke="{colour}" '
            f'stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round">'
            f'<path d="{DRAWN[self.text][1]}"/></g>'
        )


@lru_cache(maxsize=2048)
def runs(text: str, weight: int) -> tuple[Run, ...]:
    """Return the runs of a text from left to right."""
    found: list[Run] = []
    left = 0.0
    seen = "".join(char if char.isprintable() or char in DRAWN else " " for char in text.upper())
    for key, chars in groupby(seen, lambda char: char if char in DRAWN else ""):
        for part in list(chars) if key else ["".join(chars)]:
            if key:
                stroke = _STROKE[weight]
                width = (DRAWN[key][0] + stroke) * 100 / (100 + stroke) + 2 * _BEARING
            else:
                font = _font(_MEASURED, weight)
                width = font.getlength(part) * 100 * _EM / _MEASURED
            found.append(Run(part, left, width))
            left += width
    return tuple(found)


def measure(text: str, size: float, weight: int = WEIGHT) -> float:
    """Return the width in px of a text in capitals of `size` px."""
    return sum(run.width for run in runs(text, weight)) * size / 100


def fitting(text: str, size: float, room: float, weight: int = WEIGHT) -> float:
    """Return the capital height in px, at most `size`, at which the text fits in `room` px."""
    return min(size, size * room / max(measure(text, size, weight), 1))


def text_as_svg(text: str, size: float, colour: str, weight: int = WEIGHT) -> str:
    """Return the SVG elements of a text whose first capital has its top left at (0, 0)."""
    inside = "".join(
        f'<g transform="translate({run.left:g} 0)">{run.sign(colour, weight)}</g>'
        if run.is_sign
        else f'<text x="{run.left:g}" y="100" font-size="{100 * _EM:.2f}" font-family="{FAMILY}" '
        f'font-weight="{weight}" fill="{colour}" xml:space="preserve">{escape(run.text)}</text>'
        for run in runs(text, weight)
    )
    return f'<g transform="scale({size / 100:.4f})">{inside}</g>'


def centred_text(
    text: str, x: float, y: float, size: float, colour: str, weight: int = BOLD
) -> str:
    """Return the SVG elements of words round the point (x, y); `size` is their height in px."""
    left = x - measure(text, size, weight) / 2
    inside = text_as_svg(text, size, colour, weight)
    return f'<g transform="translate({left:.2f} {y - size / 2:g})">{inside}</g>'


@dataclass(frozen=True, slots=True)
class Words:
    """Words set in the font, to be laid on a picture; ``size`` is in quarters of a px."""

    text: str
    size: int
    weight: int
    colour: str

    @property
    def width(self) -> float:
        """Return their width in px."""
        return measure(self.text, self.size / 4, self.weight)

    def stamp(self, colours: tuple[int, ...]) -> tuple[Stamp, int, int]:
        """Return their stamp, and where its corner lies from where their first line begins."""
        return _stamp_of_words(self, colours)


@lru_cache(maxsize=512)
def _stamp_of_words(words: Words, colours: tuple[int, ...]) -> tuple[Stamp, int, int]:
    font = _font(round(words.size / 4 * _EM, 1), words.weight)
    mask, (left, top) = font.getmask2(words.text, mode="L", anchor="ls")
    width, height = mask.size
    grey = np.frombuffer(bytes(mask), np.uint8).reshape(height, width).astype(np.uint16)
    cover = ((grey * LEVELS + 127) // 255).astype(np.uint8)
    indices = np.full_like(cover, palette_of(colours).index_of(words.colour))
    return stamp_of(indices, cover), int(left), int(top)
