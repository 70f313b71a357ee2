"""The bot as an operator begins it: processes of its own, and what they say and exit with."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import closing
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from bot.base.environment import Environment
from bot.discord_io.starts import NEEDS_YOU, REFUSED
from tests.support.begun_bot import begin_bot
from tests.support.forked import begun
from tests.support.places import address, provided
from tests.support.scraped import read_metrics
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.drill.keep import Process

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60.0
OURS = {name.upper() for name in Environment.model_fields}


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn(Settings(max_concurrency=2, identify_seconds=1.0)) as stand_in:
        yield stand_in


def settings_of(discord: StandIn, database: str, **more: str) -> dict[str, str]:
    """The environment of a process, with these settings of ours alone."""
    others = {name: value for name, value in os.environ.items() if name.upper() not in OURS}
    return {
        **others,
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": discord.settings.token,
        "DISCORD_API": discord.api,
        "DATABASE_URL": database,
        "LOG_FORMAT": "json",
        "PICTURE_CACHE": "",
        "PICTURE_PROCESS": "false",
        "COMPUTER_PROCESSES": "0",
        **more,
    }


def begin(discord: StandIn, database: str, folder: Path, *arguments: str, **more: str) -> Process:
    """``castellan`` with these settings alone; it may begin no processes itself."""
    said = folder / f"{len([*folder.glob('*.log')])}.log"
    said.touch()
    settings = settings_of(discord, database, **more)
    return Process(begun(begin_bot, arguments, settings, str(folder), str(said)), said)


def port_of(bot: Process) -> object:
    """Return the monitor's port."""
    *_, port = (line["port"] for line in bot.lines if line["event"] == "monitor listening")
    return port


def said_of(bot: Process) -> str:
    """Return the last line of the log. Every line must be in its format, without other errors."""
    *others, last = (json.loads(line) for line in bot.text.splitlines())
    assert {each["level"] for each in others} <= {"info", "warning"}
    assert last["level"] == "critical"
    return str(last["event"])


async def healthz(bot: Process) -> object:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port_of(bot)}/healthz") as answer,
    ):
        return await answer.json()


async def test_all_that_alarms_count_begins_at_zero_and_requests_with_their_bucket(
    discord: StandIn, tmp_path: Path
) -> None:
    bot = begin(discord, address(tmp_path / "castellan.db"), tmp_path, "run", MONITOR_PORT="0")
    await bot.says("ready")
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port_of(bot)}/metrics") as answer,
    ):
        found = read_metrics(await answer.text())
    bot.terminate()
    assert await bot.ended() == 0
    for outcome in ("done", "refused", "limited", "unshown", "failed"):
        assert found["castellan_clicks_total", outcome] == 0
    for where in ("press", "event", "chore", "task"):
        assert found["castellan_faults_total", where] == 0
    for part in ("wait", "transaction", "picture", "answer"):
        assert found["castellan_press_seconds_count", part] == 0
    (build,) = (labels for name, labels in found if name == "castellan_build_info")
    assert re.search(r"\b3\.\d+\.\d+\b", build)
    requests = [labels for name, labels in found if name == "castellan_requests_total"]
    answered = {labels.rsplit(" ", 1)[0] for labels in requests if labels.endswith(" 200")}
    assert answered
    for bucket in answered:
        assert found["castellan_requests_total", f"{bucket} 429"] == 0


async def test_a_port_of_the_monitor_that_is_taken_is_said_in_one_line(
    discord: StandIn, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = address(provided(tmp_path / "castellan.db"))
        bot = begin(discord, database, tmp_path, "run", MONITOR_PORT=port)
        assert await bot.ended() == 2
    assert said_of(bot).startswith(f"MONITOR_PORT: port {port} of 127.0.0.1 cannot be used: ")


async def test_a_new_process_takes_the_port_of_the_one_that_it_follows(
    discord: StandIn, server: str, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
        free.close()
        given = {"MONITOR_PORT": str(port), "SHARD_COUNT": "1"}
        old = begin(discord, server, tmp_path, "run", **given)
        await old.says("ready")
        new = begin(discord, server, tmp_path, "run", **given)
        await new.says("monitor port is taken; waiting until this process has its shards")
        await new.says("waiting for another process to give up a lock")
        old.terminate()
        await old.ended()
        await new.says("monitor listening")
        assert port_of(new) == port
        new.terminate()
        await new.ended()


async def test_a_token_that_discord_does_not_accept_is_said_in_one_line(
    discord: StandIn, tmp_path: Path
) -> None:
    database = address(provided(tmp_path / "castellan.db"))
    bot = begin(discord, database, tmp_path, "run", DISCORD_TOKEN="of.another.bot")  # noqa: S106
    assert await bot.ended() == NEEDS_YOU
    assert said_of(bot).startswith("DISCORD_TOKEN: Discord does not accept it.")
    bot = begin(discord, database, tmp_path, "register", DISCORD_TOKEN="of.another.bot")  # noqa: S106
    assert await bot.ended() == REFUSED
    assert bot.text.splitlines()[-1].startswith("DISCORD_TOKEN: Discord does not accept it.")
    discord.counts.refused.clear()


@pytest.mark.parametrize(("code", "setting"), [(4004, "DISCORD_TOKEN"), (4014, "developer portal")])
async def test_a_gateway_closed_for_good_is_said_in_one_line_and_not_asked_again(
    discord: StandIn, tmp_path: Path, code: int, setting: str
) -> None:
    bot = begin(discord, address(provided(tmp_path / "castellan.db")), tmp_path, "run")
    await bot.says("ready")
    discord.gateway.hang_up(0, code)
    assert await bot.ended() == NEEDS_YOU
    assert setting in said_of(bot)
    assert discord.counts.identified == {0: 1}


async def test_a_process_that_stays_tells_why_until_it_is_stopped(
    discord: StandIn, tmp_path: Path
) -> None:
    database = address(provided(tmp_path / "castellan.db"))
    bot = begin(discord, database, tmp_path, "run", "--stay", MONITOR_PORT="0")
    await bot.says("ready")
    discord.gateway.hang_up(0, 4013)
    await bot.says("doing nothing until stopped, so that nothing starts this process again")
    assert await healthz(bot) == {
        "start": "Discord does not know the intents that this version asks for. Update Castellan."
    }
    bot.terminate()
    assert await bot.ended() == NEEDS_YOU
    assert discord.counts.identified == {0: 1}


async def test_a_start_waits_while_discord_allows_too_few_sessions(
    discord: StandIn, tmp_path: Path
) -> None:
    discord.settings.sessions_left, discord.settings.sessions_reset_seconds = 0, 1
    database = address(provided(tmp_path / "castellan.db"))
    bot = begin(discord, database, tmp_path, "run", MONITOR_PORT="0")
    await bot.says("too few sessions left; waiting until Discord allows more")
    assert discord.counts.identified == {}
    discord.settings.sessions_left = 1000
    await bot.says("ready")
    assert discord.counts.identified == {0: 1}
    bot.terminate()
    assert await bot.ended() == 0


async def test_a_database_torn_by_a_restore_is_said_in_one_line(
    discord: StandIn, tmp_path: Path
) -> None:
    path = provided(tmp_path / "castellan.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0036'")
        connection.commit()
    bot = begin(discord, address(path), tmp_path, "run")
    assert await bot.ended() == NEEDS_YOU
    assert said_of(bot).startswith("The database is not as this version left it: ")
    assert discord.counts.identified == {}


async def test_registering_gives_the_bot_its_icon_when_asked_to(
    discord: StandIn, tmp_path: Path
) -> None:
    database = address(provided(tmp_path / "castellan.db"))
    for options in ((), ("--icon",)):
        assert discord.rest.avatar == b""
        assert await begin(discord, database, tmp_path, "register", *options).ended() == 0
    with Image.open(BytesIO(discord.rest.avatar)) as picture:
        assert (picture.format, picture.width) == ("PNG", picture.height)


async def test_a_bot_that_is_killed_leaves_no_line_that_is_not_of_its_log(
    discord: StandIn, tmp_path: Path
) -> None:
    """Nor do those that it has begun, whose ends are waited for."""
    helped = {"PICTURE_PROCESS": "true", "COMPUTER_PROCESSES": "1"}
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env=settings_of(discord, address(tmp_path / "castellan.db"), **helped),
        cwd=tmp_path,
        stderr=PIPE,
    )
    assert bot.stderr is not None
    lines = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        async for line in bot.stderr:
            lines.append(line)
            if b'"ready"' in line:
                bot.kill()
        assert await bot.wait() == -signal.SIGKILL
    assert [line for line in lines if not line.startswith(b"{")] == []


async def test_on_windows_it_says_where_it_runs_before_anything_else() -> None:
    there = "import sys; sys.platform = 'win32'; sys.modules['fcntl'] = None"
    begin = "from bot.__main__ import castellan; castellan(['play'])"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", f"{there}; {begin}", cwd=ROOT, stderr=PIPE
    )
    _, told = await process.communicate()
    assert process.returncode == 1
    (line,) = told.decode().splitlines()
    assert "WSL" in line
