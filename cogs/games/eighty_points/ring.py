"""Five seats round a table, the viewer at the bottom, and the cards that they play.

The game goes counter-clockwise: from the bottom to the right, along the top, and down the left.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.pictures import BOLD, WIDTH, Canvas, deck, marks, palette
from bot.pictures.stamps import Art
from cogs.games.eighty_points.strips import coin, draw_badge, suit_disc, tick
from games.eighty_points.scoring import PASSED
from games.eighty_points.state import BURIED, DEALT
from games.eighty_points.tricks import points_in, winning
from games.eighty_points.trumps import TRUMPS, trump_card
from games.eighty_points.view import EightyPointsView, Play

PANEL: Final = (200.0, 90.0)
"""Width and height in px of what is told of a seat where there is room."""
TASKS: Final = ("naming", "burying", "calling")
"""Phases in which the King of the Hill is to do something that their name says."""

_PLACES: Final = (400, 684, 552, 248, 116)
"""Middle of each seat's cards in px when there are panels, by place after the viewer."""
_CLOSE: Final = (400, 640, 530, 270, 160)
"""Middle of each seat's cards in px when there are no panels, by place after the viewer."""
_TOP: Final = (2, 3)
_LEFT: Final = (0, 3, 4)
_BADGE: Final = 56.0


@dataclass(frozen=True, slots=True)
class Ring:
    """The table between ``top`` and ``end`` with cards of a width, all in px.

    With ``panels`` cards held, points and rank are told of each seat, else its points alone.
    """

    canvas: Canvas
    view: EightyPointsView
    said: Mapping[str, str]
    top: float
    end: float
    card: float
    panels: bool

    def draw(self) -> None:
        """Draw everything that lies open, and who is waited for."""
        view = self.view
        if self.panels:
            inset = PANEL[1] / 2
            high = self.end - self.top - 2 * inset
            felt, edge = palette.FELT_DARK, palette.PANEL_EDGE
            self.canvas.rect(
                40, self.top + inset, WIDTH - 80, high, radius=120, fill=felt, stroke=edge, line=3
            )
        for seat in range(len(view.seats)):
            (self._panel if self.panels else self._badge)(seat)
        if view.phase == "playing":
            self._trick(view.trick)
        elif view.phase == "shown" and view.last is not None:
            self._trick(view.last.plays)
        else:
            self._before_tricks()
        self._task()

    @property
    def _high(self) -> float:
        return self.card * deck.RATIO

    @property
    def _middle(self) -> tuple[float, float]:
        y = self.top + self._high / 2 + (30 if self.panels else 0)
        return WIDTH / 2, y

    def _at(self, seat: int) -> int:
        """Return how many places a seat comes after the one at the bottom."""
        bottom = 0 if self.view.viewer is None else self.view.viewer
        seating = self.view.seating
        return (seating.index(seat) - seating.index(bottom)) % len(seating)

    def _spot(self, seat: int) -> tuple[float, float]:
        """Return the middle of what a seat plays."""
        at = self._at(seat)
        inset = self._high / 2 + (PANEL[1] + 6 if self.panels else 0)
        y = self.top + inset if at in _TOP else self.end - inset
        return (_PLACES if self.panels else _CLOSE)[at], y

    def _waited_for(self) -> int | None:
        return self.view.koth if self.view.phase in TASKS else self.view.turn

    def _panel(self, seat: int) -> None:
        canvas, view = self.canvas, self.view
        facts = view.seats[seat]
        wide, high = PANEL
        at = self._at(seat)
        x, y = _PLACES[at] - wide / 2, self.top if at in _TOP else self.end - high
        won = view.phase == "shown" and view.last is not None and view.last.winner == seat
        lit = won or seat == self._waited_for()
        marks.panel(canvas, x, y, wide, high, fill=palette.PANEL, lit=lit)
        draw_badge(canvas, view, seat, x + 40, y + high / 2, 62)
        if view.phase == "declaring" and facts.answered:
            tick(canvas, x + wide - 29, y + 68, 15)
        deck.back(canvas, x + 76, y + 10, 23)
        canvas.text(str(facts.held), x + 104, y + 26, 28, weight=BOLD)
        coin(canvas, facts.points, x + 78, y + 65, 28, palette.TEXT)
        self._rank(facts.rank, x + wide - 29, y + 29)

    def _rank(self, rank: int, x: float, y: float) -> None:
        if rank == PASSED:
            marks.crown(self.canvas, x, y + 14, 34)
            return
        self.canvas.rect(x - 17, y - 20, 34, 40, radius=6, fill=palette.PAPER)
        high = 26.0
        wide = deck.rank_width(rank, high)
        art = Art(deck.rank_index(rank, high, palette.INK), math.ceil(wide), math.ceil(high))
        self.canvas.place(art, x - wide / 2, y - high / 2)

    def _badge(self, seat: int) -> None:
        x, y = self._spot(seat)
        side = -1 if self._at(seat) in _LEFT else 1
        x += side * (self.card * 0.75 + _BADGE / 2 + 6)
        draw_badge(self.canvas, self.view, seat, x, y - 20, _BADGE)
        points = str(self.view.seats[seat].points)
        coin(self.canvas, int(points), x - 15 - 9 * len(points), y + 34, 26, palette.TEXT)

    def _lay(self, seat: int, cards: tuple[int, ...], *, dimmed: bool, frame: str) -> None:
        x, y = self._spot(seat)
        step = self.card * deck.INDEX_STRIP
        left = x - (self.card + step * (len(cards) - 1)) / 2
        for card in cards:
            top = y - self._high / 2
            deck.face(self.canvas, card, left, top, self.card, dimmed=dimmed, frame=frame)
            left += step

    def _trick(self, plays: tuple[Play, ...]) -> None:
        if not plays:
            return
        canvas, view = self.canvas, self.view
        order = view.order
        best = winning(plays, order)
        done = view.phase == "shown"
        points = points_in(card for play in plays for card in play.cards)
        for play in plays:
            frame = palette.GOLD if play is best else ""
            self._lay(play.seat, play.cards, dimmed=done and play is not best, frame=frame)
        x, y = self._middle
        if done:
            marks.badge(canvas, best.seat, x, y - 24, 64)
            marks.chip(canvas, f"+{points}", x, y + 40, 44, 120, anchor="middle")
            return
        self._draw_led(plays[0], order.suits[plays[0].cards[0]], x, y - 14)
        coin(canvas, points, x - 22 - 8 * len(str(points)), y + 41, 27, palette.TEXT)

    def _draw_led(self, play: Play, suit: int, x: float, y: float) -> None:
        """Draw the suit led, on gold if it is trumps, pointing to the seat that led."""
        across, down = self._spot(play.seat)
        angle = math.atan2(down - y, across - x)
        trump = suit == TRUMPS
        fill = palette.GOLD if trump else palette.PAPER
        reach, radius = (50.0, 37.0) if self.panels else (44.0, 32.0)
        self._arrow(x, y, angle, reach, fill)
        sign = suit if not trump else self.view.trump_suit
        assert sign is not None
        suit_disc(self.canvas, sign, x, y, radius, lit=trump)

    def _arrow(self, x: float, y: float, angle: float, reach: float, fill: str) -> None:
        """Draw a tip that points from (x, y) at an angle in radians and ends ``reach`` px away."""
        half = reach + 2
        tip = [
            f"{half + far * math.cos(angle + turn):.1f} {half + far * math.sin(angle + turn):.1f}"
            for far, turn in ((reach, 0.0), (reach * 0.72, 0.42), (reach * 0.72, -0.42))
        ]
        box = 2 * half
        self.canvas.path(f"M{'L'.join(tip)}Z", x - half, y - half, box, box, fill)

    def _before_tricks(self) -> None:
        """Draw the declarations, the order of play, and the deck or the trump suit."""
        view, canvas = self.view, self.canvas
        if self.panels:
            for seat in view.seating:
                self._points_on(seat)
        last = view.declarations[-1:]
        for each in view.declarations:
            if each in last or each.seat != last[0].seat:
                cards = (trump_card(view.trump_rank, each.suit),) * (2 if each.pair else 1)
                stands = each in last
                self._lay(each.seat, cards, dimmed=not stands, frame=palette.GOLD if stands else "")
        if not view.dealt:
            self._chip(view.starter, self.said["first"], 0)
        x, y = self._middle
        y += 66 if self.panels else 0
        if view.phase == "naming":
            for suit in range(4):
                left = x + (-1, 1)[suit % 2] * 33
                down = y + (-1, 1)[suit // 2] * 33
                suit_disc(canvas, suit, left, down, 29, lit=False)
        elif view.trump_suit is None:
            wide = self._high / deck.RATIO
            for lift in (3, 0, -3):
                deck.back(canvas, x - wide / 2 + lift, y - self._high / 2 + lift, wide)
            text = str((DEALT - view.dealt) * len(view.seats) + BURIED)
            canvas.circle(x, y, 34, fill=palette.DARK, stroke=palette.GOLD, line=3)
            canvas.text(text, x, y, 27, room=66, anchor="middle", weight=BOLD)
        else:
            suit_disc(canvas, view.trump_suit, x, y, 48, lit=True)

    def _points_on(self, seat: int) -> None:
        """Draw an arrow from a seat towards the next."""
        (x, y), (across, down) = self._spot(seat), self._spot(self.view.after(seat))
        angle = math.atan2(down - y, across - x)
        tip = [
            f"{20 + far * math.cos(angle + turn):.1f} {20 + far * math.sin(angle + turn):.1f}"
            for far, turn in ((18, 0.0), (18, 2.3), (7, math.pi), (18, -2.3))
        ]
        above = {self._at(seat), self._at(self.view.after(seat))} == {*_TOP}
        left, top = (x + across) / 2 - 20, self.top + 25 if above else (y + down) / 2 - 20
        self.canvas.path(f"M{'L'.join(tip)}Z", left, top, 40, 40, palette.STONE)

    def _task(self) -> None:
        """Draw the place where the seat to act will play, and what it has to do."""
        seat = self._waited_for()
        if seat is None:
            return
        phase = self.view.phase
        task = "you" if seat == self.view.viewer else phase if phase in TASKS else "turn"
        shown = any(each.seat == seat for each in self.view.declarations) and phase in TASKS
        if not shown:
            x, y = self._spot(seat)
            left, top = x - self.card / 2, y - self._high / 2
            deck.slot(self.canvas, left, top, self.card, colour=palette.GOLD)
        arrow = "" if task == "you" else "→ "
        self._chip(seat, arrow + self.said[task], 40 if shown else 0)

    def _chip(self, seat: int, text: str, below: float) -> None:
        x, y = self._spot(seat)
        high, room = (44, 256) if self.panels else (41, 170)
        marks.chip(self.canvas, text, x, y + below, high, room, anchor="middle")
