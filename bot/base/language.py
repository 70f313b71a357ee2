"""Every sentence that a person reads, in that person's language.

Catalogues are ``locales/<language>/LC_MESSAGES/castellan.po``.
"""

import gettext
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, Literal
from unicodedata import east_asian_width

import discord
from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_percent
from discord.app_commands import (
    TranslationContextLocation,
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.base import catalogues
from bot.base.catalogues import COMMAND, MARKED

SOURCE_LANGUAGE = "en"
OWN_NAMES: Final = {
    "de": "Deutsch",
    "en": "English",
    "es-ES": "Español",
    "fr": "Français",
    "ja": "日本語",
    "pt-BR": "Português",
    "ru": "Русский",
    "zh-CN": "中文 (简体)",
    "zh-TW": "中文 (繁體)",
}
"""Languages' own names. Babel has them too, but each language it loads takes over a megabyte."""


@dataclass(frozen=True)
class Sentence:
    """A sentence to be translated later: its English text and its facts."""

    text: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    many: str | None = None
    number: int = 1
    context: str | None = None
    """The gettext context, for words that mean different things in different places."""


def sentence(text: str, /, **facts: Any) -> Sentence:
    """Return a sentence to be translated into its reader's language later."""
    return Sentence(text, facts)


def sentence_as(context: str, text: str, /, **facts: Any) -> Sentence:
    """Like ``sentence``, with a gettext context."""
    return Sentence(text, facts, context=context)


def sentence_for(number: int, one: str, many: str, /, **facts: Any) -> Sentence:
    """Like ``sentence``, with a plural form. ``{n}`` is the number."""
    return Sentence(one, {**facts, "n": number}, many, number)


def command_text(text: str, /, **facts: str) -> locale_str:
    """Return a text for a command's definition, which Discord shows in each reader's language.

    The facts are keys of the catalogue too.
    """
    sentences = {name: Sentence(fact) for name, fact in facts.items()}
    return locale_str(text.format(**facts), sentence=Sentence(text, sentences))


def command_choice(told: Sentence) -> locale_str:
    """Return the text of a command's choice. ``told`` must have no facts."""
    return locale_str(told.text, sentence=told)


OPTION: Final = "the name of an option of a command"
_NAMED: Final = {
    TranslationContextLocation.group_name: COMMAND,
    TranslationContextLocation.command_name: COMMAND,
    TranslationContextLocation.parameter_name: OPTION,
}
"""The gettext contexts of the names that people type in a command."""


class CommandTranslator(Translator):
    """Translates command texts for discord.py, for languages with a catalogue."""

    def __init__(self, codes: Collection[str]) -> None:
        self._codes = codes

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in the reader's language; None if there is no translation."""
        known = _codes_for(locale.value)[0]
        if known not in self._codes:
            return None
        context_of_names = _NAMED.get(context.location)
        told = string.extras.get("sentence", Sentence(string.message, context=context_of_names))
        return language_for(known).render(told)


def command_translator(locale: str | None = None) -> CommandTranslator | None:
    """Return a translator for the command list, or one for this locale only.

    Returns None if there is nothing to translate; otherwise discord.py would ask for every text in
    each of Discord's languages.
    """
    codes = set(_codes() if locale is None else _codes_for(locale)[:1]) - {SOURCE_LANGUAGE}
    return CommandTranslator(codes) if codes else None


class Language:
    """A language to translate into, with its way to write numbers, dates and lists."""

    def __init__(
        self,
        code: str,
        translations: gettext.NullTranslations,
        typed: gettext.NullTranslations | None = None,
    ) -> None:
        """``code`` is Discord's, such as ``de`` or ``pt-BR``. Raises UnknownLocaleError.

        ``typed`` has the names of commands and options if they're in another language.
        """
        self.code = code
        self._translations = translations
        self.typed = typed or translations
        self._locale = Locale.parse(code, sep="-")
        self._joins = self._locale.language in ("zh", "ja")
        self._apart: str = self._locale.list_patterns["standard"]["middle"].format("", "")

    def say(self, text: str, /, **facts: Any) -> str:
        return self._complete(self._translations.gettext(text), facts)

    def say_as(self, context: str, text: str, /, **facts: Any) -> str:
        """Translate a text, with a gettext context."""
        return self._complete(self._translations.pgettext(context, text), facts)

    def command(self, *names: str, **options: str) -> str:
        """Return a command as the reader types it: ``/play high-card daily:True``."""
        told = self.typed.pgettext
        typed = [told(COMMAND, name) for name in names]
        typed += [f"{told(OPTION, name)}:{value}" for name, value in options.items()]
        return "/" + " ".join(typed)

    def count(self, number: int, one: str, many: str, /, **facts: Any) -> str:
        """Translate a text in the plural form for ``number``. ``{n}`` is the number."""
        told = self._translations.ngettext(one, many, number)
        return self._complete(told, {"n": number, **facts})

    def count_as(self, context: str, number: int, one: str, many: str, /) -> str:
        """Translate a text in the plural form for ``number``, with a gettext context."""
        told = self._translations.npgettext(context, one, many, number)
        return self._complete(told, {"n": number})

    def render(self, sentence: Sentence) -> str:
        """Translate a ``Sentence``, and any sentences among its facts."""
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
        return self._complete(told, facts)

    def _complete(self, told: str, facts: Mapping[str, Any]) -> str:
        """Put the names of commands and the facts into a text."""
        if "{/" in told:
            told = MARKED.sub(lambda found: self.command(found[1]), told)
        return told.format(**facts)

    def sentences(self, *said: str) -> str:
        """Join sentences or words, without the empty ones."""
        return ("" if self._joins else " ").join(filter(None, said))

    def label(self, label: str, text: str) -> str:
        """``Ann: 3 points``, with the colon of this language."""
        return self.say("{label}: {text}", label=label, text=text)

    def aside(self, text: str, more: str) -> str:
        """Append an aside in brackets, in this language's style."""
        return f"{text}（{more}）" if self._joins else f"{text} ({more})"

    def row(self, items: Iterable[str]) -> str:
        """Return ``A, B, C`` as this language writes it."""
        return self._apart.join(items)

    def listing(self, items: Iterable[str]) -> str:
        """Return ``A, B and C`` as this language writes it."""
        return self._ended(list(items), "standard")

    def names(self, some: Sequence[str], number: int) -> str:
        """List the names of some of ``number`` people, and count the others."""
        rest = number - len(some)
        others = [self.count(rest, "{n} other", "{n} others")] if rest else []
        return self.listing([*some, *others])

    def date(self, day: str) -> str:
        """Format a day such as ``2026-01-31`` in this language."""
        when = date.fromisoformat(day)
        style = "long" if self.code == "ja" else "medium"
        told = str(format_date(when, style, self._locale))
        return "1er" + told[1:] if self.code == "fr" and when.day == 1 else told

    def percent(self, value: float) -> str:
        """Format a percentage from 0 to 100 as a whole number with its sign."""
        return format_percent(value / 100, locale=self._locale)

    def either(self, items: Iterable[str]) -> str:
        """Return ``A, B or C`` as this language writes it."""
        return self._ended(list(items), "or")

    def _ended(self, items: list[str], style: Literal["standard", "or"]) -> str:
        """Join the items.

        Chinese gets a space between the conjunction and a Latin word next to it.
        """
        if self._locale.language != "zh" or len(items) < 2:
            return format_list(items, style=style, locale=self._locale)
        word = self._locale.list_patterns[style]["2"].format("", "").strip()
        before, after = self.row(items[:-1]), items[-1]
        left, right = ("" if _is_wide(each) else " " for each in (before[-1:], after[:1]))
        return f"{before}{left}{word}{right}{after}"


def _is_wide(letter: str) -> bool:
    return bool(letter) and east_asian_width(letter) in "WF"


@lru_cache
def _codes() -> list[str]:
    """Codes of the languages that have a catalogue."""
    return [path.parts[-3] for path in catalogues.sources()]


@lru_cache
def digest_of_catalogues() -> str:
    files = catalogues.sources()
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def languages() -> tuple[Language, ...]:
    """All languages that have a catalogue, loaded on first use."""
    return tuple(map(language_for, _codes()))


@lru_cache
def language_names() -> Mapping[str, str]:
    """Each language's own name, such as ``Deutsch``, by its code."""
    return {code: OWN_NAMES.get(code) or own_name(Locale.parse(code, sep="-")) for code in _codes()}


def own_name(locale: Locale) -> str:
    """Return a language's own name, without a country.

    It includes the script only if the language is written in several.
    """
    name = Locale(locale.language, script=locale.script).get_display_name() or locale.language
    return name[0].upper() + name[1:]


@lru_cache
def _codes_for(locale: str | None) -> tuple[str, ...]:
    """Codes of the catalogues to try for a locale, the best first; English is last."""
    known = _codes()
    base = (locale or "").partition("-")[0]
    wanted = (locale, base, *(code for code in known if code.partition("-")[0] == base))
    return (*(code for code in wanted if code in known), SOURCE_LANGUAGE)


@lru_cache(maxsize=512)
def language_for(locale: str | None, client: str | None = None) -> Language:
    """Return the language for a Discord locale such as ``de`` or ``pt-BR``; English by default.

    If the region has no catalogue, another region's is used. Discord's ``client`` names commands
    in its own language, whatever the reader has chosen here.
    """
    typed = None if client is None else language_for(client).typed
    for code in _codes_for(locale):
        translations = catalogues.load(code)
        if translations is not None:
            try:
                return Language(code, translations, typed)
            except UnknownLocaleError:
                continue
    return Language(SOURCE_LANGUAGE, gettext.NullTranslations())
