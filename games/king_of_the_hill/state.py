"""King of the Hill: options, actions, and the state of a match.

The pyramid's fifteen stacks, in five rows, are numbered from the apex down.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import Field

from games.core.cards import Card
from games.core.game import Options
from games.king_of_the_hill.attack import Attack
from games.king_of_the_hill.view import Battle, Ending, Phase

ROWS: Final = 5
APEX: Final = 0
PLACES: Final = tuple((row, column) for row in range(1, ROWS + 1) for column in range(row))
"""Row (1 is the apex) and column (0 is the leftmost) of each stack."""
SIZES: Final = tuple(1 if row == 1 else ROWS + 1 - row for row, _ in PLACES)
"""Cards of each stack. Source, "Setup": one Joker, then stacks of 4, 3, 2 and 1."""
_AT: Final = {place: index for index, place in enumerate(PLACES)}
COVERS: Final = tuple(
    () if row == ROWS else (_AT[row + 1, column], _AT[row + 1, column + 1])
    for row, column in PLACES
)
"""The stacks that cover each one: those of the row below, on its lower corners."""


def available(sizes: Sequence[int]) -> tuple[int, ...]:
    """Return the stacks that may be fought for, given how many cards each still has.

    Source, "The Play": the bottom end must be at least partially exposed, and that of the apex
    totally.
    """
    found = []
    for index, covers in enumerate(COVERS):
        if sizes[index]:
            covering = [cover for cover in covers if sizes[cover]]
            # A single covering stack leaves part of the end exposed, which isn't enough at the
            # apex.
            if not covering or (len(covering) == 1 and index != APEX):
                found.append(index)
    return tuple(found)


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
    """Choose which spoils go into the reserve, in their order. The rest go to the hand."""

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
    """Secret choices not yet revealed. Their cards have not moved."""
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
        """The current battle, else the last one. None before the first."""
        return self.battles[-1] if self.battles else None
