"""Connections to PostgreSQL that break: nothing is done twice, and nothing that need not fail."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.util import await_only

from bot.base.refusals import StaleClick
from bot.storage import Database, postgresql, tables
from bot.storage.database import set_fact
from bot.storage.health import CommitUnknown, DatabaseAway
from tests.support.places import address
from tests.support.stopped import session
from tests.support.stored import databases, let_all_decide, opened
from tests.support.wire import Wire, wired

pytestmark = [pytest.mark.threads, pytest.mark.postgresql]


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[tuple[Wire, Database]]:
    async with wired(address(tmp_path / "castellan.db")) as (wire, at), databases(at) as (made,):
        yield wire, made


def count_on(connection: Connection) -> int:
    """Add one to a number. Returns the result."""
    value = connection.scalar(select(tables.facts.c.value).where(tables.facts.c.name == "n"))
    number = 1 + int(value or 0)
    set_fact(connection, "n", str(number))
    return number


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("words", [b"BEGIN", b"SELECT facts.value", b"INSERT INTO facts"])
async def test_a_transaction_that_breaks_before_its_commit_is_run_again(
    wire: tuple[Wire, Database], words: bytes, moment: Any, caplog: pytest.LogCaptureFixture
) -> None:
    network, database = wire
    network.cut(words, moment, times=2)
    assert await database.write(count_on) == 1
    assert await database.fact("n") == "1"
    assert network.cuts == 2
    assert caplog.messages == []


async def test_a_look_that_breaks_is_taken_again(wire: tuple[Wire, Database]) -> None:
    network, database = wire
    await database.remember("n", "5")
    network.cut(b"SELECT facts.value", "after", times=2)
    assert await database.fact("n") == "5"
    assert network.cuts == 2


@pytest.mark.parametrize(("moment", "stored"), [("before", None), ("after", "1")])
async def test_a_commit_that_breaks_is_not_run_again(
    wire: tuple[Wire, Database], moment: Any, stored: str | None
) -> None:
    network, database = wire
    network.cut(b"COMMIT", moment)
    with pytest.raises(CommitUnknown):
        await database.write(count_on)
    assert network.cuts == 1
    assert await database.fact("n") == stored


async def test_a_server_that_goes_on_breaking_is_given_up(wire: tuple[Wire, Database]) -> None:
    network, database = wire
    network.cut(b"INSERT INTO facts", "before", times=1000)
    with pytest.raises(DatabaseAway):
        await database.write(count_on)
    assert network.cuts < 10


async def test_a_server_that_ends_a_connection_on_purpose_is_asked_again(
    wire: tuple[Wire, Database],
) -> None:
    _, database = wire
    ended: list[int] = []

    def count_and_be_ended(connection: Connection) -> int:
        number = count_on(connection)
        if not ended:
            pid = connection.scalar(select(func.pg_backend_pid()))
            assert pid is not None
            ended.append(pid)
            connection.execute(select(func.pg_terminate_backend(pid)))
        return number

    assert await database.write(count_and_be_ended) == 1
    assert await database.fact("n") == "1"


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server end a statement after a second, well before the client gives up."""
    monkeypatch.setattr(postgresql, "_STATEMENT_SECONDS", 1)


@pytest.fixture
def hasty(brief: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait only a second for an answer."""
    monkeypatch.setattr(postgresql, "_SILENCE_SECONDS", 0)


async def test_a_silent_server_is_not_waited_for_without_end(
    hasty: None, wire: tuple[Wire, Database]
) -> None:
    network, database = wire
    await database.remember("n", "1")
    await database.fact("n")
    network.silence()
    for asked in (database.remember("n", "2"), database.fact("n")):
        with pytest.raises(DatabaseAway):
            await asked
    network.speak()


async def test_a_statement_that_takes_too_long_is_ended(brief: None, database: Database) -> None:
    with pytest.raises(DBAPIError, match="statement timeout"):
        await database.read(lambda connection: connection.execute(select(func.pg_sleep(60))))
    assert await database.fact("n") is None


async def standing_still(database: Database) -> tuple[asyncio.Task[int], Callable[[], None]]:
    """Begin a transaction that counts; return it, and what lets it count once more and end."""
    counted, go_on = asyncio.Event(), asyncio.Event()

    def count_twice(connection: Connection) -> int:
        count_on(connection)
        counted.set()
        await_only(go_on.wait())
        return count_on(connection)

    counting = asyncio.create_task(database.write(count_twice))
    await counted.wait()
    return counting, go_on.set


async def test_a_transaction_that_stands_still_frees_its_rows_and_is_run_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As that of a process that is stopped, while another has taken its place."""
    monkeypatch.setattr(postgresql, "_IDLE_SECONDS", 1)
    async with databases(*[address(tmp_path / "castellan.db")] * 2) as (standing, following):
        await standing.remember("n", "1")
        counting, go_on = await standing_still(standing)
        await following.remember("n", "5")
        go_on()
        assert await counting == 7


async def test_who_takes_the_shards_of_a_process_that_stands_still_frees_its_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever that process was in the middle of saying, which no timeout of the server ends."""
    monkeypatch.setattr(postgresql, "_IDLE_SECONDS", 600)
    async with databases(*[address(tmp_path / "castellan.db")] * 2) as (standing, following):
        before, after = standing.lease(), following.lease()
        assert before is not None and after is not None
        await before.take([0, 1], 2, lambda: None)
        counting, go_on = await standing_still(standing)
        await before.give_back()
        await after.take([1], 2, lambda: None)
        await following.remember("n", "5")
        go_on()
        assert await counting == 7
        await after.give_back()


async def test_a_migration_takes_as_long_as_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "_STATEMENT_SECONDS", 2)
    monkeypatch.setattr(postgresql, "_SILENCE_SECONDS", 0)
    migrate = Database._migrate

    def slowly(database: Database, connection: Connection) -> None:
        connection.execute(select(func.pg_sleep(3)))
        migrate(database, connection)

    monkeypatch.setattr(Database, "_migrate", slowly)
    async with databases(address(tmp_path / "castellan.db", migrated=False)) as (database,):
        assert await database.fact("n") is None


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_move_whose_commit_was_lost_or_not_confirmed_is_made_once(
    tmp_path: Path, moment: Any
) -> None:
    """Whoever made a move that wasn't confirmed has to look again."""
    path = tmp_path / "castellan.db"
    async with wired(address(path)) as (network, at), opened(path, at) as shelf:
        record = await shelf.running()
        network.cut(b"COMMIT", moment)
        with pytest.raises(StaleClick) if moment == "after" else nullcontext():
            await shelf.act(record)
        assert network.cuts == 1
        assert (await shelf.ledger.read(record.id)).version == record.version + 1
        assert len(await shelf.queries.log_of(record.id)) == 1


async def test_moves_are_made_once_while_connections_are_ended(tmp_path: Path) -> None:
    """The server may end it at any moment; at most, the player has to look again."""
    others = (
        "SELECT count(*) FROM (SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' "
        "LIMIT 1) AS ended"
    )
    made = ended = 0

    async def end_connections(at: str) -> None:
        nonlocal ended
        async with session(at) as connection:
            while True:
                ended += await connection.fetchval(others)
                await asyncio.sleep(0.25)

    place = tmp_path / "castellan.db"
    async with opened(place) as shelf:
        begun = {}
        for _ in range(4):
            record = await shelf.running()
            begun[record.id] = record.version
            await let_all_decide(shelf.database)  # else nobody takes a fourth seat
        ending = asyncio.create_task(end_connections(address(place)))

        async def play(match_id: str) -> None:
            nonlocal made
            for _ in range(40):
                record = await shelf.ledger.read(match_id)
                if not record.live:
                    return
                with suppress(StaleClick):
                    await shelf.act(record)
                made += 1

        try:
            await asyncio.gather(*map(play, begun))
        finally:
            ending.cancel()
            await asyncio.wait([ending])
        for match_id, version in begun.items():
            record = await shelf.ledger.read(match_id)
            assert len(await shelf.queries.log_of(match_id)) == record.version - version
        assert made > 20
        assert ended > 0
