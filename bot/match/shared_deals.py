"""Deals that several tables play: their secrets, and until when they are kept."""

import hmac
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from bot.base.refusals import Refusal
from bot.match.ledger import Ledger
from bot.match.record import LIVE, Record
from bot.storage import tables

_MASTER: Final = "daily_deals"
"""The fact from which the secrets of deals are made that nobody opens a table for."""


class SharedDeals:
    """Makes the secrets of deals, and says whether one still protects anything."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._master: bytes | None = None
        """The secrets of deals are made from this; each alone tells nothing of others."""

    async def open(self) -> None:
        """Read what secrets are made from; the first time, make it."""
        database = self._database
        if await database.fact(_MASTER) is None:
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

    async def check_secret_open(self, record: Record) -> None:
        """Raise Refusal while the secret of a match's shared deal still protects anything."""
        if await self.secret_deals([record]):
            assert record.kind.still_secret is not None, "said by each kind with shared deals"
            raise Refusal(record.kind.still_secret)

    async def secret_deals(self, records: Iterable[Record]) -> set[str]:
        """Return the shared deals of these matches whose secret still protects something.

        That is while anybody plays them, and as long as their kind wants.
        """
        shared = {each.shared_deal: each.kind for each in records if each.shared_deal is not None}
        if not shared:
            return set()
        row, now = tables.matches.c, self._ledger.now()
        under_way = select(row.shared_deal).where(row.shared_deal.in_(shared), row.status.in_(LIVE))
        kept = {
            name
            for name, kind in shared.items()
            if kind.secret_until is not None and now < kind.secret_until(name)
        }
        return kept | set(await self._database.scalars(under_way.distinct()))
