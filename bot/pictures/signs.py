"""The drawings of all cards as signs, which Discord shows as emojis."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.pages.deck import FOUR_COLOURED, four_colours
from bot.pictures import deck
from bot.pictures.canvas import as_file
from games.core.cards import CODES, STANDARD_DECK


def card_signs() -> Mapping[str, Callable[[], bytes]]:
    """What draws the sign of each card, by its name: ``KS``, ``10D``, ``10D_four``."""
    drawings = {code: deck.sign(card) for card, code in enumerate(CODES)}
    with four_colours():
        for card in STANDARD_DECK:
            coloured = deck.sign(card)
            if coloured != drawings[CODES[card]]:
                drawings[CODES[card] + FOUR_COLOURED] = coloured
    return {name: partial(as_file, drawing) for name, drawing in drawings.items()}
