"""King of the Hill: options, actions, and the state of a match."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field

from games.core.cards import Card
from games.core.game import Options
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.pyramid import PLACES
from games.king_of_the_hill.view import Battle, Ending, Phase


class KingOfTheHillOptions(Options):
    """Options that the host of a King of the Hill match may set."""

    faces_tie: bool = Field(
        default=False, description="All cards worth 10 tie, whatever their rank"
    )


@dataclass(frozen=True, slots=True)
class SetAside:
    """Put cards of the first hand into the reserve, in ascending order, or none."""

    cards: tuple[Card, ...]
    type: Literal["set_aside"] = "set_aside"


@dataclass(frozen=True, slots=True)
class ChooseStack:
    """Choose the stack to fight for."""

    stack: Annotated[int, Field(ge=0, lt=len(PLACES))]
    type: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Divide:
    """Choose which spoils go into the reserve, in their order; the rest go to the hand."""

    reserve: tuple[Card, ...]
    type: Literal["divide"] = "divide"


Action = Annotated[SetAside | ChooseStack | Attack | Divide, Field(discriminator="type")]


@dataclass(slots=True)
class KingOfTheHillState:
    """The full state of a match. Hands and reserves are kept in ascending order."""

    faces_tie: bool
    dealer: int
    turn: int  # The seat that chooses a stack, or last did
    hands: list[list[Card]]
    reserves: list[list[Card]]
    stacks: list[list[Card]]  # The stacks in the order of ``PLACES``, the open card last
    phase: Phase = "setup"
    committed: list[tuple[Card, ...] | None] = field(default_factory=lambda: [None, None])
    """Secret choices not yet revealed; their cards have not moved."""
    battles: list[Battle] = field(default_factory=list)  # All battles so far, in order
    spoils: list[Card] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    won: list[int] = field(default_factory=lambda: [0, 0])
    known_hand: list[list[Card]] = field(default_factory=lambda: [[], []])
    """Cards publicly known to be in the hand, by seat."""
    known_reserve: list[list[Card]] = field(default_factory=lambda: [[], []])
    known_either: list[list[Card]] = field(default_factory=lambda: [[], []])
    """Cards won face up and divided among others: in the hand or in the reserve."""
    ending: Ending | None = None
    king: int | None = None  # The winner, whatever the ending; None in a draw and before the end

    @property
    def battle(self) -> Battle | None:
        """The current battle, or else the last one; None before the first."""
        return self.battles[-1] if self.battles else None
