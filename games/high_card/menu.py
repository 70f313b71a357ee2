"""What a High Card player may do: any held card with any declaration."""

from collections.abc import Iterator
from dataclasses import dataclass

from games.core.menu import Menu
from games.high_card.state import DECK_SIZE, Declare
from games.high_card.view import DECLARATIONS

_DECLARE = tuple(tuple(Declare(card, word) for word in DECLARATIONS) for card in range(DECK_SIZE))
"""Every action there is, made once: by card, then by declaration."""


@dataclass(slots=True)
class DeclareMenu(Menu[Declare]):
    """Every held card with every declaration, in the order of the hand."""

    cards: tuple[int, ...]

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Declare)
            and action.card in self.cards
            and action.declaration in DECLARATIONS
        )

    def __iter__(self) -> Iterator[Declare]:
        return (action for card in self.cards for action in _DECLARE[card])


NOTHING = DeclareMenu(())
