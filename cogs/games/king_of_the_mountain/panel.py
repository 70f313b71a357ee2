"""The panel beside the whole board: the round, and each seat's state and reserve."""

from collections.abc import Iterator
from typing import Final

from bot.pictures import HEIGHT, WIDTH, Art, Canvas, emblems, lettering, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import FRAME, LEFT, LETTER_INKS, OWNERS, SQUARE
from games.king_of_the_mountain.pieces import KING, LETTERS
from games.king_of_the_mountain.squares import SEAT_CORNERS, SIDE
from games.king_of_the_mountain.view import KingOfTheMountainView

_LETTERS: Final = 25.0
_LEFT: Final = LEFT + SIDE * SQUARE + FRAME + 8
_WIDE: Final = WIDTH - _LEFT - 6
_HEAD: Final = 38
_LINE: Final = 29
_APART: Final = 6
_HIGH: Final = 4 + _HEAD + 3 * _LINE + 4
"""The height of what is told of a seat, its reserve in up to three lines."""
_ROUND: Final = 46
"""Height of the line with the round above the seats."""
_PAD: Final = 8
_GROUPS_APART: Final = 9.0

# On a grid of 100 x 100.
_SIGNS: Final = {
    "turn": "M96 30H46V4L2 50L46 96V70H96Z",
    "ready": "M4 52L22 34L42 54L80 12L98 30L42 88Z",
    "crown": emblems.CROWN,
}
_AGAIN: Final = (
    '<path d="M82 50A34 34 0 1 1 66 21" fill="none" stroke="{ink}" stroke-width="13"/>'
    '<path d="M50 6L92 14L64 46Z" fill="{ink}"/>'
)
"""An arrow that goes round."""


def draw_panel(canvas: Canvas, view: KingOfTheMountainView, quarters: int) -> None:
    """Lay it on a canvas; the seat whose corner lies below on the left comes lowest."""
    _round(canvas, view)
    seats = view.position.seats
    high = min(_HIGH, (HEIGHT - _ROUND) // seats - _APART)
    corners = SEAT_CORNERS[seats]
    first = corners.index(quarters) if quarters in corners else 0
    for place in range(seats):
        top = HEIGHT - FRAME - (place + 1) * high - place * _APART
        _block(canvas, view, (first + place) % seats, top, high)


def _round(canvas: Canvas, view: KingOfTheMountainView) -> None:
    if view.phase in ("picking", "deploying"):
        return
    canvas.place(_sign(_AGAIN.format(ink=palette.TEXT), 30), _LEFT + _PAD, _ROUND / 2 - 15)
    text = f"{view.position.round}"
    if limit := view.options.turn_limit:
        text = f"{min(view.position.round, limit)}/{limit}"
    canvas.text(text, _LEFT + _PAD + 40, _ROUND / 2, 28, weight=lettering.BOLD)


def _block(canvas: Canvas, view: KingOfTheMountainView, seat: int, top: int, high: int) -> None:
    """Draw one seat: its token, its state, its reserve."""
    if seat in view.position.gone:
        canvas.rect(_LEFT, top, _WIDE, high, radius=12, stroke=palette.STONE, line=3)
        return
    canvas.rect(_LEFT, top, _WIDE, high, radius=12, fill=OWNERS[seat])
    if foremost(view) == seat:
        edge = palette.GOLD if view.phase == "over" else palette.TEXT
        canvas.rect(_LEFT, top, _WIDE, high, radius=12, stroke=edge, line=5)
    king = art.piece(seat, KING, view.position.monarchs[seat])
    canvas.place(art.stamp(king, _HEAD), _LEFT + _PAD, top + 5)
    x: float = _LEFT + _PAD + _HEAD + 8
    for sign, text in _news(view, seat):
        shape = f'<path d="{_SIGNS[sign]}" fill="{LETTER_INKS[seat]}"/>'
        canvas.place(_sign(shape, 28), x, top + 10)
        x += 34
        if text:
            middle = top + 24
            x += canvas.text(
                text, x, middle, _LETTERS, colour=LETTER_INKS[seat], weight=lettering.BOLD
            )
            x += _PAD
    _reserve(canvas, view, seat, top + 4 + _HEAD + _LINE / 2)


def _news(view: KingOfTheMountainView, seat: int) -> Iterator[tuple[str, str]]:
    """Signs of what a seat does or is about to do, some with a number."""
    if view.phase in ("picking", "deploying"):
        if view.ready[seat]:
            yield "ready", ""
        return
    if view.winner == seat:
        yield "crown", ""
        return
    if foremost(view) == seat:
        yield "turn", ""
    if view.options.keep_it and view.position.on_centre(seat):
        yield "crown", f"{view.position.kept[seat]}/{view.options.keep_it}"
    elif (steps := view.steps_left(seat)) is not None:
        yield "crown", str(steps)


def _reserve(canvas: Canvas, view: KingOfTheMountainView, seat: int, y: float) -> None:
    """Write the letters of the pieces in reserve, those of a kind counted."""
    held = view.position.reserves[seat]
    x: float = _LEFT + _PAD
    for kind in sorted({*held}):
        number = held.count(kind)
        text = LETTERS[kind] + (str(number) if number > 1 else "")
        wide = lettering.measure(text, _LETTERS, lettering.BOLD)
        if x + wide > _LEFT + _WIDE - _PAD:
            x, y = _LEFT + _PAD, y + _LINE
        canvas.text(text, x, y, _LETTERS, colour=LETTER_INKS[seat], weight=lettering.BOLD)
        x += wide + _GROUPS_APART


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
