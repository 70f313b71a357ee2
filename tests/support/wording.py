"""Languages whose texts are changed, for tests."""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.base import words
from bot.base.language import Language, Sentence, language_for
from bot.base.words import UNTRANSLATED, Phrasebook
from tools.words import missing

_PARSER, _SERIALIZER = FluentParser(with_spans=False), FluentSerializer()


class Given(Phrasebook):
    """A language with these messages, by id. All others are said in English."""

    def __init__(self, code: str, texts: Mapping[str, str]) -> None:
        super().__init__(code)
        self._texts = texts

    def source(self, folder: str) -> Mapping[str, str]:
        mine = {
            message_id.partition("/")[2]: text
            for message_id, text in self._texts.items()
            if message_id.startswith(f"{folder}/")
        }
        return {name: f"{name} = {text}" for name, text in mine.items()}


class Changed(Phrasebook):
    """English with each text changed, but not its facts, nor the messages that ``kept`` names."""

    def __init__(
        self, code: str, change: Callable[[str], str], kept: Callable[[str], bool] = lambda _: False
    ) -> None:
        super().__init__(code)
        self._change, self._kept = change, kept

    def source(self, folder: str) -> Mapping[str, str]:
        return {
            name: text if self._kept(f"{folder}/{name}") else self._changed(text)
            for name, text in words.entries(folder, "en").items()
        }

    def _changed(self, text: str) -> str:
        entry = _Changing(self._change).visit(_PARSER.parse_entry(text))
        return str(_SERIALIZER.serialize_entry(entry))


class _Changing(Transformer):
    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802
        return ast.TextElement(self._change(node.value))


class Strict(Phrasebook):
    """A language in which nothing falls back to English, but what isn't translated yet."""

    def say(self, message_id: str, facts: Mapping[str, Any]) -> str:
        told, fault = self.find(message_id, facts)
        if fault:
            assert fault == UNTRANSLATED or message_id in missing(self.code), (
                f"{self.code} can't say {message_id}"
            )
            return super().say(message_id, facts)
        return told


SHOUTED = Language(Changed("en", str.upper))
"""A language like English with every text in capitals, but not its facts."""


def english(told: Sentence) -> str:
    return language_for("en").render(told)
