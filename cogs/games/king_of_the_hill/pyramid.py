"""The pyramid of King of the Hill in pictures, as large or as flat as the room allows."""

from dataclasses import dataclass
from typing import Final

from bot.pictures import Canvas, deck, marks, palette
from games.king_of_the_hill.state import APEX, PLACES
from games.king_of_the_hill.view import KingOfTheHillView, StackView

_PITCH: Final = 1.09  # Distance between neighbouring stacks of a row, in card widths
_EDGE: Final = 3.0  # Visible edge of a card under another, in px


@dataclass(frozen=True, slots=True)
class Ground:
    """A pyramid's position, the width of its cards and the distance between its rows, in px."""

    left: float
    top: float
    card: float
    step: float

    @property
    def width(self) -> float:
        """The width of the bottom row, in px."""
        return (4 * _PITCH + 1) * self.card

    def corner(self, index: int) -> tuple[float, float]:
        """Return the top left corner of a stack's open card."""
        row, column = PLACES[index]
        wide = self.card * deck.RATIO if index == APEX else self.card
        left = self.left + (self.width - (row - 1) * _PITCH * self.card - wide) / 2
        return left + column * _PITCH * self.card, self.top + (row - 1) * self.step


def draw(canvas: Canvas, view: KingOfTheHillView, ground: Ground) -> None:
    """Draw the remaining stacks, the one fought for, and the places of those that are gone.

    Each row is marked with the number of cards in each of its stacks.
    """
    for index in range(len(PLACES)):
        _empty_place(canvas, ground, index)
    for index, stack in enumerate(view.stacks):
        _stack(canvas, view, ground, index, stack)
    # Rows 1 and 5 are single cards, so they need no number.
    for row in range(2, 5):
        indices = [index for index, place in enumerate(PLACES) if place[0] == row]
        size = max(view.stacks[index].size for index in indices)
        if size:
            x, y = ground.corner(indices[-1])
            middle = y + ground.card * deck.INDEX_BAND / 2
            canvas.text(f"×{size}", x + ground.card + 18, middle, 26, colour=palette.TEXT_SOFT)


def _empty_place(canvas: Canvas, ground: Ground, index: int) -> None:
    x, y = ground.corner(index)
    wide = ground.card * deck.RATIO if index == APEX else ground.card
    size = wide - 8, ground.step - 10
    edge = palette.PANEL_EDGE
    canvas.rect(x + 4, y + 4, *size, radius=8, stroke=edge, line=2, dash="3 9")


def _stack(
    canvas: Canvas, view: KingOfTheHillView, ground: Ground, index: int, stack: StackView
) -> None:
    x, y = ground.corner(index)
    won_by = _just_won_by(view, index)
    # A stack just won has left the view, so its open card comes from the battle.
    top = view.battle.top if view.battle and won_by is not None else stack.top
    if top is None:
        return
    _covered_cards(canvas, ground, x, y, stack.size - 1)
    crowned = won_by is not None and index == APEX
    fought = _is_fought(view, index)
    gold = index in view.available or crowned
    frame = palette.GOLD if gold else palette.BAD if fought else ""
    dimmed = won_by is not None and not crowned
    if index == APEX:
        deck.lying_joker(canvas, x, y, ground.card, frame=frame, dimmed=dimmed)
    else:
        deck.face(canvas, top, x, y, ground.card, across=True, frame=frame, dimmed=dimmed)
    right = x + ground.card * (deck.RATIO if index == APEX else 1) - 22
    band = y + 20
    if crowned:
        assert won_by is not None
        middle = x + ground.card * deck.RATIO / 2
        marks.badge(canvas, won_by, middle, y + ground.card * 0.62, 56)
        marks.crown(canvas, middle, y + ground.card * 0.36, 44)
    elif won_by is not None:
        marks.badge(canvas, won_by, right, band + 4, 42)
    elif fought:
        canvas.circle(right, band, 21, fill=palette.DARK, stroke=palette.BAD, line=3)
        marks.swords(canvas, right, band, 32, ink=palette.BAD)


def _covered_cards(canvas: Canvas, ground: Ground, x: float, y: float, number: int) -> None:
    for under in range(number, 0, -1):
        shift = under * _EDGE
        canvas.rect(
            x + shift,
            y - shift,
            ground.card,
            ground.card * deck.RATIO,
            radius=9,
            fill=palette.PAPER_SHADE,
            stroke=palette.STEEL_DEEP,
            line=1.5,
        )


def _is_fought(view: KingOfTheHillView, index: int) -> bool:
    return view.phase == "attack" and view.battle is not None and view.battle.stack == index


def _just_won_by(view: KingOfTheHillView, index: int) -> int | None:
    battle = view.battle
    if battle is None or battle.stack != index or battle.winner is None:
        return None
    return battle.winner if view.phase == "spoils" or index == APEX else None
