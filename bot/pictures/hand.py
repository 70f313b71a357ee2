"""The private picture of the cards a player holds."""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures import deck, marks, palette
from bot.pictures.canvas import WIDTH, Canvas

MOST: Final = 42
"""The most cards one hand, or one band of it, holds."""

_SIDE: Final = 20
_GAP: Final = 10
_APART: Final = 7
_BIGGEST: Final = 150.0
_OVERLAPPING: Final = ((28, 10, 112.0), (MOST, 12, 94.0))
"""Up to so many cards: how many lie in a row at most, and how wide they are in px."""
_LABEL: Final = 52

Spots = list[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Band:
    """Cards that belong together under a few words; a lit band is the one to choose from."""

    label: str
    cards: tuple[int, ...]
    lit: bool = False


def places(count: int) -> tuple[float, Spots]:
    """The card width in px for a hand of `count` cards, and the left and top px of each card."""
    if not 1 <= count <= MOST:
        raise ValueError(f"a hand picture holds 1 to {MOST} cards, not {count}")
    return _places(count, count)


def band_places(counts: Sequence[int]) -> tuple[float, list[Spots], list[float]]:
    """The card width in px, the cards' places in each band, and where each band ends.

    All cards are as wide as those of the largest band; an empty band is its words alone.
    """
    largest = max(counts, default=0)
    if not 1 <= largest <= MOST:
        raise ValueError(f"a hand picture holds 1 to {MOST} cards, not {largest}")
    top = 0.0
    width = 0.0
    bands: list[Spots] = []
    ends: list[float] = []
    for count in counts:
        width, spots = _places(count, largest)
        bands.append([(x, y + top + _LABEL) for x, y in spots])
        top = bands[-1][-1][1] + width * deck.RATIO if count else top + _LABEL
        top += _SIDE
        ends.append(top)
    return width, bands, ends


def _places(count: int, largest: int) -> tuple[float, Spots]:
    """Places for `count` cards as wide as those of a hand of `largest`."""
    room = WIDTH - 2 * _SIDE
    if largest <= _APART:
        rows = 1
        width = min(_BIGGEST, (room - _GAP * (largest - 1)) / largest)
        step = width + _GAP
    else:
        longest, width = next((row, wide) for most, row, wide in _OVERLAPPING if largest <= most)
        rows = math.ceil(count / longest)
        step = width + _GAP
        if count > 1:
            step = min(step, (room - width) / (math.ceil(count / rows) - 1))
    lift = width * deck.LIFT
    row_height = width * deck.RATIO + lift + _GAP / 2
    spots: Spots = []
    for row in range(rows):
        length = count // rows + (row < count % rows)
        left = (WIDTH - (step * (length - 1) + width)) / 2
        top = _SIDE + lift + row * row_height
        spots += [(left + step * at, top) for at in range(length)]
    return width, spots


def hand_picture(cards: Sequence[int], chosen: int | Collection[int] | None = None) -> bytes:
    """A PNG of 1 to 42 cards in the order given; the chosen ones stand raised and marked."""
    width, spots = places(len(cards))
    picked = _picked(cards, chosen)
    canvas = Canvas(WIDTH, math.ceil(spots[-1][1] + width * deck.RATIO + _SIDE))
    _lay(canvas, cards, spots, width, picked)
    return canvas.png()


def banded_hand_picture(
    bands: Sequence[Band], chosen: int | Collection[int] | None = None
) -> bytes:
    """A PNG of bands of cards below one another; the chosen cards stand raised and marked."""
    picked = _picked([card for band in bands for card in band.cards], chosen)
    width, places_by_band, ends = band_places([len(band.cards) for band in bands])
    canvas = Canvas(WIDTH, math.ceil(ends[-1]))
    top = 0.0
    for band, spots, end in zip(bands, places_by_band, ends, strict=True):
        if top:
            canvas.rect(_SIDE, top, WIDTH - 2 * _SIDE, 3, fill=palette.PANEL_EDGE)
        _label(canvas, band, top + _SIDE + 8)
        _lay(canvas, band.cards, spots, width, picked)
        top = end
    return canvas.png()


def _picked(cards: Sequence[int], chosen: int | Collection[int] | None) -> frozenset[int]:
    if chosen is None:
        return frozenset()
    picked = frozenset((chosen,) if isinstance(chosen, int) else chosen)
    for card in sorted(picked.difference(cards)):
        raise ValueError(f"the chosen card {card} is not in the hand")
    return picked


def _lay(
    canvas: Canvas, cards: Sequence[int], spots: Spots, width: float, picked: frozenset[int]
) -> None:
    for card, (x, y) in zip(cards, spots, strict=True):
        up = card in picked
        deck.face(canvas, card, x, y, width, raised=up, marked=up)


def _label(canvas: Canvas, band: Band, middle: float) -> None:
    room = WIDTH - 2 * _SIDE
    if band.lit:
        marks.chip(canvas, f"→ {band.label}", _SIDE, middle, 38, room)
        return
    marks.caption(canvas, band.label, _SIDE, middle, 26, room)
