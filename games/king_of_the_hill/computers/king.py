"""The strongest computer player for King of the Hill."""

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import exp
from statistics import fmean
from typing import ClassVar, Final

from games.king_of_the_hill.attack import JOKER, Attack, force
from games.king_of_the_hill.computers.duelling import best_attack, duel, thought, valuation
from games.king_of_the_hill.computers.knight import (
    BLUFF,
    GUESSES_AT_APEX,
    ROUNDS_TO_CHOOSE,
    KingOfTheHillKnight,
)
from games.king_of_the_hill.computers.planning import Duel, Guess, balance, guesses
from games.king_of_the_hill.state import APEX, Divide, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

Holding = tuple[Sequence[int], Sequence[int]]
Cards = tuple[int, ...]


def subsets(cards: Iterable[int], most: int) -> list[Cards]:
    held = tuple(cards)
    return [chosen for size in range(most + 1) for chosen in combinations(held, size)]


def chances_of_reserves(
    view: KingOfTheHillView, reserves: Sequence[Cards], rng: random.Random, number: int
) -> list[list[float]]:
    """Return the chance to win with each first reserve, in a row for each guess.

    Jokers are ignored.
    """
    own = [card for card in view.hand if card != JOKER]
    mine = [([card for card in own if card not in aside], aside) for aside in reserves]
    theirs = [_opening(view, rng) for _ in range(number)]
    return _chances(view, mine, theirs, my_turn=view.turn == view.viewer)


def chances_of_divisions(
    view: KingOfTheHillView, reserves: Sequence[Cards], rng: random.Random, number: int
) -> list[list[float]]:
    """Return the chance to win with these spoils in the reserve, in a row for each guess."""
    mine = [
        (
            [*view.hand, *(card for card in view.spoils if card not in aside)],
            [*view.reserve, *aside],
        )
        for aside in reserves
    ]
    theirs = [(guess.hand, guess.reserve) for guess in guesses(view, rng, number)]
    return _chances(view, mine, theirs, my_turn=view.turn != view.viewer)


def _opening(view: KingOfTheHillView, rng: random.Random) -> Holding:
    """Return a possible first hand and reserve of the opponent.

    The reserve is its best card, a random one, or both.
    """
    hand = [card for card in guesses(view, rng, 1)[0].hand if card != JOKER]
    best = max(hand, key=lambda card: (force((card,)), card))
    kept = {*rng.choice(((best,), (rng.choice(hand),), (best, rng.choice(hand))))}
    return [card for card in hand if card not in kept], sorted(kept)


def _chances(
    view: KingOfTheHillView, mine: Sequence[Holding], theirs: Sequence[Holding], *, my_turn: bool
) -> list[list[float]]:
    values = valuation(view, my_turn=my_turn)
    sides = [values.side(*each) for each in mine]
    own = [(side, values.mine(side)) for side in sides]
    found = []
    for each in theirs:
        side = values.side(*each)
        other = side, values.theirs(side)
        found.append([values.chance(one, other) for one in own])
    return found


def apex_chances(view: KingOfTheHillView, likely: Sequence[Guess]) -> list[float]:
    """Return the chance to win the apex right away, for each guess."""
    values = valuation(view, my_turn=True)
    mine = values.side(view.hand, view.reserve).rank
    ranks = [values.side(guess.hand, guess.reserve).rank for guess in likely]
    return [(mine > rank) + (mine == rank) / 2 for rank in ranks]


def chances_of_apex_attacks(
    view: KingOfTheHillView, attacks: Sequence[Attack], likely: Sequence[Guess]
) -> list[list[float]]:
    """Return the chance to win the apex with each attack, in a row for each guess.

    The opponent plays its best attack.
    """
    values = valuation(view, my_turn=True)

    def rank(attack: Sequence[int], reserve: Sequence[int]) -> tuple[float, float, float]:
        if view.from_reserve:
            reserve = [card for card in reserve if card not in attack]
        return values.side(attack, reserve).rank

    mine = [rank(attack.cards, view.reserve) for attack in attacks]
    found = []
    for guess in likely:
        best = best_attack(guess.reserve if view.from_reserve else guess.hand)
        other = rank(best, guess.reserve)
        # A tie at the apex counts as half a win.
        found.append([(each > other) + (each == other) / 2 for each in mine])
    return found


MINE: Final = 3  # Number of its own possible hands that the opponent is assumed to consider
THEIRS: Final = 10  # Number of the opponent's possible hands that an attack is weighed against
MINE_TO_CHOOSE: Final = 2  # Like MINE and THEIRS, but for choosing a stack
THEIRS_TO_CHOOSE: Final = 6
GUESSES: Final = 20
"""Number of the opponent's possible hands that reserves and divisions are weighed against."""
MAX_RESERVED: Final = 2  # Maximum number of cards in the first reserve, not counting the Joker
WHIM: Final = 0.01  # Softmax temperature for choosing a first reserve, in chances to win


class KingOfTheHillKing(KingOfTheHillKnight):
    """Maximises its chance to win the match, with a learned value for what follows a decision.

    It samples the cards of both sides from public facts, models a battle as a game in which neither
    side knows the other's cards, and draws its attack from an equilibrium. The opponent is assumed
    to play as a Knight half of the time. Stacks, reserves and divisions are chosen by the same
    value. Only at the apex is the strongest attack never worse than another.
    """

    fights_out_ties: ClassVar = True

    def _set_aside(self, view: KingOfTheHillView, rng: random.Random) -> SetAside:
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
