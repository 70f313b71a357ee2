"""King of the Mountain: options, actions, and the state of a match."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from games.core.game import Options
from games.king_of_the_mountain.board import (
    CHOSEN_KINDS,
    COURT,
    LINE_SQUARES,
    MAX_PIECES,
    MIN_PIECES,
    PAIR,
    USUAL_LINES,
    Kind,
    Square,
)
from games.king_of_the_mountain.position import Loss, Position
from games.king_of_the_mountain.terrain import BoardName

Phase = Literal["picking", "deploying", "playing", "mutating", "over"]
Ending = Literal["crowned", "alone", "agreed", "limit", "stuck"]

USUAL_PIECES: Final = len(COURT) + USUAL_LINES
OTHER_PIECES: Final = tuple(kind for kind in CHOSEN_KINDS for _ in range(PAIR))
"""The fourteen pieces to choose from."""
MAX_KEPT: Final = 5
MAX_ROUNDS: Final = 500

PASSED: Final = "pass"
RESIGNS: Final = "resigns"
OFFERS: Final = "offers"
ACCEPTS: Final = "accepts"
DECLINES: Final = "declines"
ASIDE: Final = frozenset((RESIGNS, OFFERS, ACCEPTS, DECLINES))  # Record entries that take no turn
MUTATES: Final = "="  # Prefix of the kind whose movement a King gains


class KingOfTheMountainOptions(Options):
    """Options that the host of a King of the Mountain match may set."""

    board: BoardName = Field(default="citadel", description="Which of the three boards")
    all_hands: bool = Field(
        default=False, description="All Hands on Deck: everybody begins with all 24 pieces"
    )
    army_size: Annotated[int, Field(ge=MIN_PIECES, le=MAX_PIECES)] | None = Field(
        default=None,
        description="Limited Armies: pieces of each army, the court and six heroes among them",
    )
    pick_for_friend: bool = Field(
        default=False,
        description="You Can Pick Your Friends: pick the pieces of the player on your left",
    )
    wait_for_it: bool = Field(
        default=False, description="Wait for It: all but the court begin in reserve"
    )
    mutant_monarch: bool = Field(
        default=False,
        description="Mutant Monarch: a King captured for the first time may gain a movement",
    )
    keep_it: int = Field(
        default=0,
        ge=0,
        le=MAX_KEPT,
        description="But Can You Keep It: turns that a King must stay on the centre; 0 for none",
    )
    turn_limit: int = Field(
        default=0, ge=0, le=MAX_ROUNDS, description="Rounds until a draw; 0 for no limit"
    )

    @property
    def pieces(self) -> int:
        """Number of pieces in each army, including the court."""
        if self.army_size is not None:
            return self.army_size
        everything = self.all_hands or (self.wait_for_it and not self.pick_for_friend)
        return MAX_PIECES if everything else USUAL_PIECES

    @property
    def chosen(self) -> int:
        """Number of pieces of an army that are chosen: all but the court and the heroes."""
        return self.pieces - MIN_PIECES

    @property
    def picks_first(self) -> bool:
        """Whether pieces are picked before deployment.

        They are picked for the player on the left, or with Wait for It for one's own reserve (house
        rule), if there is a choice.
        """
        own = self.wait_for_it and 0 < self.chosen < len(OTHER_PIECES)
        return self.pick_for_friend or own

    @property
    def lines(self) -> int:
        """Number of deployment squares, besides those of the court."""
        return len(LINE_SQUARES[0]) if self.all_hands else USUAL_LINES


CLASHES: Final = (  # Pairs of contradictory options; the last one only if nothing is left to pick
    ("all_hands", "army_size"),
    ("all_hands", "pick_for_friend"),
    ("all_hands", "wait_for_it"),
    ("army_size", "pick_for_friend"),
)


def clash(options: KingOfTheMountainOptions) -> tuple[str, str] | None:
    """Return two contradictory options, or None.

    A Limited Army of fewer than all 24 pieces contradicts All Hands on Deck, which leaves no piece
    to wait or to pick. And nobody can pick for a friend if there is no choice. An ``army_size``
    that needs All Hands on Deck contradicts ``no_all_hands``.
    """
    wanted = {
        "all_hands": options.all_hands,
        "army_size": options.army_size not in (None, MAX_PIECES if options.all_hands else None),
        "pick_for_friend": options.pick_for_friend,
        "wait_for_it": options.wait_for_it,
    }
    for one, other in CLASHES[:-1]:
        if wanted[one] and wanted[other]:
            return one, other
    if options.pick_for_friend and options.army_size == MIN_PIECES:
        return CLASHES[-1]
    if options.army_size is not None and options.army_size > USUAL_PIECES and not options.all_hands:
        return "army_size", "no_all_hands"
    return None


def picks_for(options: KingOfTheMountainOptions, seats: int, seat: int) -> int:
    """Return the seat that a seat picks for: the player on the left, or itself."""
    return (seat + options.pick_for_friend) % seats


@dataclass(frozen=True, slots=True)
class Pick:
    """Pick pieces for the player on the left, or for one's own reserve, in ascending order."""

    pieces: tuple[Kind, ...]
    type: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Deploy:
    """Deploy an army: a letter for each deployment square, a dot for an empty one."""

    army: Annotated[str, Field(max_length=len(LINE_SQUARES[0]))]
    type: Literal["deploy"] = "deploy"


@dataclass(frozen=True, slots=True)
class Move:
    """Move a piece, capture with it, or shoot with an archer."""

    source: Square
    target: Square
    type: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Respawn:
    """Bring a piece in from the reserve, on the square that the rules give."""

    kind: Kind
    type: Literal["respawn"] = "respawn"


@dataclass(frozen=True, slots=True)
class Mutate:
    """Remove a piece from the reserve for good to gain its movement. None declines."""

    kind: Kind | None
    type: Literal["mutate"] = "mutate"


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """Offer a draw to all others. The turn goes on."""

    type: Literal["offer_draw"] = "offer_draw"


@dataclass(frozen=True, slots=True)
class AnswerDraw:
    """Accept or decline the draw on offer."""

    accept: bool
    type: Literal["answer_draw"] = "answer_draw"


Action = Annotated[
    Pick | Deploy | Move | Respawn | Mutate | OfferDraw | AnswerDraw, Field(discriminator="type")
]


class Ply(NamedTuple):
    """The result of one turn: the move in notation, the losses, the Kings in check after it.

    ``kind`` is the piece that moved or came in, 0 for none.
    """

    seat: int
    text: str
    losses: tuple[Loss, ...] = ()
    checked: tuple[int, ...] = ()
    kind: int = 0

    @property
    def is_turn(self) -> bool:
        """Whether this took a turn. Mutations, actions about a draw and leaving do not."""
        return self.text not in ASIDE and not self.text.startswith(MUTATES)


def still_asked(position: Position, offer: int | None, agreed: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that still have to answer a draw offer."""
    if offer is None:
        return ()
    return tuple(seat for seat in position.living if seat not in (offer, *agreed))


@dataclass(slots=True)
class KingOfTheMountainState:
    """The full state of a match. Lists are by seat."""

    options: KingOfTheMountainOptions
    position: Position
    phase: Phase
    picks: list[tuple[Kind, ...] | None]
    """Pieces that each seat picked. Their receiver sees them once all have picked."""
    armies: list[str | None]  # Armies by seat, secret until all are deployed
    mutating: tuple[int, ...] = ()
    """Seats that have to decide on a mutation of their King, in the order of capture."""
    offer: int | None = None  # The seat whose draw offer is open
    agreed: tuple[int, ...] = ()
    offered: bool = False  # True if a draw has been offered in this turn
    turns: int = 0  # Turns begun so far
    recent: tuple[Ply, ...] = ()  # The last round of turns, oldest first
    record: str = ""
    """All turns so far, separated by spaces: seat number from 1, a colon, the move in notation."""
    ending: Ending | None = None
    winner: int | None = None
    checked: tuple[int, ...] = ()  # Seats whose Kings are in check
