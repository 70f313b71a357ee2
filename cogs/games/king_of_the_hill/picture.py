"""The public picture of a game of King of the Hill, and the private one of a hand."""

import math
from collections.abc import Mapping
from typing import Final

from bot.base.language import sentence
from bot.pictures import BOLD, WIDTH, Canvas, Lexicon, deck, marks, palette
from bot.pictures.hand import Band, banded_hand_picture
from games.core.cards import RANKS, rank_of
from games.king_of_the_hill import APEX, PLACES, Battle, KingOfTheHillView, compare, value

LEXICON: Final = Lexicon(
    hand=sentence("Hand"),
    reserve=sentence("Reserve"),
    won=sentence("Won"),
    spoils=sentence("Spoils"),
    choose=sentence("Choose"),
    attack=sentence("Attack"),
    divide=sentence("Divide"),
    ready=sentence("Ready"),
    conceded=sentence("Gave up"),
    king=sentence("King"),
    draw=sentence("No king"),
    battle=sentence("Battle"),
    discarded=sentence("Discarded"),
)

LETTERS: Final[tuple[str, ...]] = tuple("★MNJKLFGHIABCDE")
"""By stack: the letter of its place, from the bottom row up, left to right."""

CARD: Final = 118.0
"""Width in px of the pyramid's cards."""

_SIDE: Final = 16
_PITCH: Final = 138.0
_STEP: Final = 108.0
_TOP: Final = 40.0
_PYRAMID: Final = math.ceil(_TOP + 4 * _STEP + CARD * deck.RATIO)
_PANEL: Final = (192.0, 218.0)
_EDGE: Final = 4.0
_BLOWS: Final = 3
_BLOW: Final = 132
_TITLE: Final = 52
_STRUCK: Final = 74.0
_LYING: Final = 14
"""So much lower in px the apex lies, for it lies sideways."""


def hand_picture_of(
    view: KingOfTheHillView,
    chosen: tuple[int, ...] = (),
    said: Mapping[str, str] = LEXICON.english,
) -> bytes:
    """A PNG of the viewer's hand and, below it, their reserve and what they have just won.

    The chosen cards, or those of a choice already made, stand raised and marked.
    """
    pending = view.phase in ("setup", "attack") and view.committed is None
    bands = [Band(f"{said['hand']} {len(view.hand)}", view.hand, pending and not view.from_reserve)]
    if view.reserve:
        label = f"{said['reserve']} {len(view.reserve)}"
        bands.append(Band(label, view.reserve, pending and view.from_reserve))
    if view.phase == "spoils" and view.spoils:
        bands.insert(0, Band(f"{said['spoils']} {len(view.spoils)}", view.spoils, lit=True))
    return banded_hand_picture(bands, chosen or view.committed or ())


def stack_corner(index: int) -> tuple[float, float]:
    """The top left corner in px of the open card of a stack."""
    row, column = PLACES[index]
    wide = CARD * deck.RATIO if index == APEX else CARD
    left = WIDTH / 2 - ((row - 1) * _PITCH + wide) / 2
    return left + column * _PITCH, _TOP + (row - 1) * _STEP + (_LYING if index == APEX else 0)


def board_picture(view: KingOfTheHillView, said: Mapping[str, str] = LEXICON.english) -> bytes:
    """A PNG of the table as everybody may see it, ``said`` in words by key."""
    battle = _TITLE + _rows(view) * _BLOW + 2 * _SIDE if view.battle else _SIDE
    canvas = Canvas(WIDTH, _PYRAMID + battle)
    _hill(canvas)
    for seat in range(2):
        _panel(canvas, view, seat, said)
    for index in range(len(PLACES)):
        _empty_place(canvas, index)
    for index in range(len(PLACES)):
        _stack(canvas, view, index)
    if view.ending == "draw":
        text = f"✗ {said['draw']}"
        middle = _TOP + _STEP / 2
        marks.chip(canvas, text, WIDTH / 2, middle, 46, 220, anchor="middle", fill=palette.BAD)
    if view.battle:
        _battle(canvas, view, view.battle, said)
    return canvas.png()


def _rows(view: KingOfTheHillView) -> int:
    """Blows shown, the one to come included."""
    coming = view.phase == "attack"
    return min(len(view.battle.blows), _BLOWS - coming) + coming if view.battle else 0


def _hill(canvas: Canvas) -> None:
    path = (
        f"M0 {_PYRAMID + 8}L120 420Q270 120 330 30Q360 0 390 30Q450 120 600 420L720 {_PYRAMID + 8}Z"
    )
    canvas.path(path, 0, 0, WIDTH, _PYRAMID + 8, palette.FELT_DARK)


def _empty_place(canvas: Canvas, index: int) -> None:
    """What a stack leaves: only as high as no card of the row below reaches."""
    x, y = stack_corner(index)
    wide = CARD * deck.RATIO if index == APEX else CARD
    canvas.rect(
        x + 4,
        y + 4,
        wide - 8,
        _STEP - 12 - (_LYING if index == APEX else 0),
        radius=10,
        stroke=palette.PANEL_EDGE,
        line=2,
        dash="3 9",
    )
    middle = x + wide / 2
    canvas.text(LETTERS[index], middle, y + 78, 24, anchor="middle", colour=palette.PANEL_EDGE)


def _stack(canvas: Canvas, view: KingOfTheHillView, index: int) -> None:
    x, y = stack_corner(index)
    stack = view.stacks[index]
    won_by = _just_won_by(view, index)
    choosable = index in view.available
    fought = _is_fought(view, index)
    top = view.battle.top if view.battle and won_by is not None else stack.top
    if top is None:
        return
    for under in range(stack.size - 1, 0, -1):
        shift = under * _EDGE
        canvas.rect(
            x + shift,
            y - shift,
            CARD,
            CARD * deck.RATIO,
            radius=10,
            fill=palette.PAPER_SHADE,
            stroke=palette.STEEL_DEEP,
            line=1.5,
        )
    crowned = won_by is not None and index == APEX
    frame = palette.GOLD if choosable or crowned else palette.BAD if fought else ""
    dimmed = won_by is not None and not crowned
    if index == APEX:
        deck.lying_joker(canvas, x, y, CARD, frame=frame, dimmed=dimmed)
    else:
        deck.face(canvas, top, x, y, CARD, across=True, frame=frame, dimmed=dimmed)
    if stack.size > 1:
        text = f"×{stack.size}"
        canvas.text(text, x + CARD - 14, y + 62, 24, anchor="end", colour=palette.INK, weight=18)
    _letter(canvas, index, frame or palette.DARK, palette.DARK if frame else palette.TEXT)
    middle = WIDTH / 2 if index == APEX else x + CARD / 2
    if won_by is not None:
        marks.badge(canvas, won_by, middle, y + (116 if crowned else 76), 56)
        if crowned:
            marks.crown(canvas, middle, y + 90, 44)
    elif fought:
        canvas.circle(x + 38, y + 76, 27, fill=palette.DARK, stroke=palette.BAD, line=4)
        marks.swords(canvas, x + 38, y + 76, 40, ink=palette.BAD)


def _is_fought(view: KingOfTheHillView, index: int) -> bool:
    return (
        view.battle is not None
        and view.battle.stack == index
        and view.phase in ("attack", "spoils")
    )


def _just_won_by(view: KingOfTheHillView, index: int) -> int | None:
    """Whose a stack has just become, as long as it is shown in its place."""
    battle = view.battle
    if battle is None or battle.stack != index or battle.winner is None:
        return None
    return battle.winner if view.phase == "spoils" or index == APEX else None


def _letter(canvas: Canvas, index: int, fill: str, ink: str) -> None:
    x, y = stack_corner(index)
    x, y = (WIDTH / 2, y - 14) if index == APEX else (x + CARD - 15, y + 10)
    canvas.circle(x, y, 20, fill=fill, stroke=palette.DARK, line=3)
    text = LETTERS[index]
    canvas.text(text, x, y, 23, anchor="middle", colour=ink, weight=BOLD)


def _panel(canvas: Canvas, view: KingOfTheHillView, at: int, said: Mapping[str, str]) -> None:
    width, high = _PANEL
    x: float = _SIDE if at == 0 else WIDTH - _SIDE - width
    y = _SIDE
    seat = view.seats[at]
    king = view.king == at
    task = _task(view, at)
    lit = king or task is not None
    marks.panel(canvas, x, y, width, high, fill=palette.PANEL, lit=lit)
    marks.badge(canvas, at, x + 46, y + (54 if king else 48), 58 if king else 64)
    if king:
        marks.crown(canvas, x + 46, y + 26, 38)
    marks.fan(canvas, seat.hand, x + 92, y + 48, 34, most=2)
    for row, key in enumerate(("reserve", "won")):
        line = y + 104 + row * 34
        count = str(getattr(seat, key))
        marks.caption(canvas, said[key], x + 18, line, 24, width - 80)
        right = x + width - 18
        canvas.text(count, right, line, 28, anchor="end", weight=BOLD)
    middle = y + high - 36
    room = width - 28
    if king:
        marks.chip(canvas, f"♔ {said['king']}", x + 14, middle, 42, room)
    elif view.ending == "conceded":
        marks.chip(canvas, f"✗ {said['conceded']}", x + 14, middle, 42, room, fill=palette.BAD)
    elif seat.ready:
        marks.chip(canvas, f"✓ {said['ready']}", x + 14, middle, 42, room, fill=palette.GOOD)
    elif task is not None:
        marks.chip(canvas, f"→ {said[task]}", x + 14, middle, 42, room)


def _task(view: KingOfTheHillView, seat: int) -> str | None:
    """The word for what is waited for from a seat."""
    if view.phase == "choosing":
        return "choose" if view.turn == seat else None
    if view.phase == "spoils":
        return "divide" if view.battle and view.battle.winner == seat else None
    if view.phase == "over" or view.seats[seat].ready:
        return None
    return "reserve" if view.phase == "setup" else "attack"


def _battle(
    canvas: Canvas, view: KingOfTheHillView, battle: Battle, said: Mapping[str, str]
) -> None:
    top = _PYRAMID + _SIDE
    coming = view.phase == "attack"
    skipped = len(battle.blows) - _rows(view) + coming
    shown = battle.blows[skipped:]
    marks.panel(canvas, _SIDE, top, WIDTH - 2 * _SIDE, canvas.height - top - _SIDE)
    for seat in range(2):
        edge = _SIDE + 46 if seat == 0 else WIDTH - _SIDE - 46
        marks.badge(canvas, seat, edge, top + 36, 46)
        if battle.winner == seat:
            beside = edge + (42 if seat == 0 else -42)
            marks.gain(canvas, battle.size, beside, top + 36, 22)
    title = f"{said['battle']} {battle.number} · {LETTERS[battle.stack]}"
    room = WIDTH - 2 * _SIDE - 240
    if battle.result == "discarded":
        title = f"✗ {said['discarded']} · {LETTERS[battle.stack]}"
    marks.caption(canvas, title, WIDTH / 2, top + 34, 26, room, anchor="middle")
    for row, blow in enumerate(shown):
        middle = top + _TITLE + (row + 0.5) * _BLOW
        order = compare(*blow, faces_tie=view.faces_tie)
        sign = ">" if order > 0 else "<" if order < 0 else "="
        canvas.text(sign, WIDTH / 2, middle, 34, anchor="middle", weight=BOLD)
        if skipped + row:
            _from_reserve(canvas, middle + 44, said)
        for seat, text in enumerate(worth(blow, order)):
            side = 1 if seat == 0 else -1
            _attack(canvas, blow[seat], seat, middle, lost=order == -side)
            x = WIDTH / 2 - side * 58
            colour = palette.GOLD if order == side else palette.TEXT_SOFT
            canvas.text(text, x, middle, 34, anchor="middle", colour=colour, weight=BOLD)
    if coming:
        middle = top + _TITLE + (len(shown) + 0.5) * _BLOW
        if battle.blows:
            _from_reserve(canvas, middle, said)
        for seat in range(2):
            _secret(canvas, seat, middle, ready=view.seats[seat].ready)


def attack_places(count: int, seat: int) -> tuple[float, list[float]]:
    """The card width in px and the left px of each card of an attack of so many cards."""
    room = 236.0
    width = min(_STRUCK, room / (1 + deck.INDEX_STRIP * (count - 1)))
    step = min(width + 8, (room - width) / max(count - 1, 1))
    middle = _SIDE + 14 + room / 2
    first = (middle if seat == 0 else WIDTH - middle) - (step * (count - 1) + width) / 2
    return width, [first + step * at for at in range(count)]


def _attack(
    canvas: Canvas, cards: tuple[int, ...], seat: int, middle: float, *, lost: bool
) -> None:
    width, places = attack_places(len(cards), seat)
    for card, x in zip(cards, places, strict=True):
        deck.face(canvas, card, x, middle - width * deck.RATIO / 2, width, dimmed=lost)


def worth(blow: tuple[tuple[int, ...], tuple[int, ...]], order: int) -> list[str]:
    """The values of both attacks, or their ranks where these decide between equal values."""
    one, other = (value(cards) for cards in blow)
    if order and one == other:
        return [RANKS[rank_of(cards[0]) - 2] for cards in blow]
    return [str(one), str(other)]


def _from_reserve(canvas: Canvas, y: float, said: Mapping[str, str]) -> None:
    marks.caption(canvas, said["reserve"], WIDTH / 2, y, 22, 160, anchor="middle")


def _secret(canvas: Canvas, seat: int, middle: float, *, ready: bool) -> None:
    width, (x,) = attack_places(1, seat)
    top = middle - width * deck.RATIO / 2
    if ready:
        deck.back(canvas, x, top, width)
    else:
        deck.slot(canvas, x, top, width, colour=palette.STONE)
