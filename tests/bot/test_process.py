"""The bot as an operator begins it: processes of its own, and what they say and exit with."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import aiohttp
import pytest
from PIL import Image

from bot.base.environment import Environment
from tests.support.places import address
from tests.support.scraped import read_metrics
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.postgresql import binaries, server

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60.0
OURS = {name.upper() for name in Environment.model_fields}
PROGRAMS = binaries()


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn(Settings(max_concurrency=2, identify_seconds=1.0)) as stand_in:
        yield stand_in


class Bot:
    """A process of the bot, and the lines that it has written to standard error."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.lines: list[str] = []

    async def says(self, event: str) -> dict[str, object]:
        """The first line from now on that tells of an event."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while line := await self._next():
                if event in line:
                    told: dict[str, object] = json.loads(line)
                    return told
        raise AssertionError(self.lines)

    async def rest(self) -> list[str]:
        """Everything that it has written, once it and all that it has begun have ended."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while await self._next():
                pass
            await self.process.wait()
        return self.lines

    async def _next(self) -> str:
        assert self.process.stderr is not None
        line = (await self.process.stderr.readline()).decode()
        if line:
            self.lines.append(line.rstrip("\n"))
        return line


async def begin(
    discord: StandIn, database: str, folder: Path, *arguments: str, **settings: str
) -> Bot:
    """``castellan`` with these settings alone."""
    others = {name: value for name, value in os.environ.items() if name.upper() not in OURS}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        env={
            **others,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": discord.settings.token,
            "DISCORD_API": discord.api,
            "DATABASE_URL": database,
            "LOG_FORMAT": "json",
            "PICTURE_CACHE": "",
            "PICTURE_PROCESS": "false",
            "COMPUTER_PROCESSES": "0",
            **settings,
        },
        cwd=folder,
        stderr=PIPE,
    )
    return Bot(process)


async def test_all_that_alarms_count_begins_at_zero(discord: StandIn, tmp_path: Path) -> None:
    bot = await begin(
        discord, address(tmp_path / "castellan.db"), tmp_path, "run", MONITOR_PORT="0"
    )
    port = (await bot.says("monitor listening"))["port"]
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        found = read_metrics(await answer.text())
    bot.process.terminate()
    await bot.rest()
    for outcome in ("done", "refused", "limited", "unshown", "failed"):
        assert found["castellan_clicks_total", outcome] == 0
    for part in ("wait", "transaction", "picture", "answer"):
        assert found["castellan_press_seconds_count", part] == 0
    (build,) = (labels for name, labels in found if name == "castellan_build_info")
    assert re.search(r"\b3\.\d+\.\d+\b", build)


async def test_requests_that_alarms_count_begin_at_zero_with_their_bucket(
    discord: StandIn, tmp_path: Path
) -> None:
    bot = await begin(
        discord, address(tmp_path / "castellan.db"), tmp_path, "run", MONITOR_PORT="0"
    )
    port = (await bot.says("monitor listening"))["port"]
    await bot.says("ready")
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        found = read_metrics(await answer.text())
    bot.process.terminate()
    await bot.rest()
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
        database = address(tmp_path / "castellan.db")
        bot = await begin(discord, database, tmp_path, "run", MONITOR_PORT=port)
        lines = await bot.rest()
    assert bot.process.returncode == 2
    (said,) = (line for line in lines if not line.startswith("{"))
    assert said.startswith(f"MONITOR_PORT: port {port} of 127.0.0.1 cannot be used: ")
    assert "error" not in [json.loads(line)["level"] for line in lines if line.startswith("{")]


@pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL is not installed")
async def test_a_new_process_takes_the_port_of_the_one_that_it_follows(
    discord: StandIn, tmp_path: Path
) -> None:
    assert PROGRAMS is not None
    with server(PROGRAMS) as database, socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
        free.close()
        given = {"MONITOR_PORT": str(port), "SHARD_COUNT": "1"}
        old = await begin(discord, database, tmp_path, "run", **given)
        await old.says("ready")
        new = await begin(discord, database, tmp_path, "run", **given)
        await new.says("monitor port is taken")
        await new.says("waiting for another process")
        old.process.terminate()
        assert await old.rest()
        assert (await new.says("monitor listening"))["port"] == port
        new.process.terminate()
        await new.rest()


async def test_a_token_that_discord_does_not_accept_is_said_in_one_line(
    discord: StandIn, tmp_path: Path
) -> None:
    for command in ("run", "register"):
        database = address(tmp_path / "castellan.db")
        bot = await begin(discord, database, tmp_path, command, DISCORD_TOKEN="of.another.bot")  # noqa: S106
        lines = await bot.rest()
        assert bot.process.returncode == 2
        (said,) = (line for line in lines if not line.startswith("{"))
        assert said.startswith("DISCORD_TOKEN: Discord does not accept it.")
        assert "error" not in [json.loads(line)["level"] for line in lines if line != said]
    discord.counts.refused.clear()


async def test_registering_gives_the_bot_its_icon_when_asked_to(
    discord: StandIn, tmp_path: Path
) -> None:
    database = address(tmp_path / "castellan.db")
    for options in ((), ("--icon",)):
        assert discord.rest.avatar == b""
        bot = await begin(discord, database, tmp_path, "register", *options)
        await bot.rest()
        assert bot.process.returncode == 0
    with Image.open(BytesIO(discord.rest.avatar)) as picture:
        assert (picture.format, picture.width) == ("PNG", picture.height)


async def test_a_bot_that_is_killed_leaves_no_line_that_is_not_of_its_log(
    discord: StandIn, tmp_path: Path
) -> None:
    bot = await begin(
        discord,
        address(tmp_path / "castellan.db"),
        tmp_path,
        "run",
        PICTURE_PROCESS="true",
        COMPUTER_PROCESSES="1",
    )
    await bot.says("ready")
    bot.process.send_signal(signal.SIGKILL)
    assert [line for line in await bot.rest() if not line.startswith("{")] == []
