"""Coaching for people who are new to Kill the Kings: what to do now, and why."""

from bot.base.language import Language
from bot.pages.cards import card_text
from cogs.games.kill_the_kings.words import KillTheKingsMatch, newest
from games.kill_the_kings.piles import killers, value_of
from games.kill_the_kings.view import KillTheKingsView

_LOW = 3
"""Cards of this value and less leave next to nothing that fits below them."""


def coaching(seen: KillTheKingsMatch, language: Language) -> str:
    """Return what to think of now, in a sentence or two."""
    view = seen.view
    if view.ending is not None:
        return ""
    if view.drawn is not None:
        return _placing(view, view.drawn, language)
    if view.cards_drawn == 0:
        return language.say(
            "Three of a value, four falling cards of a suit or five of alternating colours kill a "
            "king."
        )
    deadly = [(pile, killers(pile.cards)) for pile in view.piles if pile.alive]
    for pile, cards in deadly:
        if not cards.isdisjoint(view.reserve):
            return language.say(
                "{king} lacks one card, and it waits in your reserve. A dead king adds a place "
                "there.",
                king=card_text(pile.king, language),
            )
    if not view.stock:
        return language.say(
            "Nothing more can be drawn, so look which cards of the reserve fit below one another."
        )
    if not view.has_room:
        if any(pile.takes(card) for pile in view.piles for card in view.reserve):
            return language.say(
                "A card played from the reserve makes room, so that the next one drawn can wait."
            )
        return language.say("Nothing in the reserve fits, so the next card decides the game.")
    card = newest(seen)
    if card is not None and any(pile.takes(card) for pile in view.piles):
        return _keeping(card, language)
    return language.count(
        view.slots - len(view.reserve),
        "{n} place of the reserve is free: you can draw without risk, but after that think of "
        "room.",
        "{n} places of the reserve are free: you can draw without risk, and play from there later.",
    )


def _placing(view: KillTheKingsView, drawn: int, language: Language) -> str:
    """Return where a card just drawn may go."""
    card = card_text(drawn, language)
    takers = [pile for pile in view.piles if pile.takes(drawn)]
    for pile in takers:
        if drawn in killers(pile.cards):
            return language.say(
                "{card} is what {king} lacks: below him it completes a run, and he dies.",
                card=card,
                king=card_text(pile.king, language),
            )
    if not takers:
        return language.say(
            "It must be lower than the card above it and of its suit or the other colour, or of "
            "its value."
        )
    if not view.has_room:
        return language.say(
            "The reserve is full, so it must go below a king: best where it goes on with a run."
        )
    return _keeping(drawn, language)


def _keeping(drawn: int, language: Language) -> str:
    """Return whether a card just drawn is better placed or kept."""
    card = card_text(drawn, language)
    if value_of(drawn) <= _LOW:
        return language.say(
            "Next to nothing fits below {card}, so it is best as the last card of a run.",
            card=card,
        )
    return language.say(
        "Below a king {card} stays for good, and all that follows must fit it. In the reserve it "
        "can wait.",
        card=card,
    )
