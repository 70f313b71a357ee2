"""A picture made of small drawings: each is drawn once, kept, and laid on the table again."""

import io
import math
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final, Literal

import resvg_py
from PIL import Image

from bot.pictures import glyphs, palette

WIDTH: Final = 800
HEIGHT: Final = 600
"""Width in px, and greatest height, of the pictures of tables and hands: twice the box of
400 x 300 that Discord shows them in."""
MIN_TEXT_SIZE: Final = 25
"""The least height in px of letters on them, to be read on a phone that is 360 px wide."""

Anchor = Literal["start", "middle", "end"]

_KEPT_PIXELS: Final = 14_000_000


@dataclass(frozen=True, slots=True)
class Art:
    """SVG elements inside a box of width x height px whose top left corner is (0, 0)."""

    svg: str
    width: int
    height: int

    def document(self) -> str:
        """Return the drawing as a whole SVG file."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" '
            f'height="{self.height}">{self.svg}</svg>'
        )


class _Stamps:
    """Drawings already turned into pixels, the least used given up first."""

    def __init__(self, pixels: int) -> None:
        self._limit = pixels
        self._held = 0
        self._images: OrderedDict[Art, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, art: Art) -> Image.Image:
        with self._lock:
            image = self._images.get(art)
            if image is not None:
                self._images.move_to_end(art)
                return image
        image = rasterise(art)
        if image.getchannel("A").getextrema() == (255, 255):  # nothing shows through
            image = image.convert("RGB")
        with self._lock:
            if art not in self._images:
                self._images[art] = image
                self._held += image.width * image.height
            while self._held > self._limit:
                _, old = self._images.popitem(last=False)
                self._held -= old.width * old.height
        return image


def rasterise(art: Art) -> Image.Image:
    """Return a drawing turned into pixels."""
    with Image.open(io.BytesIO(as_file(art.document()))) as picture:
        return picture.convert("RGBA")


def as_file(svg: str) -> bytes:
    """Return a whole SVG file as the bytes of a PNG file, with nothing behind what is drawn."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)


_stamps: Final = _Stamps(_KEPT_PIXELS)
_reducing: Final = Lock()


class Canvas:
    """A picture of width x height px under construction; what is drawn later lies on top."""

    def __init__(
        self,
        width: int,
        height: int,
        background: str | Image.Image = palette.FELT,
        colours: tuple[int, ...] | None = None,
    ) -> None:
        """``background`` is a colour, or a finished picture of that size, which is not changed.

        ``colours`` are those that the picture may hold, as ``palette.table`` lists its own.
        """
        self.width = width
        self.height = height
        self.background = background
        self.colours = colours or palette.table()
        self.placed: list[tuple[Art, int, int]] = []
        self.smallest = math.inf
        """The height in px of the smallest letters that were written."""

    def place(self, art: Art, x: float, y: float) -> None:
        """Lay a drawing with its top left corner at (x, y) px, rounded to whole pixels."""
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
        """Draw a rectangle; the stroke of `line` px runs inside its edge."""
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
        """Draw a circle round the point (x, y); the stroke of `line` px runs inside its edge."""
        svg = (
            f'<circle cx="{radius:g}" cy="{radius:g}" r="{radius - line / 2:g}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'
        )
        side = math.ceil(2 * radius)
        self.place(Art(svg, side, side), x - radius, y - radius)

    def path(self, d: str, x: float, y: float, width: float, height: float, fill: str) -> None:
        """Draw an SVG path in a box of width x height px whose top left corner is (x, y)."""
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
        weight: float = glyphs.WEIGHT,
    ) -> float:
        """Write words in capitals of `size` px, their middle line at y; return their width in px.

        They are smaller where they would be more than `room` px wide.
        """
        if room is not None:
            size = glyphs.fitting(text, size, room, weight)
        self.smallest = min(self.smallest, size)
        wide = glyphs.measure(text, size, weight)
        above = math.ceil(size / 2)
        inside = glyphs.strokes(text, size, colour, weight)
        svg = f'<g transform="translate(2 {above})">{inside}</g>'
        art = Art(svg, math.ceil(wide) + 4, math.ceil(size * 1.3) + above)
        shift = {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        self.place(art, x - shift - 2, y - size / 2 - above)
        return wide

    def png(self) -> bytes:
        """Return the picture as the bytes of a PNG file."""
        return (_printers[-1] if _printers else encode_png)(self)


def encode_png(canvas: Canvas) -> bytes:
    """Return a picture as the bytes of a PNG file, drawn now."""
    ground = canvas.background
    if isinstance(ground, str):
        image = Image.new("RGB", (canvas.width, canvas.height), ground)
    else:
        image = ground.convert("RGB")
    for art, x, y in canvas.placed:
        stamp = _stamps.get(art)
        image.paste(stamp, (x, y), stamp if stamp.mode == "RGBA" else None)
    out = io.BytesIO()
    in_colours(image, canvas.colours).save(out, "PNG", compress_level=3)
    return out.getvalue()


def in_colours(image: Image.Image, colours: tuple[int, ...]) -> Image.Image:
    """Return the picture in these colours alone: red, green and blue (0 to 255), one by one."""
    # Pillow notes in a table which colour is nearest, so it is kept, and used by one at a time.
    with _reducing:
        return image.quantize(palette=_table(colours), dither=Image.Dither.NONE)


@lru_cache(maxsize=16)
def _table(colours: tuple[int, ...]) -> Image.Image:
    table = Image.new("P", (1, 1))
    table.putpalette(colours)
    return table


Printer = Callable[[Canvas], bytes]
_printers: Final[list[Printer]] = []


@contextmanager
def printing(printer: Printer) -> Iterator[None]:
    """Let somebody else make the files for a while: drawing is for those who look."""
    _printers.append(printer)
    try:
        yield
    finally:
        _printers.remove(printer)
