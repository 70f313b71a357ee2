"""Coats of arms, which represent people in pictures, beside their names."""

import math
from functools import lru_cache
from hashlib import sha256
from typing import Final

from bot.pictures import emblems, palette
from bot.pictures.stamps import Art

RATIO: Final = 1.16  # height of a shield of width 1

SHIELD: Final = "M3 3H97V52C97 82 76 101 50 113C24 101 3 82 3 52Z"
_METALS: Final = (palette.GOLD, palette.PAPER)
_COLOURS: Final = (palette.RED, palette.BACK, palette.INK, palette.PANEL_LIT)


def _round(x: float, y: float, radius: float) -> str:
    arc = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0Z"


def _path(d: str) -> str:
    return f'<path fill-rule="evenodd" d="{d}"/>'


def _rose() -> str:
    petals = "".join(
        f'<path transform="rotate({turn} 50 50)" '
        'd="M50 40C36 36 27 24 34 8C38 0 46 -1 50 5C54 -1 62 0 66 8C73 24 64 36 50 40Z"/>'
        for turn in range(0, 360, 72)
    )
    return petals + _path(_round(50, 50, 8))


_CHARGES: Final = (  # charges in a box of 100 x 100, to be filled with one tincture
    _path(emblems.CROWN + "M20 88H80V98H20Z"),
    _path(emblems.TOWER),
    _path("M50 -4L64 12V58H90V72H60V84A12 12 0 1 1 40 84V72H10V58H36V12Z"),
    emblems.STAR,
    _rose(),
    _path(
        _round(50, 24, 24)
        + _round(50, 24, 11)
        + "M44 46H56V100H44ZM56 64H78V74H56ZM56 84H78V96H56Z"
    ),
    emblems.SUITS[2],
    emblems.SUITS[3],
    emblems.SUITS[0],
    _path("M62 2A50 50 0 1 0 98 66A40 40 0 1 1 62 2Z"),
    _path(
        "M50 0C62 14 66 28 60 44L57 56H43L40 44C34 28 38 14 50 0Z"
        "M36 56C34 34 22 24 12 28C0 32 0 50 12 54C8 46 14 42 20 46C27 50 28 56 28 62H36Z"
        "M64 56C66 34 78 24 88 28C100 32 100 50 88 54C92 46 86 42 80 46C73 50 72 56 72 62H64Z"
        "M24 62H76V72H24ZM42 72H58C58 84 62 92 68 96H32C38 92 42 84 42 72Z"
    ),
    _path("M16 4H84C84 34 72 52 57 56V80L76 88V98H24V88L43 80V56C28 52 16 34 16 4Z"),
    _path(
        _round(50, 14, 14)
        + _round(50, 14, 6)
        + "M45 27H55V36H74V46H55V84C68 82 77 74 80 62L72 62L86 44L97 64L90 63C86 86 70 98 50 100"
        "C30 98 14 86 10 63L3 64L14 44L28 62L20 62C23 74 32 82 45 84V46H26V36H45Z"
    ),
    _path(emblems.burst(8, 24) + _round(50, 50, 9)),
    _path("M50 0L76 30H60V68L78 82V100L50 82L22 100V82L40 68V30H24Z"),
    _path(
        "M50 4C62 4 66 14 66 18C80 26 80 44 82 64L94 80H6L18 64C20 44 20 26 34 18C34 14 38 4 50 4Z"
        + _round(50, 90, 9)
    ),
    _path("M50 0L84 34H68L92 62H72L98 88H57V100H43V88H2L28 62H8L32 34H16Z"),
    _path(_round(50, 50, 48) + _round(50, 50, 28)),
    _path("M38 2H62V38H98V62H62V98H38V62H2V38H38Z"),
    _path("M50 0L100 50L50 100L0 50ZM50 26L26 50L50 74L74 50Z"),
)


_BARS: Final = 6


def _bars(*, upright: bool) -> str:
    step = (100 if upright else 116) / _BARS
    cut = range(1, _BARS, 2)
    if upright:
        return "".join(f"M{at * step:.1f} 0h{step:.1f}v116h{-step:.1f}Z" for at in cut)
    return "".join(f"M0 {at * step:.1f}h100v{step:.1f}h-100Z" for at in cut)


def _chequers(side: float) -> str:
    return "".join(
        f"M{column * side:g} {row * side:g}h{side:g}v{side:g}h{-side:g}Z"
        for row in range(math.ceil(116 / side))
        for column in range(math.ceil(100 / side))
        if (row + column) % 2
    )


_MIDDLE: Final = (50, 53, 60)
_DIVIDED: Final = (
    ("", _MIDDLE),
    ("M50 0H100V116H50Z", _MIDDLE),
    ("M0 54H100V116H0Z", (50, 54, 60)),
    ("M0 0H100L0 106Z", (50, 52, 60)),
    ("M0 54H50V0H100V54H50V116H0Z", (50, 54, 60)),
    ("M0 0H100V32H0Z", (50, 69, 52)),
    ("M27 0H73V116H27Z", (50, 52, 40)),
    ("M0 29H100V77H0Z", (50, 53, 42)),
    ("M0 78L50 22L100 78V52L50 -4L0 52Z", (50, 78, 42)),
    ("M0 0H100L50 108Z", (50, 36, 48)),
    ("M0 0H100V116H0ZM14 14V52C14 76 30 91 50 101C70 91 86 76 86 52V14Z", (50, 52, 52)),
    ("M0 62L50 30L100 62V116H0Z", (50, 74, 44)),
    ("M0 0H12C30 30 30 76 12 116H0ZM100 0H88C70 30 70 76 88 116H100Z", (50, 52, 44)),
)
"""Fields with room for a charge: the part in the second tincture, and the charge's centre and size.
The charge changes its tincture where the field does."""
_BUSY: Final = (
    "M0 22V0H22L100 86V116H80Z",
    "M37 0H63V40H100V66H63V116H37V66H0V40H37Z",
    "M0 0H14L50 40L86 0H100V14L64 53L100 92V116H92L50 68L8 116H0V92L36 53L0 14Z",
    _chequers(25),
    _bars(upright=False),
    _bars(upright=True),
    "M50 53L50 0H0ZM50 53L100 0V53ZM50 53H0V116ZM50 53L50 116H100Z",
)
"""Fields without room for a charge: the part in the second tincture. The charge is on a disc."""


@lru_cache(maxsize=1024)
def arms_art(seed: int, width: int) -> Art:
    """Return a person's coat of arms, ``width`` px wide, derived from their id (``seed``)."""
    number = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big")
    number, field = divmod(number, len(_DIVIDED) + len(_BUSY))
    number, charge = divmod(number, len(_CHARGES))
    number, metal = divmod(number, len(_METALS))
    number, colour = divmod(number, len(_COLOURS))
    tinctures = (_METALS[metal], _COLOURS[colour])
    first, second = tinctures if number % 2 else tinctures[::-1]
    if field < len(_DIVIDED):
        inside = _divide(field, charge, first, second)
    else:
        inside = _busy(_BUSY[field - len(_DIVIDED)], charge, first, second)
    svg = (
        f'<g transform="scale({width / 100:g})"><clipPath id="shield"><path d="{SHIELD}"/>'
        f'</clipPath><g clip-path="url(#shield)">{inside}</g>'
        f'<path d="{SHIELD}" fill="none" stroke="{palette.PAPER_EDGE}" stroke-width="5" '
        'stroke-linejoin="round"/></g>'
    )
    return Art(svg, width, math.ceil(width * RATIO))


def _ground(first: str, second: str, part: str) -> str:
    ground = f'<path d="M0 0H100V116H0Z" fill="{first}"/>'
    return ground + (f'<path fill-rule="evenodd" d="{part}" fill="{second}"/>' if part else "")


def _figure(charge: int, x: float, y: float, size: float, fill: str) -> str:
    return emblems.put(_CHARGES[charge], x - size / 2, y - size / 2, size, fill)


def _divide(field: int, charge: int, first: str, second: str) -> str:
    part, (x, y, size) = _DIVIDED[field]
    drawn = _ground(first, second, part) + _figure(charge, x, y, size, second)
    if part:
        name = f"part-{field}"
        drawn += (
            f'<clipPath id="{name}"><path clip-rule="evenodd" d="{part}"/></clipPath>'
            f'<g clip-path="url(#{name})">{_figure(charge, x, y, size, first)}</g>'
        )
    return drawn


def _busy(part: str, charge: int, first: str, second: str) -> str:
    disc = f'<circle cx="50" cy="53" r="32" fill="{first}" stroke="{second}" stroke-width="4"/>'
    return _ground(first, second, part) + disc + _figure(charge, 50, 53, 40, second)
