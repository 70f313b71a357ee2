"""The server that tests bring along: found, begun, and ended whatever happens."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.storage import Database, DatabaseRefused
from tools import postgresql
from tools.postgresql import NEEDED, binaries, main, server


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
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert [len(text.splitlines()) for text in (out, err)] == ([1, 0] if status == 0 else [0, 1])
    assert status == 0 or "`postgresql`" in err


async def look(address: str) -> None:
    database = Database(address)
    try:
        await database.open()
        await database.remember("a", "b")
    finally:
        await database.close()


@pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
def test_a_server_ends_with_what_needs_it_however_that_ends() -> None:
    programs = binaries()
    assert programs is not None

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
