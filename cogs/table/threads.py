"""Threads of matches: put away some minutes after the end, and a note if Discord refuses one."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import discord
from discord.utils import snowflake_time
from sqlalchemy import ColumnElement, Connection, and_, case, func, not_, select

from bot.base import logs
from bot.base.calendar import DAY_MS
from bot.base.chores import Chore
from bot.discord_io.failures import UNREACHABLE, passing
from bot.discord_io.outgoing import Budget
from bot.match.ledger import Ledger
from bot.match.record import CLOSED, UNPLAYED, Record
from bot.match.store import BOARD_OF
from bot.preferences.servers import GuildBook
from bot.show.boards import ThreadListener
from bot.storage import tables

log = logs.get(__name__)

AFTER_MS: Final = 10 * 60 * 1000
"""Minimum time between the end of a match and the archiving of its thread, in milliseconds."""
QUIET_MS: Final = 5 * 60 * 1000
"""A thread with a message newer than this stays open, in milliseconds."""
MAX_AGE_MS: Final = DAY_MS
"""Time after a match until which its open thread may be archived; later it is left alone."""
_AT_ONCE: Final = 500


class FinishedThreads:
    """Archives the threads that the bot opened for matches, once each, without locking them.

    Those of matches that were left undecided are deleted where the bot may do that. Discord lists
    the open threads, so nothing of this is stored.
    """

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        budget: Budget,
        awaiting_match: Sequence[Callable[[Any], ColumnElement[bool]]] = (),
    ) -> None:
        """``awaiting_match`` are conditions on the id of a finished match that others follow."""
        self._awaiting_match = awaiting_match
        self._client = client
        self._ledger = ledger
        self._database = ledger.database
        self._budget = budget
        self._tried: dict[int, int] = {}
        """When each thread was archived, or couldn't be. If people reopen it, it stays open."""
        self.chore = Chore("threads of finished matches", self.look_after, seconds=5 * 60)

    async def look_after(self) -> None:
        """Put the threads away in which nobody plays or writes any more."""
        now = self._ledger.now()
        tried = self._tried = {
            thread_id: at for thread_id, at in self._tried.items() if now - at < MAX_AGE_MS
        }
        quiet = {each.id: each for each in self._own_threads() if not _is_busy(each, now)}
        ids = sorted(quiet.keys() - tried.keys())
        for start in range(0, len(ids), _AT_ONCE):
            some = ids[start : start + _AT_ONCE]
            for thread_id, undecided in await self._database.read(self._find_done, some, now):
                await self._put_away(quiet[thread_id], now, undecided=undecided)

    def _own_threads(self) -> list[discord.Thread]:
        """Return the open threads that the bot has created."""
        return [
            thread
            for guild in self._client.guilds
            for thread in guild.threads
            if thread.owner_id == guild.me.id and not thread.archived
        ]

    async def _put_away(self, thread: discord.Thread, now: int, *, undecided: bool) -> None:
        await self._budget.spend(watched=False)
        try:
            if undecided and thread.permissions_for(thread.guild.me).manage_threads:
                await thread.delete()
            else:
                await thread.edit(archived=True)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("thread could not be put away", thread=thread.id, error=repr(error))
            if passing(error):
                return
        self._tried[thread.id] = now

    def _find_done(
        self, connection: Connection, thread_ids: Sequence[int], now: int
    ) -> list[tuple[int, bool]]:
        """Return the threads whose matches ended some time ago, without a match to follow there.

        Each comes with whether all of its matches were left undecided.
        """
        row, shown = tables.matches.c, tables.postings.c
        awaiting = [awaits(row.id) for awaits in self._awaiting_match]
        done = and_(row.status.in_(CLOSED), *map(not_, awaiting))
        # A thread is done when its last match is. Unfinished matches count as ending now.
        ended = func.max(case((done, row.ended_at), else_=now))
        decided = func.max(case((row.cause.in_(UNPLAYED), 0), else_=1))
        over = (
            select(shown.place_id, decided)
            .join_from(tables.postings, tables.matches, BOARD_OF)
            .where(shown.place_id.in_(thread_ids))
            .group_by(shown.place_id)
            .having(ended.between(now - MAX_AGE_MS, now - AFTER_MS))
        )
        found = {thread_id: not decided for thread_id, decided in connection.execute(over)}
        open_tables = select(row.channel_id).where(row.status == "lobby", row.channel_id.in_(found))
        kept = {*connection.scalars(open_tables)} if found else set()
        return [each for each in found.items() if each[0] not in kept]


def noting_refused_threads(guild_book: GuildBook) -> ThreadListener:
    """Return a listener that records for managers where Discord refused a thread.

    The record is deleted once a thread can be opened on the server again.
    """

    async def note(record: Record, opened: bool) -> None:
        if record.guild_id is None:
            return
        channel_id = None if opened else record.channel_id
        settings = await guild_book.of(record.guild_id)
        if settings.threadless_channel_id != channel_id:
            await guild_book.change(record.guild_id, threadless_channel_id=channel_id)

    return note


def _is_busy(thread: discord.Thread, now: int) -> bool:
    """Return True if a person has just written in a thread."""
    last = thread.last_message_id
    return last is not None and now - snowflake_time(last).timestamp() * 1000 < QUIET_MS
