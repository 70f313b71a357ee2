"""The private picture of a hand of Eighty Points: trumps first, then suit by suit."""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from bot.pictures import WIDTH, Canvas, deck, marks
from cogs.games.eighty_points.picture import LEXICON, trumps
from games.eighty_points import TRUMPS, EightyPointsView, order_of

_SIDE: Final = 16
_TOP: Final = 64
_PAD: Final = 5
_GAP: Final = 7
_WIDEST: Final = (150, 118, 104, 92)
"""Width in px of the cards at most, by rows; the last is also for more rows."""
_NARROWEST: Final = 88
_ROOM: Final = WIDTH - 2 * _SIDE


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one suit in a row: their positions in the sorted hand, and their places in px."""

    suit: int
    positions: tuple[int, ...]
    spots: tuple[tuple[float, float], ...]


class Holding(NamedTuple):
    """All that a picture of a hand shows: its cards as they are sorted, and what is trumps.

    Positions count from 0 in ``cards``.
    """

    cards: tuple[int, ...]
    trump_rank: int
    trump_suit: int | None


def holding_of(view: EightyPointsView) -> Holding:
    """What the viewer holds."""
    cards = view.order.sorted(view.hand)
    return Holding(cards, view.trump_rank, view.trump_suit)


def groups_of(holding: Holding) -> tuple[float, list[Group]]:
    """The card width in px, and the groups of the hand."""
    hand, rank, suit = holding
    order = order_of(rank, suit)
    if not hand:
        raise ValueError("a hand picture holds at least 1 card")
    suits = [
        [*positions] for _, positions in groupby(range(len(hand)), lambda at: order.suits[hand[at]])
    ]
    fewest = len(_rows(suits, _NARROWEST))
    widest = _WIDEST[min(fewest, len(_WIDEST)) - 1]
    width = next(
        wide for wide in range(widest, _NARROWEST - 1, -2) if len(_rows(suits, wide)) <= fewest
    )
    found = []
    for number, row in enumerate(_rows(suits, width)):
        step = _step(row, width)
        left = (WIDTH - _taken(row, width, step)) / 2
        top = _TOP + number * _row_height(width) + width * (deck.LIFT + 0.16)
        for positions in row:
            left += _PAD
            spots = tuple((left + step * at, top) for at in range(len(positions)))
            suit = order.suits[hand[positions[0]]]
            found.append(Group(suit, tuple(positions), spots))
            left = spots[-1][0] + width + _PAD + _GAP
    return float(width), found


def _row_height(width: float) -> float:
    return width * (deck.RATIO + deck.LIFT + 0.04) + 2 * _PAD


def _rows(suits: Sequence[list[int]], width: float) -> list[list[list[int]]]:
    """Suits in rows, each row as full as it can be; only a suit too long for a row is split."""
    rows: list[list[list[int]]] = []
    least = width * deck.INDEX_STRIP
    longest = int((_ROOM - 2 * _PAD - width) / least) + 1
    for suit in suits:
        parts = math.ceil(len(suit) / longest)
        for part in range(parts):
            piece = suit[part * len(suit) // parts : (part + 1) * len(suit) // parts]
            if rows and _taken([*rows[-1], piece], width, least) <= _ROOM:
                rows[-1].append(piece)
            else:
                rows.append([piece])
    return rows


def _taken(row: Sequence[Sequence[int]], width: float, step: float) -> float:
    cards = sum(len(piece) - 1 for piece in row)
    return cards * step + len(row) * (width + 2 * _PAD) + (len(row) - 1) * _GAP


def _step(row: Sequence[Sequence[int]], width: float) -> float:
    """How far apart the cards of a row lie, so that they fill it but do not part."""
    cards = sum(len(piece) - 1 for piece in row)
    return min(width * 0.72, (_ROOM - _taken(row, width, 0)) / cards) if cards else 0


def hand_picture_of(
    holding: Holding,
    chosen: Collection[int] = (),
    playable: Collection[int] | None = None,
    said: Mapping[str, str] = LEXICON.english,
) -> bytes:
    """A PNG of the viewer's hand; chosen cards stand raised and marked, unplayable ones are dim.

    ``chosen`` and ``playable`` (None: all) are positions, for a hand may hold two equal cards.
    """
    hand = holding.cards
    for at in chosen:
        if not 0 <= at < len(hand):
            raise ValueError(f"no card at position {at} of the hand")
    width, groups = groups_of(holding)
    end = groups[-1].spots[0][1] + width * deck.RATIO
    canvas = Canvas(WIDTH, math.ceil(end + _PAD + _SIDE))
    _title(canvas, holding, said)
    for group in groups:
        _ground(canvas, group, width)
    for group in groups:
        for at, (x, y) in zip(group.positions, group.spots, strict=True):
            up = at in chosen
            dim = playable is not None and at not in playable and not up
            deck.face(canvas, hand[at], x, y, width, raised=up, marked=up, dimmed=dim)
    return canvas.png()


def _title(canvas: Canvas, holding: Holding, said: Mapping[str, str]) -> None:
    trumps(canvas, holding.trump_rank, holding.trump_suit, _SIDE + 54, 36, 50)
    text = f"{said['hand']} {len(holding.cards)}"
    marks.caption(canvas, text, _SIDE + 124, 36, 26, WIDTH - 3 * _SIDE - 110)


def _ground(canvas: Canvas, group: Group, width: float) -> None:
    (left, top), (right, _) = group.spots[0], group.spots[-1]
    wide, high = right - left + width + 2 * _PAD, width * deck.RATIO + 2 * _PAD
    trump = group.suit == TRUMPS
    marks.panel(canvas, left - _PAD, top - _PAD, wide, high, radius=14, lit=trump, line=3)
