"""A stroke font of our own, so that pictures need no installed fonts.

Glyphs live on a grid with the top of a capital at y 0 and its foot at y 100; each is the width of
its centre lines and an SVG path. Letters with an accent are built from the letter and the accent.
"""

import unicodedata
from functools import lru_cache
from typing import Final

from bot.pictures.ideograms import DRAWN

WEIGHT: Final = 15.0
BOLD: Final = 20.0
_GAP: Final = 19.0
_SPACE: Final = 32.0

_DRAWN: Final = """
0 58 M29 0C48 0 58 20 58 50C58 80 48 100 29 100C10 100 0 80 0 50C0 20 10 0 29 0Z
1 28 M0 20L26 0L26 100
2 54 M1 26C2 10 12 0 27 0C42 0 52 10 52 26C52 50 14 70 0 100L54 100
3 54 M2 15C8 5 16 0 26 0C41 0 50 10 50 24C50 38 40 47 24 47C42 47 54 57 54 73C54 89 43 100 26 100
     C14 100 5 94 0 83
4 60 M44 100L44 0L0 70L60 70
5 54 M48 0L8 0L4 45C11 39 18 37 26 37C43 37 54 49 54 68C54 87 43 100 25 100C14 100 5 95 0 85
6 56 M48 8C43 3 37 0 31 0C12 0 0 22 0 60C0 86 11 100 28 100C45 100 56 87 56 69C56 51 45 40 29 40
     C15 40 3 49 0 64
7 54 M0 0L54 0C36 28 22 62 19 100
8 56 M28 46C14 46 4 36 4 23C4 9 14 0 28 0C42 0 52 9 52 23C52 36 42 46 28 46C11 46 0 57 0 73
     C0 89 11 100 28 100C45 100 56 89 56 73C56 57 45 46 28 46Z
9 56 M8 92C13 97 19 100 25 100C44 100 56 78 56 40C56 14 45 0 28 0C11 0 0 13 0 31C0 49 11 60 27 60
     C41 60 53 51 56 36
A 70 M0 100L35 0L70 100M12 66L58 66
B 57 M0 50L31 50C46 50 57 60 57 75C57 90 46 100 31 100L0 100L0 0L30 0C44 0 52 10 52 25
     C52 40 44 50 30 50
C 62 M62 18C56 6 46 0 35 0C13 0 0 20 0 50C0 80 13 100 35 100C46 100 56 94 62 82
D 62 M0 0L0 100L25 100C48 100 62 81 62 50C62 19 48 0 25 0Z
E 48 M48 0L0 0L0 100L48 100M0 49L40 49
F 48 M48 0L0 0L0 100M0 51L40 51
G 65 M62 18C56 6 46 0 35 0C13 0 0 20 0 50C0 80 13 100 35 100C53 100 65 88 65 70L65 54L40 54
H 60 M0 0L0 100M60 0L60 100M0 49L60 49
I 0 M0 0L0 100
J 42 M42 0L42 68C42 89 34 100 20 100C10 100 3 93 0 82
K 58 M0 0L0 100M55 0L0 60M20 39L58 100
L 46 M0 0L0 100L46 100
M 76 M0 100L0 0L38 66L76 0L76 100
N 62 M0 100L0 0L62 100L62 0
O 74 M37 0C59 0 74 20 74 50C74 80 59 100 37 100C15 100 0 80 0 50C0 20 15 0 37 0Z
P 55 M0 100L0 0L29 0C45 0 55 11 55 28C55 45 45 56 29 56L0 56
Q 74 M37 0C59 0 74 20 74 50C74 80 59 100 37 100C15 100 0 80 0 50C0 20 15 0 37 0ZM46 72L74 102
R 57 M0 100L0 0L29 0C45 0 55 11 55 27C55 43 45 54 29 54L0 54M30 54L57 100
S 54 M51 17C46 6 38 0 27 0C12 0 3 9 3 23C3 40 15 45 28 49C42 53 54 59 54 76C54 91 43 100 28 100
     C14 100 5 93 0 81
T 60 M0 0L60 0M30 0L30 100
U 60 M0 0L0 64C0 87 11 100 30 100C49 100 60 87 60 64L60 0
V 68 M0 0L34 100L68 0
W 96 M0 0L24 100L48 18L72 100L96 0
X 62 M0 0L62 100M62 0L0 100
Y 62 M0 0L31 50L62 0M31 50L31 100
Z 58 M0 0L58 0L0 100L58 100
Æ 92 M0 100L46 0L92 0M46 0L46 100L92 100M46 49L84 49M16 66L46 66
Ø 74 M37 0C59 0 74 20 74 50C74 80 59 100 37 100C15 100 0 80 0 50C0 20 15 0 37 0ZM4 106L70 -6
Ł 54 M10 0L10 100L54 100M0 62L32 40
Œ 116 M54 0C20 0 0 20 0 50C0 80 20 100 54 100L116 100M54 0L116 0M66 0L66 100M66 49L106 49
Б 55 M50 0L0 0L0 100L29 100C45 100 55 89 55 72C55 55 45 44 29 44L0 44
Г 46 M0 100L0 0L46 0
Д 76 M14 82C26 60 30 28 30 0L63 0L63 82M0 104L0 82L76 82L76 104
Ж 92 M46 0L46 100M4 0L46 52L88 0M0 100L32 38M92 100L60 38
З 54 M2 15C8 5 16 0 26 0C41 0 50 10 50 24C50 38 40 47 24 47C42 47 54 57 54 73C54 89 43 100 26 100
     C14 100 5 94 0 83
И 62 M0 0L0 100L62 0L62 100
Л 64 M0 100C14 92 19 50 20 0L64 0L64 100
П 60 M0 100L0 0L60 0L60 100
У 62 M0 0L33 60M62 0L28 78C22 92 14 100 2 98
Ф 80 M40 -4L40 104M40 16C62 16 80 26 80 48C80 70 62 80 40 80C18 80 0 70 0 48C0 26 18 16 40 16Z
Ц 68 M0 0L0 100L68 100L68 120M56 0L56 100
Ч 54 M0 0L0 34C0 50 10 58 26 58C38 58 48 54 54 50M54 0L54 100
Ш 88 M0 0L0 100L88 100L88 0M44 0L44 100
Щ 100 M0 0L0 100L100 100L100 120M44 0L44 100M88 0L88 100
Ъ 72 M0 0L20 0L20 100L46 100C62 100 72 90 72 74C72 58 62 48 46 48L20 48
Ы 78 M0 0L0 100L26 100C42 100 52 90 52 74C52 58 42 48 26 48L0 48M78 0L78 100
Ь 52 M0 0L0 100L26 100C42 100 52 90 52 74C52 58 42 48 26 48L0 48
Э 62 M0 18C6 6 16 0 27 0C49 0 62 20 62 50C62 80 49 100 27 100C16 100 6 94 0 82M22 50L60 50
Ю 98 M0 0L0 100M0 50L26 50M62 0C84 0 98 20 98 50C98 80 84 100 62 100C40 100 26 80 26 50
     C26 20 40 0 62 0Z
Я 57 M57 100L57 0L28 0C12 0 2 11 2 27C2 43 12 54 28 54L57 54M27 54L0 100
\N{MULTIPLICATION SIGN} 46 M0 32L46 78M46 32L0 78
- 30 M0 52L30 52
\N{EN DASH} 46 M0 52L46 52
\N{EM DASH} 64 M0 52L64 52
· 0 M0 52L0 52.1
/ 40 M40 -4L0 104
+ 54 M0 52L54 52M27 25L27 79
= 50 M0 36L50 36M0 68L50 68
< 50 M50 16L0 52L50 88
> 50 M0 16L50 52L0 88
… 60 M0 100L0 100.1M30 100L30 100.1M60 100L60 100.1
« 52 M22 24L0 52L22 80M52 24L30 52L52 80
» 52 M0 24L22 52L0 80M30 24L52 52L30 80
¿ 50 M50 76C48 91 38 100 24 100C10 100 0 90 0 76C0 56 25 54 25 32M25 0L25 0.1
¡ 0 M0 34L0 100M0 0L0 0.1
? 50 M0 24C2 9 12 0 26 0C40 0 50 10 50 24C50 44 25 46 25 68M25 100L25 100.1
! 0 M0 0L0 66M0 100L0 100.1
% 74 M66 0L8 100M16 2C24 2 30 9 30 20C30 31 24 38 16 38C8 38 2 31 2 20C2 9 8 2 16 2ZM58 62
     C66 62 72 69 72 80C72 91 66 98 58 98C50 98 44 91 44 80C44 69 50 62 58 62Z
( 18 M18 -6C-6 24 -6 76 18 106
) 18 M0 -6C24 24 24 76 0 106
, 6 M6 98L0 116
. 0 M0 100L0 100.1
: 0 M0 34L0 34.1M0 92L0 92.1
' 0 M0 0L0 24
\N{RIGHT SINGLE QUOTATION MARK} 0 M0 0L0 24
# 60 M20 4L12 96M48 4L40 96M0 34L60 34M0 66L60 66
✓ 70 M0 54L26 84L70 14
✗ 62 M0 18L62 84M62 18L0 84
♔ 92 M0 26L14 92L78 92L92 26L66 54L46 8L26 54Z
★ 92 M46 2L59 36L92 38L66 60L75 94L46 75L17 94L26 60L0 38L33 36Z
↑ 64 M32 98L32 4M0 38L32 4L64 38
↓ 64 M32 2L32 96M0 62L32 96L64 62
→ 84 M0 52L82 52M50 18L84 52L50 86
"""
"""Each glyph with its width and its path, which may continue on the next line."""

_GLYPHS: Final[dict[str, tuple[int, str]]] = {
    char: (int(width), path)
    for char, width, path in (
        line.split(" ", 2) for line in _DRAWN.strip().replace("\n     ", "").splitlines()
    )
}

_LIKE: Final = dict(zip("АВЕКМНОРСТХ", "ABEKMHOPCTX", strict=True))
"""Cyrillic letters that look as Latin ones do."""
_GLYPHS.update({char: _GLYPHS[like] for char, like in _LIKE.items()})
_GLYPHS.update({str(sign): drawn for sign, drawn in DRAWN.items()})

_MARKS: Final[dict[str, str]] = {
    "\u0300": "M-14 -38L6 -24",
    "\u0301": "M14 -38L-6 -24",
    "\u0302": "M-18 -24L0 -40L18 -24",
    "\u0303": "M-20 -26C-12 -40 8 -22 20 -36",
    "\u0304": "M-18 -30L18 -30",
    "\u0306": "M-18 -40C-12 -22 12 -22 18 -40",
    "\u0307": "M0 -30L0 -30.1",
    "\u0308": "M-16 -30L-16 -30.1M16 -30L16 -30.1",
    "\u030a": "M0 -42C12 -42 12 -22 0 -22C-12 -22 -12 -42 0 -42Z",
    "\u030b": "M2 -38L-14 -24M28 -38L12 -24",
    "\u030c": "M-18 -40L0 -24L18 -40",
    "\u0326": "M2 122L-6 136",
    "\u0327": "M2 104C16 112 10 130 -8 126",
    "\u0328": "M14 100C2 114 8 130 24 124",
}


@lru_cache(maxsize=2048)
def _glyph(char: str) -> tuple[float, str] | None:
    if char in _GLYPHS:
        width, path = _GLYPHS[char]
        return width, f'<path d="{path}"/>'
    base, *marks = list(unicodedata.normalize("NFD", char))
    if base not in _GLYPHS or not marks or any(mark not in _MARKS for mark in marks):
        return None
    width, path = _GLYPHS[base]
    shapes = f'<path d="{path}"/>'
    for mark in marks:
        shapes += f'<path transform="translate({width / 2:g} 0)" d="{_MARKS[mark]}"/>'
    return width, shapes


def has_glyphs(text: str) -> bool:
    """Return whether every character of the text (in capitals) can be drawn."""
    return all(char == " " or _glyph(char) is not None for char in text.upper())


def measure(text: str, size: float, weight: float = WEIGHT) -> float:
    """Return the width in px of a text in capitals of `size` px; weight is % of the grid."""
    return _layout(text.upper(), weight)[0] * size / (100 + weight)


def fitting(text: str, size: float, room: float, weight: float = WEIGHT) -> float:
    """Return the capital height in px, at most `size`, at which the text fits in `room` px."""
    return min(size, size * room / max(measure(text, size, weight), 1))


def strokes(text: str, size: float, colour: str, weight: float = WEIGHT) -> str:
    """Return the SVG elements of the text.

    The outermost ink of its first capital is at the point (0, 0).
    """
    scale = size / (100 + weight)
    _, pieces = _layout(text.upper(), weight)
    inside = "".join(f'<g transform="translate({x:g} 0)">{shapes}</g>' for x, shapes in pieces)
    return (
        f'<g transform="scale({scale:.4f}) translate({weight / 2:g} {weight / 2:g})" fill="none" '
        f'stroke="{colour}" stroke-width="{weight:g}" stroke-linecap="round" '
        f'stroke-linejoin="round">{inside}</g>'
    )


def centred_text(
    text: str, x: float, y: float, size: float, colour: str, weight: float = BOLD
) -> str:
    """Return the SVG elements of words round the point (x, y); `size` is their height in px."""
    left = x - measure(text, size, weight) / 2
    inside = strokes(text, size, colour, weight)
    return f'<g transform="translate({left:.2f} {y - size / 2:g})">{inside}</g>'


@lru_cache(maxsize=1024)
def _layout(text: str, weight: float) -> tuple[float, tuple[tuple[float, str], ...]]:
    pen = 0.0
    end = 0.0
    pieces: list[tuple[float, str]] = []
    for char in text:
        if char == " ":
            pen += _SPACE
            continue
        width, shapes = _glyph(char) or _GLYPH_UNKNOWN
        pieces.append((pen, shapes))
        end = pen + width + weight
        pen = end + _GAP
    return end, tuple(pieces)


_GLYPH_UNKNOWN: Final = (50.0, '<path d="M0 0L50 0L50 100L0 100Z"/>')
