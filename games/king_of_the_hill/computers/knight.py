"""A computer player for King of the Hill."""

import random
from collections.abc import Sequence
from math import exp
from typing import Any, Final

from games.core.menu import Menu
from games.king_of_the_hill.attack import JOKER, Attack, force, strongest
from games.king_of_the_hill.computers.planning import (
    apex_chance,
    battlefield,
    equilibrium,
    guesses,
    strength,
)
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import Action, Choose, Divide, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

RESERVE: Final = 1
"""Cards worth keeping in the reserve, the Joker not counted."""
RESERVE_IF_FACES_TIE: Final = 3
"""Reserve size where all cards worth 10 tie."""
LOWEST_RESERVE: Final = 4
"""Cards of a lower force win too few ties."""
BLUFF: Final = 0.5
"""Probability of putting the Joker into the reserve as a bluff."""
DEAR: Final = 0.05
"""Strength that is too much to move from hand to reserve."""
GUESSES: Final = 5
"""Number of the opponent's hands that an attack is weighed against."""
ROUNDS: Final = 60
"""Rounds of thought for an attack."""
GUESSES_TO_CHOOSE: Final = 3
"""Number of the opponent's hands that each stack is weighed against."""
ROUNDS_TO_CHOOSE: Final = 30
"""Rounds of thought for each stack."""
GUESSES_AT_APEX: Final = 30
"""Number of the opponent's hands guessed when deciding to go straight to the apex."""
LEAD_COUNTS: Final = 2.0
"""Weight of a lead in strength for winning the match; 0 would be none."""


class Knight:
    """Fights each battle as a game of its own, for what it leaves to fight the others with.

    It guesses hands of the opponent, takes the attacks of both as a matrix of gains in strength,
    and draws its attack from an equilibrium of it. It chooses the stack where that is worth most.
    """

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Action:
        match view.phase:
            case "setup":
                return _set_aside(view, rng)
            case "choosing":
                return _choose_stack(view, rng)
            case "spoils":
                return _divide(view)
            case _ if view.from_reserve or (view.battle and view.battle.stack == APEX):
                return strongest(menu)
            case _:
                return _attack(view, rng)


def _set_aside(view: KingOfTheHillView, rng: random.Random) -> SetAside:
    wanted = RESERVE_IF_FACES_TIE if view.faces_tie else RESERVE
    fit = [card for card in view.hand if force((card,)) >= LOWEST_RESERVE]
    cards = _cheapest_first(view, view.hand, fit)[:wanted]
    if rng.random() < BLUFF:
        cards.append(JOKER)
    return SetAside(tuple(sorted(cards)))


def _divide(view: KingOfTheHillView) -> Divide:
    """Return all spoils into the hand, but a cheap card into a reserve that lacks cards."""
    wanted = RESERVE_IF_FACES_TIE if view.faces_tie else RESERVE
    if sum(card != JOKER for card in view.reserve) >= wanted:
        return Divide(())
    held = [*view.hand, *view.spoils]
    cheapest = _cheapest_first(view, held, view.spoils)[0]
    return Divide((cheapest,) if _price(view, held, cheapest) < DEAR else ())


def _cheapest_first(
    view: KingOfTheHillView, held: Sequence[int], cards: Sequence[int]
) -> list[int]:
    """Return cards in the order of the strength that a hand loses without them."""
    return sorted(cards, key=lambda card: _price(view, held, card))


def _price(view: KingOfTheHillView, held: Sequence[int], card: int) -> float:
    stacks = sum(stack.size > 0 for stack in view.stacks)
    rest = [other for other in held if other != card]
    return strength(held, stacks) - strength(rest, stacks)


def _choose_stack(view: KingOfTheHillView, rng: random.Random) -> Choose:
    if len(view.available) == 1:
        return Choose(view.available[0])
    likely = guesses(view, rng, GUESSES_TO_CHOOSE)

    def chance(stack: int) -> float:
        if stack == APEX:
            return apex_chance(view, guesses(view, rng, GUESSES_AT_APEX))
        lead = equilibrium(battlefield(view, stack, likely).gains, ROUNDS_TO_CHOOSE).gain
        return 1 / (1 + exp(-LEAD_COUNTS * lead))

    return Choose(max(view.available, key=chance))


def _attack(view: KingOfTheHillView, rng: random.Random) -> Attack:
    assert view.battle is not None
    field = battlefield(view, view.battle.stack, guesses(view, rng, GUESSES))
    often = equilibrium(field.gains, ROUNDS).often
    return rng.choices(field.attacks, often)[0]
