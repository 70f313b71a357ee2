"""Extracts the English catalogue from the code, and updates the other languages' catalogues.

``python -m tools.catalogue``; with a language's code, such as ``pl``, it creates that catalogue.
``python -m tools.catalogue rename FILE`` rewords sentences in code and catalogues, from lines of
``old<TAB>new``. Their translations stay, with a comment on the English that they were made from,
until a translator has looked at them and deletes it.
"""

import asyncio
import io
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from types import MappingProxyType
from typing import Any

from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_dir, extract_python
from babel.messages.pofile import read_po, write_po
from discord import app_commands

from bot.app import Castellan
from bot.base.catalogues import COMMAND
from bot.base.language import OPTION
from tests.support.waiting import settings_at
from tools.notes import NAME, notes_on, uses
from tools.rewording import read_renames, reworded

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
"""The functions and methods that take a sentence, and the positions of its arguments."""
_SAYING = re.compile(rf"\b({'|'.join(KEYWORDS)})\s*\(")
MADE_FROM = "made from: "
"""Starts a translator's comment with the former English of a sentence."""
_MARK_WIDTH = 80
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
    """Return every sentence of the code, with notes, and its English text as the translation."""
    made = Catalog(locale=code.replace("-", "_"))
    for file, message, context, notes in _extracted():
        made.add(message, message, [(file, 0)], auto_comments=notes, context=context)
    for name, context in names_of_commands():
        made.add(name, name, auto_comments=[NAME], context=context)
    return made


@cache
def _extracted() -> list[tuple[str, str | tuple[str, ...], str | None, list[str]]]:
    """Return every sentence: its file, its English text, its context and its notes."""
    shown = uses(ROOT, PACKAGES)
    return [
        (f"{package}/{name}", message, context, notes_on(message, shown))
        for package in PACKAGES
        for name, _line, message, _comments, context in extract_from_dir(
            ROOT / package, method_map=[("**.py", f"{__name__}:said_in")], keywords=KEYWORDS
        )
    ]


def said_in(file: io.BufferedReader, *how: Any, **options: Any) -> Iterator[Any]:
    """Extract sentences as Babel does, but only read files that have some."""
    if _SAYING.search(file.read().decode()):
        file.seek(0)
        yield from extract_python(file, *how, **options)


@cache
def names_of_commands() -> tuple[tuple[str, str], ...]:
    """Return the names of all commands and their options, each with its context."""
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
    """Return the English catalogue as a file; the same code always results in the same text."""
    return _written(catalogue(), "en", "nplurals=2; plural=(n != 1);")


def translated(path: Path, renames: Mapping[str, str] = MappingProxyType({})) -> str:
    """Return another language's file, updated to the code; new sentences are untranslated.

    Renamed sentences keep their translations, with the English text that they were made from.
    """
    code, stored = path.parts[-3], read(path)
    known = {(_renamed(each.id, renames), each.context): each for each in stored}
    made = catalogue(code)
    for message in made:
        nothing = ("",) * stored.num_plurals if message.pluralizable else ""
        if message.id:
            before = known.get((message.id, message.context))
            message.string = nothing if before is None else before.string
            message.user_comments = [] if before is None else _comments_on(before, message.id)
    return _written(made, code, f"{stored.plural_forms};")


def _renamed(message_id: Any, renames: Mapping[str, str]) -> Any:
    if isinstance(message_id, str):
        return renames.get(message_id, message_id)
    return tuple(renames.get(each, each) for each in message_id)


def _comments_on(before: Message, now: Any) -> list[str]:
    """Return a translator's comments, including the English text before the first rewording."""
    old = before.id if isinstance(before.id, str) else " / ".join(before.id)
    fresh = before.id == now or not any(before.string or ())
    if fresh or is_older(before):
        return list(before.user_comments)
    # One line, since a file wraps longer ones and reads each line as a comment of its own.
    return [*before.user_comments, MADE_FROM + textwrap.shorten(old, _MARK_WIDTH)]


def is_older(message: Message) -> bool:
    """Return True if a translation was made from an earlier English text."""
    return any(comment.startswith(MADE_FROM) for comment in message.user_comments)


def rename(renames: Mapping[str, str]) -> None:
    """Reword sentences in the code and in all catalogues."""
    functions = frozenset(KEYWORDS)
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*.py")):
            before = file.read_text(encoding="utf-8")
            after = reworded(before, renames, functions)
            if after != before:
                file.write_text(after, encoding="utf-8")
    _extracted.cache_clear()
    for other in others():
        other.write_text(translated(other, renames), encoding="utf-8")


def _written(made: Catalog, code: str, plurals: str) -> str:
    file = BytesIO()
    write_po(
        file,
        made,
        width=96,
        sort_output=True,
        omit_header=True,
        include_lineno=False,
    )
    header = _HEADER.format(code=code, plurals=plurals)
    return header + re.sub(r"\n{3,}", "\n\n", file.getvalue().decode()).strip() + "\n"


def read(path: Path) -> Catalog:
    """Parse a catalogue file, in the language of its folder."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3].replace("-", "_"))


def others() -> list[Path]:
    """Return the paths of all other languages' catalogues."""
    return sorted(set(LOCALES.glob("*/LC_MESSAGES/castellan.po")) - {ENGLISH})


def begin(code: str) -> None:
    """Create a language's catalogue. Raises UnknownLocaleError if it isn't a language."""
    path = LOCALES / code / "LC_MESSAGES" / "castellan.po"
    empty = Catalog(locale=code.replace("-", "_"))
    path.parent.mkdir(parents=True)
    path.write_text(_HEADER.format(code=code, plurals=f"{empty.plural_forms};"), encoding="utf-8")


def untranslated(path: Path) -> list[str]:
    """Return the English text of sentences that a language hasn't translated."""
    return [
        message.id if isinstance(message.id, str) else message.id[0]
        for message in read(path)
        if message.id and (message.fuzzy or not message.string or not all(message.string))
    ]


if __name__ == "__main__":
    if sys.argv[1:2] == ["rename"]:
        rename(read_renames(Path(sys.argv[2]).read_text(encoding="utf-8")))
    else:
        for code in sys.argv[1:]:
            begin(code)
    ENGLISH.parent.mkdir(parents=True, exist_ok=True)
    ENGLISH.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{len(catalogue())} sentences\n")
    for other in others():
        other.write_text(translated(other), encoding="utf-8")
        sys.stdout.write(f"{other.parts[-3]}: {len(untranslated(other))} not translated\n")
