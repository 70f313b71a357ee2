"""What ends a match is stored once or not at all, and a killed process loses nothing."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.base.refusals import Refusal
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.queries import Queries
from bot.match.rebuild import rebuild, recount_once
from bot.storage import Database, tables
from games.core import replay
from tests.support.endings import Interrupted, LastAction, announce_champions, brink, stopped_at
from tests.support.forked import forked, rest_of
from tests.support.killed_process import run
from tests.support.past import GUILD, HERE, Past, crowd, past_of
from tests.support.places import ON_POSTGRESQL, address, copied, inside, provided
from tests.support.ranked import ALMOST, store, well_known
from tests.support.stored import everything

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


def test_a_process_killed_in_the_transaction_leaves_nothing_of_it(path: Path) -> None:
    """Really killed, at every third statement."""

    async def prepare() -> tuple[LastAction, dict[str, Any]]:
        async with past_of(path) as past:
            await announce_champions(past, GUILD, *PEOPLE[:6])
            return await ending(past, "two"), await everything(past.shelf.database)

    async def look() -> dict[str, Any]:
        async with past_of(path) as past:
            return await everything(past.shelf.database)

    async def die(number: int) -> None:
        def kill() -> None:
            os.kill(os.getpid(), signal.SIGKILL)

        async with past_of(path) as past:
            with stopped_at(past.shelf.database, number, kill):
                await last.play(past)

    last, before = asyncio.run(prepare())
    fork = multiprocessing.get_context("fork")
    for number in count(1, 3):
        process = fork.Process(target=lambda n: asyncio.run(die(n)), args=(number,))
        process.start()
        process.join()
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        assert asyncio.run(look()) == before
    assert number > 3 * LEAST_KILLS
    assert len(asyncio.run(look())["results"]) == len(before["results"]) + 2


KILLS = 8
MOST_KILLS = 40
"""So many at most, until all kinds of entries have been promised: a slow machine does less."""
KINDS = {"action", "time", "concession", "joining"}
MOST_LINES = 60
LONGEST_MOMENT = 0.004

Row = tuple[int, str, int | None, Any]


class Promises:
    """Changes that the killed processes acknowledged, and those found stored since."""

    def __init__(self) -> None:
        self.versions: dict[str, int] = {}
        self.log: dict[str, dict[int, Any]] = {}
        self.unspoken = 0

    @property
    def kinds(self) -> set[str]:
        """The kinds of log entries that were promised so far."""
        return {entry[0] for log in self.log.values() for entry in log.values()}

    def hear(self, line: bytes) -> None:
        """Take note of one acknowledged change; versions never go back or repeat."""
        match_id, version, entries = json.loads(line)
        assert version > self.versions.get(match_id, 0)
        self.versions[match_id] = version
        numbered = enumerate(entries, version - len(entries) + 1)
        self.log.setdefault(match_id, {}).update(numbered)

    def compare(self, versions: dict[str, int], rows: dict[str, list[Row]]) -> None:
        """Fails unless the database holds what was promised, and one change more at most."""
        assert self.versions.keys() <= versions.keys()
        for match_id, version in versions.items():
            known = self.versions.get(match_id, 0)
            sequences = [row[0] for row in rows.get(match_id, [])]
            assert sequences == sorted(set(sequences))
            stored = {
                sequence: [kind, seat, action]
                for sequence, kind, seat, action in rows.get(match_id, [])
            }
            promised = self.log.get(match_id, {})
            assert {sequence: stored.get(sequence) for sequence in promised} == promised
            unheard = sorted(stored.keys() - promised.keys())
            assert set(unheard) <= {*range(known + 1, version + 1)}
            assert version <= known + max(1, len(unheard))
            # Only computers that give up after the last person do so in the same change.
            assert all(stored[each][0] == "concession" for each in unheard[1:])
            self.unspoken += version - known
            self.versions[match_id] = version
            self.log[match_id] = stored


def hear_until_killed(path: Path, seed: int, rng: random.Random, promises: Promises) -> None:
    """Let a process play until it has acknowledged some changes; then kill it from another one."""
    lines, moment = rng.randrange(MOST_LINES), rng.random() * LONGEST_MOMENT
    with forked(run, address(path), seed, False) as (process, heard):
        for _ in range(lines):
            promises.hear(heard.recv_bytes())
        time.sleep(moment)
        process.kill()
        for line in rest_of(heard):
            promises.hear(line)
    assert process.exitcode == -9


def stored(connection: Connection) -> tuple[dict[str, int], dict[str, list[Row]]]:
    """Every match's version and log rows, read past the bot."""
    if not ON_POSTGRESQL:
        check = connection.exec_driver_sql("PRAGMA integrity_check")
        assert check.scalars().all() == ["ok"]
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    found = connection.execute(select(tables.matches.c.id, tables.matches.c.version))
    rows: dict[str, list[Row]] = {}
    for row in connection.execute(select(tables.log).order_by(tables.log.c.sequence)):
        rows.setdefault(row.match_id, []).append((row.sequence, row.kind, row.seat, row.action))
    return {each.id: each.version for each in found}, rows


async def replayed(path: Path) -> set[str]:
    """The statuses of all matches; fails where a log does not lead to the stored state."""
    database = Database(address(path))
    await database.open()
    ledger = Ledger(database, lambda: datetime.now(UTC), 0)
    statuses: set[str] = set()
    for match_id in inside(path, stored)[0]:
        record = await ledger.read(match_id)
        log = await Queries(database).log_of(match_id)
        statuses.add(record.status)
        if record.state is None:
            assert log == []
            continue
        again = replay(record.game, record.header, log)
        assert again == record.state
        ended = record.game.outcome(again) is not None
        # A match in which somebody missed all their turns is called off, even at its end.
        assert record.cause == "absent" or ended == (record.status == "over")
        assert len(record.chairs) == len(record.game.view(again, None).seats)
    await database.close()
    return statuses


@pytest.mark.long
def test_killed_processes_lose_and_double_nothing(tmp_path: Path) -> None:
    path = provided(tmp_path / "castellan.db")
    rng = random.Random(20)
    promises = Promises()
    for kill in range(MOST_KILLS):
        if kill >= KILLS and promises.kinds >= KINDS:
            break
        hear_until_killed(path, kill, rng, promises)
        promises.compare(*inside(path, stored))
        asyncio.run(replayed(path))
    with forked(run, address(path), MOST_KILLS, True) as (process, heard):
        for line in rest_of(heard):
            promises.hear(line)
    assert process.exitcode == 0
    before = promises.unspoken
    promises.compare(*inside(path, stored))
    assert promises.unspoken == before
    assert asyncio.run(replayed(path)) <= {"over", "cancelled", "archived"}
    assert promises.kinds >= KINDS


@pytest.mark.sqlite  # its file, as it grows
def test_a_process_killed_while_it_makes_the_database_does_not_spoil_it(tmp_path: Path) -> None:
    for number, written in enumerate((1, 8_000, 20_000, 50_000)):
        path = tmp_path / f"{number}.db"
        files = (path, path.with_name(path.name + "-wal"))
        with forked(run, address(path), 0, False) as (process, _):
            while sum(file.stat().st_size for file in files if file.exists()) < written:
                assert process.is_alive(), "the process ended by itself"
            process.kill()
        assert process.exitcode == -9
        promises = Promises()
        hear_until_killed(path, number, random.Random(number), promises)
        promises.compare(*inside(path, stored))
