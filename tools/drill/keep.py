"""A Discord and a PostgreSQL, shared by real processes of the bot."""

import asyncio
import json
import os
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError

from bot.base.environment import Environment
from bot.storage import Database, tables
from tests.support.begun_bot import begin_bot
from tests.support.forked import begun
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings

LOOK_AGAIN_SECONDS: Final = 0.05
START_SECONDS: Final = 90.0
"""Maximum time for a process to start, even if the machine is busy."""
ANSWER_SECONDS: Final = 6.0
"""Twice as long as Discord waits for a response, since people and bot share a machine here."""
Found = TypeVar("Found")


async def until(found: Callable[[], Awaitable[Found]], seconds: float = START_SECONDS) -> Found:
    """Call ``found`` until it returns something, and return that. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while True:
            if it := await found():
                return it
            await asyncio.sleep(LOOK_AGAIN_SECONDS)


class Process:
    """One process of the bot, and its log."""

    def __init__(self, child: BaseProcess, said: Path) -> None:
        self._child = child
        self._said = said
        self.may_complain = False
        """Whether errors are expected of it."""

    @property
    def text(self) -> str:
        return self._said.read_text()

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Its log; a line that isn't JSON is the event of an error."""
        return [_line(each) for each in self.text.splitlines() if each.strip()]

    @property
    def events(self) -> list[str]:
        return [str(each["event"]) for each in self.lines]

    @property
    def pid(self) -> int:
        assert self._child.pid is not None, "begun"
        return self._child.pid

    @property
    def alive(self) -> bool:
        return self._child.is_alive()

    async def kill(self) -> None:
        if self.alive:
            self._child.kill()
        await self.ended()

    def terminate(self) -> None:
        self._child.terminate()

    async def ended(self, seconds: float = START_SECONDS) -> int:
        """Return its exit status, once it has ended."""
        await until(self._is_gone, seconds)
        assert self._child.exitcode is not None
        return self._child.exitcode

    async def _is_gone(self) -> bool:
        return not self.alive

    async def says(self, event: str, times: int = 1) -> None:
        """Wait until it has logged this event ``times`` times."""
        async with asyncio.timeout(START_SECONDS):
            while self.events.count(event) < times:
                assert self.alive, self.text
                await asyncio.sleep(LOOK_AGAIN_SECONDS)


def _line(text: str) -> dict[str, Any]:
    try:
        told: dict[str, Any] = json.loads(text)
    except ValueError:
        return {"level": "error", "event": text}
    return told


class Keep:
    """Everything the processes share, and the running process of each part."""

    def __init__(self, discord: StandIn, address: str, folder: Path, parts: int) -> None:
        self.discord = discord
        self.address = address
        self.parts = parts
        self.count = discord.settings.shards
        self.database = Database(address)
        self.processes: dict[int, Process] = {}
        self.counts: Counter[str] = Counter()
        self.ends: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
        """For each part, when its processes stopped storing and when they were gone."""
        self.orphans: set[int] = set()
        """Pings that the bot doesn't know about."""
        self.begun: list[Process] = []
        """All processes so far."""
        self._folder = folder

    def shards(self, part: int) -> range:
        return range(self.count * (part - 1) // self.parts, self.count * part // self.parts)

    def part_of(self, shard: int) -> int:
        return next(part for part in range(1, self.parts + 1) if shard in self.shards(part))

    async def begin(self, *arguments: str, **settings: str) -> Process:
        said = self._folder / f"{len(self.begun)}.log"
        ours = {name.upper() for name in Environment.model_fields}
        inherited = {name: value for name, value in os.environ.items() if name not in ours}
        env = {
            **inherited,
            "DISCORD_TOKEN": self.discord.settings.token,
            "DATABASE_URL": self.address,
            "DISCORD_API": self.discord.api,
            "SHARD_COUNT": str(self.count),
            "LOG_FORMAT": "json",
            "COMPUTER_PROCESSES": "0",
            "PICTURE_PROCESS": "false",
            "PICTURE_CACHE": "",
            "REQUESTS_PER_SECOND": "100000",
            "PRESSES_PER_MINUTE": "1000000",
            **settings,
        }
        said.touch()
        await self._forget_starts()
        folder = str(self._folder)  # no .env lies there
        child = begun(begin_bot, ("run", *arguments), env, folder, str(said))
        process = Process(child, said)
        self.begun.append(process)
        return process

    async def _forget_starts(self) -> None:
        """Let the next process start without a pause, although others were killed in a row."""
        remembered = delete(tables.facts).where(tables.facts.c.name.startswith("starts of "))
        with suppress(SQLAlchemyError, TimeoutError):  # the database may be what's in trouble
            async with asyncio.timeout(START_SECONDS / 10):
                await self.database.run(remembered)

    async def start(self, part: int) -> Process:
        """Start the process of a part, which may have to wait for another one."""
        whole = self.parts == 1  # on SQLite there are no parts
        process = await self.begin(*(() if whole else ("--part", f"{part}/{self.parts}")))
        self.processes[part] = process
        return process

    async def all_connected(self) -> None:
        """Wait until every shard is connected once, and its process is ready."""
        for part, process in self.processes.items():
            await process.says("ready", len(self.shards(part)))
        await self.discord.connected(*range(self.count))

    async def kill_all(self) -> None:
        for process in self.begun:
            await process.kill()

    def complain(self) -> None:
        """Fail if a process identified when it shouldn't, or logged what it shouldn't."""
        assert self.discord.counts.too_soon == {}, self.discord.counts.too_soon
        assert self.discord.counts.twice == {}, self.discord.counts.twice
        for process in self.begun:
            for line in process.lines if not process.may_complain else ():
                assert line.get("level") in ("info", "warning"), line
                assert "Traceback" not in str(line), line

    def tell(self) -> None:
        self.counts["pings posted when killed, never noted"] = len(self.orphans)
        for what, count in self.counts.items():
            print(f"  {what:<50} {count:>6}")


@asynccontextmanager
async def keep(
    address: str, folder: Path, *, shards: int, parts: int, **strictness: Any
) -> AsyncIterator[Keep]:
    """A keep without people, whose processes end with the block."""
    settings = Settings(shards=shards, answer_seconds=ANSWER_SECONDS, **strictness)
    async with StandIn(settings) as discord:
        made = Keep(discord, address, folder, parts)
        await made.database.open()
        try:
            yield made
        finally:
            await made.kill_all()
            await made.database.close()


async def prefer_direct_hands(keep: Keep, user_ids: list[int]) -> None:
    """Let people get their hands by direct message."""
    wishes = [{"user_id": each, "direct_hands": True, "pings": True} for each in user_ids]
    await keep.database.run(insert(tables.preferences), wishes)
