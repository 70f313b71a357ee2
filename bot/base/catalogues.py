"""Message catalogues, compiled on first use and kept beside their sources like Python's bytecode.

Parsing one takes Babel a tenth of a second; reading it compiled takes a tenth of that.
``python -m bot.base.catalogues`` compiles all of them, for an installation that the bot can't
write to.
"""

import gettext
import os
import re
import tempfile
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.base import logs

if TYPE_CHECKING:
    from babel.messages import Catalog

log = logs.get(__name__)

LOCALES = Path(__file__).parents[1] / "locales"
DOMAIN: Final = "castellan"
COMMAND: Final = "the name of a command"
"""The gettext context of the names that people type after a slash."""

_TYPED: Final = re.compile(r"(?<![\w/<])/([a-z]+)\b")
MARKED: Final = re.compile(r"\{/([a-z]+)\}")
"""A command in a compiled text, which is named when the text is said: ``{/play}``."""


def sources() -> list[Path]:
    """Paths of all catalogues, sorted."""
    return sorted(LOCALES.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


@cache
def load(code: str) -> gettext.GNUTranslations | None:
    """Return a language's catalogue; None if there is none."""
    path = LOCALES / code / "LC_MESSAGES" / f"{DOMAIN}.po"
    if not path.is_file():
        return None
    text = path.read_bytes()
    kept = path.parent / "__pycache__" / f"{DOMAIN}.{_digest(text)}.mo"
    try:
        compiled = kept.read_bytes()
    except OSError:
        compiled = _compile(text, code)
        _keep(kept, compiled)
    return gettext.GNUTranslations(BytesIO(compiled))


def _digest(text: bytes) -> str:
    return sha256(_compiler() + text).hexdigest()[:16]


@cache
def _compiler() -> bytes:
    """Babel's version and this module's source; compiled catalogues depend on both."""
    # Its own source, so that a change of the code below never serves an old compilation.
    return version("babel").encode() + Path(__file__).read_bytes()


def _compile(text: bytes, code: str) -> bytes:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    catalogue = read_po(BytesIO(text), locale=code.replace("-", "_"))
    _mark_commands(catalogue)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    return compiled.getvalue()


def _mark_commands(catalogue: "Catalog") -> None:
    """Mark the commands in translations, where they have their English names."""
    names = {message.id for message in catalogue if message.context == COMMAND}

    def marked(text: str) -> str:
        return _TYPED.sub(lambda found: f"{{{found[0]}}}" if found[1] in names else found[0], text)

    for message in catalogue:
        said = message.string
        message.string = marked(said) if isinstance(said, str) else tuple(map(marked, said or ()))


def _keep(kept: Path, compiled: bytes) -> None:
    """Store a compiled catalogue and remove older ones, if the folder is writable."""
    try:
        kept.parent.mkdir(exist_ok=True)
        outdated = list(kept.parent.glob(f"{DOMAIN}.*.mo"))
        # Another process may be doing the same, so the file appears whole or not at all.
        with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as file:
            file.write(compiled)
        os.replace(file.name, kept)
        for each in outdated:
            each.unlink(missing_ok=True)
    except OSError as error:
        log.info("compiled catalogue can't be kept", file=str(kept), error=str(error))


if __name__ == "__main__":
    for each in sources():
        load(each.parts[-3])
