"""The private picture of the cards a player holds."""

import math
from collections.abc import Sequence
from typing import Final

from bot.pictures import deck
from bot.pictures.canvas import Canvas

WIDTH: Final = 720
"""Width in px of every hand picture."""

MOST: Final = 28
"""The most cards one hand picture holds."""

_SIDE: Final = 20
_GAP: Final = 10
_APART: Final = 7
_ROW: Final = 10
_BIGGEST: Final = 150.0
_OVERLAPPING: Final = 112.0


def places(count: int) -> tuple[float, list[tuple[float, float]]]:
    """The card width in px for a hand of `count` cards, and the left and top px of each card."""
    if not 1 <= count <= MOST:
        raise ValueError(f"a hand picture holds 1 to {MOST} cards, not {count}")
    room = WIDTH - 2 * _SIDE
    rows = math.ceil(count / _ROW)
    if count <= _APART:
        width = min(_BIGGEST, (room - _GAP * (count - 1)) / count)
        step = width + _GAP
    else:
        width = _OVERLAPPING
        longest = math.ceil(count / rows)
        step = (room - width) / (longest - 1)
    lift = width * deck.LIFT
    row_height = width * deck.RATIO + lift + _GAP / 2
    spots: list[tuple[float, float]] = []
    for row in range(rows):
        length = count // rows + (row < count % rows)
        left = (WIDTH - (step * (length - 1) + width)) / 2
        top = _SIDE + lift + row * row_height
        spots += [(left + step * at, top) for at in range(length)]
    return width, spots


def hand_picture(cards: Sequence[int], chosen: int | None = None) -> bytes:
    """A PNG of 1 to 28 cards in the order given; the chosen card stands raised and marked."""
    if chosen is not None and chosen not in cards:
        raise ValueError(f"the chosen card {chosen} is not in the hand")
    width, spots = places(len(cards))
    bottom = spots[-1][1] + width * deck.RATIO
    canvas = Canvas(WIDTH, math.ceil(bottom + _SIDE))
    for card, (x, y) in zip(cards, spots, strict=True):
        picked = card == chosen
        deck.face(canvas, card, x, y, width, raised=picked, marked=picked)
    return canvas.png()
