"""The public picture of a game of High Card."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from bot.base.language import sentence
from bot.pictures import BOLD, WIDTH, Canvas, Lexicon, deck, glyphs, marks, palette
from games.high_card.view import Declaration, HighCardView, Verdict

LEXICON: Final = Lexicon(
    round=sentence("Round"),
    hand=sentence("Hand"),
    lowest=sentence("Lowest"),
    middle=sentence("Middle"),
    highest=sentence("Highest"),
    turn=sentence("Turn"),
    out=sentence("Out"),
    waiting=sentence("Next round"),
    winner=sentence("Winner"),
    reveal=sentence("Last reveal"),
)

_ARROWS: Final[Mapping[Declaration, str]] = {"lowest": "↓", "middle": "—", "highest": "↑"}
_SIDE: Final = 16
_GAP: Final = 12
_WALL: Final = 74
_PANEL: Final = 112
_PANEL_CROWDED: Final = 102
_CROWD: Final = 9
_TOWERS_MOST: Final = 6
_ABOVE: Final = 102
"""From the top of the panel of a reveal to its cards, in px."""


def board_picture(view: HighCardView, said: Mapping[str, str] = LEXICON.english) -> bytes:
    """A PNG of the table as everybody may see it, ``said`` in words by key."""
    seats = [at for at, seat in enumerate(view.seats) if seat.standing != "left"]
    high = _PANEL if len(seats) < _CROWD else _PANEL_CROWDED
    panels = math.ceil(len(seats) / 2) * (high + _GAP)
    row = _row(len(view.reveal)) if view.reveal else None
    canvas = Canvas(WIDTH, _WALL + _GAP + panels + (row.height + _SIDE if row else 4))
    _header(canvas, view, said)
    width = (WIDTH - 2 * _SIDE - _GAP) / 2
    for place, at in enumerate(seats):
        alone = place == len(seats) - 1 and place % 2 == 0
        x = (WIDTH - width) / 2 if alone else _SIDE + place % 2 * (width + _GAP)
        y = _WALL + _GAP + place // 2 * (high + _GAP)
        _panel(canvas, view, at, said, (x, y, width, high))
    if row:
        _reveal(canvas, view.reveal, said, row, _WALL + _GAP + panels)
    return canvas.png()


def _header(canvas: Canvas, view: HighCardView, said: Mapping[str, str]) -> None:
    marks.battlements(canvas, _WALL)
    middle = (_WALL - 12) / 2
    title = f"{said['round']} {view.round} · {said['hand']} {view.hand_number}"
    canvas.text(title, _SIDE + 4, middle, 28, room=WIDTH - 2 * _SIDE - 140)
    number = str(view.deck)
    wide = glyphs.measure(number, 30, BOLD)
    right = WIDTH - _SIDE - 4
    canvas.text(number, right, middle, 30, anchor="end", weight=BOLD)
    for lift in (3, 0, -3):
        deck.back(canvas, right - wide - 50 + lift, middle - 25 + lift, 34)


def _panel(
    canvas: Canvas,
    view: HighCardView,
    at: int,
    said: Mapping[str, str],
    box: tuple[float, float, float, float],
) -> None:
    x, y, width, high = box
    seat = view.seats[at]
    turn = view.turn == at
    won = at in view.winners
    idle = seat.standing != "in" and not won
    fill = palette.FELT_DARK if idle else palette.PANEL
    marks.panel(canvas, x, y, width, high, fill=fill, lit=turn or won)
    middle = y + high / 2
    if won:
        marks.badge(canvas, at, x + 46, middle + 12, 60)
        marks.crown(canvas, x + 46, middle - 18, 40)
    elif at in view.scored:
        marks.badge(canvas, at, x + 46, middle - 8, 64, hollow=idle)
        marks.gain(canvas, 1, x + 46, middle + 29, 20)
    else:
        marks.badge(canvas, at, x + 46, middle, 64, hollow=idle)
    left = x + 92
    silent = not (turn or won or idle or seat.declared)
    upper = middle if silent else middle - high * 0.2
    _points(canvas, seat.points, view.target, left, upper)
    marks.fan(canvas, seat.held, x + width - 70, upper, 26, most=1)
    if not silent:
        _state(canvas, view, at, said, (left, middle + high * 0.21, x + width - 14 - left))


def _points(canvas: Canvas, points: int, target: int, left: float, middle: float) -> None:
    if target > _TOWERS_MOST:
        marks.towers(canvas, 1, 1, left, middle, 34, 34)
        canvas.text(f"{points}/{target}", left + 44, middle, 28, weight=BOLD)
        return
    step = min(40.0, 166 / target)
    marks.towers(canvas, points, target, left, middle, min(35.0, step - 2), step)


def _state(
    canvas: Canvas,
    view: HighCardView,
    at: int,
    said: Mapping[str, str],
    line: tuple[float, float, float],
) -> None:
    x, y, room = line
    seat = view.seats[at]
    if at in view.winners:
        marks.chip(canvas, f"♔ {said['winner']}", x, y, 42, room)
    elif seat.standing == "waiting":
        text = f"→ {said['waiting']}"
        marks.caption(canvas, text, x, y, 26, room)
    elif seat.standing == "out":
        text = f"✗ {said['out']}"
        canvas.text(text, x, y, 26, room=room, colour=palette.BAD, weight=BOLD)
    elif seat.declared is not None:
        deck.back(canvas, x + 3, y - 20, 28)
        text = f"{_ARROWS[seat.declared]}  {said[seat.declared]}"
        canvas.text(text, x + 44, y, 26, room=room - 44, weight=BOLD)
    else:
        marks.chip(canvas, f"→ {said['turn']}", x, y, 42, room)


@dataclass(frozen=True, slots=True)
class _Row:
    """How the cards of a reveal lie: sizes in px, and where the declarations stand."""

    width: float
    step: float
    arrows: Literal["beside the badge", "below", "below with its word"]

    @property
    def height(self) -> int:
        """Of the whole panel."""
        below = 34 if self.arrows == "beside the badge" else 70
        return math.ceil(_ABOVE + self.width * deck.RATIO + below)


def _row(count: int) -> _Row:
    room = WIDTH - 2 * _SIDE - 36
    if count <= 3:
        return _Row(100, 214, "below with its word")
    if count <= 7:
        step = min(162.0, room / count)
        return _Row(min(100, step - 8), step, "beside the badge")
    width = 84.0
    return _Row(width, (room - width) / (count - 1), "below")


def _reveal(
    canvas: Canvas, shown: tuple[Verdict, ...], said: Mapping[str, str], row: _Row, top: float
) -> None:
    marks.panel(canvas, _SIDE, top, WIDTH - 2 * _SIDE, row.height)
    whole = WIDTH - 2 * _SIDE - 40
    marks.caption(canvas, said["reveal"], WIDTH / 2, top + 30, 26, whole, anchor="middle")
    cards = top + _ABOVE
    below = cards + row.width * deck.RATIO
    left = WIDTH / 2 - (row.step * (len(shown) - 1) + row.width) / 2
    for at, one in enumerate(shown):
        x = left + at * row.step
        middle = x + min(row.width, row.step) / 2
        deck.face(canvas, one.card, x, cards, row.width, dimmed=not one.right)
        marks.verdict(canvas, one.right, middle, below + 2, 20)
        arrow = _ARROWS[one.declared]
        beside = row.arrows == "beside the badge"
        marks.badge(canvas, one.seat, middle - (20 if beside else 0), top + 74, 44)
        if beside:
            canvas.text(arrow, middle + 22, top + 74, 28, anchor="middle", weight=BOLD)
            continue
        text = arrow if row.arrows == "below" else f"{arrow}  {said[one.declared]}"
        room, weight = row.step - 12, BOLD
        canvas.text(text, middle, below + 45, 26, room=room, anchor="middle", weight=weight)
