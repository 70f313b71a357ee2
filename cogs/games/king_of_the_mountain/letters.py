"""The letters on the pieces, in the reader's language."""

from collections.abc import Mapping
from typing import Final

from bot.base.language import Language, sentence
from bot.pictures import Lexicon
from games.king_of_the_mountain.board import KINDS, LETTERS

LEXICON: Final = Lexicon(
    K=sentence("king-of-the-mountain/drawn-k"),
    Q=sentence("king-of-the-mountain/drawn-q"),
    M=sentence("king-of-the-mountain/drawn-m"),
    C=sentence("king-of-the-mountain/drawn-c"),
    B=sentence("king-of-the-mountain/drawn-b"),
    R=sentence("king-of-the-mountain/drawn-r"),
    N=sentence("king-of-the-mountain/drawn-n"),
    L=sentence("king-of-the-mountain/drawn-l"),
    P=sentence("king-of-the-mountain/drawn-p"),
    A=sentence("king-of-the-mountain/drawn-a"),
    G=sentence("king-of-the-mountain/drawn-g"),
    H=sentence("king-of-the-mountain/drawn-h"),
)
"""The letter of each kind, by its letter in notation. No two are the same."""

Letters = Mapping[str, str]


def letter_of(kind: int, letters: Letters) -> str:
    """Return the letter on a kind of piece; empty for kind 0."""
    return letters[LETTERS[kind]] if kind else ""


def kinds_by_letter(language: Language) -> dict[str, int]:
    letters = LEXICON.written(language)
    return {letter_of(kind, letters).upper(): kind for kind in KINDS}
