"""Processes of the bot: how they begin, what they say and exit with, and that they end in time."""

import asyncio
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import sys
import threading
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import closing, suppress
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.app import Castellan
from bot.base import logs, shutdown
from bot.base.environment import Environment
from bot.base.shutdown import LOST_SHARDS, UNFINISHED, ServiceManager, Shutdown, notify
from bot.discord_io.starts import NEEDS_YOU, REFUSED
from bot.storage.lease import LOOK_SECONDS, MAX_SILENCE_SECONDS
from tests.support.begun_bot import begin_bot
from tests.support.forked import begun
from tests.support.places import address, provided
from tests.support.scraped import read_metrics
from tests.support.stopped import children_of, processes_of, stopped
from tests.tools.discord_stand_in.conftest import Stand, running, stand
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.drill.keep import Process, keep, until

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
    *_, port = (line["port"] for line in bot.lines if line["event"] == "monitor listening")
    return port


def said_of(bot: Process) -> str:
    """Return the last line of the log. Every line must be in its format, without other errors."""
    *others, last = (json.loads(line) for line in bot.text.splitlines())
    assert {each["level"] for each in others} <= {"info", "warning"}
    assert last["level"] == "critical"
    return str(last["event"])


async def asked(bot: Process, path: str) -> str:
    """Return the text of a page of a process's monitor."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port_of(bot)}/{path}") as answer,
    ):
        return await answer.text()


async def test_all_that_alarms_count_begins_at_zero_and_requests_with_their_bucket(
    discord: StandIn, tmp_path: Path
) -> None:
    bot = begin(discord, address(tmp_path / "castellan.db"), tmp_path, "run", MONITOR_PORT="0")
    await bot.says("ready")
    found = read_metrics(await asked(bot, "metrics"))
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
    assert said_of(bot).startswith(f"MONITOR_PORT: port {port} of 127.0.0.1 could not be used: ")


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
    assert json.loads(await asked(bot, "healthz")) == {
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


MAX_SECONDS = 15
"""Maximum time for any shutdown, as operators were promised."""
RESTARTING = "I'm restarting"


@pytest.mark.long
async def test_processes_end_although_their_database_is_silent(server: str, tmp_path: Path) -> None:
    async with keep(server, tmp_path, shards=2, parts=2, max_concurrency=2) as shared:
        discord = shared.discord
        guild = discord.guild("Keep", shard=0)
        hall, ann = guild.create_text_channel("hall"), discord.member(guild, "ann")
        for part in (1, 2):
            await shared.start(part)
        await shared.all_connected()
        asked, silent = shared.processes[1], shared.processes[2]
        with stopped(*await processes_of(server)):
            began = time.monotonic()
            pressed = await discord.command(ann, hall, "play high-card")
            await pressed.answer()
            asked.terminate()
            assert await asked.ended(MAX_SECONDS) == UNFINISHED
            assert RESTARTING in (await pressed.shown()).content
            noticed = LOOK_SECONDS + MAX_SILENCE_SECONDS
            left = noticed + MAX_SECONDS - (time.monotonic() - began)
            assert await silent.ended(left) == LOST_SHARDS
        assert any(each.startswith("shard locks lost: ") for each in silent.events)
        assert "ended before everything was finished" in asked.text


@pytest.mark.long
async def test_a_process_ends_although_discord_and_a_computer_are_silent(tmp_path: Path) -> None:
    async with StandIn() as discord:
        guild = discord.guild("Keep")
        hall, ann = guild.create_text_channel("hall"), discord.member(guild, "ann")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            cwd=tmp_path,
            env={
                **os.environ,
                "PYTHONPATH": str(Path(__file__).parents[2]),
                "DISCORD_TOKEN": discord.settings.token,
                "DISCORD_API": discord.api,
                "DATABASE_URL": f"sqlite:///{provided(tmp_path / 'castellan.db')}",
                "COMPUTER_PROCESSES": "1",
                "PICTURE_PROCESS": "false",
                "PICTURE_CACHE": "",
            },
        )
        try:
            await discord.connected(0, seconds=60)
            await discord.command(ann, hall, "play king-of-the-hill")
            lobby = await discord.offered(hall.id, ":join")
            assert await (await discord.press(ann, lobby, ":versus")).answer()

            async def thinking() -> list[int]:
                commands = {n: Path(f"/proc/{n}/cmdline") for n in children_of(process.pid)}
                return [n for n, told in commands.items() if b"spawn_main" in told.read_bytes()]

            with stopped(*await until(thinking)):
                discord.settings.latency = 600.0
                await discord.command(ann, hall, "play high-card")
                process.terminate()
                async with asyncio.timeout(MAX_SECONDS):
                    # unfinished only if the press had arrived when it was asked to end
                    assert await process.wait() in {0, UNFINISHED}
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


HASTE_SECONDS = 0.3


def end(run: Callable[[Shutdown], Coroutine[Any, Any, None]], lost: bool, said: str) -> None:
    """Run something that hangs, in a process that is asked to end as soon as it has begun."""
    os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT), 2)
    logs.configure(Environment(_env_file=None))  # type: ignore[call-arg]
    ending = Shutdown(HASTE_SECONDS)
    if lost:
        ending.lose_shards()
    with ending.watched():
        asyncio.run(run(ending))
    sys.exit(0)


async def block_the_loop(ending: Shutdown) -> None:
    """Never come back to the loop, which would hear the signal."""
    ending.when_asked(lambda: None)
    os.kill(os.getpid(), signal.SIGTERM)
    threading.Event().wait()


async def leave_a_thread(ending: Shutdown) -> None:
    """End all but a thread of the loop's executor."""
    stopping = asyncio.Event()
    ending.when_asked(stopping.set)
    hanging = asyncio.create_task(asyncio.to_thread(threading.Event().wait))
    os.kill(os.getpid(), signal.SIGTERM)
    await stopping.wait()
    hanging.cancel()


async def block_the_log(ending: Shutdown) -> None:
    """Hang while writing a line, because the log's reader has stopped reading."""
    ending.begin()
    logging.getLogger().handlers[0].acquire()
    threading.Event().wait()


@pytest.mark.parametrize("run", [block_the_loop, leave_a_thread, block_the_log])
@pytest.mark.parametrize(("lost", "status"), [(False, UNFINISHED), (True, LOST_SHARDS)])
def test_a_process_that_hangs_is_cut_off(
    run: Callable[[Shutdown], Any], lost: bool, status: int, tmp_path: Path
) -> None:
    said = tmp_path / "said"
    process = begun(end, run, lost, str(said))
    process.join(60)
    assert process.exitcode == status
    assert ("ended before everything was finished" in said.read_text()) == (run != block_the_log)


async def test_what_ends_in_time_is_finished_and_shards_lost_meanwhile_do_not_matter() -> None:
    ending = Shutdown()
    ended: list[str] = []

    async def part() -> None:
        ended.append("part")

    ending.begin()
    ending.lose_shards()
    await ending.end("part", part, 60)
    assert ended == ["part"]
    assert (ending.unfinished, ending.status) == ([], 0)


async def test_what_fails_or_hangs_keeps_nothing_else_from_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ending = Shutdown()
    enough = asyncio.Event()

    async def hang() -> None:
        while not enough.is_set():
            with suppress(asyncio.CancelledError):
                await enough.wait()

    async def fail() -> None:
        raise RuntimeError("broken")

    await ending.end("stubborn", hang, 0.01)
    await ending.end("broken", fail, 60)
    enough.set()
    assert ending.unfinished == ["stubborn", "broken"]
    assert ending.status == UNFINISHED
    assert capsys.readouterr().out.count("shutdown incomplete") == 2


async def test_all_parts_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "MIN_PART_SECONDS", 0.01)
    ending = Shutdown(0.05)
    for number in range(5):
        await ending.end(f"part {number}", asyncio.Event().wait, 60)  # type: ignore[arg-type]
    assert len(ending.unfinished) == 5


__all__ = ["stand"]

Hear = Callable[[], Awaitable[str]]


@pytest.fixture(params=["a path", "an abstract name"])
def hear(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Hear]:
    """Returns what the service manager is told next."""
    abstract = f"castellan-{os.getpid()}-{tmp_path.name}"
    bound, told = (
        (str(tmp_path / "notify"),) * 2
        if request.param == "a path"
        else (f"\0{abstract}", f"@{abstract}")
    )
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(bound)
        listening.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", told)

        async def hear() -> str:
            async with asyncio.timeout(PATIENCE_SECONDS):
                loop = asyncio.get_running_loop()
                return (await loop.sock_recv(listening, 4096)).decode()

        yield hear


async def test_a_start_a_life_and_a_stop_are_told(
    hear: Hear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    manager = ServiceManager()
    manager.report_ready()
    manager.report_ready()
    assert [await hear() for _ in range(4)] == ["READY=1", *["WATCHDOG=1"] * 3]
    manager.report_stopping()
    while (told := await hear()) == "WATCHDOG=1":
        pass
    assert told == "STOPPING=1"


@pytest.mark.parametrize("watched", [None, "1"])
async def test_who_is_not_watched_sends_no_pings(
    hear: Hear, monkeypatch: pytest.MonkeyPatch, watched: str | None
) -> None:
    if watched is not None:
        monkeypatch.setenv("WATCHDOG_USEC", "20000")
        monkeypatch.setenv("WATCHDOG_PID", watched)
    manager = ServiceManager()
    manager.report_ready()
    assert manager._pings is not None
    async with asyncio.timeout(PATIENCE_SECONDS):
        await manager._pings
    notify("STATUS=last")
    assert [await hear(), await hear()] == ["READY=1", "STATUS=last"]


def test_without_a_service_manager_or_with_one_that_is_gone_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    notify("READY=1")


async def test_a_bot_is_ready_once_it_has_all_of_its_shards(
    hear: Hear, stand: Stand, settings: Environment
) -> None:
    discord = await stand(Settings(shards=2, max_concurrency=2))
    bot = Castellan(settings.model_copy(update={"shard_count": 2}))
    async with running(bot):
        assert await hear() == "READY=1"
        begun = bot.database.shards.begun
        await discord.connected(0, 1)
    assert begun == {0, 1}
    assert await hear() == "STOPPING=1"
