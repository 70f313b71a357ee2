"""Exports all stored data of a person that reveals nothing about others, as JSON."""

import asyncio
import json
from datetime import UTC, datetime
from itertools import product
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, Select, Table, and_, or_, select

from bot.match.ledger import Ledger
from bot.match.record import SECOND_BOARD_SEAT
from bot.match.store import SECOND_BOARD
from bot.storage import tables
from bot.storage.tables import Holds, columns_that
from cogs.privacy.erasure import UNBEGUN, seats_of

_MAX_EXACT: Final = 2**53 - 1
"""The largest integer that is exact in every reader of JSON. Discord's ids are larger."""
_READ_AT_ONCE: Final = 100
"""Rows read at a time, so that others don't wait for a whole export."""
_TOLD_OF_MATCHES: Final = (
    *("id", "slug", "status", "guild_id", "kind", "shared_deal", "pace", "unrated"),
    *("created_at", "ended_at"),
)
"""Columns of a match that an export includes. The others are secret or belong to all players."""

_TOLD_OF_NIGHTS: Final = (
    *("id", "slug", "phase", "guild_id", "channel_id", "title", "note", "weekly"),
    *("starts_at", "ends_at"),
)
"""Columns of a game night that an export of its planner includes."""
_TOLD_OF_CHALLENGES: Final = (
    *("id", "slug", "status", "guild_id", "pace", "casual", "best_of"),
    *("created_at", "ends_at"),
)
"""Columns of a challenge that an export includes."""


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
        async with self._exporting:  # one at a time, for it may be very much
            held = {
                "format": "castellan-person",
                "format_version": 2,
                "user_id": user_id,
                "made_at": datetime.fromtimestamp(self._ledger.now() / 1000, UTC).isoformat(),
            }
            held |= await self._database.read(_rows_of, user_id)
            return await asyncio.to_thread(_written, held)


def _rows_of(connection: Connection, user_id: int) -> dict[str, Any]:
    """Collect a person's rows, by table."""
    held: dict[str, Any] = {}
    for table in tables.metadata.sorted_tables:
        if table is tables.matches:
            held[table.name] = _matches_told(connection, user_id)
            continue
        if table is tables.challenges:
            held[table.name] = _challenges_told(connection, user_id)
            continue
        people = columns_that(table, Holds.OWNER, Holds.PERSON, Holds.BARRED)
        if people:
            held[table.name] = _rows_in(connection, table, people, user_id)
    return held


def _rows_in(
    connection: Connection, table: Table, people: list[Column[Any]], user_id: int
) -> list[dict[str, Any]]:
    """Collect the rows of a table that name a person, without the others that they name."""
    told = [table.c[name] for name in _TOLD_OF_NIGHTS] if table is tables.nights else [*table.c]
    query = select(*told).where(or_(*(column == user_id for column in people)))
    if table is tables.log:
        query = query.where(table.c.match_id.in_(seats_of(user_id)))
    query = query.execution_options(yield_per=_READ_AT_ONCE)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    for row, column in product(rows, people):
        if row.get(column.name) != user_id:
            row.pop(column.name, None)
    return rows


def _visits(user_id: int, *columns: ColumnElement[Any]) -> Select[Any]:
    """Return a query for the matches that a person plays, or played, at a second board.

    The place of the first board, on the opponent's server, is left out.
    """
    row, chair, second = tables.matches.c, tables.chairs.c, tables.postings.c
    sat = (chair.match_id == row.id, chair.user_id == user_id, chair.seat == SECOND_BOARD_SEAT)
    found = select(*columns).join_from(tables.matches, tables.chairs)
    beside = and_(second.kind == SECOND_BOARD, second.subject == row.id)
    return found.join(tables.postings, beside).where(*sat)


def _written(held: dict[str, Any]) -> bytes:
    return (json.dumps(_exact(held), ensure_ascii=False, indent=1) + "\n").encode()


def _exact(held: Any) -> Any:
    """Turn Discord's ids into text: as numbers, JavaScript and others would round them."""
    if isinstance(held, dict):
        return {name: _exact(each) for name, each in held.items()}
    if isinstance(held, list):
        return [*map(_exact, held)]
    return str(held) if isinstance(held, int) and held > _MAX_EXACT else held


def _challenges_told(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    row, person = tables.challenges.c, tables.challenge_people.c
    columns = [row[name] for name in _TOLD_OF_CHALLENGES]
    mine = select(*columns).join(tables.challenge_people).where(person.user_id == user_id)
    return [dict(each) for each in connection.execute(mine).mappings()]


def _matches_told(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    row = tables.matches.c
    hosts = and_(row.status.in_(UNBEGUN), row.host_id == user_id)
    mine = or_(row.id.in_(seats_of(user_id)), hosts)
    columns = [row[name] for name in _TOLD_OF_MATCHES]
    hosted = (row.host_id == user_id).label("host")
    found = connection.execute(select(*columns, hosted).where(mine))
    told = [dict(each) for each in found.mappings()]
    # At a second board, the person's own server is named in place of the opponent's.
    visits = _visits(user_id, row.id, tables.postings.c.guild_id)
    own_side = {each.id: each.guild_id for each in connection.execute(visits)}
    for match in told:
        match["guild_id"] = own_side.get(match["id"], match["guild_id"])
    # Invitations are in a JSON column without an index, but there are few lobbies.
    lobbies = connection.execute(select(*columns, row.invited).where(row.status == "lobby"))
    invited = [
        {**{name: each[name] for name in _TOLD_OF_MATCHES}, "invited": True}
        for each in lobbies.mappings()
        if any(person["id"] == user_id for person in each["invited"])
    ]
    return told + invited
