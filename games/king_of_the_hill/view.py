"""King of the Hill as one viewer sees it."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from games.core.cards import Card

Phase = Literal["setup", "choosing", "attack", "spoils", "over"]
Ending = Literal["crowned", "draw", "conceded"]
Result = Literal["won", "discarded"]


class Battle(NamedTuple):
    """A fight for a stack: public from the first blow to the division of the spoils.

    ``blows`` are the revealed attacks of seat 0 and seat 1. Those after the first were fought from
    the reserves. ``result`` and ``winner`` are None while it goes on. ``to_hand`` and
    ``to_reserve`` count the spoils once they are divided.
    """

    number: int
    stack: int
    size: int
    top: Card
    chooser: int
    blows: tuple[tuple[tuple[Card, ...], tuple[Card, ...]], ...] = ()
    result: Result | None = None
    winner: int | None = None
    to_hand: int = 0
    to_reserve: int = 0


@dataclass(frozen=True, slots=True)
class StackView:
    """A stack of the pyramid: its size and its top card (None once the stack is gone)."""

    size: int
    top: int | None


@dataclass(frozen=True, slots=True)
class KingOfTheHillSeat:
    """Public facts about a seat.

    ``hand``, ``reserve`` and ``won`` are counts. ``ready``: it has made a secret choice. The rest
    are cards that attentive players know to be in the hand, in the reserve, or in one of the two.
    """

    hand: int
    reserve: int
    won: int
    ready: bool
    known_hand: tuple[int, ...]
    known_reserve: tuple[int, ...]
    known_either: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KingOfTheHillView:
    """All that one viewer may know.

    ``hand``, ``reserve`` and ``committed`` are the viewer's own cards. ``spoils`` are the cards
    just won, for their winner only. ``battles`` are all so far, in order.
    """

    viewer: int | None
    faces_tie: bool
    phase: Phase
    dealer: int
    turn: int
    seats: tuple[KingOfTheHillSeat, ...]
    stacks: tuple[StackView, ...]
    available: tuple[int, ...]
    battles: tuple[Battle, ...]
    discards: tuple[int, ...]
    hand: tuple[int, ...]
    reserve: tuple[int, ...]
    committed: tuple[int, ...] | None
    spoils: tuple[int, ...]
    ending: Ending | None
    king: int | None

    @property
    def battle(self) -> Battle | None:
        """The current battle, else the last one. None before the first."""
        return self.battles[-1] if self.battles else None

    @property
    def fought(self) -> tuple[Battle, ...]:
        """The battles in which a blow was struck, in order."""
        return tuple(battle for battle in self.battles if battle.blows)

    @property
    def stacks_left(self) -> int:
        return sum(stack.size > 0 for stack in self.stacks)

    @property
    def from_reserve(self) -> bool:
        """Whether the next blow is fought from the reserves."""
        return self.phase == "attack" and self.battle is not None and bool(self.battle.blows)
