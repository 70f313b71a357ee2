"""Advice for beginners on what to do now."""

from collections.abc import Sequence
from typing import Final

from cogs.games.king_of_the_hill.reasons import Reasons
from games.king_of_the_hill.attack import JOKER, Attack, sequences, value
from games.king_of_the_hill.state import APEX

_LOW: Final = 6  # Maximum value of a single card that makes a weak attack
_ACE: Final = 15
_LARGE: Final = 3  # Minimum number of cards in a stack that is worth a strong attack


class Advice(Reasons):
    """The texts that help a viewer to choose."""

    def coaching(self) -> str:
        match self.view.phase:
            case "setup":
                found = sequences(self.view.hand)
                attack = self._best(found)
                return self.say("king-of-the-hill/advice-setup", n=len(found), attack=attack)
            case "choosing":
                return self._choosing()
            case "attack" if self.seen.menu.count() > 1:
                return self._attacking()
            case "spoils":
                return self._dividing()
            case _:
                return ""

    def _best(self, attacks: Sequence[Attack]) -> str:
        best = max(attacks, key=lambda attack: value(attack.cards), default=None)
        return "" if best is None else self.attack(best.cards)

    def _choosing(self) -> str:
        view = self.view
        largest = max(view.available, key=lambda index: view.stacks[index].size)
        biggest = "single" if view.stacks[largest].size == 1 else "several"
        if APEX in view.available:
            biggest = "apex"
        stack = self.stack(largest)
        return self.say("king-of-the-hill/advice-choosing", biggest=biggest, stack=stack)

    def _attacking(self) -> str:
        view, battle = self.view, self.view.battles[-1]
        best = max(value(attack.cards) for attack in self.seen.menu)
        if view.from_reserve:
            case = "only-joker" if view.seats[1 - self.seen.seat].reserve == 1 else "tie"
        elif battle.stack == APEX:
            case = "apex"
        elif battle.size == 1 and value((battle.top,)) <= _LOW:
            case = "cheap"
        elif battle.size >= _LARGE:
            case = "large-sure" if best > _ACE else "large"
        else:
            case = "small"
        facts = {"best": best, "size": battle.size, "card": self.cards((battle.top,))}
        return self.say("king-of-the-hill/advice-attack", case=case, **facts)

    def _dividing(self) -> str:
        view, held = self.view, sequences(self.view.hand)
        found = [each for each in sequences((*view.hand, *view.spoils)) if each not in held]
        case = "sequence" if found else "either" if {*view.reserve} - {JOKER} else "no-reserve"
        return self.say("king-of-the-hill/advice-spoils", case=case, attack=self._best(found))
