"""The picture of a game of Kill the Kings."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.base.language import sentence
from bot.pictures import (
    BOLD,
    HEIGHT,
    WIDTH,
    Art,
    Canvas,
    Lexicon,
    deck,
    emblems,
    lettering,
    marks,
    palette,
)
from bot.pictures.lettering import BLACK
from games.core.cards import rank_of, suit_of
from games.kill_the_kings.piles import (
    LENGTHS,
    Assassination,
    is_red,
    killers,
    longest_alternating,
    runs,
    value_of,
)
from games.kill_the_kings.state import PEOPLE
from games.kill_the_kings.view import KillTheKingsView, PileView

LEXICON: Final = Lexicon(
    won=sentence("kill-the-kings/drawn-won"),
    bust=sentence("kill-the-kings/drawn-bust"),
    out_of_moves=sentence("kill-the-kings/drawn-out-of-moves"),
    conceded=sentence("kill-the-kings/drawn-conceded"),
)

_SIDE: Final = 8
_COLUMN: Final = (WIDTH - 5 * _SIDE) / 4
COLUMN_END: Final = 436.0
CARD: Final = 104.0
SHOWN: Final = 7
"""Maximum number of cards shown below a king. In a longer pile, the upper cards are only
counted."""
_BAR: Final = 32.0
_BAR_WIDE: Final = 40
_GROUPS_APART: Final = 12.0
_HELD: Final = 84.0
_MANY: Final = 7  # Number of reserve slots from which they are drawn smaller
_MANY_HELD: Final = 72.0
_STRIP: Final = COLUMN_END + _SIDE
_STRIP_HIGH: Final = HEIGHT - _STRIP - _SIDE
_STOCK_WIDE: Final = 202.0
_END: Final = float(WIDTH - _SIDE)  # right end of the reserve


def board_picture(
    view: KillTheKingsView,
    newest: int | None = None,
    pile: int | None = None,
    said: Mapping[str, str] = LEXICON.english,
) -> bytes:
    """Return a PNG of the table as everybody may see it.

    ``said`` are the words by key. ``newest`` is the card in the reserve that was drawn last. The
    piles that take it are lit, or only ``pile``.
    """
    canvas, active = Canvas(WIDTH, HEIGHT), view.drawn if newest is None else newest
    for at in range(len(view.piles)):
        _Column(canvas, view, at, active if pile in (None, at) else None).draw()
    _stock(canvas, view)
    _reserve(canvas, view, newest, said)
    return canvas.png()


def corners(pile: int, count: int) -> list[tuple[float, float]]:
    """Return the top left corners of a pile's king and of ``count`` cards below him, in px."""
    left, top = _left(pile) + _SIDE, 2.0 * _SIDE
    room = COLUMN_END - _SIDE - top - CARD * deck.RATIO
    step = min(CARD * deck.INDEX_BAND, room / max(count, 1))
    return [(left, top + step * at) for at in range(count + 1)]


def _left(pile: int) -> float:
    return _SIDE + pile * (_COLUMN + _SIDE)


@dataclass(frozen=True, slots=True)
class _Column:
    """A king, the cards below him, and the progress of each way to kill him.

    ``active`` is the card to be placed.
    """

    canvas: Canvas
    view: KillTheKingsView
    at: int
    active: int | None

    @property
    def pile(self) -> PileView:
        return self.view.piles[self.at]

    @property
    def deadly(self) -> frozenset[int]:
        """The unplaced cards that would each kill the king."""
        if not self.pile.alive or self.view.ending is not None:
            return frozenset()
        return killers(self.pile.cards) & self.left

    @property
    def left(self) -> frozenset[int]:
        """The cards that aren't below a king."""
        return frozenset(PEOPLE).difference(*(pile.cards for pile in self.view.piles))

    def draw(self) -> None:
        alive = self.pile.alive
        active = self.active if self.view.ending is None else None
        lit = active is not None and self.pile.takes(active)
        self.canvas.rect(
            _left(self.at),
            _SIDE,
            _COLUMN,
            COLUMN_END - _SIDE,
            radius=14,
            fill=palette.PANEL if alive else palette.FELT_DARK,
            stroke=palette.GOLD if lit else palette.PANEL_EDGE,
            line=5 if lit else 2,
        )
        if alive:
            x, y = self._pile()
            if active in self.deadly:
                self.canvas.circle(x, y, 30, fill=palette.GOLD, stroke=palette.DARK, line=3)
                marks.dagger(self.canvas, x, y, 42)
        else:
            self._dead()
        self._ways()

    def _pile(self) -> tuple[float, float]:
        cards = self.pile.cards
        # In a long pile, the upper cards are replaced by their number.
        hidden = len(cards) - SHOWN + 1 if len(cards) > SHOWN else 0
        spots = corners(self.at, len(cards) - max(hidden - 1, 0))
        deck.face(self.canvas, self.pile.king, *spots[0], CARD, across=True)
        if hidden:
            self._hidden(hidden, *spots[1])
        below = spots[1 + bool(hidden) :]
        for card, spot in zip(cards[hidden:], below, strict=True):
            last = self.view.last is not None and self.view.last.card == card
            frame = palette.GOLD if last else ""
            deck.face(self.canvas, card, *spot, CARD, across=True, frame=frame)
        x, y = spots[-1]
        return x + CARD / 2, y + 0.92 * CARD

    def _hidden(self, number: int, x: float, y: float) -> None:
        self.canvas.rect(x, y, CARD, 60, radius=8, fill=palette.PAPER_SHADE)
        ink, middle = palette.INK, x + CARD / 2
        self.canvas.text(f"+{number}", middle, y + 19, 26, anchor="middle", colour=ink, weight=BOLD)

    def _dead(self) -> None:
        assert self.pile.death is not None
        (x, y), _ = corners(self.at, 1)
        deck.face(self.canvas, self.pile.king, x, y, CARD, across=True, dimmed=True)
        number, high, step = LENGTHS[self.pile.death], CARD * deck.RATIO, CARD * deck.INDEX_BAND
        first = min(y + high + _SIDE, COLUMN_END - _SIDE - high - (number - 1) * step)
        middle = x + CARD / 2, (y + first) / 2
        self.canvas.text("✗", *middle, 84, anchor="middle", colour=palette.BAD, weight=BLACK)
        for place, card in enumerate(self.pile.cards[-number:]):
            deck.face(self.canvas, card, x, first + place * step, CARD, across=True)

    def _ways(self) -> None:
        cards, death = self.pile.cards, self.pile.death
        have = runs(cards)._asdict()
        x, y = _left(self.at) + _COLUMN - 2 * _SIDE - _BAR_WIDE, 2.0 * _SIDE
        for way, wanted in LENGTHS.items():
            done = wanted if way == death else have[way]
            if way == death or (death is None and self._is_open(way, wanted - done)):
                nearly = done == wanted - 1 and bool(self.deadly)
                self.canvas.place(_ladder(_signs(way, self.pile), done, nearly), x, y)
            # Closed ways leave a gap, so that the others keep their places.
            y += wanted * _BAR + _GROUPS_APART

    def _is_open(self, way: Assassination, missing: int) -> bool:
        # Below a bare king any assassination is still possible.
        if not self.pile.cards:
            return True
        lowest, left = self.pile.cards[-1], self.left
        if way == "alternating":
            return longest_alternating(lowest, left) >= missing
        if way == "suited":
            alike = [card for card in left if suit_of(card) == suit_of(lowest)]
            return sum(value_of(card) < value_of(lowest) for card in alike) >= missing
        return sum(rank_of(card) == rank_of(lowest) for card in left) >= missing


def _signs(way: Assassination, pile: PileView) -> tuple[str, ...]:
    """Return the signs of a run's cards, or of a run that may begin below a bare king."""
    cards = pile.cards
    number = LENGTHS[way]
    if way == "kind":
        return (str(rank_of(cards[-1])) if cards else "=",) * number
    if way == "suited":
        return (marks.SUIT_SIGNS[suit_of(pile.bottom)],) * number
    # Colours alternate, so the first card of the run decides them all.
    red = is_red(cards[-runs(cards).alternating]) if cards else not is_red(pile.king)
    return tuple("♦♥" if red == (at % 2 == 0) else "♣♠" for at in range(number))


def _ladder(signs: tuple[str, ...], done: int, nearly: bool) -> Art:
    svg = ""
    for at, sign in enumerate(signs):
        fill, edge = palette.STONE, palette.STONE
        if at < done:
            fill, edge = palette.PAPER, palette.PAPER_EDGE
        elif nearly:
            fill, edge = palette.GOLD, palette.GOLD
        svg += (
            f'<g transform="translate(0 {at * _BAR:g})"><rect x="1" y="1" width="{_BAR_WIDE - 2}" '
            f'height="{_BAR - 4:g}" rx="5" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
            f"{_bar_text(sign)}</g>"
        )
    return Art(svg, _BAR_WIDE, math.ceil(_BAR * len(signs)))


def _bar_text(sign: str) -> str:
    x, y = _BAR_WIDE / 2, _BAR / 2 - 1
    if sign.isdecimal():
        index = deck.rank_index(int(sign), 20, palette.INK)
        left = x - deck.rank_width(int(sign), 20) / 2
        return f'<g transform="translate({left:g} {y - 10:g})">{index}</g>'
    if sign not in marks.SUIT_SIGNS and len(sign) == 1:
        return lettering.centred_text(sign, x, y, 25, palette.INK)
    suits = [marks.SUIT_SIGNS.index(char) for char in sign]
    inks = [palette.suit_ink(suit) for suit in suits]
    if len(suits) == 1:
        return emblems.put(emblems.SUITS[suits[0]], x - 12, y - 12.5, 24, inks[0])
    return "".join(
        f'<path d="M{x:g} {y - 10:g}a10 10 0 0 {sweep} 0 20" fill="{ink}"/>'
        for sweep, ink in enumerate(inks)
    )


def _stock(canvas: Canvas, view: KillTheKingsView) -> None:
    marks.panel(canvas, _SIDE, _STRIP, _STOCK_WIDE, _STRIP_HIGH, radius=14)
    x, y = 2.0 * _SIDE + 4, _STRIP + (_STRIP_HIGH - _HELD * deck.RATIO) / 2
    if view.stock:
        for lift in (3, 0, -3)[-min(view.stock, 3) :]:
            deck.back(canvas, x + lift, y + lift, _HELD)
    else:
        deck.slot(canvas, x, y, _HELD, colour=palette.STONE)
    middle = x + _HELD / 2, y + _HELD * deck.RATIO / 2
    canvas.circle(*middle, 29, fill=palette.DARK, stroke=palette.GOLD, line=3)
    canvas.text(str(view.stock), *middle, 28, anchor="middle", weight=BOLD)
    x += _HELD + 2 * _SIDE
    if view.drawn is not None:
        frame = palette.BAD if view.ending == "bust" else palette.GOLD
        deck.face(canvas, view.drawn, x, y, _HELD, frame=frame)
    else:
        deck.slot(canvas, x, y, _HELD, colour=palette.STONE)


def _reserve(
    canvas: Canvas, view: KillTheKingsView, newest: int | None, said: Mapping[str, str]
) -> None:
    left = _STOCK_WIDE + 2 * _SIDE
    room = WIDTH - left - _SIDE
    marks.panel(canvas, left, _STRIP, room, _STRIP_HIGH, radius=14)
    end = _END
    if view.ending is not None:
        end = draw_end(canvas, said[view.ending], won=view.ending == "won") - _SIDE
    for at in range(view.slots if view.ending is None else len(view.reserve)):
        x, y, width = reserve_place(at, view.slots, end)
        if at < len(view.reserve):
            card = view.reserve[at]
            deck.face(canvas, card, x, y, width, raised=card == newest, marked=card == newest)
        else:
            deck.slot(canvas, x, y, width, colour=palette.STONE)


def reserve_place(at: int, slots: int, end: float = _END) -> tuple[float, float, float]:
    """Return the top left corner and the width of a reserve slot, in px.

    Slots overlap if the last one would reach beyond ``end``.
    """
    left = _STOCK_WIDE + 3 * _SIDE
    width = _HELD if slots < _MANY else _MANY_HELD
    step = min((_END - left) / max(slots, _MANY - 1), (end - left - width) / (slots - 1))
    return left + at * step, _STRIP + (_STRIP_HIGH - width * deck.RATIO) / 2 + 4, width


def draw_end(canvas: Canvas, text: str, *, won: bool) -> float:
    """Say how the game ended. Returns the left edge in px."""
    high, left = 60.0, _STOCK_WIDE + 2 * _SIDE
    room = WIDTH - left - _SIDE
    text = f"{'♔' if won else '✗'} {text}"
    fill = palette.GOLD if won else palette.BAD
    x, y = WIDTH - 2 * _SIDE, HEIGHT - 2 * _SIDE - high / 2
    return x - marks.chip(canvas, text, x, y, high, room - 2 * _SIDE, anchor="end", fill=fill)
