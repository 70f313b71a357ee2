"""Sentences of a replay of High Card: its steps, and open hands."""

from collections.abc import Mapping
from typing import Any

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.cards import card_text, cards_text
from cogs.games.high_card.words import HighCardMatch, declaration_text
from games.high_card.state import Declare


def step_text(seen: HighCardMatch, seat: int, action: Declare, language: Language) -> str:
    """Return a declaration, with its card once the viewer may see it."""
    name = escape_name(seen.name(seat))
    said = declaration_text(action.declaration, language)
    revealed = seen.view.seats[seat].declared is None
    if revealed or seen.viewer == seat:
        card = card_text(action.card, language)
        return language.say("high-card/step-name-plays", name=name, card=card, declaration=said)
    return language.say("high-card/step-name-says", name=name, declaration=said)


def choice_text(seen: HighCardMatch, action: Declare, language: Language) -> str:
    return f"{card_text(action.card, language)} {declaration_text(action.declaration, language)}"


def worth_text(worth: float, facts: Mapping[str, Any], language: Language) -> str:
    """Return the chances that a declaration is right and that it wins the match, as a sentence."""
    return language.say("high-card/worth", right=facts["right"], n=round(100 * min(worth, 1)))


def held_text(seen: HighCardMatch, language: Language) -> str:
    """Return a seat's cards, including the one that it has played face down."""
    view = seen.view
    held = cards_text(view.hand, language)
    if view.played is None:
        return held
    card = card_text(view.played, language)
    return " · ".join(filter(None, (held, language.say("high-card/held", card=card))))
