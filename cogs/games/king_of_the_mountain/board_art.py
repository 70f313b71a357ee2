"""Colours, squares and letters of the board of King of the Mountain."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from bot.base.language import Language, sentence
from bot.pictures import HEIGHT, WIDTH, Art, Lexicon, emblems, lettering, palette
from games.king_of_the_mountain.board import (
    CENTRE,
    KINDS,
    LETTERS,
    NAMES,
    SIDE,
    SQUARES,
    in_middle,
    turn_square,
)
from games.king_of_the_mountain.terrain import BoardName, terrain_of

OWNERS: Final = ("#b5182a", "#1d45a8", "#f9b61a", "#2fab7d")
"""Seat colours: red, blue, orange, green, as distinct as possible for the colour-blind."""
LETTER_INKS: Final = (palette.PAPER, palette.PAPER, palette.INK, palette.INK)
CHECK: Final = "#f01818"
"""Colour of the halo of a King in check. No other mark has its spikes."""
CHOICE: Final = "#3ccbe0"

_GROUNDS: Final = ("#f3ead4", "#e6d9ba")
_HILL: Final = ("#c8dcae", "#b4cb97")
_STONE: Final = "#47524f"
_STONE_LIT: Final = "#6f7c78"
_STONE_DARK: Final = "#232b2a"
_STRONG: Final = 0.5
_FAINT: Final = 0.28

SQUARE: Final = 30
"""Side of a square of the whole board, in px: the largest that fits nineteen times."""
FRAME: Final = 4
_STRIP: Final = HEIGHT - SIDE * SQUARE - 2 * FRAME
"""Space to the left of the board and below it, for the names of files and ranks, in px."""
LEFT: Final = _STRIP + FRAME
TOP: Final = FRAME  # Top of the first row of squares, in px
_LABEL: Final = 15.0


def tint(seat: int, *, strong: bool) -> str:
    return palette.mix(_GROUNDS[0], OWNERS[seat], _STRONG if strong else _FAINT)


def dash(seat: int) -> str:
    return palette.mix(OWNERS[seat], palette.INK, 0.33)


def ground(square: int) -> str:
    if square == CENTRE:
        return palette.GOLD
    dark = (square % SIDE + square // SIDE) % 2 == 0
    return (_HILL if in_middle(square) else _GROUNDS)[dark]


def cell_of(quarters: int, square: int) -> tuple[int, int]:
    """Return a square's column and row, from the top left of a board rotated by ``quarters``."""
    shown = turn_square(square, -quarters)
    return shown % SIDE, SIDE - 1 - shown // SIDE


def tile(square: int, *, wall: bool) -> str:
    if wall:
        return _WALL
    summit = _SUMMIT if square == CENTRE else ""
    return f'<rect width="100" height="100" fill="{ground(square)}"/>{summit}'


_BLOCKS: Final = ((4, 4, 58), (68, 4, 28), (4, 37, 26), (36, 37, 60), (4, 70, 58), (68, 70, 28))
"""The stones of a wall: left, top, width, on a grid of 100 x 100."""
_WALL: Final = f'<rect width="100" height="100" fill="{_STONE_DARK}"/>' + "".join(
    f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{colour}"/>'
    for x, y, wide in _BLOCKS
    for high, colour in ((27, _STONE), (6, _STONE_LIT))
)
_SUMMIT: Final = (
    f'<rect x="3" y="3" width="94" height="94" fill="none" stroke="{palette.INK}" '
    'stroke-width="6"/>'
    f'<g transform="translate(18 24) scale(.64)"><path d="{emblems.CROWN}" fill="{palette.INK}"/>'
    "</g>"
)


def part(square: int, quarters: int, *, below: bool) -> str:
    """Return the name of a square's file (shown below the board) or rank."""
    name = NAMES[square]
    return slashed(name[0] if below == (quarters % 2 == 0) else name[1:])


def slashed(name: str) -> str:
    """Return a square's name with slashed zeros, which differ from the letter O."""
    return name.replace("0", "∅")


@lru_cache(maxsize=12)
def bare_board(board: BoardName, quarters: int) -> Art:
    walls = terrain_of(board).walls
    inside = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{palette.FELT}"/>'
    for square in SQUARES:
        column, row = cell_of(quarters, square)
        x, y = LEFT + column * SQUARE, TOP + row * SQUARE
        drawn = tile(square, wall=square in walls)
        inside += f'<g transform="translate({x} {y}) scale({SQUARE / 100:g})">{drawn}</g>'
        if row == SIDE - 1:
            named = part(square, quarters, below=True)
            inside += _label(named, x + SQUARE / 2, HEIGHT - _STRIP / 2)
        if column == 0:
            named = part(square, quarters, below=False)
            inside += _label(named, _STRIP / 2, y + SQUARE / 2)
    return Art(inside, WIDTH, HEIGHT)


def _label(name: str, x: float, y: float) -> str:
    size = lettering.fitting(name, _LABEL, _STRIP - 2, lettering.BOLD)
    left = round(x - lettering.measure(name, size, lettering.BOLD) / 2)
    letters = lettering.text_as_svg(name, size, palette.TEXT, lettering.BOLD)
    return f'<g transform="translate({left} {y - size / 2:g})">{letters}</g>'


@lru_cache(maxsize=1)
def table() -> tuple[int, ...]:
    """Return the palette of these pictures: red, green and blue (0 to 255) of each colour."""
    tints = [tint(seat, strong=strong) for seat in range(len(OWNERS)) for strong in (True, False)]
    grounds = [*_GROUNDS, *_HILL, palette.GOLD, *tints]
    inks = (palette.INK, palette.RED)
    # Where two colours meet, edges are blended, so the palette has two steps between them.
    meetings = [(one, other) for one in grounds for other in inks]
    meetings += [(one, palette.INK) for one in OWNERS]
    meetings += [(one, other) for one in OWNERS for other in (palette.PAPER, palette.GOLD)]
    meetings += [(one, other) for one in _GROUNDS[:1] + _HILL[:1] for other in (*OWNERS, CHECK)]
    meetings += [(palette.FELT, other) for other in (palette.TEXT, *OWNERS, palette.GOLD)]
    meetings += [(palette.INK, other) for other in (palette.PAPER, palette.TEXT, CHECK, CHOICE)]
    meetings += [(CHECK, palette.PAPER), (palette.RED, palette.PAPER)]
    meetings += [(_STONE_DARK, _STONE), (_STONE, _STONE_LIT), (_STONE_DARK, _STONE_LIT)]
    meetings += [(palette.FELT, palette.STONE), (_STONE_DARK, palette.GOLD)]
    meetings += [(palette.FELT, palette.INK), (palette.FELT, palette.PANEL)]
    for ink in (palette.TEXT, palette.TEXT_SOFT, palette.GOLD, palette.INK):
        meetings += [(one, ink) for one in (palette.FELT, palette.PANEL)]
    colours = dict.fromkeys(each for pair in meetings for each in pair)
    for one, other in meetings:
        colours |= dict.fromkeys(palette.mix(one, other, share) for share in (0.33, 0.67))
    return palette.channels(colours)


LEXICON: Final = Lexicon(
    K=sentence("king-of-the-mountain/drawn-k"),
    Q=sentence("king-of-the-mountain/drawn-q"),
    M=sentence("king-of-the-mountain/drawn-m"),
    C=sentence("king-of-the-mountain/drawn-c"),
    B=sentence("king-of-the-mountain/drawn-b"),
    R=sentence("king-of-the-mountain/drawn-r"),
    N=sentence("king-of-the-mountain/drawn-n"),
    L=sentence("king-of-the-mountain/drawn-l"),
    P=sentence("king-of-the-mountain/drawn-p"),
    A=sentence("king-of-the-mountain/drawn-a"),
    G=sentence("king-of-the-mountain/drawn-g"),
    H=sentence("king-of-the-mountain/drawn-h"),
)
"""The letter of each kind, by its letter in notation. No two are the same."""

Letters = Mapping[str, str]


def letter_of(kind: int, letters: Letters) -> str:
    """Return the letter on a kind of piece, or an empty string for kind 0."""
    return letters[LETTERS[kind]] if kind else ""


def kinds_by_letter(language: Language) -> dict[str, int]:
    letters = LEXICON.written(language)
    return {letter_of(kind, letters).upper(): kind for kind in KINDS}
