"""The arena, a server of PostgreSQL for tests, and what is asked of a release."""

import asyncio
import math
import os
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.storage import Database, DatabaseRefused, tables
from games import GAMES
from tools import arena, postgresql, release
from tools.arena import Contest, Seated, estimate, play_deal, result_texts
from tools.postgresql import NEEDED, binaries, server
from tools.walk import DAY, MIGRATIONS, earlier, goes_on


def contest(slug: str, one: str, others: str, seats: int) -> Contest:
    return Contest(slug, one, others, seats, GAMES[slug].options())


def test_equal_players_are_equal_in_every_seat() -> None:
    played = contest("high-card", "knight", "knight", 3)
    deals = [play_deal(played, number) for number in range(3)]
    assert [deal.one for deal in deals] == [deal.others for deal in deals]
    assert dict(result_texts(played, deals))["victories"].endswith("ahead by 0.0% ± 0.0%")


def test_the_same_number_is_the_same_match_with_each_seat_played_once() -> None:
    one, again = (play_deal(contest("king-of-the-hill", "page", "random", 2), 5) for _ in "ab")
    assert one.one == again.one
    assert (len(one.one), one.others, set(one.times)) == (2, [], {"page", "random"})


def test_an_estimate_knows_how_sure_it_is() -> None:
    assert estimate([0, 1, 0, 1]).mean == 0.5
    assert estimate([0, 1, 0, 1]).error == pytest.approx(1.96 * math.sqrt(1 / 3) / 2)
    assert math.isinf(estimate([1]).error)


def test_a_solitaire_that_is_lost_is_nobodys_victory() -> None:
    deals = [play_deal(contest("kill-the-kings", "random", "random", 1), n) for n in range(4)]
    assert [deal.one for deal in deals] == [deal.others for deal in deals]
    assert any(deal.one[0] == Seated(0, 2) for deal in deals)


def test_the_command_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    arena.main(["high-card", "knight", "random", "--deals", "2", "--options", '{"target": 3}'])
    out = capsys.readouterr().out
    assert "one knight among 1 × random" in out
    assert "victories: 100.0%" in out


def installed(folder: Path) -> Path:
    folder.mkdir(parents=True)
    for name in NEEDED:
        (folder / name).touch(mode=0o755)
    return folder


def test_the_programs_are_found_on_the_path_and_then_the_newest(tmp_path: Path) -> None:
    debian = tmp_path / "debian"
    assert binaries("", debian) is None
    for version in ("9", "15", "17"):
        installed(debian / version / "bin")
    (debian / "18" / "bin").mkdir(parents=True)  # some of its programs are in another package
    assert binaries("", debian) == debian / "17" / "bin"
    own = installed(tmp_path / "own")
    assert binaries(str(own), debian) == own


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["--if-installed"], 0)])
def test_without_postgresql_one_sentence_is_said(
    arguments: list[str],
    status: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(postgresql, "binaries", lambda: None)
    assert postgresql.main(arguments) == status
    out, err = capsys.readouterr()
    assert [len(text.splitlines()) for text in (out, err)] == ([1, 0] if status == 0 else [0, 1])
    assert status == 0 or "`postgresql`" in err


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_a_server_ends_with_what_needs_it_however_that_ends() -> None:
    programs = binaries()
    assert programs is not None

    async def look(address: str) -> None:
        database = Database(address)
        try:
            await database.open()
            await database.remember("a", "b")
        finally:
            await database.close()

    def interrupted() -> None:
        with server(programs) as address:
            addresses.append(address)
            asyncio.run(look(address))
            raise KeyboardInterrupt

    addresses: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert urlsplit(addresses[0]).hostname == "127.0.0.1"
    with pytest.raises(DatabaseRefused):
        asyncio.run(look(addresses[0]))


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
