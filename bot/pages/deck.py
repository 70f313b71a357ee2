"""The deck that pictures are drawn with, and the language of their reader."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from games.core.cards import RANKS

FOUR_COLOURED: Final = "_four"
"""Suffix of signs that look different in the deck of four colours."""
ENGLISH_LETTERS: Final = "JQKA"
FIRST_LETTER: Final = 11
"""The rank of the first of a deck's letters."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The look of cards: their letters, jack to ace, and whether suits have four colours."""

    four_colours: bool = False
    letters: str = ENGLISH_LETTERS

    def rank(self, rank: int) -> str:
        """Return the letter or number on cards of a rank from 2 to 14."""
        return RANKS[rank - 2] if rank < FIRST_LETTER else self.letters[rank - FIRST_LETTER]


ENGLISH_DECK: Final = Deck()
_deck: Final = ContextVar("deck", default=ENGLISH_DECK)
_language: Final = ContextVar("language", default="")


def deck_drawn() -> Deck:
    """Return the deck that pictures are being drawn with."""
    return _deck.get()


def language_drawn() -> str:
    """Return the code of the language being drawn for; empty if it makes no difference."""
    return _language.get()


@contextmanager
def drawing_with(deck: Deck, language: str = "") -> Iterator[None]:
    """Set the deck, and the reader's language, for pictures drawn in the block."""
    before, spoken_before = _deck.set(deck), _language.set(language)
    try:
        yield
    finally:
        _deck.reset(before)
        _language.reset(spoken_before)
