"""``python -m tools.walk``: what operators do with a release, done with real processes.

On a stand-in for Discord the version before runs while people play, and is backed up; this version
takes over, and the version before again, by the backup where the schema asks for that. On
PostgreSQL a process also joins the others and one leaves. In the end each match is as its log says.
"""

import asyncio
import os
import random
import re
import subprocess
import sys
import tarfile
from asyncio.subprocess import Process
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.match.verification import check_matches
from bot.storage import Database, tables
from bot.storage.backup import back_up, restore, try_out
from tools.bench.processes import ENDING_SECONDS, LOG, STARTING_SECONDS, running, start
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.discord_stand_in.table import Table, begin
from tools.drill.keep import until
from tools.postgresql import MISSING, binaries, server

ROOT: Final = Path(__file__).parents[1]
MIGRATIONS: Final = "bot/storage/migrations/versions"
MOVES: Final = 4
DAY: Final = 24 * 60 * 60
TRIES: Final = 3
"""Versions that are tried at most, until one can be started."""
NOTHING: Final = "nothing was walked: there's no version before this one here that can be started"


class Walk:
    """One bot on one database, in one process or one per shard."""

    def __init__(self, discord: StandIn, address: str, folder: Path, older: Path) -> None:
        self._discord = discord
        self._address = address
        self._folder = folder
        self._older = older
        self._shards = discord.settings.shards
        self._running: list[Process] = []
        self._table: Table | None = None

    async def go(self) -> None:
        """Take all steps. Raises AssertionError or TimeoutError if one fails."""
        backup = self._folder / "backup"
        try:
            await self._run("the version before starts", self._older)
            await self._play()
            await asyncio.to_thread(back_up, self._address, backup)
            await asyncio.to_thread(try_out, self._address, backup)
            self._say("a backup beside the running bot, its restore tried")
            await self._play()
            await self._run("this version takes over", ROOT)
            await self._play()
            await self._roll_back(backup)
            await self._run("this version takes over again", ROOT)
            await self._play()
            if self._shards > 1:
                await self._replace_one()
                await self._play()
            await self._stop()
        finally:
            for process in self._running:
                process.kill()
                await process.wait()
        await self._check()

    async def _roll_back(self, backup: Path) -> None:
        await self._stop()
        if not goes_on(self._older):
            await asyncio.to_thread(restore, self._address, backup)
            self._say("the backup restored, as the version before cannot bear this schema")
        await self._run("the version before goes on", self._older)
        await self._play()

    async def _replace_one(self) -> None:
        """Let a process join that waits for another one's shard; then that one leaves."""
        log, waits = self._folder / LOG, "waiting for another process to give up a lock"
        before, old = log.read_text().count(waits), self._running.pop(0)
        self._running.insert(0, await self._begin(ROOT, 1))

        async def joined() -> bool:
            return log.read_text().count(waits) > before

        await until(joined, STARTING_SECONDS)
        await self._end(old)
        await self._discord.connected(*range(self._shards), seconds=STARTING_SECONDS)
        self._say("a process joined, and another left")

    async def _run(self, what: str, root: Path) -> None:
        await self._stop()
        for number in range(1, self._shards + 1):
            self._running.append(await self._begin(root, number))
            await self._discord.connected(*range(number), seconds=STARTING_SECONDS)
        self._say(what)

    async def _begin(self, root: Path, number: int) -> Process:
        part = ["--part", f"{number}/{self._shards}"] if self._shards > 1 else []
        return await start(self._discord, self._address, self._shards, part, self._folder, root)

    async def _stop(self) -> None:
        running, self._running = self._running, []
        for process in running:
            await self._end(process)

    async def _end(self, process: Process) -> None:
        process.terminate()
        status = await asyncio.wait_for(process.wait(), ENDING_SECONDS)
        assert status == 0, f"ended with status {status}"

    async def _play(self) -> None:
        """Make some moves, at a new table if there is none or the last match is over."""
        discord = self._discord
        if self._table is None or self._table.over:
            guild = discord.guild(shard=self._shards - 1)
            people = [discord.member(guild, name) for name in ("ann", "bob")]
            channel = guild.create_text_channel("hall")
            self._table = await begin(discord, channel, people, random.Random(1), target=4)
        else:
            self._table.hands.clear()
            await self._table.open_hands()
        for _ in range(MOVES):
            sent = await self._table.move(STARTING_SECONDS)
            assert sent is None or await sent.answer() is not None, "a press was not answered"

    async def _check(self) -> None:
        database = Database(self._address)
        await database.open()
        checked = await check_matches(database)
        await database.close()
        assert checked.sound and not checked.damaged, checked
        self._say(f"{checked.sound} matches are as their logs say")

    def _say(self, what: str) -> None:
        print(f"  {what}", flush=True)


def goes_on(older: Path) -> bool:
    """Return whether an older version can use a database that this one has migrated.

    A schema's name has its number, and that of the oldest one whose version can live with it.
    """
    source = (older / "bot/storage/tables.py").read_text(encoding="utf-8")
    found = re.search(r'^SCHEMA.*= "(\d+)', source, re.MULTILINE)
    return found is not None and found[1] >= tables.SCHEMA.rpartition("_")[2]


def _git(root: Path, *arguments: str) -> bytes:
    asked = ["git", "-C", str(root), *arguments]
    return subprocess.run(asked, capture_output=True, check=False).stdout


def earlier(root: Path = ROOT) -> list[str]:
    """Return versions before this one, the best first: the newest tags, or else commits.

    Commits are a day older at least: the last ones may be parts of the same work.
    """
    here = {*_git(root, "tag", "--points-at", "HEAD").decode().split()}
    tags = _git(root, "tag", "--merged", "HEAD", "--sort=-creatordate").decode().split()
    newest = [tag for tag in tags if tag not in here]
    if not newest:
        made = int(_git(root, "log", "-1", "--format=%ct") or 0)
        asked = ("rev-list", "--first-parent", f"--before={made - DAY}", f"-{TRIES}", "HEAD")
        newest = _git(root, *asked).decode().split()
    # While they were worked on, migrations may have had other numbers.
    today = _migrations(root, "HEAD")
    return [each for each in newest[:TRIES] if max(_migrations(root, each), default="") in today]


def _migrations(root: Path, commit: str) -> list[str]:
    named = _git(root, "ls-tree", "-r", "--name-only", commit, "--", MIGRATIONS)
    return [path for path in named.decode().splitlines() if not path.endswith("__init__.py")]


def _extract(revision: str, folder: Path) -> Path:
    files = folder / revision.replace("/", "-")
    with tarfile.open(fileobj=BytesIO(_git(ROOT, "archive", revision))) as archive:
        archive.extractall(files, filter="data")
    return files


async def _starts(older: Path) -> bool:
    """Start a version once, over nothing; return False, and say why, if it can't be started."""
    with TemporaryDirectory() as made:
        try:
            async with (
                StandIn(Settings(identify_seconds=0)) as discord,
                running(discord, f"sqlite:///{made}/castellan.db", Path(made), root=older),
            ):
                return True
        except RuntimeError as error:
            print(*str(error).splitlines()[-1:])
            return False


def walk(address_in: Callable[[Path], str], shards: int, older: Path) -> None:
    """Take the steps on one kind of database."""

    async def go(folder: Path) -> None:
        async with StandIn(Settings(shards=shards, max_concurrency=shards)) as discord:
            await Walk(discord, address_in(folder), folder, older).go()

    with TemporaryDirectory() as made:
        asyncio.run(go(Path(made)))


def main() -> int:
    """Go the way on SQLite and on PostgreSQL; return the exit status."""
    os.environ.pop("TEST_POSTGRESQL", None)
    with TemporaryDirectory() as made:
        for revision in earlier():
            older = _extract(revision, Path(made))
            if asyncio.run(_starts(older)):
                print(f"the version before is {revision}")
                _walk_all(older)
                return 0
            print(f"left out: {revision} can't be started here")
    print(NOTHING)
    return 0


def _walk_all(older: Path) -> None:
    print("on SQLite")
    walk(lambda folder: f"sqlite:///{folder}/castellan.db", 1, older)
    programs = binaries()
    print("on PostgreSQL" if programs else MISSING)
    if programs is not None:
        with server(programs) as address:
            walk(lambda _: address, 2, older)


if __name__ == "__main__":
    sys.exit(main())
