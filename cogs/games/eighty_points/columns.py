"""The five seats side by side in play order, with the cards they have played or shown."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures import BOLD, WIDTH, Canvas, deck, marks, palette
from bot.pictures.stamps import Art
from cogs.games.eighty_points.strips import coin, coin_width, draw_badge, suit_disc, tick
from games.eighty_points.rounds import PASSED
from games.eighty_points.state import BURIED, DEALT
from games.eighty_points.tricks import points_in, winning
from games.eighty_points.trumps import TRUMPS, trump_card
from games.eighty_points.view import EightyPointsView, Play, Trick

STEP: Final = 158.0  # Distance between two seats, in px
COLUMN: Final = 156.0  # Width of a seat's column, in px
NAME: Final = 25.0  # Height of the capitals of names, in px
ROOM: Final = STEP - 6  # Width for a name, in px

_LEFT: Final = (WIDTH - 4 * STEP - COLUMN) / 2
_TASKS: Final = ("naming", "burying", "calling")  # Phases in which the King of the Hill has to act
_CHIP: Final = 42.0
_CHIP_ROOM: Final = 176.0  # Maximum width in px of a pill. It may be wider than its column.
_SMALL: Final = 66.0  # Width in px of a finished trick's cards during the next trick


def left_of(place: int) -> float:
    """Return the left edge in px of the column at a place in play order."""
    return _LEFT + place * STEP


@dataclass(frozen=True, slots=True)
class Columns:
    """The seats, drawn from ``top`` down, with cards ``card`` px wide. All lengths are in px.

    If ``whole``, it shows each seat's number of cards, points and rank, and the middle of the
    table, otherwise only points.
    """

    canvas: Canvas
    view: EightyPointsView
    names: Sequence[str]
    said: Mapping[str, str]
    top: float
    card: float
    whole: bool

    def draw(self) -> None:
        view = self.view
        for seat in view.seating:
            self._head(seat)
        if view.phase == "shown" or (view.phase == "playing" and self._calm):
            if view.last is not None:
                self._draw_taken(view.last)
        elif view.phase == "playing":
            self._draw_trick(view.trick)
        else:
            self._draw_declared()
        self._draw_task()

    @property
    def end(self) -> float:
        """The bottom edge of the columns, in px."""
        return self._strip + _CHIP / 2

    @property
    def _calm(self) -> bool:
        return self.view.turn is None and not self.view.trick

    @property
    def _cards(self) -> float:
        return self.top + (134 if self.whole else 88)

    @property
    def _strip(self) -> float:
        return self._cards + self.card * deck.RATIO + 4 + _CHIP / 2

    @property
    def _waited_for(self) -> int | None:
        return self.view.koth if self.view.phase in _TASKS else self.view.turn

    def _x(self, seat: int) -> float:
        return left_of(self.view.seating.index(seat)) + COLUMN / 2

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else ""

    def _head(self, seat: int) -> None:
        canvas, facts, x = self.canvas, self.view.seats[seat], self._x(seat)
        left, right = x - COLUMN / 2, x + COLUMN / 2
        lit = seat == self._waited_for
        high = 128.0 if self.whole else 82.0
        fill = palette.PANEL
        marks.panel(canvas, left, self.top, COLUMN, high, fill=fill, radius=14, lit=lit, line=3)
        badge, y = (44, self.top + 26) if self.whole else (38, self.top + 22)
        draw_badge(canvas, self.view, seat, left + 32, y, badge)
        if self.view.phase == "declaring" and facts.answered:
            tick(canvas, left + 56, y + 14, 11)
        self._draw_name(seat, x, self.top + (69 if self.whole else 59), lit=lit)
        if not self.whole:
            at = min(left + 66, right - 6 - coin_width(facts.points, 26))
            coin(canvas, facts.points, at, y, 26, palette.TEXT)
            return
        deck.back(canvas, right - 82, y - 16, 23)
        canvas.text(str(facts.held), right - 54, y, 27, weight=BOLD)
        at = min(left + 16, right - 53 - coin_width(facts.points, 26))
        coin(canvas, facts.points, at, self.top + 109, 26, palette.TEXT)
        self._rank(facts.rank, right - 32, self.top + 108)

    def _draw_name(self, seat: int, x: float, y: float, *, lit: bool) -> None:
        colour = palette.GOLD if lit else palette.TEXT
        name = self._name(seat)
        wide = self.canvas.name(name, x, y, NAME, ROOM, anchor="middle", colour=colour)
        if not wide and seat == self.view.viewer:
            you = self.said["you"]
            room = COLUMN - (6 if lit else 0)
            self.canvas.text(you, x, y, NAME, room=room, anchor="middle", colour=colour)

    def _rank(self, rank: int, x: float, y: float) -> None:
        if rank == PASSED:
            marks.crown(self.canvas, x, y + 13, 32)
            return
        self.canvas.rect(x - 17, y - 18, 34, 36, radius=6, fill=palette.PAPER)
        high = 25.0
        wide = deck.rank_width(rank, high)
        art = Art(deck.rank_index(rank, high, palette.INK), math.ceil(wide), math.ceil(high))
        self.canvas.place(art, x - wide / 2, y - high / 2)

    def _lay(
        self, seat: int, cards: tuple[int, ...], *, dimmed: bool = False, frame: str = ""
    ) -> None:
        self._lay_at(seat, cards, self._cards, self.card, dimmed=dimmed, frame=frame)

    def _lay_at(
        self,
        seat: int,
        cards: tuple[int, ...],
        top: float,
        width: float,
        *,
        dimmed: bool,
        frame: str,
    ) -> None:
        step = width * deck.INDEX_STRIP
        left = self._x(seat) - (width + step * (len(cards) - 1)) / 2
        for at, card in enumerate(cards):
            x = left + at * step
            deck.face(self.canvas, card, x, top, width, dimmed=dimmed, frame=frame)

    def _draw_trick(self, plays: tuple[Play, ...]) -> None:
        view, y = self.view, self._strip
        if plays:
            order = view.order
            best = winning(plays, order)
            for play in plays:
                self._lay(play.seat, play.cards, frame=palette.GOLD if play is best else "")
            points = points_in(card for play in plays for card in play.cards)
            led = plays[0]
            # Both marks belong below the same seat, so they move apart.
            both = best is led
            self._draw_led(order.suits[led.cards[0]], self._x(led.seat) - (36 if both else 0), y)
            x = self._x(best.seat) + (26 if both else 0) - coin_width(points, 27) / 2
            coin(self.canvas, points, x, y, 27, palette.GOLD)
        if self.whole and view.last is not None:
            self._draw_last(view.last)
        elif self.whole:
            self._draw_middle()

    def _draw_led(self, suit: int, x: float, y: float) -> None:
        trump = suit == TRUMPS
        sign = suit if not trump else self.view.trump_suit
        assert sign is not None
        suit_disc(self.canvas, sign, x, y, 20, lit=trump)

    def _draw_taken(self, trick: Trick) -> None:
        for play in trick.plays:
            won = play.seat == trick.winner
            self._lay(play.seat, play.cards, dimmed=not won, frame=palette.GOLD if won else "")
        x, y = self._x(trick.winner), self._strip
        marks.chip(self.canvas, f"+{trick.points}", x, y, _CHIP, COLUMN, anchor="middle")
        if not self.whole:
            return
        canvas, middle = self.canvas, self._middle
        marks.panel(canvas, _LEFT, self.end + 4, 4 * STEP + COLUMN, self._room, lit=True)
        left = _LEFT + 130
        marks.badge(canvas, trick.winner, left - 56, middle, 80)
        marks.chip(canvas, f"+{trick.points}", WIDTH - _LEFT - 30, middle, 70, 160, anchor="end")
        canvas.name(self._name(trick.winner), left, middle, 44, 420, weight=BOLD)

    @property
    def _room(self) -> float:
        return self.canvas.height - 6 - self.end - 4

    @property
    def _middle(self) -> float:
        return self.end + 4 + self._room / 2

    def _draw_last(self, trick: Trick) -> None:
        canvas, top = self.canvas, self.end + 4
        marks.panel(canvas, _LEFT, top, 4 * STEP + COLUMN, self._room)
        y = top + 22
        marks.caption(canvas, f"{self.said['trick']} {trick.number}", _LEFT + 16, y, 26, 230)
        right = WIDTH - _LEFT - 16
        right -= canvas.text(
            f"+{trick.points}", right, y, 28, anchor="end", colour=palette.GOLD, weight=BOLD
        )
        marks.badge(canvas, trick.winner, right - 30, y, 32)
        canvas.name(self._name(trick.winner), right - 54, y, NAME, 300, anchor="end")
        for play in trick.plays:
            frame = palette.GOLD if play.seat == trick.winner else ""
            self._lay_at(play.seat, play.cards, top + 43, _SMALL, dimmed=not frame, frame=frame)

    def _draw_declared(self) -> None:
        view = self.view
        last = view.declarations[-1:]
        for each in view.declarations:
            # A player who raised their declaration only shows the last one.
            if each in last or each.seat != last[0].seat:
                cards = (trump_card(view.trump_rank, each.suit),) * (2 if each.pair else 1)
                stands = each in last
                frame = palette.GOLD if stands else ""
                self._lay(each.seat, cards, dimmed=not stands, frame=frame)
        if not view.dealt:
            self._chip(view.starter, self.said["first"])
        if self.whole:
            self._draw_middle()

    def _draw_middle(self) -> None:
        view, canvas, x, y = self.view, self.canvas, WIDTH / 2, self._middle
        if view.phase == "naming":
            for suit in range(4):
                suit_disc(canvas, suit, x + (suit - 1.5) * 100, y, 40, lit=False)
        elif view.trump_suit is None:
            high = self._room - 12
            wide = high / deck.RATIO
            for lift in (3, 0, -3):
                deck.back(canvas, x - wide / 2 + lift, y - high / 2 + lift, wide)
            text = str((DEALT - view.dealt) * len(view.seats) + BURIED)
            canvas.circle(x, y, 34, fill=palette.DARK, stroke=palette.GOLD, line=3)
            canvas.text(text, x, y, 27, room=66, anchor="middle", weight=BOLD)
        else:
            suit_disc(canvas, view.trump_suit, x, y, 48, lit=True)

    def _draw_task(self) -> None:
        seat = self._waited_for
        if seat is None:
            return
        declared = any(each.seat == seat for each in self.view.declarations)
        if not (declared and self.view.phase in _TASKS):
            left = self._x(seat) - self.card / 2
            deck.slot(self.canvas, left, self._cards, self.card, colour=palette.GOLD)
        self._chip(seat, self.said["you" if seat == self.view.viewer else "turn"])

    def _chip(self, seat: int, text: str) -> None:
        x = min(max(self._x(seat), _CHIP_ROOM / 2), WIDTH - _CHIP_ROOM / 2)
        marks.chip(self.canvas, text, x, self._strip, _CHIP, _CHIP_ROOM, anchor="middle")
