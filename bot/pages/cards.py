"""Names of playing cards. Ranks have the letters that a language uses on its cards."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from bot.base.language import Language, languages
from bot.pages.deck import ENGLISH_LETTERS, FIRST_LETTER, Deck
from games.core.cards import (
    BLACK_JOKER,
    CODES,
    STANDARD_DECK,
    SYMBOLS,
    rank_of,
    suit_of,
)


@lru_cache
def deck_of(language: Language) -> Deck:
    """Return the two-coloured deck with a language's letters."""
    say = language.say
    pictures = say("pages/letters-j") + say("pages/letters-q") + say("pages/letters-k")
    return Deck(letters=pictures + say("pages/letters-a"))


def rank_text(rank: int, language: Language) -> str:
    """Name a rank from 2 to 14: ``10``, ``Q``."""
    return deck_of(language).rank(rank)


def card_text(card: int, language: Language) -> str:
    """Name a card: ``10♥``, ``Q♠``, ``Red Joker``."""
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
    """Return the name of a card's two-coloured emoji: ``QS``, with another letter ``QS_44``."""
    if card >= BLACK_JOKER or rank_of(card) < FIRST_LETTER:
        return CODES[card]
    letter = deck.rank(rank_of(card))
    known = letter == ENGLISH_LETTERS[rank_of(card) - FIRST_LETTER]
    return CODES[card] if known else f"{CODES[card]}_{ord(letter):x}"
