"""Computer players for King of the Hill: the Page, who plays as a beginner does, and the Knight."""

import random
from collections.abc import Callable, Sequence
from math import exp
from typing import Any, ClassVar, Final

from games.core.menu import Menu
from games.king_of_the_hill.attack import JOKER, Attack, force, strongest
from games.king_of_the_hill.computers.planning import (
    Duel,
    apex_chance,
    balance,
    battlefield,
    guesses,
    strength,
)
from games.king_of_the_hill.state import APEX, Action, ChooseStack, Divide, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

THRIFT: Final = 2  # Largest stack to be fought for with an attack that just beats the open card


class KingOfTheHillPage:
    """Looks no further than the current battle.

    A beginner's mistakes: it chooses the stack with the most cards, takes the apex as soon as it
    can, spends its strongest attack on a large stack instead of saving it for the apex, never
    considers the opponent's cards, reserves a poor card at most, and takes all spoils into the
    hand.
    """

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Action:
        match view.phase:
            case "setup":
                low = min(view.hand, key=lambda card: (card == JOKER, force((card,)), card))
                return SetAside((low,) if rng.random() < 0.5 else ())
            case "choosing":
                return _choose_stack(view, rng)
            case "spoils":
                return Divide(())
            case _:
                return _attack(view, menu)


def _choose_stack(view: KingOfTheHillView, rng: random.Random) -> ChooseStack:
    if APEX in view.available:
        return ChooseStack(APEX)
    most = max(view.stacks[stack].size for stack in view.available)
    return ChooseStack(rng.choice([at for at in view.available if view.stacks[at].size == most]))


def _attack(view: KingOfTheHillView, menu: Menu[Any]) -> Attack:
    battle = view.battles[-1]
    if battle.size > THRIFT or battle.stack == APEX or view.from_reserve:
        return strongest(menu)
    wanted = force((battle.top,))
    enough = [attack for attack in menu if force(attack.cards) > wanted]
    return min(enough, key=lambda attack: force(attack.cards)) if enough else strongest(menu)


RESERVE: Final = 1  # Number of cards wanted in the reserve, not counting the Joker
RESERVE_IF_FACES_TIE: Final = 3  # The same if all cards worth 10 tie
LOWEST_RESERVE: Final = 4  # Minimum force of a card for the reserve: lower ones win too few ties
BLUFF: Final = 0.5  # Probability of putting the Joker into the reserve as a bluff
DEAR: Final = 0.05  # Minimum loss of strength at which a card stays in the hand
GUESSES: Final = 5  # Number of the opponent's possible hands that an attack is weighed against
ROUNDS: Final = 60  # Rounds of fictitious play for an attack
GUESSES_TO_CHOOSE: Final = 3
"""Number of the opponent's possible hands that each stack is weighed against."""
ROUNDS_TO_CHOOSE: Final = 30  # Rounds of fictitious play for each stack
GUESSES_AT_APEX: Final = 30
"""Number of the opponent's possible hands sampled when deciding to go straight to the apex."""
LEAD_COUNTS: Final = 2.0  # Weight of a lead in strength in the chance to win the match


class KingOfTheHillKnight:
    """Fights each battle as a game of its own, for the strength that it leaves for the others.

    It samples the opponent's hands, treats both sides' attacks as a matrix game for gains in
    strength, and draws its attack from an equilibrium. It chooses the stack with the best value.
    """

    fights_out_ties: ClassVar = False
    """True if it also weighs attacks from the reserve, instead of just playing the strongest."""

    def choose(self, view: KingOfTheHillView, menu: Menu[Any], rng: random.Random) -> Action:
        match view.phase:
            case "setup":
                return self._set_aside(view, rng)
            case "choosing" if len(view.available) == 1:
                return ChooseStack(view.available[0])
            case "choosing":
                return ChooseStack(max(view.available, key=self._chance_by_stack(view, rng)))
            case "spoils":
                return self._divide(view, rng)
        stack = view.battles[-1].stack
        if stack == APEX or (view.from_reserve and not self.fights_out_ties):
            return strongest(menu)
        field = self._duel(view, stack, rng)
        return rng.choices(field.attacks, balance(field, ROUNDS).often)[0]

    def _set_aside(self, view: KingOfTheHillView, rng: random.Random) -> SetAside:
        wanted = RESERVE_IF_FACES_TIE if view.faces_tie else RESERVE
        fit = [card for card in view.hand if force((card,)) >= LOWEST_RESERVE]
        cards = _cheapest_first(view, view.hand, fit)[:wanted]
        if rng.random() < BLUFF:
            cards.append(JOKER)
        return SetAside(tuple(sorted(cards)))

    def _divide(self, view: KingOfTheHillView, rng: random.Random) -> Divide:
        wanted = RESERVE_IF_FACES_TIE if view.faces_tie else RESERVE
        if sum(card != JOKER for card in view.reserve) >= wanted:
            return Divide(())
        held = [*view.hand, *view.spoils]
        cheapest = _cheapest_first(view, held, view.spoils)[0]
        return Divide((cheapest,) if _price(view, held, cheapest) < DEAR else ())

    def _chance_by_stack(
        self, view: KingOfTheHillView, rng: random.Random
    ) -> Callable[[int], float]:
        likely = guesses(view, rng, GUESSES_TO_CHOOSE)

        def chance(stack: int) -> float:
            if stack == APEX:
                return apex_chance(view, guesses(view, rng, GUESSES_AT_APEX))
            lead = balance(battlefield(view, stack, likely), ROUNDS_TO_CHOOSE).worth
            return 1 / (1 + exp(-LEAD_COUNTS * lead))

        return chance

    def _duel(self, view: KingOfTheHillView, stack: int, rng: random.Random) -> Duel:
        return battlefield(view, stack, guesses(view, rng, GUESSES))


def _cheapest_first(
    view: KingOfTheHillView, held: Sequence[int], cards: Sequence[int]
) -> list[int]:
    return sorted(cards, key=lambda card: _price(view, held, card))


def _price(view: KingOfTheHillView, held: Sequence[int], card: int) -> float:
    stacks = view.stacks_left
    rest = [other for other in held if other != card]
    return strength(held, stacks) - strength(rest, stacks)
