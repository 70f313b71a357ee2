"""Second boards: if a match is played by people in two places, the board of the other place.

The match and its own board belong to the server of the player who waited, the second board to that
of the one who came. Each is shown, and its player pinged, by the process that has its server.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any, Final, Self

import discord
from sqlalchemy import or_, select, update

from bot.base import logs
from bot.base.chores import Chore
from bot.base.refusals import Refusal
from bot.discord_io.failures import UNREACHABLE
from bot.match.ledger import Ledger
from bot.match.record import CLOSED, LIVE, UNREADABLE, Record
from bot.pages.presenter import Presenter
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook
from bot.show.boards import Boards
from bot.show.channels import Channels
from bot.show.hands import Hands
from bot.show.pings import Pings
from bot.show.publisher import BOARD_TIMEOUT_SECONDS
from bot.show.showing import Showing, may_pass
from bot.storage import tables
from bot.storage.notices import News, Notice
from cogs.queue.actions import forget_lapsed

log = logs.get(__name__)

MAX_ATTEMPTS: Final = 60
"""Maximum number of attempts in a row to show a second board, a minute apart."""
PRESENT_DECISION: Final = ""
"""The decision to warn of if another process asks for a warning: the present one."""

_row, _match = tables.second_boards.c, tables.matches.c


@dataclass(frozen=True, slots=True)
class SecondBoard:
    """A stored second board, and the version of the match that it shows."""

    match_id: str
    guild_id: int
    channel_id: int
    locale: str
    message_id: int | None
    posted_at: int | None
    ping_message_id: int | None
    ping_key: str | None
    shown_version: int
    renamed: bool
    """True if a player was renamed since it was last edited."""

    @classmethod
    def of(cls, row: Any) -> Self:
        return cls(*(getattr(row, name) for name in cls.__dataclass_fields__))

    def instead_of_first(self, record: Record) -> Record:
        """Return the match as if this were its board."""
        return replace(
            record,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            locale=self.locale,
            shown=replace(
                record.shown,
                place_id=self.channel_id,
                lobby_message_id=None,
                board_message_id=self.message_id,
                board_posted_at=self.posted_at,
                ping_message_id=self.ping_message_id,
                ping_key=self.ping_key,
            ),
        )


class SecondBoards:
    """Shows second boards as the publisher shows first ones; failures are retried each minute."""

    def __init__(
        self,
        ledger: Ledger,
        hands: Hands,
        boards: Boards,
        channels: Channels,
        preferences: PreferenceBook,
        guild_book: GuildBook,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("second boards", self.look_after)
        self._ledger = ledger
        self._database = ledger.database
        self._shards = ledger.database.shards
        self._boards = boards
        self._presenter_of = presenter_of
        self.pings = Pings(ledger, hands, boards, channels, preferences, guild_book, self)
        self.pings.on_due(self.touch)
        self._wishes: dict[str, Showing] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failures: Counter[str] = Counter()
        self._noted: dict[str, dict[str, Any]] = {}
        """Pings of each match that are still to be stored, with its next change."""
        self._ended = False

    def stop_showing(self) -> None:
        """Leave everything unshown to the next start."""
        self._ended = True
        self.pings.stop()
        for task in self._tasks.values():
            task.cancel()

    async def of(self, match_id: str) -> SecondBoard | None:
        """Return the second board of a match, or None."""
        query = select(tables.second_boards).where(_row.match_id == match_id)
        found = await self._database.rows(query)
        return replace(SecondBoard.of(found[0]), **self._noted.get(match_id, {})) if found else None

    async def standing_boards(self, among: Collection[int]) -> list[tuple[str, int, int]]:
        """Return match, channel and message of the second boards of live matches.

        ``among`` limits them to shards.
        """
        standing = (
            select(_row.match_id, _row.channel_id, _row.message_id)
            .join(tables.matches)
            .where(
                *(_match.status.in_(LIVE), ~_row.settled, _row.message_id.is_not(None)),
                self._shards.rows(_row.guild_id, among),
            )
        )
        return [(row[0], row[1], row[2]) for row in await self._database.rows(standing)]

    def on_show(self, record: Record) -> None:
        """Update the second board of a match, if it has one that is shown here."""
        if record.kind.second_board:
            self.touch(record.id)

    def touch(self, match_id: str, *, at_bottom: bool = False, warn: str | None = None) -> None:
        """Show the newest version soon; ``at_bottom`` and ``warn`` as in Showing."""
        if self._ended:
            return
        self._wishes.setdefault(match_id, Showing()).add(Showing(False, at_bottom, warn))
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._show_wanted(match_id))

    async def wait_until_shown(self, match_id: str) -> None:
        """Wait for a while until all that is wanted of a match has been tried."""
        if match_id in self._tasks:
            await asyncio.wait([self._tasks[match_id]], timeout=BOARD_TIMEOUT_SECONDS)

    async def post_again(self, second: SecondBoard) -> None:
        """Post a second board again at the bottom, whichever process shows it."""
        if self._shards.have(second.guild_id):
            self.touch(second.match_id, at_bottom=True)
        else:
            notice = Notice(News.WANTED, second.match_id, second.guild_id)
            await self._database.write(notice.send)

    async def warn(self, record: Record) -> None:
        """Warn the player at the second board of the time, whichever process shows it."""
        second = await self.of(record.id) if record.kind.second_board else None
        if second is None:
            return
        if self._shards.have(second.guild_id):
            self.touch(record.id, warn=record.alarm.decision)
        else:
            notice = Notice(News.LATE, record.id, second.guild_id)
            await self._database.write(notice.send)

    def hear_notice(self, notice: Notice) -> None:
        """Handle another process's notice about a second board of this one."""
        if not self._shards.have(notice.guild_id):
            return
        if notice.news is News.LATE:
            self.touch(notice.match_id, warn=PRESENT_DECISION)
        elif notice.news is News.WANTED:
            self.touch(notice.match_id, at_bottom=True)

    async def remove_ping(self, record: Record) -> None:
        """Delete the ping beside the second board once the player has come."""
        second = await self.of(record.id)
        if second is not None and self._shards.have(second.guild_id):
            await self.pings.remove_ping(second.instead_of_first(record))

    async def look_after(self) -> None:
        """Retry failures, show changes that no notice told of, and delete expired searches."""
        now, seeker = self._ledger.now(), tables.seekers.c
        ours = self._shards.rows(seeker.guild_id)
        lapsed = select(seeker.user_id).where(seeker.ends_at <= now, ours).limit(1)
        if await self._database.scalar(lapsed) is not None:
            await self._database.write(forget_lapsed, now, ours)
        behind = (
            select(_row.match_id)
            .join(tables.matches)
            .where(
                *(~_row.settled, or_(_row.renamed, _row.shown_version < _match.version)),
                self._shards.rows(_row.guild_id, self._shards.begun),
            )
        )
        for match_id in await self._database.scalars(behind):
            self.touch(match_id)

    async def _show_wanted(self, match_id: str) -> None:
        try:
            while (wish := self._wishes.pop(match_id, None)) is not None:
                await self._attempt(match_id, wish)
        finally:
            del self._tasks[match_id]

    async def _attempt(self, match_id: str, wish: Showing) -> None:
        try:
            second = await self.of(match_id)
            if second is None or not self._shards.have(second.guild_id):
                return
            try:
                record = await self._ledger.read(match_id)
            except (Refusal, *UNREADABLE) as error:
                fault = type(error).__name__
                log.warning("second board is left as it is", match=match_id, fault=fault)
                await self._store(match_id, settled=True, renamed=False)
                return
            await self._try_to_show(record, second, wish)
        except Exception:  # nothing of it may keep others from being shown
            log.exception("second board could not be shown, trying again", match=match_id)

    async def _try_to_show(self, record: Record, second: SecondBoard, wish: Showing) -> None:
        try:
            await self._show(record, second, wish)
        except (discord.HTTPException, *UNREACHABLE) as error:
            self._failures[record.id] += 1
            attempt = self._failures[record.id]
            log.warning(
                "second board could not be shown",
                match=record.id,
                error=repr(error),
                attempt=attempt,
            )
            if may_pass(error) and attempt < MAX_ATTEMPTS:
                return
        self._failures.pop(record.id, None)
        await self._store(
            record.id,
            shown_version=record.version,
            settled=record.status in CLOSED,
            renamed=False,
        )
        if record.status in CLOSED:
            self.pings.forget(record.id)

    async def _show(self, record: Record, second: SecondBoard, wish: Showing) -> None:
        here, presenter = second.instead_of_first(record), self._presenter_of(record.slug)
        done = record.status in CLOSED and second.shown_version == record.version
        try:
            await self._boards.show(here, presenter, at_bottom=wish.at_bottom, in_place=done)
        finally:  # what has been posted is remembered although something after it failed
            if here.shown.board_message_id != second.message_id:
                posted = (here.shown.board_message_id, here.shown.board_posted_at)
                await self._store(record.id, message_id=posted[0], posted_at=posted[1])
            late = record.alarm.decision is not None and record.alarm.warn_at is None
            warn = late and wish.warn in (PRESENT_DECISION, record.alarm.decision)
            try:
                await self.pings.ping(here, presenter, warn=warn, actor=None, second_board=True)
            finally:
                await self._store_notes(record.id)

    async def _store_notes(self, match_id: str) -> None:
        """Store queued values of a ping; on failure they stay queued."""
        noted = dict(self._noted.get(match_id, {}))
        await self._store(match_id, **noted)
        if self._noted.get(match_id) == noted:
            del self._noted[match_id]

    async def _store(self, match_id: str, **values: Any) -> None:
        if values:
            this = update(tables.second_boards).where(_row.match_id == match_id)
            await self._database.run(this.values(values))

    def note(self, match_id: str, **values: int | str | None) -> None:
        """Queue values of a ping to be stored with the next ones."""
        self._noted.setdefault(match_id, {}).update(values)

    async def note_moved(self, match_id: str, channel_id: int) -> None:
        """Note that a second board has moved to another channel, with nothing posted there yet."""
        nothing = dict.fromkeys(("message_id", "posted_at", "ping_message_id"))
        await self._store(match_id, channel_id=channel_id, **nothing)

    async def ping_gone(self, match_id: str, message_id: int) -> None:
        """Note that a ping was deleted, unless there is a newer one by now."""
        noted = self._noted.get(match_id, {})
        if noted.get("ping_message_id") == message_id:
            noted["ping_message_id"] = None
        this = update(tables.second_boards).where(
            _row.match_id == match_id, _row.ping_message_id == message_id
        )
        await self._database.run(this.values(ping_message_id=None))
