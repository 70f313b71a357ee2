"""The strongest computer player for King of the Hill."""

import random
from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import Any, Final

from games.core.menu import Menu
from games.king_of_the_hill.attack import JOKER, Attack, force, strongest
from games.king_of_the_hill.computers.duelling import balance, duel, thought, valuation
from games.king_of_the_hill.computers.planning import guesses
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import Action, Choose, Divide, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

MINE: Final = 3
"""Number of its own possible hands that the opponent is assumed to consider."""
THEIRS: Final = 10
"""Number of the opponent's possible hands that an attack is weighed against."""
ROUNDS: Final = 60
"""Rounds of thought for an attack."""
MINE_TO_CHOOSE: Final = 2
"""Like MINE and THEIRS, when a stack is chosen."""
THEIRS_TO_CHOOSE: Final = 6
ROUNDS_TO_CHOOSE: Final = 30
GUESSES_AT_APEX: Final = 30
"""Number of the opponent's hands guessed when deciding to go straight to the apex."""
GUESSES: Final = 20
"""Number of the opponent's hands that reserves and divisions of spoils are weighed against."""
MAX_RESERVED: Final = 2
"""Maximum number of cards in the first reserve, the Joker not counted."""
WHIM: Final = 0.01
"""Chance of winning by which a first reserve may miss the best and still be chosen often."""
BLUFF: Final = 0.5
"""Probability of putting the Joker into the reserve as a bluff."""


class King:
    """Does what makes it likeliest to win the match, by a learned value of what comes after.

    It guesses cards of both sides from what is public, takes a battle as a game of chances in
    which neither knows the other's cards, and draws its attack from an equilibrium against an
    opponent who half of the time does what a Knight would. Stacks, reserves and divisions are
    chosen by the same value. Only at the apex is the strongest attack never worse than another.
    """

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Action:
        match view.phase:
            case "setup":
                return _set_aside(view, rng)
            case "choosing":
                return _choose_stack(view, rng)
            case "spoils":
                return _divide(view, rng)
            case _ if view.battle and view.battle.stack == APEX:
                return strongest(menu)
            case _:
                return _attack(view, rng)


def _set_aside(view: KingOfTheHillView, rng: random.Random) -> SetAside:
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


def _opening(view: KingOfTheHillView, rng: random.Random) -> tuple[Sequence[int], Sequence[int]]:
    """Return a possible first hand and reserve of the opponent, the best card in either or both."""
    hand = [card for card in guesses(view, rng, 1)[0].hand if card != JOKER]
    best = max(hand, key=lambda card: (force((card,)), card))
    kept = {*rng.choice(((best,), (rng.choice(hand),), (best, rng.choice(hand))))}
    return [card for card in hand if card not in kept], sorted(kept)


def _divide(view: KingOfTheHillView, rng: random.Random) -> Divide:
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


def _choose_stack(view: KingOfTheHillView, rng: random.Random) -> Choose:
    if len(view.available) == 1:
        return Choose(view.available[0])
    cards = thought(view, rng, MINE_TO_CHOOSE, THEIRS_TO_CHOOSE)

    def chance(stack: int) -> float:
        if stack == APEX:
            return _apex_chance(view, rng)
        return balance(duel(view, stack, cards), ROUNDS_TO_CHOOSE).chance

    return Choose(max(view.available, key=chance))


def _apex_chance(view: KingOfTheHillView, rng: random.Random) -> float:
    """Return the chance of winning the apex at once."""
    values = valuation(view, my_turn=True)
    mine = values.side(view.hand, view.reserve).rank
    theirs = [
        values.side(guess.hand, guess.reserve).rank for guess in guesses(view, rng, GUESSES_AT_APEX)
    ]
    return sum((mine > rank) + (mine == rank) / 2 for rank in theirs) / len(theirs)


def _attack(view: KingOfTheHillView, rng: random.Random) -> Attack:
    assert view.battle is not None
    field = duel(view, view.battle.stack, thought(view, rng, MINE, THEIRS))
    return rng.choices(field.attacks, balance(field, ROUNDS).often)[0]
