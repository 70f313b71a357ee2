"""Presses from a fresh start on, over real sockets, beside a bare bot.

One person opens 20 tables, goes from one to the next, and presses again soon after they see what
the last press has shown: once on a bot that has never drawn anything, and once after a restart. The
bare bot edits a picture into one of 20 messages. Each is a process of its own, one after the other.
Discord is the stand-in, in this process, with a latency of 100 ms: half for a press on its way to
the bot, half for the answer on its way back.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from simcord import ResponseMessage

from games import GAMES
from tests.support.reading import row_of
from tools.bench.bare_bot import CONTROL, PICTURE_BYTES
from tools.bench.house import percentile
from tools.bench.processes import ROOT, connected, end, launch, running
from tools.discord_stand_in.driver import Sent, StandIn
from tools.discord_stand_in.settings import Settings
from tools.discord_stand_in.table import Table, begin, seats_of

LATENCY = 0.1
TABLES = 20
TABLES_OF_A_CHANNEL = 4
SECONDS = 15.0
"""Time in which people play, once all tables are open."""
SECONDS_BETWEEN = 0.1
PATIENCE = 5.0
"""Seconds after which nobody waits for a page any longer."""


class Watched(StandIn):
    """Takes the time from every press and command to its page."""

    def __init__(self) -> None:
        super().__init__(Settings(identify_seconds=0, latency=LATENCY))
        self.started = time.perf_counter()
        self.first: float | None = None
        """Seconds from the start of the bot to its first page."""
        self.times: list[float] = []
        self.unanswered = 0
        self._waiting: set[asyncio.Task[None]] = set()

    def _awaited(self, *args: Any) -> Sent:
        sent = super()._awaited(*args)
        waiting = asyncio.create_task(self._watch(sent))
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)
        return sent

    async def _watch(self, sent: Sent) -> None:
        try:
            await sent.shown(PATIENCE)
        except TimeoutError:
            self.unanswered += 1
            return
        # The stand-in delivers a press at once; the way to the bot is added here.
        self.times.append(asyncio.get_running_loop().time() - sent.sent_at + LATENCY / 2)
        self.first = self.first or time.perf_counter() - self.started

    async def all_shown(self) -> None:
        """Wait until everything pressed has its page."""
        while self._waiting:
            await asyncio.wait(self._waiting)

    @property
    def text(self) -> str:
        """The times of all presses, for a row."""
        half, nearly = (percentile(self.times, at) * 1000 for at in (50, 99))
        lost = f", {self.unanswered} not answered in {PATIENCE:.0f} s" if self.unanswered else ""
        return (
            f"{half:.0f} ms, {nearly:.0f} ms and {max(self.times) * 1000:.0f} ms (p50, p99,"
            f" slowest) of {len(self.times)} presses{lost}"
        )


def figures() -> list[tuple[str, str]]:
    """Both bots' times, their ratios, and the time from a bot's start to its first page."""
    with TemporaryDirectory() as made:
        asyncio.run(_compile(Path(made)))
        very_first, ours = (asyncio.run(_castellan(Path(made), name)) for name in ("one", "two"))
    bare = asyncio.run(_bare())
    assert ours.first is not None and bare.first is not None, "both have answered"
    return [
        (f"press to page, {TABLES} live tables", ours.text),
        ("the same, no drawing made yet", very_first.text),
        (f"bare discord.py bot, a picture of {PICTURE_BYTES // 1000} KB", bare.text),
        ("ratio", _ratios(ours, bare)),
        ("ratio, no drawing made yet", _ratios(very_first, bare)),
        ("process to the first page", f"{ours.first:.2f} s, bare bot {bare.first:.2f} s"),
    ]


def _ratios(ours: Watched, bare: Watched) -> str:
    return " and ".join(f"{a / b:.2f}" for a, b in zip(_of(ours), _of(bare), strict=True))


def _of(watched: Watched) -> tuple[float, float, float]:
    times = watched.times
    return percentile(times, 50), percentile(times, 99), max(times)


async def _castellan(folder: Path, name: str) -> Watched:
    """Run the bot on a database of its own; drawings stay in the folder."""
    async with Watched() as discord:
        tables = _Tables(discord)
        async with running(discord, f"sqlite:///{folder}/{name}.db", folder):
            await tables.open()
            await _for_a_while(discord, tables.press)
    return discord


async def _compile(folder: Path) -> None:
    """Start the bot once before: compiling its modules is no part of a start."""
    no_drawings = {"PICTURE_CACHE": ""}
    async with Watched() as discord:
        tables = _Tables(discord)
        async with running(discord, f"sqlite:///{folder}/before.db", folder, more=no_drawings):
            await tables.open()


async def _bare() -> Watched:
    with TemporaryDirectory() as made:
        folder = Path(made)
        async with StandIn(Settings(identify_seconds=0)) as before, _bare_bot(before, folder):
            pass  # its modules are compiled
        async with Watched() as discord:
            guild = discord.guild()
            person, channel = discord.member(guild, "player"), guild.create_text_channel("hall")
            pages = cycle([_page(discord, channel.id) for _ in range(TABLES)])

            async def press() -> None:
                await discord.press(person, next(pages), custom_id=CONTROL)

            async with _bare_bot(discord, folder):
                await _for_a_while(discord, press)
    return discord


@asynccontextmanager
async def _bare_bot(discord: StandIn, folder: Path) -> AsyncIterator[None]:
    bare = await launch(discord, ["tools.bench.bare_bot"], folder, ROOT, {})
    try:
        await connected(discord, bare, [0], folder)
        yield
    finally:
        await end([bare])


def _page(discord: StandIn, channel_id: int) -> ResponseMessage:
    row, backend = row_of({"label": "Ping", "custom_id": CONTROL}), discord.backend
    sent = backend.create_message(channel_id, backend.bot_user.id, "Ping?", components=[row])
    return ResponseMessage(discord.env, sent)


async def _for_a_while(discord: Watched, press: Callable[[], Awaitable[None]]) -> None:
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        await press()
        await discord.all_shown()
        await asyncio.sleep(SECONDS_BETWEEN)


class _Tables:
    """Tables of all games, at which one thing is pressed at a time."""

    def __init__(self, discord: Watched) -> None:
        self._discord = discord
        self._guild = discord.guild()
        self._channels = [
            self._guild.create_text_channel(f"hall-{number}")
            for number in range(TABLES // TABLES_OF_A_CHANNEL)
        ]
        self._tables: dict[int, Table] = {}
        self._places = cycle(range(TABLES))

    async def open(self) -> None:
        for number in range(TABLES):
            await self._begin(number)

    async def _begin(self, number: int) -> None:
        slug = list(GAMES)[number % len(GAMES)]
        channel = self._channels[number % len(self._channels)]
        people = [
            self._discord.member(self._guild, f"player{number}-{seat}")
            for seat in range(seats_of(slug))
        ]
        rng = random.Random(number)
        self._tables[number] = await begin(self._discord, channel, people, rng, slug)
        await self._discord.all_shown()

    async def press(self) -> None:
        """Press something at the next table where anything can be pressed."""
        for _ in range(TABLES):
            number = next(self._places)
            turn = self._tables[number].turn()
            if turn is None:
                continue
            player, choice = turn
            if player is None or choice is None:
                await self._begin(number)
            else:
                await self._tables[number].press(player, choice)
            return
