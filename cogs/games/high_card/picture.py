"""The pictures of High Card: the table as everybody sees it, and the same above one's own cards."""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.base.language import sentence_as
from bot.pictures import (
    BOLD,
    HEIGHT,
    WIDTH,
    Canvas,
    Lexicon,
    deck,
    marks,
    measure,
    palette,
)
from bot.pictures.hand import Box, lay
from games.core.cards import rank_of
from games.high_card.view import Declaration, HighCardView

LEXICON: Final = Lexicon(
    lowest=sentence_as("in a picture of High Card", "Lowest"),
    middle=sentence_as("in a picture of High Card", "Middle"),
    highest=sentence_as("in a picture of High Card", "Highest"),
)
ARROWS: Final[Mapping[Declaration, str]] = {"lowest": "↓", "middle": "—", "highest": "↑"}
"""The sign of each declaration."""

NOBODY: Final = -1
"""Stands for the seat to act in a view that does not tell it."""

_SIDE: Final = 12
_GAP: Final = 8
_LINE: Final = 52
"""The height in px of what stands above the card of a seat."""
_BIGGEST: Final = 150.0
_LARGE: Final = 130.0
"""Card width in px above which a place grows wider instead of its card."""
_SLIMMEST: Final = 165.0
"""Width in px of a seat's place from which on it shows how many cards it holds."""
_PILL: Final = 38.0
_LETTERS: Final = 26.0
_OPEN: Final = 56.0
"""Width in px of the open cards."""
_OPEN_ROW: Final = 26
"""Maximum number of open cards in a row."""
_SHOWN: Final = 0.9
"""Visible height of a covered open card, in card widths: rank and suit."""
_OWN: Final = 372
"""Top of the viewer's own cards, in px."""
_OWN_SEAT: Final = 150


def board_picture(view: HighCardView, said: Mapping[str, str] = LEXICON.english) -> bytes:
    """Return a PNG of the table as everybody may see it, ``said`` in words by key.

    The viewer's seat comes last; for spectators that of the first.
    """
    canvas = Canvas(WIDTH, HEIGHT)
    bottom = HEIGHT - _open_height(view)
    _open_cards(canvas, view, bottom)
    mine = view.viewer or 0
    around = (*range(mine + 1, len(view.seats)), *range(mine + 1))
    _seats(canvas, view, around, (_SIDE, _SIDE, WIDTH - 2 * _SIDE, bottom - 2 * _SIDE), said)
    return canvas.png()


def calm(view: HighCardView) -> HighCardView:
    """Return a view for the hand of somebody who waits: it stays the same while others declare.

    Each change of an open hand is a request to Discord, and the board shows who has declared.
    """
    if view.turn is None or view.turn == view.viewer:
        return view
    seats = tuple(
        seat
        if at == view.viewer or seat.declared is None
        else replace(seat, declared=None, held=seat.held + 1)
        for at, seat in enumerate(view.seats)
    )
    return replace(view, seats=seats, turn=NOBODY)


def hand_picture_of(
    view: HighCardView, chosen: tuple[int, ...] = (), said: Mapping[str, str] = LEXICON.english
) -> bytes:
    """Return a PNG of all that the viewer decides by.

    From above: the other seats, in play order from the viewer's, the cards that lie open, and the
    viewer's own seat and cards. The chosen one stands raised and marked.
    """
    assert view.viewer is not None
    mine = view.viewer
    canvas = Canvas(WIDTH, HEIGHT)
    bottom = _OWN - _open_height(view)
    _open_cards(canvas, view, bottom)
    canvas.rect(0, _OWN, WIDTH, HEIGHT - _OWN, fill=palette.FELT_DARK)
    around = (*range(mine + 1, len(view.seats)), *range(mine))
    _seats(canvas, view, around, (_SIDE, _SIDE, WIDTH - 2 * _SIDE, bottom - 2 * _SIDE), said)
    _seat(canvas, view, mine, (_SIDE, _OWN + 10, _OWN_SEAT, HEIGHT - _OWN - 20), said)
    if view.hand:
        left = _OWN_SEAT + 2 * _SIDE
        lay(canvas, view.hand, (left, _OWN + 14, WIDTH - left - 20, HEIGHT - _OWN - 24), chosen)
    return canvas.png()


def _open_height(view: HighCardView) -> float:
    rows = math.ceil(len(view.face_up) / _OPEN_ROW)
    return rows * _OPEN * _SHOWN + _GAP if rows else 0


def _open_cards(canvas: Canvas, view: HighCardView, top: float) -> None:
    """Draw the upper halves of the cards that are open in this round, lowest first."""
    cards = sorted(view.face_up, key=rank_of)
    rows = math.ceil(len(cards) / _OPEN_ROW)
    for row in range(rows):
        part = cards[row * _OPEN_ROW : (row + 1) * _OPEN_ROW]
        step = min(_OPEN + 4, (WIDTH - 2 * _SIDE - _OPEN) / max(len(part) - 1, 1))
        left = (WIDTH - step * (len(part) - 1) - _OPEN) / 2
        for at, card in enumerate(part):
            deck.face(canvas, card, left + at * step, top + row * _OPEN * _SHOWN, _OPEN)


def _seats(
    canvas: Canvas,
    view: HighCardView,
    around: tuple[int, ...],
    box: Box,
    said: Mapping[str, str],
) -> None:
    """Draw a place for each seat that has not left, row by row, as large as they go."""
    seats = [at for at in around if view.seats[at].standing != "left"]
    if not seats:
        return
    left, top, wide, high = box

    def sizes(rows: int) -> tuple[float, float]:
        columns = math.ceil(len(seats) / rows)
        return (wide + _GAP) / columns - _GAP, (high + _GAP) / rows - _GAP

    rows = max(range(1, 5), key=lambda rows: (min(_card_width(*sizes(rows)), _LARGE), rows))
    width, height = sizes(rows)
    spare = height - _LINE - _card_width(width, height) * deck.RATIO - 24
    if spare > 0:
        height -= spare
        top += spare * rows / 2
    for row in range(rows):
        length = len(seats) // rows + (row < len(seats) % rows)
        start = row * (len(seats) // rows) + min(row, len(seats) % rows)
        first = left + (wide - length * (width + _GAP) + _GAP) / 2
        for column in range(length):
            place = (first + column * (width + _GAP), top + row * (height + _GAP), width, height)
            _seat(canvas, view, seats[start + column], place, said)


def _card_width(width: float, height: float) -> float:
    return min((height - _LINE - 12) / deck.RATIO, width - 24, _BIGGEST)


def _seat(canvas: Canvas, view: HighCardView, at: int, box: Box, said: Mapping[str, str]) -> None:
    """Draw a seat's number, points and cards, and below what it has played."""
    x, y, width, _ = box
    seat = view.seats[at]
    over = view.turn is None
    won = at in view.winners
    idle = seat.standing != "in" and not over
    fill = palette.FELT_DARK if idle else palette.PANEL
    marks.panel(canvas, *box, fill=fill, lit=won or view.turn == at)
    line = y + 8 + (_LINE - 8) / 2
    marks.badge(canvas, at, x + 24, line, 36, hollow=idle)
    if won:
        marks.crown(canvas, x + 70, line + 14, 42)
    else:
        ink = palette.GOLD if at in view.scored else palette.TEXT
        points = f"{seat.points}/{view.target}"
        canvas.text(points, x + 47, line, _LETTERS, colour=ink, weight=BOLD)
    if width >= _SLIMMEST:
        count = measure(str(seat.held), 28, BOLD)
        marks.fan(canvas, seat.held, x + width - count - 46, line, 24, most=1)
    _draw_played(canvas, view, at, box, said)


def _draw_played(
    canvas: Canvas, view: HighCardView, at: int, box: Box, said: Mapping[str, str]
) -> None:
    """Draw a seat's card and what was said of it, or a place for the card to come."""
    x, y, width, height = box
    seat = view.seats[at]
    shown = next((one for one in view.reveal if one.seat == at), None)
    fresh = all(each.declared is None for each in view.seats)
    size = _card_width(width, height)
    left, top = x + (width - size) / 2, y + _LINE + (height - _LINE - 8 - size * deck.RATIO) / 2
    foot = top + size * deck.RATIO - _PILL / 2 + 4
    middle = x + width / 2
    room = width - 4
    if seat.declared is not None:
        deck.back(canvas, left, top, size)
        _pill(canvas, seat.declared, "", middle, foot, room, palette.TEXT, said)
    elif view.turn == at and not (shown and fresh):
        deck.slot(canvas, left, top, size, colour=palette.GOLD)
        canvas.text("→", middle, top + size * 0.7, 40, anchor="middle", colour=palette.GOLD)
    elif shown is not None:
        over = view.turn is None
        deck.face(canvas, shown.card, left, top, size, dimmed=not (shown.right or over))
        sign = "" if over else "✓ " if shown.right else "✗ "
        fill = palette.TEXT if over else palette.GOOD if shown.right else palette.BAD
        _pill(canvas, shown.declared, sign, middle, foot, room, fill, said)
    elif seat.standing == "in":
        deck.slot(canvas, left, top, size, colour=palette.STONE)
    elif seat.standing == "waiting":
        canvas.text("+", middle, top + size * 0.7, 40, anchor="middle", colour=palette.STONE)
    elif view.turn is not None:
        canvas.text("✗", middle, top + size * 0.7, 34, anchor="middle", colour=palette.STONE)


def _pill(
    canvas: Canvas,
    declared: Declaration,
    sign: str,
    middle: float,
    y: float,
    room: float,
    fill: str,
    said: Mapping[str, str],
) -> None:
    """Write what was said, in words where there is room, else as a sign alone."""
    arrow, word, pad = ARROWS[declared], said[declared], 8
    for text in (f"{sign}{arrow} {word}", f"{sign}{word}", f"{sign}{arrow}"):
        wide = measure(text, _LETTERS, BOLD) + 2 * pad
        if wide <= room:
            break
    left = middle - wide / 2
    canvas.rect(left, y - _PILL / 2, wide, _PILL, radius=_PILL / 2, fill=fill)
    canvas.text(text, left + pad, y, _LETTERS, colour=palette.DARK, weight=BOLD)
