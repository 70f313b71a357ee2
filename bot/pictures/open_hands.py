"""All hands of a match, in rows below its board, for replays with open hands."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.pictures import deck, marks, palette
from bot.pictures.canvas import HEIGHT, WIDTH, Canvas

_SIDE: Final = 12
_BADGE: Final = 34
_LEFT: Final = _SIDE + _BADGE + 16  # left edge of the cards, in px
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
    canvas = Canvas(WIDTH, HEIGHT + (len(held) * _ROW + _SIDE if held else 0))
    draw_board(canvas, *subject)
    for row, (seat, hand) in enumerate(held):
        y = HEIGHT + row * _ROW
        # A row's background covers the lower halves of the cards above it.
        canvas.rect(0, y, WIDTH, _ROW + _SIDE, fill=palette.FELT_DARK)
        marks.badge(canvas, seat, _SIDE + _BADGE / 2, y + _ROW / 2 + 4, _BADGE)
        room = WIDTH - _LEFT - _SIDE - _CARD
        step = min(_CARD + 4, room / max(len(hand) - 1, 1))
        for at, card in enumerate(hand):
            deck.face(canvas, card, _LEFT + at * step, y + 8, _CARD)
    return canvas.png()
