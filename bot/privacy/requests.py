"""What people and servers can ask of their data: to have it, and to have it gone."""

import asyncio
import json
from collections.abc import Collection, Iterable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Column, Select, Table, and_, func, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.base import logs
from bot.base.language import sentence
from bot.base.refusals import Refusal, StaleClick
from bot.matches.record import CLOSED, UNREADABLE, Record
from bot.play.ledger import Ledger
from bot.play.lobbies import Lobbies
from bot.play.running import would_end
from bot.privacy.columns import UNBEGUN, Holds, columns_that, erase_person, erase_server
from bot.publishing.boards import Boards
from bot.publishing.publisher import Publisher
from bot.storage import tables
from games.core import Entry

log = logs.get(__name__)

GRACE_MS: Final = 7 * 24 * 60 * 60 * 1000
"""So long after the bot has left a server its data is kept."""
ERASING: Final = 0
"""Stands for the time at which the bot left in the settings of a server that is to be erased now,
whether the bot is there or not."""
MOST_ATTEMPTS: Final = 5
_AT_ONCE: Final = 500
_READ_AT_ONCE: Final = 100
"""Rows of an export; whoever else wants something does not wait for more."""
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
        self._exporting = asyncio.Lock()

    async def export(self, user_id: int) -> bytes:
        """Everything stored that belongs to a person and tells nothing of others, as JSON."""
        async with self._exporting:  # one at a time, for it may be very much
            held = await self._held(user_id)
            return await asyncio.to_thread(_written, held)

    async def _held(self, user_id: int) -> dict[str, Any]:
        """What there is of a person in each table."""
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
                    query = query.execution_options(yield_per=_READ_AT_ONCE)
                    rows = (await connection.stream(query)).mappings()
                    held[table.name] = [
                        dict(row) async for some in rows.partitions() for row in some
                    ]
        return held

    async def delete(self, user_id: int) -> None:
        """Make somebody unknown, in one transaction, and let what stands on Discord follow.

        They get up from tables that have not begun, and a computer takes their seats elsewhere.
        Their games for one are called off, and so are matches that they alone ever sat in.
        Raises PlayerError when others were faster each time.
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
            raise Refusal(
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
                    _take_out(record, user_id, now)
                (quiet if record.solitaire and not record.carried else changed).append(match_id)
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
        await self._note([guild_id], self._ledger.now(), _server.left_at.is_(None))
        await self._call_off_in(guild_id)

    async def server_back(self, guild_id: int) -> None:
        """The bot is in a server, for the first time or again, which keeps its data."""
        await self._note([guild_id], None, _server.left_at > ERASING)

    async def _note(self, guild_ids: Iterable[int], left_at: int | None, which: Any) -> None:
        """Store since when the bot is no longer in servers, or that it is there.

        ``which`` says of those that are known already whether that is news.
        """
        wanted = sorted(guild_ids)
        for start in range(0, len(wanted), _AT_ONCE):
            some = wanted[start : start + _AT_ONCE]
            here = _server.guild_id.in_(some)
            async with self._ledger.database.write() as connection:
                known = set(await connection.scalars(select(_server.guild_id).where(here)))
                await connection.execute(
                    update(tables.guild_settings).where(here, which).values(left_at=left_at)
                )
                new: list[dict[str, Any]] = [
                    {"guild_id": each, "channels": [], "left_at": left_at}
                    for each in some
                    if each not in known
                ]
                if new:
                    await connection.execute(insert(tables.guild_settings), new)

    async def _call_off_in(self, guild_id: int) -> list[str]:
        """End the lobbies and matches whose boards stand in a server; which they were."""
        live = await self._ledger.all_live(guild_id)
        for match_id in live:
            with suppress(Refusal):  # gone meanwhile
                await self._lobbies.call_off(match_id)
        return live

    async def compare_servers(self, present: Collection[int]) -> None:
        """Note which servers the bot is in, has left or come back to, while nobody told it."""
        async with self._ledger.database.read() as connection:
            settings = await connection.execute(select(_server.guild_id, _server.left_at))
            noted = {each.guild_id: each.left_at for each in settings}
            known = set(noted)
            for table in (tables.bars, tables.announcements):
                known |= set(await connection.scalars(select(table.c.guild_id)))
            for table in (tables.matches, tables.results):
                for guild_id in (await connection.scalars(_servers_in(table.c.guild_id))).all():
                    if guild_id not in known and await _had_boards(connection, table, guild_id):
                        known.add(guild_id)
        here = {guild_id for guild_id in present if noted.get(guild_id, 1) is not None}
        await self._note(here, None, _server.left_at > ERASING)
        for guild_id in known - set(present):
            await self.server_left(guild_id)

    async def overdue(self) -> list[int]:
        """The servers that the bot left more than a week ago, or that are only half erased."""
        since = self._ledger.now() - GRACE_MS
        late = select(_server.guild_id).where(_server.left_at < since)
        async with self._ledger.database.read() as connection:
            return list(await connection.scalars(late))

    async def erase_guild(self, guild_id: int) -> int:
        """Erase all data of a server at once; how many matches went with it.

        Matches under way there are called off first; games that only their player sees just go.
        What is interrupted is overdue from then on.
        """
        await self._note([guild_id], ERASING, true())
        live = await self._call_off_in(guild_id)
        if self._publisher is not None:
            await self._publisher.settled(live, LAST_WORDS_SECONDS)
        number = await erase_server(self._ledger.database, guild_id)
        log.info("server erased", guild=guild_id, matches=number)
        return number


_server = tables.guild_settings.c


def _written(held: dict[str, Any]) -> bytes:
    return (json.dumps(held, ensure_ascii=False, indent=1) + "\n").encode()


def _take_out(record: Record, user_id: int, now: int) -> None:
    """Let somebody get up, or be replaced for good.

    Where nobody is left, the match comes to its end for those who left it before: at once if
    conceding ends it, else among computers. Where there never was anybody else it is called off.
    """
    record.invited = [each for each in record.invited if each["id"] != user_id]
    if record.status == "lobby":
        record.chairs = [chair for chair in record.chairs if chair.user_id != user_id]
        for seat, chair in enumerate(record.chairs):
            chair.seat = seat
    mine = [chair for chair in record.chairs if chair.user_id == user_id]
    for chair in mine:
        chair.left, chair.stand_in = True, False
    record.pass_on_host()
    if any(chair.user_id and not chair.left for chair in record.chairs):
        return
    others = [c for c in record.chairs if c.user_id and c.user_id > 0 and c.user_id != user_id]
    if record.status == "lobby" or not others:
        record.status, record.ended_at = "cancelled", now
        return
    record.status = "running"
    for chair in mine:
        concession = Entry("concession", chair.seat)
        if would_end(record, concession):
            record.play(concession, user_id, now)


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
    hosts = and_(row.status.in_(UNBEGUN), row.host_id == user_id)
    mine = or_(row.id.in_(_seats_of(user_id)), hosts)
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


def _servers_in(server: Column[int]) -> Select[int]:
    """Every server in a column, from one to the next in its index, however many rows there are.

    A plain DISTINCT would read all of them at every start.
    """
    known = select(func.min(server).label("id")).cte("known", recursive=True)
    following = select(func.min(server)).where(server > known.c.id).correlate(known)
    known = known.union_all(select(following.scalar_subquery()).where(known.c.id.is_not(None)))
    return select(known.c.id).where(known.c.id.is_not(None))


async def _had_boards(connection: AsyncConnection, table: Table, guild_id: int) -> bool:
    """Whether matches or results tell that the bot itself was in a server.

    Games that only their player sees do not: people take them along to where the bot never was.
    """
    row = table.c
    posted = select(row.guild_id).where(row.guild_id == guild_id, ~row.carried)
    return await connection.scalar(posted.limit(1)) is not None
