"""Marks that tables of several games share: seat badges, points, chips."""

from typing import Final

from bot.pictures import deck, emblems, lettering, palette
from bot.pictures.canvas import WIDTH, Anchor, Canvas
from bot.pictures.stamps import Art

SIDE: Final = 16  # width in px of the margins beside a picture with a header
WALL: Final = 68  # height in px of a header
SUIT_SIGNS: Final = "♣♦♥♠"
_SHIELD: Final = "M6 8Q50 -4 94 8V56Q94 88 50 106Q6 88 6 56Z"


def caption(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    anchor: Anchor = "start",
) -> float:
    """Write a text in a paler colour. Returns its width in px.

    The text is at most `size` px high and `room` px wide.
    """
    return canvas.text(text, x, y, size, room=room, anchor=anchor, colour=palette.TEXT_SOFT)


def panel(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = palette.FELT_DARK,
    radius: float = 18,
    lit: bool = False,
    line: float = 5,
) -> None:
    """Draw a box for things that belong together. A lit one has a gold edge of `line` px."""
    if lit:
        fill, edge = palette.PANEL_LIT, palette.GOLD
    else:
        edge, line = palette.PANEL_EDGE, 2
    canvas.rect(x, y, width, height, radius=radius, fill=fill, stroke=edge, line=line)


def badge(
    canvas: Canvas, seat: int, x: float, y: float, width: float, *, hollow: bool = False
) -> None:
    """Draw a shield with a seat's number (seat 0 shows 1), `width` px wide, centred on (x, y).

    A hollow badge is only an outline, for a seat that is out of the round.
    """
    number = str(seat + 1)
    fill = palette.PANEL if hollow else palette.seat_colour(seat)
    ink = palette.TEXT_SOFT if hollow else palette.DARK
    edge = palette.STONE if hollow else palette.DARK
    size = 56 if len(number) == 1 else 46
    svg = (
        f'<g transform="translate(3 3) scale({(width - 6) / 100:.4f})">'
        f'<path d="{_SHIELD}" fill="{fill}" stroke="{edge}" stroke-width="6" '
        'stroke-linejoin="round"/>'
        f"{lettering.centred_text(number, 50, 50, size, ink)}</g>"
    )
    height = width * 1.12
    canvas.place(Art(svg, round(width), round(height)), x - width / 2, y - height / 2)


def crown(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw a gold crown, `width` px wide, with its foot at (x, y)."""
    svg = (
        f'<path transform="translate(1 1) scale({(width - 2) / 100:.4f})" d="{emblems.CROWN}" '
        f'fill="{palette.GOLD}" stroke="{palette.DARK}" stroke-width="5" stroke-linejoin="round"/>'
    )
    side = round(width)
    canvas.place(Art(svg, side, side), x - width / 2, y - width * 0.86)


def dagger(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw a dark dagger pointing down, `height` px high, centred on (x, y)."""
    svg = (
        f'<path transform="scale({height / 100:.4f})" d="{emblems.DAGGER}" fill="{palette.DARK}"/>'
    )
    canvas.place(Art(svg, round(height), round(height)), x - height / 2, y - height / 2)


def swords(canvas: Canvas, x: float, y: float, size: float, *, ink: str = palette.DARK) -> None:
    """Draw two crossed swords, `size` px wide, centred on (x, y)."""
    svg = f'<g transform="scale({size / 116:.4f}) translate(8 12)">{emblems.jack(ink)}</g>'
    canvas.place(Art(svg, round(size), round(size)), x - size / 2, y - size / 2)


def suited_width(text: str, size: float) -> float:
    """Return the width in px of the text that `draw_suited` writes."""
    return sum(wide for wide, _ in _pieces(text, size)) + size * 0.12 * (len(text) - 1)


def draw_suited(canvas: Canvas, text: str, x: float, y: float, size: float) -> None:
    """Draw bold capitals of `size` px and suit symbols (♣♦♥♠), centred on (x, y).

    They are legible on paper and on gold.
    """
    wide = suited_width(text, size)
    pen, inside = 0.0, ""
    for taken, shapes in _pieces(text, size):
        inside += f'<g transform="translate({pen:.2f} 0)">{shapes}</g>'
        pen += taken + size * 0.12
    svg = f'<g transform="translate(1 {size * 0.1:.2f})">{inside}</g>'
    art = Art(svg, round(wide) + 3, round(size * 1.3))
    canvas.place(art, x - wide / 2 - 1, y - size * 0.6)


def _pieces(text: str, size: float) -> list[tuple[float, str]]:
    found = []
    for char in text:
        if char == " ":
            found.append((size * 0.18, ""))
        elif char in SUIT_SIGNS:
            suit = SUIT_SIGNS.index(char)
            ink = palette.suit_ink(suit)
            shape = f'<g transform="scale({size / 100:.4f})" fill="{ink}">'
            found.append((size, f"{shape}{emblems.SUITS[suit]}</g>"))
        else:
            wide = lettering.measure(char, size, lettering.BOLD)
            found.append((wide, lettering.text_as_svg(char, size, palette.INK, lettering.BOLD)))
    return found


def towers(
    canvas: Canvas, points: int, target: int, x: float, y: float, size: float, step: float
) -> None:
    """Draw a tower for each point of the target: filled if scored, else hollow with dots.

    The first tower's left edge is at x, their centre line at y. `size` and `step` are in px.
    """
    for at in range(target):
        have = at < points
        fill, stroke = (palette.GOLD, palette.GOLD) if have else (palette.FELT_DARK, palette.STONE)
        svg = (
            f'<g transform="translate(1 1) scale({(size - 2) / 100:.4f})">'
            f"{emblems.tower(fill, stroke, 3 if have else 7)}</g>"
        )
        canvas.place(Art(svg, round(size), round(size)), x + at * step, y - size / 2)


def held(canvas: Canvas, count: int, x: float, y: float, width: float) -> float:
    """Draw a small card back, or an empty slot for no cards, and beside it the number held.

    They are left-aligned at x and centred on y. Returns their width in px.
    """
    top = y - width * deck.RATIO / 2
    if count:
        deck.back(canvas, x, top, width)
    else:
        deck.slot(canvas, x, top, width, colour=palette.STONE)
    taken = width + 8
    return taken + canvas.text(str(count), x + taken, y, 28, weight=lettering.BOLD)


def chip(
    canvas: Canvas,
    text: str,
    x: float,
    y: float,
    height: float,
    room: float,
    *,
    anchor: Anchor = "start",
    fill: str = palette.GOLD,
) -> float:
    """Draw a filled pill with a text, at most `room` px wide, centred on y. Returns its width."""
    pad = height * 0.4
    size = lettering.fitting(text, height * 0.62, room - 2 * pad, lettering.BOLD)
    wide = lettering.measure(text, size, lettering.BOLD) + 2 * pad
    x -= {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    canvas.rect(x, y - height / 2, wide, height, radius=height / 2, fill=fill)
    canvas.text(text, x + pad, y, size, colour=palette.DARK, weight=lettering.BOLD)
    return wide


def gain(canvas: Canvas, points: int, x: float, y: float, radius: float) -> None:
    """Draw a gold disc around (x, y) with the points just won, such as +1. The radius is in px."""
    canvas.circle(x, y, radius, fill=palette.GOLD, stroke=palette.DARK, line=radius * 0.14)
    ink, room = palette.DARK, radius * 1.7
    text = f"+{points}"
    canvas.text(text, x, y, radius, room=room, anchor="middle", colour=ink, weight=lettering.BOLD)


def header(canvas: Canvas, title: str, time: str = "") -> None:
    """Draw a castle wall along the top edge, with a crown, a title, and a time on the right."""
    middle, left, right = (WALL - 12) / 2, SIDE + 52, WIDTH - SIDE - 4
    battlements(canvas, WALL)
    apart = 20 + caption(canvas, time, right, middle, 27, 280, anchor="end") if time else 4
    crown(canvas, SIDE + 22, middle + 17, 40)
    canvas.text(title, left, middle, 32, room=right - left - apart, weight=lettering.BOLD)


def battlements(canvas: Canvas, height: float) -> None:
    """Draw a dark castle wall along the top edge, `height` px high, with its teeth down."""
    edge = f"M0 0V{height:g}H15"
    for _ in range(15, canvas.width, 60):
        edge += f"V{height - 12:g}h30V{height:g}h30"
    path = f'<path d="{edge}V0Z" fill="{palette.FELT_DARK}"/>'
    canvas.place(Art(path, canvas.width, round(height)), 0, 0)
