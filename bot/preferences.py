"""What a person prefers: where hands are shown, and whether turns ping."""

from dataclasses import asdict, dataclass, replace

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import Database, tables


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices; the defaults are those of somebody who never chose."""

    direct_hands: bool = False
    pings: bool = True
    locale: str | None = None
    """The language last seen, for messages that no interaction asks for."""


class PreferenceBook:
    """Reads and writes preferences."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> Preferences:
        """What a person prefers."""
        return (await self.of_all([user_id]))[user_id]

    async def of_all(self, user_ids: list[int]) -> dict[int, Preferences]:
        """What several people prefer."""
        async with self._database.read() as connection:
            known = await _read(connection, user_ids)
        return {user_id: known.get(user_id, Preferences()) for user_id in user_ids}

    async def toggle(self, user_id: int, name: str, locale: str) -> Preferences:
        """Turn ``direct_hands`` or ``pings`` over; what is preferred now.

        Direct messages that were found closed are tried again.
        """
        closed = tables.direct_hands.c
        table = tables.preferences
        async with self._database.write() as connection:
            old = (await _read(connection, [user_id])).get(user_id, Preferences())
            new = replace(old, **{name: not getattr(old, name)}, locale=locale)
            values = asdict(new)
            await connection.execute(
                delete(tables.direct_hands).where(closed.user_id == user_id, closed.closed)
            )
            changed = await connection.execute(
                update(table).where(table.c.user_id == user_id).values(**values)
            )
            if changed.rowcount == 0:
                await connection.execute(insert(table).values(user_id=user_id, **values))
        return new


async def _read(connection: AsyncConnection, user_ids: list[int]) -> dict[int, Preferences]:
    table = tables.preferences
    rows = await connection.execute(select(table).where(table.c.user_id.in_(user_ids)))
    return {row.user_id: Preferences(row.direct_hands, row.pings, row.locale) for row in rows}
