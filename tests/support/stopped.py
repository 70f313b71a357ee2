"""Stops processes for a while, such as those of a PostgreSQL server."""

import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import make_url


def children_of(process: int) -> list[int]:
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(each) for each in told.split()]


@contextmanager
def stopped(*processes: int) -> Iterator[None]:
    for each in processes:
        with suppress(ProcessLookupError):
            os.kill(each, signal.SIGSTOP)
    try:
        yield
    finally:
        for each in processes:
            with suppress(ProcessLookupError):  # the one that told which there are
                os.kill(each, signal.SIGCONT)


@asynccontextmanager
async def session(address: str) -> AsyncIterator[Any]:
    """A connection of asyncpg's to a database that others use."""
    plain = make_url(address).set(drivername="postgresql")
    connection = await asyncpg.connect(plain.render_as_string(hide_password=False))
    try:
        yield connection
    finally:
        await connection.close()


async def processes_of(address: str) -> list[int]:
    async with session(address) as connection:
        parent = _parent_of(await connection.fetchval("SELECT pg_backend_pid()"))
    return [parent, *children_of(parent)]


def _parent_of(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("PPid:")[2].split()[0])
