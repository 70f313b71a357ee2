"""Draws SVG with resvg."""

import io
from collections.abc import Sequence
from dataclasses import dataclass

import resvg_py
from PIL import Image

from bot.rasters.indexed import palette_of, planes_of


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
