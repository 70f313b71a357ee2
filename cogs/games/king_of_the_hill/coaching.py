"""Coaching for people who are new to King of the Hill: what to do now, and why."""

from typing import Final

from bot.base.language import Language
from cogs.games.king_of_the_hill.words import (
    KingOfTheHillMatch,
    attack_text,
    cards_text,
    stack_text,
)
from games.king_of_the_hill.attack import JOKER, sequences, value
from games.king_of_the_hill.pyramid import APEX
from games.king_of_the_hill.view import KingOfTheHillView

_LOW: Final = 6
"""Maximum value of a single card that makes a weak attack."""
_ACE: Final = 15
_LARGE: Final = 3
"""Minimum number of cards in a stack that is worth a strong attack."""


def coaching(seen: KingOfTheHillMatch, language: Language) -> str:
    view = seen.view
    match view.phase:
        case "setup":
            return _setting_aside(view, language)
        case "choosing":
            return _choosing(view, language)
        case "attack":
            best = max(value(attack.cards) for attack in seen.menu)
            return _attacking(seen, best, language)
        case "spoils":
            return _dividing(view, language)
        case _:
            return ""


def _setting_aside(view: KingOfTheHillView, language: Language) -> str:
    found = sequences(view.hand)
    if found:
        best = max(found, key=lambda attack: value(attack.cards))
        return language.say(
            "king-of-the-hill/setting-aside-reserve-only-ties",
            attack=attack_text(best.cards, language),
        )
    return language.say("king-of-the-hill/setting-aside-reserve-only")


def _choosing(view: KingOfTheHillView, language: Language) -> str:
    if APEX in view.available:
        return language.say("king-of-the-hill/choosing-apex-open")
    largest = max(view.available, key=lambda index: view.stacks[index].size)
    stack = view.stacks[largest]
    assert stack.top is not None
    if stack.size == 1:
        return language.say("king-of-the-hill/choosing-single-card")
    return language.say(
        "king-of-the-hill/choosing-stack-biggest",
        stack=stack_text(largest, stack.top, stack.size, language),
    )


def _attacking(seen: KingOfTheHillMatch, best: int, language: Language) -> str:
    """Return advice on an attack. ``best`` is the highest value that the viewer can attack with."""
    view, battle = seen.view, seen.view.battles[-1]
    if view.from_reserve:
        if view.seats[1 - seen.seat].reserve == 1:
            return language.say("king-of-the-hill/attacking-opponent-nothing")
        return language.say("king-of-the-hill/attacking-only-reserves", best=best)
    if battle.stack == APEX:
        return language.say("king-of-the-hill/attacking-decides-match", best=best)
    if battle.size == 1 and value((battle.top,)) <= _LOW:
        return language.say(
            "king-of-the-hill/attacking-only-card", card=cards_text((battle.top,), language)
        )
    if battle.size >= _LARGE:
        if best > _ACE:
            return language.say(
                "king-of-the-hill/attacking-size-cards-go", size=battle.size, best=best
            )
        return language.say("king-of-the-hill/attacking-size-cards", size=battle.size, best=best)
    return language.say("king-of-the-hill/attacking-play-gone", best=best)


def _dividing(view: KingOfTheHillView, language: Language) -> str:
    held = sequences(view.hand)
    found = [attack for attack in sequences((*view.hand, *view.spoils)) if attack not in held]
    if found:
        best = max(found, key=lambda attack: value(attack.cards))
        return language.say(
            "king-of-the-hill/dividing-hand-makes", attack=attack_text(best.cards, language)
        )
    if not {*view.reserve} - {JOKER}:
        return language.say("king-of-the-hill/dividing-reserve-win")
    return language.say("king-of-the-hill/dividing-card-hand")
