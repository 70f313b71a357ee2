"""Writes the English catalogue from the code, and brings the other languages up to date.

``python -m tools.catalogue``; with the code of a language, such as ``pl``, it begins one.
"""

import asyncio
import re
import sys
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po
from discord import app_commands

from bot.app import Castellan
from bot.base.catalogues import COMMAND
from bot.base.language import OPTION
from tests.support.waiting import settings_at
from tools.notes import NAME, notes_on, uses

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "cogs")
LOCALES = ROOT / "bot" / "locales"
ENGLISH = LOCALES / "en" / "LC_MESSAGES" / "castellan.po"
KEYWORDS: dict[str, tuple[Any, ...] | None] = {
    "command_text": None,
    "say": None,
    "say_as": ((1, "c"), 2),
    "sentence": None,
    "sentence_as": ((1, "c"), 2),
    "count": (2, 3),
    "count_as": ((1, "c"), 3, 4),
    "sentence_for": (2, 3),
}
"""The functions and methods that take a sentence, and which arguments it is."""
_HEADER = """\
# Every sentence that people read. Kept by `make catalogue`.
msgid ""
msgstr ""
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""


def catalogue(code: str = "en") -> Catalog:
    """Every sentence of the code, with notes, and its English as a translation into a language."""
    made = Catalog(locale=code.replace("-", "_"))
    for file, message, context, notes in _extracted():
        made.add(message, message, [(file, 0)], auto_comments=notes, context=context)
    for name, context in names_of_commands():
        made.add(name, name, auto_comments=[NAME], context=context)
    return made


@cache
def _extracted() -> list[tuple[str, str | tuple[str, ...], str | None, list[str]]]:
    """Every sentence: its file, its English, its context and the notes on it."""
    shown = uses(ROOT, PACKAGES)
    return [
        (f"{package}/{name}", message, context, notes_on(message, shown))
        for package in PACKAGES
        for name, _line, message, _comments, context in extract_from_dir(
            ROOT / package, method_map=[("**.py", "python")], keywords=KEYWORDS
        )
    ]


@cache
def names_of_commands() -> tuple[tuple[str, str], ...]:
    """The names of all commands and of their options, each with its context."""
    return asyncio.run(_names())


async def _names() -> tuple[tuple[str, str], ...]:
    bot = Castellan(settings_at("sqlite://"))
    await bot.load()
    found = set()
    for command in bot.tree.walk_commands():
        found.add((command.name, COMMAND))
        if isinstance(command, app_commands.Command):
            found |= {(each.display_name, OPTION) for each in command.parameters}
    return tuple(sorted(found))


def text() -> str:
    """The English catalogue as a file: the same code always gives the same text."""
    return _written(catalogue(), "en", "nplurals=2; plural=(n != 1);")


def translated(path: Path) -> str:
    """The file of another language as the code wants it: what is new has no translation yet."""
    code, stored = path.parts[-3], read(path)
    known = {(message.id, message.context): message.string for message in stored}
    made = catalogue(code)
    for message in made:
        nothing = ("",) * stored.num_plurals if message.pluralizable else ""
        if message.id:
            message.string = known.get((message.id, message.context), nothing)
    return _written(made, code, f"{stored.plural_forms};")


def _written(made: Catalog, code: str, plurals: str) -> str:
    file = BytesIO()
    write_po(file, made, sort_output=True, include_lineno=False, omit_header=True, width=96)
    header = _HEADER.format(code=code, plurals=plurals)
    return header + re.sub(r"\n{3,}", "\n\n", file.getvalue().decode()).strip() + "\n"


def read(path: Path) -> Catalog:
    """A catalogue file, as the language of its folder."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3].replace("-", "_"))


def others() -> list[Path]:
    """The catalogues of all other languages."""
    return sorted(set(LOCALES.glob("*/LC_MESSAGES/castellan.po")) - {ENGLISH})


def begin(code: str) -> None:
    """Make the file of a language that has none. Raises UnknownLocaleError for no language."""
    path = LOCALES / code / "LC_MESSAGES" / "castellan.po"
    empty = Catalog(locale=code.replace("-", "_"))
    path.parent.mkdir(parents=True)
    path.write_text(_HEADER.format(code=code, plurals=f"{empty.plural_forms};"), encoding="utf-8")


def untranslated(path: Path) -> list[str]:
    """Return the English of the sentences that a language still says in English."""
    return [
        message.id if isinstance(message.id, str) else message.id[0]
        for message in read(path)
        if message.id and (message.fuzzy or not message.string or not all(message.string))
    ]


if __name__ == "__main__":
    for code in sys.argv[1:]:
        begin(code)
    ENGLISH.parent.mkdir(parents=True, exist_ok=True)
    ENGLISH.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{len(catalogue())} sentences\n")
    for other in others():
        other.write_text(translated(other), encoding="utf-8")
        sys.stdout.write(f"{other.parts[-3]}: {len(untranslated(other))} not translated\n")
