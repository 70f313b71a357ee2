"""Parts of the pictures of Eighty Points: seats, the called card, the ladder of ranks."""

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.pages.cards import deck_drawn
from bot.pictures import BOLD, WEIGHT, WIDTH, Canvas, deck, emblems, lettering, marks, palette
from bot.pictures.stamps import Art
from games.eighty_points.rounds import PASSED
from games.eighty_points.view import EightyPointsView

SIDE: Final = 16  # Margin at the sides of the picture, in px
LADDER: Final = 54  # Height of the ladder of ranks, in px

_FIRST: Final = 2
_RUNG: Final = 25.0
_BADGE: Final = 44
_PLACE: Final = 45.0
_CROWN: Final = 32.0


def coin(canvas: Canvas, points: int, x: float, y: float, size: float, colour: str) -> None:
    """Draw a coin and card points, ``size`` px high, to the right of x and centred on y."""
    radius = size * 0.42
    deep = palette.GOLD_DEEP
    canvas.circle(x + radius, y, radius, fill=palette.GOLD, stroke=deep, line=radius * 0.3)
    canvas.text(str(points), x + 2 * radius + 7, y, size, colour=colour, weight=BOLD)


def coin_width(points: int, size: float) -> float:
    """Return the width of a coin and card points, in px."""
    return size * 0.84 + 7 + lettering.measure(str(points), size, BOLD)


def draw_badge(
    canvas: Canvas, view: EightyPointsView, seat: int, x: float, y: float, width: float
) -> None:
    """Draw a seat's badge, with a crown for the King of the Hill and a tower for the known ally.

    It is hollow for a player who has left.
    """
    raised = seat in view.defenders
    middle = y + (width * 0.16 if raised else 0)
    wide = width * (0.9 if raised else 1)
    marks.badge(canvas, seat, x, middle, wide, hollow=view.seats[seat].left)
    if seat == view.koth:
        marks.crown(canvas, x, middle - width * 0.36, width * 0.62)
    elif seat == view.ally:
        size = width * 0.5
        marks.towers(canvas, 1, 1, x - size / 2, middle - width * 0.54, size, size)


def tick(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a disc with a tick, centred on (x, y). The radius is in px."""
    canvas.circle(x, y, radius, fill=palette.GOOD, stroke=palette.DARK, line=radius * 0.16)
    svg = (
        f'<path transform="scale({radius / 50:.3f})" d="M26 52L43 70L74 32" fill="none" '
        f'stroke="{palette.DARK}" stroke-width="12" stroke-linecap="round"/>'
    )
    side = math.ceil(2 * radius)
    canvas.place(Art(svg, side, side), x - radius, y - radius)


def suit_sign(canvas: Canvas, suit: int, x: float, y: float, size: float) -> None:
    """Draw the sign of a suit on paper or gold, ``size`` px wide, centred on (x, y)."""
    ink = palette.suit_ink(suit)
    svg = f'<g transform="scale({size / 100:g})" fill="{ink}">{emblems.SUITS[suit]}</g>'
    canvas.place(Art(svg, math.ceil(size), math.ceil(size)), x - size / 2, y - size / 2)


def suit_disc(canvas: Canvas, suit: int, x: float, y: float, radius: float, *, lit: bool) -> None:
    """Draw a suit on a disc, which is gold if it's ``lit``."""
    canvas.circle(x, y, radius, fill=palette.GOLD if lit else palette.PAPER)
    suit_sign(canvas, suit, x, y, radius * 1.26)


class Rung(NamedTuple):
    """A step of the ladder, in px from the left.

    Its name is from ``left`` to ``named``, followed by its badges by seat, up to ``right``.
    """

    rank: int
    left: float
    named: float
    right: float
    badges: Mapping[int, float]


def steps_of(ranks: Sequence[int]) -> list[Rung]:
    """Return the ladder's steps, from 2 to past the ace. Steps with seats on them are wider."""
    steps = range(_FIRST, PASSED + 1)
    free = WIDTH - 2 * SIDE - sum(map(_rung, steps)) - len(ranks) * _PLACE
    found = []
    left = float(SIDE)
    for rank in steps:
        named = left + free / len(steps) + _rung(rank)
        seats = [seat for seat, mine in enumerate(ranks) if mine == rank]
        badges = {seat: named + (at + 0.5) * _PLACE for at, seat in enumerate(seats)}
        found.append(Rung(rank, left, named, named + len(seats) * _PLACE, badges))
        left = found[-1].right
    return found


def _rung(rank: int) -> float:
    return _CROWN if rank == PASSED else lettering.measure(deck_drawn().rank(rank), _RUNG, BOLD)


def draw_ladder(
    canvas: Canvas, view: EightyPointsView, top: float, crowned: Sequence[int] = ()
) -> None:
    """Draw the steps 2 to A and a crown, each followed by the badges of its seats."""
    middle = top + LADDER / 2
    canvas.rect(SIDE, top, WIDTH - 2 * SIDE, LADDER, radius=14, fill=palette.FELT_DARK)
    for step in steps_of([seat.rank for seat in view.seats]):
        _step(canvas, step, middle, trump=step.rank == view.trump_rank)
        for seat, x in step.badges.items():
            first = seat in crowned
            y, wide = (middle + 6, 38) if first else (middle, _BADGE)
            marks.badge(canvas, seat, x, y, wide, hollow=view.seats[seat].left)
            if first:
                marks.crown(canvas, x, y - 13, 28)


def _step(canvas: Canvas, step: Rung, middle: float, *, trump: bool) -> None:
    left, top, x = step.left + 1, middle - LADDER / 2, (step.left + step.named) / 2
    if step.badges:
        wide = step.right - 1 - left
        canvas.rect(left, top, wide, LADDER, radius=14, fill=palette.PANEL_EDGE)
    if step.rank == PASSED:
        marks.crown(canvas, x, middle + 13, _CROWN)
        return
    if trump:
        wide = step.named - 1 - left
        canvas.rect(left, top, wide, LADDER, radius=14, fill=palette.GOLD)
    colour = palette.DARK if trump else palette.TEXT if step.badges else palette.STONE
    weight = BOLD if step.badges or trump else WEIGHT
    text = deck_drawn().rank(step.rank)
    canvas.text(text, x, middle, _RUNG, anchor="middle", colour=colour, weight=weight)


def draw_called(
    canvas: Canvas, view: EightyPointsView, names: Sequence[str], said: Mapping[str, str]
) -> None:
    width = 50.0
    x, y = WIDTH - SIDE - width, 5.0
    middle = x + width / 2
    right, room = x - 14, 250
    marks.caption(canvas, said["ally"], right, 25, 26, room, anchor="end")
    ended = view.phase in ("scored", "over")
    settled = ended or view.phase in ("playing", "shown")
    if view.called is None:
        deck.slot(canvas, x, y, width, colour=palette.STONE)
        sign = "✗" if settled else "?"
        canvas.text(sign, middle, y + 35, 32, anchor="middle", colour=palette.STONE)
    else:
        deck.face(canvas, view.called, x, y, width, dimmed=view.fallen is not None)
    if view.ally is not None:
        tick(canvas, x + width - 12, y + width * deck.RATIO - 12, 15)
    if view.ally is not None:
        name = names[view.ally] if view.ally < len(names) else ""
        marks.badge(canvas, view.ally, right - 18, 57, 36)
        canvas.name(name, right - 44, 59, 25, room - 44, anchor="end")
    elif ended or (settled and (view.called is None or view.fallen is not None)):
        text, ink, weight = said["alone"], palette.BAD, BOLD
        canvas.text(text, right, 56, 26, room=room, anchor="end", colour=ink, weight=weight)
    elif view.called is not None:
        canvas.text("?", right, 56, 30, anchor="end", weight=BOLD)
