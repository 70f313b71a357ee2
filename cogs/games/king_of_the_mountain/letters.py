"""The letters on the pieces, in the reader's language."""

from collections.abc import Mapping
from typing import Final

from bot.base.language import Language, sentence_as
from bot.pictures import Lexicon
from games.king_of_the_mountain.pieces import KINDS, LETTERS

LEXICON: Final = Lexicon(
    K=sentence_as("the letter of a piece", "K"),
    Q=sentence_as("the letter of a piece", "Q"),
    M=sentence_as("the letter of a piece", "M"),
    C=sentence_as("the letter of a piece", "C"),
    B=sentence_as("the letter of a piece", "B"),
    R=sentence_as("the letter of a piece", "R"),
    N=sentence_as("the letter of a piece", "N"),
    L=sentence_as("the letter of a piece", "L"),
    P=sentence_as("the letter of a piece", "P"),
    A=sentence_as("the letter of a piece", "A"),
    G=sentence_as("the letter of a piece", "G"),
    H=sentence_as("the letter of a piece", "H"),
)
"""The letter of each kind, by its letter in notation. No two are the same."""

Letters = Mapping[str, str]


def letter_of(kind: int, letters: Letters) -> str:
    """Return the letter on a kind of piece; empty for kind 0."""
    return letters[LETTERS[kind]] if kind else ""


def kinds_by_letter(language: Language) -> dict[str, int]:
    """Return the kinds by their capital letters in a language."""
    letters = LEXICON.written(language)
    return {letter_of(kind, letters).upper(): kind for kind in KINDS}
