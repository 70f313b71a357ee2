"""A computer player for King of the Hill that plays as a beginner does."""

import random
from typing import Any, Final

from games.core.menu import Menu
from games.king_of_the_hill.attack import JOKER, Attack, force, strongest
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import Action, ChooseStack, Divide, SetAside
from games.king_of_the_hill.view import KingOfTheHillView

THRIFT: Final = 2
"""Stacks of no more cards are fought for with what just beats the open card."""


class KingOfTheHillPage:
    """Sees no further than the battle at hand.

    A beginner's mistakes: it goes for the stack with the most cards, takes the apex as soon as
    it may, spends its strongest attack on a large stack instead of saving it for the apex, never
    wonders what the opponent holds, hides a poor card at most, and keeps all spoils in the hand.
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
