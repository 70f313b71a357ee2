"""The last blows of King of the Hill in pictures: both attacks, face to face."""

from collections.abc import Mapping
from typing import Final

from bot.pages.cards import deck_drawn
from bot.pictures import BOLD, Canvas, deck, marks, measure, palette
from bot.pictures.hand import Box
from games.core.cards import rank_of
from games.king_of_the_hill.attack import compare, value
from games.king_of_the_hill.view import Battle, KingOfTheHillView

_MAX_BLOWS: Final = 2  # Maximum number of blows shown, including the next one
_BADGE: Final = 42.0
_CHIP: Final = 42.0
_VALUE: Final = 38.0

Blow = tuple[tuple[int, ...], tuple[int, ...]]


def draw(
    canvas: Canvas, view: KingOfTheHillView, box: Box, below: int, said: Mapping[str, str]
) -> None:
    """Draw both seats' attacks, those of ``below`` in the lower row, the newest on the right.

    An attack being chosen in secret has a place there, with a face-down card once it is chosen.
    """
    x, y, wide, high = box
    marks.panel(canvas, *box)
    battle = view.fought[-1] if view.fought else None
    struck = _shown(view, battle)
    coming = view.phase in ("setup", "attack") or not struck
    discarded = battle is not None and battle.result == "discarded" and not coming
    apart = _CHIP + 4 if discarded else 0
    row = (high - 20 - apart) / 2
    tops = [y + 10 + (row + apart if seat == below else 0) for seat in range(2)]
    for seat, top in enumerate(tops):
        middle = top + row / 2
        won = battle is not None and battle.winner == seat and view.phase != "attack"
        marks.badge(canvas, seat, x + 34, middle - 28 * won, _BADGE)
        if battle is not None and won:
            marks.gain(canvas, battle.size, x + 34, middle + 28, 27)
    # A blow is as wide as its longer attack.
    counts = [max(map(len, blow)) for blow in struck] + [1] * coming
    left, room = x + 66, wide - 76
    whole = sum(counts) + len(counts)
    for at, count in enumerate(counts):
        share = room * (count + 1) / whole
        for seat, top in enumerate(tops):
            place = (left, top, share, row)
            if at < len(struck):
                _attack(canvas, struck[at], seat, place, faces_tie=view.faces_tie)
            else:
                _secret(canvas, place, ready=view.seats[seat].ready)
        left += share
    if discarded:
        marks.chip(
            canvas, said["discarded"], x + wide / 2, y + high / 2, _CHIP, wide + 24, anchor="middle"
        )


def _shown(view: KingOfTheHillView, battle: Battle | None) -> tuple[Blow, ...]:
    if battle is None:
        return ()
    return battle.blows[-(_MAX_BLOWS - (view.phase == "attack")) :]


def _attack(canvas: Canvas, blow: Blow, seat: int, box: Box, *, faces_tie: bool) -> None:
    order = compare(*blow, faces_tie=faces_tie) * (1 if seat == 0 else -1)
    x, y, wide, high = box
    count = len(blow[seat])
    width = min((high - 10) / deck.RATIO, (wide - 10) / (1 + deck.INDEX_STRIP * (count - 1)))
    step = width * deck.INDEX_STRIP
    left = x + (wide - width - step * (count - 1)) / 2
    top = y + (high - width * deck.RATIO) / 2
    for at, card in enumerate(blow[seat]):
        deck.face(canvas, card, left + at * step, top, width, dimmed=order < 0)
    text = worth(blow, order)[seat]
    size = _VALUE * 0.72
    taken = measure(text, size, BOLD) + 24
    middle, foot = x + wide / 2, top + width * deck.RATIO - _VALUE / 2 - 4
    fill, ink = (palette.GOLD, palette.DARK) if order > 0 else (palette.DARK, palette.TEXT)
    canvas.rect(middle - taken / 2, foot - _VALUE / 2, taken, _VALUE, radius=_VALUE / 2, fill=fill)
    canvas.text(text, middle, foot, size, anchor="middle", colour=ink, weight=BOLD)


def _secret(canvas: Canvas, box: Box, *, ready: bool) -> None:
    x, y, wide, high = box
    width = min((high - 10) / deck.RATIO, wide - 10)
    place = x + (wide - width) / 2, y + (high - width * deck.RATIO) / 2, width
    if ready:
        deck.back(canvas, *place)
    else:
        deck.slot(canvas, *place, colour=palette.STONE)


def worth(blow: Blow, order: int) -> list[str]:
    """Return the values of both attacks, or their ranks if these decide between equal values."""
    one, other = (value(cards) for cards in blow)
    if order and one == other:
        return [deck_drawn().rank(rank_of(cards[0])) for cards in blow]
    return [str(one), str(other)]
