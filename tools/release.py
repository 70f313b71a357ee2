"""Checks that nothing is missing that a release needs.

``python -m tools.release`` lists texts without a translation, and versions that differ: those
in ``pyproject.toml``, at the top of ``CHANGELOG.md`` and in the commit's tag, if it has one.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from bot.base.words import codes
from tools.words import missing

ROOT = Path(__file__).parents[1]


def faults(version: str, changelog: str, tags: list[str]) -> list[str]:
    """Return the obstacles to a release, apart from translations."""
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", changelog, re.MULTILINE)
    if newest is None or newest[1] != version:
        return [f"CHANGELOG.md does not begin with version {version} of pyproject.toml"]
    return [f"tag {tag} is not version {version}" for tag in tags if tag != f"v{version}"]


def untranslated() -> list[str]:
    """Return the texts that some language hasn't translated."""
    return [f"{code}: not translated: {each}" for code in codes() for each in missing(code)]


def tags_here() -> list[str]:
    asked = ["git", "-C", str(ROOT), "tag", "--points-at", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()


def main() -> int:
    """Print all faults. Returns the exit status."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = faults(project["project"]["version"], changelog, tags_here()) + untranslated()
    sys.stdout.write("".join(f"{fault}\n" for fault in found) or "ready for a release\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
