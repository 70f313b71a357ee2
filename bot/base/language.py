"""Every sentence that a person reads, in that person's language.

Catalogues are ``locales/<language>/LC_MESSAGES/castellan.po``, read as they are: no build step.
"""

import gettext
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from discord.app_commands import TranslationContextTypes, Translator, locale_str

LOCALES = Path(__file__).parents[1] / "locales"
DOMAIN = "castellan"
SOURCE_LANGUAGE = "en"


@dataclass(frozen=True)
class Sentence:
    """A sentence not yet in any language: its English text and the facts it names."""

    text: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    many: str | None = None
    number: int = 1
    context: str | None = None
    """What the sentence is about, where the same words are said of different things."""


def sentence(text: str, /, **facts: Any) -> Sentence:
    """A sentence to be translated when its reader is known."""
    return Sentence(text, facts)


def sentence_as(context: str, text: str, /, **facts: Any) -> Sentence:
    """Like ``sentence``, for words that elsewhere mean something else."""
    return Sentence(text, facts, context=context)


def sentence_for(number: int, one: str, many: str, /, **facts: Any) -> Sentence:
    """Like ``sentence`` with a plural; ``{n}`` in it is the number."""
    return Sentence(one, {**facts, "n": number}, many, number)


def command_text(text: str, /, **facts: str) -> locale_str:
    """A text of the command list, which Discord shows in each reader's language.

    The facts are texts of the catalogue themselves.
    """
    sentences = {name: Sentence(fact) for name, fact in facts.items()}
    return locale_str(text.format(**facts), sentence=Sentence(text, sentences))


def command_choice(told: Sentence) -> locale_str:
    """The same of a sentence without facts."""
    return locale_str(told.text, sentence=told)


class CommandTranslator(Translator):
    """Gives Discord our command texts in every language that has a catalogue."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in that language; None where there is no catalogue."""
        code = locale.value
        known = next((found for found in (code, code.split("-")[0]) if _catalogue(found)), None)
        if known in (None, SOURCE_LANGUAGE):
            return None
        told = string.extras.get("sentence", Sentence(string.message))
        return language_for(known).render(told)


def command_translator() -> CommandTranslator | None:
    """What translates the command list; None where there is no language to translate it into.

    discord.py would ask it for every text in each of Discord's languages.
    """
    codes = {path.parts[-3] for path in LOCALES.glob(f"*/LC_MESSAGES/{DOMAIN}.po")}
    return CommandTranslator() if codes - {SOURCE_LANGUAGE} else None


class Language:
    """A language that people read: says sentences, counts and lists as it is written there."""

    def __init__(self, code: str, translations: gettext.NullTranslations) -> None:
        """``code`` as Discord has it, such as ``de`` or ``pt-BR``. Raises UnknownLocaleError."""
        self.code = code
        self._translations = translations
        self._locale = Locale.parse(code, sep="-")

    def say(self, text: str, /, **facts: Any) -> str:
        """The sentence in this language, its ``{names}`` filled in."""
        return self._translations.gettext(text).format(**facts)

    def say_as(self, context: str, text: str, /, **facts: Any) -> str:
        """The same, for words that elsewhere mean something else."""
        return self._translations.pgettext(context, text).format(**facts)

    def count(self, number: int, one: str, many: str, /, **facts: Any) -> str:
        """The sentence in the form that the number needs; ``{n}`` in it is the number."""
        return self._translations.ngettext(one, many, number).format(n=number, **facts)

    def render(self, sentence: Sentence) -> str:
        """A sentence made elsewhere; sentences among its facts are rendered too."""
        facts = {
            name: self.render(value) if isinstance(value, Sentence) else value
            for name, value in sentence.facts.items()
        }
        known, text, context = self._translations, sentence.text, sentence.context
        if sentence.many is None:
            told = known.gettext(text) if context is None else known.pgettext(context, text)
        elif context is None:
            told = known.ngettext(text, sentence.many, sentence.number)
        else:
            told = known.npgettext(context, text, sentence.many, sentence.number)
        return told.format(**facts)

    def listing(self, items: Iterable[str]) -> str:
        """``A, B and C`` as this language writes it."""
        return format_list(list(items), locale=self._locale)

    def either(self, items: Iterable[str]) -> str:
        """``A, B or C`` as this language writes it."""
        return format_list(list(items), style="or", locale=self._locale)


@lru_cache
def _catalogue(code: str) -> gettext.NullTranslations | None:
    path = LOCALES / code / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not path.is_file():
        return None
    compiled = BytesIO()
    with path.open("rb") as file:
        write_mo(compiled, read_po(file, locale=code.replace("-", "_")))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


@lru_cache
def language_for(locale: str | None) -> Language:
    """The language of a Discord locale such as ``de`` or ``pt-BR``; English where there is none."""
    for code in (locale, (locale or "").split("-")[0], SOURCE_LANGUAGE):
        if not code:
            continue
        translations = _catalogue(code)
        if translations is not None:
            try:
                return Language(code, translations)
            except UnknownLocaleError:
                continue
    return Language(SOURCE_LANGUAGE, gettext.NullTranslations())
