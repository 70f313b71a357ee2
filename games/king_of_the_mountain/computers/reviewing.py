"""Weighs the moves of a finished match: a search compares the one played with the best one.

Everything is open, so a decision is a single row. The move played and the best one are searched to
the same depth: first a little, and deeper if the one played seems to be worse. A seat's own King
counts as the others' do, for the zeal that ends matches between computers is no judgement.

The rules alone grade a win that was missed, and one that was let in: whatever the search thinks of
the rest of the match, each is a slip at least.
"""

import math
import random
from collections.abc import Sequence
from typing import Any, Final

from games.core.game import Facts, Seat
from games.core.menu import Menu
from games.core.reviewing import Weighing
from games.king_of_the_mountain.computers.search import (
    MAX_DEPTH,
    WON,
    BudgetSpentError,
    Search,
    position_key,
)
from games.king_of_the_mountain.computers.weighing import Evaluator
from games.king_of_the_mountain.game import KingOfTheMountain
from games.king_of_the_mountain.menu import TurnMenu, action_of, number_of
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.pieces import owner_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, enters_centre
from games.king_of_the_mountain.state import KingOfTheMountainState
from games.king_of_the_mountain.view import KingOfTheMountainView

STEEPNESS: Final = 0.13
"""Steepness of the logistic curve from values to winning chances: the most likely one in 354
positions of 30 matches between two Knights, and nearly that in 579 of 26 matches of four."""
SCREENING_BUDGET: Final = 2_500
"""Positions in which the best of all moves is looked for."""
COMPARING_BUDGET: Final = 2_000
"""Positions in which it is compared with the one played."""
CONFIRMING_BUDGET: Final = 7_000
"""Positions in which they are compared again if the one played seems to be worse."""
SUSPICION: Final = 0.04
"""Minimum loss in winning chances that makes it seem so."""
MAX_TRIED: Final = 5
"""Maximum number of moves that seem to be the best and turn out to lose for certain."""
MAX_EXPONENT: Final = 100.0
"""Limit of the exponent: a chance is practically 0 there."""
SURE: Final = WON - 1_000
"""Minimum value of a certain win."""
SLIP: Final = 0.05
"""Minimum loss that counts as a slip."""


class Comparison(Search):
    """A search that values two moves to the same depth."""

    def __init__(self, view: KingOfTheMountainView, seat: Seat) -> None:
        super().__init__(view.position, seat, view.options.keep_it, SCREENING_BUDGET, zeal=1.0)

    def against_best(self, moves: Sequence[int], played: int) -> dict[int, float]:
        """Value the move played and the best other one."""
        screened = self.values(moves, {})
        others = [move for move in moves if move != played]
        others.sort(key=lambda move: -screened.get(move, -WON))
        rivals, values = len(self._others), dict[int, float]()
        for best in others[:MAX_TRIED]:
            values = self.compare((best, played), COMPARING_BUDGET)
            if outlook(values[best], rivals) - outlook(values[played], rivals) >= SUSPICION:
                values = self.compare((best, played), CONFIRMING_BUDGET)
            if values[best] > -SURE:
                break
        return values

    def loses_at_once(self, move: int) -> bool:
        """True if the next player could win the match after a move."""
        child = self.play(self.root, self.me, move)
        return self.threatens(child.position, self._others[0], 1)

    def compare(self, moves: Sequence[int], budget: int) -> dict[int, float]:
        """Return the value of each move, by iterative deepening within a budget of positions."""
        self._budget = self.made + budget
        children = {move: self.play(self.root, self.me, move) for move in moves}
        ways = {move: self._path_bonus(children[move]) for move in moves}
        done = {move: self.standing(children[move]) + ways[move] for move in moves}
        try:
            for depth in range(MAX_DEPTH):
                values = {
                    move: self._value_after(children[move], True, depth, -2 * WON, 2 * WON, 0)
                    for move in moves
                }
                done = {
                    move: value if abs(value) > SURE else value + ways[move]
                    for move, value in values.items()
                }
        except BudgetSpentError:
            pass
        return done

    def facts_of(self, move: int, value: float) -> Facts:
        """Return the turns after which a move surely wins or loses, and the reply to it.

        A move that wins in 0 turns is the win itself. The reply is written as in the record.
        """
        if value > SURE:
            return {"wins": math.ceil((WON - value) / 2)}
        facts = {"loses": int(WON + value) // 2 + 1} if value < -SURE else {}
        child = self.play(self.root, self.me, move).position
        reply = self._transpositions.get(position_key(child, False), (0, 0.0, 0.0, -1))[3]
        if reply < 0 or (reply >= RESPAWN and self._many):
            return facts
        other = self._others[0] if reply >= RESPAWN else owner_of(child.board[reply // SIZE])
        return {**facts, "reply": f"{other + 1}:{format_move(child, other, reply)}"}


def outlook(value: float, rivals: int) -> float:
    """Return a seat's chance to win against its rivals, by its value against them together."""
    return 1 / (1 + rivals * math.exp(min(-STEEPNESS * value, MAX_EXPONENT)))


class MountainReviewer:
    """Weighs moves and re-spawns; armies, mutations and draws are not graded."""

    thresholds: Final = (SLIP, 0.10, 0.15)
    most = 1.0

    def weigh(
        self, view: KingOfTheMountainView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        """Return the winning chances after the move played and after the best other one."""
        move, seat, position = number_of(played), view.viewer, view.position
        if move is None or seat is None or not isinstance(menu, TurnMenu) or len(menu.moves) < 2:
            return None
        search = Comparison(view, seat)
        wins = [
            each
            for each in menu.moves
            if not view.options.keep_it and enters_centre(position, seat, each)
        ]
        if move in wins:
            return None
        rivals = len(position.living) - 1
        if wins:
            values = {wins[0]: WON, **search.compare((move,), COMPARING_BUDGET)}
            chances = {each: outlook(value, rivals) for each, value in values.items()}
            chances[move] = min(chances[move], 1 - SLIP)
        else:
            lost = search.loses_at_once(move)
            saving = [each for each in menu.moves if lost and not search.loses_at_once(each)]
            values = search.against_best(saving or menu.moves, move)
            chances = {each: outlook(value, rivals) for each, value in values.items()}
            best = next(iter(values))
            if saving:
                chances[best] = max(chances[best], chances[move] + SLIP)
        return Weighing(
            tuple(map(action_of, values)),
            (tuple(chances.values()),),
            tuple(search.facts_of(*each) for each in values.items()),
        )

    def weigh_all(
        self, view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        return self.weigh(view, menu, next(iter(menu)), rng) if menu else None

    def screen(
        self, view: KingOfTheMountainView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        return self.weigh(view, menu, played, rng)

    def standing(self, state: KingOfTheMountainState) -> tuple[float, ...]:
        """Return each seat's chance to win, without a search."""
        if (outcome := KingOfTheMountain().outcome(state)) is not None:
            winners = outcome.winners
            return tuple((seat in winners) / len(winners) for seat in range(len(outcome.places)))
        position = state.position
        seat = position.living[0]
        evaluation = Evaluator(position, seat, state.options.keep_it, zeal=1.0)
        totals = evaluation.totals(evaluation.root)
        most = max(totals.values())
        weights = {seat: math.exp(STEEPNESS * (total - most)) for seat, total in totals.items()}
        everything = sum(weights.values())
        return tuple(weights.get(seat, 0.0) / everything for seat in range(position.seats))

    def luck(
        self, before: KingOfTheMountainState, after: KingOfTheMountainState, seat: Seat
    ) -> float:
        """0: nothing is drawn once the match has begun."""
        return 0.0


REVIEWER: Final = MountainReviewer()
