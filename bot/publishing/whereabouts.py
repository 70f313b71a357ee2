"""What of a match stands where on Discord, and what of it has been shown."""

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, func, select, update

from bot.matches.record import LIVE, Record
from bot.storage import Database, tables

_BOARD: Final = ("place_id", "lobby_message_id", "board_message_id", "board_posted_at")
_COLUMNS: Final = (*_BOARD, "channel_id", "ping_message_id", "ping_key", "published_version")


def place_of_board(record: Record) -> dict[str, int | None]:
    """Where the board of a match stands, by the columns that say so."""
    return {name: getattr(record, name) for name in _BOARD}


class Whereabouts:
    """Remembers the messages of matches.

    What stands where is stored after a match has changed again, perhaps; so it is kept here as
    well, and a record that a change has handed on is told of it.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: dict[str, dict[str, Any]] = {}
        self._noted: dict[str, dict[str, Any]] = {}

    def read(self, record: Record) -> None:
        """Keep what a record says that was just read for being shown."""
        self._kept[record.id] = {name: getattr(record, name) for name in _COLUMNS}

    def told(self, record: Record) -> Record:
        """A record that a change has handed on, as a copy that says what stands where by now."""
        if record.id not in self._kept:
            self.read(record)
        return replace(record, **self._kept[record.id])

    def forget(self, match_id: str) -> None:
        """Keep nothing of a match that is not shown any more."""
        self._kept.pop(match_id, None)

    def note(self, match_id: str, **values: int | str | None) -> None:
        """Let something be stored with the next that is."""
        self._noted.setdefault(match_id, {}).update(values)

    async def published(self, match_id: str, **values: int | str | None) -> None:
        """Remember what of a match stands where on Discord, and what has been noted of it."""
        changed = {**self._noted.pop(match_id, {}), **values}
        if not changed:
            return
        if match_id in self._kept:
            self._kept[match_id].update(changed)
        row = tables.matches.c
        await self._database.run(update(tables.matches).where(row.id == match_id).values(**changed))

    async def moved(self, match_id: str, channel_id: int) -> None:
        """A match stands in another channel from now on, with nothing posted there yet."""
        await self.published(
            match_id,
            channel_id=channel_id,
            place_id=channel_id,
            lobby_message_id=None,
            board_message_id=None,
            board_posted_at=None,
            ping_message_id=None,
        )

    async def ping_gone(self, match_id: str, message_id: int) -> None:
        """Remember that a ping was taken away, unless another stands there by now."""
        kept = self._kept.get(match_id)
        if kept is not None and kept["ping_message_id"] == message_id:
            kept["ping_message_id"] = None
        row = tables.matches.c
        await self._database.run(
            update(tables.matches)
            .where(row.id == match_id, row.ping_message_id == message_id)
            .values(ping_message_id=None)
        )

    async def unpublished(self) -> list[str]:
        """Matches whose newest version has not been shown yet."""
        behind = tables.matches.c.version - tables.matches.c.published_version
        return list(await self._database.scalars(select(tables.matches.c.id).where(behind > 0)))

    async def unpinged(self) -> list[str]:
        """Matches whose players were left a moment to come by themselves when the bot ended."""
        row = tables.matches.c
        left = (row.status == "running", row.ping_key.is_(None), row.alarm_decision.is_not(None))
        return list(await self._database.scalars(select(row.id).where(*left)))

    async def renamed(self) -> list[tuple[str, bool]]:
        """Matches whose messages call somebody otherwise than they should; whether each is live."""
        row = tables.matches.c
        found = await self._database.rows(select(row.id, row.status).where(row.renamed))
        return [(each.id, each.status in LIVE) for each in found]

    async def redrawn(self, record: Record) -> bool:
        """Note that the messages of a match call everybody as the record does.

        False if somebody was renamed since the record was read, so that they do so no longer.
        """
        return await self._database.write(_redrawn, record)

    async def standing_boards(self) -> list[tuple[str, int, int]]:
        """Match, place and message of every lobby's and running match's public message."""
        matches = tables.matches.c
        place = func.coalesce(matches.place_id, matches.channel_id)
        message = func.coalesce(matches.board_message_id, matches.lobby_message_id)
        standing = select(matches.id, place, message).where(
            matches.status.in_(LIVE), message.is_not(None)
        )
        return [(row[0], row[1], row[2]) for row in await self._database.rows(standing)]


def _redrawn(connection: Connection, record: Record) -> bool:
    chair, row = tables.chairs.c, tables.matches.c
    # Nobody is renamed in it between the look and the note.
    connection.execute(select(row.id).where(row.id == record.id).with_for_update())
    names = select(chair.name).where(chair.match_id == record.id).order_by(chair.seat)
    if list(connection.scalars(names)) != [chair.name for chair in record.chairs]:
        return False
    connection.execute(update(tables.matches).where(row.id == record.id).values(renamed=False))
    return True
