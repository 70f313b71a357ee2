"""The strongest computer player for King of the Hill."""

import random
from collections.abc import Callable, Sequence
from itertools import combinations
from math import exp
from typing import ClassVar, Final

from games.king_of_the_hill.attack import JOKER, force
from games.king_of_the_hill.computers.duelling import duel, thought, valuation
from games.king_of_the_hill.computers.knight import (
    BLUFF,
    GUESSES_AT_APEX,
    ROUNDS_TO_CHOOSE,
    Knight,
)
from games.king_of_the_hill.computers.planning import Duel, balance, guesses
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import Divide, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

MINE: Final = 3
"""Number of its own possible hands that the opponent is assumed to consider."""
THEIRS: Final = 10
"""Number of the opponent's possible hands that an attack is weighed against."""
MINE_TO_CHOOSE: Final = 2
"""Like MINE and THEIRS, when a stack is chosen."""
THEIRS_TO_CHOOSE: Final = 6
GUESSES: Final = 20
"""Number of the opponent's hands that reserves and divisions of spoils are weighed against."""
MAX_RESERVED: Final = 2
"""Maximum number of cards in the first reserve, the Joker not counted."""
WHIM: Final = 0.01
"""Chance of winning by which a first reserve may miss the best and still be chosen often."""


class King(Knight):
    """Does what makes it likeliest to win the match, by a learned value of what comes after.

    It guesses cards of both sides from what is public, takes a battle as a game of chances in
    which neither knows the other's cards, and draws its attack from an equilibrium against an
    opponent who half of the time does what a Knight would. Stacks, reserves and divisions are
    chosen by the same value. Only at the apex is the strongest attack never worse than another.
    """

    fights_out_ties: ClassVar = True

    def _set_aside(self, view: KingOfTheHillView, rng: random.Random) -> SetAside:
        """Return some of the best reserves, at random: nobody can count on one."""
        own = [card for card in view.hand if card != JOKER]
        sizes = range(MAX_RESERVED + 1)
        reserves = [aside for size in sizes for aside in combinations(own, size)]
        chances = _chances(
            view,
            [([card for card in own if card not in aside], aside) for aside in reserves],
            [_opening(view, rng) for _ in range(GUESSES)],
            my_turn=view.turn == view.viewer,
        )
        best = max(chances)
        chosen = rng.choices(reserves, [exp((each - best) / WHIM) for each in chances])[0]
        return SetAside((*chosen, *([JOKER] if rng.random() < BLUFF else [])))

    def _divide(self, view: KingOfTheHillView, rng: random.Random) -> Divide:
        sizes = range(len(view.spoils) + 1)
        reserves = [aside for size in sizes for aside in combinations(view.spoils, size)]
        mine = [
            (
                [*view.hand, *(card for card in view.spoils if card not in aside)],
                [*view.reserve, *aside],
            )
            for aside in reserves
        ]
        theirs = [(guess.hand, guess.reserve) for guess in guesses(view, rng, GUESSES)]
        chances = _chances(view, mine, theirs, my_turn=view.turn != view.viewer)
        return Divide(reserves[chances.index(max(chances))])

    def _chance_by_stack(
        self, view: KingOfTheHillView, rng: random.Random
    ) -> Callable[[int], float]:
        cards = thought(view, rng, MINE_TO_CHOOSE, THEIRS_TO_CHOOSE)

        def chance(stack: int) -> float:
            if stack == APEX:
                return _apex_chance(view, rng)
            return balance(duel(view, stack, cards), ROUNDS_TO_CHOOSE).worth

        return chance

    def _duel(self, view: KingOfTheHillView, stack: int, rng: random.Random) -> Duel:
        return duel(view, stack, thought(view, rng, MINE, THEIRS))


def _opening(view: KingOfTheHillView, rng: random.Random) -> tuple[Sequence[int], Sequence[int]]:
    """Return a possible first hand and reserve of the opponent, the best card in either or both."""
    hand = [card for card in guesses(view, rng, 1)[0].hand if card != JOKER]
    best = max(hand, key=lambda card: (force((card,)), card))
    kept = {*rng.choice(((best,), (rng.choice(hand),), (best, rng.choice(hand))))}
    return [card for card in hand if card not in kept], sorted(kept)


def _chances(
    view: KingOfTheHillView,
    mine: Sequence[tuple[Sequence[int], Sequence[int]]],
    theirs: Sequence[tuple[Sequence[int], Sequence[int]]],
    *,
    my_turn: bool,
) -> list[float]:
    """Return the chance of winning the match with each of one's own hands and reserves."""
    values = valuation(view, my_turn=my_turn)
    sides = [values.side(*each) for each in theirs]
    others = [(side, values.theirs(side)) for side in sides]
    found = []
    for each in mine:
        side = values.side(*each)
        own = side, values.mine(side)
        found.append(sum(values.chance(own, other) for other in others) / len(others))
    return found


def _apex_chance(view: KingOfTheHillView, rng: random.Random) -> float:
    """Return the chance of winning the apex at once."""
    values = valuation(view, my_turn=True)
    mine = values.side(view.hand, view.reserve).rank
    theirs = [
        values.side(guess.hand, guess.reserve).rank for guess in guesses(view, rng, GUESSES_AT_APEX)
    ]
    return sum((mine > rank) + (mine == rank) / 2 for rank in theirs) / len(theirs)
