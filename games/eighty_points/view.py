"""Eighty Points as one viewer sees it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from games.core.cards import Card
from games.eighty_points.trumps import Order, order_of

Phase = Literal[
    "dealing", "declaring", "naming", "burying", "calling", "playing", "shown", "scored", "over"
]


def after(seating: Sequence[int], seat: int, steps: int = 1) -> int:
    """Return the seat that comes ``steps`` places later in the order of play."""
    return seating[(seating.index(seat) + steps) % len(seating)]


class Declaration(NamedTuple):
    """One or both trump-rank cards of a suit (0 to 3) that a seat showed to make it trumps."""

    seat: int
    suit: int
    pair: bool


def is_late(claim: Declaration, declarations: Sequence[Declaration]) -> bool:
    """Return True if one of the declarations came before a claim.

    While a claim isn't settled there's no declaration that it couldn't override.
    """
    return bool(declarations) and (declarations[-1].pair or not claim.pair)


class Play(NamedTuple):
    """The one or two cards that a seat played to a trick."""

    seat: int
    cards: tuple[Card, ...]


class Trick(NamedTuple):
    """A finished trick in the order of play, its winner and its points."""

    number: int
    plays: tuple[Play, ...]
    winner: int
    points: int


class RoundScore(NamedTuple):
    """The score of a round (steps 17 to 20).

    ``points`` are those taken by each seat, and ``challengers`` is the challengers' sum. ``dead``
    is the worth of the buried cards, which counts twice if ``doubled``: a challenger won the last
    trick. ``risers`` gain ``rise`` ranks. ``koth`` is the next King of the Hill.
    """

    defenders: tuple[int, ...]
    points: tuple[int, ...]
    challengers: int
    dead: int
    doubled: bool
    total: int
    rise: int
    risers: tuple[int, ...]
    koth: int


@dataclass(frozen=True, slots=True)
class EightyPointsSeat:
    """Public facts about a seat.

    ``held`` counts the hand. ``points`` were taken in this round, ``total`` in all rounds before.
    ``rank`` is 2 to 14, and 15 once it has passed the ace. ``answered``: it has made its last
    declaration or passed, or is ready. ``shown`` are declared cards not yet played. ``void`` and
    ``pairless`` are the suits, as bits, that its plays show it to be void or pairless in.
    """

    held: int
    rank: int
    points: int
    total: int
    answered: bool
    left: bool
    shown: tuple[int, ...]
    void: int
    pairless: int


@dataclass(frozen=True, slots=True)
class EightyPointsView:
    """All that one viewer may know.

    ``hand``, ``claim`` (a declaration of this round that wasn't shown) and ``chosen`` (cards chosen
    for the dead hand so far) are the viewer's own. ``buried`` is the dead hand, which only the King
    of the Hill knows until the round is over. ``seating`` lists the seats in play order. ``dealt``
    counts the cards dealt to each seat. ``called`` is the face that was called, and ``fallen`` the
    seat that played it first. ``tricks`` are the finished ones of this round.
    """

    viewer: int | None
    rounds: int
    loose_following: bool
    seating: tuple[int, ...]
    phase: Phase
    round: int
    starter: int
    dealt: int
    trump_rank: int
    trump_suit: int | None
    declarations: tuple[Declaration, ...]
    claim: Declaration | None
    seats: tuple[EightyPointsSeat, ...]
    koth: int | None
    called: int | None
    fallen: int | None
    ally: int | None
    leader: int | None
    turn: int | None
    trick: tuple[Play, ...]
    tricks: tuple[Trick, ...]
    trick_number: int
    hand: tuple[int, ...]
    chosen: tuple[int, ...]
    buried: tuple[int, ...] | None
    score: RoundScore | None

    @property
    def order(self) -> Order:
        """Order of the cards, as far as it is settled."""
        return order_of(self.trump_rank, self.trump_suit)

    @property
    def late(self) -> bool:
        """True if the viewer's claim doesn't count. Otherwise it isn't settled yet."""
        return self.claim is not None and is_late(self.claim, self.declarations)

    @property
    def last(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    def after(self, seat: int, steps: int = 1) -> int:
        return after(self.seating, seat, steps)

    @property
    def defenders(self) -> tuple[int, ...]:
        """The known defenders: the King of the Hill, and the ally once revealed."""
        return tuple(seat for seat in (self.koth, self.ally) if seat is not None)

    @property
    def taken(self) -> int:
        """Card points taken in this round by all but the known defenders."""
        return sum(seat.points for at, seat in enumerate(self.seats) if at not in self.defenders)
