"""A picture of the tricks of a round of Eighty Points: plays, winners, and void suits."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.pages.deck import deck_drawn
from bot.pictures import BOLD, WIDTH, Canvas, marks, palette
from cogs.games.eighty_points.picture import LEXICON
from cogs.games.eighty_points.strips import coin, draw_badge, suit_sign
from games.core.cards import BLACK_JOKER, RED_JOKER, rank_of, suit_of
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView, Trick

MAX_TRICKS: Final = 11  # Maximum number of tricks drawn, the last ones

_HEAD: Final = 184
_NAMES: Final = (73, 118)
"""Middle lines in px of names: neighbours stand on different ones, so each has room."""
_ROW: Final = 37
_LEFT: Final = 52.0
_COLUMN: Final = 134.0
_SIZES: Final = (25.0, 21.0, 18.0)
"""Heights of ranks in px. The smaller ones are for two cards, if they include tens or twos."""
_APART: Final = 5
_ROOM: Final = 112.0  # Width for the cards of a play, in px
_SIGNS: Final = "♣♦♥♠"


def memory_picture(
    view: EightyPointsView, names: Sequence[str] = (), said: Mapping[str, str] = LEXICON.english
) -> bytes:
    """Return a PNG of the last tricks, one column per seat in play order. ``names`` are by seat."""
    tricks = view.tricks[-MAX_TRICKS:]
    canvas = Canvas(WIDTH, _HEAD + _ROW * len(tricks) + 8)
    for at, seat in enumerate(view.seating):
        x = _LEFT + (at + 0.5) * _COLUMN
        _seat(canvas, view, seat, x)
        if seat < len(names):
            room = 2 * min(_COLUMN - 4, x - 8)
            canvas.name(names[seat], x, _NAMES[at % 2], 25, room, anchor="middle")
    for at, trick in enumerate(tricks):
        _trick(canvas, trick, view.seating, _HEAD + at * _ROW)
    return canvas.png()


def _seat(canvas: Canvas, view: EightyPointsView, seat: int, x: float) -> None:
    draw_badge(canvas, view, seat, x - 42, 28, 42)
    coin(canvas, view.seats[seat].points, x - 16, 30, 25, palette.TEXT)
    lacking = [suit for suit in range(TRUMPS + 1) if view.seats[seat].void >> suit & 1]
    for at, suit in enumerate(lacking):
        left = x + (at - (len(lacking) - 1) / 2) * 32
        trump = suit == TRUMPS
        sign = view.trump_suit if trump else suit
        assert sign is not None
        canvas.circle(left, 159, 16, fill=palette.GOLD if trump else palette.PAPER)
        canvas.path("M0 39L39 0L43 4L4 43Z", left - 21.5, 137.5, 43, 43, palette.BAD)
        suit_sign(canvas, sign, left, 159, 23)


def _trick(canvas: Canvas, trick: Trick, columns: Sequence[int], top: float) -> None:
    y = top + _ROW / 2
    canvas.text(str(trick.number), _LEFT - 5, y, 26, anchor="end", colour=palette.TEXT_SOFT)
    for number, play in enumerate(trick.plays):
        left = _LEFT + columns.index(play.seat) * _COLUMN
        won = play.seat == trick.winner
        fill = palette.GOLD if won else palette.PAPER
        canvas.rect(left + 2, top + 2, _COLUMN - 4, _ROW - 4, radius=7, fill=fill)
        if not number:
            canvas.path("M0 0V18L10 9Z", left + 4, y - 9, 10, 18, palette.INK)
        _cards(canvas, play.cards, left + _COLUMN / 2 + 5, y)
    right = _LEFT + len(columns) * _COLUMN + 6
    if trick.points:
        text = f"+{trick.points}"
        canvas.text(text, right, y, 26, colour=palette.GOLD, weight=BOLD)


def _cards(canvas: Canvas, cards: tuple[int, ...], x: float, y: float) -> None:
    texts = [
        "★" if c >= BLACK_JOKER else deck_drawn().rank(rank_of(c)) + _SIGNS[suit_of(c)]
        for c in cards
    ]
    wide = sum(marks.suited_width(text, _SIZES[0]) + _APART for text in texts)
    size = _SIZES[0] if wide <= _ROOM else _SIZES[1] if wide <= 1.2 * _ROOM else _SIZES[2]
    widths = [marks.suited_width(text, size) + _APART for text in texts]
    left = x - sum(widths) / 2
    for card, text, wide in zip(cards, texts, widths, strict=True):
        if card >= BLACK_JOKER:
            ink = palette.RED if card == RED_JOKER else palette.INK
            canvas.text(text, left + wide / 2, y, size, anchor="middle", colour=ink, weight=BOLD)
        else:
            marks.draw_suited(canvas, text, left + wide / 2, y, size)
        left += wide
