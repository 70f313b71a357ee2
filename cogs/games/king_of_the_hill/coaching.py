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
            "The reserve is only for ties. In your hand, cards in sequence attack together: "
            "{attack}.",
            attack=attack_text(best.cards, language),
        )
    return language.say(
        "The reserve is only for ties, and strong cards decide those. But a card "
        "there can't attack in any other battle."
    )


def _choosing(view: KingOfTheHillView, language: Language) -> str:
    if APEX in view.available:
        return language.say(
            "The apex is open, and it wins the match. Is your best attack enough? If not, other "
            "stacks give you cards."
        )
    largest = max(view.available, key=lambda index: view.stacks[index].size)
    stack = view.stacks[largest]
    assert stack.top is not None
    if stack.size == 1:
        return language.say(
            "With a single card you see exactly what you fight for, and once it's gone, the "
            "stacks above it open."
        )
    return language.say(
        "{stack} is the biggest prize now, hidden cards included. But you'll both be fighting "
        "for it.",
        stack=stack_text(largest, stack.top, stack.size, language),
    )


def _attacking(seen: KingOfTheHillMatch, best: int, language: Language) -> str:
    """Return advice on an attack. ``best`` is the highest value that the viewer can attack with."""
    view, battle = seen.view, seen.view.battles[-1]
    if view.from_reserve:
        if view.seats[1 - seen.seat].reserve == 1:
            return language.say(
                "Your opponent has nothing in reserve but the Joker, worth 0: every card beats it."
            )
        return language.say(
            "Only reserves fight now, and your best there is worth {best}. What you play is gone.",
            best=best,
        )
    if battle.stack == APEX:
        return language.say(
            "This decides the match, so don't save anything. Your best attack is worth {best}.",
            best=best,
        )
    if battle.size == 1 and value((battle.top,)) <= _LOW:
        return language.say(
            "Only {card} is at stake: is it worth what you play? The Joker gives it up at no cost.",
            card=cards_text((battle.top,), language),
        )
    if battle.size >= _LARGE:
        if best > _ACE:
            return language.say(
                "All {size} cards go to the winner. Your best attack is worth {best}: no single "
                "card beats that.",
                size=battle.size,
                best=best,
            )
        return language.say(
            "All {size} cards go to the winner, so expect a strong attack. Your best is worth "
            "{best}.",
            size=battle.size,
            best=best,
        )
    return language.say(
        "What you play is gone, win or lose, so win with as little as you can. Your best attack "
        "is {best}.",
        best=best,
    )


def _dividing(view: KingOfTheHillView, language: Language) -> str:
    held = sequences(view.hand)
    found = [attack for attack in sequences((*view.hand, *view.spoils)) if attack not in held]
    if found:
        best = max(found, key=lambda attack: value(attack.cards))
        return language.say(
            "In hand this makes a sequence: {attack}. Cards in reserve can only break ties.",
            attack=attack_text(best.cards, language),
        )
    if not {*view.reserve} - {JOKER}:
        return language.say(
            "Your reserve can't win a tie yet. But a card you put there can't be used in normal "
            "attacks."
        )
    return language.say(
        "A card in your hand can attack in any battle, but one in your reserve "
        "only counts in a tie. It stays where you put it."
    )
