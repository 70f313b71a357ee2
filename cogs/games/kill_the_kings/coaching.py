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
        return language.say(
            "Three cards of a rank, four descending cards of a suit or five of alternating "
            "colours kill a king."
        )
    deadly = [(pile, killers(pile.cards)) for pile in view.piles if pile.alive]
    for pile, cards in deadly:
        if not cards.isdisjoint(view.reserve):
            return language.say(
                "{king} needs one more card to die, and it's in your reserve. A dead king adds a "
                "slot there.",
                king=card_text(pile.king, language),
            )
    if not view.stock:
        return language.say(
            "The stock is empty, so see which cards in your reserve fit below one another."
        )
    if not view.has_room:
        if any(pile.takes(card) for pile in view.piles for card in view.reserve):
            return language.say(
                "If you play a card from the reserve, the next one you draw can wait there."
            )
        return language.say("Nothing in the reserve fits, so the next card decides the game.")
    card = newest(seen)
    if card is not None and any(pile.takes(card) for pile in view.piles):
        return _keeping(card, language)
    return language.count(
        view.slots - len(view.reserve),
        "{n} reserve slot is free: you can draw safely now, but make room after that.",
        "{n} reserve slots are free: you can draw safely, and play from there later.",
    )


def _placing(view: KillTheKingsView, drawn: int, language: Language) -> str:
    """Advise on placing a card just drawn."""
    card = card_text(drawn, language)
    takers = [pile for pile in view.piles if pile.takes(drawn)]
    for pile in takers:
        if drawn in killers(pile.cards):
            return language.say(
                "{card} is the card you need below {king}: it completes a run and kills him.",
                card=card,
                king=card_text(pile.king, language),
            )
    if not takers:
        return language.say(
            "It has to be of the same rank as the card above it, or lower and of the "
            "same suit or the other colour."
        )
    if not view.has_room:
        return language.say(
            "The reserve is full, so this card has to go below a king, preferably "
            "where it continues a run."
        )
    return _keeping(drawn, language)


def _keeping(drawn: int, language: Language) -> str:
    """Advise on a card just drawn: place it or keep it in the reserve."""
    card = card_text(drawn, language)
    if value_of(drawn) <= _LOW:
        return language.say(
            "Almost nothing fits below {card}, so it's best as the last card of a run.",
            card=card,
        )
    return language.say(
        "Below a king, {card} stays for good, and every later card has to fit it. In the reserve "
        "it can wait.",
        card=card,
    )
