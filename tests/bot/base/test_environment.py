"""Environment and console: one line says what is wrong, and it never contains the token."""

import logging
import os
import re
import runpy
import socket
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text

from bot.base import logs
from bot.base.environment import Environment, WrongEnvironment, load_environment
from bot.cli import main
from bot.discord_io.starts import NEEDS_YOU, REFUSED
from tests.support.places import SERVER, address, inside, provided

ROOT = Path(__file__).parents[3]
TOKEN = "MTk4.not-a-real-token.zz"  # noqa: S105
Refused = Callable[..., str]
NAMES = [name.upper() for name in Environment.model_fields]


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable of ours, and an empty folder to run in."""
    for name in os.environ:
        if name.upper() in NAMES:
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def write_env(text: str) -> None:
    Path(".env").write_text(text, encoding="utf-8")


def test_the_example_has_every_setting_with_its_default() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    set_there = re.compile(r"^#?[A-Z_]+=")
    uncommented = [line.removeprefix("#") for line in example.splitlines() if set_there.match(line)]
    assert {line.partition("=")[0] for line in uncommented} == set(NAMES)
    assert len(uncommented) == len(NAMES)
    fields = Environment.model_fields
    assert all(each.description for each in fields.values())
    unset = tuple(f"{name.upper()}=" for name, each in fields.items() if each.default is None)
    write_env("\n".join(line for line in uncommented if not line.startswith(unset)))
    assert load_environment() == Environment(_env_file=None)  # type: ignore[call-arg]


def test_settings_come_from_the_environment_first_and_then_from_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_env("PLAY_PORT=1111\nLOG_LEVEL=DEBUG\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("PLAY_PORT", "2222")
    settings = load_environment()
    assert (settings.play_port, settings.log_level) == (2222, "DEBUG")


WRONG = [
    ("DATABASE_URL", "castellan.db"),
    ("DATABASE_URL", ""),
    ("DATABASE_URL", "postgresql://user:hidden@host:port/db"),
    ("DATABASE_URL", "postgresql://user:hid@hidden@host/db"),
    ("DATABASE_URL", "postgresql://user:hidden@host/db?sslmode=hidden"),
    ("DATABASE_URL", "postgresql://user:hidden@host/db?pool=5"),
    ("DATABASE_URL", "postgresql+psycopg2://user:hidden@host/db"),
    ("DATABASE_URL", "mysql+aiomysql://user:hidden@host/db"),
    ("DATABASE_URL", "sqlite://"),
    ("DATABASE_URL", "sqlite:///:memory:"),
    ("DATABASE_URL", "postgresql://user:hidden@host:99999/db"),
    ("DATABASE_URL", "postgresql://user:hidden@host"),
    ("DATABASE_URL", "sqlite:///castellan.db?mode=ro"),
    ("PLAY_DATABASE_URL", "nonsense://"),
    ("LOG_LEVEL", "LOUD"),
    ("LOG_FORMAT", "xml"),
    ("COMPUTER_PAUSE", "soon"),
    ("COMPUTER_PAUSE", "-1"),
    ("COMPUTER_PAUSE", "31"),
    ("COMPUTER_PAUSE", "nan"),
    ("SHARD_COUNT", "0"),
    ("SHARD_IDS", "all"),
    ("SHARD_IDS", "5-3"),
    ("DISCORD_API", "discord.com"),
    ("DISCORD_API", "http://"),
    ("DISCORD_API", "http://user:hidden@host/api/v10"),
    ("MONITOR_HOST", ""),
    ("PLAY_LANGUAGE", "en"),
    ("PLAY_LANGUAGE", ""),
    ("MONITOR_PORT", "-1"),
    ("MONITOR_PORT", "65530-65540"),
    ("MONITOR_PORT", "9603-9600"),
    ("PLAY_PORT", "65536"),
    ("PLAY_PORT", "http"),
    ("PLAY_PORT", ""),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
@pytest.mark.parametrize("place", ["environment", "file"])
def test_a_wrong_value_is_named_in_one_line_that_says_what_to_do(
    name: str, value: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if place == "file":
        write_env(f"{name}={value}\n")
    else:
        monkeypatch.setenv(name, value)
    with pytest.raises(WrongEnvironment) as error:
        load_environment()
    text = str(error.value)
    assert text.startswith(f"{name}: ")
    assert text.endswith("Set it in the environment or in .env.")
    assert "\n" not in text
    assert "hidden" not in text
    assert not re.search(r"Input|String|should|valid", text), "a library's sentence"
    assert error.value.__cause__ is None


def test_a_token_of_several_lines_and_a_file_that_is_no_text_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hidden\nhidden")
    with pytest.raises(WrongEnvironment, match=r"^DISCORD_TOKEN: has a space or a line break"):
        load_environment(need_token=True)
    Path(".env").write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    with pytest.raises(WrongEnvironment, match=r"\.env"):
        load_environment()


POSTGRESQL = "postgresql+asyncpg://user:hidden@127.0.0.1/castellan"


@pytest.mark.parametrize("kind", ["postgres", "postgresql", "postgresql+asyncpg"])
@pytest.mark.parametrize("query", ["", "?sslmode=require&channel_binding=require"])
def test_all_usual_addresses_of_postgresql_are_taken(
    kind: str, query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"{kind}://user:a%40b%2Fc%23d@host:6432/db{query}")
    url = make_url(load_environment().database_url)
    assert url.drivername == "postgresql+asyncpg"
    assert (url.username, url.password, url.host, url.port) == ("user", "a@b/c#d", "host", 6432)


def test_a_password_may_stand_by_itself_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://user@host/db")
    monkeypatch.setenv("DATABASE_PASSWORD", "a@b/c#d%40?e")
    settings = load_environment()
    url = make_url(settings.database_url)
    assert (url.username, url.password, url.host) == ("user", "a@b/c#d%40?e", "host")
    assert "c#d" not in repr(settings)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///castellan.db")
    assert load_environment().database_url == "sqlite:///castellan.db"
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://user:hidden@host/db")
    assert "hidden" not in repr(load_environment())


def test_a_part_has_its_share_of_the_shards_and_together_they_have_all() -> None:
    settings = Environment(database_url=POSTGRESQL, shard_count=10, _env_file=None)  # type: ignore[call-arg]
    parts = [settings.of_part(f"{number}/4").shard_ids or range(0) for number in range(1, 5)]
    assert [shard for part in parts for shard in part] == list(range(10))
    assert {len(part) for part in parts} == {2, 3}
    assert settings.of_part(None) == settings


@pytest.mark.parametrize(("given", "shards"), [("0-3", range(4)), ("7", range(7, 8))])
def test_shards_are_told_by_the_first_and_the_last(given: str, shards: range) -> None:
    write_env(f"DATABASE_URL={POSTGRESQL}\nSHARD_COUNT=8\nSHARD_IDS={given}")
    assert load_environment().of_part(None).shard_ids == shards


@pytest.mark.parametrize(
    ("given", "part", "said"),
    [
        ({"shard_ids": "0-1", "shard_count": 4, "database_url": "sqlite:///x.db"}, None, "SQLite"),
        ({"shard_count": 4, "database_url": "sqlite:///x.db"}, "1/2", "SQLite"),
        ({"shard_ids": "0-1"}, None, "SHARD_COUNT"),
        ({"shard_ids": "2-4", "shard_count": 4}, None, "the last shard is 3"),
        ({"shard_count": 4}, "0/2", "2/4"),
        ({"shard_count": 4}, "3/2", "2/4"),
        ({"shard_count": 4}, "half", "2/4"),
        ({"shard_count": 4}, "1/5", "cannot be divided"),
        ({"shard_count": 4, "shard_ids": "0-1"}, "1/2", "SHARD_IDS"),
    ],
)
def test_shards_that_cannot_be_had_are_refused_in_one_line(
    given: dict[str, Any], part: str | None, said: str
) -> None:
    settings = Environment(_env_file=None, **{"database_url": POSTGRESQL, **given})  # type: ignore[call-arg]
    with pytest.raises(WrongEnvironment, match=said) as error:
        settings.of_part(part)
    assert str(error.value).startswith("SHARD_IDS: " if part is None else "--part: ")
    assert "\n" not in str(error.value)


def test_the_database_is_brought_up_to_date_without_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", address(tmp_path / "new.db", migrated=False))
    for _ in range(2):
        assert main(["migrate"]) == 0
        assert "up to date" in capsys.readouterr().out


@pytest.mark.parametrize("token", [None, "", "  "])
def test_the_token_is_missing_only_where_it_is_needed(
    token: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    load_environment()
    with pytest.raises(
        WrongEnvironment, match=r"^DISCORD_TOKEN is missing: .*\.env.*make play[^\n]*$"
    ):
        load_environment(need_token=True)


def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = load_environment(need_token=True)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    shown = (repr(settings), str(settings), settings.model_dump_json(), f"{settings.model_dump()}")
    assert not any(TOKEN in text for text in shown)
    monkeypatch.setenv("PLAY_PORT", "none")
    with pytest.raises(WrongEnvironment) as error:
        load_environment(need_token=True)
    assert TOKEN not in repr(error.value)


@pytest.mark.parametrize("form", ["line", "json"])
def test_settings_in_a_log_do_not_show_the_token(
    form: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("LOG_FORMAT", form)
    settings = load_environment()
    logs.configure(settings)
    logs.get("bot.test").warning("settings", settings=settings, given=settings.discord_token)
    logging.getLogger("elsewhere").warning("%r", settings)
    written = capsys.readouterr().err
    assert len(written.splitlines()) == 2
    assert "bot.test" in written and "elsewhere" in written
    assert TOKEN not in written


# The console


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(("command", "status"), [("run", NEEDS_YOU), ("play", REFUSED)])
def test_a_wrong_setting_is_said_and_fails(
    command: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("LOG_FORMAT", "xml")
    assert main([command]) == status
    assert one_line(capsys).startswith("LOG_FORMAT: ")


@pytest.mark.parametrize(
    ("content", "status", "says"),
    [
        (None, 2, "could not be read"),
        (b"\xff\xfe", 2, "could not be read"),
        (b"{}", 1, "NOT verified: this is not a match export: format is missing"),
        (b"", 1, "NOT verified: this is not a match export: the file is not JSON"),
        (b"[[[", 1, "NOT verified: this is not a match export: the file is not JSON"),
    ],
)
def test_a_file_that_is_no_export_is_not_verified(
    content: bytes | None, status: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        Path("match.json").write_bytes(content)
    assert main(["verify", "match.json"]) == status
    assert says in one_line(capsys)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["verify"], ["run", "now"]])
def test_a_wrong_command_is_explained(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert "usage: castellan" in capsys.readouterr().err


def test_the_bot_without_a_token_prints_one_line_and_needs_somebody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run"]) == NEEDS_YOU
    assert one_line(capsys).startswith("DISCORD_TOKEN is missing")
    monkeypatch.setattr(sys, "argv", ["castellan"])
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(ROOT / "bot" / "__main__.py"), run_name="__main__")
    assert end.value.code == NEEDS_YOU
    assert one_line(capsys).startswith("DISCORD_TOKEN is missing: ")


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Make the local page fail to start. Returns its one-line explanation next to the log."""

    def play(**variables: str) -> str:
        alone = {"PLAY_PORT": "0", "COMPUTER_PROCESSES": "0", "PICTURE_PROCESS": "false"}
        for name, value in (alone | {"PICTURE_CACHE": ""} | variables).items():
            monkeypatch.setenv(name, value)
        assert main(["play"]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        (said,) = (line for line in err.splitlines() if not line.startswith("timestamp="))
        return said

    return play


def test_a_database_of_a_newer_version_is_told_in_a_line(tmp_path: Path, refused: Refused) -> None:
    path = provided(tmp_path / "newer.db")
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    inside(path, lambda connection: connection.execute(newer))
    said = refused(PLAY_DATABASE_URL=address(path))
    assert said.startswith("PLAY_DATABASE_URL: schema 9999 was made by a newer version")


@pytest.mark.parametrize(
    "database_url",
    [
        "sqlite:///missing/castellan.db",
        "postgresql+asyncpg://user:hidden@127.0.0.1:1/db",
        pytest.param(f"{SERVER}-which-is-not-there", marks=pytest.mark.postgresql),
    ],
    ids=["no folder", "no server", "no such database"],
)
def test_a_database_that_cannot_open_is_told_in_a_line(database_url: str, refused: Refused) -> None:
    said = refused(PLAY_DATABASE_URL=database_url)
    assert said.startswith("PLAY_DATABASE_URL: ")
    assert "hidden" not in said


def test_a_database_whose_driver_is_not_installed_is_said_in_one_line(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    said = refused(PLAY_DATABASE_URL="postgresql+asyncpg://user:hidden@127.0.0.1:1/db")
    assert said.startswith("PLAY_DATABASE_URL: the database could not be opened: ")
    assert "asyncpg" in said
    assert "hidden" not in said


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path, refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(PLAY_PORT=port, PLAY_DATABASE_URL=address(tmp_path / "play.db"))
    assert said.startswith(f"PLAY_PORT: port {port} could not be used")


def test_names_that_are_no_settings_are_told_with_the_ones_that_may_be_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", address(provided(tmp_path / "new.db")))
    write_env("LOG_FORMAT=json\nplay_port=1\n")
    assert main(["migrate"]) == 0
    assert capsys.readouterr().err == "", "they are settings"
    monkeypatch.setenv("LOG_LEVLE", "DEBUG")  # the environment holds what is for other programs
    write_env("LOG_FROMAT=json\nPLAY_PORT=1\nTZ=UTC\nMONITORPORT=1\n")
    assert main(["migrate"]) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert "level=warning" in line
    assert "LOG_FROMAT (perhaps LOG_FORMAT), TZ, MONITORPORT (perhaps MONITOR_PORT)" in line


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert capsys.readouterr().out.startswith(f"castellan {told}, Python 3.")


def test_a_server_without_an_id_or_without_anything_stored_is_not_said_to_be_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", address(provided(tmp_path / "new.db")))
    for number in ("0", "-5", "9" * 19, "9" * 26):
        assert main(["erase-server", number]) == 2
        assert one_line(capsys).startswith("This is not the id of a server")
    for _ in range(2):
        assert main(["erase-server", "5"]) == 1
        assert one_line(capsys) == "Nothing is stored about server 5.\n"


def test_every_command_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    names = re.findall(r"^    ([a-z][a-z-]+)", capsys.readouterr().out, re.M)
    assert {"run", "copy", "erase-server"} <= {*names}
    for name in names:
        with pytest.raises(SystemExit):
            main([name, "--help"])
        assert re.match(r"[A-Z].*\.$", capsys.readouterr().out.split("\n\n")[1], re.S), name


def test_parts_have_a_port_each_where_there_are_several() -> None:
    given = {"database_url": POSTGRESQL, "shard_count": 8, "_env_file": None}
    several = Environment(monitor_port="9600-9603", **given)  # type: ignore[arg-type]
    ports = [several.of_part(f"{number}/4").monitor_port for number in range(1, 5)]
    assert ports == [range(port, port + 1) for port in range(9600, 9604)]
    one = Environment(monitor_port="9600", **given)  # type: ignore[arg-type]
    assert one.of_part("3/4").monitor_port == range(9600, 9601)
    with pytest.raises(WrongEnvironment, match=r"^MONITOR_PORT: 9600-9603 has no port for part 5;"):
        several.of_part("5/5")
