"""Battles of King of the Hill as games in which neither side knows the other's cards."""

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from games.king_of_the_hill.attack import JOKER, Attack, compare, sequences, strongest
from games.king_of_the_hill.computers.planning import (
    AttackOption,
    Duel,
    Guess,
    Worths,
    balance,
    gains_between,
    guesses,
    options,
    tie_chance,
)
from games.king_of_the_hill.computers.valuing import HandStrength, Valuation, level_force
from games.king_of_the_hill.state import APEX
from games.king_of_the_hill.view import KingOfTheHillView

HABIT_ROUNDS: Final = 30
"""Rounds of fictitious play to find what a Knight would do in the opponent's place."""


class Thought(NamedTuple):
    """Cards that either side may hold. The first of ``mine`` are the real ones.

    The others are there because the opponent has to consider them too.
    """

    mine: list[Guess]
    theirs: list[Guess]


def thought(view: KingOfTheHillView, rng: random.Random, mine: int, theirs: int) -> Thought:
    """Return possible cards of both sides, each as the other side may know them.

    ``mine`` and ``theirs`` are how many to return.
    """
    assert view.viewer is not None
    real = Guess(list(view.hand), list(view.reserve), [])
    opposite = replace(view, viewer=1 - view.viewer, hand=(), reserve=(), spoils=())
    return Thought([real, *guesses(opposite, rng, mine - 1)], guesses(view, rng, theirs))


def valuation(view: KingOfTheHillView, *, my_turn: bool, without: int | None = None) -> Valuation:
    """Return a valuation of positions with the remaining stacks, ``without`` one of them."""
    sizes = [0 if at == without else stack.size for at, stack in enumerate(view.stacks)]
    tops = [
        stack.top
        for at, stack in enumerate(view.stacks)
        if stack.top is not None and at not in (without, APEX)
    ]
    return Valuation(sizes, tops, my_turn=my_turn, faces_tie=view.faces_tie)


class _Holding:
    """A hand and a reserve to fight a battle with, and what each attack leaves of them."""

    def __init__(
        self,
        cards: Guess,
        values: Valuation,
        layer_of: Callable[[HandStrength], Any],
        after: int,
        from_reserve: bool,
        also: Collection[Attack] = (),
    ) -> None:
        self._values, self._layer_of = values, layer_of
        self.cards = cards
        held = cards.reserve if from_reserve else cards.hand
        self.options: list[AttackOption] = options(held, after, also)
        self.forces = [each.force for each in self.options]
        if values.faces_tie:
            self.forces = [level_force(each) for each in self.forces]
        self.left = [
            (cards.hand, each.left) if from_reserve else (each.left, cards.reserve)
            for each in self.options
        ]
        self._with: dict[tuple[int, ...], list[tuple[HandStrength, Any]]] = {}
        self.losing = self.with_spoils([])

    def with_spoils(self, spoils: list[int]) -> list[tuple[HandStrength, Any]]:
        """Return the side and layer after each attack, with the spoils taken into the hand."""
        found = self._with.get((*spoils,))
        if found is None:
            found = [self.after(hand + spoils, reserve) for hand, reserve in self.left]
            self._with[*spoils,] = found
        return found

    def after(self, hand: Sequence[int], reserve: Sequence[int]) -> tuple[HandStrength, Any]:
        side = self._values.side(hand, reserve)
        return side, self._layer_of(side)


def duel(
    view: KingOfTheHillView,
    stack: int,
    cards: Thought,
    also: Collection[Attack] = (),
) -> Duel:
    """Return the next blow for a stack as a game whose payoffs are chances to win the match.

    ``also`` are attacks of the real cards to weigh even if they look pointless.
    """
    open_card = view.stacks[stack].top
    assert open_card is not None
    after = view.stacks_left - 1
    values = valuation(view, my_turn=view.turn != view.viewer, without=stack)
    mine = [
        _Holding(each, values, values.mine, after, view.from_reserve, () if at else also)
        for at, each in enumerate(cards.mine)
    ]
    chances: list[list[Worths]] = [[] for _ in mine]
    answers, habits = [], []
    for guess in cards.theirs:
        theirs = _Holding(guess, values, values.theirs, after, view.from_reserve)
        answers.append([option.attack for option in theirs.options])
        spoils = [open_card, *guess.hidden[: view.stacks[stack].size - 1]]
        winning = theirs.with_spoils(spoils)
        for holding, found in zip(mine, chances, strict=True):
            found.append(_chances(values, holding, theirs, spoils, winning))
        # A Knight always plays its strongest attack from the reserve, so it has no habits there.
        if not view.from_reserve:
            # The opponent does not know the real cards, so its habit ignores them.
            habits.append(_habit(theirs, mine[1:] or mine, spoils, after))
    return Duel([option.attack for option in mine[0].options], chances, habits, answers)


def _habit(
    theirs: _Holding, mine: Sequence[_Holding], spoils: list[int], after: int
) -> list[float]:
    gains = []
    for each in mine:
        tie = tie_chance(theirs.cards.reserve, each.cards.reserve)
        gains.append(gains_between(theirs.options, each.options, spoils, tie, after))
    often = balance(Duel([], [gains]), HABIT_ROUNDS).often
    return [times / HABIT_ROUNDS for times in often]


def _chances(
    values: Valuation,
    mine: _Holding,
    theirs: _Holding,
    spoils: list[int],
    they_win: list[tuple[HandStrength, Any]],
) -> Worths:
    i_win = mine.with_spoils(spoils)
    chance = values.chance

    def after(own: int, other: int) -> float:
        own_force, other_force = mine.forces[own], theirs.forces[other]
        if own_force > other_force:
            return chance(i_win[own], theirs.losing[other])
        if own_force < other_force:
            return chance(mine.losing[own], they_win[other])
        # Two Jokers: the stack is discarded.
        if own_force == 0:
            return chance(mine.losing[own], theirs.losing[other])
        (hand, reserve), (their_hand, their_reserve) = mine.left[own], theirs.left[other]
        won, reserve, their_reserve = fought_out(reserve, their_reserve, faces_tie=values.faces_tie)
        return chance(
            mine.after(hand + spoils if won > 0 else hand, reserve),
            theirs.after(their_hand + spoils if won < 0 else their_hand, their_reserve),
        )

    return [
        [after(own, other) for other in range(len(theirs.options))]
        for own in range(len(mine.options))
    ]


def fought_out(
    mine: Sequence[int], theirs: Sequence[int], *, faces_tie: bool
) -> tuple[int, list[int], list[int]]:
    """Fight a tie out with the strongest attacks of both reserves.

    Returns the result and what is left of them. The result is 1 if the first of the two wins, -1 if
    the other does, 0 if neither can.
    """
    left, their_left = list(mine), list(theirs)
    while True:
        attack, answer = best_attack(left), best_attack(their_left)
        left = [card for card in left if card not in attack]
        their_left = [card for card in their_left if card not in answer]
        order = compare(attack, answer, faces_tie=faces_tie)
        # Both reserves are empty if neither side has an attack left.
        if order or not attack:
            return order, left, their_left


def best_attack(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the strongest attack of these cards. Empty for the Joker alone."""
    attacks = [Attack((card,)) for card in cards if card != JOKER] + sequences(cards)
    return strongest(attacks).cards if attacks else ()
