"""Weighs the moves of a finished match: a search compares the one played with the best ones.

Everything is open, so a decision is a single row. The move played and its rivals are searched to
the same depth: briefly at first, and deeper if the one played seems worse. A seat's own King counts
no more than others, since the zeal that ends matches between computers would bias the verdict.

The rules alone decide what is certain within a round: a certain win is worth everything, and a
certain loss nothing. A win that was missed or allowed is at least a slip, whatever the search
thinks of the rest of the match.
"""

import math
import random
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, Final, Self

from games.core.game import Seat
from games.core.menu import Menu
from games.core.reviewing import Reviewer, Weighing
from games.king_of_the_mountain.computers.certain import Certainty
from games.king_of_the_mountain.computers.comparing import (
    STEEPNESS,
    SURE,
    Comparison,
    facts_of,
    is_proof,
    outlook,
    turns_left,
    value_of,
)
from games.king_of_the_mountain.computers.search import WON
from games.king_of_the_mountain.computers.weighing import Evaluator
from games.king_of_the_mountain.game import KingOfTheMountain
from games.king_of_the_mountain.moves import TurnMenu, action_of, number_of
from games.king_of_the_mountain.state import KingOfTheMountainState
from games.king_of_the_mountain.view import KingOfTheMountainView

SCREENING_BUDGET: Final = 8_000  # Positions searched to find the best moves
COMPARING_BUDGET: Final = 8_000  # Positions searched to compare these with the one played
SINGLE_BUDGET: Final = 2_000  # Positions searched to value a move beside a certain win
CONFIRMING_BUDGET: Final = 12_000
"""Positions searched to compare again if the one played seems worse."""
SUSPICION: Final = 0.03  # Minimum loss in chances to win for it to seem worse
RIVALS: Final = 6  # Number of moves that the one played is compared with
THOROUGH_BUDGET: Final = 120_000  # Positions searched to compare all moves with each other
MARGINS: Final = (1.0, 0.3, 0.15)
"""By depth, how far a move may trail the best one and still be searched on."""
LATER: Final = 2
"""If the match is lost within this many turns anyway, losing at once is not held against a move."""
SLIP: Final = 0.05  # Minimum loss that counts as a slip


Values = dict[int, float]  # Values or chances to win, by move


class Decision:
    """The moves of a seat in a position, what is certain about them, and a search for the rest."""

    def __init__(
        self,
        view: KingOfTheMountainView,
        seat: Seat,
        moves: Sequence[int],
        rng: random.Random | None,
    ) -> None:
        self._view, self._moves = view, moves
        self.certainty = Certainty(view.options, view.position, seat)
        self._search = Comparison(view, seat, rng)

    @classmethod
    def of(
        cls, view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random | None = None
    ) -> Self | None:
        """Return the decision of a view, or None if there is nothing to choose from."""
        if view.viewer is None or not isinstance(menu, TurnMenu) or len(menu.moves) < 2:
            return None
        return cls(view, view.viewer, menu.moves, rng)

    def values_against(self, played: int) -> Values:
        """Return the values of the move played and of the best other ones."""
        search, others = self._search, [move for move in self._moves if move != played]
        if self.certainty.is_last:
            values = self._last_values()
            best = max(others, key=values.__getitem__)
            return {played: values[played], best: values[best]}
        # A missed win is the best alternative, so only the move played needs a value.
        if win := self._win(others):
            known = {win: WON} | ({played: WON} if self._is_win(played) else {})
            return search.compare((played,), SINGLE_BUDGET) | known
        losses = self._losses()
        order = [move for move in others if move not in losses]
        # Every other move loses, too.
        if not order:
            return {played: losses.get(played, 0.0), others[0]: losses[others[0]]}
        if self._is_win(played):
            return {order[0]: search.compare(order[:1], SINGLE_BUDGET)[order[0]], played: WON}
        if len(order) > RIVALS:
            order = search.screen(order, SCREENING_BUDGET)
        values = dict[int, float]()
        # If all rivals so far lose, more of them are compared.
        for at in range(0, len(order), RIVALS):
            values = self._compared(played, order[at : at + RIVALS], losses)
            if max(values.values()) > -SURE:
                break
        return values

    def _compared(self, played: int, rivals: Sequence[int], losses: Values) -> Values:
        known = {played: losses[played]} if played in losses else {}
        asked = tuple(rivals) if known else (*rivals, played)
        compare = partial(self._search.compare, asked, margins=MARGINS, always=(played,))
        values = known | compare(COMPARING_BUDGET)
        best = max(values[move] for move in rivals)
        # A suspected mistake is only confirmed by a deeper search.
        if not known and self._outlook(best) - self._outlook(values[played]) >= SUSPICION:
            values = known | compare(CONFIRMING_BUDGET)
        return values

    def values_of_all(self) -> Values:
        if self.certainty.is_last:
            return self._last_values()
        wins = {move: WON for move in self._moves if self._is_win(move)}
        known = wins or self._losses()
        unknown = [move for move in self._moves if move not in known]
        if not unknown:
            return known
        return known | self._search.compare(unknown, THOROUGH_BUDGET, MARGINS, clear=True)

    def _last_values(self) -> Values:
        even = value_of(1 / len(self._view.position.living), self._search.rivals)
        wins = {move: WON for move in self._moves if self.certainty.wins_at_once(move)}
        return dict.fromkeys(self._moves, even) | self._losses() | wins

    def _win(self, moves: Sequence[int]) -> int | None:
        """Return a move that certainly wins, right away if possible, or None if there is none."""
        at_once = (move for move in moves if self.certainty.wins_at_once(move))
        later = (move for move in moves if self.certainty.wins_next(move))
        return next(chain(at_once, later), None)

    def _is_win(self, move: int) -> bool:
        return self.certainty.wins_at_once(move) or self.certainty.wins_next(move)

    def _losses(self) -> Values:
        return {m: 1 - WON for m in self._moves if self.certainty.winner_after(m) is not None}

    def _outlook(self, value: float) -> float:
        return outlook(value, self._search.rivals)

    def weighing(self, values: Values) -> Weighing:
        """Return the chances to win after each move, and the facts behind them."""
        facts = (
            facts_of(self._search, self.certainty, self._view, move, value)
            for move, value in values.items()
        )
        chances = tuple(self._chances(values).values())
        return Weighing(tuple(map(action_of, values)), (chances,), tuple(facts))

    def _chances(self, values: Values) -> Values:
        """Return the chances to win.

        Certain wins are at least ``SLIP`` ahead of all other moves. The best of these is as far
        ahead of certain losses, unless it soon loses too.
        """
        wins = {move for move in values if self._is_win(move)}
        losses = {m for m in values if self.certainty.winner_after(m) is not None} - wins
        chances = dict[int, float]()
        for move, value in values.items():
            most = 1.0 - SLIP if wins else 1.0
            chances[move] = 1.0 if move in wins else min(self._outlook(value), most)
        chances |= dict.fromkeys(losses, 0.0)
        # A move that avoids a certain loss is worth more than one that doesn't.
        best = max(values, key=chances.__getitem__)
        if losses and best not in losses and not self._is_lost(values[best]):
            chances[best] = max(chances[best], SLIP)
        return chances

    def _is_lost(self, value: float) -> bool:
        return value < 0 and is_proof(self._view, value) and turns_left(value) <= LATER


class MountainReviewer(Reviewer[KingOfTheMountainState, KingOfTheMountainView]):
    """Weighs moves and re-spawns. Armies, mutations and draws are not graded."""

    thresholds = (SLIP, 0.10, 0.15)

    def weigh(
        self, view: KingOfTheMountainView, menu: Menu[Any], played: Any, rng: random.Random
    ) -> Weighing | None:
        """Return the chances to win after the move played and after the best other ones.

        Nothing here is random.
        """
        move, decision = number_of(played), Decision.of(view, menu)
        if move is None or decision is None or decision.certainty.wins_at_once(move):
            return None
        return decision.weighing(decision.values_against(move))

    def weigh_all(
        self, view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random
    ) -> Weighing | None:
        """Return the chances to win after all moves.

        All are searched to the same depth, except those that trailed far behind at a smaller one:
        these keep their value from there. ``rng`` perturbs the order in which quiet moves are
        tried, and so which of them are reduced and how far the budget goes. So another ``rng``
        means another search of the same position: there are no worlds to sample, since nothing is
        hidden.
        """
        decision = Decision.of(view, menu, rng)
        return None if decision is None else decision.weighing(decision.values_of_all())

    def standing(self, state: KingOfTheMountainState) -> tuple[float, ...]:
        """Return each seat's chance to win by static evaluation, without a search."""
        if (outcome := KingOfTheMountain().outcome(state)) is not None:
            winners = outcome.winners
            return tuple((seat in winners) / len(winners) for seat in range(len(outcome.places)))
        position = state.position
        seat = position.living[0]
        evaluation = Evaluator(position, seat, state.options.keep_it, zeal=1.0)
        totals = evaluation.totals(evaluation.root)
        most = max(totals.values())
        # A softmax of the totals.
        weights = {seat: math.exp(STEEPNESS * (total - most)) for seat, total in totals.items()}
        everything = sum(weights.values())
        return tuple(weights.get(seat, 0.0) / everything for seat in range(position.seats))

    def luck(
        self, before: KingOfTheMountainState, after: KingOfTheMountainState, seat: Seat
    ) -> float:
        """Return 0: nothing is random once the match has begun."""
        return 0.0


REVIEWER: Final = MountainReviewer()
