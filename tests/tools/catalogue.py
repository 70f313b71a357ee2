"""Writes the English catalogue from the code: ``python -m tests.tools.catalogue``."""

import re
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tests.tools.notes import notes_on, uses

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "cogs")
ENGLISH = ROOT / "bot" / "locales" / "en" / "LC_MESSAGES" / "castellan.po"
KEYWORDS: dict[str, tuple[Any, ...] | None] = {
    "command_text": None,
    "say": None,
    "say_as": ((1, "c"), 2),
    "sentence": None,
    "sentence_as": ((1, "c"), 2),
    "count": (2, 3),
    "sentence_for": (2, 3),
}
"""The functions and methods that take a sentence, and which arguments it is."""
_HEADER = """\
# Every sentence that people read. Written by `make catalogue`.
msgid ""
msgstr ""
"Language: en\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""


def catalogue() -> Catalog:
    """Every sentence of the code, translated into English by itself, with notes."""
    made = Catalog(locale="en")
    shown = uses(ROOT, PACKAGES)
    for package in PACKAGES:
        folder = ROOT / package
        found = extract_from_dir(folder, method_map=[("**.py", "python")], keywords=KEYWORDS)
        for name, _line, message, _comments, context in found:
            locations = [(f"{package}/{name}", 0)]
            notes = notes_on(message, shown)
            made.add(message, message, locations, auto_comments=notes, context=context)
    return made


def text() -> str:
    """The catalogue as a file: the same code always gives the same text."""
    file = BytesIO()
    write_po(file, catalogue(), sort_output=True, include_lineno=False, omit_header=True, width=96)
    return _HEADER + re.sub(r"\n{3,}", "\n\n", file.getvalue().decode()).strip() + "\n"


def read(path: Path) -> Catalog:
    """A catalogue file, as the language of its folder."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3].replace("-", "_"))


if __name__ == "__main__":
    ENGLISH.parent.mkdir(parents=True, exist_ok=True)
    ENGLISH.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{len(catalogue())} sentences\n")
