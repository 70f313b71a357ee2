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
            return language.say("{name} has nothing more to declare", name=name)
        case Name(suit):
            return language.say(
                "{name} makes {suit} trumps", name=name, suit=suit_text(suit, language)
            )
        case Choose():
            return language.say("{name} chooses cards to bury", name=name)
        case Bury():
            return language.say("{name} buries eight cards", name=name)
        case Call(None):
            return language.say("{name} calls no card", name=name)
        case Call(int(card)):
            return language.say("{name} calls {card}", name=name, card=card_text(card, language))
        case Put(cards):
            shown_cards = cards_text(cards, language)
            return language.say("{name} plays {cards}", name=name, cards=shown_cards)
        case Ready():
            return language.say("{name} is ready", name=name)
    return ""


def choice_text(seen: EightyPointsMatch, action: Action, language: Language) -> str:
    match action:
        case Put(cards) | Bury(cards):
            return cards_text(cards, language)
        case Call(None):
            return language.say("Call nobody")
        case Call(int(card)):
            return language.say("Call {card}", card=card_text(card, language))
        case DeclareTrumps(suit) | Name(suit):
            return language.say("Name {suit}", suit=suit_text(suit, language))
        case Pass():
            return language.say("Declare nothing")
    return ""


def worth_text(worth: float, facts: Mapping[str, Any], language: Language) -> str:
    """Return the average rise in ranks as a sentence."""
    if (ranks := f"{worth:.1f}") == "0.0":
        return language.say("you'd hardly ever rise")
    return language.say("you'd rise {ranks} ranks on average", ranks=ranks)


def lost_text(loss: float, language: Language) -> str:
    return language.say("choices {ranks} ranks", ranks=f"{0.0 - round(loss, 1):+.1f}")


def luck_text(luck: float, language: Language) -> str:
    ranks = f"{luck:+.1f}"
    if float(ranks) == 0:
        return language.say("Your cards were worth as much as those of an average deal.")
    return language.say(
        "Compared with an average deal, your cards were worth {ranks} ranks.", ranks=ranks
    )


def held_text(seen: EightyPointsMatch, language: Language) -> str:
    return cards_text(seen.view.hand, language)
