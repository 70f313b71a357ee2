"""Real processes of the bot, of this version or another, on the stand-in for Discord."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings

ROOT = Path(__file__).parents[2]
STARTING_SECONDS, ENDING_SECONDS = 240.0, 15.0
LOG, LOG_TOLD = "log", 3_000


@asynccontextmanager
async def running(
    stand_in: StandIn,
    address: str,
    folder: Path,
    *,
    processes: int = 1,
    root: Path = ROOT,
    more: Mapping[str, str] | None = None,
) -> AsyncIterator[list[int]]:
    """Run the bot of the checkout at ``root`` on a database for the block. Yields the process ids.

    ``folder`` gets its log and drawings; ``more`` are further settings. Raises RuntimeError with
    the end of the log if it doesn't connect.
    """
    started = list[asyncio.subprocess.Process]()
    try:
        for number in range(processes):
            part = ["--part", f"{number + 1}/{processes}"] if processes > 1 else []
            started.append(await start(stand_in, address, processes, part, folder, root, more))
            # The first one migrates the database and registers the commands.
            await connected(stand_in, started[-1], range(number + 1), folder)
        yield [each.pid for each in started]
    finally:
        await end(started)


async def connected(
    stand_in: StandIn, process: asyncio.subprocess.Process, shards: Iterable[int], folder: Path
) -> None:
    """Wait until a process has joined, and these shards are connected.

    Raises RuntimeError with the end of the log if it ends, or takes too long.
    """
    coming = asyncio.ensure_future(stand_in.connected(*shards, seconds=STARTING_SECONDS))
    ended = asyncio.ensure_future(process.wait())
    await asyncio.wait((coming, ended), return_when=asyncio.FIRST_COMPLETED)
    there = coming.done() and coming.exception() is None
    for each in (coming, ended):
        each.cancel()
    if not there:
        raise RuntimeError((folder / LOG).read_text()[-LOG_TOLD:])


async def end(processes: Sequence[asyncio.subprocess.Process]) -> None:
    for process in processes:
        if process.returncode is None:
            process.terminate()
    for process in processes:
        try:
            await asyncio.wait_for(process.wait(), ENDING_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


async def start(
    stand_in: StandIn,
    address: str,
    processes: int,
    part: list[str],
    folder: Path,
    root: Path,
    more: Mapping[str, str] | None = None,
) -> asyncio.subprocess.Process:
    """Start a process with no settings but these; ``part`` are more arguments of ``run``."""
    settings = {
        "DATABASE_URL": address,
        "SHARD_COUNT": str(processes),
        "PICTURE_CACHE": str(folder / "drawings.db"),
        **(more or {}),
    }
    return await launch(stand_in, ["bot", "run", *part], folder, root, settings)


async def launch(
    stand_in: StandIn, module: list[str], folder: Path, root: Path, settings: Mapping[str, str]
) -> asyncio.subprocess.Process:
    """Start a module of a checkout with its arguments, which is told where Discord is."""
    with (folder / LOG).open("ab") as log:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", *module),
            cwd=folder,
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": str(root),
                "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),  # a checkout is left as it is
                "DISCORD_API": stand_in.api,
                "DISCORD_TOKEN": Settings.token,
                **settings,
            },
            stdout=log,
            stderr=log,
        )
