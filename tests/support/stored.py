"""A real ledger on a database with matches, for tests of storage and time."""

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, select, update

from bot.match import actions, counting, lobbies, waking
from bot.match.chairs import MIN_MOVES
from bot.match.computers import Computers
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.people import Person, Place
from bot.match.queries import Queries
from bot.match.record import Pace, Record
from bot.show.board_postings import BoardPostings
from bot.storage import Database, tables
from cogs.challenges import series
from cogs.forced_moves.cog import forced_play
from cogs.takebacks import actions as takebacks
from games.core import STAND_IN, Level
from tests.support.places import address, provided

ANN, BOB, CEM = (Person(1 + n, name, 900 + n) for n, name in enumerate(("ann", "bob", "cem")))
HALL = Place(guild_id=1, channel_id=77, locale="en-US")
PAUSE_MS = 2000


class Clock:
    """A clock that only moves when a test moves it."""

    def __init__(self) -> None:
        self.time = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def move(self, milliseconds: int) -> None:
        self.time += timedelta(milliseconds=milliseconds)


class Shelf:
    """One database with its services."""

    def __init__(self, path: Path, at: str | None = None) -> None:
        """``path`` is the place of the database, as in ``tests.support.places``.

        ``at`` is another address of it.
        """
        self.path = path
        self.clock = Clock()
        self.database = Database(at or address(provided(path)))
        self.ledger = Ledger(self.database, self.clock, PAUSE_MS / 1000)
        self.ledger.before_commit(Happened.ANY, takebacks.watch)
        self.ledger.before_commit(Happened.ENDED, counting.count_ended)
        self.ledger.before_commit(Happened.CLOSED, series.count_closed)
        self.ledger.plays_unasked.append(forced_play)
        self.queries = Queries(self.database)
        self.database.shards.begin(0)
        self.board_postings = BoardPostings(self.database)
        self.computers = Computers()

    @property
    def place(self) -> Place:
        return HALL

    async def lobby(self, pace: Pace = "relaxed", *guests: Person, target: int = 4) -> Record:
        """Return a table opened by ann and joined by the guests."""
        record = await lobbies.open_lobby(
            self.ledger, "high-card", {"target": target}, pace, ANN, HALL
        )
        for guest in guests:
            record = await self.ledger.change(record.id, actions.join, guest)
        return record

    async def running(
        self, pace: Pace = "relaxed", *, computers: int = 0, level: Level = STAND_IN
    ) -> Record:
        """Return a match between ann, bob and ``computers`` computers."""
        record = await self.lobby(pace, BOB)
        for _ in range(computers):
            record = await self.ledger.change(
                record.id, lobbies.add_computer, record.version, ANN, level
            )
        return await self.ledger.change(record.id, lobbies.start, record.version, ANN)

    async def turn_of_person(self, record: Record) -> Record:
        """Return the match after all moves of computers before the next person's turn."""
        while seat_to_act(record) >= 2 and record.live:
            self.clock.move(PAUSE_MS)
            await waking.wake(self.ledger, self.computers, record.id, record.version)
            record = await self.ledger.read(record.id)
        return record

    async def act(self, record: Record) -> Record:
        seat = seat_to_act(record)
        action = next(iter(record.game.menu(record.state, seat)))
        data = record.game.actions.dump_python(action, mode="json")
        person = (ANN, BOB)[seat]
        return await self.ledger.change(record.id, actions.act, record.version, person, data)


async def let_all_decide(database: Database) -> None:
    """Store that everybody has made decisions, so that leaving is a loss that counts."""
    await database.run(update(tables.chairs).values(decided=True, own_moves=MIN_MOVES))


Stored = dict[str, list[tuple[Any, ...]]]
"""The rows of each table, in order."""
_ROWS = {table.name: select(table) for table in tables.metadata.sorted_tables}


async def everything(database: Database, *but: str) -> Stored:
    """Return every row of every table ``but`` these, for comparison."""
    return await database.read(_everything, but)


def _everything(connection: Connection, but: Sequence[str]) -> Stored:
    return {
        name: sorted((tuple(row) for row in connection.execute(rows)), key=repr)
        for name, rows in _ROWS.items()
        if name not in but
    }


def traces_in(stored: Mapping[str, Iterable[object]], *wanted: object) -> list[str]:
    """Return the rows that contain one of these."""
    return [
        f"{table}: {row}"
        for table, rows in stored.items()
        for row in map(repr, rows)
        if any(str(each) in row for each in wanted)
    ]


def seat_to_act(record: Record) -> int:
    return min(record.game.to_act(record.state))


@asynccontextmanager
async def opened(path: Path, at: str | None = None) -> AsyncIterator[Shelf]:
    shelf = Shelf(path, at)
    await shelf.database.open()
    try:
        yield shelf
    finally:
        await shelf.database.close()


@asynccontextmanager
async def databases(*addresses: str) -> AsyncIterator[list[Database]]:
    """Open databases that need no services, one process's each."""
    several = [Database(each) for each in addresses]
    try:
        for database in several:
            await database.open()
        yield several
    finally:
        for database in several:
            await database.close()


@contextmanager
def overheard(database: Database) -> Iterator[list[tuple[str, Any]]]:
    """Record every statement in the block with its values, except begins and commits."""
    said: list[tuple[str, Any]] = []

    def remember(_c: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if not statement.startswith("BEGIN"):
            said.append((statement, values))

    for engine in database.engines:
        event.listen(engine, "before_cursor_execute", remember)
    try:
        yield said
    finally:
        for engine in database.engines:
            event.remove(engine, "before_cursor_execute", remember)


def steps_of(connection: Connection, said: list[tuple[str, Any]]) -> list[str]:
    """Return SQLite's query plans for statements, step by step."""
    steps: list[str] = []
    for statement, values in said:
        if statement.startswith(("SELECT", "WITH", "UPDATE")):
            found = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            steps += [row.detail for row in found]
    return steps
