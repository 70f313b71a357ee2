"""The drawings of all cards as emojis."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.base.language import languages
from bot.pages.cards import deck_of, sign_name
from bot.pages.deck import FOUR_COLOURED, drawing_with
from bot.pictures import deck
from bot.pictures.stamps import Art
from games.core.cards import CODES


def card_signs() -> Mapping[str, Callable[[], str]]:
    """Return functions that draw each card's emoji as SVG, by name: ``KS``, ``10D_four``."""
    drawings: dict[str, Art] = {}
    for known in {deck_of(language) for language in languages()}:
        for card in range(len(CODES)):
            name = sign_name(card, known)
            with drawing_with(known):
                drawings[name] = deck.sign(card)
            with drawing_with(replace(known, four_colours=True)):
                coloured = deck.sign(card)
            if coloured != drawings[name]:
                drawings[name + FOUR_COLOURED] = coloured
    return {name: drawing.document for name, drawing in sorted(drawings.items())}
