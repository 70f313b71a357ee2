"""Second boards: for a match of people in two places, the board in the second place.

The match and its own board belong to the server of the player who waited, the second board to that
of the one who came. The process with a server's shard shows its board and pings its player.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Self

from sqlalchemy import select

from bot.base import logs
from bot.base.chores import Chore
from bot.discord_io.outgoing import Rank
from bot.match.ledger import Ledger
from bot.match.record import CLOSED, UNREADABLE, Publication, Record
from bot.match.store import SECOND_BOARD, SHOWN_AS
from bot.pages.presenter import Presenter
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook
from bot.show.boards import Boards
from bot.show.channels import Channels
from bot.show.hands import Hands
from bot.show.keeper import Keeper
from bot.show.pings import Pings
from bot.show.presence import Presence
from bot.show.published_messages import PublishedMessages, place_of_board
from bot.show.showing import Showing
from bot.storage import tables
from bot.storage.notices import News, Notice
from cogs.queue.actions import forget_lapsed
from cogs.queue.tables import seekers

log = logs.get(__name__)

_row = tables.postings.c


@dataclass(frozen=True, slots=True)
class SecondBoard:
    """The stored second board of a match, and what it shows."""

    match_id: str
    guild_id: int
    channel_id: int
    locale: str
    shown: Publication

    @classmethod
    def of(cls, row: Any) -> Self:
        shown = Publication(**{name: getattr(row, column) for name, column in SHOWN_AS.items()})
        return cls(row.subject, row.guild_id, row.place_id, row.locale, shown)

    def instead_of_first(self, record: Record) -> Record:
        """Return the match as if this were its board."""
        return replace(
            record,
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            locale=self.locale,
            shown=replace(self.shown),
        )


class SecondBoards:
    """Shows second boards, as the publisher shows first ones."""

    def __init__(
        self,
        ledger: Ledger,
        keeper: Keeper,
        hands: Hands,
        boards: Boards,
        channels: Channels,
        preferences: PreferenceBook,
        guild_book: GuildBook,
        presence: Presence,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("second boards", self.look_after)
        self.published = PublishedMessages(ledger.database, SECOND_BOARD)
        self._ledger = ledger
        self._keeper = keeper
        self._database = ledger.database
        self._shards = ledger.database.shards
        self._boards = boards
        self._presenter_of = presenter_of
        self.pings = Pings(
            *(ledger, hands, keeper, channels, preferences, guild_book, presence, self.published)
        )
        self.pings.on_due(partial(keeper.want, SECOND_BOARD, changed=False))
        keeper.show_by(SECOND_BOARD, self._show, Rank.BOARD)

    async def of(self, match_id: str) -> SecondBoard | None:
        this = (_row.kind == SECOND_BOARD, _row.subject == match_id)
        found = await self._database.rows(select(tables.postings).where(*this))
        return SecondBoard.of(found[0]) if found else None

    def on_show(self, record: Record) -> None:
        """Update a match's second board, if it has one."""
        if record.kind.second_board:
            self._keeper.want(SECOND_BOARD, record.id, Showing(only_pings=False))

    def touch(self, match_id: str, *, at_bottom: bool = False) -> None:
        """Show the newest version soon; ``at_bottom`` as in Showing."""
        wish = Showing(False, at_bottom)
        self._keeper.want(SECOND_BOARD, match_id, wish, changed=False)

    async def wait_until_shown(self, match_id: str) -> None:
        """Wait for a while until all requested updates of a match have been tried."""
        await self._keeper.wait(SECOND_BOARD, match_id)

    async def post_again(self, second: SecondBoard) -> None:
        """Repost a second board at the bottom, whichever process shows it."""
        if self._shards.have(second.guild_id):
            self.touch(second.match_id, at_bottom=True)
        else:
            notice = Notice(News.WANTED, second.match_id, second.guild_id)
            await self._database.write(notice.send)

    def hear_notice(self, notice: Notice) -> None:
        """Handle another process's notice about a second board of this one."""
        if notice.news is News.WANTED and self._shards.have(notice.guild_id):
            self.touch(notice.match_id, at_bottom=True)

    async def look_after(self) -> None:
        """Show changes that came without a notice, and delete expired searches."""
        now, seeker = self._ledger.now(), seekers.c
        ours = self._shards.rows(seeker.guild_id)
        lapsed = select(seeker.user_id).where(seeker.ends_at <= now, ours).limit(1)
        if await self._database.scalar(lapsed) is not None:
            await self._database.write(forget_lapsed, now, ours)
        begun = self._shards.begun
        behind = await self.published.find_unpublished(begun)
        renamed = [match_id for match_id, _ in await self.published.find_renamed(begun)]
        for match_id in dict.fromkeys((*behind, *renamed)):
            self._keeper.refresh(SECOND_BOARD, match_id)

    def _here(self, second: SecondBoard, record: Record) -> Record:
        """Return the match as if its second board were the first, with its current messages."""
        return self.published.with_current_ids(second.instead_of_first(record))

    async def _show(self, match_id: str, wish: Showing) -> None:
        second = await self.of(match_id)
        if second is None or not self._shards.have(second.guild_id):
            return
        try:
            record = await self._ledger.read(match_id)
        except UNREADABLE as error:
            log.warning("second board is left as it is", match=match_id, fault=repr(error))
            await self.published.settle(match_id)
            return
        here, presenter = self._here(second, record), self._presenter_of(record.slug)
        shown = here.version == here.shown.published_version and here.shown.refused_at is None
        try:
            try:
                if not (wish.only_pings and shown):
                    await self._show_board(here, presenter, wish)
            finally:
                await self.pings.ping(here, presenter, second_board=True)
        finally:  # what has been posted is remembered although something failed
            await self.published.note_published(match_id)
        if here.shown.renamed:
            await self.published.note_redrawn(record)
        if record.status in CLOSED:
            self.pings.forget(match_id)
            self.published.forget(match_id)

    async def _show_board(self, here: Record, presenter: Presenter, wish: Showing) -> None:
        done = here.status in CLOSED and here.shown.published_version == here.version
        before = place_of_board(here)
        try:
            await self._boards.show(here, presenter, at_bottom=wish.at_bottom, in_place=done)
        finally:
            if (after := place_of_board(here)) != before:
                wish.at_bottom = False
                await self.published.note_published(here.id, **after)
        wake_at = await self.published.note_shown(here, self._ledger.now())
        self._keeper.note_shown(SECOND_BOARD, here.id)
        self._ledger.tell_of_alarm(wake_at)
