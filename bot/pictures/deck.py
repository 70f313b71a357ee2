"""The deck: faces, backs and empty slots, and all cards as emojis."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.base.language import languages
from bot.pages.cards import FOUR_COLOURED, deck_drawn, deck_of, drawing_with, sign_name
from bot.pictures import emblems, lettering, palette
from bot.pictures.canvas import Canvas
from bot.pictures.stamps import Art
from games.core.cards import BLACK_JOKER, CODES, RED_JOKER, rank_of, suit_of

RATIO: Final = 1.4  # height of a card of width 1

INDEX_STRIP: Final = 0.5
"""Share of a card's width, from its left edge, that must stay visible to read its index."""

INDEX_BAND: Final = 0.4
"""Height in card widths of the index along the top edge of a card drawn `across`."""

LIFT: Final = 0.2  # how far a raised card is above its place, in card widths


def _edge(fill: str, stroke: str, line: int = 2) -> str:
    return (
        f'<rect x="1" y="1" width="98" height="138" rx="9" fill="{fill}" '
        f'stroke="{stroke}" stroke-width="{line}"/>'
    )


def _veil(wide: int, high: int) -> str:
    return (
        f'<rect width="{wide}" height="{high}" rx="10" fill="{palette.FELT}" '
        f'fill-opacity="{palette.VEIL}"/>'
    )


def _ink(card: int) -> str:
    if card >= BLACK_JOKER:
        return palette.RED if card == RED_JOKER else palette.INK
    return palette.suit_ink(suit_of(card))


@lru_cache(maxsize=6 * len(CODES))
def _face(card: int, across: bool, ink: str, letters: str) -> str:
    paper = _edge(palette.PAPER, palette.PAPER_EDGE)
    if card >= BLACK_JOKER:
        return paper + _joker(ink, emblems.STAR if card == RED_JOKER else emblems.DISC)
    suit = emblems.SUITS[suit_of(card)]
    rank = rank_of(card)
    index = _index_across(rank, suit, ink) if across else _index(rank, suit, ink)
    if rank == 14:
        emblem = _ace(suit, ink)
    elif rank == 13 and across:
        return paper + index + emblems.put(emblems.king(ink), 22, 40, 56)
    elif rank > 10:
        emblem = _court(rank, ink)
    else:
        emblem = emblems.put(suit, 36, 74, 58, ink)
    return paper + index + (f'<g transform="{_CENTRED}">{emblem}</g>' if across else emblem)


_CENTRED: Final = "translate(-21 -23) scale(1.1)"


def rank_width(rank: int, height: float) -> float:
    """Return the width in px of the index of a rank (2 to 14) that is `height` px high."""
    return min(lettering.measure(deck_drawn().rank(rank), height, lettering.BLACK), 0.92 * height)


def rank_index(rank: int, height: float, colour: str) -> str:
    """Return the SVG elements of a rank's index (2 to 14), with its top left corner at (0, 0)."""
    index = deck_drawn().rank(rank)
    narrow = rank_width(rank, height) / lettering.measure(index, height, lettering.BLACK)
    inside = lettering.text_as_svg(index, height, colour, lettering.BLACK)
    return f'<g transform="scale({narrow:.4f} 1)">{inside}</g>'


def _index(rank: int, suit: str, ink: str) -> str:
    high = 48.0
    wide = rank_width(rank, high)
    left = max(6.0, 26 - wide / 2)
    middle = left + wide / 2
    return f'<g transform="translate({left:g} 9)">{rank_index(rank, high, ink)}</g>' + emblems.put(
        suit, middle - 13, 61, 26, ink
    )


def _index_across(rank: int, suit: str, ink: str) -> str:
    high = 29.0
    return f'<g transform="translate(8 7)">{rank_index(rank, high, ink)}</g>' + emblems.put(
        suit, 14 + rank_width(rank, high), 8, 27, ink
    )


def _ace(suit: str, ink: str) -> str:
    ring = (
        f'<circle cx="64" cy="104" r="30" fill="{palette.PAPER_SHADE}"/>'
        f'<circle cx="64" cy="104" r="27" fill="none" stroke="{palette.GOLD_DEEP}" '
        'stroke-width="1.5" stroke-dasharray="1 4.2" stroke-linecap="round"/>'
        f'<circle cx="64" cy="104" r="30" fill="none" stroke="{palette.GOLD_DEEP}" '
        'stroke-width="2"/>'
    )
    crown = f'<path d="{emblems.CROWN}" fill="{palette.GOLD}"/>'
    return ring + emblems.put(suit, 42, 81, 44, ink) + emblems.put(crown, 55, 95, 18)


def _court(rank: int, ink: str) -> str:
    emblem = {11: emblems.jack, 12: emblems.queen, 13: emblems.king}[rank](ink)
    return emblems.put(emblem, 37, 75, 56)


def _joker(ink: str, sign: str) -> str:
    letters = ""
    for step, letter in enumerate("JOKER"):
        wide = lettering.measure(letter, 15, lettering.BOLD)
        letters += (
            f'<g transform="translate({20 - wide / 2:g} {37 + step * 16.5:g})">'
            f"{lettering.text_as_svg(letter, 15, ink, lettering.BOLD)}</g>"
        )
    return (
        emblems.put(sign, 7, 7, 26, ink)
        + letters
        + emblems.put(emblems.jester(ink), 37, 38, 56)
        + emblems.put(sign, 51, 104, 28, ink)
    )


_PLAIN_BELOW: Final = 60
"""Below this card width in px, backs have no walls, which would only be noise."""


@lru_cache(maxsize=2)
def _back(plain: bool) -> str:
    if plain:
        return (
            _edge(palette.PAPER, palette.PAPER_EDGE)
            + f'<rect x="9" y="9" width="82" height="122" rx="5" fill="{palette.BACK}"/>'
            + emblems.put(emblems.tower(palette.GOLD), 22, 42, 56)
        )
    rows = ""
    for row in range(9):
        top = 14 + row * 13.5
        start = 5 if row % 2 else 12
        walls = f"M-4 {top + 6:g}"
        for x in range(start - 14, 100, 14):
            walls += f"H{x}V{top:g}H{x + 7}V{top + 6:g}"
        rows += f'<path d="{walls}H104"/>'
    tower = emblems.tower(palette.GOLD)
    return (
        _edge(palette.PAPER, palette.PAPER_EDGE)
        + f'<rect x="7" y="7" width="86" height="126" rx="5" fill="{palette.BACK}"/>'
        '<svg x="8.5" y="8.5" width="83" height="123" viewBox="8.5 8.5 83 123">'
        f'<g fill="none" stroke="{palette.BACK_LINE}" stroke-width="2.2">{rows}</g></svg>'
        f'<rect x="9.5" y="9.5" width="81" height="121" rx="3" fill="none" '
        f'stroke="{palette.GOLD}" stroke-width="1.8"/>'
        f'<circle cx="50" cy="70" r="25" fill="{palette.BACK_DEEP}" stroke="{palette.GOLD}" '
        'stroke-width="2.5"/>' + emblems.put(tower, 34, 53, 32)
    )


@lru_cache(maxsize=512)
def _card_art(
    inside: str, width: float, raised: bool, dimmed: bool, marked: bool, frame: str
) -> Art:
    depth = 7 if raised else 2.5
    shadow = (
        f'<rect x="{depth / 2:g}" y="{depth:g}" width="100" height="140" rx="10" '
        f'fill="{palette.SHADOW}"/>'
    )
    veil = _veil(100, 140) if dimmed else ""
    margin = _margin(width, marked)
    edge = _edge("none", palette.GOLD if marked else frame, 7) if marked or frame else ""
    svg = (
        f'<g transform="translate({margin} {margin}) scale({width / 100:.5f})">'
        f"{shadow}{inside}{veil}{edge}{_CHECK if marked else ''}</g>"
    )
    return Art(svg, math.ceil(width) + 2 * margin, math.ceil(width * RATIO) + 2 * margin)


def _snap(x: float, y: float, width: float) -> tuple[float, float, float]:
    """Return the position and width of a card's drawing, centred in the card's place.

    Only a few widths are used, so that most drawings are already cached.
    """
    size = width - width % _WIDTH_STEP if width > _MIN_SNAPPED else width
    return x + (width - size) / 2, y + (width - size) * RATIO / 2, size


_WIDTH_STEP: Final = 6  # widths of cards are multiples of this, in px
_MIN_SNAPPED: Final = 48  # cards up to this width, in px, aren't snapped


def _margin(width: float, marked: bool) -> int:
    return math.ceil(width * (0.18 if marked else 0.08))


_CHECK: Final = (
    f'<circle cx="50" cy="1" r="15" fill="{palette.GOLD}" stroke="{palette.DARK}" '
    'stroke-width="3"/>'
    f'<path d="M43 1L48 7L57 -6" fill="none" stroke="{palette.DARK}" stroke-width="5" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)


def face(
    canvas: Canvas,
    card: int,
    x: float,
    y: float,
    width: float,
    *,
    raised: bool = False,
    dimmed: bool = False,
    marked: bool = False,
    across: bool = False,
    frame: str = "",
) -> None:
    """Draw a card (0 to 53) face up, `width` px wide, with its top left corner at (x, y).

    A raised card is LIFT of its width above its place, a dimmed one is faint, and a marked one has
    a gold frame and a check mark. `frame` is the colour of a frame alone. A card `across` has its
    index along the top edge, so that it's legible when other cards cover all but INDEX_BAND of it.
    """
    if not 0 <= card < len(CODES):
        raise ValueError(f"no such card: {card}")
    up = width * LIFT if raised else 0
    x, y, width = _snap(x, y, width)
    art = _card_art(
        _face(card, across, _ink(card), deck_drawn().letters), width, raised, dimmed, marked, frame
    )
    margin = _margin(width, marked)
    canvas.place(art, x - margin, y - up - margin)


def common_cards() -> Iterator[Art]:
    """Yield cards of the usual deck at the most common widths, those on first pages first."""
    for width, across in _COMMON:
        for card in range(len(CODES)):
            inside = _face(card, across, _ink(card), deck_drawn().letters)
            yield _card_art(inside, width, False, False, False, "")


_COMMON: Final = (  # snapped widths in px, and whether the index is along the top edge
    *((90, True), (102, False), (96, True), (102, True), (84, False), (72, False), (96, False)),
    *((78, False), (126, False), (54, False), (90, False), (48, False), (108, False), (120, False)),
)


def lying_joker(
    canvas: Canvas, x: float, y: float, height: float, *, frame: str = "", dimmed: bool = False
) -> None:
    """Draw the red Joker on its side, `height` px high, with its top left corner at (x, y)."""
    wide, scale = RATIO * height, height / 100
    name = lettering.text_as_svg("JOKER", 18, palette.RED, lettering.BOLD)
    edge = (
        f'<rect x="3" y="3" width="134" height="94" rx="7" fill="none" stroke="{frame}" '
        'stroke-width="7"/>'
        if frame
        else ""
    )
    veil = _veil(140, 100) if dimmed else ""
    svg = (
        f'<g transform="scale({scale:.5f})">'
        f'<rect x="1.2" y="2.5" width="140" height="100" rx="10" fill="{palette.SHADOW}"/>'
        f'<rect x="1" y="1" width="138" height="98" rx="9" fill="{palette.PAPER}" '
        f'stroke="{palette.PAPER_EDGE}" stroke-width="2"/>'
        + emblems.put(emblems.STAR, 11, 9, 24, palette.RED)
        + f'<g transform="translate(42 12)">{name}</g>'
        + emblems.put(emblems.jester(palette.RED), 43, 36, 54)
        + veil
        + edge
        + "</g>"
    )
    canvas.place(Art(svg, math.ceil(wide + 3), math.ceil(height + 4)), x, y)


def back(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw a card face down, `width` px wide, with its top left corner at (x, y)."""
    x, y, width = _snap(x, y, width)
    art = _card_art(_back(width < _PLAIN_BELOW), width, False, False, False, "")
    margin = _margin(width, False)
    canvas.place(art, x - margin, y - margin)


def slot(
    canvas: Canvas, x: float, y: float, width: float, *, colour: str = palette.PANEL_EDGE
) -> None:
    """Draw the dashed outline of an empty slot for a card, `width` px wide."""
    canvas.rect(
        x,
        y,
        width,
        width * RATIO,
        radius=width * 0.09,
        stroke=colour,
        line=max(2, width * 0.03),
        dash=f"{width * 0.14:g} {width * 0.1:g}",
    )


SIGN: Final = 128  # side length in px of a card's emoji, as Discord expects it


def sign(card: int) -> Art:
    """Return a card (0 to 53) as an emoji: its rank above its suit, both as large as possible."""
    ink = _ink(card)
    if card >= BLACK_JOKER:
        inside = emblems.put(emblems.jester(ink), 19, 8, 90)
        wide = lettering.measure("JOKER", 22, lettering.BOLD)
        letters = lettering.text_as_svg("JOKER", 22, ink, lettering.BOLD)
        inside += f'<g transform="translate({64 - wide / 2:g} 97)">{letters}</g>'
    else:
        wide = rank_width(rank_of(card), 62)
        index = rank_index(rank_of(card), 62, ink)
        inside = f'<g transform="translate({64 - wide / 2:g} 8)">{index}</g>'
        inside += emblems.put(emblems.SUITS[suit_of(card)], 39, 73, 50, ink)
    paper = (
        f'<rect x="14" y="1" width="100" height="126" rx="14" fill="{palette.PAPER}" '
        f'stroke="{palette.PAPER_EDGE}" stroke-width="2"/>'
    )
    return Art(paper + inside, SIGN, SIGN)


def card_signs() -> Mapping[str, Callable[[], str]]:
    """Return functions that draw each card's emoji as SVG, by name, such as ``10D_four``."""
    drawings: dict[str, Art] = {}
    for known in {deck_of(language) for language in languages()}:
        for card in range(len(CODES)):
            name = sign_name(card, known)
            with drawing_with(known):
                drawings[name] = sign(card)
            with drawing_with(replace(known, four_colours=True)):
                coloured = sign(card)
            if coloured != drawings[name]:
                drawings[name + FOUR_COLOURED] = coloured
    return {name: drawing.document for name, drawing in sorted(drawings.items())}
