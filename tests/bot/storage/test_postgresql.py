"""What only PostgreSQL does: locks that pass on, encrypted connections, dumps."""

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic import command
from sqlalchemy import URL, Connection, event, func, make_url, select, text
from sqlalchemy.exc import DBAPIError

from bot.base.environment import checked_address
from bot.cli import main
from bot.storage import Database, DatabaseRefused, lease, schema, tables
from bot.storage.backup import back_up, restore, try_out
from bot.storage.database import present_revision, set_fact
from bot.storage.dumps import _named, _on_server
from bot.storage.lease import Lease, WrongShardCount
from bot.storage.notices import News, Notice
from tests.support.places import address, inside
from tests.support.stored import Shelf, opened
from tools.postgresql import binaries, server

pytestmark = [pytest.mark.threads, pytest.mark.postgresql]


def never() -> None:
    raise AssertionError("nothing is lost here")


@asynccontextmanager
async def leased(
    database: Database, *shard_ids: int, count: int = 4, lost: Callable[[], None] = never
) -> AsyncIterator[Lease]:
    taken = database.lease()
    assert taken is not None
    try:
        await taken.take(shard_ids, count, lost)
        yield taken
    finally:
        await taken.give_back()


async def test_a_process_waits_for_the_one_that_has_its_shards(shelf: Shelf) -> None:
    async with leased(shelf.database, 0, 1) as first, leased(shelf.database, 3):
        second = shelf.database.lease()
        assert second is not None
        asked = asyncio.Event()

        def hear(_: object, __: object, statement: str, *more: object) -> None:
            if "pg_try_advisory_lock" in statement:
                asked.set()

        *_, engine = shelf.database.engines
        event.listen(engine, "after_cursor_execute", hear)
        waiting = asyncio.create_task(second.take([1, 2], 4, never))
        await asked.wait()
        event.remove(engine, "after_cursor_execute", hear)
        assert not waiting.done()
        await first.give_back()
        await waiting
        await second.give_back()


async def test_processes_that_count_shards_otherwise_do_not_begin(shelf: Shelf) -> None:
    async with leased(shelf.database, 0, count=4):
        with pytest.raises(WrongShardCount, match=r"^SHARD_COUNT: .* has 3, .* has 4\."):
            async with leased(shelf.database, 1, count=3):
                raise AssertionError("refused")
        async with leased(shelf.database, 1, count=4):
            pass
    async with leased(shelf.database, 0, count=3):
        """Once all others have ended it may be another number."""


async def test_who_loses_the_connection_is_told_at_once(shelf: Shelf) -> None:
    lost = asyncio.Event()
    async with leased(shelf.database, 0, lost=lost.set) as taken:
        mine = await taken._ask(select(func.pg_backend_pid()))
        await shelf.database.scalar(select(func.pg_terminate_backend(mine)))
        async with asyncio.timeout(60):
            await lost.wait()
        async with leased(shelf.database, 0):
            """Another process has it."""
        with pytest.raises(DBAPIError):
            await taken._ask(select(1))


async def test_turns_to_identify_are_apart_in_each_bucket(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "IDENTIFY_SECONDS", 0.5)
    turns: list[tuple[int, float]] = []

    async def identify(taken: Lease, bucket: int) -> None:
        await taken.identify(bucket)
        turns.append((bucket, time.monotonic()))

    async with leased(shelf.database, 0, 1) as one, leased(shelf.database, 2, 3) as other:
        await asyncio.gather(*(identify(each, 0) for each in (one, other, one)), identify(one, 1))
    at = sorted(moment for bucket, moment in turns if bucket == 0)
    assert all(later - earlier >= 0.5 for earlier, later in pairwise(at))
    (beside,) = (moment for bucket, moment in turns if bucket == 1)
    assert beside < at[-1]


async def test_a_notice_is_heard_by_all_once_it_is_committed(shelf: Shelf) -> None:
    told: asyncio.Queue[str] = asyncio.Queue()
    notice = Notice(News.CHANGED, "abc", 7)
    async with leased(shelf.database, 0) as one, leased(shelf.database, 1) as other:
        for each in (one, other):
            await each.listen(told.put_nowait)

        def fail(connection: object) -> None:
            Notice(News.WANTED, "abc", 7).send(connection)  # type: ignore[arg-type]
            raise RuntimeError("nothing is committed")

        with pytest.raises(RuntimeError):
            await shelf.database.write(fail)
        await shelf.database.write(notice.send)
        async with asyncio.timeout(60):
            assert [Notice.from_text(await told.get()) for _ in range(2)] == [notice] * 2


PASSWORD = "a@b/c#d%40?e:f"  # noqa: S105


class Encrypted(NamedTuple):
    """The server's address, and the certificate that vouches for it as "localhost"."""

    url: URL
    root: Path

    def at(self, host: str, **query: str) -> Database:
        url = self.url.set(drivername="postgres", host=host, query=query)
        return Database(checked_address(url.render_as_string(hide_password=False)))


@pytest.fixture(scope="module")
def encrypted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Encrypted]:
    programs, openssl = binaries(), shutil.which("openssl")
    if programs is None or openssl is None:
        pytest.skip("needs a PostgreSQL of its own, and openssl")
    root = tmp_path_factory.mktemp("encrypted") / "root.pem"
    with server(programs) as address:
        url = make_url(address)
        asyncio.run(encrypt(url, openssl, root))
        yield Encrypted(url.set(username="somebody", password=PASSWORD), root)


async def encrypt(url: URL, openssl: str, root: Path) -> None:
    """Configure a server to accept only encrypted connections."""
    connection = await asyncpg.connect(url.set(drivername="postgresql").render_as_string())
    data = Path(await connection.fetchval("SHOW data_directory"))
    await asyncio.to_thread(make_certificate, openssl, data, root)
    quoted = PASSWORD.replace("'", "''")
    await connection.execute(f"CREATE ROLE somebody SUPERUSER LOGIN PASSWORD '{quoted}'")
    await connection.execute("ALTER SYSTEM SET ssl = on")
    await connection.execute("SELECT pg_reload_conf()")
    while await connection.fetchval("SHOW ssl") != "on":
        await connection.execute("SELECT pg_sleep(0.01)")
    await connection.close()


def make_certificate(openssl: str, data: Path, root: Path) -> None:
    """Put a key and its certificate where the server looks for them, and say who may connect."""
    key, certificate = data / "server.key", data / "server.crt"
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    shutil.copy(certificate, root)
    key.chmod(0o600)
    owner = data.stat()
    for each in (key, certificate):
        os.chown(each, owner.st_uid, owner.st_gid)
    (data / "pg_hba.conf").write_text("hostssl all all 127.0.0.1/32 scram-sha-256\n")


@pytest.mark.parametrize(
    ("mode", "host", "compared"),
    [
        *((mode, "127.0.0.1", False) for mode in ("", "prefer", "require")),
        *((mode, "127.0.0.1", True) for mode in ("verify-ca", "require")),
        ("verify-full", "localhost", True),
    ],
)
async def test_encryption_is_used_where_it_is_offered_and_certificates_are_compared(
    encrypted: Encrypted, mode: str, host: str, compared: bool
) -> None:
    query = {"sslmode": mode} if mode else {}
    query |= {"sslrootcert": str(encrypted.root)} if compared else {}
    database = encrypted.at(host, **query)
    await database.open()
    try:
        told = text("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        assert await database.scalar(told)
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("host", "query"),
    [
        ("127.0.0.1", {"sslmode": "disable"}),
        ("127.0.0.1", {"sslmode": "verify-ca"}),
        ("127.0.0.1", {"sslmode": "verify-full", "sslrootcert": "ROOT"}),
        ("127.0.0.1", {"sslmode": "require", "sslrootcert": "/nowhere"}),
    ],
)
async def test_what_is_not_as_asked_is_refused_in_one_line(
    encrypted: Encrypted, host: str, query: dict[str, str]
) -> None:
    query = {name: value.replace("ROOT", str(encrypted.root)) for name, value in query.items()}
    with pytest.raises(DatabaseRefused) as refused:
        await encrypted.at(host, **query).open()
    said = str(refused.value)
    assert said.startswith("DATABASE_URL: the database could not be opened: ")
    assert "\n" not in said
    assert PASSWORD not in said
    assert "c#d" not in said


async def test_a_wrong_password_is_refused_in_one_line(encrypted: Encrypted) -> None:
    other = encrypted._replace(url=encrypted.url.set(password="hidden"))  # noqa: S106
    with pytest.raises(DatabaseRefused, match="password authentication failed") as refused:
        await other.at("127.0.0.1").open()
    assert "hidden" not in str(refused.value)


CREATE, DROP = "CREATE DATABASE", "DROP DATABASE"


async def _say(server: Any, statement: str, name: str) -> None:
    await server.execute(text(f'{statement} "{name}"'))


def lay_previous(connection: Connection) -> None:
    """Make the tables of the version before, and leave a trace in them."""
    config = schema.config()
    config.attributes["connection"] = connection
    command.upgrade(config, schema.known_revisions()[1])
    set_fact(connection, "of", "the version before")


async def test_a_dump_of_the_version_before_takes_the_place_of_todays_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before, today = tmp_path / "before.db", tmp_path / "today.db"
    dump = tmp_path / "castellan.dump"
    inside(before, lay_previous, migrated=False)
    await asyncio.to_thread(back_up, address(before), dump)
    async with opened(today) as shelf:
        record = await shelf.running()
    monkeypatch.setenv("DATABASE_URL", address(today))
    assert await asyncio.to_thread(main, ["restore", str(dump)]) == 0
    kept = f"{make_url(address(today)).database}_before_restore_1"
    assert kept in capsys.readouterr().out
    assert inside(today, present_revision) == schema.known_revisions()[1]
    async with opened(today) as shelf:
        assert await shelf.database.fact("of") == "the version before"
        assert await shelf.database.scalars(select(tables.matches.c.id)) == []
        record = await shelf.act(await shelf.running())
        assert record.version > 1


async def test_what_was_there_is_kept_whole(tmp_path: Path) -> None:
    path, dump = tmp_path / "castellan.db", tmp_path / "castellan.dump"
    async with opened(path) as shelf:
        then = await shelf.running()
        await asyncio.to_thread(back_up, address(path), dump)
        await shelf.act(then)
        with pytest.raises(DatabaseRefused, match=r"is in use\. Stop the bot"):
            await asyncio.to_thread(restore, address(path), dump)
    kept = await asyncio.to_thread(restore, address(path), dump)
    assert kept is not None
    await asyncio.to_thread(try_out, address(path), dump)
    version = text("SELECT version FROM matches")
    assert inside(path, lambda connection: connection.scalar(version)) == then.version
    there = inside(path, lambda connection: [*connection.scalars(_NAMES)])
    assert [each for each in there if each.startswith(kept.partition("_before")[0])] == [
        make_url(address(path)).database,
        kept,
    ]


async def test_a_restore_drops_no_database_but_its_own(tmp_path: Path) -> None:
    path, dump = tmp_path / "castellan.db", tmp_path / "castellan.dump"
    async with opened(path) as shelf:
        await shelf.running()
    await asyncio.to_thread(back_up, address(path), dump)
    url = make_url(address(path))
    beside = [f"{url.database}_tried", f"{url.database}_restored"]
    for each in beside:
        await asyncio.to_thread(_on_server, url, partial(_say, statement=CREATE, name=each))
    await asyncio.to_thread(try_out, address(path), dump)
    await asyncio.to_thread(restore, address(path), dump)
    assert inside(path, lambda connection: {*connection.scalars(_NAMES)}).issuperset(beside)
    for each in beside:
        await asyncio.to_thread(_on_server, url, partial(_say, statement=DROP, name=each))


def test_names_stay_within_postgresqls_bytes() -> None:
    for name in ("castellan", "c" * 63, "ж" * 31):
        named = _named(name, "_before_restore_1")
        assert named.endswith("_before_restore_1")
        assert len(named.encode()) <= 63


async def test_a_torn_dump_changes_nothing(tmp_path: Path) -> None:
    path, dump = tmp_path / "castellan.db", tmp_path / "castellan.dump"
    async with opened(path) as shelf:
        record = await shelf.running()
    await asyncio.to_thread(back_up, address(path), dump)
    dump.write_bytes(dump.read_bytes()[:-2000])
    with pytest.raises(DatabaseRefused, match="pg_restore"):
        await asyncio.to_thread(restore, address(path), dump)
    dump.write_text("no dump")
    with pytest.raises(DatabaseRefused, match="is not a PostgreSQL dump"):
        await asyncio.to_thread(restore, address(path), dump)
    async with opened(path) as shelf:
        assert (await shelf.ledger.read(record.id)).version == record.version


_NAMES = text("SELECT datname FROM pg_database ORDER BY length(datname)")
