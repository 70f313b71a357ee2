"""The indices of the cards: heavy letters and figures with thick and thin strokes."""

from typing import Final

from bot.pages.deck import deck_drawn

_WIDTHS: Final = {
    "2": 62,
    "3": 62,
    "4": 66,
    "5": 62,
    "6": 63,
    "7": 62,
    "8": 63,
    "9": 63,
    "10": 88,
    "J": 58,
    "Q": 74,
    "K": 74,
    "A": 78,
    "B": 64,
    "D": 72,
    "R": 74,
    "V": 77,
    "Д": 78,
    "Т": 68,
}
"""Width of each index on a grid 100 high."""
_THICKNESS: Final = {"thick": 17, "middle": 13, "thin": 10, "foot": 8}
_LIKE: Final = {"В": "B", "К": "K"}
"""Letters that look as others do."""
_DRAWN: Final = """
2 thick M10 29C11 15 19 8.5 31 8.5C44 8.5 52 17 52 30C52 52 22 66 11 91.5L54 91.5
3 thick M11 19C15 12 22 8.5 31 8.5C43 8.5 50 16 50 27C50 39 42 47 29 47C44 47 53 56 53 69
     C53 83 44 91.5 30 91.5C20 91.5 12 87 9 79
4 middle M44 9L8 66L59 66
4 thick M44 9L44 91.5
5 thick M50 8.5L18 8.5L14 45C19 41 25 39 31 39C44 39 53 50 53 64C53 81 44 91.5 29 91.5
     C19 91.5 12 87 8.5 79
6 thick M49 15C44 10.5 39 8.5 33 8.5C17 8.5 8.5 28 8.5 58C8.5 80 17 91.5 31 91.5C45 91.5 54 81 54 66
     C54 51 45 41 32 41C21 41 12 49 9 60
7 thick M9 8.5L53 8.5C40 32 29 60 26 91.5
8 thick M31.5 47C20 47 12 39 12 28C12 16 20 8.5 31.5 8.5C43 8.5 51 16 51 28C51 39 43 47 31.5 47
     C18 47 9 56 9 69C9 83 18 91.5 31.5 91.5C45 91.5 54 83 54 69C54 56 45 47 31.5 47Z
9 thick M14 85C19 89.5 24 91.5 30 91.5C46 91.5 54.5 72 54.5 42C54.5 20 46 8.5 32 8.5
     C18 8.5 9 19 9 34C9 49 18 59 31 59C42 59 51 51 54 40
10 thick M9 24L23 9L23 91.5
10 thick M61 8.5C73 8.5 79.5 23 79.5 50C79.5 77 73 91.5 61 91.5C49 91.5 42.5 77 42.5 50
     C42.5 23 49 8.5 61 8.5Z
J thick M40 10L40 66C40 83 33 91.5 22 91.5C13 91.5 8.5 85 8.5 76
J foot M24 5L55 5
Q thick M36 8.5C53 8.5 64 24 64 50C64 76 53 91.5 36 91.5C19 91.5 8.5 76 8.5 50
     C8.5 24 19 8.5 36 8.5Z
Q middle M42 70L66 95
K thick M17 10L17 90
K thin M60 6L20 58
K thick M36 46L58 89
K foot M4 5L32 5M4 95L32 95M47 5L70 5M50 95L71 95
A thin M38 7L14 92
A thick M40 10L60 89
A thin M23 64L54 64
A foot M4 95L25 95M48 95L75 95
B thick M17 10L17 90
B middle M17 8L33 8C45 8 51 16 51 27C51 38 44 46 33 46L18 46
B middle M18 46L35 46C48 46 55 57 55 69C55 83 47 92 33 92L17 92
B foot M4 5L17 5M4 95L17 95
D thick M17 10L17 90
D middle M17 8L29 8C51 8 63 24 63 50C63 76 51 92 29 92L17 92
D foot M4 5L17 5M4 95L17 95
R thick M17 10L17 90
R middle M17 8L34 8C47 8 54 17 54 29C54 41 46 49 33 49L18 49
R thick M36 50L58 89
R foot M4 5L17 5M4 95L31 95M49 95L70 95
V thick M15 10L37 88
V thin M62 8L39 90
V foot M4 5L29 5M51 5L73 5
Д thin M21 84C31 66 34 40 34 10
Д thick M55 10L55 82
Д foot M25 5L69 5
Д middle M9 84L69 84
Д thin M8 84L8 95M70 84L70 95
Т thick M34 10L34 90
Т middle M8 8L60 8
Т thin M8 8L8 22M60 8L60 22
Т foot M21 95L47 95
"""
"""Each stroke with its index, its thickness and its path, which may continue on the next line."""

_STROKES: Final = [
    line.split(" ", 2) for line in _DRAWN.strip().replace("\n     ", "").splitlines()
]


def can_draw(index: str) -> bool:
    """Return whether cards can have this index, such as ``10`` or ``Q``."""
    return _LIKE.get(index, index) in _WIDTHS


def rank_width(rank: int, height: float) -> float:
    """Return the width in px of the index of a rank (2 to 14) drawn `height` px high."""
    return _WIDTHS[_index(rank)] * height / 100


def rank_index(rank: int, height: float, colour: str) -> str:
    """Return the SVG elements of the index of a rank (2 to 14), its top left corner at (0, 0)."""
    lines = "".join(
        f'<path stroke-width="{_THICKNESS[thickness]}" d="{path}"/>'
        for drawn, thickness, path in _STROKES
        if drawn == _index(rank)
    )
    return (
        f'<g transform="scale({height / 100:.4f})" fill="none" stroke="{colour}" '
        f'stroke-linecap="round" stroke-linejoin="round">{lines}</g>'
    )


def _index(rank: int) -> str:
    written = deck_drawn().rank(rank)
    return _LIKE.get(written, written)
