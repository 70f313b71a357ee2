"""A computer player for King of the Hill that plays as a beginner does."""

import random
from typing import Any, Final

from games.core.menu import Menu
from games.king_of_the_hill.attack import JOKER, Attack, force, strongest
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import Action, ChooseStack, Divide, SetAside
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
