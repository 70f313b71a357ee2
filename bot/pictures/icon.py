"""The bot's icon: the keep of the castellan's castle, below a crown."""

from typing import Final

from bot.pictures import emblems, palette
from bot.pictures.stamps import as_file
from bot.rasters.drawing import Art

_SIZE: Final = 512  # width and height in px


def icon() -> bytes:
    """Return the icon as a square PNG, of which Discord shows a circle."""
    half = _SIZE / 2
    svg = (
        f'<rect width="{_SIZE}" height="{_SIZE}" fill="{palette.FELT}"/>'
        f'<circle cx="{half:g}" cy="{half:g}" r="{half - 20:g}" fill="none" '
        f'stroke="{palette.GOLD_DEEP}" stroke-width="10"/>'
        + emblems.put(f'<path d="{emblems.TOWER}"/>', 121, 196, 270, palette.PAPER)
        + emblems.put(f'<path d="{emblems.CROWN}"/>', 161, 34, 190, palette.GOLD)
    )
    return as_file(Art(svg, _SIZE, _SIZE).document())
