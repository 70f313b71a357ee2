"""Secrets of deals that several tables play."""

import hmac
import secrets
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from bot.storage import Database, tables

_MASTER: Final = "daily_deals"
"""The fact with the secret from which those of all shared deals are derived."""


def master_secret(connection: Connection) -> bytes | None:
    """Return the master secret; None before any process has made it."""
    told = select(tables.facts.c.value).where(tables.facts.c.name == _MASTER)
    value: str | None = connection.scalar(told)
    return None if value is None else bytes.fromhex(value)


class SharedDeals:
    """Derives the secrets of shared deals."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._master: bytes | None = None
        """The master secret. The secrets derived from it say nothing about each other."""

    async def open(self) -> None:
        """Load the master secret, or create it the first time."""
        database = self._database
        told = await database.fact(_MASTER)
        if told is None:
            with suppress(IntegrityError):  # another process was faster
                fact = {"name": _MASTER, "value": secrets.token_hex(32)}
                await database.run(insert(tables.facts).values(fact))
            told = await database.fact(_MASTER)
        assert told is not None
        self._master = bytes.fromhex(told)

    def secret_of(self, name: str) -> bytes:
        """Return the secret of the deal of that name."""
        assert self._master is not None, "opened before"
        return hmac.digest(self._master, name.encode(), "sha256")
