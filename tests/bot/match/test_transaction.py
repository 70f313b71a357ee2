"""A match's last log entry, its result and the ratings are stored together, once or not at all."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.base.refusals import Refusal
from bot.match.events import Happened
from bot.match.rebuild import rebuild, recount_once
from bot.storage import tables
from tests.support.endings import (
    Interrupted,
    LastAction,
    announce_champions,
    brink,
    everything,
    stopped_at,
)
from tests.support.past import GUILD, HERE, Past, crowd, past_of
from tests.support.places import copied
from tests.support.ranked import ALMOST, store, well_known

pytestmark = pytest.mark.threads

PEOPLE = crowd()[:8]
LEAST_KILLS = 3


@pytest.fixture
def path(tmp_path: Path, empty_database: Path) -> Path:
    return copied(empty_database, tmp_path / "castellan.db")


@pytest.fixture
async def past(path: Path) -> AsyncIterator[Past]:
    """A server that announces champions, whose people count across servers, after some matches."""
    async with past_of(path) as past:
        await recount_once(past.shelf.database)  # as every start does
        await announce_champions(past, GUILD, *PEOPLE[:6])
        yield past


async def ending(past: Past, kind: str) -> LastAction:
    """The last action of a match that may make a champion."""
    if kind == "daily":
        record, _ = await past.daily_deals.begin("kill-the-kings", past.click(PEOPLE[0]), HERE)
        return await brink(past, record)
    number = {"two": 2, "five": 5}[kind]
    for _ in range(4):  # so that somebody is established
        await past.finish(await past.begin("high-card", PEOPLE[:number], {"target": 1}))
    return await brink(past, await past.begin("high-card", PEOPLE[:number], {"target": 1}))


async def played(past: Past) -> dict[tuple[int, str, str, int], int]:
    """Return the number of matches that each leaderboard line counts."""
    row = tables.ratings.c
    found = await past.shelf.database.rows(
        select(row.guild_id, row.board, row.period, row.user_id, row.played)
    )
    return {tuple(each)[:4]: each.played for each in found}


@pytest.mark.parametrize("kind", ["two", "five", "daily"])
async def test_interrupted_anywhere_it_leaves_nothing_and_then_counts_once(
    past: Past, kind: str
) -> None:
    last = await ending(past, kind)
    told: list[str] = []
    past.shelf.ledger.on_commit(Happened.ANY, lambda record: told.append(record.status))
    before, lines = await everything(past.shelf.database), await played(past)
    for number in count(1):
        try:
            with stopped_at(past.shelf.database, number) as run:
                record = await last.play(past)
            break
        except Interrupted:
            assert await everything(past.shelf.database) == before
            assert told == []
    assert told == ["over"]
    touched = " ".join(run)
    counts = kind != "daily"  # that waits until the day is over
    for table in ("log", "matches", "results", "facts", *(["ratings"] if counts else [])):
        assert f"INTO {table} " in touched or f"UPDATE {table} " in touched
    assert run[-1] == "COMMIT"
    assert number == len(run) + 1

    people = len(record.chairs)
    after = await everything(past.shelf.database)
    assert len(after["results"]) == len(before["results"]) + people
    assert len(after["log"]) == len(before["log"]) + 1
    now = await played(past)
    counted = [key for key in now if now[key] != lines.get(key, 0)]
    assert len(counted) == counts * people * 2 * 3  # here and everywhere, by three periods
    assert all(now[key] == lines.get(key, 0) + 1 for key in counted)
    with pytest.raises(Refusal):
        await last.play(past)
    assert await everything(past.shelf.database) == after


async def test_a_new_champion_is_announced_in_the_same_transaction(past: Past) -> None:
    """A player becomes the first established one; the transaction is cut at every statement."""
    people = PEOPLE[:2]
    lines = [well_known(GUILD, each.user_id, sigma=ALMOST) for each in people]
    await store(past.shelf.database, lines)
    last = await brink(past, await past.begin("high-card", people, {"target": 1}))
    before = await everything(past.shelf.database)
    for number in count(1):
        try:
            with stopped_at(past.shelf.database, number):
                await last.play(past)
            break
        except Interrupted:
            assert await everything(past.shelf.database) == before
    after = await everything(past.shelf.database)
    assert (len(before["announcements"]), len(after["announcements"])) == (0, 1)


async def test_the_same_last_click_twice_counts_once(past: Past) -> None:
    last = await ending(past, "two")
    before = await everything(past.shelf.database)
    done = await asyncio.gather(last.play(past), last.play(past), return_exceptions=True)
    assert sorted(isinstance(each, Refusal) for each in done) == [False, True]
    after = await everything(past.shelf.database)
    assert len(after["results"]) == len(before["results"]) + 2


@pytest.mark.parametrize("processes", [1, 2])
async def test_matches_that_end_at_the_same_instant_are_both_counted_once(
    past: Past, path: Path, processes: int
) -> None:
    """Four people in all, two of whom sit at all tables, some of them in another process."""
    tables_of = [PEOPLE[:3], [PEOPLE[1], PEOPLE[0], PEOPLE[3]], PEOPLE[:2]]
    begun = [await past.begin("high-card", people, {"target": 1}) for people in tables_of]
    last = [await brink(past, record) for record in begun]
    before = await played(past)
    async with past_of(path, past.shelf.clock.time) as other:
        where = (past, other)[:processes]
        ends = [act.play(where[n % processes]) for n, act in enumerate(last)]
        records = await asyncio.gather(*ends)
    assert {record.ended_at for record in records} == {past.shelf.ledger.now()}
    row = tables.results.c
    found = await past.shelf.database.rows(select(row.number, row.match_id, row.at).distinct())
    assert len({each.number for each in found}) == len(found) == len(last)
    assert len({each.at for each in found}) == 1
    after = await played(past)
    for person in PEOPLE[:4]:
        sat = sum(person in people for people in tables_of)
        key = (GUILD, "high-card", "all", person.user_id)
        assert after[key] == before.get(key, 0) + sat
    stored = await everything(past.shelf.database)
    await rebuild(past.shelf.database)
    assert await everything(past.shelf.database) == stored


async def prepared(path: Path) -> tuple[LastAction, dict[str, Any]]:
    async with past_of(path) as past:
        await announce_champions(past, GUILD, *PEOPLE[:6])
        return await ending(past, "two"), await everything(past.shelf.database)


async def looked_at(path: Path) -> dict[str, Any]:
    async with past_of(path) as past:
        return await everything(past.shelf.database)


async def dies(path: Path, last: LastAction, number: int) -> None:
    async with past_of(path) as past:
        with stopped_at(past.shelf.database, number, lambda: os.kill(os.getpid(), signal.SIGKILL)):
            await last.play(past)


def die(path: Path, last: LastAction, number: int) -> None:
    asyncio.run(dies(path, last, number))


def test_a_process_killed_in_the_transaction_leaves_nothing_of_it(path: Path) -> None:
    """Really killed, at every third statement."""
    last, before = asyncio.run(prepared(path))
    for number in count(1, 3):
        process = multiprocessing.get_context("fork").Process(target=die, args=(path, last, number))
        process.start()
        process.join()
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        assert asyncio.run(looked_at(path)) == before
    assert number > 3 * LEAST_KILLS
    after = asyncio.run(looked_at(path))
    assert len(after["results"]) == len(before["results"]) + 2
