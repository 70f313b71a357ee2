"""Eighty Points: options, actions, and the state of a match."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import Field

from games.core.cards import Card
from games.core.game import Options
from games.eighty_points.trumps import Order, order_of
from games.eighty_points.view import Declaration, Phase, Play, RoundScore, Trick

PLAYERS: Final = 5
DEALT: Final = 20  # Cards dealt to each player
BURIED: Final = 8  # Cards in the dead hand
MAX_ROUNDS: Final = 50
BEFORE_BURIAL: Final = ("dealing", "declaring", "naming", "burying")
"""Phases in which there is no dead hand yet."""

Suit = Annotated[int, Field(ge=0, le=3)]


class EightyPointsOptions(Options):
    """Options that the host of a match may set."""

    rounds: int = Field(
        default=5,
        ge=0,
        le=MAX_ROUNDS,
        description="Rounds to play; 0 goes on until somebody's rank passes the ace",
    )
    loose_following: bool = Field(
        default=False,
        description="Without a pair of the suit led, any two cards may follow a pair",
    )


@dataclass(frozen=True, slots=True)
class DeclareTrumps:
    """Show one or both trump-rank cards of a suit (0 to 3) to make it trumps."""

    suit: Suit
    pair: bool = False
    type: Literal["declare"] = "declare"


@dataclass(frozen=True, slots=True)
class Pass:
    """Declare nothing more in this round."""

    type: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Name:
    """Name the trump suit, since nobody declared one."""

    suit: Suit
    type: Literal["name"] = "name"


@dataclass(frozen=True, slots=True)
class Choose:
    """Record the cards chosen for the dead hand so far, at most eight, in ascending order."""

    cards: tuple[Card, ...]
    type: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Bury:
    """Bury eight cards in the dead hand, in ascending order."""

    cards: tuple[Card, ...]
    type: Literal["bury"] = "bury"


@dataclass(frozen=True, slots=True)
class Call:
    """Call a card: its first player becomes the ally. None calls nobody."""

    card: Card | None
    type: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class Put:
    """Play one card or two to the trick, in ascending order."""

    cards: tuple[Card, ...]
    type: Literal["put"] = "put"


@dataclass(frozen=True, slots=True)
class Ready:
    """Say that the seat is ready for the next round."""

    type: Literal["ready"] = "ready"


Action = Annotated[
    DeclareTrumps | Pass | Name | Choose | Bury | Call | Put | Ready, Field(discriminator="type")
]


@dataclass(frozen=True, slots=True)
class FixRounds:
    """The host's amendment: how many rounds follow the current one."""

    remaining: Annotated[int, Field(ge=0, le=MAX_ROUNDS)]
    type: Literal["fix_rounds"] = "fix_rounds"


@dataclass(slots=True)
class EightyPointsState:
    """The full state of a match. Lists by seat have one entry for each.

    Hands are in the order in which their cards were dealt until the trump suit is known, then in
    ascending order.
    """

    rounds: int
    loose_following: bool
    seating: list[int]  # The seats in the order of play
    starter: int
    trump_rank: int
    deck: list[Card]  # Cards not dealt yet; the next one is the last
    koth: int | None = None
    round: int = 1
    phase: Phase = "dealing"
    ranks: list[int] = field(default_factory=lambda: [2] * PLAYERS)
    totals: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    """Card points taken in the rounds before this one."""
    left: list[bool] = field(default_factory=lambda: [False] * PLAYERS)
    hands: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(PLAYERS)])
    answered: list[bool] = field(default_factory=lambda: [False] * PLAYERS)
    """Seats that have made their last declaration or passed, or are ready."""
    declarations: list[Declaration] = field(default_factory=list)
    claims: list[Declaration | None] = field(default_factory=lambda: [None] * PLAYERS)
    """Secret declarations by seat: not yet settled ones, and those that came late in this round."""
    trump_suit: int | None = None
    chosen: list[Card] = field(default_factory=list)
    """Cards that the King of the Hill has chosen for the dead hand so far."""
    dead: list[Card] = field(default_factory=list)
    called: Card | None = None
    fallen: int | None = None  # The seat that played the called card first
    ally: int | None = None
    leader: int | None = None
    turn: int | None = None
    trick: list[Play] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)  # The finished tricks of this round
    trick_number: int = 0
    points: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    """Card points taken in this round."""
    shown: list[list[Card]] = field(default_factory=lambda: [[] for _ in range(PLAYERS)])
    """Declared cards not yet played. The King of the Hill may have buried theirs."""
    score: RoundScore | None = None  # The score of the last finished round

    @property
    def order(self) -> Order:
        """Order of the cards, as far as it is settled."""
        return order_of(self.trump_rank, self.trump_suit)
