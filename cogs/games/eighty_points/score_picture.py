"""A picture of the end of a round of Eighty Points: points taken, the total, and rises."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures import (
    BOLD,
    MIN_TEXT_SIZE,
    WEIGHT,
    WIDTH,
    Canvas,
    deck,
    emblems,
    lettering,
    marks,
    palette,
)
from bot.pictures.canvas import Anchor
from bot.pictures.stamps import Art
from cogs.games.eighty_points.strips import SIDE, coin, coin_width, draw_badge, tick
from games.eighty_points.rounds import standing
from games.eighty_points.state import BURIED, PLAYERS
from games.eighty_points.tricks import POINTS
from games.eighty_points.view import EightyPointsView, RoundScore

_GAP: Final = 4
_SIDES: Final = 124
_DEAD: Final = 92
_SCALE: Final = 152
_ENDING: Final = 74
_RIGHT: Final = WIDTH - SIDE
_PAD: Final = 16
_EDGE: Final = 4  # Margin at both sides of a row of seats, in px
_COLUMN: Final = (WIDTH - 2 * SIDE - _GAP - 4 * _EDGE) / PLAYERS
_ROOM: Final = _COLUMN - 6  # Width for a name, in px
_BEFORE: Final = 56
_NAME: Final = 26.0
_BADGE: Final = 36.0
_POINTS: Final = 25.0
_CARD: Final = 54.0
_NAMED: Final = 288.0  # Width of the dead hand's caption, in px

# The scale: an outer step at both ends, between them a step for every 40 points.
_OUTER: Final = 82.0
_FIRST: Final = SIDE + _PAD + _OUTER
_INNER: Final = (WIDTH - 2 * _FIRST) / 5
_RISES: Final = (3, 2, 1, 0, 1, 2, 3)
_DRAWN: Final = 3
"""Index of the step at which nobody rises. Below it the defenders rise, above it the
challengers."""
_BAR: Final = 46

_RISER: Final = 54.0
_CROWNED: Final = 50.0
_WORD: Final = 270.0  # Maximum width of the words before the crowned seats, in px
_MAX_NAME: Final = 200.0  # Maximum width of a crowned seat's name, in px


def winners(view: EightyPointsView) -> tuple[int, ...]:
    """Return the seats in first place, once the match is over."""
    standings = [standing(seat.rank, seat.total + seat.points, seat.left) for seat in view.seats]
    return tuple(at for at, mine in enumerate(standings) if mine == min(standings))


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The end of a round, to be drawn on a canvas, with its words by key."""

    canvas: Canvas
    view: EightyPointsView
    score: RoundScore
    names: Sequence[str]
    said: Mapping[str, str]

    def draw(self, top: float) -> None:
        """Draw both sides' points, the dead hand, the total on its scale, and the rises."""
        self._sides(top)
        top += _SIDES + _GAP
        self._dead(top)
        top += _DEAD + _GAP
        self._scale(top)
        top += _SCALE + _GAP
        marks.panel(self.canvas, SIDE, top, WIDTH - 2 * SIDE, _ENDING)
        middle = top + _ENDING / 2
        self._ending(self._risers(middle), middle)

    def _sides(self, top: float) -> None:
        seats = range(len(self.view.seats))
        challengers = [seat for seat in seats if seat not in self.score.defenders]
        width = 2 * _EDGE + _COLUMN * len(self.score.defenders)
        cut = SIDE + width + _GAP
        self._side(self.score.defenders, self.said["defenders"], SIDE, width, top)
        self._side(challengers, self.said["challengers"], cut, _RIGHT - cut, top)
        _tower(self.canvas, SIDE + 30, top + 22, 34, palette.GOLD)
        marks.swords(self.canvas, cut + 32, top + 22, 36)

    def _side(self, seats: Sequence[int], word: str, left: float, width: float, top: float) -> None:
        marks.panel(self.canvas, left, top, width, _SIDES)
        room = width - _BEFORE - 8
        # Beside the tower of a single defender there's no room for a word.
        if lettering.measure(word, MIN_TEXT_SIZE) <= room:
            marks.caption(self.canvas, word, left + _BEFORE, top + 22, _NAME, room)
        for at, seat in enumerate(seats):
            x = left + _EDGE + _COLUMN * (at + 0.5)
            points = self.view.seats[seat].points
            begin = x - (_BADGE + 6 + coin_width(points, _POINTS)) / 2
            draw_badge(self.canvas, self.view, seat, begin + _BADGE / 2, top + 62, _BADGE)
            if self.view.phase == "scored" and self.view.seats[seat].answered:
                tick(self.canvas, begin + _BADGE - 4, top + 78, 11)
            colour = palette.STONE if seat in self.view.defenders else palette.TEXT
            coin(self.canvas, points, begin + _BADGE + 6, top + 64, _POINTS, colour)
            self._name(seat, x, top + 105, _ROOM, anchor="middle")

    def _name(
        self, seat: int, x: float, y: float, room: float, *, anchor: Anchor = "start"
    ) -> None:
        if seat < len(self.names):
            self.canvas.name(self.names[seat], x, y, 25, room, anchor=anchor)

    def _dead(self, top: float) -> None:
        marks.panel(self.canvas, SIDE, top, WIDTH - 2 * SIDE, _DEAD)
        left, right, y = SIDE + _PAD, _RIGHT - _PAD, top + 64
        marks.caption(self.canvas, self.said["dead"], left, top + 26, 27, _NAMED - _PAD)
        if self.score.doubled:
            text, colour = f"2 × {self.score.dead}", palette.GOLD
        else:
            text, colour = f"0 × {self.score.dead}", palette.STONE
        self.canvas.text(text, left, y, 30, colour=colour, weight=BOLD)
        left += round(_NAMED)
        step = (right - left - 4 - _CARD) / (BURIED - 1)
        for at in range(BURIED):
            x, y = left + 2 + step * at, top + 8
            if self.view.buried is None:
                deck.back(self.canvas, x, y, _CARD)
                continue
            card = self.view.buried[at]
            worth = POINTS[card] > 0
            frame = palette.GOLD if worth and self.score.doubled else ""
            deck.face(self.canvas, card, x, y, _CARD, dimmed=not worth, frame=frame)

    def _scale(self, top: float) -> None:
        marks.panel(self.canvas, SIDE, top, WIDTH - 2 * SIDE, _SCALE)
        self._sum(top + 29)
        reached = _step_of(self.score.total)
        for at, (left, wide) in enumerate(_steps()):
            _step(self.canvas, at, left, wide, top + 75, lit=at == reached)
        left, wide = list(_steps())[reached]
        x = left + wide / 2
        # From 0 to 200 the arrow points at the exact total, otherwise at the step.
        if 0 < self.score.total < 200:
            x = min(max(_FIRST + self.score.total / 40 * _INNER, left + 14), left + wide - 14)
        self.canvas.path("M0 0H28L14 18Z", x - 14, top + 56, 28, 18, palette.GOLD)
        y = top + 136
        soft, gold = palette.TEXT_SOFT, palette.GOLD
        self.canvas.text("0", SIDE + _PAD + _OUTER / 2 - 1, y, 25, anchor="middle", colour=soft)
        for at in range(1, 6):
            main = 40 * at == 80
            self.canvas.text(
                str(40 * at),
                _FIRST + at * _INNER,
                y,
                25,
                anchor="middle",
                colour=gold if main else soft,
                weight=BOLD if main else WEIGHT,
            )

    def _sum(self, y: float) -> None:
        before = f"{self.score.challengers} + {2 * self.score.dead} =" if self.score.doubled else ""
        total, sign, gap = str(self.score.total), 38.0, 16.0
        wide = lettering.measure(before, 34) + gap if before else 0.0
        whole = sign + gap + wide + lettering.measure(total, 46, BOLD)
        x = (WIDTH - whole) / 2
        marks.swords(self.canvas, x + sign / 2, y, sign)
        x += sign + gap
        if before:
            self.canvas.text(before, x, y, 34, colour=palette.TEXT_SOFT)
        self.canvas.text(total, x + wide, y, 46, colour=palette.GOLD, weight=BOLD)

    def _risers(self, y: float) -> float:
        """Draw the seats that rise, and by how many ranks. Returns the right end in px."""
        x = float(SIDE + _PAD)
        if not self.score.risers:
            text = "+0"
            return x + self.canvas.text(text, x + 4, y, 34, colour=palette.STONE, weight=BOLD) + 4
        for seat in self.score.risers:
            left = self.view.seats[seat].left
            marks.badge(self.canvas, seat, x + _RISER / 2, y, _RISER, hollow=left)
            x += _RISER
        return x + 4 + marks.chip(self.canvas, f"+{self.score.rise}", x + 4, y, 46, 100)

    def _ending(self, left: float, y: float) -> None:
        """Draw the next King of the Hill or the winners, right-aligned and right of ``left``."""
        over = self.view.phase == "over"
        seats = winners(self.view) if over else (self.score.koth,)
        text = self.said["winner"] if over else f"{self.said['next']} →"
        wide = min(lettering.measure(text, 26, BOLD) + 2 * _PAD, _WORD)
        left += 24
        right = float(_RIGHT - _PAD)
        room = min(right - left - _CROWNED - wide - 32, _MAX_NAME)
        # A single winner is named, if there is room for the name.
        if len(seats) == 1 and room >= _ROOM and self.names:
            self._name(seats[0], right - room, y, room)
            right -= room + 8
        step = min(_CROWNED + 16, (right - left - wide - _CROWNED - 16) / max(len(seats) - 1, 1))
        for at, seat in enumerate(reversed(seats)):
            x = right - _CROWNED / 2 - at * step
            marks.badge(self.canvas, seat, x, y + 8, _CROWNED, hollow=self.view.seats[seat].left)
            marks.crown(self.canvas, x, y - 12, 32)
        right -= _CROWNED + (len(seats) - 1) * step + 16
        if over:
            marks.chip(self.canvas, text, right, y, 44, right - left, anchor="end")
            return
        marks.caption(self.canvas, text, right, y, 26, right - left, anchor="end")


def _tower(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    svg = f'<g transform="scale({size / 100:g})">{emblems.tower(colour)}</g>'
    canvas.place(Art(svg, round(size), round(size)), x - size / 2, y - size / 2)


def _swords(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw crossed swords in dark only: steel and gilt would vanish on a gold background."""
    drawn = emblems.jack(palette.DARK)
    for colour in (palette.STEEL, palette.STEEL_DEEP, palette.GOLD):
        drawn = drawn.replace(colour, palette.DARK)
    svg = f'<g transform="scale({size / 116:.4f}) translate(8 12)">{drawn}</g>'
    canvas.place(Art(svg, round(size), round(size)), x - size / 2, y - size / 2)


def _step_of(total: int) -> int:
    """Return the index (0 to 6) of the step that a total reaches. 40 is still on the lower one."""
    if total <= 40:
        return 1 if total > 0 else 0
    return min(total // 40, 5) + 1


def _steps() -> Iterator[tuple[float, float]]:
    yield SIDE + _PAD, _OUTER - 2
    for at in range(5):
        yield _FIRST + at * _INNER + 2, _INNER - 4
    yield WIDTH - _FIRST + 2, _OUTER - 2


def _step(canvas: Canvas, at: int, left: float, wide: float, top: float, *, lit: bool) -> None:
    fill = palette.GOLD if lit else palette.PANEL
    canvas.rect(left, top, wide, _BAR, radius=8, fill=fill)
    colour = palette.DARK if lit else palette.TEXT_SOFT
    weight = BOLD if lit else WEIGHT
    middle, y = left + wide / 2, top + _BAR / 2
    if at == _DRAWN:
        canvas.text("–", middle, y, 26, anchor="middle", colour=colour, weight=weight)
        return
    text, sign, gap = f"+{_RISES[at]}", 26.0, 3.0
    size = lettering.fitting(text, 25, wide - sign - gap - 8, BOLD)
    x = middle - (sign + gap + lettering.measure(text, size, weight)) / 2
    if at < _DRAWN:
        _tower(canvas, x + sign / 2, y, sign, palette.DARK if lit else palette.GOLD)
    else:
        swords = _swords if lit else marks.swords
        swords(canvas, x + sign / 2, y, sign)
    canvas.text(text, x + sign + gap, y, size, colour=colour, weight=weight)
