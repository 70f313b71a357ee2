"""Cards as people read them in English."""

from bot.pages.cards import card_text
from tests.support.imagined import ENGLISH


def label(card: int) -> str:
    """``10♥``, ``Q♠``, ``Red Joker``."""
    return card_text(card, ENGLISH)
