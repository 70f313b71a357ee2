"""Reasons for refusing a release."""

from pathlib import Path

import pytest

from tools import catalogue, release

CHANGELOG = "# Changelog\n\n## [1.2.0]\n\n- New.\n\n## [1.1.0]\n"


@pytest.mark.parametrize(
    ("version", "tags", "fault"),
    [
        ("1.2.0", [], None),
        ("1.2.0", ["v1.2.0"], None),
        ("1.2.0", ["v1.3.0"], "tag v1.3.0"),
        ("1.3.0", ["v1.3.0"], "CHANGELOG"),
        ("1.1.0", [], "CHANGELOG"),
    ],
)
def test_versions_are_in_step(version: str, tags: list[str], fault: str | None) -> None:
    found = release.faults(version, CHANGELOG, tags)
    assert len(found) == (fault is not None)
    assert fault is None or fault in found[0]


def test_what_is_not_translated_or_guessed_is_listed(tmp_path: Path) -> None:
    file = tmp_path / "de" / "LC_MESSAGES" / "castellan.po"
    file.parent.mkdir(parents=True)
    file.write_text(
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
        'msgid "Yes"\nmsgstr "Ja"\n\n'
        'msgid "No"\nmsgstr ""\n\n'
        '#, fuzzy\nmsgid "Maybe"\nmsgstr "Vielleicht"\n\n'
        'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} Karte"\nmsgstr[1] ""\n',
        encoding="utf-8",
    )
    assert catalogue.untranslated(file) == ["No", "Maybe", "{n} card"]
