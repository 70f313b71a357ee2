"""The panel beside the whole board: the round, and each seat's name, state and reserve."""

from collections.abc import Sequence
from typing import Final

from bot.pictures import HEIGHT, WIDTH, Art, Canvas, emblems, lettering, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import FRAME, LEFT, OWNERS, SQUARE
from games.king_of_the_mountain.pieces import KING, LETTERS
from games.king_of_the_mountain.squares import SEAT_CORNERS, SIDE
from games.king_of_the_mountain.view import KingOfTheMountainView

_LETTERS: Final = 25.0
_LEFT: Final = LEFT + SIDE * SQUARE + FRAME + 8
_WIDE: Final = WIDTH - _LEFT - 6
_STRIPE: Final = 9
"""Width of the edge in the colour of a seat."""
_INSIDE: Final = _LEFT + _STRIPE + 7
_ROOM: Final = _WIDE - _STRIPE - 14
_TOP: Final = 4
_NAME: Final = 33
_KING: Final = 30
"""Height of the row with the name and of the one with the King below it, in px."""
_LINE: Final = 29
_CLOSEST: Final = 26
"""Usual and least distance of the lines of a reserve."""
_APART: Final = 3
_MAX_HIGH: Final = _TOP + _NAME + _KING + 4 * _LINE
"""Maximum height of what is told of a seat: its name, its King, its reserve in a few lines."""
_ROUND: Final = 36
"""Height of the line with the round above the seats."""
_GROUPS_APART: Final = 9.0

# On a grid of 100 x 100.
_SIGNS: Final = {"ready": "M4 52L22 34L42 54L80 12L98 30L42 88Z", "crown": emblems.CROWN}
_AGAIN: Final = (
    '<path d="M82 50A34 34 0 1 1 66 21" fill="none" stroke="{ink}" stroke-width="13"/>'
    '<path d="M50 6L92 14L64 46Z" fill="{ink}"/>'
)
"""An arrow that goes round."""


def draw_panel(
    canvas: Canvas, view: KingOfTheMountainView, names: Sequence[str], quarters: int
) -> None:
    """Lay it on a canvas; the seat whose corner lies below on the left comes lowest."""
    _round(canvas, view)
    seats = view.position.seats
    high = min(_MAX_HIGH, (HEIGHT - _ROUND) // seats - _APART)
    corners = SEAT_CORNERS[seats]
    first = corners.index(quarters) if quarters in corners else 0
    tops = {
        (first + place) % seats: HEIGHT - FRAME - (place + 1) * high - place * _APART
        for place in range(seats)
    }
    for seat, top in tops.items():  # all boxes first: accents may reach out of theirs
        _box(canvas, view, seat, top, high)
    for seat, top in tops.items():
        _fill(canvas, view, seat, names[seat] if seat < len(names) else "", top, top + high)


def _round(canvas: Canvas, view: KingOfTheMountainView) -> None:
    if view.phase in ("picking", "deploying"):
        return
    canvas.place(_sign(_AGAIN.format(ink=palette.TEXT), 30), _LEFT + 8, _ROUND / 2 - 15)
    text = f"{view.position.round}"
    if limit := view.options.turn_limit:
        text = f"{min(view.position.round, limit)}/{limit}"
    canvas.text(text, _LEFT + 48, _ROUND / 2, 28, weight=lettering.BOLD)


def _box(canvas: Canvas, view: KingOfTheMountainView, seat: int, top: int, high: int) -> None:
    """Draw a seat's box with an edge of its colour; that of who is to move is lit."""
    if seat in view.position.gone:
        canvas.rect(_LEFT, top, _WIDE, high, radius=12, stroke=palette.STONE, line=3)
        return
    lit = foremost(view) == seat
    edge, line = (palette.GOLD, 4) if lit else (palette.PANEL, 0)
    fill = palette.PANEL_LIT if lit else palette.PANEL
    canvas.rect(_LEFT, top, _WIDE, high, radius=12, fill=fill, stroke=edge, line=line)
    canvas.rect(_LEFT + line, top + 12, _STRIPE, high - 24, fill=OWNERS[seat])


def _fill(
    canvas: Canvas, view: KingOfTheMountainView, seat: int, name: str, top: int, foot: int
) -> None:
    """Write a seat's name into its box, its King with his state, and its reserve."""
    middle = top + _TOP + _NAME / 2
    if seat in view.position.gone:
        canvas.name(name, _INSIDE, middle, _LETTERS, _ROOM, colour=palette.STONE)
        return
    sign, text = _news(view, seat)
    taken = _KING + (32 if sign else 0) + 2 * _GROUPS_APART
    taken += lettering.measure(text, _LETTERS, lettering.BOLD)
    row, held = top + _TOP + _NAME, view.position.reserves[seat]
    lines = _lines(held, taken)
    pitch = (foot - 5 - row - _KING) / max(len(lines) - 1, 1)
    beside = pitch < _CLOSEST  # so much in reserve that the King goes up to the name
    if beside:
        lines, row = [[], *_lines(held, 0)], top + 3
        pitch = (foot - 5 - row - _KING) / (len(lines) - 1)
    _state(canvas, view, seat, row)
    for at, groups in enumerate(lines):
        y = row + _KING / 2 if at == 0 else row + _KING + (at - 0.5) * min(pitch, _LINE)
        for kinds, x in groups:
            colour, weight = palette.TEXT_SOFT, lettering.BOLD
            canvas.text(kinds, _INSIDE + x, y, _LETTERS, colour=colour, weight=weight)
    if beside:
        canvas.name(name, _INSIDE + taken, row + 12, _LETTERS, _ROOM - taken)
    else:
        canvas.name(name, _INSIDE, middle, _LETTERS, _ROOM)


def _state(canvas: Canvas, view: KingOfTheMountainView, seat: int, top: float) -> None:
    """Draw a seat's King, and beside him what the seat has done or is about to do."""
    king = art.piece(seat, KING, view.position.monarchs[seat])
    canvas.place(art.stamp(king, _KING), _INSIDE, top)
    x: float = _INSIDE + _KING + _GROUPS_APART
    sign, text = _news(view, seat)
    if sign:
        ink = palette.GOLD if sign == "crown" else palette.TEXT
        canvas.place(_sign(f'<path d="{_SIGNS[sign]}" fill="{ink}"/>', 28), x, top + 1)
    middle, weight = top + _KING / 2, lettering.BOLD
    canvas.text(text, x + 32, middle, _LETTERS, colour=palette.GOLD, weight=weight)


def _news(view: KingOfTheMountainView, seat: int) -> tuple[str, str]:
    """Return a sign of what a seat has done or is about to do, and a number; empty for nothing."""
    if view.phase in ("picking", "deploying"):
        return ("ready" if view.ready[seat] else ""), ""
    if view.winner == seat:
        return "crown", ""
    if view.options.keep_it and view.position.on_centre(seat):
        return "crown", f"{view.position.kept[seat]}/{view.options.keep_it}"
    steps = view.steps_left(seat)
    return ("", "") if steps is None else ("crown", str(steps))


def _lines(held: Sequence[int], taken: float) -> list[list[tuple[str, float]]]:
    """Return the letters of a reserve in lines, those of a kind counted, with where each begins.

    So much of the first line is taken; letters begin at 0 px.
    """
    lines: list[list[tuple[str, float]]] = [[]]
    x = taken
    for kind in sorted({*held}, key=lambda each: (LETTERS[each] == "Q", each)):  # a Q hangs low
        number = held.count(kind)
        text = LETTERS[kind] + (str(number) if number > 1 else "")
        wide = lettering.measure(text, _LETTERS, lettering.BOLD)
        if x + wide > _ROOM:
            x = 0
            lines.append([])
        lines[-1].append((text, x))
        x += wide + _GROUPS_APART
    return lines


def _sign(shape: str, side: int) -> Art:
    return Art(f'<g transform="scale({side / 100:g})">{shape}</g>', side, side)


def foremost(view: KingOfTheMountainView) -> int | None:
    """Return the seat that the table waits for, or that has won."""
    match view.phase:
        case "playing":
            return view.position.turn
        case "mutating":
            return view.mutating[0]
        case "over":
            return view.winner
        case _:
            return None
