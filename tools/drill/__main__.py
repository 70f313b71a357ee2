"""``make drill``: puts the bot through kills and other trouble, and prints what was checked."""

import asyncio
import logging
import random
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.drill.at_once import at_once
from tools.drill.chaos import Chaos, Event, on_postgresql, on_sqlite, small_disk
from tools.drill.keep import Keep, keep
from tools.drill.mistakes import mistakes, stranger
from tools.drill.people import Crowd
from tools.drill.processes import Kills, World, roll, spread
from tools.drill.refusing import by_discord
from tools.drill.watching import Watch
from tools.postgresql import MISSING, binaries, server

KILLS = 300
PROCESSES_KILLED = 100
MOVES = 1_000
"""Number of answered moves during the trouble."""
SHARE_ON_SQLITE = 5
"""The share of them on SQLite: one in this number."""
ROLLS = 1
SEED = 1


def one_process(kills: int = KILLS) -> None:
    """Kill a process repeatedly. Raises AssertionError if something answered isn't stored."""
    with TemporaryDirectory() as folder:
        watch = Watch(Path(folder) / "castellan.db", SEED)
        for number in range(1, kills + 1):
            watch.kill_one()
            if number % 10 == 0:
                print(f"\r{number} kills", end="", flush=True)
    print("\r", end="")
    for what, count in watch.counts.items():
        print(f"  {what:<28} {count:>6}")
    print("  all that was answered is stored, once; every board stood right after each start")


def processes(kills: int = PROCESSES_KILLED) -> None:
    """Kill some of two or three processes that share a PostgreSQL, and cause other trouble."""
    programs = binaries()
    if programs is None:
        print(MISSING)
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the children end as well
    for parts, shards, share in ((2, 4, kills - kills // 3), (3, 6, kills // 3)):
        with TemporaryDirectory() as folder, server(programs) as address:
            asyncio.run(_processes(address, Path(folder), shards, parts, share))
    print("  all that was answered is stored, once; every board stood right after each start")


async def _processes(address: str, folder: Path, shards: int, parts: int, kills: int) -> None:
    print(f"{parts} processes, {shards} shards")
    async with keep(address, folder, shards=shards, parts=parts, **_quick(shards)) as shared:
        world = World(shared, random.Random(SEED))
        try:
            await _befall(world, kills)
        finally:
            shared.counts.update(world.memory.counts)
            shared.tell()


async def _befall(world: World, kills: int) -> None:
    await world.fill()
    await world.begin()
    two = world.keep.parts == 2
    async with world.crowd() as crowd:
        killing = Kills(world, crowd)
        try:
            for number in range(1, kills + 1):
                await killing.kill_one()
                print(f"\r{number} kills", end="", flush=True)
        finally:
            print("\r", end="")
            killing.tell()
        if two:  # a third process comes before the first ends
            await _replace(world, crowd)
    if two:
        await mistakes(world)
        await at_once(world)
        await stranger(world)
    world.keep.complain()


async def _replace(world: World, crowd: Crowd) -> None:
    settings = world.keep.discord.settings
    as_discord_does = {"max_concurrency": 1, "identify_seconds": 5.0}
    for name, strictness in (("all shards identify at once", {}), ("one by one", as_discord_does)):
        vars(settings).update(strictness)
        gaps: list[float] = []
        for _ in range(ROLLS):
            await roll(world, crowd, gaps)
        print(f"  shards did not answer while processes were replaced ({name}): {spread(gaps)}")


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
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the children end as well
    on_disk = moves // SHARE_ON_SQLITE, rounds // SHARE_ON_SQLITE
    elsewhere = moves - on_disk[0], rounds - on_disk[1]
    faults: list[str] = []
    programs = binaries()
    if programs is None:
        print(MISSING)
    else:
        with TemporaryDirectory() as folder, server(programs) as address:
            print("2 processes, 4 shards, and all that befalls them")
            kept = keep(address, Path(folder), shards=4, parts=2, **_quick(4))
            faults += asyncio.run(_chaos(kept, *elsewhere, shared))
    with TemporaryDirectory() as folder, small_disk() as disk:
        if disk is None:
            print("a small disk cannot be mounted here, so the part on SQLite is left out")
        else:
            print("1 process on SQLite, and all that befalls it")
            address = f"sqlite:///{disk / 'castellan.db'}"
            kept = keep(address, Path(folder), shards=1, parts=1, **_quick(1))
            faults += asyncio.run(_chaos(kept, *on_disk, alone, disk))
    assert not faults, f"{len(faults)} faults, printed above"
    print("  all that was answered is stored, once; nobody stayed unanswered without a reason")


def _quick(shards: int) -> dict[str, Any]:
    """Settings that let all shards identify at once, and sessions end soon."""
    return {"max_concurrency": shards, "identify_seconds": 1.0, "resume_seconds": 5.0}


async def _chaos(
    kept: AbstractAsyncContextManager[Keep],
    moves: int,
    rounds: int,
    events: Sequence[Event],
    disk: Path = Path(),
) -> list[str]:
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # ours are ended as well
    async with kept as shared:
        world = World(shared, random.Random(SEED))
        await world.fill()
        await world.begin()
        try:
            async with world.crowd() as crowd:
                return await Chaos(world, crowd, events, disk).run(moves, rounds)
        finally:
            shared.counts.update(world.memory.counts)
            shared.tell()


def main(which: str = "", *numbers: str) -> None:
    """Run all drills, or only one: one process, ``processes``, ``chaos`` or ``refusals``.

    The numbers are of kills, or of moves and rounds.
    """
    parts: dict[str, Callable[..., None]] = {"processes": processes, "chaos": chaos}
    named = parts | {"refusals": refusals}
    if which in named:
        named[which](*map(int, numbers))
        return
    one_process(*map(int, filter(None, [which])))
    if not which:
        for part in parts.values():
            part()


if __name__ == "__main__":
    main(*sys.argv[1:])
