"""The actions of a turn, generated on demand."""

import random
from collections.abc import Iterator

from games.core.menu import Menu
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position
from games.king_of_the_mountain.state import Action, Move, Respawn


class TurnMenu(Menu[Action]):
    """The legal moves of the seat in turn, and its possible actions about a draw."""

    __slots__ = ("_moves", "_position", "_seat", "_talk")

    def __init__(self, position: Position, seat: int, talk: tuple[Action, ...]) -> None:
        self._position = position.copy()
        self._seat = seat
        self._talk = talk
        self._moves: tuple[int, ...] | None = None

    @property
    def moves(self) -> tuple[int, ...]:
        if self._moves is None:
            self._moves = tuple(moves_of(self._position, self._seat))
        return self._moves

    def __contains__(self, action: object) -> bool:
        move = number_of(action)
        return action in self._talk if move is None else move in self.moves

    def __iter__(self) -> Iterator[Action]:
        yield from map(action_of, self.moves)
        yield from self._talk

    def count(self) -> int:
        return len(self.moves) + len(self._talk)

    def sample(self, rng: random.Random) -> Action:
        moves = self.moves
        index = rng.randrange(len(moves) + len(self._talk))
        return action_of(moves[index]) if index < len(moves) else self._talk[index - len(moves)]


def action_of(move: int) -> Move | Respawn:
    return Respawn(move - RESPAWN) if move >= RESPAWN else Move(*divmod(move, SIZE))


def number_of(action: object) -> int | None:
    """Return the number of an action's move; None for another kind of action."""
    if isinstance(action, Move):
        return action.source * SIZE + action.target
    return RESPAWN + action.kind if isinstance(action, Respawn) else None
