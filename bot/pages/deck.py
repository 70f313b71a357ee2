"""The deck that pictures are drawn with, and their reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from games.core.cards import RANKS

FOUR_COLOURED: Final = "_four"  # suffix of emojis that look different in the four-colour deck
ENGLISH_LETTERS: Final = "JQKA"
FIRST_LETTER: Final = 11  # the lowest rank with a letter


@dataclass(frozen=True, slots=True)
class Deck:
    """The look of cards: letters from jack to ace, and two or four suit colours."""

    four_colours: bool = False
    letters: str = ENGLISH_LETTERS

    def rank(self, rank: int) -> str:
        """Return the letter or number on cards of a rank from 2 to 14."""
        return RANKS[rank - 2] if rank < FIRST_LETTER else self.letters[rank - FIRST_LETTER]


ENGLISH_DECK: Final = Deck()
_deck: Final = ContextVar("deck", default=ENGLISH_DECK)
_language: Final = ContextVar("language", default="")


def deck_drawn() -> Deck:
    """The deck that pictures are being drawn with."""
    return _deck.get()


def language_drawn() -> str:
    """Language code of the picture being drawn; empty if the language makes no difference."""
    return _language.get()


@contextmanager
def drawing_with(deck: Deck, language: str = "") -> Iterator[None]:
    """Set the deck and the reader's language for pictures drawn in the block."""
    before, spoken_before = _deck.set(deck), _language.set(language)
    try:
        yield
    finally:
        _deck.reset(before)
        _language.reset(spoken_before)
