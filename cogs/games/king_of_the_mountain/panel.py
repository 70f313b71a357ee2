"""The panel beside the whole board: the round, and facts about each seat."""

from collections.abc import Sequence
from typing import Final

from bot.pictures import HEIGHT, MIN_TEXT_SIZE, WIDTH, Canvas, emblems, lettering, palette
from cogs.games.king_of_the_mountain import pieces_picture as art
from cogs.games.king_of_the_mountain.board_art import FRAME, LEFT, SQUARE, Letters, letter_of
from games.king_of_the_mountain.board import KING, SEAT_CORNERS, SIDE
from games.king_of_the_mountain.view import KingOfTheMountainView

_LEFT: Final = LEFT + SIDE * SQUARE + FRAME + 8
_WIDE: Final = WIDTH - _LEFT - 4
_INSIDE: Final = _LEFT + 8
_ROOM: Final = WIDTH - 6 - _INSIDE
_TOP: Final = 32  # Height of the line with the round above the seats, in px
_KING: Final = 30
_NAME: Final = 35  # Height of the row with the King and the name, in px
_BEHIND_SIGN: Final = 32  # Width of the signs before names and numbers, in px
_BEHIND_RING: Final = 30
_LINE: Final = 31  # Usual height of the other rows, in px
_TIGHT_LINE: Final = 27
_PAD: Final = 2
_SIGN: Final = 24
_APART: Final = 9.0

# On a grid of 100 x 100.
_SIGNS: Final = {"ready": "M4 52L22 34L42 54L80 12L98 30L42 88Z", "crown": emblems.CROWN}
_AGAIN: Final = (  # A circular arrow
    '<path d="M82 50A34 34 0 1 1 66 21" fill="none" stroke="{ink}" stroke-width="13"/>'
    '<path d="M50 6L92 14L64 46Z" fill="{ink}"/>'
)
_RING: Final = (  # The ring of a re-spawn point, as on the board
    f'<circle cx="50" cy="50" r="40" fill="none" stroke="{palette.TEXT_SOFT}" stroke-width="14"/>'
)

Line = list[tuple[str, float]]  # Letters, each with its x position


def draw_panel(
    canvas: Canvas,
    view: KingOfTheMountainView,
    names: Sequence[str],
    quarters: int,
    letters: Letters,
    above: int = 0,
) -> None:
    """Draw the panel on a canvas. The seat whose corner is at the bottom left comes last.

    ``above`` is the height in px of something drawn above the panel instead of the round.
    """
    if not above:
        _round(canvas, view)
    start = above or _TOP
    seats = view.position.seats
    slot = (HEIGHT - FRAME - start) // seats
    corners = SEAT_CORNERS[seats]
    first = corners.index(quarters) if quarters in corners else 0
    for place in range(seats):
        seat = (first + place) % seats
        name = names[seat] if seat < len(names) else ""
        held = view.position.reserves[seat]
        rows = (slot - 3 * _PAD - _NAME) // _TIGHT_LINE
        lines = _lines(held, letters)
        if len(lines) == rows:
            lines = _lines(held, letters, _news_width(view, seat))
        # A reserve that takes too much room is only counted.
        if len(lines) > rows:
            lines = [[(f"{len(held)}", float(_BEHIND_RING))]]
        high = min(slot - _PAD, _high(view, seat, len(lines)))
        # The lowest panel ends at the bottom of the picture.
        top = HEIGHT - FRAME - high if not place else start + (seats - 1 - place) * slot
        if foremost(view) == seat:
            canvas.rect(_LEFT, top, _WIDE, high, radius=8, fill=palette.PANEL)
            canvas.rect(_LEFT, top, 4, high, fill=palette.GOLD)
        _seat(canvas, view, seat, name, letters, lines, top, high)


def _round(canvas: Canvas, view: KingOfTheMountainView) -> None:
    if view.setting_up:
        return
    ink = palette.TEXT_SOFT
    canvas.place(art.stamp(_AGAIN.format(ink=ink), _SIGN), _INSIDE, _TOP / 2 - _SIGN / 2 - 1)
    text = f"{view.position.round}"
    if limit := view.options.turn_limit:
        text = f"{min(view.position.round, limit)}/{limit}"
    canvas.text(text, _INSIDE + _BEHIND_SIGN, _TOP / 2, MIN_TEXT_SIZE, colour=ink)


def _high(view: KingOfTheMountainView, seat: int, lines: int) -> int:
    if seat in view.position.gone:
        return _NAME + 2 * _PAD
    return 2 * _PAD + _NAME + _LINE * (lines + 1)


def _seat(
    canvas: Canvas,
    view: KingOfTheMountainView,
    seat: int,
    name: str,
    letters: Letters,
    lines: list[Line],
    top: float,
    high: float,
) -> None:
    """Draw a seat's King and name, its pieces, captures and news, and its reserve.

    If the reserve takes up all the room, only the news is left, at the end of its first line.
    """
    middle = top + _PAD + _NAME / 2
    if seat in view.position.gone:
        canvas.name(name, _INSIDE, middle, MIN_TEXT_SIZE, _ROOM, colour=palette.STONE)
        return
    gained = letter_of(view.position.monarchs[seat], letters)
    king = art.piece(seat, KING, letter_of(KING, letters), gained)
    canvas.place(art.stamp(king, _KING), _INSIDE, middle - _KING / 2 - 1)
    y = top + _PAD + _NAME
    left = high - 2.0 * _PAD - _NAME
    counted = left >= _TIGHT_LINE * (len(lines) + 1)
    # Lines move closer together if the reserve has little room.
    pitch = min(_LINE, left / max(len(lines) + counted, 1))
    _draw_news(canvas, view, seat, y + pitch / 2)
    room = _ROOM - _BEHIND_SIGN
    canvas.name(name, _INSIDE + _BEHIND_SIGN, middle, MIN_TEXT_SIZE, room)
    if counted:
        _counts(canvas, view, seat, y + pitch / 2)
        y += pitch
    for at, line in enumerate(lines):
        if not at:
            canvas.place(art.stamp(_RING, _SIGN), _INSIDE, y + pitch / 2 - _SIGN / 2)
        for text, x in line:
            _soft(canvas, text, _INSIDE + x, y + pitch * (at + 0.5), _ROOM - x)


def _soft(canvas: Canvas, text: str, x: float, y: float, room: float) -> float:
    return canvas.text(text, x, y, MIN_TEXT_SIZE, room=room, colour=palette.TEXT_SOFT)


def _draw_news(canvas: Canvas, view: KingOfTheMountainView, seat: int, y: float) -> None:
    """Draw a seat's latest or imminent event at the end of a row."""
    sign, text = _news(view, seat)
    if not sign:
        return
    ink = palette.GOLD if sign == "crown" else palette.TEXT_SOFT
    right, bold = _INSIDE + _ROOM, lettering.BOLD
    canvas.text(text, right, y, MIN_TEXT_SIZE, anchor="end", colour=palette.GOLD, weight=bold)
    left = right + _APART / 2 - _news_width(view, seat)
    canvas.place(art.stamp(f'<path d="{_SIGNS[sign]}" fill="{ink}"/>', _SIGN), left, y - 13)


def _news_width(view: KingOfTheMountainView, seat: int) -> float:
    sign, text = _news(view, seat)
    wide = lettering.measure(text, MIN_TEXT_SIZE, lettering.BOLD)
    return _SIGN + (3 if text else 0) + wide + _APART / 2 if sign else 0.0


def _counts(canvas: Canvas, view: KingOfTheMountainView, seat: int, y: float) -> None:
    if view.setting_up:
        return
    number = sum(owner == seat for _, owner, _ in view.position.pieces())
    canvas.place(art.stamp(art.body(seat), _SIGN), _INSIDE + 3, y - _SIGN / 2 - 3)
    x = _BEHIND_SIGN + _soft(canvas, f"{number}", _INSIDE + _BEHIND_SIGN, y, _ROOM) + _APART
    captures = view.position.captures[seat]
    room = _ROOM - _news_width(view, seat)
    if captures and x + lettering.measure(f"×{captures}", MIN_TEXT_SIZE) <= room:
        _soft(canvas, f"×{captures}", _INSIDE + x, y, _ROOM)


def _news(view: KingOfTheMountainView, seat: int) -> tuple[str, str]:
    """Return a sign for a seat's latest or imminent event, and a number. Both may be empty."""
    if view.setting_up:
        return ("ready" if view.ready[seat] else ""), ""
    if view.winner == seat:
        return "crown", ""
    # Under *Keep it*, the turns kept so far; otherwise the steps left to the centre.
    if view.options.keep_it and view.position.on_centre(seat):
        return "crown", f"{view.position.kept[seat]}/{view.options.keep_it}"
    steps = view.steps_left(seat)
    return ("", "") if steps is None else ("crown", str(steps))


def _lines(held: Sequence[int], letters: Letters, beside: float = 0.0) -> list[Line]:
    """Return a reserve in lines, the first of which leaves ``beside`` px free at its end."""
    lines: list[Line] = []
    x = float(_ROOM)
    for kind in sorted({*held}):
        number = held.count(kind)
        text = (f"{number}×" if number > 1 else "") + letter_of(kind, letters)
        wide = min(lettering.measure(text, MIN_TEXT_SIZE), _ROOM - _BEHIND_RING)
        if x + wide > _ROOM - (beside if len(lines) == 1 else 0):
            x = 0.0 if lines else float(_BEHIND_RING)
            lines.append([])
        lines[-1].append((text, x))
        x += wide + _APART
    return lines


def foremost(view: KingOfTheMountainView) -> int | None:
    """Return the seat that the table is waiting for, or that has won."""
    match view.phase:
        case "playing":
            return view.position.turn
        case "mutating":
            return view.mutating[0]
        case "over":
            return view.winner
        case _:
            return None
