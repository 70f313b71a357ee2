"""Servers that the bot left: matches are cancelled, and the data is erased a week later."""

from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Column, Connection, Select, Table, func, select, true

from bot.base import logs, reports
from bot.base.calendar import DAY_MS
from bot.base.chores import Chore
from bot.base.refusals import Refusal
from bot.match.ledger import Ledger
from bot.match.queries import Queries
from bot.match.record import Cause
from bot.match.retention import note_deletion
from bot.preferences.languages import Languages
from bot.show.publisher import Publisher
from bot.storage import tables
from bot.storage.statements import upsert
from bot.storage.tables import Holds, columns_that
from cogs.privacy.erasure import erase_server

log = logs.get(__name__)

GRACE_MS: Final = 7 * DAY_MS  # until a server's data is erased
BELIEVED_MS: Final = 5 * 60 * 1000  # until the bot believes that it was removed from a server
ERASING: Final = 0
"""In place of the time at which the bot left: erase the server now, whether the bot is there or
not."""
_AT_ONCE: Final = 500
MAX_LEFT_AT_ONCE: Final = 10
MAX_LEFT_SHARE: Final = 0.02
"""Limits of departures noticed at once. More than both are taken for a mistake."""
LAST_BOARDS_SECONDS: Final = 20.0  # to wait for the boards of the matches that an erasure ends
_server = tables.guild_settings.c


def _servers_in(server: Column[int]) -> Select[int]:
    """Return a query for every server in a column.

    It steps through the column's index (a loose index scan): a plain DISTINCT would read all rows
    at every start.
    """
    known = select(func.min(server).label("id")).cte("known", recursive=True)
    following = select(func.min(server)).where(server > known.c.id).correlate(known)
    known = known.union_all(select(following.scalar_subquery()).where(known.c.id.is_not(None)))
    return select(known.c.id).where(known.c.id.is_not(None))


_SELECT_NOTED = select(_server.guild_id, _server.left_at)
# Not of rows that belong to people: they also play on servers without the bot.
_SELECT_SERVERS = {
    table: _servers_in(server)
    for table in tables.metadata.sorted_tables
    if table is not tables.guild_settings and not columns_that(table, Holds.OWNER)
    for server in columns_that(table, Holds.SERVER)
}


class Departures:
    """Makes sure that a server's data is erased once the bot has been gone for a week."""

    def __init__(
        self,
        ledger: Ledger,
        publisher: Publisher | None = None,
        present: Callable[[], Collection[int]] = frozenset,
        languages: Languages | None = None,
        ending: Iterable[Callable[[int], Awaitable[None]]] = (),
        erasing: Iterable[Callable[[int], Awaitable[None]]] = (),
        gone: Callable[[int], None] = lambda _: None,
    ) -> None:
        """``present`` returns the servers that the bot is in.

        ``ending`` are called with a server where everything ends, ``erasing`` with one that is
        about to be erased, to delete its messages, and ``gone`` with one that the bot has left for
        good. Without publisher no board is updated.
        """
        self._languages = languages
        self._ledger = ledger
        self._database = ledger.database
        self._queries = Queries(ledger.database)
        self._publisher = publisher
        self._present = present
        self.chore = Chore("departures", self.look_after, seconds=60 * 60)
        self._missing: dict[int, int] = {}  # when each was found missing, by server
        self._gone = gone
        self.missing_chore = Chore(
            "missing servers", self._look_for_missing, needed=lambda: bool(self._missing)
        )
        self._ending, self._erasing = ending, erasing

    async def stop(self) -> None:
        """Stop. A half-erased server is erased after the next start."""
        self.chore.cancel()
        self.missing_chore.cancel()

    async def look_after(self) -> None:
        await self._compare_now()
        for guild_id in await self.overdue():
            try:
                await self.erase(guild_id)
            except Exception:
                reports.exception(
                    "data of a server could not be erased, trying again",
                    where="chore",
                    guild=guild_id,
                )

    async def _compare_now(self) -> None:
        if not self._database.shards.all_begun:
            return  # shard by shard, a mistake would look like a few departures
        try:
            await self.compare(self._present())
        except Exception:
            reports.exception(
                "servers could not be compared with those stored, trying again", where="chore"
            )

    async def server_missing(self, guild_id: int) -> None:
        """Note that the bot may have been removed from a server. Its matches wait a few minutes.

        Discord sends the same event during an outage.
        """
        await self._note([guild_id], self._ledger.now(), _server.left_at.is_(None))
        self._missing.setdefault(guild_id, self._ledger.now())
        self.missing_chore.resume()

    async def server_left(self, guild_id: int) -> None:
        """Note that the bot was removed from a server: matches end now, data goes in a week."""
        self._missing.pop(guild_id, None)
        await self._note([guild_id], self._ledger.now(), _server.left_at.is_(None))
        await self._call_off_in(guild_id, "removed")
        self._gone(guild_id)

    async def _look_for_missing(self) -> None:
        missed_before = self._ledger.now() - BELIEVED_MS
        for guild_id, since in list(self._missing.items()):
            if since <= missed_before:
                await self.server_left(guild_id)

    def misses(self, guild_id: int) -> bool:
        """Return True if Discord reported a removal that the bot doesn't believe yet."""
        return guild_id in self._missing

    async def server_back(self, guild_id: int) -> None:
        """Note that the bot is in a server, for the first time or again, so its data is kept."""
        self._missing.pop(guild_id, None)
        await self._note([guild_id], None, _server.left_at > ERASING)

    async def _note(self, guild_ids: Iterable[int], left_at: int | None, which: Any) -> None:
        """Store the time at which the bot left servers, or None if it is there.

        ``which`` is the condition for updating servers that are already known.
        """
        wanted = sorted(guild_ids)
        for start in range(0, len(wanted), _AT_ONCE):
            rows: list[dict[str, Any]] = [
                {"guild_id": each, "channels": [], "left_at": left_at}
                for each in wanted[start : start + _AT_ONCE]
            ]
            await self._database.write(
                upsert, tables.guild_settings, rows, changing=("left_at",), where=which
            )

    async def _call_off_in(self, guild_id: int, cause: Cause) -> list[str]:
        for end in self._ending:
            await end(guild_id)
        live = await self._queries.all_live(guild_id)
        for match_id in live:
            with suppress(Refusal):  # it has ended by now
                await self._ledger.call_off(match_id, cause)
        return live

    async def compare(self, present: Collection[int]) -> None:
        noted, known = await self._database.read(_load_known)
        known = {guild_id for guild_id in known if self._database.shards.have(guild_id)}
        # Servers that are new, or were noted as left.
        here = {guild_id for guild_id in present if noted.get(guild_id, 1) is not None}
        await self._note(here, None, _server.left_at > ERASING)
        gone = known - set(present)
        news = [guild_id for guild_id in gone if noted.get(guild_id) is None]
        # A wrong token or database must not make the bot end, and later erase, everything.
        if len(news) > max(MAX_LEFT_AT_ONCE, len(known) * MAX_LEFT_SHARE):
            log.error(
                "too many servers are gone to be believed, so nothing is cancelled; are the "
                "token, the database and SHARD_COUNT those of this bot?",
                gone=len(news),
                known=len(known),
            )
            return
        # Those that have just left may come back; at a start the list of servers is complete.
        for guild_id in gone - self._missing.keys():
            await self.server_left(guild_id)

    async def overdue(self) -> list[int]:
        """Return the servers that the bot left over a week ago, or that are half erased."""
        since = self._ledger.now() - GRACE_MS
        ours = self._database.shards.rows(_server.guild_id)
        late = select(_server.guild_id).where(_server.left_at < since, ours)
        return list(await self._database.scalars(late))

    async def erase(self, guild_id: int) -> int:
        """Erase all data of a server. Returns the number of erased matches.

        Its unfinished matches are cancelled first. Games that only their player sees are just
        deleted. If interrupted, the server is overdue from then on.
        """
        await self._note([guild_id], ERASING, true())
        live = await self._call_off_in(guild_id, "manager")
        if self._publisher is not None:
            await self._publisher.wait_until_shown(*live, seconds=LAST_BOARDS_SECONDS)
        if guild_id in self._present():
            for take_away in self._erasing:
                await take_away(guild_id)
        await self._database.write(note_deletion, guild_id, self._ledger.now())
        number = await erase_server(self._database, guild_id)
        await self._database.wipe_deleted()
        if self._languages is not None:
            await self._languages.load()
        log.info("server erased", guild=guild_id, matches=number)
        return number


def _load_known(connection: Connection) -> tuple[dict[int, int | None], set[int]]:
    noted = {each.guild_id: each.left_at for each in connection.execute(_SELECT_NOTED)}
    known = set(noted)
    for table, servers in _SELECT_SERVERS.items():
        for guild_id in connection.scalars(servers).all():
            # The slow check comes last. Most servers are known already.
            if guild_id not in known and _had_boards(connection, table, guild_id):
                known.add(guild_id)
    return noted, known


def _had_boards(connection: Connection, table: Table, guild_id: int) -> bool:
    """Return True if a table shows that the bot itself was in a server.

    Games that only their player sees don't: people also play them on servers without the bot.
    """
    row = table.c
    if "private" not in row:
        return True
    posted = select(row.guild_id).where(row.guild_id == guild_id, ~row.private)
    return connection.scalar(posted.limit(1)) is not None


def stores_server(connection: Connection, guild_id: int) -> bool:
    """Return True if a row belongs to a server, or records that something was done there."""
    return any(
        connection.scalar(select(column).where(column == guild_id).limit(1)) is not None
        for table in tables.metadata.sorted_tables
        for column in columns_that(table, Holds.SERVER, Holds.WHERE)
    )
