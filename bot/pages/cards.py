"""Names and signs of cards, the deck and language of pictures, and results as rows of signs.

Ranks have the letters that a language uses on its cards. A result's signs don't give the deal away.
Each game gives them its own meanings.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.base.language import Language, languages
from games.core import Event
from games.core.cards import (
    BLACK_JOKER,
    CODES,
    RANKS,
    STANDARD_DECK,
    SYMBOLS,
    rank_of,
    suit_of,
)

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
    """The language code of the picture being drawn, or empty if it makes no difference."""
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


@lru_cache
def deck_of(language: Language) -> Deck:
    """Return the two-colour deck with a language's letters."""
    say = language.say
    pictures = say("pages/letters-j") + say("pages/letters-q") + say("pages/letters-k")
    return Deck(letters=pictures + say("pages/letters-a"))


def rank_text(rank: int, language: Language) -> str:
    """Name a rank from 2 to 14, such as ``10`` or ``Q``."""
    return deck_of(language).rank(rank)


def card_text(card: int, language: Language) -> str:
    """Name a card, such as ``10♥``, ``Q♠`` or ``Red Joker``."""
    return _texts(language)[card]


def cards_text(cards: Iterable[int], language: Language) -> str:
    return " ".join(card_text(card, language) for card in cards)


@lru_cache
def _texts(language: Language) -> tuple[str, ...]:
    suited = (rank_text(rank_of(card), language) + SYMBOLS[suit_of(card)] for card in STANDARD_DECK)
    return (*suited, *(language.say("pages/joker", colour=each) for each in ("black", "red")))


def signs_of_cards() -> Mapping[str, str]:
    """Map the names of cards in all languages to the names of their emojis."""
    return {
        card_text(card, language): card_sign(card, language)
        for language in languages()
        for card in range(len(CODES))
    }


def card_sign(card: int, language: Language) -> str:
    """Return the name of a card's emoji: its code, with its letter if that isn't English."""
    return sign_name(card, deck_of(language))


def sign_name(card: int, deck: Deck) -> str:
    """Return the name of a card's two-colour emoji: ``QS``, or ``QS_44`` if its letter is D."""
    if card >= BLACK_JOKER or rank_of(card) < FIRST_LETTER:
        return CODES[card]
    letter = deck.rank(rank_of(card))
    known = letter == ENGLISH_LETTERS[rank_of(card) - FIRST_LETTER]
    return CODES[card] if known else f"{CODES[card]}_{ord(letter):x}"


Sign = Literal["good", "fair", "bad", "none", "alone", "star", "three", "four", "five", "gap"]
Signs = tuple[Sign, ...]

WRITTEN: Final[Mapping[Sign, str]] = {
    "good": "✅",
    "fair": "🟨",
    "bad": "❌",
    "none": "⬛",
    "alone": "🟦",
    "star": "⭐",
    "three": "3️⃣",
    "four": "4️⃣",
    "five": "5️⃣",
    "gap": " ",
}


class Course(NamedTuple):
    """Everything that was public in a match, and the seat whose result it is."""

    events: Sequence[Event]
    seat: int


def signs_text(signs: Signs) -> str:
    return "".join(WRITTEN[sign] for sign in signs)
