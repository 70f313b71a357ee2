"""Which version an operator is taken to come from."""

import os
import subprocess
from pathlib import Path

import pytest

from bot.storage import tables
from tools.walk import DAY, MIGRATIONS, earlier, goes_on

NOON = 1_700_000_000


def git(root: Path, *arguments: str, at: int = NOON) -> str:
    made: dict[str, str] = {}
    for role in ("AUTHOR", "COMMITTER"):
        made |= {
            f"GIT_{role}_NAME": "x",
            f"GIT_{role}_EMAIL": "x",
            f"GIT_{role}_DATE": f"{at} +0000",
        }
    return subprocess.run(
        ["git", "-C", str(root), *arguments],
        check=True,
        capture_output=True,
        text=True,
        env={"PATH": os.environ["PATH"], "HOME": str(root), **made},
    ).stdout.strip()


def commit(root: Path, migration: str, at: int) -> str:
    """A commit with one migration more."""
    file = root / MIGRATIONS / f"{migration}.py"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    git(root, "add", ".")
    git(root, "commit", "-m", migration, at=at)
    return git(root, "rev-parse", "HEAD")


def test_a_version_before_is_a_tag_or_a_commit_of_another_day(tmp_path: Path) -> None:
    git(tmp_path, "init", "--initial-branch=main")
    first = commit(tmp_path, "0001", NOON - 3 * DAY)
    second = commit(tmp_path, "0002", NOON - 2 * DAY)
    git(tmp_path, "checkout", "-b", "work")
    commit(tmp_path, "0003_other", NOON - 2 * DAY)
    git(tmp_path, "checkout", "main")
    commit(tmp_path, "0003", NOON - 60)
    git(tmp_path, "merge", "--no-ff", "-m", "merge", "work")
    assert earlier(tmp_path) == [second, first], "neither the branch nor the last hours"
    git(tmp_path, "tag", "v2", first)
    git(tmp_path, "tag", "v3")
    assert earlier(tmp_path) == ["v2"], "the tag of this commit is this version"


def test_a_version_with_migrations_that_are_gone_is_no_version_before(tmp_path: Path) -> None:
    git(tmp_path, "init", "--initial-branch=main")
    commit(tmp_path, "0001_draft", NOON - 2 * DAY)
    git(tmp_path, "rm", "-q", f"{MIGRATIONS}/0001_draft.py")
    commit(tmp_path, "0001", NOON)
    assert earlier(tmp_path) == []


def test_a_version_whose_newest_migration_is_there_is_one_before(tmp_path: Path) -> None:
    git(tmp_path, "init", "--initial-branch=main")
    commit(tmp_path, "0001", NOON - 3 * DAY)
    second = commit(tmp_path, "0002", NOON - 2 * DAY)
    git(tmp_path, "rm", "-q", f"{MIGRATIONS}/0001.py")
    commit(tmp_path, "0001_all_until_then", NOON)
    assert earlier(tmp_path) == [second]


@pytest.mark.parametrize(
    ("older", "newer", "able"),
    [
        ("0008", "0009_0008", True),
        ("0008_0007", "0009_0008", True),
        ("0009", "0011_0008", True),
        ("0007", "0009_0008", False),
        ("0008", "0009", False),
        ("0009", "0009", True),
    ],
)
def test_a_version_goes_on_where_the_schema_is_or_names_its_own(
    older: str, newer: str, able: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bot" / "storage" / "tables.py"
    file.parent.mkdir(parents=True)
    file.write_text(f'SCHEMA: Final = "{older}"\n')
    monkeypatch.setattr(tables, "SCHEMA", newer)
    assert goes_on(tmp_path) is able
