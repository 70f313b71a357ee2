"""High Card: options, the action, and the state of a match."""

from dataclasses import dataclass, field
from typing import Final, Literal

from pydantic import Field

from games.core.cards import Card
from games.core.game import Options
from games.high_card.view import Declaration, Ending, RevealedCard

DECK_SIZE: Final = 52
MAX_PLAYERS: Final = 13


class HighCardOptions(Options):
    """Options that the host of a High Card match may set."""

    target: int = Field(default=4, ge=1, le=26, description="Points that win the match")


@dataclass(frozen=True, slots=True)
class Declare:
    """Play a card face down and declare its rank among all cards played."""

    card: Card
    declaration: Declaration
    type: Literal["declare"] = "declare"


@dataclass(slots=True)
class HighCardState:
    """The full state of a match. ``hands`` are in the order of arrival, the newest card last."""

    target: int
    points: list[int]
    hands: list[list[Card]]
    active: list[bool]
    gone: list[bool]
    played: list[Card | None]
    declared: list[Declaration | None]
    deck: list[Card]  # The undealt cards, unordered: dealing takes any of them
    face_up: list[Card]
    withdrawn: list[Card]  # Cards of players who left, set aside face down until the round ends
    leader: int  # The last player who scored; before that, a random one
    first: int  # The seat that went first in this hand
    turn: int | None  # The seat to play; None when the match is over
    newcomers: list[int] = field(default_factory=list)
    """Seats that joined during this round and are dealt in from the next one."""
    round: int = 0
    hand: int = 0
    reveals: list[tuple[RevealedCard, ...]] = field(default_factory=list)
    """Reveals of one round, hand by hand, until the first reveal of the next."""
    ending: Ending | None = None  # How the round of these reveals ended; None while it goes on
    scored: tuple[int, ...] = ()  # The seats that scored in that round
