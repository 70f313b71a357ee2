"""Nothing that a player was promised is lost, doubled or bent when the process is killed."""

import asyncio
import json
import random
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.match.ledger import Ledger
from bot.match.queries import Queries
from bot.storage import Database, tables
from games.core import replay
from tests.support.forked import forked, rest_of
from tests.support.killed_process import run
from tests.support.places import ON_POSTGRESQL, address, inside, provided

pytestmark = pytest.mark.threads

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

    def hear(self, line: bytes) -> None:
        """Take note of one acknowledged change; versions never go back or repeat."""
        match_id, version, entry = json.loads(line)
        assert version > self.versions.get(match_id, 0)
        self.versions[match_id] = version
        if entry is not None:
            self.log.setdefault(match_id, {})[version] = entry

    def compare(self, versions: dict[str, int], rows: dict[str, list[Row]]) -> None:
        """Fails unless the database holds what was promised, and one change more at most."""
        assert self.versions.keys() <= versions.keys()
        for match_id, version in versions.items():
            known = self.versions.get(match_id, 0)
            assert version in (known, known + 1)
            sequences = [row[0] for row in rows.get(match_id, [])]
            assert sequences == sorted(set(sequences))
            stored = {
                sequence: [kind, seat, action]
                for sequence, kind, seat, action in rows.get(match_id, [])
            }
            promised = self.log.get(match_id, {})
            assert {sequence: stored.get(sequence) for sequence in promised} == promised
            assert stored.keys() - promised.keys() <= {version} - {known}
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


def kill_while_opening(path: Path, bytes_there: int) -> None:
    """Kill a process as soon as its new database has reached a size."""
    written = (path, path.with_name(path.name + "-wal"))
    with forked(run, address(path), 0, False) as (process, _):
        while sum(file.stat().st_size for file in written if file.exists()) < bytes_there:
            assert process.is_alive(), "the process ended by itself"
        process.kill()
    assert process.exitcode == -9


def stored(path: Path) -> tuple[dict[str, int], dict[str, list[Row]]]:
    """Every match's version and log rows, read past the bot."""
    return inside(path, _stored)


def _stored(connection: Connection) -> tuple[dict[str, int], dict[str, list[Row]]]:
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
    for match_id in stored(path)[0]:
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


def kinds_in(promises: Promises) -> set[str]:
    """The kinds of log entries that were promised so far."""
    return {entry[0] for log in promises.log.values() for entry in log.values()}


@pytest.mark.long
def test_killed_processes_lose_and_double_nothing(tmp_path: Path) -> None:
    path = provided(tmp_path / "castellan.db")
    rng = random.Random(20)
    promises = Promises()
    for kill in range(MOST_KILLS):
        if kill >= KILLS and kinds_in(promises) >= KINDS:
            break
        hear_until_killed(path, kill, rng, promises)
        promises.compare(*stored(path))
        asyncio.run(replayed(path))
    with forked(run, address(path), MOST_KILLS, True) as (process, heard):
        for line in rest_of(heard):
            promises.hear(line)
    assert process.exitcode == 0
    before = promises.unspoken
    promises.compare(*stored(path))
    assert promises.unspoken == before
    assert asyncio.run(replayed(path)) <= {"over", "cancelled", "archived"}
    assert kinds_in(promises) >= KINDS


@pytest.mark.sqlite  # its file, as it grows
def test_a_process_killed_while_it_makes_the_database_does_not_spoil_it(tmp_path: Path) -> None:
    for number, written in enumerate((1, 8_000, 20_000, 50_000)):
        path = tmp_path / f"{number}.db"
        kill_while_opening(path, written)
        promises = Promises()
        hear_until_killed(path, number, random.Random(number), promises)
        promises.compare(*stored(path))
