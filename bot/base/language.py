"""Every sentence that a person reads, in that person's language. The texts are in ``words``."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from typing import Any, Final, Literal
from unicodedata import east_asian_width

import discord
from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_percent
from discord import app_commands
from discord.app_commands import (
    TranslationContextTypes,
    Translator,
    locale_str,
)

from bot.base import words
from bot.base.words import MARKED, SOURCE_LANGUAGE, Phrasebook, phrasebook

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

_WRITTEN_AS: Final = {"en": "en-GB"}  # whose dates and lists go with our spelling
_SPANISH: Final = {
    "y": ("e", re.compile(r"[\W_]*h?[iíyý](?![aáeéoóuú])", re.IGNORECASE)),
    "o": ("u", re.compile(r"[\W_]*(h?[oó]|8|11(?!\d))", re.IGNORECASE)),
}
"""Conjunctions that change before words that begin like this, even behind markup or an emoji."""


@dataclass(frozen=True)
class Sentence:
    """A sentence to be said later: its message's id and its facts, which may be sentences too."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def sentence(message_id: str, /, **facts: Any) -> Sentence:
    return Sentence(message_id, facts)


def command_text(message_id: str, /, **facts: Any) -> locale_str:
    """Return a text for a command's definition, which Discord shows in each reader's language."""
    return command_choice(Sentence(message_id, facts))


def command_texts(command: str, options: Iterable[str]) -> tuple[locale_str, dict[str, locale_str]]:
    """Return a command's description, and those of its options by name."""
    messages = {name: words.command_message(command, f"{name}-about") for name in options}
    about = command_text(words.command_message(command, "about") or "")
    return about, {name: command_text(each) for name, each in messages.items() if each}


def command_choice(told: Sentence) -> locale_str:
    return locale_str(language_for(SOURCE_LANGUAGE).render(told), sentence=told)


class CommandTranslator(Translator):
    """Translates command texts for discord.py."""

    def __init__(self, codes: Collection[str]) -> None:
        self._codes = codes

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in the reader's language, or None if there is no translation."""
        known = _codes_for(locale.value)[0]
        if known not in self._codes:
            return None
        told = string.extras.get("sentence")
        if told is not None:
            return language_for(known).render(told)
        match context.data:
            case app_commands.Command() | app_commands.Group() as command:
                return phrasebook(known).typed(command.qualified_name)
            case app_commands.Parameter() as option:
                return phrasebook(known).typed(option.command.qualified_name, string.message)
        return None


def command_translator(locale: str | None = None) -> CommandTranslator | None:
    """Return a translator for the command list, or one for this locale only.

    Returns None if there is nothing to translate, since discord.py would otherwise ask for every
    text in each of Discord's languages.
    """
    codes = set(words.codes() if locale is None else _codes_for(locale)[:1]) - {SOURCE_LANGUAGE}
    return CommandTranslator(codes) if codes else None


class Language:
    """A language to translate into, with its way to write numbers, dates and lists."""

    def __init__(self, said: Phrasebook, typed: Phrasebook | None = None) -> None:
        """``typed`` has the names of commands and options if they're in another language."""
        self.code = said.code
        self._words = said
        self.typed = typed or said
        self._locale = Locale.parse(_WRITTEN_AS.get(self.code, self.code), sep="-")
        self._joins = self._locale.language in ("zh", "ja")
        self._apart: str = self._locale.list_patterns["standard"]["middle"].format("", "")

    def say(self, message_id: str, /, **facts: Any) -> str:
        """Say a message, with the names that the reader's Discord has for commands."""
        told = self._words.say(message_id, facts)
        return MARKED.sub(lambda found: self.command(found[1]), told) if "\0" in told else told

    def command(self, *names: str) -> str:
        """Return a command as the reader types it, such as ``/play high-card``."""
        typed = (self.typed.typed(" ".join(names[: at + 1])) for at in range(len(names)))
        return "/" + " ".join(typed)

    def render(self, sentence: Sentence) -> str:
        """Say a ``Sentence``, and any sentences among its facts."""
        facts = {
            name: self.render(value) if isinstance(value, Sentence) else value
            for name, value in sentence.facts.items()
        }
        return self.say(sentence.id, **facts)

    def sentences(self, *said: str) -> str:
        """Join sentences or words, without the empty ones."""
        return ("" if self._joins else " ").join(filter(None, said))

    def label(self, label: str, text: str) -> str:
        """Return ``Ann: 3 points`` with this language's colon."""
        return self.say("bot/label", label=label, text=text)

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
        others = [self.say("bot/names", n=rest)] if rest else []
        return self.listing([*some, *others])

    def date(self, day: str) -> str:
        """Format a day such as ``2026-01-31`` in this language."""
        when = date.fromisoformat(day)
        style = "long" if self.code == "ja" else "medium"
        told = str(format_date(when, style, self._locale))
        return "1er" + told[1:] if self.code == "fr" and when.day == 1 else told

    def percent(self, value: float) -> str:
        """Format a percentage from 0 to 100 as a whole number with a percent sign."""
        return format_percent(value / 100, locale=self._locale)

    def either(self, items: Iterable[str]) -> str:
        """Return ``A, B or C`` as this language writes it."""
        return self._ended(list(items), "or")

    def _ended(self, items: list[str], style: Literal["standard", "or"]) -> str:
        """Join the items.

        Chinese gets a space between the conjunction and a Latin word next to it. In Spanish the
        conjunction changes before a sound like its own: *Ada e Isolde*, *7 u 8*.
        """
        if self._locale.language not in ("zh", "es") or len(items) < 2:
            return format_list(items, style=style, locale=self._locale)
        word = self._locale.list_patterns[style]["2"].format("", "").strip()
        before, after = self.row(items[:-1]), items[-1]
        if self._locale.language == "es":
            changed, sound = _SPANISH[word]
            return f"{before} {changed if sound.match(after) else word} {after}"
        left, right = ("" if _is_wide(each) else " " for each in (before[-1:], after[:1]))
        return f"{before}{left}{word}{right}{after}"


def _is_wide(letter: str) -> bool:
    return bool(letter) and east_asian_width(letter) in "WF"


def languages() -> tuple[Language, ...]:
    return tuple(map(language_for, words.codes()))


@lru_cache
def language_names() -> Mapping[str, str]:
    """Each language's own name, such as ``Deutsch``, by its code."""
    return {
        code: OWN_NAMES.get(code) or own_name(Locale.parse(code, sep="-")) for code in words.codes()
    }


def own_name(locale: Locale) -> str:
    """Return a language's own name, without a country.

    It includes the script only if the language is written in several.
    """
    name = Locale(locale.language, script=locale.script).get_display_name() or locale.language
    return name[0].upper() + name[1:]


@lru_cache
def _codes_for(locale: str | None) -> tuple[str, ...]:
    known = words.codes()
    base = (locale or "").partition("-")[0]
    wanted = (locale, base, *(code for code in known if code.partition("-")[0] == base))
    return (*(code for code in wanted if code in known), SOURCE_LANGUAGE)


@lru_cache(maxsize=512)
def language_for(locale: str | None, client: str | None = None) -> Language:
    """Return the language for a Discord locale such as ``de`` or ``pt-BR``, by default English.

    A region without texts gets those of another region. Commands are named in the language of
    ``client``, the reader's Discord, whatever they have chosen here.
    """
    typed = None if client is None else language_for(client).typed
    return Language(phrasebook(_codes_for(locale)[0]), typed)
