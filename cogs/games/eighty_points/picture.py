"""The public picture of a game of Eighty Points."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.base.language import sentence
from bot.pages.deck import deck_drawn
from bot.pictures import (
    BOLD,
    HEIGHT,
    WEIGHT,
    WIDTH,
    Canvas,
    Lexicon,
    marks,
    open_hands,
    palette,
)
from cogs.games.eighty_points.columns import Columns
from cogs.games.eighty_points.score_picture import Reckoning, winners
from cogs.games.eighty_points.strips import LADDER, SIDE, draw_called, draw_ladder
from games.eighty_points.state import DEALT
from games.eighty_points.view import EightyPointsView

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
)

_WALL: Final = 80
_METER: Final = 54
_CARD: Final = 96.0

_SIGNS: Final = "♣♦♥♠"


def board_picture(
    view: EightyPointsView, names: Sequence[str] = (), said: Mapping[str, str] = LEXICON.english
) -> bytes:
    """Return a PNG of the table as everybody may see it.

    ``names`` are by seat; ``said`` are the words by key.
    """
    canvas = Canvas(WIDTH, HEIGHT)
    _draw_board(canvas, view, names, said)
    return canvas.png()


def open_picture(
    view: EightyPointsView,
    hands: Sequence[tuple[int, ...]],
    names: Sequence[str] = (),
    said: Mapping[str, str] = LEXICON.english,
) -> bytes:
    """Return a PNG of the table, with all hands open below it."""
    canvas = Canvas(WIDTH, HEIGHT + open_hands.height(hands))
    _draw_board(canvas, view, names, said)
    open_hands.draw(canvas, hands, HEIGHT)
    return canvas.png()


def _draw_board(
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
    canvas.text(title, SIDE + 4, 22, 28, room=room)
    text = {
        "dealing": f"{said['dealing']} {view.dealt}/{DEALT}",
        "playing": f"{said['trick']} {view.trick_number}",
        "shown": f"{said['trick']} {view.trick_number}",
        "scored": said["score"],
        "over": said["end"],
    }.get(view.phase) or said[view.phase]
    marks.caption(canvas, text, SIDE + 4, 56, 26, room)
    trumps(canvas, view.trump_rank, view.trump_suit, WIDTH / 2 - 16, 38, 64)
    draw_called(canvas, view, names, said)


def trumps(canvas: Canvas, rank: int, suit: int | None, x: float, y: float, height: float) -> None:
    """Draw a plaque centred on (x, y) with trump rank and suit; grey while the suit is unknown."""
    text = f"{deck_drawn().rank(rank)} {'?' if suit is None else _SIGNS[suit]}"
    fill = palette.STONE if suit is None else palette.GOLD
    size = height * 0.64
    wide = marks.suited_width(text, size) + height * 0.5
    canvas.rect(x - wide / 2, y - height / 2, wide, height, radius=height * 0.25, fill=fill)
    marks.draw_suited(canvas, text, x, y, size)


def _meter(canvas: Canvas, view: EightyPointsView) -> None:
    taken = sum(seat.points for at, seat in enumerate(view.seats) if at not in view.defenders)
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
