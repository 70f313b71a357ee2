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
            return language.say(
                "kill-the-kings/step-name-draws", name=name, card=card_text(drawn, language)
            )
        case PlaceCard(card, pile):
            facts = {"card": card_text(card, language), "king": card_text(KINGS[pile], language)}
            return language.say("kill-the-kings/step-name-puts", name=name, **facts)
        case Reserve():
            return language.say("kill-the-kings/step-name-keeps", name=name)
        case Undo():
            return language.say("kill-the-kings/step-name-takes", name=name)
    return ""


def choice_text(seen: KillTheKingsMatch, action: Action, language: Language) -> str:
    match action:
        case Draw():
            return language.say("kill-the-kings/lesson-answers-draw")
        case PlaceCard(card, pile):
            facts = {"card": card_text(card, language), "king": card_text(KINGS[pile], language)}
            return language.say("kill-the-kings/choice", **facts)
        case Reserve():
            return language.say("kill-the-kings/button-reserve")
        case Undo():
            return language.say("kill-the-kings/button-undo")
