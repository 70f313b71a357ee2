"""Checks the texts in ``words/*.ftl`` against the code and against each other.

``python -m tools.words`` says what a writer or translator has to mend, and with ``agree`` it
notes that all translations fit the English of today.
"""

import ast as python
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.base import words
from bot.base.words import SOURCE_LANGUAGE

AGREED: Final = Path(__file__).with_name("agreed.json")
"""Digests of the English texts that the translations were last compared with."""
SPEAKERS: Final = ("say", "sentence", "command_text")
"""Functions that take a message's id."""
ROOM: Final[Mapping[str, int]] = {
    **dict.fromkeys(("Button", "Link"), 80),
    **dict.fromkeys(("Option", "command_text"), 100),
    **dict.fromkeys(("Select", "ChoiceMenu", "Mentioned"), 150),
}
"""Maximum number of characters of what is shown by a call."""
_PARSER: Final = FluentParser()
_OWN: Final = words.ROOT / "bot", words.ROOT / "cogs"
_MOST_FORMS: Final = 300
_DESCRIPTION: Final = 100
"""Maximum number of characters of the description of a command or option."""


@dataclass(frozen=True)
class Message:
    """A text in one language: its variables, and its forms with each variable as ``{name}``."""

    names: frozenset[str]
    forms: tuple[str, ...]

    @property
    def shown(self) -> frozenset[str]:
        """The variables that can be read in it; others only choose a form."""
        return frozenset(name for name in self.names if f"{{{name}}}" in "".join(self.forms))


@cache
def messages(code: str) -> Mapping[str, Message]:
    """Return all messages of a language by id, such as ``daily/attempts``.

    Raises ValueError for an entry that isn't Fluent.
    """
    return {
        f"{folder}/{name}": message
        for folder in words.folders()
        for source in words.entries(folder, code).values()
        for name, message in _read(folder, code, source)
    }


def _read(folder: str, code: str, source: str) -> Iterator[tuple[str, Message]]:
    entry = _PARSER.parse_entry(source)
    if isinstance(entry, ast.Junk):
        fault = entry.annotations[0].message
        raise ValueError(  # noqa: TRY004 - it's the text that is wrong
            f"{words.folders()[folder]}/{code}.ftl: {fault}\n{source}"
        )
    if isinstance(entry, ast.Message):
        if entry.value is not None:
            yield entry.id.name, _message(entry.value)
        for each in entry.attributes:
            yield f"{entry.id.name}.{each.id.name}", _message(each.value)


def _message(pattern: ast.Pattern) -> Message:
    names = _Names()
    names.visit(pattern)
    return Message(frozenset(names.found), tuple(islice(forms_of(pattern), _MOST_FORMS)))


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def forms_of(node: Any) -> Iterator[str]:
    """Yield every text that a pattern can become."""
    match node:
        case ast.Pattern():
            yield from map("".join, product(*(tuple(forms_of(each)) for each in node.elements)))
        case ast.TextElement():
            yield node.value
        case ast.Placeable():
            yield from forms_of(node.expression)
        case ast.SelectExpression():
            for variant in node.variants:
                yield from forms_of(variant.value)
        case ast.StringLiteral():
            yield node.parse()["value"]
        case ast.VariableReference():
            yield f"{{{node.id.name}}}"
        case ast.FunctionReference():
            yield from forms_of(node.arguments.positional[0])
        case _:
            yield ""


@dataclass(frozen=True)
class Use:
    """A place in the code that says a message, the facts given, and the room it has there."""

    file: str
    line: int
    given: frozenset[str | None]
    room: int | None


def _is_own(path: Path) -> bool:
    return any(map(path.is_relative_to, _OWN))


@cache
def uses() -> Mapping[str, list[Use]]:
    found: dict[str, list[Use]] = {}
    packages = {path.parent for path in words.folders().values() if not _is_own(path)}
    for package in (*_OWN, *sorted(packages)):
        for path in sorted(package.rglob("*.py")):
            for call, room in _said(python.parse(path.read_text(encoding="utf-8"))):
                given = frozenset(each.arg for each in call.keywords)
                use = Use(str(path.relative_to(package.parent)), call.lineno, given, room)
                found.setdefault(call.args[0].value, []).append(use)  # type: ignore[attr-defined]
    return found


def _said(tree: python.AST) -> Iterator[tuple[python.Call, int | None]]:
    waiting: list[tuple[python.AST, int | None]] = [(tree, None)]
    while waiting:
        node, room = waiting.pop()
        if isinstance(node, python.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            given = node.args[0] if node.args else None
            if name in SPEAKERS and isinstance(given, python.Constant):
                yield node, ROOM.get(name, room)
            elif name in ROOM:
                waiting += [(each, ROOM[name]) for each in node.args[:1]]
                waiting += [(each, room) for each in (*node.args[1:], *node.keywords)]
                continue
        waiting += [(child, room) for child in python.iter_child_nodes(node)]


def faults(code: str) -> list[str]:
    """Return a language's faults, in words. Texts that it lacks aren't faults; see ``missing``."""
    english, said = messages(SOURCE_LANGUAGE), messages(code)
    commands = {*words.commands().values()}
    found = []
    if code == SOURCE_LANGUAGE:
        for message_id, places in uses().items():
            if message_id not in english:
                where = f"{places[0].file}:{places[0].line}"
                found.append(f"{where} says {message_id}, which isn't there")
        for message_id in english.keys() - uses().keys():
            if message_id.partition(".")[0] not in commands:
                found.append(f"{message_id} isn't said anywhere")
    for message_id, message in said.items():
        source = english.get(message_id)
        if source is None:
            found.append(f"{message_id} isn't in English any more")
            continue
        places = uses().get(message_id, [])
        given = [use.given for use in places] or [frozenset()]
        for fact in sorted(message.names - source.names - frozenset.intersection(*given)):
            found.append(f"{message_id} names ${fact}, which isn't given")
        for fact in sorted(source.shown - message.shown):
            found.append(f"{message_id} leaves out ${fact}")
        name, _, attribute = message_id.partition(".")
        described = name in commands and attribute != "help"
        rooms = [use.room for use in places if use.room]
        room = min(rooms, default=_DESCRIPTION if described else None)
        if room is not None:
            long = [form for form in message.forms if len(form) > room]
            found += [f"{message_id} has room for {room} characters: {form}" for form in long]
    return [f"{code}: {each}" for each in found]


def missing(code: str) -> list[str]:
    """Return the messages that a language lacks; they're shown in English.

    A game that somebody else installs need not speak every language.
    """
    silent = {
        folder
        for folder, path in words.folders().items()
        if not _is_own(path) and not words.entries(folder, code)
    }
    lacking = messages(SOURCE_LANGUAGE).keys() - messages(code).keys()
    return sorted(each for each in lacking if each.partition("/")[0] not in silent)


def changed() -> list[str]:
    """Return the messages whose translations haven't been compared with today's English."""
    agreed = json.loads(AGREED.read_text(encoding="utf-8"))
    return sorted(name for name, digest in digests().items() if agreed.get(name, digest) != digest)


def digests() -> dict[str, str]:
    """Return a digest of the English of each message, by id."""
    return {
        f"{folder}/{name}": sha256(re.sub(r"\s+", " ", source).encode()).hexdigest()[:8]
        for folder in words.folders()
        for name, source in sorted(words.entries(folder, SOURCE_LANGUAGE).items())
    }


def main() -> int:
    """Print all faults. Returns the exit status."""
    if "agree" in sys.argv[1:]:
        AGREED.write_text(json.dumps(digests(), indent=0) + "\n", encoding="utf-8")
    found = [fault for code in words.codes() for fault in faults(code)]
    found += [f"{code}: {each} is missing" for code in words.codes() for each in missing(code)]
    found += [f"the English of {each} has changed: compare its translations" for each in changed()]
    sys.stdout.write("".join(f"{fault}\n" for fault in found) or "nothing to mend\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
