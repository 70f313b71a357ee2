"""The Page of King of the Mountain, and the base of all its computer players.

They differ in how they move. Before the turns, and in mutations between them, they decide alike.
"""

import random
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from games.core.menu import Menu
from games.king_of_the_mountain import board as b
from games.king_of_the_mountain.armies import SUGGESTIONS, army_of, suggested_pieces
from games.king_of_the_mountain.board import CENTRE, KING, kind_named, square_named
from games.king_of_the_mountain.computers.evaluation import IN_RESERVE, WORTH
from games.king_of_the_mountain.computers.weighing import lead
from games.king_of_the_mountain.moves import TurnMenu, action_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, enters_centre
from games.king_of_the_mountain.state import (
    OTHER_PIECES,
    Action,
    AnswerDraw,
    Deploy,
    KingOfTheMountainOptions,
    Mutate,
    OfferDraw,
    Pick,
)
from games.king_of_the_mountain.terrain import steps_to_centre, terrain_of
from games.king_of_the_mountain.view import KingOfTheMountainView

GAIN: Final = {
    b.QUEEN: 12.0,
    b.MARSHALL: 11.0,
    b.CARDINAL: 8.0,
    b.ROOK: 8.0,
    b.CANNON: 8.0,
    b.KANGAROO: 6.0,
    b.BISHOP: 6.0,
    b.KNIGHT: 4.0,
    b.ARCHER: 4.0,
    b.GIANT: 1.0,
    b.HERO: 0.0,
}
"""Value of each gained movement to a King, who moves faster with it. A hero's adds nothing to his
own."""


def pieces_to_pick(options: KingOfTheMountainOptions, rng: random.Random) -> tuple[int, ...]:
    """Return a suggestion for one's own reserve, or the least valuable pieces for an opponent."""
    if not options.pick_for_friend:
        return suggested_pieces(rng.choice([*SUGGESTIONS]), options.chosen)
    weakest = sorted(OTHER_PIECES, key=lambda kind: (WORTH[kind], kind))
    return tuple(sorted(weakest[: options.chosen]))


def movement_to_gain(reserve: tuple[int, ...]) -> int | None:
    """Return the reserve piece whose movement is worth most beyond the piece itself, or None."""

    def profit(kind: int) -> float:
        return GAIN[kind] - WORTH[kind] * IN_RESERVE

    best = max(sorted(set(reserve)), key=profit, default=None)
    return best if best is not None and profit(best) > 0 else None


SAME_AGAIN: Final = 0.35
"""Cost of repeating or taking back a recent move. The second time costs eight times as much, and so
on, so that no exchange of queens goes on forever."""
REMEMBERED: Final = 14  # Number of its own recent moves that count for this
MANY: Final = 4
"""Usual number of captures among its recent moves. With more, further captures cost more: on open
lines, captured pieces return from their corner and capture in turn, and no King would ever walk."""
EARLY: Final = 20  # Rounds in which no draw is accepted, since everything is still open
LONG: Final = 150  # Rounds after which it offers a draw itself, once in each ``PAUSE`` rounds
PAUSE: Final = 25
EVEN: Final = 5.0  # Maximum lead at which it accepts a draw in a long match
_SQUARES: Final = re.compile(r"([A-S]\d+)([-x*])([A-S]\d+)")


class Traveller(ABC):
    """Takes a win, deploys a suggested army, and answers draw offers.

    Subclasses choose the other moves.
    """

    def choose(
        self, view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random
    ) -> Action | None:
        """Return an action from the menu, or None if there is none."""
        seat = view.viewer
        if seat is None or not menu:
            return None
        match view.phase:
            case "picking":
                return Pick(pieces_to_pick(view.options, rng))
            case "deploying":
                return Deploy(army_of(rng.choice([*SUGGESTIONS]), view.options, view.given))
            case _:
                return self._in_play(view, seat, menu, rng)

    def _in_play(
        self, view: KingOfTheMountainView, seat: int, menu: Menu[Any], rng: random.Random
    ) -> Action | None:
        position = view.position
        moves = menu.moves if isinstance(menu, TurnMenu) else ()
        # Step onto the centre if that wins at once.
        if not view.options.keep_it:
            for move in moves:
                if enters_centre(position, seat, move):
                    return action_of(move)
        if AnswerDraw(accept=True) in menu:
            return AnswerDraw(accept=self._would_draw(view, seat))
        if view.phase == "mutating":
            return Mutate(movement_to_gain(position.reserves[seat]))
        due = position.round >= LONG and position.round % PAUSE == 0
        if due and OfferDraw() in menu and self._would_draw(view, seat):
            return OfferDraw()
        return action_of(self._move(view, seat, moves, rng)) if moves else None

    def _would_draw(self, view: KingOfTheMountainView, seat: int) -> bool:
        """True if a draw is good enough.

        In a long match, a small lead is not worth playing on for.
        """
        played = view.position.round
        if played <= EARLY:
            return False
        return lead(view.position, seat, view.options.keep_it) <= (EVEN if played >= LONG else 0)

    @abstractmethod
    def _move(
        self, view: KingOfTheMountainView, seat: int, moves: Sequence[int], rng: random.Random
    ) -> int:
        """Return one of the legal moves. None of them wins at once."""


def tiring(view: KingOfTheMountainView, seat: int) -> Callable[[int], float]:
    """Return a function that gives the cost of moves the seat has repeated lately."""
    mark = f"{seat + 1}:"
    own = [turn.removeprefix(mark) for turn in view.record.split() if turn.startswith(mark)]
    made: Counter[int] = Counter()
    captures = 0
    for text in own[-REMEMBERED:]:
        if "@" in text:
            made[RESPAWN + kind_named(text[0])] += 1
        elif found := _SQUARES.fullmatch(text):
            one, other = square_named(found[1]), square_named(found[3])
            # Taking a move back is as tiring as repeating it.
            made.update((one * SIZE + other, other * SIZE + one))
            captures += found[2] != "-"
    weary = SAME_AGAIN * max(0, captures - MANY) ** 2
    board = view.position.board

    def cost(move: int) -> float:
        captures_again = move < RESPAWN and board[move % SIZE] > 0
        return SAME_AGAIN * made[move] ** 3 + (weary if captures_again else 0.0)

    return cost


PRIZES: Final = {**WORTH, KING: 8.0}
"""Value of a capture, by kind. Sending a King back is overrated."""
WALK: Final = 0.4  # Probability of moving its King when there is nothing to capture
BESIDE: Final = 1  # Distance from the centre that only its King may move within


class KingOfTheMountainPage(Traveller):
    """Takes the most valuable piece it can, or else moves another piece towards the centre.

    A beginner's mistakes: it ignores replies, so it takes guarded pieces and leaves its own en
    prise. It chases pieces that come back anyway. Its King walks at random, long before anybody
    clears his way, or stays home. It does not see that another King is about to win, unless it can
    capture him. And it plays on in drawn positions.
    """

    def _would_draw(self, view: KingOfTheMountainView, seat: int) -> bool:
        return False

    def _move(
        self, view: KingOfTheMountainView, seat: int, moves: Sequence[int], rng: random.Random
    ) -> int:
        board = view.position.board
        steps = steps_to_centre(view.options.board)
        king = view.position.king(seat)
        if prey := [move for move in moves if move < RESPAWN and board[move % SIZE]]:
            dearest = max(PRIZES[board[move % SIZE] & 15] for move in prey)
            return rng.choice([m for m in prey if PRIZES[board[m % SIZE] & 15] == dearest])
        # Squares that bring the King closer. Other pieces clear them first.
        way = [at for at in terrain_of(view.options.board).steps[king] if steps[at] < steps[king]]
        walking = [move for move in moves if move // SIZE == king and move % SIZE in way]
        clearing = [move for move in moves if move // SIZE in (*way, CENTRE)]
        if (walking or clearing) and rng.random() < WALK:
            return rng.choice(walking or clearing)
        nearer = [m for m in moves if m >= RESPAWN or BESIDE < steps[m % SIZE] < steps[m // SIZE]]
        return rng.choice([m for m in nearer if m // SIZE != king] or walking or moves)
