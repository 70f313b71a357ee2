"""Kill the Kings: options, actions, and the state of a match."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import Field

from games.core.cards import STANDARD_DECK, Card, rank_of
from games.core.game import Options
from games.kill_the_kings.piles import Assassination
from games.kill_the_kings.view import Ending, Placement

KINGS: Final = tuple(card for card in STANDARD_DECK if rank_of(card) == 13)
PEOPLE: Final = tuple(card for card in STANDARD_DECK if rank_of(card) != 13)
"""The 48 cards of the stock."""

Pile = Annotated[int, Field(ge=0, lt=len(KINGS))]


class KillTheKingsOptions(Options):
    """No options."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn up the top card of the stock."""

    type: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Put a card, the drawn one or one from the reserve, at the bottom of a king's pile."""

    card: Card
    pile: Pile
    type: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Reserve:
    """Put the drawn card into a free reserve slot."""

    type: Literal["reserve"] = "reserve"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last placement under a king. Possible until the next card is turned up."""

    type: Literal["undo"] = "undo"


Action = Annotated[Draw | PlaceCard | Reserve | Undo, Field(discriminator="type")]


@dataclass(slots=True)
class KillTheKingsState:
    """The full state of a match. ``piles`` and ``deaths`` are in the order of ``KINGS``."""

    stock: list[Card]  # Cards not drawn yet, the top one last
    piles: list[list[Card]] = field(default_factory=lambda: [[] for _ in KINGS])
    deaths: list[Assassination | None] = field(default_factory=lambda: [None for _ in KINGS])
    reserve: list[Card] = field(default_factory=list)
    drawn: Card | None = None
    last: Placement | None = None
    ending: Ending | None = None
