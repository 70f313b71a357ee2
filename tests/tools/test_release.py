"""Reasons for refusing a release."""

import pytest

from tools import release

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
