"""The strongest computer player for King of the Hill."""

import random
from collections.abc import Callable, Sequence
from math import exp
from statistics import fmean
from typing import ClassVar, Final

from games.king_of_the_hill.attack import JOKER
from games.king_of_the_hill.computers.choosing import (
    apex_chances,
    chances_of_divisions,
    chances_of_reserves,
    subsets,
)
from games.king_of_the_hill.computers.duelling import duel, thought
from games.king_of_the_hill.computers.knight import (
    BLUFF,
    GUESSES_AT_APEX,
    ROUNDS_TO_CHOOSE,
    KingOfTheHillKnight,
)
from games.king_of_the_hill.computers.planning import Duel, balance, guesses
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import Divide, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

MINE: Final = 3  # Number of its own possible hands that the opponent is assumed to consider
THEIRS: Final = 10  # Number of the opponent's possible hands that an attack is weighed against
MINE_TO_CHOOSE: Final = 2  # Like MINE and THEIRS, but for choosing a stack
THEIRS_TO_CHOOSE: Final = 6
GUESSES: Final = 20
"""Number of the opponent's possible hands that reserves and divisions are weighed against."""
MAX_RESERVED: Final = 2  # Maximum number of cards in the first reserve, not counting the Joker
WHIM: Final = 0.01  # Softmax temperature for choosing a first reserve, in chances to win


class KingOfTheHillKing(KingOfTheHillKnight):
    """Maximizes its chance to win the match, with a learned value for what follows a decision.

    It samples the cards of both sides from public facts, models a battle as a game in which neither
    side knows the other's cards, and draws its attack from an equilibrium. The opponent is assumed
    to play as a Knight half of the time. Stacks, reserves and divisions are chosen by the same
    value. Only at the apex is the strongest attack never worse than another.
    """

    fights_out_ties: ClassVar = True

    def _set_aside(self, view: KingOfTheHillView, rng: random.Random) -> SetAside:
        """Return one of the best reserves at random, so that it can't be predicted."""
        own = [card for card in view.hand if card != JOKER]
        reserves = subsets(own, MAX_RESERVED)
        chances = _means(chances_of_reserves(view, reserves, rng, GUESSES))
        best = max(chances)
        chosen = rng.choices(reserves, [exp((each - best) / WHIM) for each in chances])[0]
        return SetAside((*chosen, *([JOKER] if rng.random() < BLUFF else [])))

    def _divide(self, view: KingOfTheHillView, rng: random.Random) -> Divide:
        reserves = subsets(view.spoils, len(view.spoils))
        chances = _means(chances_of_divisions(view, reserves, rng, GUESSES))
        return Divide(reserves[chances.index(max(chances))])

    def _chance_by_stack(
        self, view: KingOfTheHillView, rng: random.Random
    ) -> Callable[[int], float]:
        cards = thought(view, rng, MINE_TO_CHOOSE, THEIRS_TO_CHOOSE)

        def chance(stack: int) -> float:
            if stack == APEX:
                return fmean(apex_chances(view, guesses(view, rng, GUESSES_AT_APEX)))
            return balance(duel(view, stack, cards), ROUNDS_TO_CHOOSE).worth

        return chance

    def _duel(self, view: KingOfTheHillView, stack: int, rng: random.Random) -> Duel:
        return duel(view, stack, thought(view, rng, MINE, THEIRS))


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return list(map(fmean, zip(*rows, strict=True)))
