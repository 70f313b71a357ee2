"""What the player of Kill the Kings may do."""

import random
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

    def _moves(self) -> list[Action]:
        moves: list[Action] = []
        if self.may_draw:
            moves.append(_DRAW)
        if self.may_reserve:
            moves.append(_RESERVE)
        open_piles = [(at, FITS[b]) for at, b in enumerate(self.bottoms) if b is not None]
        moves += [
            _PLACE[card][pile]
            for card in self.cards
            for pile, fitting in open_piles
            if card in fitting
        ]
        return moves

    def __iter__(self) -> Iterator[Action]:
        return iter(self._moves())

    def count(self) -> int:
        return len(self._moves())

    def sample(self, rng: random.Random) -> Action:
        moves = self._moves()
        if not moves:
            raise ValueError("nothing to choose from")
        return moves[int(rng.random() * len(moves))]


NOTHING = MoveMenu((), ())
