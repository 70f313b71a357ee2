"""Upkeep of tables: players who leave the server, old threads, and boards that can't be seen."""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Final

import discord
from discord.utils import snowflake_time
from sqlalchemy import Connection, and_, case, func, not_, select

from bot.app import Castellan
from bot.base import logs
from bot.base.calendar import DAY_MS, HOUR_MS
from bot.base.chores import Chore
from bot.base.language import Language, Sentence
from bot.base.refusals import Refusal
from bot.discord_io.failures import UNREACHABLE, Failure, failure_of, passing
from bot.discord_io.host import Emojis
from bot.discord_io.messages import as_accepted, message_of
from bot.discord_io.permissions import refusal_here
from bot.match import actions
from bot.match.events import Happened
from bot.match.ledger import Change, stale
from bot.match.people import Person
from bot.match.record import CLOSED, UNPLAYED, Record
from bot.match.store import BOARD, BOARD_OF, board_of
from bot.match.view import match_view
from bot.pages.endings import called_off_text
from bot.pages.model import Button, Page
from bot.preferences.servers import GuildBook
from bot.show.boards import ThreadListener
from bot.show.postings import Wish
from bot.storage import tables
from cogs.table import LEFT_SERVER
from games.core import GameError

log = logs.get(__name__)

AFTER_MS: Final = 10 * 60 * 1000  # between a match's end and the archiving of its thread
QUIET_MS: Final = 5 * 60 * 1000  # a thread with a newer message stays open
MAX_AGE_MS: Final = DAY_MS  # after a match; later its thread is left alone
_AT_ONCE: Final = 500
LETTERS: Final = "letters"
_row = tables.postings.c


class GonePlayers:
    """Removes players who have left the server from their matches.

    Discord doesn't notify the bot of that, so the bot asks when a player misses a turn. Otherwise
    it would ping and wait for people who can't come.
    """

    def __init__(self, bot: Castellan) -> None:
        self._members, self._ledger = bot.members, bot.ledger
        self._missed: dict[tuple[str, int], Record] = {}  # by match and seat
        chore = Chore("players who left", self.look_after, needed=lambda: bool(self._missed))
        self._chore = bot.chores.add(chore)
        bot.ledger.on_commit(Happened.TIMED_OUT, self._on_commit)

    def _on_commit(self, record: Record) -> None:
        # Only a player who has run out of time may have left.
        if record.status != "running" or record.kind.one_person:
            return
        for chair in record.chairs:
            if chair.timeouts and not chair.computer:
                self._missed[record.id, chair.seat] = record
        if self._missed:
            self._chore.look_soon()

    async def look_after(self) -> None:
        while self._missed:
            (match_id, seat), record = self._missed.popitem()
            user_id, guild_id = record.chairs[seat].user_id, record.guild_of(record.chairs[seat])
            assert user_id is not None, "no computer is late"
            if not await self._members.has_left(guild_id, user_id, watched=False):
                continue
            try:
                await self._ledger.change(match_id, _leave, user_id)
            except (Refusal, GameError) as error:
                log.info(
                    "player who left the server could not be removed from a match",
                    match=match_id,
                    error=repr(error),
                )


def _leave(change: Change, user_id: int) -> None:
    """Give up a person's seat as if they had left. Raises Refusal if they have played again."""
    record = change.record
    chair = record.chair_of(user_id)
    if chair is None or not chair.timeouts:
        raise stale()
    actions.resign(change, Person(user_id, chair.name, 0))
    record.add_event(LEFT_SERVER, chair.seat)


class FinishedThreads:
    """Archives the threads that the bot opened for matches, once each, without locking them.

    Those of matches that were left undecided are deleted where the bot may do that. Discord lists
    the open threads, so nothing of this is stored.
    """

    def __init__(self, bot: Castellan) -> None:
        self._client: discord.Client = bot
        self._ledger, self._database, self._budget = bot.ledger, bot.database, bot.budget
        self._sockets = bot.sockets
        self._tried: dict[int, int] = {}  # by thread. If people reopen it, it stays open
        bot.chores.add(Chore("threads of finished matches", self.look_after, seconds=5 * 60))

    async def look_after(self) -> None:
        """Archive or delete the threads in which nobody plays or writes any more."""
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
            log.info("thread could not be archived or deleted", thread=thread.id, error=repr(error))
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
        awaiting = [awaits(row.id) for awaits in self._sockets.awaiting_match]
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
    """Return a listener that notes for managers where Discord refused a thread.

    The note is deleted once a thread can be opened on the server again.
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
    last = thread.last_message_id
    return last is not None and now - snowflake_time(last).timestamp() * 1000 < QUIET_MS


class UnseenTables:
    """Tells players where they can continue, and why their table isn't visible."""

    def __init__(self, bot: Castellan) -> None:
        self._keeper, self._ledger, self._database = bot.keeper, bot.ledger, bot.database
        self._get_guild, self._preferences = bot.get_guild, bot.preferences
        self._presenter_of, self._channels = bot.presenter_of, bot.channels
        self._told: dict[tuple[str, str], set[int]] = {}
        """People already informed, by news and match, while others couldn't be reached yet."""
        bot.keeper.refusals.append(self._on_refusal)
        bot.ledger.on_commit(Happened.CALLED_OFF, self._on_commit)
        bot.keeper.show_by(LETTERS, self._tell_players)

    def _on_refusal(self, kind: str, subject: str) -> None:
        if kind == BOARD:
            self._keeper.refresh(LETTERS, subject)

    def _on_commit(self, record: Record) -> None:
        if record.cause == "unseen":
            self._keeper.want(LETTERS, record.id)

    async def _tell_players(self, match_id: str, _wish: Wish) -> None:
        record = await self._ledger.read(match_id)
        if record.cause == "unseen":
            await self._write_to_all("end", record, partial(self._end_page, record))
            return
        refusal = self._keeper.refusal(BOARD, match_id)
        if refusal is None or record.status != "running":
            self._told.pop(("refusal", match_id), None)
            return
        # The clock stops while the table can't be seen.
        refused_at = record.shown.refused_at
        if refused_at is None:
            await self._note_refusal(match_id)
        of_board = select(_row.told_at).where(_row.kind == BOARD, _row.subject == match_id)
        told_at = await self._database.scalar(of_board)
        guild = self._get_guild(record.guild_id or 0)
        told = told_at is not None and (
            told_at >= (refused_at or inf) or self._ledger.now() - told_at < HOUR_MS
        )
        # Nobody can do anything about an outage of the whole server.
        if told or guild is None or guild.unavailable:
            return
        page = partial(self._page, record, refusal_here(guild, refusal))
        await self._write_to_all("refusal", record, page)
        noted = board_of(match_id).where(_row.refused_at.is_not(None))
        await self._database.run(noted.values(told_at=self._ledger.now()))

    async def _write_to_all(
        self, news: str, record: Record, page: Callable[[Language], Page]
    ) -> None:
        """DM each player once, even if others have to be tried again."""
        told = self._told.setdefault((news, record.id), set())
        for chair in record.chairs:
            if chair.user_id is None or chair.left or chair.user_id in told:
                continue
            wish = await self._preferences.of(chair.user_id)
            await self._write(chair.user_id, record, page(wish.language_to(record.locale)))
            told.add(chair.user_id)
        self._told.pop((news, record.id), None)

    async def _note_refusal(self, match_id: str) -> None:
        this = board_of(match_id)
        await self._database.run(this.values(refused_at=self._ledger.now()))
        if self._keeper.refusal(BOARD, match_id) is None:  # it has been shown by now
            await self._database.run(this.values(refused_at=None))

    def _page(self, record: Record, reason: Sentence, language: Language) -> Page:
        text = language.say(
            "table/unseen",
            game=f"**{self._presenter_of(record.slug).title(language)}**",
            place=f"<#{record.stands_in}>",
            reason=language.render(reason),
        )
        button = Button(language.say("bot/button-my-hand"), "hand", style="primary")
        return Page("", text, rows=((button,),))

    def _end_page(self, record: Record, language: Language) -> Page:
        title = self._presenter_of(record.slug).title(language)
        return Page(title, called_off_text(match_view(record, None, language), language))

    async def _write(self, user_id: int, record: Record, page: Page) -> None:
        async def write(page: Page, emojis: Emojis) -> None:
            message = await message_of(page, record.id, record.version, emojis)
            await self._channels.write_to(user_id, message)

        try:
            await as_accepted(page, self._channels.emojis, write)
        except discord.HTTPException as error:
            if passing(error):
                raise
            if failure_of(error) is not Failure.PERSON_CLOSED:
                log.warning(
                    "direct message about a hidden table could not be sent", code=error.code
                )
