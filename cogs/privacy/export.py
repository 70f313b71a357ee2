"""Exports all stored data of a person that reveals nothing about others, as JSON."""

import asyncio
import json
from datetime import UTC, datetime
from itertools import product
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, case, exists, or_, select

from bot.match.ledger import Ledger
from bot.storage import tables
from bot.storage.tables import Holds, columns_that
from cogs.privacy.erasure import UNBEGUN, seats_of, taken_part_in

_MAX_EXACT: Final = 2**53 - 1  # in every reader of JSON. Discord's ids are larger
_READ_AT_ONCE: Final = 100  # rows, so that others don't wait for a whole export
_TOLD_OF_MATCHES: Final = (
    *("id", "slug", "status", "guild_id", "kind", "shared_deal", "pace", "unrated"),
    *("created_at", "ended_at"),
)
"""Columns of a match that an export includes. The others are secret or belong to all players."""


class Exports:
    """Gives people their stored data."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._exporting = asyncio.Lock()

    async def of(self, user_id: int) -> bytes:
        """Return everything stored that belongs to a person, as JSON.

        It reveals nothing about others.
        """
        async with self._exporting:  # one at a time, since it may be a lot
            held = {
                "format": "castellan-person",
                "format_version": 2,
                "user_id": user_id,
                "made_at": datetime.fromtimestamp(self._ledger.now() / 1000, UTC).isoformat(),
            }
            held |= await self._database.read(_rows_of, user_id)
            return await asyncio.to_thread(_written, held)


def _rows_of(connection: Connection, user_id: int) -> dict[str, Any]:
    held: dict[str, Any] = {}
    for table in tables.metadata.sorted_tables:
        if table is tables.matches:
            held[table.name] = _matches_told(connection, user_id)
            continue
        people = columns_that(table, Holds.OWNER, Holds.PERSON, Holds.BARRED)
        mine = [column == user_id for column in people]
        mine += [key.in_(theirs) for key, theirs in taken_part_in(user_id) if key.table is table]
        if mine:
            held[table.name] = _rows_in(connection, table, or_(*mine), people, user_id)
    return held


def _rows_in(
    connection: Connection,
    table: Table,
    mine: ColumnElement[bool],
    people: list[Column[Any]],
    user_id: int,
) -> list[dict[str, Any]]:
    told = columns_that(table, *(kind for kind in Holds if kind is not Holds.SECRET))
    query = select(*told).where(mine)
    if table is tables.log:
        query = query.where(table.c.match_id.in_(seats_of(user_id)))
    query = query.execution_options(yield_per=_READ_AT_ONCE)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    for row, column in product(rows, people):
        if row.get(column.name) != user_id:
            row.pop(column.name, None)
    return rows


def _written(held: dict[str, Any]) -> bytes:
    return (json.dumps(_exact(held), ensure_ascii=False, indent=1) + "\n").encode()


def _exact(held: Any) -> Any:
    """Turn Discord's ids into text: as numbers, JavaScript and others would round them."""
    if isinstance(held, dict):
        return {name: _exact(each) for name, each in held.items()}
    if isinstance(held, list):
        return [*map(_exact, held)]
    return str(held) if isinstance(held, int) and held > _MAX_EXACT else held


def _matches_told(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    row, chair = tables.matches.c, tables.chairs.c
    hosts = and_(row.status.in_(UNBEGUN), row.host_id == user_id)
    mine = or_(row.id.in_(seats_of(user_id)), hosts)
    # Of a match in direct messages, the person's own server is named and not the opponent's.
    named = exists().where(chair.match_id == row.id, chair.guild_id.is_not(None))
    own = select(chair.guild_id).where(chair.match_id == row.id, chair.user_id == user_id).limit(1)
    guild_id = case((named, own.scalar_subquery()), else_=row.guild_id).label("guild_id")
    columns = [guild_id if name == "guild_id" else row[name] for name in _TOLD_OF_MATCHES]
    hosted = (row.host_id == user_id).label("host")
    found = connection.execute(select(*columns, hosted).where(mine))
    told = [dict(each) for each in found.mappings()]
    # Invitations are in a JSON column without an index, but there are few lobbies.
    lobbies = connection.execute(select(*columns, row.invited).where(row.status == "lobby"))
    invited = [
        {**{name: each[name] for name in _TOLD_OF_MATCHES}, "invited": True}
        for each in lobbies.mappings()
        if any(person["id"] == user_id for person in each["invited"])
    ]
    return told + invited
