"""Sentences of a replay of Kill the Kings."""

from bot.base.language import Language
from bot.base.names import escape_name
from bot.pages.cards import card_text
from cogs.games.kill_the_kings.words import KillTheKingsMatch
from games.kill_the_kings.state import KINGS, Action, Draw, PlaceCard, Reserve, Undo


def step_text(seen: KillTheKingsMatch, seat: int, action: Action, language: Language) -> str:
    name, drawn = escape_name(seen.name(seat)), seen.view.drawn
    match action:
        case Draw() if drawn is not None:
            return language.say("{name} draws {card}", name=name, card=card_text(drawn, language))
        case PlaceCard(card, pile):
            facts = {"card": card_text(card, language), "king": card_text(KINGS[pile], language)}
            return language.say("{name} puts {card} under {king}", name=name, **facts)
        case Reserve():
            return language.say("{name} keeps the card in reserve", name=name)
        case Undo():
            return language.say("{name} takes the last card back", name=name)
    return ""


def choice_text(seen: KillTheKingsMatch, action: Action, language: Language) -> str:
    match action:
        case Draw():
            return language.say_as("take a card", "Draw")
        case PlaceCard(card, pile):
            facts = {"card": card_text(card, language), "king": card_text(KINGS[pile], language)}
            return language.say("{card} under {king}", **facts)
        case Reserve():
            return language.say("To the reserve")
        case Undo():
            return language.say("Undo")
