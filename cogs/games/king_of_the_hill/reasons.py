"""Why one of a player's choices is better than another, in the words of the game.

A reason has no numbers: both choices are named above it, with what each is worth.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.pages.presenter import Weighed
from cogs.games.king_of_the_hill.texts import Texts
from games.core.cards import rank_of
from games.king_of_the_hill.attack import (
    JOKER,
    Attack,
    AttackMenu,
    compare,
    force,
    sequences,
    strongest,
    value,
)
from games.king_of_the_hill.state import APEX, ChooseStack, Divide, SetAside, available
from games.king_of_the_hill.worlds import unseen_by

_CLEAR: Final = 5  # Minimum difference between two frequencies to be a reason, in times out of 100
_MOSTLY: Final = 50  # Times out of 100
_ACE: Final = 14

Cards = Sequence[int]
Why = tuple[str, Cards, Cards, Cards]
"""A case of a message, with the cards of the better choice, of the worse one, and others."""
_NOTHING: Final[Why] = ("none", (), (), ())


class Reasons(Texts):
    """The texts of reviews and puzzles."""

    def reason(self, better: Weighed, worse: Weighed) -> str:
        gap, facts = _gap(better, worse), self._facts
        match better.action, worse.action:
            case Attack(cards), Attack(others) if gap is not None:
                why = self._why_attack(cards, others, gap)
                return self.say("king-of-the-hill/why-attack", **facts(why))
            case ChooseStack(), ChooseStack() if gap is not None:
                why = self._why_stack(better, worse, gap)
                return self.say("king-of-the-hill/why-stack", **facts(why))
            case Divide(), Divide() if "apex" in better.facts and "apex" in worse.facts:
                why = self._why_divide(better, worse)
                return self.say("king-of-the-hill/why-reserve", **facts(why))
            case SetAside(cards), SetAside(others):
                why = self._why_set_aside({*cards} - {JOKER}, {*others} - {JOKER})
                return self.say("king-of-the-hill/why-reserve", **facts(why))
            case _:
                return ""

    def _facts(self, why: Why) -> dict[str, str]:
        case, *told = why
        cards, other, third = map(self.cards, told)
        name, battle = self.name(1 - self.seen.seat), self.view.battle
        stack = "" if battle is None else self.cards((battle.top,))
        return {
            "case": case,
            "cards": cards,
            "other": other,
            "third": third,
            "stack": stack,
            "name": name,
        }

    def _why_attack(self, cards: Cards, others: Cards, gap: int) -> Why:
        view, rival = self.view, self.view.seats[1 - self.seen.seat]
        apex, tie = view.battles[-1].stack == APEX, view.from_reserve
        known: Cards = rival.known_reserve if tie else rival.known_hand
        third: Cards = ()
        if apex and gap <= 0:
            case = "none"
        elif JOKER in others:
            case = "joker-apex" if apex else "joker-loses"
        elif JOKER in cards:
            case = "joker"
        elif tie and rival.reserve == 1 and self._order(others, cards) > 0:
            case = "only-joker"
        elif beaten := self._beaten(known, cards, others):
            case, third = "known", beaten
        elif apex:
            case = "apex"
        elif gap >= _CLEAR or (gap > 0 and value(cards) == value(others)):
            case = "tie" if tie else "wins"
        elif not tie and (broken := _broken(view.hand, others, cards)):
            case, third = "breaks", broken
        elif not tie and others == _best(view.hand):
            case = "for-apex" if gap <= -_CLEAR else "spares"
        elif self._order(others, cards) > 0:
            case = "not-worth" if gap <= -_CLEAR else "cheaper"
        else:
            case = "none"
        return case, cards, others, third

    def _beaten(self, known: Cards, cards: Cards, others: Cards) -> Cards:
        """Return the strongest known card that one attack beats and the other doesn't."""
        found = [
            (card,)
            for card in known
            if self._order(cards, (card,)) > 0 >= self._order(others, (card,))
        ]
        return max(found, key=force, default=())

    def _why_stack(self, better: Weighed, worse: Weighed, gap: int) -> Why:
        view, stack, other = self.view, better.action.stack, worse.action.stack
        size, larger = view.stacks[stack].size, view.stacks[other].size
        won, lost = better.facts["wins"] >= _MOSTLY, worse.facts["wins"] < _MOSTLY
        top, others, third = self._top(stack), self._top(other), _best(view.hand)
        if stack == APEX:
            case = "apex-likely" if won else "apex-now"
        elif other == APEX:
            case = "not-apex" if lost else "none"
        elif APEX in self._opened(other) - self._opened(stack):
            case = "opens-apex"
        elif (joined := _joined(view.hand, top)) and not _joined(view.hand, others):
            case, third = "sequence", joined
        elif size < larger and lost:
            case = "smaller"
        elif size > larger and gap > -_CLEAR:
            case = "larger"
        else:
            case = "wins" if gap >= _CLEAR else "none"
        return case, top, others, third

    def _why_divide(self, better: Weighed, worse: Weighed) -> Why:
        one, other = better.facts, worse.facts
        held = [card for card in worse.action.reserve if card not in better.action.reserve]
        aside = [card for card in better.action.reserve if card not in worse.action.reserve]
        if self._strength(one["apex"]) > self._strength(other["apex"]):
            used = [card for card in held if card in one["apex"]]
            return "sequence" if len(one["apex"]) > 1 else "hand", used, (), one["apex"]
        if self._strength(one["tie"]) > self._strength(other["tie"]):
            if other["tie"]:
                return "ties", one["tie"], other["tie"], ()
            no_rival = not self.view.seats[1 - self.seen.seat].reserve
            case = "no-rival" if no_rival else self._without(one["apex"])
            return case, one["tie"], (), one["apex"]
        if held and not aside and one["left"] > 1:
            return "hand", held, (), ()
        if aside and not held and one["apex"]:
            return "spare", aside, (), one["apex"]
        return _NOTHING

    def _why_set_aside(self, cards: set[int], others: set[int]) -> Why:
        hand, best, held = self.view.hand, _best(cards), _best(others - cards)
        if broken := _broken(hand, others, cards):
            return "sequence", [card for card in broken if card in others], (), broken
        if best and not others:
            attack = _best({*hand} - cards)
            return self._without(attack), best, (), attack
        if held and self._order(held, _best(cards - others)) > 0:
            return "hand", held, (), ()
        if self._order(best, _best(others)) > 0:
            return "ties", best, _best(others), ()
        return _NOTHING

    def _without(self, attack: Cards) -> str:
        """The case against an empty reserve, with this as the best attack at the apex."""
        aces = [card for card in unseen_by(self.view) if rank_of(card) == _ACE]
        return "ace" if aces and [*map(rank_of, attack)] == [_ACE] else "only-joker"

    def _top(self, stack: int) -> Cards:
        top = self.view.stacks[stack].top
        return () if top is None else (top,)

    def _opened(self, stack: int) -> set[int]:
        """Return the stacks that can only be chosen once this one is gone."""
        sizes = [0 if at == stack else each.size for at, each in enumerate(self.view.stacks)]
        return {*available(sizes)} - {*self.view.available}

    def _strength(self, cards: Cards) -> float:
        return value(cards) if self.view.faces_tie else force(cards)

    def _order(self, cards: Cards, others: Cards) -> int:
        return compare(cards, others, faces_tie=self.view.faces_tie)


def _gap(better: Weighed, worse: Weighed) -> int | None:
    """Battles that the better action wins beyond the worse one, or None if that isn't known."""
    one, other = better.facts.get("wins"), worse.facts.get("wins")
    return None if one is None or other is None else int(one - other)


def _best(cards: Iterable[int]) -> Cards:
    attacks = [*AttackMenu(sorted({*cards} - {JOKER}))]
    return strongest(attacks).cards if attacks else ()


def _broken(hand: Cards, spent: Iterable[int], kept: Iterable[int]) -> Cards:
    """Return the best sequence that one choice breaks up and the other leaves whole."""
    gone, stay = {*spent}, {*kept}
    held = [{*each.cards} for each in sequences(hand)]
    found = [sorted(each) for each in held if each & gone and not gone >= each and not stay & each]
    return max(found, key=value, default=())


def _joined(hand: Cards, top: Cards) -> Cards:
    found = [each.cards for each in sequences((*hand, *top)) if {*top} & {*each.cards}]
    return max(found, key=value, default=())
