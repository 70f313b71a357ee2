"""High Card as one viewer sees it."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from games.core.cards import Card, rank_of

Declaration = Literal["lowest", "middle", "highest"]
DECLARATIONS: Final[tuple[Declaration, ...]] = ("lowest", "middle", "highest")
Play = tuple[int, Declaration]
Standing = Literal["in", "out", "waiting", "left"]
"""Playing in the round, out of it, waiting for the next one, or gone from the match."""
Ending = Literal["won", "void", "short"]
"""How a round ended: with one player left, all out at once, or too few cards for another hand."""


class RevealedCard(NamedTuple):
    """One card of a reveal: its seat, its declaration, and whether that was right."""

    seat: int
    card: Card
    declared: Declaration
    right: bool


@dataclass(frozen=True, slots=True)
class HighCardSeat:
    """Public facts about a seat. ``held`` counts cards in hand, not the one played."""

    points: int
    held: int
    standing: Standing
    declared: Declaration | None


@dataclass(frozen=True, slots=True)
class HighCardView:
    """All that one viewer may know.

    ``hand`` and ``played`` are the viewer's own cards. ``face_up`` are this round's open cards.
    ``reveals`` are this round's, hand by hand. Before its first one, they are those of the last
    round, which ended as ``ending`` says.
    """

    viewer: int | None
    target: int
    round: int
    hand_number: int
    seats: tuple[HighCardSeat, ...]
    leader: int
    first: int
    turn: int | None
    deck: int
    withdrawn: int
    hand: tuple[int, ...]
    played: int | None
    face_up: tuple[int, ...]
    reveals: tuple[tuple[RevealedCard, ...], ...]
    ending: Ending | None
    scored: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def reveal(self) -> tuple[RevealedCard, ...]:
        """The last reveal. Empty before the first one, and if a round ended without one."""
        return self.reveals[-1] if self.reveals else ()


def judge(plays: list[tuple[int, int, Declaration]]) -> tuple[RevealedCard, ...]:
    """Return the verdicts on (seat, card, declaration) plays, in the order given.

    Source, "Declaration": all cards of the lowest rank are Lowest, all of the highest rank are
    Highest, any others Middle. Cards all of one rank are both Lowest and Highest.
    """
    ranks = [rank_of(card) for _, card, _ in plays]
    lowest, highest = min(ranks), max(ranks)
    return tuple(
        RevealedCard(seat, card, said, is_right(rank, said, lowest, highest))
        for (seat, card, said), rank in zip(plays, ranks, strict=True)
    )


def is_right(rank: int, declaration: Declaration, lowest: int, highest: int) -> bool:
    """True if a declaration is right, given the lowest and the highest rank shown."""
    if declaration == "lowest":
        return rank == lowest
    if declaration == "highest":
        return rank == highest
    return lowest < rank < highest
