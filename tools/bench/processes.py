"""Real processes of the bot, of this version or another, on the stand-in for Discord."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
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
            try:
                await stand_in.connected(*range(number + 1), seconds=STARTING_SECONDS)
            except TimeoutError:
                raise RuntimeError((folder / LOG).read_text()[-LOG_TOLD:]) from None
        yield [each.pid for each in started]
    finally:
        for process in started:
            if process.returncode is None:
                process.terminate()
        for process in started:
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
    """Start a process with these settings only; ``part`` are further arguments of ``run``."""
    with (folder / LOG).open("ab") as log:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run", *part),
            cwd=folder,
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": str(root),
                "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),  # a checkout is left as it is
                "DISCORD_API": stand_in.api,
                "DISCORD_TOKEN": Settings.token,
                "DATABASE_URL": address,
                "SHARD_COUNT": str(processes),
                "PICTURE_CACHE": str(folder / "drawings.db"),
                **(more or {}),
            },
            stdout=log,
            stderr=log,
        )
