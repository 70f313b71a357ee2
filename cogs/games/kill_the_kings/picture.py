"""The picture of a game of Kill the Kings."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.base.language import sentence
from bot.pictures import BOLD, WIDTH, Canvas, Lexicon, deck, marks, palette
from games.core.cards import RANKS, rank_of, suit_of
from games.kill_the_kings import LENGTHS, Assassination, KillTheKingsView, killers, runs
from games.kill_the_kings.piles import is_red
from games.kill_the_kings.view import RESERVE_SLOTS, PileView

LEXICON: Final = Lexicon(
    reserve=sentence("Reserve"),
    won=sentence("Won"),
    bust=sentence("Bust"),
    out_of_moves=sentence("Out of moves"),
    conceded=sentence("Gave up"),
)

_SIDE: Final = 16
_GAP: Final = 10
_WALL: Final = 74
_DRAWN: Final = 122.0
_STOCK: Final = 84.0
_TABLE: Final = 190
_RESERVE: Final = 406.0
_FREE: Final = 34.0
_COLUMNS: Final = _WALL + _TABLE + 2 * _GAP
_COLUMN: Final = (WIDTH - 2 * _SIDE - 3 * _GAP) / 4
_METER: Final = 30
_METERS: Final = 3 * _METER + 18
_KING: Final = 0.98
_PLAQUE: Final = 42
_SUIT_SIGNS: Final = "♣♦♥♠"
_WIDTHS: Final = ((7, 116.0), (11, 106.0), (24, 96.0))
"""Cards of the longest pile, and how wide its cards are in px."""


def board_picture(view: KillTheKingsView, said: Mapping[str, str] = LEXICON.english) -> bytes:
    """A PNG of the table as everybody may see it, ``said`` in words by key."""
    width = card_width(view)
    gone = frozenset(card for pile in view.piles for card in pile.cards)
    chances = [
        killers(pile.cards) - gone if pile.alive and not view.ending else frozenset()
        for pile in view.piles
    ]
    ends = [
        corners(at, len(pile.cards), width)[-1][1] + width * deck.RATIO + (_PLAQUE if chance else 0)
        for at, (pile, chance) in enumerate(zip(view.piles, chances, strict=True))
    ]
    end = max(ends) + _GAP
    canvas = Canvas(WIDTH, math.ceil(end + _SIDE))
    _header(canvas, view, said)
    _stock(canvas, view)
    _reserve(canvas, view, said)
    for at, (pile, chance) in enumerate(zip(view.piles, chances, strict=True)):
        _Column(canvas, at, pile, width, end - _COLUMNS).draw(chance)
    return canvas.png()


def card_width(view: KillTheKingsView) -> float:
    """How wide the cards below the kings are, in px."""
    longest = max(len(pile.cards) for pile in view.piles)
    return next(width for most, width in _WIDTHS if longest <= most)


def corners(pile: int, count: int, width: float) -> list[tuple[float, float]]:
    """The top left corner in px of the king of a pile, then of each of `count` cards below him."""
    left = _SIDE + pile * (_COLUMN + _GAP) + (_COLUMN - width) / 2
    steps = [0.0, *(_KING + deck.INDEX_BAND * at for at in range(count))]
    return [(left, _COLUMNS + _METERS + _GAP + width * step) for step in steps]


def _header(canvas: Canvas, view: KillTheKingsView, said: Mapping[str, str]) -> None:
    marks.battlements(canvas, _WALL)
    middle = (_WALL - 12) / 2
    for at in range(len(view.piles)):
        x = _SIDE + 24 + at * 52
        if at < len(view.piles) - view.killed:
            marks.crown(canvas, x, middle + 17, 42)
        else:
            marks.fallen_crown(canvas, x, middle + 2, 50)
    if view.ending is None:
        return
    won = view.ending == "won"
    text = f"{'♔' if won else '✗'} {said[view.ending]}"
    fill = palette.GOLD if won else palette.BAD
    room = WIDTH - 2 * _SIDE - 230
    marks.chip(canvas, text, WIDTH - _SIDE, middle, 46, room, anchor="end", fill=fill)


def _stock(canvas: Canvas, view: KillTheKingsView) -> None:
    middle = _WALL + _GAP + _TABLE / 2
    left = _SIDE
    if view.drawn is None:
        _pile_of_backs(canvas, view.stock, left + (_STOCK + _GAP) / 2, middle, _DRAWN)
        return
    _pile_of_backs(canvas, view.stock, left + 5, middle, _STOCK)
    x = left + _STOCK + 22
    deck.face(canvas, view.drawn, x, middle - _DRAWN * deck.RATIO / 2, _DRAWN, frame=palette.GOLD)


def _pile_of_backs(canvas: Canvas, count: int, x: float, middle: float, width: float) -> None:
    top = middle - width * deck.RATIO / 2
    if count:
        for lift in (3, 0, -3)[-min(count, 3) :]:
            deck.back(canvas, x + lift, top + lift, width)
    else:
        deck.slot(canvas, x, top, width, colour=palette.STONE)
    radius = width * 0.27
    at = x + width / 2 - (3 if count else 0)
    canvas.circle(at, middle, radius, fill=palette.DARK, stroke=palette.GOLD, line=3)
    text = str(count)
    size = radius * 0.95
    canvas.text(text, at, middle, size, anchor="middle", weight=BOLD)


def _reserve(canvas: Canvas, view: KillTheKingsView, said: Mapping[str, str]) -> None:
    left = _SIDE + _STOCK + _DRAWN + 40
    top = _WALL + _GAP
    room = WIDTH - _SIDE - left
    marks.panel(canvas, left, top, room, _TABLE)
    title = f"{said['reserve']} {len(view.reserve)}/{view.slots}"
    marks.caption(canvas, title, left + 18, top + 26, 24, room - 36)
    width, spots = reserve_places(len(view.reserve), view.slots)
    for at, x in enumerate(spots):
        if at < len(view.reserve):
            deck.face(canvas, view.reserve[at], left + 18 + x, top + 48, width)
        else:
            canvas.rect(
                left + 18 + x,
                top + 48,
                width if view.slots <= RESERVE_SLOTS else _FREE,
                width * deck.RATIO,
                radius=8,
                stroke=palette.STONE,
                line=2.5,
                dash="12 9",
            )


def reserve_places(taken: int, slots: int) -> tuple[float, list[float]]:
    """The card width in px, and how far from the left each slot lies, those taken first."""
    width = 92.0 if slots <= RESERVE_SLOTS else 88.0
    free = (width if slots <= RESERVE_SLOTS else _FREE) + _GAP
    room = _RESERVE - (slots - taken) * free
    step = min(width + _GAP, (room - width) / max(taken - 1, 1))
    first = step * (taken - 1) + width + _GAP if taken else 0.0
    return width, [
        *(step * at for at in range(taken)),
        *(first + free * at for at in range(slots - taken)),
    ]


@dataclass(frozen=True, slots=True)
class _Column:
    """The column of a king: which it is, the width of its cards and its own height in px."""

    canvas: Canvas
    at: int
    pile: PileView
    width: float
    high: float

    @property
    def x(self) -> float:
        """Its left edge in px."""
        return _SIDE + self.at * (_COLUMN + _GAP)

    def draw(self, chances: frozenset[int]) -> None:
        """The pile, and the cards any of which would kill its king."""
        self.canvas.rect(
            self.x,
            _COLUMNS,
            _COLUMN,
            self.high,
            radius=16,
            fill=palette.PANEL if self.pile.alive else palette.FELT_DARK,
            stroke=palette.GOLD if chances else palette.PANEL_EDGE,
            line=5 if chances else 2,
        )
        if self.pile.death is None:
            self._meters()
        else:
            self._epitaph(self.pile.death)
        end = self._cards()
        if chances:
            self._plaque(needed(self.pile, chances), end)

    def _meters(self) -> None:
        have = runs(self.pile.cards)
        for row, (way, wanted) in enumerate(LENGTHS.items()):
            middle = _COLUMNS + 12 + (row + 0.5) * _METER
            done = getattr(have, way)
            self._tag(_sign(self.pile, way), middle, idle=not self.pile.cards)
            for at in range(wanted):
                self._pip(self.x + 62 + at * 18.5, middle, at < done, done == wanted - 1)

    def _tag(self, text: str, middle: float, *, idle: bool) -> None:
        fill = palette.STONE if idle else palette.PAPER
        self.canvas.rect(self.x + 9, middle - 13, 46, 26, radius=5, fill=fill)
        marks.suited(self.canvas, text, self.x + 32, middle, 20)

    def _pip(self, x: float, middle: float, done: bool, last: bool) -> None:
        edge = palette.GOLD if last or done else palette.STONE
        self.canvas.rect(
            x,
            middle - 10,
            15,
            20,
            radius=3,
            fill=palette.GOLD if done else "none",
            stroke=edge,
            line=3 if last else 2,
        )

    def _epitaph(self, way: Assassination) -> None:
        middle = self.x + _COLUMN / 2
        marks.fallen_crown(self.canvas, middle, _COLUMNS + 32, 58)
        text = f"{LENGTHS[way]}×{_sign(self.pile, way)}"
        wide = marks.suited_width(text, 26) + 28
        y = _COLUMNS + 78
        left = middle - wide / 2
        self.canvas.rect(left, y - 19, wide, 38, radius=19, fill=palette.PAPER_SHADE)
        marks.suited(self.canvas, text, middle, y, 26)

    def _cards(self) -> float:
        """Draws the king and the cards below him; where the lowest ends."""
        pile = self.pile
        deadly = len(pile.cards) + 1 - (LENGTHS[pile.death] if pile.death else 0)
        spots = corners(self.at, len(pile.cards), self.width)
        for at, (card, (x, y)) in enumerate(zip((pile.king, *pile.cards), spots, strict=True)):
            dimmed = not pile.alive and at < deadly
            deck.face(self.canvas, card, x, y, self.width, across=True, dimmed=dimmed)
        return spots[-1][1] + self.width * deck.RATIO

    def _plaque(self, text: str, end: float) -> None:
        y = end + 8 + (_PLAQUE - 8) / 2
        left, wide = self.x + 10, _COLUMN - 20
        self.canvas.rect(left, y - 18, wide, 36, radius=18, fill=palette.GOLD)
        marks.dagger(self.canvas, left + 20, y, 28)
        size = min(24.0, 24 * (wide - 50) / marks.suited_width(text, 24))
        middle = left + 36 + (wide - 50) / 2
        marks.suited(self.canvas, text, middle, y, size)


def _sign(pile: PileView, way: Assassination) -> str:
    """What the run at the bottom of a pile is made of, in signs."""
    if way == "alternating":
        return "♠♦"
    if not pile.cards:
        return "♥♥" if way == "suited" else "="
    if way == "suited":
        return _SUIT_SIGNS[suit_of(pile.bottom)]
    return RANKS[rank_of(pile.bottom) - 2]


def needed(pile: PileView, chances: frozenset[int]) -> str:
    """The cards any of which would kill the king of a pile, as briefly as they can be told."""
    have = runs(pile.cards)
    cards = sorted(chances, reverse=True)
    rank = RANKS[rank_of(pile.bottom) - 2]
    if have.kind == LENGTHS["kind"] - 1:
        return rank + "".join(_SUIT_SIGNS[suit_of(card)] for card in cards)
    if len(cards) <= 2:
        return " ".join(RANKS[rank_of(card) - 2] + _SUIT_SIGNS[suit_of(card)] for card in cards)
    if have.suited == LENGTHS["suited"] - 1:
        return f"{_SUIT_SIGNS[suit_of(pile.bottom)]} <{rank}"
    return f"{'♣♠' if is_red(pile.bottom) else '♦♥'} <{rank}"
