"""Kill the Kings as everybody sees it: all but the order of the stock."""

from dataclasses import dataclass
from typing import Final, Literal

from games.core.cards import Card
from games.kill_the_kings.piles import FITS, Assassination

RESERVE_SLOTS: Final = 4  # Reserve slots at the start; each killed king adds one

Ending = Literal["won", "bust", "out_of_moves", "conceded"]


@dataclass(frozen=True, slots=True)
class Placement:
    """A card put under a king, and its index in the reserve (None if it was just drawn)."""

    card: Card
    pile: int
    slot: int | None


@dataclass(frozen=True, slots=True)
class PileView:
    """A king, the cards below him from top to bottom, and how he died (None while he lives)."""

    king: int
    cards: tuple[int, ...]
    death: Assassination | None

    @property
    def alive(self) -> bool:
        return self.death is None

    @property
    def bottom(self) -> int:
        """The card that the next one is placed on: the lowest, or the king himself."""
        return self.cards[-1] if self.cards else self.king

    def takes(self, card: int) -> bool:
        return self.alive and card in FITS[self.bottom]


@dataclass(frozen=True, slots=True)
class KillTheKingsView:
    """All that anybody may know.

    ``reserve`` is in order of arrival. ``stock`` is a count. ``last`` is the placement that can be
    taken back.
    """

    piles: tuple[PileView, ...]
    reserve: tuple[Card, ...]
    drawn: Card | None
    stock: int
    last: Placement | None
    ending: Ending | None

    @property
    def killed(self) -> int:
        return sum(not pile.alive for pile in self.piles)

    @property
    def slots(self) -> int:
        """Number of reserve slots. Source: "For each king you kill, you gain another"."""
        return RESERVE_SLOTS + self.killed

    @property
    def has_room(self) -> bool:
        return len(self.reserve) < self.slots

    def is_placed(self, card: int) -> bool:
        """True for a card in a pile, where it stays."""
        return any(card in pile.cards for pile in self.piles)

    @property
    def cards_drawn(self) -> int:
        """Number of cards taken from the stock so far."""
        return 48 - self.stock
