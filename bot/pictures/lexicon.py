"""The words in pictures, in every language that our font can write."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.base.language import Language, Sentence
from bot.pages.cards import deck_of
from bot.pages.model import Picture
from bot.pictures import lettering
from bot.pictures.ideograms import Ideogram


@dataclass(frozen=True, slots=True)
class Word:
    """A word of pictures, and the sign for where it cannot be written."""

    told: Sentence
    sign: Ideogram


class Lexicon:
    """Words by key."""

    def __init__(self, **words: Word) -> None:
        self._words = words
        self.english: Mapping[str, str] = MappingProxyType(
            {key: word.told.text for key, word in words.items()}
        )

    def written(self, language: Language) -> dict[str, str]:
        """Return the words in a language; signs, unless the font can write all of them."""
        said = {key: language.render(word.told) for key, word in self._words.items()}
        if all(map(lettering.has_glyphs, said.values())):
            return said
        return {key: word.sign for key, word in self._words.items()}

    def picture(
        self, name: str, alt: str, language: Language, draw: Callable[..., bytes], *subject: Any
    ) -> Picture:
        """Return a picture of a subject and, after it, of these words in a language."""
        said = self.written(language)
        return Picture(name, alt, draw, (*subject, said), deck_of(language))
