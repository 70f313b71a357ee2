"""Crown Duel as one viewer sees it."""

from dataclasses import dataclass

from games.core.cards import rank_of


@dataclass(frozen=True, slots=True)
class CrownDuelView:
    """One viewer's knowledge. In ``played``, cards hidden from them are None."""

    viewer: int | None
    hand: tuple[int, ...]
    chosen: tuple[bool, ...]
    played: tuple[int | None, ...]
    left: int | None
    winner: int | None


def beats(card: int, other: int) -> bool:
    """Whether a card takes another: the king a queen, the queen a jack, the jack a king."""
    return (rank_of(card) - rank_of(other)) % 3 == 1
