"""Plain SQL gives what SQLAlchemy gives, and fails as it fails."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, bindparam, insert, select
from sqlalchemy.exc import IntegrityError

from bot.storage import tables
from bot.storage.statements import Prepared
from tests.support.stored import Shelf, opened, overheard

pytestmark = pytest.mark.threads

ENTRY = {
    "sequence": 1,
    "kind": "action",
    "seat": None,
    "action": {"secret": [1, "é", None]},
    "user_id": 2**62,
    "at": 2**41,
}
FIND = select(tables.log).where(tables.log.c.match_id == bindparam("of"))
RENAME = (
    tables.log.update().where(tables.log.c.match_id == bindparam("of")).values(kind=bindparam("to"))
)


@pytest.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Shelf]:
    async with opened(tmp_path / "castellan.db") as made:
        yield made


async def entry_of(shelf: Shelf) -> dict[str, Any]:
    """An entry of a match that is there."""
    return {"match_id": (await shelf.lobby()).id, **ENTRY}


async def test_what_is_stored_by_plain_sql_is_found_as_it_was(shelf: Shelf) -> None:
    entry = await entry_of(shelf)
    of = {"of": entry["match_id"]}

    def store_and_find(connection: Connection) -> None:
        Prepared(insert(tables.log)).run(connection, entry)
        plain = Prepared(FIND).rows(connection, of)
        assert plain == [entry]
        assert plain == [dict(row) for row in connection.execute(FIND, of).mappings()]

    await shelf.database.write(store_and_find)


async def test_a_change_of_nothing_but_plain_sql_is_stored(shelf: Shelf) -> None:
    entry = await entry_of(shelf)
    of = {"of": entry["match_id"]}
    await shelf.database.write(Prepared(insert(tables.log)).run, entry)
    assert len(await shelf.database.read(Prepared(FIND).rows, of)) == 1


async def test_rows_that_changed_are_counted(shelf: Shelf) -> None:
    entry = await entry_of(shelf)

    def change(connection: Connection) -> list[int]:
        Prepared(insert(tables.log)).run(connection, entry)
        rename, ids = Prepared(RENAME), (entry["match_id"], "none")
        return [rename.run(connection, {"of": of, "to": "time"}) for of in ids]

    assert await shelf.database.write(change) == [1, 0]


async def test_a_failure_is_sqlalchemys_own_and_shows_no_values(shelf: Shelf) -> None:
    entry = await entry_of(shelf)

    def twice(connection: Connection) -> None:
        for _ in range(2):
            Prepared(insert(tables.log)).run(connection, entry)

    with pytest.raises(IntegrityError) as caught:
        await shelf.database.write(twice)
    assert "secret" not in str(caught.value)
    found = await shelf.database.read(lambda c: c.execute(FIND, {"of": entry["match_id"]}).all())
    assert found == []


async def test_listeners_hear_of_it(shelf: Shelf) -> None:
    with overheard(shelf.database) as said:
        await shelf.database.read(lambda c: Prepared(FIND).rows(c, {"of": "a match"}))
    assert [values for statement, values in said if "FROM log" in statement] == [("a match",)]
