"""The public picture of a game of Eighty Points, and that of the tricks of a round."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.language import sentence
from bot.pages.cards import deck_drawn
from bot.pictures import (
    BOLD,
    HEIGHT,
    WEIGHT,
    WIDTH,
    Canvas,
    Lexicon,
    marks,
    palette,
)
from cogs.games.eighty_points.columns import Columns
from cogs.games.eighty_points.score_picture import Reckoning, winners
from cogs.games.eighty_points.strips import (
    LADDER,
    SIDE,
    coin,
    draw_badge,
    draw_called,
    draw_ladder,
    suit_sign,
)
from games.core.cards import BLACK_JOKER, RED_JOKER, rank_of, suit_of
from games.eighty_points.state import DEALT
from games.eighty_points.trumps import TRUMPS
from games.eighty_points.view import EightyPointsView, Trick

LEXICON: Final = Lexicon(
    round=sentence("eighty-points/drawn-round"),
    trick=sentence("eighty-points/drawn-trick"),
    dealing=sentence("eighty-points/drawn-dealing"),
    declaring=sentence("eighty-points/drawn-declaring"),
    naming=sentence("eighty-points/drawn-naming"),
    burying=sentence("eighty-points/drawn-burying"),
    calling=sentence("eighty-points/drawn-calling"),
    turn=sentence("eighty-points/drawn-turn"),
    first=sentence("eighty-points/drawn-first"),
    you=sentence("eighty-points/drawn-you"),
    ally=sentence("eighty-points/drawn-ally"),
    alone=sentence("eighty-points/drawn-alone"),
    score=sentence("eighty-points/drawn-score"),
    end=sentence("eighty-points/drawn-end"),
    defenders=sentence("eighty-points/drawn-defenders"),
    challengers=sentence("eighty-points/drawn-challengers"),
    dead=sentence("eighty-points/drawn-dead"),
    next=sentence("eighty-points/drawn-next"),
    winner=sentence("eighty-points/drawn-winner"),
    ideas=sentence("eighty-points/drawn-ideas"),
    rank=sentence("eighty-points/drawn-rank"),
)

_WALL: Final = 80
_METER: Final = 54
_CARD: Final = 96.0


def board_picture(
    view: EightyPointsView, names: Sequence[str] = (), said: Mapping[str, str] = LEXICON.english
) -> bytes:
    """Return a PNG of the table as everybody may see it.

    ``names`` are by seat; ``said`` are the words by key.
    """
    canvas = Canvas(WIDTH, HEIGHT)
    draw_board(canvas, view, names, said)
    return canvas.png()


def draw_board(
    canvas: Canvas, view: EightyPointsView, names: Sequence[str], said: Mapping[str, str]
) -> None:
    _header(canvas, view, names, said)
    if view.phase in ("scored", "over") and view.score is not None:
        Reckoning(canvas, view, view.score, names, said).draw(_WALL + 6)
        crowned = winners(view) if view.phase == "over" else ()
        draw_ladder(canvas, view, HEIGHT - LADDER - 4, crowned)
        return
    _meter(canvas, view)
    Columns(canvas, view, names, said, _WALL + _METER + 2, _CARD, whole=True).draw()


def _header(
    canvas: Canvas, view: EightyPointsView, names: Sequence[str], said: Mapping[str, str]
) -> None:
    marks.battlements(canvas, _WALL)
    room = 290
    title = f"{said['round']} {view.round}" + (f"/{view.rounds}" if view.rounds else "")
    canvas.text(title, SIDE + 4, 20, 28, room=room)
    text = {
        "dealing": f"{said['dealing']} {view.dealt}/{DEALT}",
        "playing": f"{said['trick']} {view.trick_number}",
        "shown": f"{said['trick']} {view.trick_number}",
        "scored": said["score"],
        "over": said["end"],
    }.get(view.phase) or said[view.phase]
    marks.caption(canvas, text, SIDE + 4, 57, 26, room)
    trumps(canvas, view.trump_rank, view.trump_suit, WIDTH / 2 - 16, 38, 64)
    draw_called(canvas, view, names, said)


def trumps(canvas: Canvas, rank: int, suit: int | None, x: float, y: float, height: float) -> None:
    """Draw a plaque centred on (x, y) with the trump rank and suit, grey if the suit is unknown."""
    text = f"{deck_drawn().rank(rank)} {'?' if suit is None else marks.SUIT_SIGNS[suit]}"
    fill = palette.STONE if suit is None else palette.GOLD
    size = height * 0.64
    wide = marks.suited_width(text, size) + height * 0.5
    canvas.rect(x - wide / 2, y - height / 2, wide, height, radius=height * 0.25, fill=fill)
    marks.draw_suited(canvas, text, x, y, size)


def _meter(canvas: Canvas, view: EightyPointsView) -> None:
    taken = view.taken
    top = _WALL + 32.0
    left, right, high = SIDE + 134.0, float(WIDTH - SIDE), 16.0
    marks.swords(canvas, SIDE + 22, top - 4, 42)
    canvas.text(str(taken), SIDE + 50, top - 4, 32, weight=BOLD)
    edge = palette.PANEL_EDGE
    canvas.rect(
        left, top, right - left, high, radius=8, fill=palette.FELT_DARK, stroke=edge, line=2
    )
    unit = (right - left) / 200
    if taken:
        wide = max(high, min(taken, 200) * unit)
        colour = palette.GOLD if taken >= 80 else palette.TEXT_SOFT
        canvas.rect(left, top, wide, high, radius=8, fill=colour)
    for mark in (40, 80, 120, 160):
        x = left + mark * unit
        main = mark == 80
        colour = palette.GOLD if main else palette.TEXT_SOFT
        line = 5 if main else 3
        # Dark on the filled part of the bar, where gold would be lost.
        fill = palette.DARK if mark <= taken else colour
        canvas.rect(x - line / 2, top, line, high, fill=fill)
        weight = BOLD if main else WEIGHT
        canvas.text(str(mark), x, top - 18, 25, anchor="middle", colour=colour, weight=weight)


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
        "★" if c >= BLACK_JOKER else deck_drawn().rank(rank_of(c)) + marks.SUIT_SIGNS[suit_of(c)]
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
