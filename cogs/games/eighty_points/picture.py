"""The public picture of a game of Eighty Points."""

import math
from collections.abc import Mapping
from typing import Final

from bot.base.language import sentence
from bot.pictures import BOLD, WEIGHT, WIDTH, Canvas, Lexicon, deck, emblems, marks, palette
from bot.pictures.canvas import Art
from bot.pictures.ranks import rank_index, rank_width
from cogs.games.eighty_points.score_picture import Reckoning, winners
from cogs.games.eighty_points.strips import (
    LADDER,
    SIDE,
    STRIP,
    coin,
    draw_called,
    draw_ladder,
    draw_last,
    sided,
)
from games.core.cards import RANKS
from games.eighty_points import (
    BURIED,
    DEALT,
    PASSED,
    TRUMPS,
    EightyPointsView,
    Play,
    points_in,
    trump_card,
    winning,
)

LEXICON: Final = Lexicon(
    round=sentence("Round"),
    trick=sentence("Trick"),
    dealing=sentence("Dealing"),
    declaring=sentence("Declare"),
    naming=sentence("Trump suit"),
    burying=sentence("Bury 8"),
    calling=sentence("Call"),
    turn=sentence("Turn"),
    last=sentence("Last trick"),
    ally=sentence("Ally"),
    alone=sentence("Alone"),
    score=sentence("Score"),
    end=sentence("Final score"),
    defenders=sentence("Defenders"),
    challengers=sentence("Challengers"),
    dead=sentence("Dead hand"),
    next=sentence("Next king"),
    winner=sentence("Winner"),
    hand=sentence("Hand"),
)

HEIGHT: Final = 768
"""Height in px of every picture of the table."""

_WALL: Final = 92
_METER: Final = 56
_GAP: Final = 8
_CARD: Final = 90.0
_CARD_HIGH: Final = _CARD * deck.RATIO
_SEAT: Final = (212.0, 92.0)
_NEAR: Final = _SEAT[1] + 6 + _CARD_HIGH / 2
"""From the table's edge to the middle of a card that lies before a seat, in px."""

# By seat, counter-clockwise as the game goes, the outer two along the table's upper edge, the
# others along the lower: the middle in px of its panel, and of what it plays.
_SEATS: Final = (174, 122, 360, 598, 546)
_PLAYS: Final = (196, 150, 360, 570, 524)
_UPPER: Final = (0, 4)

_SIGNS: Final = "♣♦♥♠"
_TASKS: Final = ("naming", "burying", "calling")


def board_picture(view: EightyPointsView, said: Mapping[str, str] = LEXICON.english) -> bytes:
    """A PNG of the table as everybody may see it, ``said`` in words by key."""
    canvas = Canvas(WIDTH, HEIGHT)
    _header(canvas, view, said)
    ladder = HEIGHT - LADDER - 6
    if view.phase in ("scored", "over") and view.score is not None:
        Reckoning(canvas, view, view.score, said).draw(_WALL + _GAP)
        draw_ladder(canvas, view, ladder, winners(view) if view.phase == "over" else ())
        return canvas.png()
    _meter(canvas, view)
    below = ladder - _GAP
    if view.phase in ("playing", "shown"):
        below -= STRIP
        draw_last(canvas, view.last, said, below)
        below -= 6
    _Table(canvas, view, said, _WALL + _METER, below).draw()
    draw_ladder(canvas, view, ladder)
    return canvas.png()


def _header(canvas: Canvas, view: EightyPointsView, said: Mapping[str, str]) -> None:
    marks.battlements(canvas, _WALL)
    room = 246
    title = f"{said['round']} {view.round}" + (f"/{view.rounds}" if view.rounds else "")
    canvas.text(title, SIDE + 4, 26, 27, room=room)
    text = {
        "dealing": f"{said['dealing']} {view.dealt}/{DEALT}",
        "playing": f"{said['trick']} {view.trick_number}",
        "shown": f"{said['trick']} {view.trick_number}",
        "scored": said["score"],
        "over": said["end"],
    }.get(view.phase) or said[view.phase]
    marks.caption(canvas, text, SIDE + 4, 62, 25, room)
    trumps(canvas, view.trump_rank, view.trump_suit, WIDTH / 2, 42, 70)
    draw_called(canvas, view, said)


def trumps(canvas: Canvas, rank: int, suit: int | None, x: float, y: float, height: float) -> None:
    """A plaque round (x, y) with the trump rank and the trump suit, grey while it is unknown."""
    text = f"{RANKS[rank - 2]} {'?' if suit is None else _SIGNS[suit]}"
    fill = palette.STONE if suit is None else palette.GOLD
    size = height * 0.64
    wide = marks.suited_width(text, size) + height * 0.5
    canvas.rect(x - wide / 2, y - height / 2, wide, height, radius=height * 0.25, fill=fill)
    marks.suited(canvas, text, x, y, size)


def _meter(canvas: Canvas, view: EightyPointsView) -> None:
    """What the challengers have taken, as far as it is known who they are."""
    taken = sum(seat.points for at, seat in enumerate(view.seats) if at not in view.defenders)
    top = _WALL + 34.0
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
        fill = palette.DARK if mark <= taken else colour
        canvas.rect(x - line / 2, top, line, high, fill=fill)
        weight = BOLD if main else WEIGHT
        canvas.text(str(mark), x, top - 17, 24, anchor="middle", colour=colour, weight=weight)


class _Table:
    """Five seats along the edges of a long table and what lies on it."""

    def __init__(
        self,
        canvas: Canvas,
        view: EightyPointsView,
        said: Mapping[str, str],
        top: float,
        end: float,
    ) -> None:
        self.canvas = canvas
        self.view = view
        self.said = said
        self.top = top
        self.end = end
        free = end - _NEAR - _CARD_HIGH / 2
        self.between = (WIDTH / 2, (top + free) / 2)
        self.middle = (WIDTH / 2, (top + _SEAT[1] + free) / 2)

    def draw(self) -> None:
        self._cloth()
        for seat in range(len(self.view.seats)):
            self._seat(seat)
        if self.view.phase == "playing":
            self._trick(self.view.trick)
        elif self.view.phase == "shown" and self.view.last is not None:
            self._trick(self.view.last.plays)
        else:
            self._before_tricks()
        self._task()

    def _cloth(self) -> None:
        inset = _SEAT[1] / 2
        self.canvas.rect(
            44,
            self.top + inset,
            WIDTH - 88,
            self.end - self.top - 2 * inset,
            radius=150,
            fill=palette.FELT_DARK,
            stroke=palette.PANEL_EDGE,
            line=3,
        )

    def _place(self, at: int) -> tuple[float, float]:
        """The middle of what a seat plays."""
        return _PLAYS[at], self.top + _NEAR if at in _UPPER else self.end - _NEAR

    def _waited_for(self) -> int | None:
        view = self.view
        return view.koth if view.phase in _TASKS else view.turn

    def _seat(self, at: int) -> None:
        canvas, view = self.canvas, self.view
        seat = view.seats[at]
        wide, high = _SEAT
        x, y = _SEATS[at] - wide / 2, self.top if at in _UPPER else self.end - high
        shown = view.last if view.phase == "shown" else None
        lit = at == self._waited_for() or (shown is not None and shown.winner == at)
        marks.panel(canvas, x, y, wide, high, fill=palette.PANEL, lit=lit)
        sided(canvas, view, at, x + 44, y + high / 2, 62)
        if view.phase == "declaring" and seat.answered:
            marks.verdict(canvas, True, x + wide - 29, y + 69, 15)
        deck.back(canvas, x + 86, y + 11, 23)
        canvas.text(str(seat.held), x + 116, y + 27, 28, weight=BOLD)
        coin(canvas, seat.points, x + 86, y + 66, 28, palette.TEXT)
        self._rank(seat.rank, x + wide - 29, y + 29)

    def _rank(self, rank: int, x: float, y: float) -> None:
        if rank == PASSED:
            marks.crown(self.canvas, x, y + 14, 34)
            return
        self.canvas.rect(x - 17, y - 20, 34, 40, radius=6, fill=palette.PAPER)
        high = 26.0
        wide = rank_width(rank, high)
        art = Art(rank_index(rank, high, palette.INK), math.ceil(wide), math.ceil(high))
        self.canvas.place(art, x - wide / 2, y - high / 2)

    def _lay(self, at: int, cards: tuple[int, ...], *, dimmed: bool, frame: str) -> None:
        x, y = self._place(at)
        step = _CARD * deck.INDEX_STRIP
        left = x - (_CARD + step * (len(cards) - 1)) / 2
        top = y - _CARD_HIGH / 2
        for card in cards:
            deck.face(self.canvas, card, left, top, _CARD, dimmed=dimmed, frame=frame)
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
            won = play is best
            frame = palette.GOLD if won else ""
            self._lay(play.seat, play.cards, dimmed=done and not won, frame=frame)
        x, y = self.between
        if done:
            marks.badge(canvas, best.seat, x, y - 30, 80)
            text = f"+{points}"
            marks.chip(canvas, text, x, y + 58, 48, 130, anchor="middle")
            return
        self._led(plays[0], order.suits[plays[0].cards[0]])
        if points:
            coin(canvas, points, x - 22 - 9 * len(str(points)), y + 84, 30, palette.TEXT)

    def _led(self, play: Play, suit: int) -> None:
        """The suit led in the middle of the table, on gold if trumps, pointing to who led."""
        x, y = self.between
        across, down = self._place(play.seat)
        angle = math.atan2(down - y, across - x)
        trump = suit == TRUMPS
        fill = palette.GOLD if trump else palette.PAPER
        tip = [
            f"{60 + far * math.cos(angle + turn):.1f} {60 + far * math.sin(angle + turn):.1f}"
            for far, turn in ((58, 0.0), (42, 0.42), (42, -0.42))
        ]
        self.canvas.path(f"M{'L'.join(tip)}Z", x - 60, y - 60, 120, 120, fill)
        self.canvas.circle(x, y, 43, fill=fill)
        sign = suit if not trump else self.view.trump_suit
        assert sign is not None
        self._sign(sign, x, y, 54)

    def _sign(self, suit: int, x: float, y: float, size: float) -> None:
        ink = palette.RED if suit in (1, 2) else palette.INK
        svg = f'<g transform="scale({size / 100:g})" fill="{ink}">{emblems.SUITS[suit]}</g>'
        self.canvas.place(Art(svg, math.ceil(size), math.ceil(size)), x - size / 2, y - size / 2)

    def _before_tricks(self) -> None:
        view, canvas = self.view, self.canvas
        last = view.declarations[-1:]
        for each in view.declarations:
            if each in last or each.seat != last[0].seat:
                card = trump_card(view.trump_rank, each.suit)
                stands = each in last
                cards = (card,) * (2 if each.pair else 1)
                frame = palette.GOLD if stands else ""
                self._lay(each.seat, cards, dimmed=not stands, frame=frame)
        x, y = self.middle
        if view.trump_suit is None:
            for lift in (3, 0, -3):
                deck.back(canvas, x - 48 + lift, y - 67 + lift, 96)
            left = DEALT - view.dealt
            text = str(left * len(view.seats) + BURIED)
            canvas.circle(x, y, 36, fill=palette.DARK, stroke=palette.GOLD, line=3)
            canvas.text(text, x, y, 32, room=56, anchor="middle", weight=BOLD)
        else:
            canvas.circle(x, y, 66, fill=palette.GOLD)
            self._sign(view.trump_suit, x, y, 86)

    def _task(self) -> None:
        """Where the seat that is waited for will play, and what it is to do."""
        at = self._waited_for()
        if at is None:
            return
        x, y = self._place(at)
        task = self.view.phase if self.view.phase in _TASKS else "turn"
        shown = any(each.seat == at for each in self.view.declarations)
        if task == "turn" or not shown:
            deck.slot(self.canvas, x - _CARD / 2, y - _CARD_HIGH / 2, _CARD, colour=palette.GOLD)
        chip_y = y if task == "turn" or not shown else y + 46
        marks.chip(self.canvas, f"→ {self.said[task]}", x, chip_y, 44, 184, anchor="middle")
