"""What people and servers can ask of their data: to have it, and to have it gone."""

import json
from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import logs
from bot.boards import Boards
from bot.errors import PlayerError, StaleClick
from bot.holdings import Holds, columns_that, erase_person, erase_server
from bot.i18n import sentence
from bot.ledger import Ledger
from bot.lobbies import UNREADABLE, Lobbies
from bot.publisher import Publisher
from bot.records import CLOSED, Record
from bot.storage import tables

log = logs.get(__name__)

GRACE_MS: Final = 7 * 24 * 60 * 60 * 1000
"""So long after the bot has left a server its data is kept."""
MOST_ATTEMPTS: Final = 5
LAST_WORDS_SECONDS: Final = 20.0
"""So long an erasure waits for the boards of the matches that it ends."""
_TOLD_OF_MATCHES: Final = (
    *("id", "slug", "status", "guild_id", "daily", "pace", "casual"),
    *("created_at", "ended_at"),
)
"""What an export tells of a match; the rest belongs to everybody at the table, or is secret."""


class Privacy:
    """Exports and deletes people's data, and erases servers."""

    def __init__(
        self,
        ledger: Ledger,
        lobbies: Lobbies,
        publisher: Publisher | None = None,
        boards: Boards | None = None,
    ) -> None:
        """Without publisher and boards nothing changes on Discord."""
        self._ledger = ledger
        self._lobbies = lobbies
        self._publisher = publisher
        self._boards = boards

    async def export(self, user_id: int) -> str:
        """Everything stored that belongs to a person and tells nothing of others, as JSON."""
        held: dict[str, Any] = {
            "format": "castellan-person",
            "format_version": 1,
            "user_id": user_id,
            "made_at": datetime.fromtimestamp(self._ledger.now() / 1000, UTC).isoformat(),
        }
        async with self._ledger.database.read() as connection:
            for table in tables.metadata.sorted_tables:
                if table is tables.matches:
                    held[table.name] = await _matches_told(connection, user_id)
                    continue
                for column in columns_that(table, Holds.OWNER, Holds.PERSON, Holds.BARRED):
                    query = select(table).where(column == user_id)
                    if table is tables.log:
                        query = query.where(table.c.match_id.in_(_seats_of(user_id)))
                    rows = await connection.execute(query)
                    held[table.name] = [dict(row) for row in rows.mappings()]
        return json.dumps(held, ensure_ascii=False, indent=1) + "\n"

    async def delete(self, user_id: int) -> None:
        """Make somebody unknown, in one transaction, and let what stands on Discord follow.

        They get up from tables that have not begun, a computer takes their seats elsewhere, and
        their games for one are called off. Raises PlayerError when others were faster each time.
        """
        for _ in range(MOST_ATTEMPTS):
            await self._call_off_unreadable(user_id)
            letters = await self._letters(user_id)
            try:
                changed = await self._delete(user_id)
            except StaleClick:
                log.info("a match has moved on while its player was being deleted")
                continue
            break
        else:
            raise PlayerError(
                sentence("Your matches moved on meanwhile, so nothing was deleted. Press again.")
            )
        log.info("person deleted", matches=len(changed))
        for match_id in changed:
            self._ledger.tell(await self._ledger.read(match_id))
        if self._boards is not None:
            for channel_id, message_id in letters:
                await self._boards.delete(channel_id, message_id)
        if self._publisher is not None:
            await self._publisher.show_new_names()

    async def _delete(self, user_id: int) -> list[str]:
        """The transaction; the matches whose boards change otherwise than by a name."""
        now = self._ledger.now()
        changed: list[str] = []
        quiet: list[str] = []
        async with self._ledger.database.write() as connection:
            for match_id in await _unfinished(connection, user_id):
                async with self._ledger.change_in(connection, match_id) as record:
                    _part(record, user_id, now)
                (quiet if record.solo and not record.carried else changed).append(match_id)
            row = tables.matches.c
            await connection.execute(  # the end of an old game is no news: only its board changes
                update(tables.matches)
                .where(row.id.in_(quiet))
                .values(published_version=row.version)
            )
            await erase_person(connection, user_id)
        return changed

    async def _call_off_unreadable(self, user_id: int) -> None:
        """Matches that cannot go on must not keep anybody here."""
        row = tables.matches.c
        async with self._ledger.database.read() as connection:
            unfinished = await _unfinished(connection, user_id)
        for match_id in unfinished:
            try:
                await self._ledger.read(match_id)
            except UNREADABLE:
                async with self._ledger.database.write() as connection:
                    await connection.execute(
                        update(tables.matches)
                        .where(row.id == match_id, row.status == "archived")
                        .values(status="running")
                    )
                await self._lobbies.call_off(match_id)

    async def _letters(self, user_id: int) -> list[tuple[int, int]]:
        """Channel and message of the hands that somebody was sent in matches under way."""
        row, match = tables.direct_hands.c, tables.matches.c
        async with self._ledger.database.read() as connection:
            found = await connection.execute(
                select(row.channel_id, row.message_id)
                .join(tables.matches)
                .where(
                    row.user_id == user_id,
                    row.message_id.is_not(None),
                    match.status.not_in(CLOSED),
                )
            )
            return [(each.channel_id, each.message_id) for each in found]

    async def server_left(self, guild_id: int) -> None:
        """The bot is in a server no longer: its matches end now, its data goes in a week."""
        await self._mark_left(guild_id)
        for match_id in await self._ledger.all_live(guild_id):
            await self._lobbies.call_off(match_id)

    async def server_back(self, guild_id: int) -> None:
        """The bot is in a server again, which keeps its data."""
        row = tables.guild_settings.c
        async with self._ledger.database.write() as connection:
            await connection.execute(
                update(tables.guild_settings)
                .where(row.guild_id == guild_id, row.left_at.is_not(None))
                .values(left_at=None)
            )

    async def _mark_left(self, guild_id: int) -> None:
        table = tables.guild_settings
        known = select(table.c.guild_id).where(table.c.guild_id == guild_id)
        now = self._ledger.now()
        async with self._ledger.database.write() as connection:
            if await connection.scalar(known) is None:
                row = {"guild_id": guild_id, "channels": [], "left_at": now}
                await connection.execute(insert(table).values(row))
            else:
                await connection.execute(
                    update(table)
                    .where(table.c.guild_id == guild_id, table.c.left_at.is_(None))
                    .values(left_at=now)
                )

    async def compare_servers(self, present: Collection[int]) -> None:
        """Note which servers the bot has left, or come back to, while nobody told it."""
        known: dict[int, int | None] = {}
        row, match = tables.guild_settings.c, tables.matches.c
        async with self._ledger.database.read() as connection:
            played = select(match.guild_id).where(match.guild_id.is_not(None)).distinct()
            for guild_id in (await connection.scalars(played)).all():
                if guild_id in present or await _had_boards(connection, guild_id):
                    known[guild_id] = None
            for table in (tables.bars, tables.announcements):
                known |= dict.fromkeys(await connection.scalars(select(table.c.guild_id)))
            settings = await connection.execute(select(row.guild_id, row.left_at))
            known |= {each.guild_id: each.left_at for each in settings}
        for guild_id, left_at in known.items():
            if guild_id in present and left_at is not None:
                await self.server_back(guild_id)
            elif guild_id not in present and left_at is None:
                await self._mark_left(guild_id)

    async def overdue(self) -> list[int]:
        """The servers that the bot has left more than a week ago."""
        row = tables.guild_settings.c
        since = self._ledger.now() - GRACE_MS
        async with self._ledger.database.read() as connection:
            found = await connection.scalars(select(row.guild_id).where(row.left_at < since))
            return list(found)

    async def erase_guild(self, guild_id: int) -> int:
        """Erase all data of a server at once; how many matches went with it.

        Those under way there are called off first.
        """
        live = await self._ledger.all_live(guild_id)
        for match_id in live:
            with suppress(PlayerError):  # gone meanwhile
                await self._lobbies.call_off(match_id)
        if self._publisher is not None:
            await self._publisher.settled(live, LAST_WORDS_SECONDS)
        number = await erase_server(self._ledger.database, guild_id)
        log.info("server erased", guild=guild_id, matches=number)
        return number


def _part(record: Record, user_id: int, now: int) -> None:
    """Let somebody get up, or be replaced for good; where nobody is left, nothing goes on."""
    record.invited = [each for each in record.invited if each["id"] != user_id]
    if record.status == "lobby":
        record.chairs = [chair for chair in record.chairs if chair.user_id != user_id]
        for seat, chair in enumerate(record.chairs):
            chair.seat = seat
    for chair in record.chairs:
        if chair.user_id == user_id:
            chair.left, chair.stand_in = True, False
    record.pass_on_host()
    if not any(chair.user_id and not chair.left for chair in record.chairs):
        record.status, record.ended_at = "cancelled", now


def _seats_of(user_id: int) -> Any:
    return select(tables.chairs.c.match_id).where(tables.chairs.c.user_id == user_id)


async def _unfinished(connection: AsyncConnection, user_id: int) -> list[str]:
    """The matches under way or put aside that somebody sits in, sat in or is invited to."""
    row = tables.matches.c
    seated = await connection.scalars(
        select(row.id).where(row.id.in_(_seats_of(user_id)), row.status.not_in(CLOSED))
    )
    lobbies = await connection.execute(select(row.id, row.invited).where(row.status == "lobby"))
    invited = [
        each.id for each in lobbies if any(person["id"] == user_id for person in each.invited)
    ]
    return list(dict.fromkeys([*seated, *invited]))


async def _matches_told(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    row = tables.matches.c
    mine = or_(row.id.in_(_seats_of(user_id)), row.host_id == user_id)
    columns = [row[name] for name in _TOLD_OF_MATCHES]
    hosted = (row.host_id == user_id).label("host")
    found = await connection.execute(select(*columns, hosted).where(mine))
    told = [dict(each) for each in found.mappings()]
    lobbies = await connection.execute(select(*columns, row.invited).where(row.status == "lobby"))
    invited = [
        {**{name: each[name] for name in _TOLD_OF_MATCHES}, "invited": True}
        for each in lobbies.mappings()
        if any(person["id"] == user_id for person in each["invited"])
    ]
    return told + invited


async def _had_boards(connection: AsyncConnection, guild_id: int) -> bool:
    """Whether the bot itself was in a server; games for one come along with their players."""
    row = tables.matches.c
    posted = select(func.min(row.id)).where(row.guild_id == guild_id, ~row.carried)
    return await connection.scalar(posted) is not None
