"""The public picture of a game of King of the Hill, and the private one of a hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.base.language import sentence
from bot.pictures import (
    BOLD,
    HEIGHT,
    WIDTH,
    Canvas,
    Lexicon,
    deck,
    marks,
    measure,
    palette,
)
from bot.pictures.hand import lay
from cogs.games.king_of_the_hill import blows, pyramid
from games.king_of_the_hill.view import KingOfTheHillView

LEXICON: Final = Lexicon(
    hand=sentence("king-of-the-hill/drawn-hand"),
    reserve=sentence("king-of-the-hill/drawn-reserve"),
    won=sentence("king-of-the-hill/drawn-won"),
    spoils=sentence("king-of-the-hill/drawn-spoils"),
    choose=sentence("king-of-the-hill/drawn-choose"),
    attack=sentence("king-of-the-hill/drawn-attack"),
    divide=sentence("king-of-the-hill/drawn-divide"),
    ready=sentence("king-of-the-hill/drawn-ready"),
    conceded=sentence("king-of-the-hill/drawn-conceded"),
    king=sentence("king-of-the-hill/drawn-king"),
    draw=sentence("king-of-the-hill/drawn-draw"),
    discarded=sentence("king-of-the-hill/drawn-discarded"),
)

_SIDE: Final = 14
_EDGE: Final = 8
_STRIP: Final = 88
BOARD: Final = pyramid.Ground(left=214, top=104, card=100, step=64)
_BLOWS: Final = (_SIDE, 104.0, 246.0, 250.0)
HAND: Final = pyramid.Ground(left=_SIDE, top=84, card=92, step=45)
"""The flatter pyramid above the viewer's own cards, which overlap its lowest row."""
_HAND_BLOWS: Final = (544.0, 72.0, WIDTH - 544.0 - _SIDE, 216.0)
_HAND_HEIGHT: Final = 560
_OWN: Final = 328  # Top of the viewer's own cards, in px
_BAND: Final = 236.0  # Minimum width of a group of own cards, for the words above it, in px
_KNOWN: Final = 56.0
_LEFT: Final = 94.0  # Left edge of a strip's texts, in px
_COUNTS: Final = 200.0
"""Maximum width of the opponent's counts in a hand, without the word for reserve, in px."""
_LEAST_NAME: Final = 160.0  # Width in px below which a name among known cards is left out


def board_picture(
    view: KingOfTheHillView, names: Sequence[str] = (), said: Mapping[str, str] = LEXICON.english
) -> bytes:
    """Return a PNG of the table as everybody may see it.

    ``said`` are the words by key. The viewer's seat is at the bottom, or the first one for
    spectators.
    """
    canvas = Canvas(WIDTH, HEIGHT)
    draw_board(canvas, view, names, said)
    return canvas.png()


def draw_board(
    canvas: Canvas, view: KingOfTheHillView, names: Sequence[str], said: Mapping[str, str]
) -> None:
    mine = view.viewer or 0
    _hill(canvas, BOARD)
    for at, top in ((1 - mine, _EDGE), (mine, HEIGHT - _STRIP - _EDGE)):
        _strip(canvas, view, at, top, names[at] if names else "", said)
    pyramid.draw(canvas, view, BOARD)
    blows.draw(canvas, view, _BLOWS, mine, said)
    if view.ending == "draw":
        middle = BOARD.left + BOARD.width / 2
        marks.chip(canvas, f"✗ {said['draw']}", middle, BOARD.top + 34, 46, 240, anchor="middle")


def _hill(canvas: Canvas, ground: pyramid.Ground) -> None:
    left, wide, foot = ground.left, ground.width, HEIGHT - 40
    path = (
        f"M{left - 130} {foot}Q{left + wide * 0.28} {ground.top + 120} {left + wide * 0.44} "
        f"{ground.top - 10}Q{left + wide / 2} {ground.top - 44} {left + wide * 0.56} "
        f"{ground.top - 10}Q{left + wide * 0.72} {ground.top + 120} {left + wide + 130} {foot}Z"
    )
    canvas.path(path, 0, 0, WIDTH, HEIGHT, palette.FELT_DARK)


def _strip(
    canvas: Canvas,
    view: KingOfTheHillView,
    at: int,
    top: float,
    name: str,
    said: Mapping[str, str],
) -> None:
    seat = view.seats[at]
    king = view.king == at
    task = _task(view, at)
    lit = king or task is not None
    marks.panel(canvas, _SIDE, top, WIDTH - 2 * _SIDE, _STRIP, fill=palette.PANEL, lit=lit)
    middle = top + _STRIP / 2
    marks.badge(canvas, at, _SIDE + 42, middle + 9 if king else middle, 50 if king else 58)
    if king:
        marks.crown(canvas, _SIDE + 42, middle - 14, 36)
    line = top + 28
    room, right = 300, WIDTH - _SIDE - 16
    free = right - _LEFT - 16
    if king:
        free -= marks.chip(canvas, f"♔ {said['king']}", right, line, 42, room, anchor="end")
    elif view.ending == "conceded":
        free -= marks.caption(canvas, said["conceded"], right, line, 26, room, anchor="end")
    elif seat.ready:
        text, fill = f"✓ {said['ready']}", palette.GOOD
        free -= marks.chip(canvas, text, right, line, 42, room, anchor="end", fill=fill)
    elif task is not None:
        free -= marks.chip(canvas, f"→ {said[task]}", right, line, 42, room, anchor="end")
    ink = palette.GOLD if lit else palette.TEXT
    canvas.name(name, _LEFT, top + 28, 27, free, colour=ink, weight=BOLD)
    x, line = _LEFT, top + 66
    x += marks.held(canvas, seat.hand, x, line, 24) + 26
    for key in ("reserve", "won"):
        x += marks.caption(canvas, said[key], x, line, 25, 210) + 10
        x += canvas.text(str(getattr(seat, key)), x, line, 27, weight=BOLD) + 26


def _task(view: KingOfTheHillView, seat: int) -> str | None:
    if view.phase == "choosing":
        return "choose" if view.turn == seat else None
    if view.phase == "spoils":
        return "divide" if view.battle and view.battle.winner == seat else None
    if view.phase == "over" or view.seats[seat].ready:
        return None
    return "reserve" if view.phase == "setup" else "attack"


def calm(view: KingOfTheHillView) -> KingOfTheHillView:
    """Return a view for a hand, which doesn't change when the opponent chooses in secret.

    Each change of an open hand is a request to Discord, and the board shows who has chosen.
    """
    seats = tuple(
        replace(seat, ready=seat.ready and at == view.viewer) for at, seat in enumerate(view.seats)
    )
    return replace(view, seats=seats)


def hand_picture_of(
    view: KingOfTheHillView,
    chosen: tuple[int, ...] = (),
    names: Sequence[str] = (),
    said: Mapping[str, str] = LEXICON.english,
) -> bytes:
    """Return a PNG with everything that the viewer's decision depends on.

    From the top: the known cards of the opponent, the pyramid and the last blows, and the viewer's
    name and own cards. The chosen cards, or those of a choice already made, are raised and marked.
    """
    assert view.viewer is not None
    canvas = Canvas(WIDTH, _HAND_HEIGHT)
    _opponent(canvas, view, 1 - view.viewer, names[1 - view.viewer] if names else "", said)
    pyramid.draw(canvas, view, HAND)
    blows.draw(canvas, view, _HAND_BLOWS, view.viewer, said)
    canvas.rect(0, _OWN, WIDTH, _HAND_HEIGHT - _OWN, fill=palette.FELT_DARK)
    _own(canvas, view, chosen or view.committed or (), said)
    left, middle = _HAND_BLOWS[0], _OWN - 19
    marks.badge(canvas, view.viewer, left + 17, middle, 35)
    name = names[view.viewer] if names else ""
    canvas.name(name, left + 40, middle, 27, WIDTH - left - 44, weight=BOLD)
    return canvas.png()


def _opponent(
    canvas: Canvas, view: KingOfTheHillView, at: int, name: str, said: Mapping[str, str]
) -> None:
    seat = view.seats[at]
    middle = 38.0
    marks.badge(canvas, at, _SIDE + 28, middle, 50)
    x = _SIDE + 62.0
    known = (seat.known_hand, seat.known_reserve, seat.known_either)
    reserve = min(180.0, measure(said["reserve"].upper(), 26))
    free = WIDTH - _SIDE - x - _COUNTS - reserve - sum(map(_known_width, known))
    if name and free >= _LEAST_NAME:
        canvas.name(name, x, middle, 28, free, colour=palette.TEXT, weight=BOLD)
        x += free + 18
    x += marks.held(canvas, seat.hand, x, middle, 34) + 14
    x = _draw_known(canvas, seat.known_hand, x)
    x += marks.caption(canvas, said["reserve"], x, middle, 26, 180) + 12
    x += canvas.text(str(seat.reserve), x, middle, 28, weight=BOLD) + 14
    x = _draw_known(canvas, seat.known_reserve, x)
    if seat.known_either:
        x += canvas.text("?", x, middle, 30, weight=BOLD) + 12
        _draw_known(canvas, seat.known_either, x)
    canvas.rect(0, 70, WIDTH, 24, fill=palette.FELT)


def _draw_known(canvas: Canvas, cards: Sequence[int], x: float) -> float:
    """Draw the upper halves of small cards, starting at x. Returns where the next may begin."""
    step = _KNOWN * deck.INDEX_STRIP
    for at, card in enumerate(cards):
        deck.face(canvas, card, x + at * step, 8, _KNOWN)
    return x + _known_width(cards)


def _known_width(cards: Sequence[int]) -> float:
    return _KNOWN * deck.INDEX_STRIP * (len(cards) + 1) + 18 if cards else 8.0


def _own(
    canvas: Canvas, view: KingOfTheHillView, chosen: tuple[int, ...], said: Mapping[str, str]
) -> None:
    pending = view.phase in ("setup", "attack") and view.committed is None
    bands = [("hand", view.hand, pending and not view.from_reserve)]
    if view.reserve or view.phase != "setup":
        bands.append(("reserve", view.reserve, pending and view.from_reserve))
    if view.phase == "spoils" and view.spoils:
        bands.insert(0, ("spoils", view.spoils, True))
    held = max(1, sum(len(cards) for _, cards, _ in bands))
    # Each band has a minimum width. The rest is shared by number of cards.
    room = WIDTH - 2 * _SIDE - 20 * (len(bands) - 1) - _BAND * len(bands)
    x: float = _SIDE
    for key, cards, lit in bands:
        wide = _BAND + room * len(cards) / held
        text = f"{said[key]} {len(cards)}"
        if lit:
            marks.chip(canvas, f"→ {text}", x, _OWN + 28, 42, wide)
        else:
            marks.caption(canvas, text, x, _OWN + 28, 26, wide)
        if cards:
            box = (x, _OWN + 56, wide, _HAND_HEIGHT - _OWN - 62)
            lay(canvas, cards, box, [card for card in cards if card in chosen], most=130)
        x += wide + 20
