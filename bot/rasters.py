"""Rasterises SVG with resvg, Pillow and numpy. The drawing process imports nothing else.

Pictures are palette indices: drawings are placed over each other without quantizing again. Each
drawing is made into a stamp once: for each pixel the index of its colour, and its coverage of
the pixel below, in `LEVELS` steps. Placing a stamp copies the indices of its opaque pixels, and
looks up those at its edges in a table of (coverage, own colour, colour below). All other pixels
have the index `TRANSPARENT`, which isn't a colour.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from threading import Lock
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

LEVELS: Final = 8  # steps of coverage, from transparent (0) to opaque (8)

TRANSPARENT: Final = 255  # index of a pixel that doesn't hide the one below completely

STRIDE: Final = 800
"""Width in px of nearly all pictures, for which stamps have precomputed pixel offsets."""

Indices = NDArray[np.uint8]

_quantizing: Final = Lock()


class Palette:
    """Up to 255 colours, and the nearest of them to any mixture of two."""

    def __init__(self, colours: tuple[int, ...]) -> None:
        """``colours`` are red, green and blue (0 to 255) in turn."""
        self.rgb = np.array(colours, np.uint8).reshape(-1, 3)
        assert len(self.rgb) <= TRANSPARENT
        self._table = Image.new("P", (1, 1))
        self._table.putpalette(colours)
        self._found: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.rgb)

    def nearest(self, image: Image.Image) -> Indices:
        """Return the index of the nearest colour for each pixel of an RGB image, row by row."""
        # Pillow caches the nearest colours in the palette image, which isn't thread-safe.
        with _quantizing:
            found = image.quantize(palette=self._table, dither=Image.Dither.NONE)
        indices = np.array(found, np.uint8)
        indices[indices >= len(self)] = 0  # Pillow fills the palette up with black
        return indices

    def index_of(self, colour: str) -> int:
        """Return the index of the colour nearest to ``#rrggbb``."""
        found = self._found.get(colour)
        if found is None:  # asked of every picture and every text, about the same few colours
            pixel = Image.new("RGB", (1, 1), colour)
            found = self._found[colour] = int(self.nearest(pixel)[0, 0])
        return found

    @cached_property
    def mixtures(self) -> Indices:
        """The nearest index by (coverage << 16 | own colour << 8 | colour below)."""
        colours = self.rgb.astype(np.int32)
        found = np.zeros((LEVELS + 1, 256, 256), np.uint8)
        number = len(self)
        for cover in range(LEVELS + 1):
            own, below = colours[:, None] * cover, colours[None, :] * (LEVELS - cover)
            mixed = ((own + below + LEVELS // 2) // LEVELS).astype(np.uint8)
            found[cover, :number, :number] = self.nearest(Image.fromarray(mixed, "RGB"))
        return found.reshape(-1)


@lru_cache(maxsize=16)
def palette_of(colours: tuple[int, ...]) -> Palette:
    return Palette(colours)


@dataclass(frozen=True, slots=True)
class Stamp:
    """A drawing of width x height px in a palette's colours.

    ``indices`` are the colours of its pixels, row by row, with `TRANSPARENT` for those that don't
    hide the pixel below completely. For an opaque drawing in one colour they are just that colour.
    ``offsets`` and ``edges`` are for partly covering pixels: their offsets in a picture `STRIDE`
    wide, and their coverage and colour in the form that ``Palette.mixtures`` expects.
    """

    width: int
    height: int
    indices: Indices | int
    offsets: NDArray[np.intp]
    edges: NDArray[np.intp]

    @property
    def size(self) -> int:
        """Size in memory, in bytes."""
        colours = 0 if isinstance(self.indices, int) else self.indices.nbytes
        return colours + self.offsets.nbytes + self.edges.nbytes

    def lay(self, picture: Indices, x: int, y: int, mixtures: Indices) -> None:
        """Place it on a picture with its top left corner at (x, y), clipped at the edges."""
        top, left = max(0, -y), max(0, -x)
        bottom = min(self.height, picture.shape[0] - y)
        right = min(self.width, picture.shape[1] - x)
        if top >= bottom or left >= right:
            return
        inside = (slice(top, bottom), slice(left, right))
        here = picture[y + top : y + bottom, x + left : x + right]
        if isinstance(self.indices, int):
            here[...] = self.indices
            return
        colours = self.indices[inside]
        np.copyto(here, colours, where=colours != TRANSPARENT)
        if not len(self.edges):
            return
        offsets, edges, stride = self.offsets, self.edges, picture.shape[1]
        whole = (bottom - top, right - left) == (self.height, self.width)
        if not whole or stride != STRIDE:
            # Clipped, or another width: translate the offsets.
            rows, columns = np.divmod(offsets, STRIDE)
            seen = (rows >= top) & (rows < bottom) & (columns >= left) & (columns < right)
            offsets, edges = ((rows - top) * stride + columns - left)[seen], edges[seen]
        below = picture.reshape(-1)[(y + top) * stride + x + left :]
        below[offsets] = mixtures[edges | below[offsets]]


def stamp_of(indices: Indices, cover: Indices) -> Stamp:
    """Return the stamp of a drawing whose pixels have these colours and coverages."""
    # Edge pixels keep one offset for the usual width, so placing them needs no arithmetic per row.
    indices, cover = indices[:, :STRIDE], cover[:, :STRIDE]  # no picture shows more
    height, width = indices.shape
    opaque = cover == LEVELS
    rows, columns = np.nonzero((cover > 0) & ~opaque)
    covers, colours = (each[rows, columns].astype(np.intp) for each in (cover, indices))
    uniform = indices.size and opaque.all() and indices.min() == indices.max()
    return Stamp(
        width,
        height,
        int(indices[0, 0]) if uniform else np.where(opaque, indices, np.uint8(TRANSPARENT)),
        rows * STRIDE + columns,
        # The upper part of an index into `Palette.mixtures`. `lay` adds the colour below.
        covers << 16 | colours << 8,
    )


def planes_of(image: Image.Image, palette: Palette) -> tuple[Indices, Indices]:
    """Return the colours and the coverage of an RGBA image, pixel by pixel."""
    alpha = np.asarray(image.getchannel("A"), np.uint16)
    cover = ((alpha * LEVELS + 127) // 255).astype(np.uint8)
    return palette.nearest(image.convert("RGB")), cover


def compose(
    width: int,
    height: int,
    background: str,
    palette: Palette,
    placed: Sequence[tuple[Stamp, int, int]],
) -> Indices:
    """Return a picture of width x height px: stamps placed on a background, the last on top."""
    picture = np.full((height, width), palette.index_of(background), np.uint8)
    mixtures = palette.mixtures
    for stamp, x, y in placed:
        stamp.lay(picture, x, y, mixtures)
    return picture


@dataclass(frozen=True, slots=True)
class Art:
    """SVG elements in a box of width x height px whose top left corner is (0, 0)."""

    svg: str
    width: int
    height: int

    def document(self) -> str:
        """Return the drawing as a whole SVG file."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" '
            f'height="{self.height}">{self.svg}</svg>'
        )


def draw_png(svg: str, fonts: Sequence[str]) -> bytes:
    """Return an SVG file as a PNG file with a transparent background.

    ``fonts`` are the files of the fonts that it uses.
    """
    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[*fonts] or None
    )


def draw_image(art: Art, fonts: Sequence[str]) -> Image.Image:
    with Image.open(io.BytesIO(draw_png(art.document(), fonts))) as picture:
        return picture.convert("RGBA")


def draw_planes(art: Art, colours: tuple[int, ...], fonts: Sequence[str]) -> bytes:
    """Return the colours and the coverage of a drawing's pixels, one plane after the other."""
    indices, cover = planes_of(draw_image(art, fonts), palette_of(colours))
    return indices.tobytes() + cover.tobytes()


def get_ready() -> None:
    """Do nothing. To unpickle this function, a process has to import everything it draws with."""
