"""The chairs of a match: who sits there, and what the match was for them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.core import STAND_IN, EntryKind, Level

MIN_MOVES: Final = 3  # minimum number of own moves to gain rating when the others leave
COMPUTER_SHARE: Final = 3
"""A person counts as having left if a computer made more than one in this many of their moves."""


@dataclass(slots=True)
class Chair:
    """A seat at a table. Without a user it belongs to a computer.

    ``contribution`` is the id of the interaction that took it, empty for people who came after the
    start. ``stand_in`` means that a computer plays for an absent owner. Once a match is counted,
    the chair holds the owner's ratings and ranks before and after it, if any. ``level`` is the
    level of the computer that plays here, if any. ``decided`` means that the owner has made a
    decision. ``place``, ``score`` and ``spent`` are the seat's part of the outcome, known once the
    match is over. ``own_moves`` were made by the owner, ``computer_moves`` by a computer in their
    absence. ``coached`` means that this is one of the owner's first matches of the game.
    ``guild_id`` is the server that the owner came from, if the match is played in direct messages.
    ``four_colours``, ``coaching`` and ``plays_forced`` are the owner's preferences: the four-colour
    deck, advice on what to do, and automatic moves when there is no choice.
    """

    seat: int
    user_id: int | None
    name: str
    contribution: str
    stand_in: bool = False
    timeouts: int = 0
    left: bool = False
    rating_before: int | None = None
    rating_after: int | None = None
    rank_before: int | None = None
    rank_after: int | None = None
    coached: bool = False
    level: Level = STAND_IN
    decided: bool = False
    place: int | None = None
    score: int | None = None
    spent: int | None = None
    own_moves: int = 0
    computer_moves: int = 0
    guild_id: int | None = None
    four_colours: bool = False
    coaching: bool = True
    plays_forced: bool = False

    @property
    def computer(self) -> bool:
        """Whether a computer plays this seat now, for itself or for an absent person."""
        return self.user_id is None or self.stand_in or self.left

    @property
    def away(self) -> bool:
        """Whether a person had this seat but was absent at the end, or too often."""
        return self.user_id is not None and was_away(self)

    def acted(self, kind: EntryKind, user_id: int | None) -> None:
        """Count what was played for this seat, by a person or by a computer."""
        if kind in ("concession", "departure"):
            self.left = True
        if kind in ("action", "return") and user_id is not None:
            self.decided = True
        if kind == "action":
            self.own_moves += user_id is not None
            self.computer_moves += user_id is None and (self.stand_in or self.left)
        if kind == "departure" or user_id is not None:
            self.stand_in = False
            self.timeouts = 0


def people_in(chairs: Iterable[Chair]) -> list[Chair]:
    """Return the chairs whose owners are people, not computers."""
    return [chair for chair in chairs if chair.user_id is not None]


def user_ids_in(chairs: Iterable[Chair]) -> list[int]:
    return [chair.user_id for chair in chairs if chair.user_id is not None]


def was_away(chair: Any) -> bool:
    """Return True if the chair's person was absent at the end, or for too much of the match.

    ``chair`` is anything that has a chair's columns.
    """
    moves = chair.own_moves + chair.computer_moves
    return bool(chair.left or chair.stand_in or COMPUTER_SHARE * chair.computer_moves > moves)


def won_too_soon(chairs: Sequence[Chair]) -> Chair | None:
    """Return the only player left, if they have made fewer than ``MIN_MOVES`` moves, else None.

    Without this rule people could give away wins by the dozen.
    """
    people = people_in(chairs)
    there = [chair for chair in people if not chair.away]
    # Only if all the others have left: players who timed out can still come back.
    if len(there) != 1 or len(people) < 2 or any(not c.left for c in people if c.away):
        return None
    return there[0] if there[0].own_moves < MIN_MOVES else None
