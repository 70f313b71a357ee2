"""What the player of Kill the Kings may do."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.core.cards import STANDARD_DECK
from games.core.menu import Menu
from games.kill_the_kings.piles import FITS
from games.kill_the_kings.state import KINGS, Action, Draw, Place, Reserve

_DRAW, _RESERVE = Draw(), Reserve()
_PLACE = tuple(tuple(Place(card, pile) for pile in range(len(KINGS))) for card in STANDARD_DECK)


@dataclass(slots=True)
class MoveMenu(Menu[Action]):
    """Draw or reserve where allowed, and every card in hand on every pile that takes it.

    ``bottoms`` are the cards that the next ones are placed on, None below dead kings; ``cards``
    is the drawn card alone, or the reserve.
    """

    cards: tuple[int, ...]
    bottoms: tuple[int | None, ...]
    may_draw: bool = False
    may_reserve: bool = False

    def __contains__(self, action: object) -> bool:
        match action:
            case Place(card, pile):
                above = self.bottoms[pile] if 0 <= pile < len(self.bottoms) else None
                return card in self.cards and above is not None and card in FITS[above]
            case Draw():
                return self.may_draw
            case Reserve():
                return self.may_reserve
            case _:
                return False

    def __iter__(self) -> Iterator[Action]:
        if self.may_draw:
            yield _DRAW
        if self.may_reserve:
            yield _RESERVE
        for card in self.cards:
            for pile, above in enumerate(self.bottoms):
                if above is not None and card in FITS[above]:
                    yield _PLACE[card][pile]


NOTHING = MoveMenu((), ())
