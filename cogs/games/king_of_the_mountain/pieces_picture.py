"""The pieces of King of the Mountain and the marks round them, drawn on a 100 x 100 square.

Discord also shows the pieces as emojis (signs).
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from bot.pictures import Art, emblems, lettering, palette
from bot.pictures.lettering import BLACK
from cogs.games.king_of_the_mountain.board_art import (
    CHECK,
    CHOICE,
    LETTER_INKS,
    OWNERS,
    dash,
    tint,
)
from games.king_of_the_mountain.board import KINDS, LETTERS

_INK: Final = palette.INK

BODIES: Final = (  # Body of each seat's tokens; the letter is centred at (50, 66)
    '<circle cx="50" cy="62" r="36"/>',
    '<rect x="14" y="26" width="72" height="72" rx="7"/>',
    '<path d="M50 23Q78 42 98 62Q78 82 50 101Q22 82 2 62Q22 42 50 23Z"/>',
    '<path d="M28 26H72L94 62L72 98H28L6 62Z"/>',
)

# By letter: the crest on a grid of 100 x 50, its foot at 44 on the rim of the token.
_CRESTS: Final = {
    "K": f'<path d="M16 46L2 8L30 26L50 -2L70 26L98 8L84 46Z" fill="{palette.GOLD}" '
    'stroke-width="7"/>',
    "Q": '<path d="M22 44L10 14L34 30L50 8L66 30L90 14L78 44Z"/><circle cx="8" cy="9" r="9"/>'
    '<circle cx="50" cy="4" r="9"/><circle cx="92" cy="9" r="9"/>',
    "M": '<path d="M20 44V-4H30Q54 10 76 -2Q94 -8 98 -2L84 14L98 30Q80 26 62 32Q46 36 32 32V44Z"/>',
    "C": '<path d="M0 44V31H24V18Q24 -2 50 -2Q76 -2 76 18V31H100V44Z"/>',
    "B": '<path d="M22 44Q14 20 42 -6L50 14L58 -6Q86 20 78 44Z"/>',
    "R": '<path d="M8 44V-2H28V15H40V-2H60V15H72V-2H92V44Z"/>',
    "N": '<path d="M20 44Q26 40 20 34L4 40L-2 26L26 2L32 -8L44 0Q92 4 94 44Z"/>',
    "L": '<path d="M30 44Q2 12 20 -5Q44 -2 46 44ZM70 44Q98 12 80 -5Q56 -2 54 44Z"/>',
    "P": '<path d="M20 16L88 -8L96 12L34 36Z"/><circle cx="28" cy="28" r="19"/>',
    "A": '<path d="M2 34Q50 -8 98 34" fill="none" stroke-width="10"/>'
    '<path d="M44 42V20H28L50 -8L72 20H56V42Z"/>',
    "G": '<path d="M0 -6Q8 18 36 20H64Q92 18 100 -6Q106 40 72 44H28Q-6 40 0 -6Z"/>',
    "H": '<path d="M50 -8L60 12L90 14L67 28L75 46L50 38L25 46L33 28L10 14L40 12Z"/>',
}
LETTER_SIZE: Final = 46
_NUMBER_SIZE: Final = 55


@lru_cache(maxsize=1024)
def piece(seat: int, kind: int, letter: str, gained: str = "", *, badged: bool = False) -> str:
    """Return the SVG elements of a piece with its letter.

    ``gained`` is the letter of the kind whose movement a King has besides his own. The crest of a
    ``badged`` piece leaves room for a badge.
    """
    place = "translate(0 8) scale(.54)" if badged else "translate(14 6) scale(.72)"
    crest = (
        f'<g transform="{place}" fill="{_INK}" stroke="{_INK}" '
        f'stroke-width="0" stroke-linejoin="round">{_CRESTS[LETTERS[kind]]}</g>'
    )
    ink = LETTER_INKS[seat]
    if not gained:
        return body(seat) + crest + _letter(letter, 50, 67, LETTER_SIZE, ink)
    plate = (
        f'<rect x="49" y="40" width="48" height="57" rx="6" fill="{palette.GOLD}" '
        f'stroke="{_INK}" stroke-width="6"/>'
    )
    return (
        body(seat)
        + crest
        + _letter(letter, 32, 68, 38, ink)
        + plate
        + _letter(gained, 73, 68.5, 43, _INK)
    )


def _letter(letter: str, x: float, y: float, size: float, ink: str) -> str:
    size = lettering.fitting(letter, size, 1.4 * size, BLACK)
    return lettering.centred_text(letter, x, y, size, ink, BLACK)


def body(seat: int) -> str:
    return (
        f'<g fill="{OWNERS[seat]}" stroke="{_INK}" stroke-width="6" '
        f'stroke-linejoin="round">{BODIES[seat]}</g>'
    )


def respawn_ring(seat: int | None) -> str:
    """Return a red ring, with the token of the seat that re-spawns there, if any."""
    ring = f'<circle cx="50" cy="50" r="43" fill="none" stroke="{palette.RED}" stroke-width="8"/>'
    if seat is None:
        return ring
    return ring + f'<g transform="translate(23 17) scale(.54)">{body(seat)}</g>'


def touched_ground(seat: int, *, last: bool) -> str:
    """Return the background of a square that a seat has lately moved from or to."""
    edge = OWNERS[seat] if last else "none"
    return (
        f'<rect width="100" height="100" fill="{tint(seat, strong=last)}"/>'
        f'<rect x="4" y="4" width="92" height="92" fill="none" stroke="{edge}" stroke-width="8"/>'
    )


def deployment_ground(seat: int, *, ready: bool) -> str:
    return (
        f'<rect x="1" y="1" width="98" height="98" fill="{tint(seat, strong=ready)}"/>'
        f'<rect x="4" y="4" width="92" height="92" fill="none" stroke="{dash(seat)}" '
        'stroke-width="4" stroke-dasharray="10 10"/>'
    )


HALO: Final = (  # Mark under a King in check
    f'<rect width="100" height="100" fill="{CHECK}"/>'
    f'<path d="{emblems.burst(12, 42, 62)}" fill="{palette.PAPER}"/>'
)


NEAR: Final = (  # The frame round the square of a King about to reach the centre
    f'<rect x="5" y="5" width="90" height="90" fill="none" stroke="{_INK}" stroke-width="10"/>'
    f'<rect x="5" y="5" width="90" height="90" fill="none" stroke="{palette.GOLD}" '
    'stroke-width="7"/>'
)


def kept_plate(turns: int, wanted: int) -> str:
    text = f"{turns}/{wanted}"
    size = lettering.fitting(text, 27, 46, BLACK)
    return (
        f'<rect x="1" y="1" width="53" height="38" rx="12" fill="{palette.GOLD}" '
        f'stroke="{_INK}" stroke-width="5"/>'
        + lettering.centred_text(text, 27.5, 20, size, _INK, BLACK)
    )


def in_halo(drawn: str) -> str:
    """Return a King drawn small enough to leave the halo round him visible."""
    return f'<g transform="translate(7 8) scale(.86)">{drawn}</g>'


SELECTED: Final = (  # Mark under a selected piece
    f'<rect x="3" y="3" width="94" height="94" fill="{CHOICE}" stroke="{_INK}" stroke-width="6"/>'
)
_BRACKETS: Final = "M8 34V8H34M66 8H92V34M92 66V92H66M34 92H8V66"
CHOSEN: Final = (  # The frame round a selected King in check
    f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    f'<path d="{_BRACKETS}" stroke="{_INK}" stroke-width="22"/>'
    f'<path d="{_BRACKETS}" stroke="{CHOICE}" stroke-width="12"/></g>'
)


@lru_cache(maxsize=64)
def number(value: int, *, red: bool) -> str:
    fill, ink = _plate_colours(red=red)
    return (
        f'<rect x="2" y="22" width="96" height="60" rx="12" fill="{fill}" stroke="{_INK}" '
        f'stroke-width="5"/>{lettering.centred_text(f"{value}", 50, 52, _NUMBER_SIZE, ink, BLACK)}'
    )


@lru_cache(maxsize=64)
def badge(value: int, *, red: bool) -> str:
    """Return a small plate with a number, above a piece's letter and beside its crest."""
    fill, ink = _plate_colours(red=red)
    size = lettering.fitting(f"{value}", 34, 39, BLACK)
    return (
        f'<rect x="54" y="1" width="45" height="42" rx="10" fill="{fill}" stroke="{_INK}" '
        f'stroke-width="4"/>{lettering.centred_text(f"{value}", 76.5, 22, size, ink, BLACK)}'
    )


def _plate_colours(*, red: bool) -> tuple[str, str]:
    return (palette.RED, palette.PAPER) if red else (CHOICE, _INK)


def dot(seat: int, *, king: bool) -> str:
    """Return a piece as shown on a map: its owner's token, filling the square, without a letter."""
    heart = f'<circle cx="50" cy="50" r="22" fill="{palette.GOLD}"/>' if king else ""
    return f'<g transform="translate(-14 -29) scale(1.28)">{body(seat)}</g>{heart}'


def goal(*, red: bool) -> str:
    """Return the mark of a numbered square on a map."""
    fill, _ = _plate_colours(red=red)
    return f'<rect width="100" height="100" fill="{fill}"/>'


@lru_cache(maxsize=640)
def stamp(svg: str, side: int) -> Art:
    return Art(f'<g transform="scale({side / 100:g})">{svg}</g>', side, side)


def sign(kind: int) -> Art:
    """Return the crest of a kind on a dark disc, for any background and language."""
    return Art(
        f'<circle cx="64" cy="64" r="61" fill="{_INK}" stroke="{palette.PAPER}" stroke-width="5"/>'
        f'<g transform="translate(19 44) scale(.9)" fill="{palette.PAPER}" '
        f'stroke="{palette.PAPER}" stroke-width="0" stroke-linejoin="round">'
        f"{_CRESTS[LETTERS[kind]]}</g>",
        128,
        128,
    )


_NAMES: Final = (
    *("", "king", "queen", "marshall", "cardinal", "bishop", "rook"),
    *("knight", "kangaroo", "cannon", "archer", "giant", "hero"),
)


def sign_of(kind: int) -> str:
    return f"piece_{_NAMES[kind]}"


SIGNS: Final[Mapping[str, Callable[[], str]]] = {
    sign_of(kind): sign(kind).document for kind in KINDS
}
