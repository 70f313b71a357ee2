"""The private picture of a hand of Eighty Points: the decision above, the cards below."""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final, NamedTuple

from bot.pages.cards import deck_drawn
from bot.pictures import BOLD, HEIGHT, WIDTH, Canvas, deck, marks, palette
from cogs.games.eighty_points.columns import Columns
from cogs.games.eighty_points.picture import LEXICON, trumps
from cogs.games.eighty_points.strips import coin, coin_width, draw_called
from games.eighty_points.state import BURIED
from games.eighty_points.tricks import points_in, suggested_calls, without
from games.eighty_points.trumps import TRUMPS, Order, order_of
from games.eighty_points.view import EightyPointsView

_SIDE: Final = 16
_WALL: Final = 80
_TABLE: Final = 240
_SLOTS: Final = 140
_PAD: Final = 5
_GAP: Final = 7
_WIDEST: Final = 150
_NARROWEST: Final = 60
_ROOM: Final = WIDTH - 2 * _SIDE
_APART: Final = 1.1  # Minimum distance between two rows, in card widths
_ABOVE_MENUS: Final = 460
_ABOVE_BUTTONS: Final = 540  # Heights of pictures that leave room for controls on a phone, in px
_LAID: Final = 74.0  # Width of the cards on the table, in px
_IDEAS: Final = 5
TABLE_SHOWN: Final = ("dealing", "declaring", "naming", "playing", "shown")
"""Phases in which the table is drawn above the cards."""


class Subject(NamedTuple):
    """Everything that a picture of a hand shows.

    ``view`` is the player's own, ``picked`` are cards to be buried, called or played, and
    ``playable`` are the faces that may be played (None for all). While the player is waiting, the
    picture shows the last trick taken, and nothing that changes before the next one.
    """

    view: EightyPointsView
    picked: tuple[int, ...] = ()
    playable: frozenset[int] | None = None
    waiting: bool = False


def subject_of(
    view: EightyPointsView,
    picked: tuple[int, ...],
    playable: frozenset[int] | None,
    waiting: bool,
) -> Subject:
    """Return the subject of a hand's picture, the same for all hands that look the same."""
    blank: dict[str, Any] = {"tricks": (), "chosen": (), "claim": None, "buried": None}
    if view.phase in ("calling", "shown"):
        del blank["buried"], blank["tricks"]
    seats = tuple(replace(seat, answered=False) for seat in view.seats)
    if waiting and view.phase in ("playing", "shown"):
        blank |= {"phase": "playing", "trick": (), "turn": None, "trick_number": 0, "leader": None}
        blank["tricks"] = view.tricks[-1:]
    if waiting:
        still: dict[str, Any] = {"held": 0, "shown": (), "void": 0, "pairless": 0}
        seats = tuple(replace(seat, **still) for seat in seats)
    return Subject(replace(view, seats=seats, **blank), picked, playable, waiting)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one suit in a row: their indexes in the sorted hand, and their positions in px."""

    suit: int
    positions: tuple[int, ...]
    spots: tuple[tuple[float, float], ...]


def groups_of(
    hand: Sequence[int], order: Order, top: float, end: float
) -> tuple[float, list[Group]]:
    """Return the largest card width that fits, and a sorted hand's groups.

    The groups lie between ``top`` and ``end``, in px.
    """
    suits = [
        [*positions] for _, positions in groupby(range(len(hand)), lambda at: order.suits[hand[at]])
    ]
    width = next(
        wide
        for wide in range(_WIDEST, 0, -1)
        if wide <= _NARROWEST or _height(len(_rows(suits, wide)), wide) <= end - top
    )
    found = []
    rows = _rows(suits, width)
    down = width * (deck.RATIO + deck.LIFT) + 2 * _PAD + 4
    first = top + width * deck.LIFT + _PAD
    # Rows overlap if there is too little height for them.
    if len(rows) > 1:
        down = min(down, (end - first - width * deck.RATIO - _PAD) / (len(rows) - 1))
    for number, row in enumerate(rows):
        step = _step(row, width)
        left = (WIDTH - _row_width(row, width, step)) / 2
        for positions in row:
            left += _PAD
            spots = tuple((left + step * at, first + number * down) for at in range(len(positions)))
            found.append(Group(order.suits[hand[positions[0]]], tuple(positions), spots))
            left = spots[-1][0] + width + _PAD + _GAP
    return float(width), found


def _height(rows: int, width: float) -> float:
    return width * (deck.LIFT + (rows - 1) * _APART + deck.RATIO) + 2 * _PAD


def _rows(suits: Sequence[list[int]], width: float) -> list[list[list[int]]]:
    """Return suits in rows, each as full as possible. Only a suit too long for a row is split."""
    rows: list[list[list[int]]] = []
    least = width * deck.INDEX_STRIP
    longest = int((_ROOM - 2 * _PAD - width) / least) + 1
    for suit in suits:
        parts = math.ceil(len(suit) / longest)
        for part in range(parts):
            piece = suit[part * len(suit) // parts : (part + 1) * len(suit) // parts]
            if rows and _row_width([*rows[-1], piece], width, least) <= _ROOM:
                rows[-1].append(piece)
            else:
                rows.append([piece])
    return rows


def _row_width(row: Sequence[Sequence[int]], width: float, step: float) -> float:
    cards = sum(len(piece) - 1 for piece in row)
    return cards * step + len(row) * (width + 2 * _PAD) + (len(row) - 1) * _GAP


def _step(row: Sequence[Sequence[int]], width: float) -> float:
    cards = sum(len(piece) - 1 for piece in row)
    return min(width * 0.72, (_ROOM - _row_width(row, width, 0)) / cards) if cards else 0


def hand_picture_of(
    subject: Subject, names: Sequence[str] = (), said: Mapping[str, str] = LEXICON.english
) -> bytes:
    """Return a PNG of a player's decision, and of their cards below it.

    ``names`` are by seat; ``said`` are the words by key.
    """
    view, picked, playable, waiting = subject
    hand = view.hand
    top = float(_WALL)
    high = HEIGHT
    if not waiting:
        high = _ABOVE_BUTTONS if view.phase in TABLE_SHOWN else _ABOVE_MENUS
    canvas = Canvas(WIDTH, HEIGHT)
    if view.phase in TABLE_SHOWN and (not waiting or view.last is not None):
        Columns(canvas, view, names, said, top + 4, _LAID, whole=False).draw()
        top += _TABLE
    elif not waiting and view.phase == "burying":
        _draw_buried(canvas, picked, top)
        top += _SLOTS
        # The cards picked are shown above, not in the hand.
        hand, picked = tuple(without(hand, picked)), ()
    elif not waiting and view.phase == "calling":
        _ideas(canvas, view, picked, said, top)
        top += _SLOTS
        picked = ()
    cards = order_of(view.trump_rank, view.trump_suit).sorted(hand)
    if cards:
        end = _lay(canvas, cards, view.order, picked, playable, (top, high - 4))
        canvas.height = min(HEIGHT, math.ceil(end + _PAD + 8))
    else:
        canvas.height = math.ceil(top + _PAD)
    _header(canvas, subject, names, said)
    return canvas.png()


def _lay(
    canvas: Canvas,
    cards: tuple[int, ...],
    order: Order,
    picked: tuple[int, ...],
    playable: Collection[int] | None,
    span: tuple[float, float],
) -> float:
    width, groups = groups_of(cards, order, *span)
    left = list(picked)
    for group in groups:
        _ground(canvas, group, width)
        for at, (x, y) in zip(group.positions, group.spots, strict=True):
            up = cards[at] in left
            if up:
                left.remove(cards[at])
            dim = playable is not None and cards[at] not in playable and not up
            deck.face(canvas, cards[at], x, y, width, raised=up, marked=up, dimmed=dim)
    return groups[-1].spots[-1][1] + width * deck.RATIO


def _header(
    canvas: Canvas, subject: Subject, names: Sequence[str], said: Mapping[str, str]
) -> None:
    view = subject.view
    marks.battlements(canvas, _WALL)
    trumps(canvas, view.trump_rank, view.trump_suit, _SIDE + 60, 37, 58)
    if view.koth is not None and view.phase != "dealing":
        draw_called(canvas, view, names, said)
    if view.viewer is None:
        return
    label, value = said["rank"], deck_drawn().rank(view.seats[view.viewer].rank)
    if not subject.waiting and view.phase in ("playing", "shown"):
        label, value = said["challengers"], f"{view.taken}/80"
    x = _SIDE + 140.0
    marks.caption(canvas, label, x, 20, 25, 300)
    canvas.text(value, x, 57, 30, weight=BOLD)


def _draw_buried(canvas: Canvas, picked: tuple[int, ...], top: float) -> None:
    high = _SLOTS - 26.0
    wide = high / deck.RATIO
    step = (_ROOM - 80 - wide) / (BURIED - 1)
    for at in range(BURIED):
        x, y = _SIDE + step * at, top + 14
        if at < len(picked):
            deck.face(canvas, picked[at], x, y, wide)
        else:
            deck.slot(canvas, x, y, wide, colour=palette.STONE)
    points = points_in(picked)
    canvas.text("2 ×", WIDTH - _SIDE, top + 48, 30, anchor="end", colour=palette.TEXT_SOFT)
    coin(canvas, points, WIDTH - _SIDE - coin_width(points, 30), top + 92, 30, palette.GOLD)


def _ideas(
    canvas: Canvas,
    view: EightyPointsView,
    picked: tuple[int, ...],
    said: Mapping[str, str],
    top: float,
) -> None:
    high = _SLOTS - 26.0
    wide, y = high / deck.RATIO, top + 14
    if picked:
        deck.face(canvas, picked[0], _SIDE, y, wide, frame=palette.GOLD)
    else:
        deck.slot(canvas, _SIDE, y, wide, colour=palette.GOLD)
        canvas.text("?", _SIDE + wide / 2, y + high / 2, 44, anchor="middle", weight=BOLD)
    left = _SIDE + wide + 230
    marks.caption(canvas, said["ideas"], left - 24, y + high / 2, 28, 180, anchor="end")
    step = (WIDTH - _SIDE - left - wide) / (_IDEAS - 1)
    for at, card in enumerate(suggested_calls(view)[:_IDEAS]):
        deck.face(canvas, card, left + step * at, y, wide)


def _ground(canvas: Canvas, group: Group, width: float) -> None:
    (left, top), (right, _) = group.spots[0], group.spots[-1]
    wide, high = right - left + width + 2 * _PAD, width * deck.RATIO + 2 * _PAD
    trump = group.suit == TRUMPS
    marks.panel(canvas, left - _PAD, top - _PAD, wide, high, radius=14, lit=trump, line=3)
