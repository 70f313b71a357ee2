"""Texts for people, in Project Fluent files beside the code that says them.

``bot/pages/words/de.ftl`` has the German texts of ``bot/pages``, and its message ``week`` has the
id ``pages/week``. Every file may use the terms of ``bot/words``, such as ``-knight``.
"""

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.base import logs

log = logs.get(__name__)

SOURCE_LANGUAGE: Final = "en"
ROOT: Final = Path(__file__).parents[2]
SHARED: Final = "bot"  # the folder whose words everyone may use
_FOLDERS: Final = ("bot/words", "bot/*/words", "cogs/*/words")
FACES: Final = "castellan.faces"
"""Group of the entry points of games' faces. Their texts are in a folder beside them."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^\n{}]*[^\s{}])\s*")
"""A text without placeables. Half of all are like this, and each would take the parser 40 µs."""
_COMMAND: Final = re.compile(r"(?<![\w/<])/([a-z]+)\b")
MARKED: Final = re.compile("\0([a-z]+)")
"""A command in a text, which Language replaces with its name in the reader's Discord."""
UNTRANSLATED: Final = "untranslated"
"""The fault of a text whose folder has no file in a language, e.g. that of an untranslated game."""
_REMEMBERED: Final = 4000
_MOST_PARSED: Final = 400
"""Maximum number of parsed messages per language. Each takes 4 kB, and 0.1 ms to parse again."""
_PARSER: Final = FluentParser(with_spans=False)


@cache
def folders() -> dict[str, Path]:
    """Return folders of texts by the first part of their messages' ids, for a game its slug."""
    found = (path for pattern in _FOLDERS for path in sorted(ROOT.glob(pattern)))
    own = {path.parent.name.replace("_", "-"): path for path in found}
    of_games = {each.name: _beside(each.module) for each in entry_points(group=FACES)}
    return own | {slug: path for slug, path in of_games.items() if path is not None}


def _beside(module: str) -> Path | None:
    """Return the folder of a module's texts. The module may be broken, so it isn't imported."""
    package, *inner = module.split(".")
    spec = find_spec(package)
    for place in (spec and spec.submodule_search_locations) or ():
        for parts in (inner, inner[:-1]):
            if (path := Path(place, *parts, "words")).is_dir():
                return path
    return None


@cache
def codes() -> tuple[str, ...]:
    """Return the codes of all languages, sorted."""
    return tuple(sorted(path.stem for path in folders()[SHARED].glob("*.ftl")))


@cache
def entries(folder: str, code: str) -> Mapping[str, str]:
    """Return the source of each entry of a file by name, such as ``attempts`` or ``-knight``."""
    path = folders()[folder] / f"{code}.ftl"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return {found[1]: found[0] for found in _ENTRY.finditer(text)}


@cache
def digest() -> str:
    """Return a digest of all texts in all languages."""
    files = (file for folder in folders().values() for file in sorted(folder.glob("*.ftl")))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


class Phrasebook:
    """The texts of one language. Each file is read and each message parsed on first use."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._files: dict[str, _File] = {}
        # A board's texts are said again at every press, and most haven't changed.
        # By type too: 1 and 1.0 are equal but are said differently.
        self._remembered = lru_cache(maxsize=_REMEMBERED, typed=True)(self._find)

    def say(self, message_id: str, facts: Mapping[str, Any]) -> str:
        """Return a text, in English if this language's is missing or broken.

        ``message_id`` names a message, or an attribute such as ``table/command-play.about``.
        """
        for book in (self, phrasebook(SOURCE_LANGUAGE)):
            told, fault = book.find(message_id, facts)
            if not fault:
                return told
            if fault != UNTRANSLATED:
                _report(book.code, message_id, fault)
        return message_id

    def typed(self, command: str, option: str = "") -> str:
        """Return the name that people type for a command, or for one of its options.

        ``command`` is its English name, such as ``play high-card``.
        """
        message_id = command_message(command, option)
        told, fault = self.find(message_id, {}) if message_id else ("", "missing")
        return told if not fault else option or command.rpartition(" ")[2]

    def find(self, message_id: str, facts: Mapping[str, Any]) -> tuple[str, str]:
        """Return a text in this language and its fault, which is empty if there's none."""
        return self._remembered(message_id, tuple(facts), *facts.values())

    def _find(self, message_id: str, names: tuple[str, ...], *values: Any) -> tuple[str, str]:
        folder, _, name = message_id.partition("/")
        if sum(len(each.parsed) for each in self._files.values()) > _MOST_PARSED:
            self._files.clear()
        file = self._files.get(folder)
        if file is None:
            file = self._files[folder] = _File(self.source(folder), self.terms, self.code)
        if not file.own and self.code != SOURCE_LANGUAGE:
            return "", UNTRANSLATED
        name, _, attribute = name.partition(".")
        plain = None if attribute else _PLAIN.fullmatch(file.source.get(name, ""))
        if plain is not None:
            return _COMMAND.sub(_mark, plain[1]), ""
        message = file.message(name)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern is None:
            return "", "missing"
        facts = dict(zip(names, map(_fact, values), strict=True))
        told, errors = file.bundle.format_pattern(pattern, facts)
        return str(told), str(errors[0]) if errors else ""

    def source(self, folder: str) -> Mapping[str, str]:
        return entries(folder, self.code) if folder in folders() else {}

    @cached_property
    def terms(self) -> Mapping[str, str]:
        shared = self.source(SHARED).items()
        return {name: text for name, text in shared if name.startswith("-")}


class _File:
    """The messages of one file, each parsed when it's first asked for."""

    def __init__(self, source: Mapping[str, str], terms: Mapping[str, str], code: str) -> None:
        self.bundle = FluentBundle([code], use_isolating=False)
        self.own = bool(source)
        self.source = {**terms, **source}
        self.parsed: set[str] = set()

    def message(self, name: str) -> Any:
        self._add(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _add(self, name: str) -> None:
        if name in self.parsed or name not in self.source:
            return
        entry = _PARSER.parse_entry(self.source[name])
        prepared = _Prepared()
        prepared.visit(entry)
        for each in prepared.references:
            self._add(each)
        self.bundle.add_resource(ast.Resource([entry]))
        self.parsed.add(name)


class _Prepared(Visitor):
    """Marks the commands in an entry, and finds the other entries that it uses."""

    def __init__(self) -> None:
        self.references: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = _COMMAND.sub(_mark, node.value)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)


def _mark(found: re.Match[str]) -> str:
    return f"\0{found[1]}" if found[1] in commands() else found[0]


@cache
def commands() -> Mapping[str, str]:
    """Return the message ids of commands by English name: ``daily/command-daily`` by ``daily``.

    A game's message ``command`` names the ``play`` command that opens its table.
    """
    found = {}
    for folder in folders():
        for name in entries(folder, SOURCE_LANGUAGE):
            if name == "command":
                found[f"play {folder}"] = f"{folder}/{name}"
            elif name.startswith("command-"):
                found[name.removeprefix("command-")] = f"{folder}/{name}"
    return found


@cache
def command_message(command: str, attribute: str = "") -> str | None:
    """Return the id of a command's text, or None if there is no such text.

    ``attribute`` may also belong to the group that the command is in.
    """
    above = (command.partition(" ")[0],) if attribute else ()
    for message_id in filter(None, map(commands().get, (command, *above))):
        folder, _, name = message_id.partition("/")
        if not attribute:
            return message_id
        if f" .{attribute} =" in entries(folder, SOURCE_LANGUAGE)[name]:
            return f"{message_id}.{attribute}"
    return None


def _fact(value: Any) -> Any:
    """Convert a fact for Fluent. Numbers choose plurals but get no thousands separators."""
    if not isinstance(value, int | float):
        return str(value)
    decimals = int(isinstance(value, float))
    return fluent_number(
        value,
        useGrouping=False,
        minimumFractionDigits=decimals,
        maximumFractionDigits=decimals,
    )


@cache
def phrasebook(code: str) -> Phrasebook:
    return Phrasebook(code)


@cache
def _report(code: str, message_id: str, fault: str) -> None:
    log.error("text could not be said", language=code, message=message_id, fault=fault)
