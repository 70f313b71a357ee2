"""The pictures of High Card: the public table, and the same above the viewer's own cards."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.base.language import sentence
from bot.pictures import (
    BOLD,
    HEIGHT,
    MIN_TEXT_SIZE,
    WIDTH,
    Canvas,
    Lexicon,
    deck,
    marks,
    measure,
    palette,
)
from bot.pictures.canvas import Anchor
from bot.pictures.hand import Box, lay
from games.core.cards import rank_of
from games.high_card.view import Declaration, HighCardView

LEXICON: Final = Lexicon(
    lowest=sentence("high-card/drawn-lowest"),
    middle=sentence("high-card/drawn-middle"),
    highest=sentence("high-card/drawn-highest"),
)
ARROWS: Final[Mapping[Declaration, str]] = {"lowest": "↓", "middle": "•", "highest": "↑"}
_STYLES: Final = ("{mark} {arrow} {word}", "{mark} {word}", "{mark}{arrow}")  # of declarations

NOBODY: Final = -1  # The seat to act in a view that hides it

_SIDE: Final = 12
_GAP: Final = 8
_LINE: Final = 46  # Height of the line with a seat's shield and points, in px
_NAME: Final = 36  # Height of a separate line for a name, in px
_BROAD: Final = 300.0  # Minimum width of a seat's place to show its name beside its shield, in px
_NAMED: Final = 148.0  # Minimum width of a seat's place to show its name, in px
_SLIMMEST: Final = 165.0  # Minimum width of a seat's place to show its number of cards, in px
_BIGGEST: Final = 150.0
_LARGE: Final = 130.0  # Maximum card width, in px. Beyond it, a place grows but its card doesn't.
_LEAST: Final = 46.0  # Card width in px below which names are left out to enlarge the cards
_SMALL: Final = 68.0  # Card width in px below which its declaration is drawn beside its index
_PILL: Final = 38.0
_PAD: Final = 9
_LETTERS: Final = 25.0
_INDEX: Final = 0.56  # Share of such a card's width that its index takes, from the left edge
_OPEN: Final = 56.0  # Width of the open cards, in px
_OPEN_ROW: Final = 26  # Maximum number of open cards in a row
_SHOWN: Final = 0.9  # Visible height of a covered open card, in card widths: rank and suit
_OWN: Final = 372  # Top of the viewer's own cards, in px
_LOW_OWN: Final = 398
"""Top of the viewer's own cards, in px, at a table of more than ``_MANY`` seats."""
_MANY: Final = 7
_OWN_SEAT: Final = 176


class _Table(NamedTuple):
    """A drawing of a table, and what it shows."""

    canvas: Canvas
    view: HighCardView
    names: Sequence[str]
    said: Mapping[str, str]
    played: tuple[int | None, ...]


def board_picture(
    view: HighCardView, names: Sequence[str] = (), said: Mapping[str, str] = LEXICON.english
) -> bytes:
    """Return a PNG of the table as everybody may see it.

    ``said`` are the words by key. Seats are in play order, the viewer's last. For spectators, the
    first seat comes first.
    """
    canvas = Canvas(WIDTH, HEIGHT)
    draw_board(canvas, view, (), names, said)
    return canvas.png()


def draw_board(
    canvas: Canvas,
    view: HighCardView,
    played: tuple[int | None, ...],
    names: Sequence[str],
    said: Mapping[str, str],
) -> None:
    """Draw the table. ``played`` are face-down cards, by seat, that are shown anyway."""
    table = _Table(canvas, view, names, said, played)
    bottom = HEIGHT - _open_height(view)
    _open_cards(canvas, view, bottom)
    last = len(view.seats) if view.viewer is None else view.viewer + 1
    around = (*range(last, len(view.seats)), *range(last))
    _seats(table, around, (_SIDE, _SIDE, WIDTH - 2 * _SIDE, bottom - 2 * _SIDE))


def calm(view: HighCardView) -> HighCardView:
    """Return a view for a waiting player's hand: it stays the same while others declare.

    Each change of an open hand is a request to Discord, and the board shows who has declared.
    """
    if view.turn is None or view.turn == view.viewer:
        return view
    seats = tuple(
        seat
        if at == view.viewer or seat.declared is None
        # A declared card counts as still held.
        else replace(seat, declared=None, held=seat.held + 1)
        for at, seat in enumerate(view.seats)
    )
    return replace(view, seats=seats, turn=NOBODY)


def hand_picture_of(
    view: HighCardView,
    chosen: tuple[int, ...] = (),
    names: Sequence[str] = (),
    said: Mapping[str, str] = LEXICON.english,
) -> bytes:
    """Return a PNG with everything that the viewer's decision depends on.

    From the top: the other seats in play order from the viewer's, the open cards, and the viewer's
    own seat and cards. The chosen card is raised and marked.
    """
    assert view.viewer is not None
    mine = view.viewer
    table = _Table(Canvas(WIDTH, HEIGHT), view, names, said, ())
    own = _OWN if len(view.seats) <= _MANY else _LOW_OWN
    bottom = own - _open_height(view)
    _open_cards(table.canvas, view, bottom)
    table.canvas.rect(0, own, WIDTH, HEIGHT - own, fill=palette.FELT_DARK)
    around = (*range(mine + 1, len(view.seats)), *range(mine))
    _seats(table, around, (_SIDE, _SIDE, WIDTH - 2 * _SIDE, bottom - 2 * _SIDE))
    place = (_SIDE, own + 10, _OWN_SEAT, HEIGHT - own - 20)
    _Seat(table, mine, place, named=bool(names)).draw()
    if view.hand:
        left = _OWN_SEAT + 2 * _SIDE
        box = (left, own + 14, WIDTH - left - 20, HEIGHT - own - 24)
        lay(table.canvas, view.hand, box, chosen)
    return table.canvas.png()


def _open_height(view: HighCardView) -> float:
    rows = math.ceil(len(view.face_up) / _OPEN_ROW)
    return rows * _OPEN * _SHOWN + _GAP if rows else 0


def _open_cards(canvas: Canvas, view: HighCardView, top: float) -> None:
    cards = sorted(view.face_up, key=rank_of)
    rows = math.ceil(len(cards) / _OPEN_ROW)
    for row in range(rows):
        part = cards[row * _OPEN_ROW : (row + 1) * _OPEN_ROW]
        step = min(_OPEN + 4, (WIDTH - 2 * _SIDE - _OPEN) / max(len(part) - 1, 1))
        left = (WIDTH - step * (len(part) - 1) - _OPEN) / 2
        for at, card in enumerate(part):
            deck.face(canvas, card, left + at * step, top + row * _OPEN * _SHOWN, _OPEN)


def _seats(table: _Table, around: tuple[int, ...], box: Box) -> None:
    seats = [at for at in around if table.view.seats[at].standing != "left"]
    if not seats:
        return
    left, top, wide, high = box

    def sizes(rows: int) -> tuple[float, float]:
        columns = math.ceil(len(seats) / rows)
        return (wide + _GAP) / columns - _GAP, (high + _GAP) / rows - _GAP

    def worth(rows: int, *, named: bool) -> tuple[float, float]:
        """Rate how easy a layout is to read. Its card width breaks ties."""
        width, height = sizes(rows)
        if named and width < _NAMED:
            return 0.0, 0.0
        card = min(_card_width(width, height, named=named), _LARGE)
        room = min(width, _SLIMMEST) if width >= needed else 0.0
        return card * room, card

    needed = 60 + measure(f"{table.view.target}/{table.view.target}", _LETTERS, BOLD)
    named = bool(table.names)
    rows = max(range(1, 5), key=lambda rows: worth(rows, named=named))
    # At a large table names take too much room: without them the cards can be read.
    if named and worth(rows, named=True)[1] < _LEAST:
        named = False
        rows = max(range(1, 5), key=lambda rows: worth(rows, named=False))
    width, height = sizes(rows)
    card = _card_width(width, height, named=named)
    # Spare height is cut off, and the rows are centred.
    spare = height - _head(width, named=named) - card * deck.RATIO - 24
    if spare > 0:
        height -= spare
        top += spare * rows / 2
    for row in range(rows):
        # The first rows take the seats that don't divide evenly.
        length = len(seats) // rows + (row < len(seats) % rows)
        start = row * (len(seats) // rows) + min(row, len(seats) % rows)
        first = left + (wide - length * (width + _GAP) + _GAP) / 2
        for column in range(length):
            place = (first + column * (width + _GAP), top + row * (height + _GAP), width, height)
            _Seat(table, seats[start + column], place, named=named).draw()


def _head(width: float, *, named: bool) -> float:
    return _LINE + _NAME * (named and width < _BROAD)


def _card_width(width: float, height: float, *, named: bool) -> float:
    down = (height - _head(width, named=named) - 8) / deck.RATIO
    return min(down, (width - 24) / (1 + deck.INDEX_STRIP), _BIGGEST)


class _Seat:
    """The place of a seat: its player, their last play, and their current declaration."""

    def __init__(self, table: _Table, at: int, box: Box, *, named: bool) -> None:
        self.canvas, self.view, names, self.said, self.played = table
        self.at, self.box, self.named = at, box, named
        self.name = names[at] if at < len(names) else ""
        self.facts = self.view.seats[at]
        self.turn = self.view.turn == at
        self.over = self.view.turn is None
        self.out = self.facts.standing != "in" and not self.over

    def draw(self) -> None:
        won = self.at in self.view.winners
        fill = palette.FELT_DARK if self.out else palette.PANEL
        marks.panel(self.canvas, *self.box, fill=fill, lit=won or self.turn)
        self._cards()
        self._heading(won=won)

    def _heading(self, *, won: bool) -> None:
        x, y, width, _ = self.box
        line = y + _head(width, named=self.named) - 20
        marks.badge(self.canvas, self.at, x + 24, line, 34, hollow=self.out)
        end = x + width - 10
        # A slim box has no room for the number of cards.
        if width >= _SLIMMEST:
            end -= measure(str(self.facts.held), 28, BOLD) + 32
            marks.held(self.canvas, self.facts.held, end, line, 24)
            end -= 14
        points = f"{self.facts.points}/{self.view.target}"
        ink = palette.GOLD if self.at in self.view.scored else palette.TEXT
        broad = self.named and width >= _BROAD
        taken = 42 if won else measure(points, _LETTERS, BOLD)
        left = end - taken if broad else x + 47
        if won:
            marks.crown(self.canvas, left + 21, line + 14, 42)
        else:
            self.canvas.text(points, left, line, _LETTERS, colour=ink, weight=BOLD)
        if broad:
            self._write_name(x + 50, line, left - x - 64, "start")
        elif self.named:
            self._write_name(x + width / 2, y + 26, width - 6, "middle")

    def _write_name(self, x: float, y: float, room: float, anchor: Anchor) -> None:
        ink = palette.GOLD if self.turn else palette.TEXT_SOFT if self.out else palette.TEXT
        self.canvas.name(
            self.name, x, y, MIN_TEXT_SIZE, room, anchor=anchor, colour=ink, weight=BOLD
        )

    def _cards(self) -> None:
        """Draw the card of the last reveal until the first new declaration, then the new card."""
        x, y, width, height = self.box
        head = _head(width, named=self.named)
        fresh = all(each.declared is None for each in self.view.seats)
        shown = next((one for one in self.view.reveal if fresh and one.seat == self.at), None)
        size = _card_width(width, height, named=self.named)
        left = x + 8 if size < _SMALL else x + (width - size) / 2
        top = y + head + (height - head - 8 - size * deck.RATIO) / 2
        place = (left, top, size)
        end, middle = x + width - 4, left + size / 2
        if shown is not None:
            deck.face(self.canvas, shown.card, left, top, size, dimmed=not shown.right)
            mark, fill = ("✓", palette.GOOD) if shown.right else ("✗", palette.BAD)
            start = left + size * _INDEX if size < _SMALL else x + 4
            self._pill(shown.declared, fill, place, start, end, middle, mark=mark)
        elif self.facts.declared is not None:
            card = self.played[self.at] if self.played else None
            if card is None:
                deck.back(self.canvas, *place)
            else:
                deck.face(self.canvas, card, *place)
            start = left + size * _INDEX if card is not None and size < _SMALL else x + 4
            self._pill(self.facts.declared, palette.TEXT, place, start, end, middle)
        elif self.turn:
            self._slot(place)
        else:
            self._without_card(place)

    def _slot(self, place: tuple[float, float, float]) -> None:
        left, top, size = place
        high = size * deck.RATIO
        self.canvas.rect(left, top, size, high, radius=size * 0.09, fill=palette.PANEL_LIT)
        deck.slot(self.canvas, *place, colour=palette.GOLD)
        middle, y = left + size / 2, top + high / 2
        self.canvas.text("→", middle, y, 40, anchor="middle", colour=palette.GOLD)

    def _without_card(self, place: tuple[float, float, float]) -> None:
        x, _, width, _ = self.box
        _, top, size = place
        if self.facts.standing == "in":
            deck.slot(self.canvas, *place, colour=palette.STONE)
        elif self.facts.standing == "waiting" or not self.over:
            sign = "+" if self.facts.standing == "waiting" else "✗"
            middle, ink = x + width / 2, palette.STONE
            self.canvas.text(sign, middle, top + size * 0.7, 36, anchor="middle", colour=ink)

    def _pill(
        self,
        declared: Declaration,
        fill: str,
        card: tuple[float, float, float],
        start: float,
        end: float,
        middle: float,
        *,
        mark: str = "",
    ) -> None:
        """Write a declaration over the foot of a card, from ``start`` to ``end``.

        It's as wordy as there's room for with any declaration, so that all seats look alike.
        """
        _, top, size = card
        room = end - start - 2 * _PAD
        for style in _STYLES:
            texts = {
                each: style.format(mark=mark, arrow=arrow, word=self.said[each]).strip()
                for each, arrow in ARROWS.items()
            }
            if max(measure(text, _LETTERS, BOLD) for text in texts.values()) <= room:
                break
        text = texts[declared]
        wide = max(_PILL, measure(text, _LETTERS, BOLD) + 2 * _PAD)
        x = max(start, min(middle - wide / 2, end - wide))
        y = top + size * deck.RATIO - _PILL / 2 + 2
        self.canvas.rect(x, y - _PILL / 2, wide, _PILL, radius=_PILL / 2, fill=fill)
        ink, middle = palette.DARK, x + wide / 2
        self.canvas.text(text, middle, y, _LETTERS, anchor="middle", colour=ink, weight=BOLD)
