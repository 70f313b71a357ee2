"""``python -m tools.scale``: every page, chore and start over a database after years of play.

Makes a SQLite database of 110,000 finished matches with a million moves between some 5,000 people
of one server: a few are really played, and copied with ids, people and times of their own. Prints
how long each thing takes over it, and fails where that is too long.
"""

import asyncio
import logging
import shutil
import sqlite3
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from discord import app_commands
from simcord import SetupError

from bot.app import Castellan
from bot.base import logs
from bot.base.environment import Environment
from bot.storage.backup import back_up
from cogs.privacy.departures import Departures
from tests.support.past import GUILD, NOW, play_the_past
from tests.support.stored import opened
from tests.support.waiting import patient_env, settings_on
from tests.support.world import World
from tools.bench.house import processor_seconds
from tools.bench.processes import running
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings

MATCHES: Final = 110_000
BLOCKS: Final = 44
"""Number of copies of the people of the past."""
APART: Final = 1_000_000
"""Distance between the ids of a person and their next copy."""
HOUR_MS: Final = 3_600_000
ASKED: Final = 3
MAX_SECONDS: Final = {"page": 0.25, "chore": 2.0, "rare": 60.0}
MAX_RATIO: Final = 1.2
"""Maximum ratio of a start with all of it to one with an empty database."""
LEFT_OUT: Final = ("play",)
"""Groups of commands that open a table."""
_COPIED: Final = ("matches", "chairs", "log", "postings", "results")
_IDS: Final = ("match_id", "subject")
_PEOPLE: Final = ("user_id", "host_id")
_TIMES: Final = ("created_at", "ended_at", "at")


class Row(NamedTuple):
    """Something that was timed, in processor seconds."""

    kind: str
    what: str
    seconds: float

    @property
    def slow(self) -> bool:
        return self.seconds > MAX_SECONDS[self.kind]


def fill(path: Path, matches: int = MATCHES) -> None:
    """Copy a database's finished matches until there are ``matches`` of them."""
    with closing(sqlite3.connect(path)) as connection:
        say = connection.execute
        say("PRAGMA synchronous=OFF")
        say("PRAGMA journal_mode=MEMORY")
        say(
            "CREATE TEMP TABLE seeds AS SELECT id FROM matches "
            "WHERE status = 'over' AND shared_deal IS NULL"
        )
        there, seeds = (
            say(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
            for name in ("matches", "seeds")
        )
        copies = -(-(matches - there) // seeds)
        say(
            "CREATE TEMP TABLE copies AS WITH RECURSIVE c(n) AS "
            "(SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ?) SELECT n FROM c",
            (copies,),
        )
        newest = say("SELECT max(number) + 1 FROM results").fetchone()[0]
        # The newest results have the highest numbers, and those are the ones really played.
        say("UPDATE results SET number = number + ?", (copies * newest,))
        for table in _COPIED:
            _copy(connection, table, newest)
        _copy_ratings(connection)
        say("UPDATE facts SET value = ? WHERE name = 'results'", (str((copies + 1) * newest),))
        connection.commit()


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def _copy(connection: sqlite3.Connection, table: str, newest: int) -> None:
    key = "id" if table == "matches" else "match_id"

    def copied(column: str) -> str:
        if column in (key, *_IDS):
            return f"\"{column}\" || printf('%04x', n)"
        if column in _PEOPLE:
            return f'"{column}" + {APART} * (n % {BLOCKS})'
        if column in _TIMES:
            return f'"{column}" - n * {HOUR_MS}'
        return f"number - n * {newest}" if column == "number" else f'"{column}"'

    columns = _columns(connection, table)
    named = ", ".join(f'"{each}"' for each in columns)
    connection.execute(
        f"CREATE TEMP TABLE seed AS SELECT * FROM {table} "  # noqa: S608
        f"WHERE {key} IN (SELECT id FROM seeds)"
    )
    connection.execute(
        f"INSERT INTO {table} ({named}) "  # noqa: S608
        f"SELECT {', '.join(map(copied, columns))} FROM copies, seed"
    )
    connection.execute("DROP TABLE seed")


def _copy_ratings(connection: sqlite3.Connection) -> None:
    columns = _columns(connection, "ratings")
    named = ", ".join(f'"{each}"' for each in columns)
    values = named.replace('"user_id"', f'"user_id" + {APART} * n')
    connection.execute("CREATE TEMP TABLE seed AS SELECT * FROM ratings")
    connection.execute(
        f"INSERT INTO ratings ({named}) "  # noqa: S608
        f"SELECT {values} FROM copies, seed WHERE n < {BLOCKS}"
    )


def told(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the number of rows of the tables."""
    with closing(sqlite3.connect(path)) as connection:
        for table in (*_COPIED, "ratings"):
            number = connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
            yield table, f"{number:,}"
        people = connection.execute("SELECT count(DISTINCT user_id) FROM chairs").fetchone()[0]
        yield "people", f"{people:,}"
    yield "size", f"{path.stat().st_size / 2**20:,.0f} MB"


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    """Return processor seconds, which other work doesn't affect."""
    began = time.process_time()
    await work()
    return time.process_time() - began


async def look(path: Path) -> list[Row]:
    """Open every page, and run each chore once. Prints rows as they are measured."""
    settings = settings_on(path)
    env = patient_env(Castellan(settings))
    world = World(env, settings)
    assert world.guild.id == GUILD, "the past was played elsewhere"
    env.backend.advance_clock((NOW - env.now()).total_seconds())
    await env.start()
    await env.settle()
    rows = []
    try:
        with env.time_context():
            async for row in _looked_at(world, path):
                late = f"  more than {MAX_SECONDS[row.kind]:g} s" if row.slow else ""
                told_as = f"{row.kind:<6} {row.what:<40} {row.seconds * 1000:>9.1f} ms"
                print(f"  {told_as}{late}", flush=True)
                rows.append(row)
    finally:
        await world.bot.close()
        await env.shutdown()
    return rows


async def _looked_at(world: World, path: Path) -> AsyncIterator[Row]:
    for command in world.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            seconds = await _asked(world, command)
            if seconds is not None:
                yield Row("page", f"/{command.qualified_name}", seconds)
    for each in world.bot.chores._all:
        yield Row("chore", each.what, await _timed(each._look_after))
    copy = path.with_name("copy.db")
    backup = partial(asyncio.to_thread, back_up, f"sqlite:///{path}", copy)
    yield Row("rare", "a backup", await _timed(backup))
    copy.unlink()
    erase = partial(Departures(world.bot.ledger).erase, GUILD)
    yield Row("rare", "the server erased", await _timed(erase))


async def _asked(world: World, command: app_commands.Command[Any, ..., Any]) -> float | None:
    """Return the seconds until a command is answered; None if it can't be sent as it is."""
    name = command.qualified_name
    if name.split()[0] in LEFT_OUT or any(each.required for each in command.parameters):
        return None
    ask = partial(world.people["ann"].slash, world.channel, name)
    try:
        return statistics.median([await _timed(ask) for _ in range(ASKED)])
    except SetupError:  # not for everybody, such as /settings
        return None


async def _start(database: Path, folder: Path) -> float:
    """Return the processor seconds of a whole start, until it is connected."""
    async with (
        StandIn(Settings(identify_seconds=0)) as discord,
        running(discord, f"sqlite:///{database}", folder) as pids,
    ):
        return sum(map(processor_seconds, pids))


def starts(full: Path) -> tuple[float, float]:
    """Return the median processor seconds of starts with an empty database, and with this one."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        files = (folder / "empty.db", full)
        runs = [[asyncio.run(_start(file, folder)) for file in files] for _ in range(ASKED + 1)]
    empty, filled = zip(*runs[1:], strict=True)  # the first compiles the modules
    return statistics.median(empty), statistics.median(filled)


async def _played(path: Path) -> None:
    async with opened(path) as shelf:
        await play_the_past(shelf)


def measure(folder: Path) -> int:
    """Create the database, and print what is measured. Returns the exit status."""
    path, started = folder / "scale.db", folder / "started.db"
    asyncio.run(_played(path))
    fill(path)
    for what, number in told(path):
        print(f"  {what:<10} {number:>12}")
    shutil.copy(path, started)
    rows = asyncio.run(look(path))
    empty, full = starts(started)
    assert any(row.kind == "page" for row in rows), "no command could be asked"
    for kind in MAX_SECONDS:
        timed = [row for row in rows if row.kind == kind]
        slowest = max(timed, key=lambda row: row.seconds)
        what = f"{slowest.what}, {slowest.seconds * 1000:.1f} ms"
        print(f"  slowest {kind} of {len(timed)}: {what}")
    ratio = full / empty
    print(f"  a start takes {full:.2f} s of a processor, over nothing {empty:.2f} s: {ratio:.2f}")
    return 1 if ratio > MAX_RATIO or any(row.slow for row in rows) else 0


def main() -> int:
    logs.configure(Environment(log_level="ERROR", _env_file=None))  # type: ignore[call-arg]
    logging.disable(logging.WARNING)
    with TemporaryDirectory() as folder:
        return measure(Path(folder))


if __name__ == "__main__":
    sys.exit(main())
