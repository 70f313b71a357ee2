"""The base of all computer players of King of the Mountain. They differ in how they move."""

import random
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from games.core.menu import Menu
from games.king_of_the_mountain.computers.preparing import (
    army_to_deploy,
    movement_to_gain,
    pieces_to_pick,
)
from games.king_of_the_mountain.computers.weighing import lead
from games.king_of_the_mountain.menu import TurnMenu, action_of
from games.king_of_the_mountain.pieces import kind_named
from games.king_of_the_mountain.position import RESPAWN, SIZE, enters_centre
from games.king_of_the_mountain.squares import square_named
from games.king_of_the_mountain.state import Action, AnswerDraw, Deploy, Mutate, OfferDraw, Pick
from games.king_of_the_mountain.view import KingOfTheMountainView

SAME_AGAIN: Final = 0.35
"""Cost of repeating or taking back a recent move. The second time costs eight times as much, and so
on, so that no exchange of queens goes on forever."""
REMEMBERED: Final = 14  # Number of its own recent moves that count for that
MANY: Final = 4
"""Usual number of captures among its recent moves. With more, further captures cost more: on open
lines, captured pieces return from their corner and capture in turn, and no King would ever walk."""
EARLY: Final = 20  # Rounds in which no draw is accepted, since everything is still open
LONG: Final = 150  # Rounds after which it offers a draw itself, once in each ``PAUSE`` rounds
PAUSE: Final = 25
EVEN: Final = 5.0  # Maximum lead at which it accepts a draw in a long match
_SQUARES: Final = re.compile(r"([A-S]\d+)([-x*])([A-S]\d+)")


class Traveller(ABC):
    """Takes a win, deploys a suggested army, and answers draws.

    Subclasses choose the other moves.
    """

    def choose(
        self, view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random
    ) -> Action | None:
        """Return an action of the menu; None if there is none."""
        seat = view.viewer
        if seat is None or not menu:
            return None
        match view.phase:
            case "picking":
                return Pick(pieces_to_pick(view.options, rng))
            case "deploying":
                return Deploy(army_to_deploy(view, rng))
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
