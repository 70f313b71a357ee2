"""The words in pictures, in every language that our fonts can write."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from bot.base.language import Language, Sentence, language_for
from bot.base.words import SOURCE_LANGUAGE
from bot.pages.cards import deck_of
from bot.pages.model import Picture, plain
from bot.pictures import lettering


class Lexicon:
    """Words by key."""

    def __init__(self, **words: Sentence) -> None:
        self._words = words
        self._written: dict[Language, Mapping[str, str]] = {}

    @cached_property
    def english(self) -> Mapping[str, str]:
        return self._said(language_for(SOURCE_LANGUAGE))

    def written(self, language: Language) -> Mapping[str, str]:
        """The words in a language, or in English if our fonts can't write all of them."""
        written = self._written.get(language)
        if written is None:
            said = self._said(language)
            able = all(map(lettering.has_glyphs, said.values()))
            written = self._written[language] = said if able else self.english
        return written

    def _said(self, language: Language) -> Mapping[str, str]:
        return {key: language.render(word) for key, word in self._words.items()}

    def picture(
        self, name: str, alt: str, language: Language, draw: Callable[..., bytes], *subject: Any
    ) -> Picture:
        """Return a picture of ``subject`` with these words in a language, passed to ``draw`` last.

        ``alt`` may contain Markdown.
        """
        said = self.written(language)
        deck = deck_of(language)
        shown = (*subject, said)
        return Picture(name, plain(alt), draw, shown, language.code, deck, composed=True)
