"""``make drill``: puts the bot through kills and other trouble, and prints what was checked."""

import asyncio
import logging
import random
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.drill.chaos import Chaos, Event, on_postgresql, on_sqlite, small_disk
from tools.drill.keep import keep
from tools.drill.people import Crowd
from tools.drill.processes import Kills, World, roll
from tools.drill.refusing import by_discord
from tools.postgresql import MISSING, binaries, server

KILLS = 100
"""Kills on each database."""
MOVES = 1_000
"""Number of answered moves during the trouble."""
SHARE_ON_SQLITE = 5
"""The share of them on SQLite: one in this number."""
SEED = 1
Work = Callable[[World, Crowd], Awaitable[None]]


def kills(number: int = KILLS) -> None:
    """Kill the only process, and some of two or three that share a PostgreSQL."""

    async def kill(world: World, crowd: Crowd) -> None:
        killing = Kills(world, crowd)
        share = number // 3 if world.keep.parts == 3 else number - number // 3
        for killed in range(1, 1 + (number if world.keep.parts == 1 else share)):
            await killing.kill_one()
            print(f"\r{killed} kills", end="", flush=True)
        print("\r", end="")
        if world.keep.parts == 2:
            settings = vars(world.keep.discord.settings)
            for strictness in ({}, {"max_concurrency": 1, "identify_seconds": 5.0}):
                settings.update(strictness)  # as strict as Discord is in the end
                await roll(world, crowd)
        world.keep.complain()

    with TemporaryDirectory() as folder:
        asyncio.run(_in_a_world(f"sqlite:///{folder}/castellan.db", 1, 1, kill))
    for parts, shards in ((2, 4), (3, 6)):
        with _postgresql() as address:
            if address is not None:
                asyncio.run(_in_a_world(address, parts, shards, kill))
    print("  all that was answered is stored, once; every board stood right after each start")


def chaos(moves: int = MOVES, rounds: int = 0) -> None:
    """Cause every kind of trouble until ``moves`` moves were answered.

    Fails if a fault was found.
    """
    _everywhere(moves, rounds, (*on_postgresql(), *by_discord()), (*on_sqlite(), *by_discord()))


def refusals(moves: int = MOVES, rounds: int = 0) -> None:
    """Cause only trouble with Discord, in the same way."""
    _everywhere(moves, rounds, by_discord(), by_discord())


def _everywhere(moves: int, rounds: int, shared: Sequence[Event], alone: Sequence[Event]) -> None:
    """Cause trouble: ``shared`` on PostgreSQL, ``alone`` on SQLite."""
    faults: list[str] = []

    def befall(events: Sequence[Event], moves: int, rounds: int, disk: Path = Path()) -> Work:
        async def work(world: World, crowd: Crowd) -> None:
            faults.extend(await Chaos(world, crowd, events, disk).run(moves, rounds))

        return work

    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # ours are ended as well
    on_disk = moves // SHARE_ON_SQLITE, rounds // SHARE_ON_SQLITE
    elsewhere = moves - on_disk[0], rounds - on_disk[1]
    with _postgresql() as address:
        if address is not None:
            asyncio.run(_in_a_world(address, 2, 4, befall(shared, *elsewhere)))
    with small_disk() as disk:
        if disk is None:
            print("a small disk cannot be mounted here, so the part on SQLite is left out")
        else:
            address = f"sqlite:///{disk / 'castellan.db'}"
            asyncio.run(_in_a_world(address, 1, 1, befall(alone, *on_disk, disk)))
    assert not faults, f"{len(faults)} faults, printed above"
    print("  all that was answered is stored, once; nobody stayed unanswered without a reason")


@contextmanager
def _postgresql() -> Iterator[str | None]:
    """Yield the address of a server of our own, or None if there can't be one."""
    programs = binaries()
    if programs is None:
        print(MISSING)
        yield None
    else:
        with server(programs) as address:
            yield address


async def _in_a_world(address: str, parts: int, shards: int, work: Work) -> None:
    """Do something to processes while people play, and print what was counted."""
    print(f"processes on {address.partition(':')[0]}: {parts}")
    quick = {"max_concurrency": shards, "identify_seconds": 1.0, "resume_seconds": 5.0}
    with TemporaryDirectory() as folder:
        async with keep(address, Path(folder), shards=shards, parts=parts, **quick) as shared:
            world = World(shared, random.Random(SEED))
            await world.fill()
            await world.begin()
            try:
                async with world.crowd() as crowd:
                    await work(world, crowd)
            finally:
                shared.counts.update(world.memory.counts)
                shared.tell()


def main(which: str = "", *numbers: str) -> None:
    """Run all drills but ``refusals``, or one. The numbers are of kills, or of moves and rounds."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the children end as well
    parts: dict[str, Callable[..., None]] = {"kills": kills, "chaos": chaos, "refusals": refusals}
    if which:
        parts[which](*map(int, numbers))
    else:
        kills()
        chaos()


if __name__ == "__main__":
    main(*sys.argv[1:])
