"""Shows on Discord what has been committed: boards, hands, pings.

One task a match at most; what happens meanwhile is coalesced into its next round.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Any

import discord
from discord.ext import tasks
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs
from bot.base.refusals import Refusal
from bot.base.together import together
from bot.discord_io.answers import TOKEN_LIFE_MS
from bot.discord_io.failures import UNREACHABLE, passing
from bot.matches.ledger import Ledger
from bot.matches.queries import Queries
from bot.matches.record import UNREADABLE, Record
from bot.pages.presenter import Presenter
from bot.publishing.boards import OLD_EDIT_LIMIT, Boards
from bot.publishing.hands import Hands
from bot.publishing.pings import Pings
from bot.publishing.renaming import Renaming
from bot.publishing.showing import Showing
from bot.publishing.whereabouts import Whereabouts, place_of_board
from bot.storage.notices import News, Notice

log = logs.get(__name__)

QUICK_ATTEMPTS = 20
SLOW_ROUNDS = 40
MAX_ATTEMPTS = 150
"""Maximum number of attempts to show a match: every 15 seconds for 5 minutes, then, unless Discord
refuses it, every 10 minutes for a day."""
BOARD_TIMEOUT_SECONDS = 15.0
"""Maximum time that the answer to a press waits for the board that it leads to."""
SHOWN_AT_ONCE = 8
"""Matches that are shown at the same time without having changed, such as all live ones after a
long absence; what changes is shown at once, as far as Discord allows."""


class Publisher:
    """Renders from views and sends; a match that could not be shown is tried again for a while."""

    def __init__(
        self,
        ledger: Ledger,
        boards: Boards,
        hands: Hands,
        pings: Pings,
        presenter_of: Callable[[str], Presenter],
        redrawing: Renaming,
        whereabouts: Whereabouts,
    ) -> None:
        self._ledger = ledger
        self._shards = ledger.database.shards
        self._queries = Queries(ledger.database)
        self._whereabouts = whereabouts
        self._boards = boards
        self._hands = hands
        self._pings = pings
        self._presenter_of = presenter_of
        self._renaming = redrawing
        self._wanted: dict[str, Showing] = {}
        self._handed: dict[str, Record] = {}
        """Matches as a change has left them, which need not be read again to be shown."""
        self._failed: dict[str, Showing] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failures: Counter[str] = Counter()
        self._unhurried: dict[str, bool] = {}
        """Matches that can be shown when others have been, and whether they are not live any more
        and somebody in them has another name; they may be very many."""
        self._catching_up: set[asyncio.Task[None]] = set()
        self._last_actor: dict[str, int] = {}
        self._followed: dict[str, int] = {}
        """When somebody was last told to look at a match from where another process answers."""
        self._swept: set[tuple[str, int]] = set()
        """What has been found unshown and taken up: matches and versions, or whether live."""
        self._drained = False
        ledger.on_commit(self._committed)
        pings.on_due(self._ping_soon)

    async def start(self, among: Collection[int], *, everything: bool = False) -> None:
        """Show what a crash kept from being shown, or all live matches; keep trying what fails.

        ``among`` are the shards whose matches are meant.
        """
        if everything:
            unseen = await self._queries.all_live(among=among)
        else:
            unseen = await self._whereabouts.unpublished(among)
        for match_id in unseen:
            self._show_in_turn(match_id)
        for match_id in await self._whereabouts.unpinged(among):
            self._ping_soon(match_id)
        await self.show_new_names(among)
        if not self._retry.is_running():
            self._retry.start()

    async def show_new_names(self, among: Collection[int] | None = None) -> None:
        """Change the messages of matches in which somebody is called otherwise now.

        ``among`` are the shards whose matches are meant, if not all that have begun.
        """
        shards = self._shards.begun if among is None else among
        self._show_names(await self._whereabouts.renamed(shards))

    def _show_names(self, renamed: Iterable[tuple[str, bool]]) -> None:
        for match_id, live in renamed:
            if live:
                self.touch(match_id)
            else:
                self._show_in_turn(match_id, renamed=True)

    def _show_in_turn(self, match_id: str, *, renamed: bool = False) -> None:
        self._unhurried[match_id] = renamed or self._unhurried.get(match_id, False)
        if len(self._catching_up) < SHOWN_AT_ONCE:
            task = asyncio.create_task(self._catch_up())
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self) -> None:
        while self._unhurried:
            match_id = next(iter(self._unhurried))
            self.touch(match_id, renamed=self._unhurried.pop(match_id))
            await asyncio.wait([self._tasks[match_id]])

    async def shown(self, match_id: str) -> None:
        """Wait until what is wanted of a match has been tried."""
        await self.settled([match_id], BOARD_TIMEOUT_SECONDS)

    async def settled(self, match_ids: Iterable[str], seconds: float) -> None:
        """Wait until what is wanted of matches has been tried, for at most so many seconds."""
        waiting = [self._tasks[match_id] for match_id in match_ids if match_id in self._tasks]
        if waiting:
            await asyncio.wait(waiting, timeout=seconds)

    async def drain(self, seconds: float) -> None:
        """Wait until everything wanted has been tried, for at most so many seconds.

        What is wanted from then on is left to the next process.
        """
        self._drained = True
        self._retry.cancel()
        self._pings.stop()
        for task in self._catching_up:
            task.cancel()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=seconds)
            for task in late:
                task.cancel()

    def touch(
        self,
        match_id: str,
        *,
        anew: bool = False,
        warn: str | None = None,
        renamed: bool = False,
    ) -> None:
        """Show the newest version soon.

        ``anew`` posts the board again at the bottom; ``warn`` tells those who are to decide that
        their time is nearly up, if that decision is still theirs; ``renamed`` as in Showing.
        """
        self._handed.pop(match_id, None)
        self._want(match_id, Showing(False, anew, warn, renamed))

    def _ping_soon(self, match_id: str) -> None:
        """Ping those who have been left a moment; what else is wanted of the match is shown too."""
        self._want(match_id, Showing())

    def _want(self, match_id: str, wish: Showing) -> None:
        if self._drained:
            return
        self._wanted.setdefault(match_id, Showing()).add(wish)
        if match_id not in self._tasks:
            self._tasks[match_id] = asyncio.create_task(self._run(match_id))

    def _committed(self, record: Record) -> None:
        if record.entry is not None and self._shards.have(record.guild_id):
            self._note_actor(record.id, record.entry[1])
        self._failures.pop(record.id, None)
        if not record.hurries:  # the next change comes at once
            self.touch(record.id)
            if record.live:  # what is called off may stand elsewhere than was known
                self._handed[record.id] = record

    def _note_actor(self, match_id: str, user_id: int | None) -> None:
        if user_id is None:
            self._last_actor.pop(match_id, None)
        else:
            self._last_actor[match_id] = user_id

    async def _run(self, match_id: str) -> None:
        try:
            while match_id in self._wanted:
                wish = self._failed.pop(match_id, Showing())
                wish.add(self._wanted.pop(match_id))
                if not await self._attempt(match_id, wish):
                    self._failed[match_id] = wish
        finally:
            del self._tasks[match_id]

    async def _attempt(self, match_id: str, wish: Showing) -> bool:
        try:
            actor = self._last_actor.get(match_id)
            if actor is not None:  # whoever acts is answered first
                await self._hands.answered(match_id, actor)
            await self._publish(match_id, wish)
        except Refusal:
            log.info("match is no longer there", match=match_id)
        except (discord.HTTPException, *UNREACHABLE) as error:
            self._failures[match_id] += 1
            attempt = self._failures[match_id]
            if attempt >= QUICK_ATTEMPTS and not _may_pass(error):
                self._failures[match_id] = MAX_ATTEMPTS
            log.warning(
                "match could not be shown", match=match_id, error=repr(error), attempt=attempt
            )
            return False
        except Exception:
            self._failures[match_id] += 1
            log.exception("match could not be shown", match=match_id)
            return False
        self._failures.pop(match_id, None)
        return True

    @property
    def waiting(self) -> int:
        """Return how many matches are being shown, or are to be shown when others have been."""
        return len(self._tasks.keys() | self._failed.keys() | self._unhurried.keys())

    @property
    def loops(self) -> tuple[tasks.Loop[Any], ...]:
        """Return the loops that run while all is well."""
        return (self._retry,)

    @tasks.loop(seconds=15)
    async def _retry(self) -> None:
        await self._boards.sweep()
        self._hands.sweep()
        if not self._shards.whole:
            await self._sweep()
        for match_id in list(self._failed):
            attempts = self._failures[match_id]
            if attempts < MAX_ATTEMPTS:
                if attempts < QUICK_ATTEMPTS or self._retry.current_loop % SLOW_ROUNDS == 0:
                    if self._failed[match_id].renamed:
                        self._show_in_turn(match_id, renamed=True)
                    else:
                        self.touch(match_id)
            else:
                del self._failed[match_id]
                del self._failures[match_id]
                log.error("match stays unshown until it moves", match=match_id)

    async def _sweep(self) -> None:
        """Take up, once, what another process has changed and nobody has told of."""
        try:
            behind = set(await self._whereabouts.behind(self._shards.begun))
            renamed = set(await self._whereabouts.renamed(self._shards.begun))
        except SQLAlchemyError:
            log.exception("what is unshown cannot be read")
            return
        for match_id, _ in behind - self._swept:
            if match_id not in self._failed and match_id not in self._tasks:
                self.touch(match_id)
        self._show_names(renamed - self._swept)
        self._swept = behind | renamed

    async def _publish(self, match_id: str, wish: Showing) -> None:
        try:
            record = await self._newest(match_id)
        except UNREADABLE:
            if not wish.renamed:
                raise
            log.warning("match of other rules keeps its board", match=match_id)
            await self._whereabouts.published(match_id, renamed=False)
            return
        presenter = self._presenter_of(record.slug)
        if not self._shards.have(record.guild_id):
            self._whereabouts.forget(match_id)
            await self._show_from_afar(record, presenter, wish)
            return
        unseen = record.version != record.published_version
        if wish.only_pings and not unseen:
            try:
                await self._ping(record, presenter, wish)
            finally:
                await self._whereabouts.published(match_id)
            return
        if wish.renamed and not record.live and not unseen and not wish.anew:
            if record.renamed:  # not yet shown for another reason
                await self._renaming.board(record, presenter)
        else:
            await self._show(record, presenter, wish)
        if record.renamed:
            await self._renaming.surroundings(record, presenter)
            if not await self._whereabouts.redrawn(record):
                self.touch(match_id, renamed=not record.live)
        if not record.live:
            self._whereabouts.forget(match_id)

    async def _show_from_afar(self, record: Record, presenter: Presenter, wish: Showing) -> None:
        """Show of another process's match what only this one can: hands that are open here."""
        if record.dealt:
            await self._hands.refresh(record, presenter)
        if wish.anew:
            await self._tell(News.WANTED, record)
        if not record.live:
            self._let_go(record)

    async def _tell(self, news: News, record: Record) -> None:
        notice = Notice(news, record.id, record.guild_id)
        await self._ledger.database.write(notice.send)

    def heard(self, notice: Notice) -> None:
        """Another process has told something of a match."""
        mine = self._shards.have(notice.guild_id)
        if notice.news is News.SHOWN:
            if not mine and self._hands.open_of(notice.match_id):
                self.touch(notice.match_id)
        elif mine and notice.news is News.FOLLOWED:
            self._followed[notice.match_id] = self._ledger.now()
        elif mine:
            self.touch(notice.match_id, anew=notice.news is News.WANTED)

    async def _newest(self, match_id: str) -> Record:
        """Return the match as it stands, and what of it stands where."""
        handed = self._handed.pop(match_id, None)
        if handed is not None:
            return self._whereabouts.told(handed)
        record = await self._ledger.read(match_id)
        self._whereabouts.read(record)
        return record

    async def _show(self, record: Record, presenter: Presenter, wish: Showing) -> None:
        showing = [] if record.carried else [self._show_board(record, presenter, wish)]
        if record.dealt:
            showing.append(self._hands.refresh(record, presenter))
        shown: dict[str, int] = {}
        try:
            try:
                await together(*showing)
            finally:  # what one of the three cannot do must not keep the others from it
                await self._ping(record, presenter, wish)
            shown["published_version"] = record.version
        finally:  # what has been posted is remembered although something failed
            await self._whereabouts.published(record.id, **shown)
        if self._ledger.now() - self._followed.get(record.id, 0) < TOKEN_LIFE_MS:
            await self._tell(News.SHOWN, record)
        if not record.live:
            self._let_go(record)

    def _let_go(self, record: Record) -> None:
        """Hold nothing of a match that is over."""
        self._hands.forget(record.id)
        self._pings.forget(record.id)
        self._last_actor.pop(record.id, None)
        self._followed.pop(record.id, None)

    async def _show_board(self, record: Record, presenter: Presenter, wish: Showing) -> None:
        before = place_of_board(record)
        try:
            await self._boards.show(record, presenter, anew=wish.anew)
        finally:  # what has been posted is remembered although something after it failed
            after = place_of_board(record)
            if after != before:
                wish.anew = False
                await self._whereabouts.published(record.id, **after)

    async def _ping(self, record: Record, presenter: Presenter, wish: Showing) -> None:
        if not record.dealt or record.solitaire:
            return
        actor = self._last_actor.get(record.id)
        warn = wish.warn is not None and wish.warn == record.alarm.decision
        await self._pings.ping(record, presenter, warn=warn, actor=actor)
        wish.warn = None


def _may_pass(error: BaseException) -> bool:
    old = isinstance(error, discord.HTTPException) and error.code == OLD_EDIT_LIMIT
    return old or passing(error)
