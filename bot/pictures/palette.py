"""The colours of every picture, as ``#rrggbb``.

A finished picture has only these colours and the blends of the pairs in `_MEETINGS`, which makes it
small and quick to save. Every colour used in a picture must be named here.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from PIL.ImageColor import getrgb

from bot.pages.cards import deck_drawn

FELT: Final = "#14352f"
FELT_DARK: Final = "#0e2823"
PANEL: Final = "#1b443c"
PANEL_EDGE: Final = "#2e5f54"
PANEL_LIT: Final = "#2b5a3f"
SHADOW: Final = "#0a1f1a"

TEXT: Final = "#f6efdd"
TEXT_SOFT: Final = "#b9cbc0"

GOLD: Final = "#f0c458"
GOLD_DEEP: Final = "#b98a2c"
STONE: Final = "#8fa79d"
STEEL: Final = "#c3ccd4"
STEEL_DEEP: Final = "#77838f"

PAPER: Final = "#fbf6e9"
PAPER_EDGE: Final = "#cdbf9f"
PAPER_SHADE: Final = "#efe5cc"
INK: Final = "#1f1d2b"
RED: Final = "#c3202f"
GREEN: Final = "#147e68"
BLUE: Final = "#1d3fb0"

BACK: Final = "#25386f"
BACK_DEEP: Final = "#1a2852"
BACK_LINE: Final = "#4a64a8"

GOOD: Final = "#8ae6b8"
BAD: Final = "#eb726a"
DARK: Final = "#10211d"

SUIT_INKS: Final = (INK, RED, RED, INK)
FOUR_SUIT_INKS: Final = (GREEN, BLUE, RED, INK)


def suit_ink(suit: int) -> str:
    """Return a suit's colour on paper, in the deck being drawn."""
    return (FOUR_SUIT_INKS if deck_drawn().four_colours else SUIT_INKS)[suit]


SEATS: Final = (
    "#f2d27a",
    "#8fc7f2",
    "#f2a58f",
    "#a9dd8f",
    "#cdb2f5",
    "#f5b5d4",
    "#8fe0d2",
)
"""Fills of the seat badges. They repeat, so the number in the badge tells seats apart."""


def seat_colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


VEIL: Final = 0.38  # share of the felt's colour in a dimmed card, 0 to 1

_STEPS: Final = (0.33, 0.67)

# Colours that touch in pictures. Their blends are in the palette, for smooth edges.
_MEETINGS: Final[dict[str, tuple[str, ...]]] = {
    FELT: (TEXT, TEXT_SOFT, GOLD, FELT_DARK, PANEL_EDGE, PANEL, PAPER_EDGE, SHADOW),
    FELT_DARK: (TEXT, TEXT_SOFT, GOLD, STONE, BAD, GOOD, PANEL_EDGE, PAPER_EDGE),
    PANEL: (TEXT, TEXT_SOFT, GOLD, STONE, PANEL_EDGE, DARK, PAPER_EDGE),
    PANEL_LIT: (TEXT, GOLD, STONE, DARK, PAPER_EDGE),
    PAPER: (INK, RED, GREEN, BLUE, PAPER_EDGE, GOLD, GOLD_DEEP, STEEL, STEEL_DEEP, BACK, GOOD, BAD),
    PAPER_SHADE: (INK, RED, GREEN, BLUE, GOLD_DEEP, STEEL_DEEP),
    STONE: (INK, RED, GREEN, BLUE),
    GOLD: (INK, RED, DARK, GOLD_DEEP, BACK_DEEP, BACK),
    BACK: (BACK_LINE,),
    GOOD: (DARK,),
    BAD: (DARK,),
    DARK: (*SEATS, TEXT, STEEL, STEEL_DEEP, STONE),
}


def mix(under: str, over: str, share: float) -> str:
    """Return the colour that is `share` (0 to 1) of the way from one colour to another."""
    pairs = zip(getrgb(under), getrgb(over), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@lru_cache(maxsize=1)
def table() -> tuple[int, ...]:
    """Return the palette of finished pictures: red, green and blue (0 to 255) in turn."""
    named = [value for value in globals().values() if isinstance(value, str) and value[:1] == "#"]
    colours = dict.fromkeys([*named, *SEATS])
    for ground, others in _MEETINGS.items():
        for other in others:
            colours |= dict.fromkeys(mix(ground, other, step) for step in _STEPS)
    under_veil = (PAPER, INK, RED, GREEN, BLUE, GOLD, GOLD_DEEP, PAPER_SHADE)
    # Dimmed cards are drawn under a veil of felt, so their colours are blends as well.
    veiled = [mix(colour, FELT, VEIL) for colour in under_veil]
    colours |= dict.fromkeys(veiled)
    for other in veiled[1:-1]:
        colours |= dict.fromkeys(mix(veiled[0], other, step) for step in _STEPS)
    return channels(colours)


def channels(colours: Collection[str]) -> tuple[int, ...]:
    """Return red, green and blue (0 to 255) of each colour in turn."""
    if len(colours) > 256:
        raise ValueError(f"a picture holds 256 colours, not {len(colours)}")
    return tuple(channel for colour in colours for channel in getrgb(colour))
