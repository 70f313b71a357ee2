"""The public picture of a Crown Duel: two seats, and the card that each has played."""

from typing import Final

from bot.pictures import WIDTH, Canvas, back, deck, face, marks, palette, slot
from castellan_crown_duel.view import CrownDuelView

_SIDE: Final = 16
_CARD: Final = 120.0
_HEIGHT: Final = 240


def board_picture(view: CrownDuelView) -> bytes:
    """A PNG of the table as everybody may see it."""
    canvas = Canvas(WIDTH, _HEIGHT)
    width = (WIDTH - 3 * _SIDE) / 2
    for seat, card in enumerate(view.played):
        left = _SIDE + seat * (width + _SIDE)
        won = seat == view.winner
        fill, edge = (palette.PANEL_LIT, palette.GOLD) if won else (palette.PANEL, palette.STONE)
        high = _HEIGHT - 2 * _SIDE
        canvas.rect(left, _SIDE, width, high, radius=18, fill=fill, stroke=edge, line=4)
        marks.badge(canvas, seat, left + 80, _HEIGHT / 2 + 16, 80, hollow=seat == view.left)
        if won:
            marks.crown(canvas, left + 80, _HEIGHT / 2 - 28, 56)
        x, y = left + 170, (_HEIGHT - _CARD * deck.RATIO) / 2
        if card is not None:
            face(canvas, card, x, y, _CARD)
        elif view.chosen[seat]:
            back(canvas, x, y, _CARD)
        else:
            slot(canvas, x, y, _CARD, colour=palette.STONE)
    return canvas.png()
