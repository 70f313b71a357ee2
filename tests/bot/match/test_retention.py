"""Deletion of old matches, and the rows that stay."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.match.beginning import level_against
from bot.match.ledger import Ledger
from bot.match.rebuild import rebuild
from bot.match.record import Record
from bot.match.retention import Retention
from bot.storage import Database, tables
from cogs.roles.achievements import _find_winners
from tests.support.past import HERE, Past, crowd, past_of
from tests.support.places import copied

ANN, BOB = crowd()[:2]
DAY = 24


@pytest.fixture
async def past(tmp_path: Path, empty_database: Path) -> AsyncIterator[Past]:
    async with past_of(copied(empty_database, tmp_path / "castellan.db")) as made:
        yield made


async def lines_of(ledger: Ledger, record: Record) -> int:
    """Return the number of lines in a match's log; -1 if there is no such match."""
    row, match = tables.log.c, tables.matches.c
    known = await ledger.database.scalar(select(match.id).where(match.id == record.id))
    count = select(func.count()).where(row.match_id == record.id)
    return -1 if known is None else await ledger.database.scalar(count) or 0


async def look(past: Past, days: int | None = None) -> None:
    await Retention(past.shelf.ledger, days).look_after()


async def counted(database: Database) -> list[dict[str, Any]]:
    """Results and ratings."""
    found = []
    for table in (tables.results, tables.ratings):
        query = select(table).order_by(*table.primary_key.columns)
        found += [row._asdict() for row in await database.rows(query)]
    return found


async def test_a_match_that_was_called_off_loses_its_moves_after_a_month(past: Past) -> None:
    ledger = past.shelf.ledger
    off, over, live = [await past.begin("high-card", [ANN, BOB]) for _ in range(3)]
    for record in (off, over, live):
        await past.step(record)
    await ledger.call_off(off.id, "manager")
    await past.resign(over, BOB)
    past.wait(29 * DAY)
    later = await past.begin("high-card", [ANN, BOB])
    await past.step(later)
    await ledger.call_off(later.id, "manager")
    await look(past)
    before = [await lines_of(ledger, each) for each in (off, over, live, later)]
    assert min(before) > 0
    past.wait(2 * DAY)
    await look(past)
    assert [await lines_of(ledger, each) for each in (off, over, live, later)] == [0, *before[1:]]
    assert (await ledger.read(off.id)).status == "cancelled"
    past.wait(30 * DAY)
    await look(past)
    assert await lines_of(ledger, later) == 0


async def test_old_matches_go_if_the_operator_wants_it_and_what_counted_stays(past: Past) -> None:
    ledger = past.shelf.ledger
    old = await past.resign(await past.begin("high-card", [ANN, BOB]), BOB)
    alone = await past.solitaire(ANN, concede=True)
    live = await past.begin("high-card", [ANN, BOB])
    past.wait(60 * DAY)
    new = await past.resign(await past.begin("high-card", [BOB, ANN]), BOB)
    before = await counted(ledger.database)
    await look(past)
    assert await lines_of(ledger, old) > 0, "unless the operator says so, they are kept"
    await look(past, 59)
    gone = [await lines_of(ledger, each) < 0 for each in (old, alone, live, new)]
    assert gone == [True, True, False, False]
    assert await counted(ledger.database) == before
    await rebuild(ledger.database)
    assert await counted(ledger.database) == before


async def test_a_win_against_computers_still_earns_a_role_if_it_counted(past: Past) -> None:
    database = past.shelf.database
    for person, casual in ((ANN, False), (BOB, True)):
        await won_against_computers(past, person, casual=casual)
    past.wait(40 * DAY)
    guild_id = HERE.guild_id or 0
    before = await database.read(_find_winners, guild_id, "high-card", ["page"])
    assert before == [ANN.user_id]
    await look(past, 30)
    assert await database.read(_find_winners, guild_id, "high-card", ["page"]) == before


async def test_a_level_stays_beaten_when_the_match_is_deleted(past: Past) -> None:
    await won_against_computers(past, ANN, casual=False)
    past.wait(40 * DAY)
    await look(past, 30)
    assert await past.shelf.database.read(level_against, ANN.user_id, "high-card") == "knight"


async def won_against_computers(past: Past, person: Any, *, casual: bool) -> None:
    for _ in range(50):
        begun = await past.begin(
            "high-card", [person], {"target": 1}, computers=1, level="page", casual=casual
        )
        over = await past.finish(begun)
        if over.chairs[0].place == 1:
            return
    raise AssertionError("nobody wins")
