"""High Card: options, the action, the state of a match, and the odds of declarations."""

from dataclasses import dataclass, field
from math import comb
from typing import Final, Literal

from pydantic import Field

from games.core.cards import Card, rank_of
from games.core.game import Options
from games.core.menu import Menu
from games.high_card.view import Declaration, Ending, HighCardView, RevealedCard

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


def most_often_right(view: HighCardView, menu: Menu[Declare]) -> Declare:
    """Return the play most often right if all unseen cards were equally likely.

    Ties go to the newest card. Others' declarations are ignored.
    """
    own = [*view.hand] if view.played is None else [*view.hand, view.played]
    seen = {*own, *view.face_up}
    unseen = [rank_of(card) for card in range(DECK_SIZE) if card not in seen]
    rivals = sum(seat.standing == "in" for seat in view.seats) - 1

    def worth(item: tuple[int, Declare]) -> tuple[int, int]:
        index, action = item
        return ways_right(rank_of(action.card), action.declaration, unseen, rivals), index

    return max(enumerate(menu), key=worth)[1]


def ways_right(rank: int, declaration: Declaration, unseen: list[int], rivals: int) -> int:
    """Count the equally likely sets of rivals' cards for which a declaration is right.

    ``unseen`` are the ranks of the cards the player cannot see. Each rival shows one of them.
    """
    no_lower = comb(sum(other >= rank for other in unseen), rivals)
    no_higher = comb(sum(other <= rank for other in unseen), rivals)
    if declaration == "lowest":
        return no_lower
    if declaration == "highest":
        return no_higher
    level = comb(unseen.count(rank), rivals)
    return comb(len(unseen), rivals) - no_lower - no_higher + level
