"""Coaching for people who are new to Kill the Kings: what to do now, and why."""

from bot.base.language import Language
from bot.pages.cards import card_text
from cogs.games.kill_the_kings.words import KillTheKingsMatch, newest
from games.kill_the_kings.piles import killers, value_of
from games.kill_the_kings.view import KillTheKingsView

_LOW = 3
"""Cards of at most this value leave hardly any cards that fit below them."""


def coaching(seen: KillTheKingsMatch, language: Language) -> str:
    view = seen.view
    if view.ending is not None:
        return ""
    if view.drawn is not None:
        return _placing(view, view.drawn, language)
    if view.cards_drawn == 0:
        return language.say("kill-the-kings/coaching-three-cards")
    deadly = [(pile, killers(pile.cards)) for pile in view.piles if pile.alive]
    for pile, cards in deadly:
        if not cards.isdisjoint(view.reserve):
            return language.say(
                "kill-the-kings/coaching-king-needs", king=card_text(pile.king, language)
            )
    if not view.stock:
        return language.say("kill-the-kings/coaching-stock-empty")
    if not view.has_room:
        if any(pile.takes(card) for pile in view.piles for card in view.reserve):
            return language.say("kill-the-kings/coaching-play-card")
        return language.say("kill-the-kings/coaching-nothing-reserve")
    card = newest(seen)
    if card is not None and any(pile.takes(card) for pile in view.piles):
        return _keeping(card, language)
    return language.say("kill-the-kings/coaching-reserve-slot", n=view.slots - len(view.reserve))


def _placing(view: KillTheKingsView, drawn: int, language: Language) -> str:
    """Advise on placing a card just drawn."""
    card = card_text(drawn, language)
    takers = [pile for pile in view.piles if pile.takes(drawn)]
    for pile in takers:
        if drawn in killers(pile.cards):
            return language.say(
                "kill-the-kings/placing-card-card", card=card, king=card_text(pile.king, language)
            )
    if not takers:
        return language.say("kill-the-kings/placing-same-rank")
    if not view.has_room:
        return language.say("kill-the-kings/placing-reserve-full")
    return _keeping(drawn, language)


def _keeping(drawn: int, language: Language) -> str:
    """Advise on a card just drawn: place it or keep it in the reserve."""
    card = card_text(drawn, language)
    if value_of(drawn) <= _LOW:
        return language.say("kill-the-kings/keeping-almost-nothing", card=card)
    return language.say("kill-the-kings/keeping-below-king", card=card)
