"""Shows matches on Discord after changes are committed: boards, hands, pings.

The versions in the boards' postings are a transactional outbox: a match with a newer version than
its posting still has to be shown, even after a crash. Showing one twice does no harm.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from math import inf
from typing import Final

import discord
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs, reports
from bot.base.bounds import together
from bot.discord_io.answers import TOKEN_LIFE_MS
from bot.discord_io.failures import Limited, out_of_reach
from bot.discord_io.outgoing import Rank
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.queries import Queries
from bot.match.record import UNREADABLE, Record
from bot.match.store import BOARD
from bot.pages.presenter import Presenter
from bot.show.board_postings import BoardPostings
from bot.show.boards import Boards
from bot.show.hands import Hands
from bot.show.keeper import SHOW_SECONDS, Keeper
from bot.show.members import Presence
from bot.show.pings import Pings
from bot.show.postings import Wish
from bot.storage.notices import News, Notice
from games.core import RulesChanged

log = logs.get(__name__)

SOON_SECONDS: Final = 0.3  # computers' moves within this time of each other are shown together


@dataclass(slots=True)
class _Match:
    """The publishing state of a match, until it is shown or over."""

    handed: Record | None = None  # the match after its last change, which saves reading it again
    last_actor: int | None = None
    """The user who made the last change. They get their reply before other hands are updated."""
    followed_at: int | None = None
    """When another process last asked for notices of this match, in milliseconds."""
    happened: Happened = Happened.NOTHING
    """What its changes since it was last shown did, or nothing if that isn't known."""
    soon: asyncio.TimerHandle | None = None
    """Timer that shows a computer's move, unless another one follows."""


class Publisher:
    """Renders matches from their views and sends them when the keeper asks."""

    def __init__(
        self,
        ledger: Ledger,
        keeper: Keeper,
        boards: Boards,
        hands: Hands,
        pings: Pings,
        presence: Presence,
        presenter_of: Callable[[str], Presenter],
        postings: BoardPostings,
    ) -> None:
        self.followers: list[Callable[[str], bool]] = [hands.has_open]
        """Return True for matches of other processes to follow."""
        self._listeners: list[tuple[Happened, Callable[[Record], None]]] = []
        self._ledger = ledger
        self._keeper = keeper
        self._database = ledger.database
        self._queries = Queries(ledger.database)
        self._postings = postings
        self._boards = boards
        self._hands = hands
        self._pings = pings
        self._presence = presence
        self._presenter_of = presenter_of
        self._matches: dict[str, _Match] = {}
        self._swept: set[tuple[str, int]] = set()
        """Outdated matches of the last sweep, with their version or whether they're live."""
        ledger.seen_at = hands.seen_at
        ledger.on_commit(Happened.ANY, self._on_commit)
        pings.wake = self._ping_soon
        keeper.show_by(BOARD, self._publish, Rank.BOARD)
        keeper.sweeps.append(self._look_after)

    def _is_followed(self, match_id: str) -> bool:
        return any(has_open(match_id) for has_open in self.followers)

    def on_show(self, events: Happened, listener: Callable[[Record], None]) -> None:
        """Call the listener with each shown version of a match that has one of these events.

        Anything may have happened to a match that another process changed.
        """
        self._listeners.append((events, listener))

    async def start(self, among: Collection[int], *, everything: bool = False) -> None:
        """Show what a crash prevented, or all live matches, of these shards."""
        if everything:
            unseen = await self._queries.all_live(among=among)
        else:
            unseen = await self._postings.find_unpublished(among)
        for match_id in unseen:
            self._keeper.want_in_turn(BOARD, match_id, Wish(only_pings=False))
        await self._pings.start(among)
        for match_id in await self._postings.find_unpinged(among):
            self._ping_soon(match_id)
        await self.show_new_names(among)

    async def show_new_names(self, among: Collection[int] | None = None) -> None:
        """Update the messages of matches with a renamed player.

        ``among`` limits them to shards, by default those that have begun.
        """
        shards = self._database.shards.begun if among is None else among
        self._show_names(await self._postings.find_renamed(shards))

    def _show_names(self, renamed: Iterable[tuple[str, bool]]) -> None:
        for match_id, live in renamed:
            if live:
                self.touch(match_id)
            else:
                wish = Wish(only_pings=False, renamed=True)
                self._keeper.want_in_turn(BOARD, match_id, wish)

    async def wait_until_shown(self, *match_ids: str, seconds: float = SHOW_SECONDS) -> None:
        """Wait at most ``seconds`` until all requests for these matches have been tried."""
        await self._keeper.wait(BOARD, *match_ids, seconds=seconds)

    async def drain(self, seconds: float) -> None:
        """Wait at most ``seconds`` until everything requested is shown, then show nothing more."""
        self._pings.stop()
        await self._keeper.drain(seconds)

    def touch(self, match_id: str, *, at_bottom: bool = False, renamed: bool = False) -> None:
        """Show the newest version soon.

        ``at_bottom`` posts the board again at the bottom. ``renamed`` is as in ``Wish``.
        """
        # Unless `_on_commit` hands over its record, another process may have made the last change.
        match = self._match(match_id)
        match.handed, match.happened = None, Happened.ANY
        self._keeper.want(BOARD, match_id, Wish(False, at_bottom, renamed), changed=False)

    def _ping_soon(self, match_id: str) -> None:
        self._keeper.want(BOARD, match_id, changed=False)

    def _match(self, match_id: str) -> _Match:
        return self._matches.setdefault(match_id, _Match())

    def _on_commit(self, record: Record) -> None:
        match = self._match(record.id)
        match.happened |= record.happened
        if record.entries and self._database.shards.have(record.guild_id):
            match.last_actor = record.entries[0][1]
        # This change replaces the one that was waiting to be shown with it.
        if match.soon is not None:
            match.soon.cancel()
            match.soon = None
        # A cancelled match may have moved to another channel.
        match.handed = record if record.live else None
        if self._is_in_between(record):
            loop = asyncio.get_running_loop()
            match.soon = loop.call_later(SOON_SECONDS, self._show_soon, record.id, match)
        else:
            self._keeper.want(BOARD, record.id, Wish(only_pings=False))

    def _is_in_between(self, record: Record) -> bool:
        at = record.alarm.computer_at
        by_itself = {user_id for _, user_id in record.entries} == {None}
        return record.status == "running" and by_itself and (at or inf) <= self._ledger.now()

    def _show_soon(self, match_id: str, match: _Match) -> None:
        match.soon = None
        self._keeper.want(BOARD, match_id, Wish(only_pings=False))

    async def _look_after(self) -> None:
        await self._hands.sweep()
        self._presence.sweep()
        if not self._database.shards.whole:
            await self._sweep()

    async def _sweep(self) -> None:
        try:
            missed = await self._ledger.find_missed(self._is_followed)
            behind = set(await self._postings.find_behind(self._database.shards.begun))
            renamed = set(await self._postings.find_renamed(self._database.shards.begun))
        except SQLAlchemyError:
            reports.exception(
                "matches changed by other processes could not be read, trying again",
                where="chore",
            )
            return
        for match_id in missed:
            self.touch(match_id)
        # Each version once: the keeper retries failures, with its own pauses.
        for match_id, _ in behind - self._swept:
            self._keeper.refresh(BOARD, match_id)
        self._show_names(renamed - self._swept)
        self._swept = behind | renamed

    async def _publish(self, match_id: str, wish: Wish) -> None:
        match = self._match(match_id)
        try:
            await self._publish_match(match_id, match, wish)
        finally:
            if match == _Match():
                self._matches.pop(match_id, None)

    async def _publish_match(self, match_id: str, match: _Match, wish: Wish) -> None:
        happened, match.happened = match.happened or Happened.ANY, Happened.NOTHING
        try:
            record = await self._newest(match_id, match)
        except UNREADABLE as error:
            if not (wish.renamed or isinstance(error, RulesChanged)):
                raise
            log.warning("match uses other rules; its board is left as it is", match=match_id)
            if wish.renamed:
                await self._postings.store(match_id, renamed=False)
            return
        presenter = self._presenter_of(record.slug)
        if not self._database.shards.have(record.guild_id):
            self._postings.forget(match_id)
            self._tell_listeners(record, happened)
            await self._show_from_afar(record, presenter, match, wish)
            return
        unseen = record.version != record.shown.published_version
        if wish.only_pings and not unseen and record.shown.refused_at is None:
            try:
                await self._ping(record, presenter, wish)
            finally:
                await self._postings.store(match_id)
            if not record.live:
                self._let_go(record, match)
            return
        self._tell_listeners(record, happened)
        if wish.renamed and not record.live and not unseen and not wish.at_bottom:
            if record.shown.renamed:  # not yet shown for another reason
                await self._boards.show_in_place(record, presenter)
            await self._ping(record, presenter, wish)
        else:
            await self._show(record, presenter, match, wish)
        if record.shown.renamed:
            await self._boards.rename_surroundings(record, presenter)
            if not await self._postings.note_redrawn(record):
                self.touch(match_id, renamed=not record.live)
        if not record.live:
            self._postings.forget(match_id)

    def _tell_listeners(self, record: Record, happened: Happened) -> None:
        for events, listener in self._listeners:
            if events & happened:
                listener(record)

    async def _show_from_afar(
        self, record: Record, presenter: Presenter, match: _Match, wish: Wish
    ) -> None:
        await self._show_hands(record, presenter, match)
        if wish.at_bottom:
            await self._tell(News.WANTED, record)
        if not record.live:
            self._let_go(record, match)

    async def _tell(self, news: News, record: Record) -> None:
        notice = Notice(news, record.id, record.guild_id)
        await self._database.write(notice.send)

    def hear_notice(self, notice: Notice) -> None:
        """Handle another process's notice about a match."""
        mine = self._database.shards.have(notice.guild_id)
        if notice.news is News.SHOWN:
            if not mine and self._is_followed(notice.match_id):
                self.touch(notice.match_id)
        elif mine and notice.news is News.FOLLOWED:
            self._match(notice.match_id).followed_at = self._ledger.now()
        elif mine:
            self.touch(notice.match_id, at_bottom=notice.news is News.WANTED)

    async def _newest(self, match_id: str, match: _Match) -> Record:
        handed, match.handed = match.handed, None
        if handed is not None:
            return self._postings.of(handed)
        record = await self._ledger.read(match_id)
        self._ledger.note_version(record)  # another process may have changed it
        return self._postings.renew(record)

    async def _show(self, record: Record, presenter: Presenter, match: _Match, wish: Wish) -> None:
        turn = self._show_turn(record, presenter, match, wish)
        try:
            await together(turn, self._show_hands(record, presenter, match, Rank.OTHER))
        finally:  # what has been posted is remembered although something failed
            await self._postings.store(record.id)
        if record.private:
            await self._note_shown(record)
        # A hand that another process shows can't be edited for longer than its token lives.
        if self._ledger.now() - (match.followed_at or 0) < TOKEN_LIFE_MS:
            await self._tell(News.SHOWN, record)
        if not record.live:
            self._let_go(record, match)

    async def _show_turn(
        self, record: Record, presenter: Presenter, match: _Match, wish: Wish
    ) -> None:
        showing = [self._show_hands(record, presenter, match, Rank.TURN)]
        if not record.private:
            showing.append(self._show_board(record, presenter, wish))
        try:
            await together(*showing)
        finally:  # board, hands and ping must not keep each other from being sent
            await self._ping(record, presenter, wish)

    async def _show_hands(
        self, record: Record, presenter: Presenter, match: _Match, *ranks: Rank
    ) -> None:
        if not record.dealt:
            return
        if match.last_actor is not None:  # the player sees the result before others do
            await self._hands.wait_for_answer(record.id, match.last_actor)
        await self._hands.refresh(record, presenter, *ranks)

    def _let_go(self, record: Record, match: _Match) -> None:
        self._hands.forget(record.id)
        self._pings.forget(record.id)
        match.last_actor = match.followed_at = None

    async def _show_board(self, record: Record, presenter: Presenter, wish: Wish) -> None:
        place_id = record.stands_in
        try:
            await self._boards.show(record, presenter, wish)
        finally:  # what has been posted is remembered although something after it failed
            await self._postings.store(record.id)
            if record.stands_in != place_id:
                await self._pings.leave(record, place_id)
        await self._note_shown(record)

    async def _note_shown(self, record: Record) -> None:
        """Store that a version is visible, and start its clock, even if hands or pings are late."""
        wake_at = await self._postings.store_shown(record, self._ledger.now())
        self._keeper.note_shown(BOARD, record.id)
        self._ledger.tell_of_alarm(wake_at)

    async def _ping(self, record: Record, presenter: Presenter, wish: Wish) -> None:
        if record.game.for_one or record.only_in_replies:
            return
        try:
            await self._pings.ping(record, presenter)
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
            place_id = record.stands_in
            # Can the board still be shown there? Otherwise the ping follows it.
            self._boards.doubt(place_id)
            wish.at_bottom |= isinstance(error, Limited)  # an edit may still be accepted
            await self._show_board(record, presenter, wish)
            if record.stands_in == place_id:
                raise
            await self._ping(record, presenter, wish)
