"""Several people who act at once, each in their own transaction, some of it in plain SQL."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, bindparam, event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.util import await_only

from bot.base.refusals import Refusal
from bot.match import actions, lobbies
from bot.match.admission import MAX_SEATS
from bot.match.lobbies import MAX_LOBBIES
from bot.match.people import Person
from bot.match.queries import count_seated
from bot.match.ratings import EVERYWHERE, HIDDEN_NAME
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook
from bot.storage import Database, tables
from bot.storage.postgresql import WRITERS
from bot.storage.statements import Prepared, lock_person
from cogs.game_nights.actions import plan
from cogs.privacy.deletion import Deletion
from cogs.privacy.departures import Departures
from tests.cogs.game_nights.holding import StoredNight
from tests.support.endings import announce_champions, brink
from tests.support.past import GUILD, Past, crowd, past_of
from tests.support.places import address
from tests.support.stored import (
    ANN,
    BOB,
    CEM,
    HALL,
    Shelf,
    let_all_decide,
    overheard,
)

pytestmark = pytest.mark.threads

LONGEST_SECONDS = 20
PEOPLE = crowd()[:4]


class Pause:
    """A point where a transaction pauses until it may continue."""

    def __init__(self) -> None:
        self.reached, self.over = asyncio.Event(), asyncio.Event()

    def __call__(self) -> None:
        """Stand still; in a function that the driver of PostgreSQL runs."""
        if not self.reached.is_set():
            self.reached.set()
            await_only(self.over.wait())


async def while_it_stands(first: Any, pause: Pause, second: Any) -> tuple[Any, Any]:
    """Return the results of two transactions, the second begun while the first one is paused."""
    async with asyncio.timeout(LONGEST_SECONDS):
        begun = asyncio.create_task(first)
        await pause.reached.wait()
        other = asyncio.create_task(second)
        await asyncio.wait([other], timeout=0.3)
        pause.over.set()
        return tuple(await asyncio.gather(begun, other, return_exceptions=True))  # type: ignore[return-value]


async def amid(database: Database, part: str, first: Any, second: Any) -> tuple[Any, Any]:
    """The same; the first pauses after its first statement that contains this text."""
    pause = Pause()
    _, engine = database.engines

    def look(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if part in statement:
            pause()

    event.listen(engine, "after_cursor_execute", look)
    ends = await while_it_stands(first, pause, second)
    event.remove(engine, "after_cursor_execute", look)
    return ends


@pytest.mark.postgresql
async def test_a_match_is_read_as_it_was_at_one_moment(shelf: Shelf) -> None:
    record = await shelf.lobby()
    pause = Pause()

    def read(connection: Connection) -> tuple[int, int]:
        row = connection.execute(select(tables.matches.c.version)).scalar_one()
        pause()
        return row, len(connection.execute(select(tables.chairs)).all())

    seen, _ = await while_it_stands(
        shelf.database.read(read), pause, shelf.ledger.change(record.id, actions.join, BOB)
    )
    assert seen == (1, 1)
    assert await shelf.database.read(read) == (2, 2)


@pytest.mark.postgresql
async def test_a_look_at_the_data_changes_nothing(shelf: Shelf) -> None:
    with pytest.raises(Exception, match="read-only"):
        await shelf.database.read(
            lambda connection: connection.execute(tables.facts.insert().values(name="a", value=""))
        )
    await shelf.database.remember("a", "written")
    assert await shelf.database.fact("a") == "written"


@pytest.mark.postgresql
async def test_who_reads_does_not_wait_for_those_who_write(shelf: Shelf) -> None:
    pauses = [Pause() for _ in range(WRITERS)]

    def stand(_connection: Connection, pause: Pause) -> None:
        pause()

    writing = [asyncio.create_task(shelf.database.write(stand, pause)) for pause in pauses]
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            for pause in pauses:
                await pause.reached.wait()
            assert await shelf.database.fact("nothing") is None
    finally:
        for pause in pauses:
            pause.over.set()
        await asyncio.gather(*writing)


async def test_several_processes_may_begin_on_an_empty_database(tmp_path: Path) -> None:
    place = address(tmp_path / "castellan.db", migrated=False)
    several = [Database(place) for _ in range(4)]
    await asyncio.gather(*(database.open() for database in several))
    for number, database in enumerate(several):
        await database.remember(f"n{number}", "there")
        assert await database.fact("n0") == "there"
    for database in several:
        await database.close()


@pytest.mark.postgresql
async def test_transactions_that_wait_for_each_other_are_both_done_in_the_end(shelf: Shelf) -> None:
    first, second = Pause(), Pause()

    def take(connection: Connection, mine: int, pause: Pause, other: int) -> str:
        lock_person(connection, mine)
        pause()
        lock_person(connection, other)
        return "done"

    one = asyncio.create_task(shelf.database.write(take, 1, first, 2))
    two = asyncio.create_task(shelf.database.write(take, 2, second, 1))
    async with asyncio.timeout(LONGEST_SECONDS):
        await first.reached.wait()
        await second.reached.wait()
        first.over.set()
        second.over.set()
        assert list(await asyncio.gather(one, two)) == ["done", "done"]


async def test_who_opens_many_tables_at_once_gets_as_many_as_are_allowed(shelf: Shelf) -> None:
    opening = (
        lobbies.open_lobby(
            shelf.ledger, "high-card", {"target": 1}, "relaxed", Person(1, "ann", n), HALL
        )
        for n in range(8)
    )
    done = await asyncio.gather(*opening, return_exceptions=True)
    assert sum(isinstance(each, Refusal) for each in done) == 8 - MAX_LOBBIES
    assert len(await shelf.queries.all_live()) == MAX_LOBBIES


@pytest.mark.postgresql
async def test_who_stays_local_while_a_match_is_counted_stands_in_no_table_of_all_servers(
    past: Past,
) -> None:
    await announce_champions(past, GUILD, *PEOPLE)
    last = await brink(past, await past.begin("high-card", PEOPLE[:2], {"target": 1}))
    book = PreferenceBook(past.shelf.database)
    local = book.stay_local(PEOPLE[0].user_id, "en-US")
    ends = await amid(past.shelf.database, "FROM preferences", last.play(past), local)
    assert not any(isinstance(each, BaseException) for each in ends)
    row = tables.ratings.c
    lines = select(row.name).where(row.guild_id == EVERYWHERE, row.user_id == PEOPLE[0].user_id)
    assert set(await past.shelf.database.scalars(lines)) <= {HIDDEN_NAME}


@pytest.mark.postgresql
async def test_two_preferences_set_at_once_are_both_kept(shelf: Shelf) -> None:
    book = PreferenceBook(shelf.database)
    both = [book.toggle(1, choice, "en-US") for choice in ("direct_hands", "pings")]
    await amid(shelf.database, "FROM preferences", *both)
    kept = await book.of(1)
    assert (kept.direct_hands, kept.pings) == (True, False)


@pytest.mark.postgresql
async def test_a_server_that_is_left_while_it_is_first_set_up_is_noted(shelf: Shelf) -> None:
    departures = Departures(shelf.ledger)
    book = GuildBook(shelf.database)
    leaving, setting_up = departures.server_left(7), book.change(7, threads=False)
    await amid(shelf.database, "guild_settings", leaving, setting_up)
    settings = await book.of(7)
    assert settings.left_at is not None
    assert not settings.threads


@pytest.mark.postgresql
@pytest.mark.parametrize("moment", ["chairs.match_id", "pg_advisory_xact_lock"])
async def test_who_sits_down_while_deleted_is_deleted_there_too(shelf: Shelf, moment: str) -> None:
    known = await shelf.lobby("relaxed", BOB)
    other = await lobbies.open_lobby(shelf.ledger, "high-card", {"target": 1}, "relaxed", CEM, HALL)
    deleting = Deletion(shelf.ledger).delete(BOB.user_id)
    joining = shelf.ledger.change(other.id, actions.join, BOB)
    deleted, joined = await amid(shelf.database, moment, deleting, joining)
    assert deleted is None
    seats = select(tables.chairs.c.match_id).where(tables.chairs.c.user_id == BOB.user_id)
    found = await shelf.database.scalars(seats)
    after = not isinstance(joined, BaseException) and moment == "pg_advisory_xact_lock"
    assert found == ([other.id] if after else [])
    assert known.id not in found


@pytest.mark.postgresql
async def test_a_match_that_goes_on_while_its_player_is_deleted_loses_neither(shelf: Shelf) -> None:
    record = await shelf.turn_of_person(await shelf.running())
    await let_all_decide(shelf.database)
    deleting = Deletion(shelf.ledger).delete(BOB.user_id)
    resigning = shelf.ledger.change(record.id, actions.resign, ANN)
    deleted, moved = await amid(shelf.database, "chairs.match_id", deleting, resigning)
    assert deleted is None
    assert not isinstance(moved, BaseException)
    after = await shelf.ledger.read(record.id)
    assert after.status == "over"
    assert BOB.user_id not in {chair.user_id for chair in after.chairs}


@pytest.mark.postgresql
async def test_who_leaves_a_night_while_dealt_in_is_told_of_their_match(shelf: Shelf) -> None:
    now = shelf.ledger.now()
    planned = await shelf.database.write(plan, now, HALL, "king-of-the-hill", now + 1, 30)
    night = StoredNight(shelf, planned)
    await night.join(ANN, BOB)
    step, leave = night.step(1), night.leave(ANN)
    begun, left = await amid(shelf.database, "INSERT INTO night_tables", step, leave)
    assert [each.id for each in begun] == [left.match_id]
    here = [guest.name for guest in (await night.gathering()).guests if guest.here]
    assert here == ["bob"]


async def test_two_who_play_together_are_deleted_at_once(past: Past, tmp_path: Path) -> None:
    """In several matches, the rows of which each could lock first, and in two processes."""
    people = PEOPLE[:3]
    for _ in range(4):
        await past.begin("high-card", people, {"target": 1})
        await past.begin("king-of-the-hill", people[:2])
        await let_all_decide(past.shelf.database)
    async with past_of(past.shelf.path, past.shelf.clock.time) as other:
        await asyncio.gather(
            *(
                Deletion(each.shelf.ledger).delete(person.user_id)
                for each, person in zip((past, other), people[:2], strict=True)
            )
        )
    row = tables.chairs.c
    gone = select(row.match_id).where(row.user_id.in_([each.user_id for each in people[:2]]))
    assert list(await past.shelf.database.scalars(gone)) == []


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


async def entry_of(shelf: Shelf) -> dict[str, Any]:
    """An entry of a match that is there."""
    return {"match_id": (await shelf.lobby()).id, **ENTRY}


async def test_what_is_stored_by_nothing_but_plain_sql_is_found_as_it_was_and_heard_of(
    shelf: Shelf,
) -> None:
    entry = await entry_of(shelf)
    of = {"of": entry["match_id"]}
    await shelf.database.write(Prepared(insert(tables.log)).run, entry)
    with overheard(shelf.database) as said:
        assert await shelf.database.read(Prepared(FIND).rows, of) == [entry]
    assert [values for words, values in said if "FROM log" in words] == [(entry["match_id"],)]
    found = await shelf.database.read(lambda c: c.execute(FIND, of).mappings().all())
    assert [dict(row) for row in found] == [entry]


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


async def test_who_sits_down_in_many_places_at_once_gets_only_seats_allowed(shelf: Shelf) -> None:
    hosts = [Person(100 + n, f"host {n}", 1) for n in range(14)]
    tables = [
        await lobbies.open_lobby(shelf.ledger, "high-card", {"target": 4}, "relaxed", host, HALL)
        for host in hosts
    ]
    for table in tables[: MAX_SEATS - 1]:
        await shelf.ledger.change(table.id, actions.join, BOB)
    joins = (shelf.ledger.change(table.id, actions.join, BOB) for table in tables[MAX_SEATS - 1 :])
    answers = await asyncio.gather(*joins, return_exceptions=True)
    assert [type(answer).__name__ for answer in answers].count("Refusal") == len(answers) - 1
    assert (await shelf.database.read(count_seated, BOB.user_id))[0] == MAX_SEATS


async def test_many_at_once_begin_one_attempt_each(past: Past) -> None:
    attempts = (
        past.daily_deals.begin("kill-the-kings", each, HALL) for each in (ANN, BOB, CEM) * 5
    )
    begun = await asyncio.gather(*attempts)
    assert sum(new for _, new in begun) == 3
    assert len({record.id for record, _ in begun}) == 3
    assert len({tuple(record.state.stock) for record, _ in begun}) == 1
