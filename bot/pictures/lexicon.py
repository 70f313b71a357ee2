"""The words of a picture, in every language and as far as our glyphs can write them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bot.base.language import Language, Sentence
from bot.pages.model import Picture
from bot.pictures import glyphs


class Lexicon:
    """Words by key; ``english`` is also for what our glyphs cannot write in another language."""

    def __init__(self, **sentences: Sentence) -> None:
        self._sentences = sentences
        self.english: Mapping[str, str] = MappingProxyType(
            {key: word.text for key, word in sentences.items()}
        )

    def written(self, language: Language) -> dict[str, str]:
        """The words in a language, those that cannot be written in English."""
        translated = {key: language.render(word) for key, word in self._sentences.items()}
        return {
            key: word if word and glyphs.has_glyphs(word) else self.english[key]
            for key, word in translated.items()
        }

    def picture(
        self, name: str, alt: str, language: Language, draw: Callable[..., bytes], *subject: Any
    ) -> Picture:
        """A picture of a subject and, after it, of these words in a language."""
        return Picture(name, alt, draw, (*subject, self.written(language)))
