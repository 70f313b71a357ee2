"""Advice on a viewer's choices: what to do now, and why one choice is better than another."""

from collections.abc import Sequence
from typing import Final

from bot.pages.presenter import Weighed
from cogs.games.king_of_the_hill.texts import Texts
from games.king_of_the_hill.attack import JOKER, Attack, force, sequences, value
from games.king_of_the_hill.state import APEX, ChooseStack, Divide, SetAside

_LOW: Final = 6  # Maximum value of a single card that makes a weak attack
_ACE: Final = 15
_LARGE: Final = 3  # Minimum number of cards in a stack that is worth a strong attack
_CLEAR: Final = 5  # Minimum difference between two frequencies to be a reason, in times out of 100


class Advice(Texts):
    """The texts that help a viewer to choose."""

    def coaching(self) -> str:
        match self.view.phase:
            case "setup":
                found = sequences(self.view.hand)
                attack = self._best(found)
                return self.say("king-of-the-hill/advice-setup", n=len(found), attack=attack)
            case "choosing":
                return self._choosing()
            case "attack":
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

    def reason(self, better: Weighed, worse: Weighed) -> str:
        match better.action, worse.action:
            case Attack(), Attack():
                return self._why_attack(better, worse)
            case ChooseStack(), ChooseStack():
                return self._why_stack(better, worse)
            case Divide(), Divide():
                return self._why_divide(better, worse)
            case SetAside(cards), SetAside(others):
                return self._why_reserve({*cards} - {JOKER}, {*others} - {JOKER})
            case _:
                return ""

    def _why_attack(self, better: Weighed, worse: Weighed) -> str:
        cards, others = better.action.cards, worse.action.cards
        gap, at_apex = _gap(better, worse, "wins"), self.view.battles[-1].stack == APEX
        if gap is None or (at_apex and gap <= 0):
            return ""
        # If the battle doesn't decide, the cards kept for the apex may.
        kept, left = (each.facts.get("keeps", ()) for each in (better, worse))
        if at_apex:
            case = "apex"
        elif gap >= _CLEAR:
            case = "wins"
        elif self._strength(kept) > self._strength(left):
            case = "keeps" if gap > -_CLEAR else "keeps-but-loses"
        elif value(others) > value(cards):
            case = "costs-less" if gap > -_CLEAR else "not-worth"
        else:
            return self._why_after(better, worse)
        n, m = better.facts["wins"], worse.facts["wins"]
        named = {"cards": self.cards(cards), "other": self.cards(others), "best": self.cards(kept)}
        return self.say("king-of-the-hill/why-attack", case=case, n=n, m=m, **named)

    def _why_stack(self, better: Weighed, worse: Weighed) -> str:
        gap, stack, other = _gap(better, worse, "wins"), better.action.stack, worse.action.stack
        if gap is None:
            return ""
        n, m, case = better.facts["wins"], worse.facts["wins"], "wins"
        if stack == APEX:
            case = "apex"
        elif other == APEX:
            case, n = "not-apex", m
        elif gap < _CLEAR:
            return self._why_after(better, worse)
        facts = {"stack": self.stack(stack), "other": self.stack(other), "n": n, "m": m}
        return self.say("king-of-the-hill/why-stack", case=case, **facts)

    def _why_after(self, better: Weighed, worse: Weighed) -> str:
        lost, won = (_gap(better, worse, each) or 0 for each in ("lost", "won"))
        if max(lost, won) <= 0:
            return ""
        battle = "lost" if lost >= won else "won"
        n, m = better.facts[battle], worse.facts[battle]
        return self.say("king-of-the-hill/why-after", battle=battle, n=n, m=m)

    def _why_divide(self, better: Weighed, worse: Weighed) -> str:
        if "apex" not in better.facts or "apex" not in worse.facts:
            return ""
        one, other, strength = better.facts, worse.facts, self._strength
        more = len(worse.action.reserve) - len(better.action.reserve)
        if strength(one["apex"]) > strength(other["apex"]):
            case = "attack"
        elif strength(one["tie"]) > strength(other["tie"]):
            case = "ties"
        elif more > 0 and one["left"] > 1:
            case = "more-hand"
        elif more < 0:
            case = "more-reserve"
        else:
            return ""
        cards = self.cards(one["tie" if case == "ties" else "apex"])
        worst = self.cards(other["apex"] or (JOKER,))
        facts = {"cards": cards, "other": worst, "n": more}
        return self.say("king-of-the-hill/why-divide", case=case, **facts)

    def _why_reserve(self, cards: set[int], others: set[int]) -> str:
        changed = cards ^ others
        if not changed:
            return ""
        # The strongest card decides; of equals, one that goes into the reserve.
        card = max(changed, key=lambda each: (force((each,)), each in cards, -each))
        where = "reserve" if card in cards else "hand"
        return self.say("king-of-the-hill/why-reserve", where=where, card=self.cards((card,)))

    def _strength(self, cards: Sequence[int]) -> float:
        return value(cards) if self.view.faces_tie else force(cards)


def _gap(better: Weighed, worse: Weighed, fact: str) -> int | None:
    """Return the lead of the better action in a fact; None if one of them lacks it."""
    one, other = better.facts.get(fact), worse.facts.get(fact)
    return None if one is None or other is None else int(one - other)
