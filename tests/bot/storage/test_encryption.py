"""Connections to a PostgreSQL that takes only encrypted ones, from who knows the password."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import URL, make_url, text

from bot.base.environment import checked_address
from bot.storage import Database, DatabaseRefused
from tools.postgresql import binaries, server

pytestmark = [pytest.mark.threads, pytest.mark.postgresql]
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
    plain = url.set(drivername="postgresql").render_as_string()
    connection = await asyncpg.connect(plain)
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


async def is_encrypted(database: Database) -> bool:
    await database.open()
    try:
        told = text("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
        return bool(await database.scalar(told))
    finally:
        await database.close()


@pytest.mark.parametrize("mode", ["", "prefer", "require"])
async def test_encryption_is_used_where_it_is_offered(encrypted: Encrypted, mode: str) -> None:
    query = {"sslmode": mode} if mode else {}
    assert await is_encrypted(encrypted.at("127.0.0.1", **query))


@pytest.mark.parametrize(
    ("mode", "host"),
    [("verify-ca", "127.0.0.1"), ("verify-full", "localhost"), ("require", "127.0.0.1")],
)
async def test_a_certificate_is_compared_with_the_one_that_is_named(
    encrypted: Encrypted, mode: str, host: str
) -> None:
    root = str(encrypted.root)
    assert await is_encrypted(encrypted.at(host, sslmode=mode, sslrootcert=root))


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
    assert said.startswith("DATABASE_URL: the database cannot be opened: ")
    assert "\n" not in said
    assert PASSWORD not in said
    assert "c#d" not in said


async def test_a_wrong_password_is_refused_in_one_line(encrypted: Encrypted) -> None:
    other = encrypted._replace(url=encrypted.url.set(password="hidden"))  # noqa: S106
    with pytest.raises(DatabaseRefused, match="password authentication failed") as refused:
        await other.at("127.0.0.1").open()
    assert "hidden" not in str(refused.value)
