"""``python -m tools.walk``: what operators do with a release, done with real processes.

On a stand-in for Discord the version before runs while people play, and is backed up; this version
takes over, and the version before again, by the backup where the schema asks for that. On
PostgreSQL a process also joins the others and one leaves. In the end each match is as its log says.
"""

import asyncio
import os
import random
import subprocess
import sys
import tarfile
from asyncio.subprocess import Process
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.match.checking import check_matches
from bot.storage import Database, tables
from bot.storage.backup import back_up, restore, try_out
from tools.bench.processes import ENDING_SECONDS, LOG, STARTING_SECONDS, start
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings
from tools.discord_stand_in.table import Table, begin
from tools.drill.keep import until
from tools.postgresql import MISSING, binaries, server

ROOT: Final = Path(__file__).parents[1]
MIGRATIONS: Final = "bot/storage/migrations/versions"
MOVES: Final = 4
NO_GIT: Final = "left out: no version before this one is in this checkout"


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
        if "_" not in tables.SCHEMA:
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


def _git(*arguments: str) -> bytes:
    asked = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(asked, capture_output=True, check=False).stdout


def before() -> str | None:
    """Return the newest tag before this commit, or else the last commit with fewer migrations.

    Commits in between may have had other migrations under the same numbers while in development.
    """
    here = {*_git("tag", "--points-at", "HEAD").decode().split()}
    for tag in _git("tag", "--merged", "HEAD", "--sort=-creatordate").decode().split():
        if tag not in here:
            return tag
    today = _migrations("HEAD")
    changes = _git("rev-list", "--first-parent", "HEAD", "--", MIGRATIONS).decode().split()
    earlier = (f"{commit}^" for commit in changes)
    return next((each for each in earlier if set() < _migrations(each) < today), None)


def _migrations(commit: str) -> set[str]:
    """Return a commit's migrations, by content and name."""
    return {*_git("ls-tree", "-r", commit, "--", MIGRATIONS).decode().splitlines()}


def walk(address_in: Callable[[Path], str], shards: int, older: Path) -> None:
    """Take the steps on one kind of database."""

    async def go(folder: Path) -> None:
        async with StandIn(Settings(shards=shards, max_concurrency=shards)) as discord:
            await Walk(discord, address_in(folder), folder, older).go()

    with TemporaryDirectory() as made:
        asyncio.run(go(Path(made)))


def main() -> int:
    """Take the steps on SQLite and on PostgreSQL. Returns the exit status."""
    revision = before()
    if revision is None:
        print(NO_GIT)
        return 0
    os.environ.pop("TEST_POSTGRESQL", None)
    with TemporaryDirectory() as made:
        older = Path(made)
        with tarfile.open(fileobj=BytesIO(_git("archive", "--format=tar", revision))) as archive:
            archive.extractall(older, filter="data")
        print(f"the version before is {revision}\non SQLite")
        walk(lambda folder: f"sqlite:///{folder}/castellan.db", 1, older)
        programs = binaries()
        print("on PostgreSQL" if programs else MISSING)
        if programs is not None:
            with server(programs) as address:
                walk(lambda _: address, 2, older)
    return 0


if __name__ == "__main__":
    sys.exit(main())
