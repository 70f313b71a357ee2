"""Pictures as one SVG document each, to see what they are made of."""

from collections.abc import Callable
from typing import Any

from bot.pictures import Art, Canvas
from bot.pictures.canvas import printing
from bot.pictures.lettering import Words, text_as_svg


def svg_of(draw: Callable[..., bytes], *subject: Any) -> str:
    """All that lies in a picture; of one that lies on another, what lies there."""
    with printing(_document):
        return draw(*subject).decode()


def _document(canvas: Canvas) -> bytes:
    ground = f'<rect width="{canvas.width}" height="{canvas.height}" '
    ground += f'fill="{canvas.background}"/>'
    inside = "".join(
        f'<g transform="translate({x} {y})">{_inside(each)}</g>' for each, x, y in canvas.placed
    )
    return Art(ground + inside, canvas.width, canvas.height).document().encode()


def _inside(placed: Art | Words) -> str:
    if isinstance(placed, Art):
        return placed.svg
    size = placed.size / 4
    svg = text_as_svg(placed.text, size, placed.colour, placed.weight)
    return f'<g transform="translate(0 {-size})">{svg}</g>'
