"""Catalogues are compiled once for each text they have, wherever the bot may write."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.base import catalogues
from bot.base.language import language_for
from tests.support.catalogues import forget_catalogues

TEXT = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Yes"
msgstr "Ja"
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The only catalogue there is."""
    file = tmp_path / "de" / "LC_MESSAGES" / "castellan.po"
    file.parent.mkdir(parents=True)
    file.write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(catalogues, "LOCALES", tmp_path)
    forget_catalogues()
    yield file
    forget_catalogues()


def said() -> str:
    """Return the output of a process that has only just started."""
    forget_catalogues()
    return language_for("de").say("Yes")


def kept(german: Path) -> list[Path]:
    return list((german.parent / "__pycache__").iterdir())


def test_a_catalogue_is_compiled_once_and_anew_when_it_changes(german: Path) -> None:
    assert said() == "Ja"
    (compiled,) = kept(german)
    written = compiled.stat().st_mtime_ns
    assert said() == "Ja"
    assert compiled.stat().st_mtime_ns == written
    german.write_text(TEXT.replace("Ja", "Jawohl"), encoding="utf-8")
    assert said() == "Jawohl"
    (other,) = kept(german)
    assert other != compiled


def test_a_catalogue_that_cannot_be_kept_is_read_all_the_same(german: Path) -> None:
    (german.parent / "__pycache__").touch()  # no folder can be made here
    assert said() == "Ja"
