"""The deck's shapes as SVG elements, each in a box of 100 x 100 at (0, 0), and the bot's icon."""

import math
from typing import Final

from bot.pictures import palette
from bot.pictures.stamps import as_file
from bot.rasters import Art

_CLUB: Final = (
    '<circle cx="50" cy="27" r="23"/><circle cx="25" cy="61" r="23"/>'
    '<circle cx="75" cy="61" r="23"/><path d="M50 30L64 56L50 70L36 56Z"/>'
    '<path d="M45 52C47 76 42 90 31 97L69 97C58 90 53 76 55 52Z"/>'
)
_DIAMOND: Final = (
    '<path d="M50 1C60 20 71 36 87 50C71 64 60 80 50 99C40 80 29 64 13 50C29 36 40 20 50 1Z"/>'
)
_HEART: Final = (
    '<path d="M50 96C24 70 3 50 3 29C3 13 14 4 27 4C38 4 46 11 50 22C54 11 62 4 73 4'
    'C86 4 97 13 97 29C97 50 76 70 50 96Z"/>'
)
_SPADE: Final = (
    '<path d="M50 2C59 20 95 38 95 62C95 76 85 84 74 84C66 84 59 80 54 73C55 84 60 92 69 97'
    'L31 97C40 92 45 84 46 73C41 80 34 84 26 84C15 84 5 76 5 62C5 38 41 20 50 2Z"/>'
)
SUITS: Final = (_CLUB, _DIAMOND, _HEART, _SPADE)

STAR: Final = '<path d="M50 2L63 36L99 38L71 61L81 96L50 76L19 96L29 61L1 38L37 36Z"/>'
DISC: Final = '<circle cx="50" cy="50" r="42"/>'

TOWER: Final = (
    "M16 4H34V16H42V4H58V16H66V4H84V36L75 46V84H84V98H58V80A8 8 0 0 0 42 80V98H16V84H25V46L16 36Z"
)

CROWN: Final = "M4 24L20 84H80L96 24L68 52L50 8L32 52Z"

DAGGER: Final = "M50 99L39 80V38H18V26H42V12A8 8 0 1 1 58 12V26H82V38H61V80Z"


def put(shape: str, x: float, y: float, size: float, colour: str = "none") -> str:
    """Return a shape of `size` px with its top left corner at (x, y).

    ``colour`` fills the parts that have no fill of their own.
    """
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})" fill="{colour}">{shape}</g>'
    )


def burst(spikes: int, inner: float, outer: float = 50) -> str:
    """Return the path of a star around the centre of the box."""
    points = []
    for step in range(2 * spikes):
        radius = inner if step % 2 else outer
        angle = math.pi * step / spikes
        points.append(f"{50 + radius * math.sin(angle):.1f} {50 - radius * math.cos(angle):.1f}")
    return "M" + "L".join(points) + "Z"


def tower(fill: str, stroke: str = "none", line: float = 0) -> str:
    """A castle tower. The line's width is in units of the 100 x 100 box."""
    return (
        f'<path d="{TOWER}" fill="{fill}" stroke="{stroke}" stroke-width="{line:g}" '
        'stroke-linejoin="round"/>'
    )


def king(ink: str) -> str:
    """A closed royal crown with a cross."""
    gold, deep = palette.GOLD, palette.GOLD_DEEP
    return (
        f'<path d="M14 76C2 46 16 28 34 32C42 34 47 40 50 48C53 40 58 34 66 32C84 28 98 46 86 76Z" '
        f'fill="{ink}"/>'
        f'<g fill="none" stroke="{gold}" stroke-width="8" stroke-linejoin="round">'
        '<path d="M16 76C2 46 16 27 34 31C44 34 50 44 50 76C50 44 56 34 66 31C84 27 98 46 84 76"/>'
        "</g>"
        f'<path d="M46 2H54V10H62V18H54V30H46V18H38V10H46Z" fill="{gold}"/>'
        f'<circle cx="50" cy="32" r="7" fill="{gold}"/>'
        f'<rect x="10" y="72" width="80" height="22" rx="5" fill="{gold}"/>'
        f'<path d="M10 78H90M10 88H90" stroke="{deep}" stroke-width="2.5"/>'
        f'<g fill="{ink}"><path d="M50 76L58 83L50 90L42 83Z"/>'
        '<circle cx="26" cy="83" r="5"/><circle cx="74" cy="83" r="5"/></g>'
    )


def queen(ink: str) -> str:
    """A heraldic rose of five petals."""
    leaves = "".join(
        f'<path transform="rotate({turn} 50 50)" d="M50 -1L60 24H40Z" fill="{palette.GOLD_DEEP}"/>'
        for turn in range(36, 396, 72)
    )
    petals = "".join(
        f'<path transform="rotate({turn} 50 50)" '
        f'd="M50 50C20 38 22 4 42 3Q50 3 50 9Q50 3 58 3C78 4 80 38 50 50Z" fill="{ink}" '
        f'stroke="{palette.PAPER}" stroke-width="3"/>'
        for turn in range(0, 360, 72)
    )
    inner = "".join(
        f'<path transform="rotate({turn} 50 50)" d="M50 50C36 44 36 27 50 26C64 27 64 44 50 50Z" '
        f'fill="{palette.PAPER_SHADE}" stroke="{ink}" stroke-width="3"/>'
        for turn in range(36, 396, 72)
    )
    return leaves + petals + inner + f'<circle cx="50" cy="50" r="11" fill="{palette.GOLD}"/>'


def jack(ink: str) -> str:
    sword = (
        f'<path d="M50 -16L59 0V66H41V0Z" fill="{palette.STEEL}"/>'
        f'<path d="M50 -16L59 0V66H50Z" fill="{palette.STEEL_DEEP}"/>'
        f'<rect x="44" y="72" width="12" height="22" fill="{ink}"/>'
        f'<path d="M24 59Q50 69 76 59V71Q50 81 24 71Z" fill="{palette.GOLD}"/>'
        f'<circle cx="50" cy="99" r="9" fill="{palette.GOLD}"/>'
    )
    return (
        f'<g transform="rotate(-38 50 50)">{sword}</g><g transform="rotate(38 50 50)">{sword}</g>'
    )


def jester(ink: str) -> str:
    """A jester's cap with three bells."""
    gold = palette.GOLD
    return (
        f'<path d="M20 72C14 50 12 34 2 30C16 18 32 22 38 44C38 24 42 12 50 2C58 12 62 24 62 44'
        f'C68 22 84 18 98 30C88 34 86 50 80 72Z" fill="{ink}"/>'
        f'<path d="M38 44C42 54 44 62 44 72H20C17 60 16 52 13 44C22 30 34 32 38 44Z" fill="{gold}" '
        'opacity="0.9"/>'
        f'<path d="M62 44C58 54 56 62 56 72H80C83 60 84 52 87 44C78 30 66 32 62 44Z" fill="{gold}" '
        'opacity="0.9"/>'
        f'<path d="M16 70H84L80 90Q50 96 20 90Z" fill="{ink}"/>'
        f'<g fill="{gold}"><circle cx="5" cy="32" r="7"/><circle cx="95" cy="32" r="7"/>'
        '<circle cx="50" cy="4" r="7"/></g>'
        f'<path d="M24 80L31 74L38 80L45 74L52 80L59 74L66 80L73 74L78 80" fill="none" '
        f'stroke="{gold}" stroke-width="3"/>'
    )


_SIZE: Final = 512  # width and height in px


def icon() -> bytes:
    """Return the icon as a square PNG, of which Discord shows a circle."""
    half = _SIZE / 2
    svg = (
        f'<rect width="{_SIZE}" height="{_SIZE}" fill="{palette.FELT}"/>'
        f'<circle cx="{half:g}" cy="{half:g}" r="{half - 20:g}" fill="none" '
        f'stroke="{palette.GOLD_DEEP}" stroke-width="10"/>'
        + put(f'<path d="{TOWER}"/>', 121, 196, 270, palette.PAPER)
        + put(f'<path d="{CROWN}"/>', 161, 34, 190, palette.GOLD)
    )
    return as_file(Art(svg, _SIZE, _SIZE).document())
