"""Connections to PostgreSQL that break: nothing is done twice, and nothing that need not fail."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from bot.storage import Database, postgresql, tables
from bot.storage.database import set_fact
from bot.storage.postgresql import CommitUnknown, DatabaseAway
from tests.support.places import address
from tests.support.wire import Wire, wired

pytestmark = pytest.mark.postgresql


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[tuple[Wire, Database]]:
    """A database behind a wire."""
    async with wired(address(tmp_path / "castellan.db")) as (wire, at):
        database = Database(at)
        await database.open()
        try:
            yield wire, database
        finally:
            await database.close()


def count_on(connection: Connection) -> int:
    """Add one to a number; what it then is."""
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


async def test_a_silent_server_is_not_waited_for_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "_STATEMENT_SECONDS", 1)
    monkeypatch.setattr(postgresql, "_SILENCE_SECONDS", 0)
    async with wired(address(tmp_path / "castellan.db")) as (network, at):
        database = Database(at)
        await database.open()
        await database.remember("n", "1")
        await database.fact("n")
        network.silence()
        for asked in (database.remember("n", "2"), database.fact("n")):
            with pytest.raises(DatabaseAway):
                await asked
        network.speak()
        await database.close()


async def test_a_statement_that_takes_too_long_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "_STATEMENT_SECONDS", 1)
    database = Database(address(tmp_path / "castellan.db"))
    await database.open()
    with pytest.raises(DBAPIError, match="statement timeout"):
        await database.read(lambda connection: connection.execute(select(func.pg_sleep(60))))
    assert await database.fact("n") is None
    await database.close()


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
    database = Database(address(tmp_path / "castellan.db", migrated=False))
    await database.open()
    assert await database.fact("n") is None
    await database.close()
