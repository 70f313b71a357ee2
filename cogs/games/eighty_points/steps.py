"""Sentences of a replay of Eighty Points: its steps, and open hands."""

from collections.abc import Mapping
from typing import Any

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.cards import card_text, cards_text
from cogs.games.eighty_points.words import EightyPointsMatch, declared_text, suit_text
from games.eighty_points.state import (
    Action,
    Bury,
    Call,
    Choose,
    DeclareTrumps,
    Name,
    Pass,
    Put,
    Ready,
)


def step_text(seen: EightyPointsMatch, seat: int, action: Action, language: Language) -> str:
    name = escape_name(seen.name(seat))
    match action:
        case DeclareTrumps():
            shown = seen.view.declarations
            return declared_text(seen, language) if shown and shown[-1].seat == seat else ""
        case Pass():
            return language.say("eighty-points/step-name-nothing", name=name)
        case Name(suit):
            return language.say(
                "eighty-points/step-name-makes", name=name, suit=suit_text(suit, language)
            )
        case Choose():
            return language.say("eighty-points/step-name-chooses", name=name)
        case Bury():
            return language.say("eighty-points/step-name-buries", name=name)
        case Call(None):
            return language.say("eighty-points/step-name-calls", name=name)
        case Call(int(card)):
            return language.say(
                "eighty-points/step-name-calls-card", name=name, card=card_text(card, language)
            )
        case Put(cards):
            shown_cards = cards_text(cards, language)
            return language.say("eighty-points/step-name-plays", name=name, cards=shown_cards)
        case Ready():
            return language.say("eighty-points/step-name-ready", name=name)
    return ""


def choice_text(seen: EightyPointsMatch, action: Action, language: Language) -> str:
    match action:
        case Put(cards) | Bury(cards):
            return cards_text(cards, language)
        case Call(None):
            return language.say("eighty-points/button-call-nobody")
        case Call(int(card)):
            return language.say("eighty-points/calling-call-card-3", card=card_text(card, language))
        case DeclareTrumps(suit) | Name(suit):
            return language.say("eighty-points/naming-name-suit-2", suit=suit_text(suit, language))
        case Pass():
            return language.say("eighty-points/declaring-declare-nothing")
    return ""


def worth_text(worth: float, facts: Mapping[str, Any], language: Language) -> str:
    """Return the average rise in ranks as a sentence."""
    if (ranks := f"{worth:.1f}") == "0.0":
        return language.say("eighty-points/worth-youd-hardly")
    return language.say("eighty-points/worth-youd-rise", ranks=ranks)


def lost_text(loss: float, language: Language) -> str:
    return language.say("eighty-points/lost", ranks=f"{0.0 - round(loss, 1):+.1f}")


def luck_text(luck: float, language: Language) -> str:
    ranks = f"{luck:+.1f}"
    if float(ranks) == 0:
        return language.say("eighty-points/luck-cards-worth")
    return language.say("eighty-points/luck-compared-average", ranks=ranks)


def held_text(seen: EightyPointsMatch, language: Language) -> str:
    return cards_text(seen.view.hand, language)
