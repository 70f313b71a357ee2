"""The picture of a player's cards, and rows of all hands below the board of a replay."""

import math
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, Final

from bot.pictures import deck, marks, palette
from bot.pictures.canvas import HEIGHT, WIDTH, Canvas

MAX_CARDS: Final = 42

_SIDE: Final = 20
_GAP: Final = 10
_BIGGEST: Final = 150.0
_ROWS: Final = 5
_ROW_APART: Final = 1.26
"""Minimum distance between rows, in card widths, so that raised cards cover no index above."""

Spots = tuple[tuple[float, float], ...]
Box = tuple[float, float, float, float]  # left, top, width and height in px


@lru_cache(maxsize=256)
def places(count: int, width: float, height: float, most: float) -> tuple[float, Spots, float]:
    """Lay out 1 to 42 cards in a box of width x height px.

    Returns the card width, as large as possible up to ``most``, the top left corner of each card in
    centred rows, and the bottom, all in px. Raised cards stay inside. Raises ValueError for other
    numbers of cards.
    """
    if not 1 <= count <= MAX_CARDS:
        raise ValueError(f"a hand holds 1 to {MAX_CARDS} cards, not {count}")

    def fitting(rows: int) -> float:
        longest = math.ceil(count / rows)
        across = width / (1 + (longest - 1) * deck.INDEX_STRIP)
        down = height / (deck.LIFT + (rows - 1) * _ROW_APART + deck.RATIO)
        return min(across, down, most)

    rows = max(range(1, _ROWS + 1), key=lambda rows: (round(fitting(rows), 3), -rows))
    card = fitting(rows)
    longest = math.ceil(count / rows)
    step = card + _GAP
    if longest > 1:
        step = min(step, (width - card) / (longest - 1))
    top = card * deck.LIFT
    down = card * (deck.RATIO + deck.LIFT) + _GAP / 2
    if rows > 1:
        down = min(down, (height - top - card * deck.RATIO) / (rows - 1))
    spots: list[tuple[float, float]] = []
    for row in range(rows):
        length = count // rows + (row < count % rows)
        left = (width - (step * (length - 1) + card)) / 2
        spots += [(left + step * at, top + row * down) for at in range(length)]
    return card, tuple(spots), top + (rows - 1) * down + card * deck.RATIO


def lay(
    canvas: Canvas,
    cards: Sequence[int],
    box: Box,
    chosen: Collection[int] = (),
    most: float = _BIGGEST,
) -> None:
    """Draw 1 to 42 cards in a box, as large as possible. Chosen cards are raised and marked.

    Raises ValueError for other numbers of cards, and if a chosen card isn't among them.
    """
    for card in sorted(set(chosen).difference(cards)):
        raise ValueError(f"the chosen card {card} is not in the hand")
    left, top, wide, high = box
    width, spots, _ = places(len(cards), wide, high, most)
    for card, (x, y) in zip(cards, spots, strict=True):
        up = card in chosen
        deck.face(canvas, card, left + x, top + y, width, raised=up, marked=up)


def hand_picture(cards: Sequence[int], chosen: Collection[int] = ()) -> bytes:
    """Return a PNG of 1 to 42 cards in the given order. Chosen cards are raised and marked."""
    wide, high = WIDTH - 2 * _SIDE, HEIGHT - 2 * _SIDE
    _, _, end = places(len(cards), wide, high, _BIGGEST)
    canvas = Canvas(WIDTH, min(HEIGHT, math.ceil(end + 2 * _SIDE)))
    lay(canvas, cards, (_SIDE, _SIDE, wide, high), chosen)
    return canvas.png()


_ROW_SIDE: Final = 12
_BADGE: Final = 34
_LEFT: Final = _ROW_SIDE + _BADGE + 16  # left edge of the cards, in px
_CARD: Final = 60.0  # largest width of a card, in px
_SHOWN: Final = 1.0  # visible height of a card, in card widths: its rank and suit
_ROW: Final = round(_CARD * _SHOWN) + 8


def open_picture(
    draw_board: Callable[..., None], hands: Sequence[Sequence[int]], *subject: Any
) -> bytes:
    """Return a PNG of a board with all hands below it, by seat. Empty hands have no row.

    Beside a seat's badge are the upper halves of its cards.
    """
    held = [(seat, hand) for seat, hand in enumerate(hands) if hand]
    canvas = Canvas(WIDTH, HEIGHT + (len(held) * _ROW + _ROW_SIDE if held else 0))
    draw_board(canvas, *subject)
    for row, (seat, hand) in enumerate(held):
        y = HEIGHT + row * _ROW
        # A row's background covers the lower halves of the cards above it.
        canvas.rect(0, y, WIDTH, _ROW + _ROW_SIDE, fill=palette.FELT_DARK)
        marks.badge(canvas, seat, _ROW_SIDE + _BADGE / 2, y + _ROW / 2 + 4, _BADGE)
        room = WIDTH - _LEFT - _ROW_SIDE - _CARD
        step = min(_CARD + 4, room / max(len(hand) - 1, 1))
        for at, card in enumerate(hand):
            deck.face(canvas, card, _LEFT + at * step, y + 8, _CARD)
    return canvas.png()
