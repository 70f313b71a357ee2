"""Sentences on why one decision in King of the Hill is better than another."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.base.language import Language
from bot.pages.presenter import Weighed
from cogs.games.king_of_the_hill import words
from cogs.games.king_of_the_hill.words import KingOfTheHillMatch
from games.king_of_the_hill.attack import JOKER, Attack, force, value
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.state import ChooseStack, Divide, SetAside

_CLEAR: Final = 5
"""Minimum difference between two frequencies to be a reason, in times out of 100."""


def reason_text(
    seen: KingOfTheHillMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    """Return the reason in a sentence; empty if the facts don't say."""
    match better.action, worse.action:
        case Attack(), Attack():
            return _attack_text(seen, better, worse, language)
        case ChooseStack(), ChooseStack():
            return _stack_text(seen, better, worse, language)
        case Divide(), Divide():
            return _division_text(seen, better, worse, language)
        case SetAside(cards), SetAside(others):
            return _reserve_text(_real(cards), _real(others), language)
        case _:
            return ""


def _attack_text(
    seen: KingOfTheHillMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    cards, others = better.action.cards, worse.action.cards
    named = {
        "cards": words.cards_text(cards, language),
        "other": words.cards_text(others, language),
    }
    gap, strength = _gap(better, worse, "wins"), _strength_by(seen)
    if gap is None:
        return ""
    facts = {**named, "m": worse.facts["wins"]}
    if seen.view.battles[-1].stack == APEX:
        return (
            language.say("king-of-the-hill/attack-cards-wins-apex", n=better.facts["wins"], **facts)
            if gap > 0
            else ""
        )
    if gap >= _CLEAR:
        return language.say("king-of-the-hill/attack-cards-wins", n=better.facts["wins"], **facts)
    # If the battle doesn't decide, the cards kept for the apex may.
    kept, left = (tuple(each.facts.get("keeps", ())) for each in (better, worse))
    if strength(kept) > strength(left):
        best = words.cards_text(kept, language)
        if gap <= -_CLEAR:
            return language.say("king-of-the-hill/attack-other-wins-battle", best=best, **named)
        return language.say("king-of-the-hill/attack-both-win", best=best)
    if gap <= -_CLEAR and value(others) > value(cards):
        return language.say("king-of-the-hill/attack-other-wins", **named)
    if gap > -_CLEAR and value(others) > value(cards):
        return language.say("king-of-the-hill/attack-both-win-battle")
    return _after_text(better, worse, language)


def _stack_text(
    seen: KingOfTheHillMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    view, gap = seen.view, _gap(better, worse, "wins")
    if gap is None:
        return ""
    if better.action.stack == APEX:
        return language.say("king-of-the-hill/stack-youd-win", n=better.facts["wins"])
    if worse.action.stack == APEX:
        return language.say("king-of-the-hill/stack-youd-win-apex", n=worse.facts["wins"])
    stack, other = view.stacks[better.action.stack], view.stacks[worse.action.stack]
    assert stack.top is not None
    assert other.top is not None
    if gap >= _CLEAR:
        return language.say(
            "king-of-the-hill/stack-youd-win-stack",
            n=better.facts["wins"],
            stack=words.stack_text(better.action.stack, stack.top, stack.size, language),
            other=words.stack_text(worse.action.stack, other.top, other.size, language),
            m=worse.facts["wins"],
        )
    return _after_text(better, worse, language)


def _after_text(better: Weighed, worse: Weighed, language: Language) -> str:
    """Compare the chances in the match after losing the battle, or after winning it."""
    lost, won = (_gap(better, worse, each) for each in ("lost", "won"))
    if lost is not None and lost > 0 and lost >= (won or 0):
        return language.say(
            "king-of-the-hill/after-lose-battle", n=better.facts["lost"], m=worse.facts["lost"]
        )
    if won is not None and won > 0:
        return language.say(
            "king-of-the-hill/after-win-battle", n=better.facts["won"], m=worse.facts["won"]
        )
    return ""


def _division_text(
    seen: KingOfTheHillMatch, better: Weighed, worse: Weighed, language: Language
) -> str:
    if "apex" not in better.facts or "apex" not in worse.facts:
        return ""
    best, other = (tuple(each.facts["apex"]) for each in (better, worse))
    tie, others_tie = (tuple(each.facts["tie"]) for each in (better, worse))
    strength = _strength_by(seen)
    if strength(best) > strength(other):
        return language.say(
            "king-of-the-hill/division-best-attack",
            cards=words.cards_text(best, language),
            other=words.cards_text(other, language) or words.card_text(JOKER, language),
        )
    if strength(tie) > strength(others_tie):
        return language.say(
            "king-of-the-hill/division-cards-reserve", cards=words.cards_text(tie, language)
        )
    more = len(worse.action.reserve) - len(better.action.reserve)
    if more > 0 and better.facts["left"] > 1:
        return language.say("king-of-the-hill/division-leaves-more", n=more)
    if more < 0:
        return language.say("king-of-the-hill/division-reserve-more")
    return ""


def _reserve_text(cards: tuple[int, ...], others: tuple[int, ...], language: Language) -> str:
    dear = [card for card in others if card not in cards]
    good = [card for card in cards if card not in others]
    if dear and (not good or _most(dear) > _most(good)):
        card = max(dear, key=lambda each: (force((each,)), -each))
        return language.say(
            "king-of-the-hill/reserve-card-does", card=words.card_text(card, language)
        )
    if good:
        card = max(good, key=lambda each: (force((each,)), -each))
        return language.say(
            "king-of-the-hill/reserve-card-reserve", card=words.card_text(card, language)
        )
    return ""


def _strength_by(seen: KingOfTheHillMatch) -> Callable[[Sequence[int]], float]:
    return value if seen.view.faces_tie else force


def _gap(better: Weighed, worse: Weighed, fact: str) -> int | None:
    """Return the lead of the better action in a fact; None if one of them lacks it."""
    one, other = better.facts.get(fact), worse.facts.get(fact)
    return None if one is None or other is None else int(one - other)


def _real(cards: tuple[Any, ...]) -> tuple[int, ...]:
    return tuple(card for card in cards if card != JOKER)


def _most(cards: list[int]) -> float:
    return max(force((card,)) for card in cards)
