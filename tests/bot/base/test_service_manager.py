"""The messages that a service manager gets on its socket, which is a real one here."""

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.app import Castellan
from bot.base.environment import Environment
from bot.base.shutdown import ServiceManager, notify
from tests.tools.discord_stand_in.conftest import Stand, running, stand
from tools.discord_stand_in.settings import Settings

__all__ = ["stand"]

PATIENCE_SECONDS = 60
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


def test_without_a_service_manager_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")


def test_a_service_manager_that_is_gone_keeps_nothing_from_running(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
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
