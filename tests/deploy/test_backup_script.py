"""The script that backs up every night, run as a timer runs it."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.places import ON_POSTGRESQL, address, provided

pytestmark = pytest.mark.threads

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "deploy" / "backup.sh"
KIND = "dump" if ON_POSTGRESQL else "db"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty database, which DATABASE_URL names, and castellan on the path."""
    programs = tmp_path / "bin"
    programs.mkdir()
    castellan = programs / "castellan"
    castellan.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m bot "$@"\n')
    castellan.chmod(0o755)
    path = provided(tmp_path / "castellan.db")
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    monkeypatch.setenv("DATABASE_URL", address(path))
    monkeypatch.chdir(tmp_path)
    return path


def back_up(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", SCRIPT, *arguments], check=False, capture_output=True, text=True, timeout=300
    )


def names_in(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def test_a_backup_is_made_and_only_the_newest_are_kept(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "some backups"
    folder.mkdir()
    old = [f"castellan-2026-01-0{day}T03-30-00Z.{KIND}" for day in (1, 2, 3)]
    for name in (*old, "notes.txt"):
        (folder / name).touch()
    (folder / ".unfinished-abc123").mkdir()
    done = back_up("some backups", "3")
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0)
    assert f"{old[0]}: removed" in done.stdout
    *kept, new, notes = names_in(folder)
    assert (kept, notes) == (old[1:], "notes.txt")
    assert (folder / new).stat().st_mode & 0o077 == 0
    if ON_POSTGRESQL:
        assert (folder / new).read_bytes().startswith(b"PGDMP")
        return
    with closing(sqlite3.connect(folder / new)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (0,)


@pytest.mark.sqlite
def test_a_backup_that_cannot_be_restored_is_none(database: Path, tmp_path: Path) -> None:
    with database.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 40960)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "castellan-2026-01-01T03-30-00Z.db").touch()
    done = back_up(str(folder), "1")
    assert done.returncode != 0
    assert "backup is " in done.stderr
    assert names_in(folder) == ["castellan-2026-01-01T03-30-00Z.db"]


@pytest.mark.parametrize("keep", ["0", "-1", "many"])
def test_at_least_one_is_kept(tmp_path: Path, keep: str) -> None:
    assert back_up(str(tmp_path / "backups"), keep).returncode == 2
    assert not (tmp_path / "backups").exists()
