"""Watching a match: a private page that follows it as long as Discord lets it be edited.

Pages are edited by the tokens of their readers' presses, which costs nothing of the bot's global
rate limit. They are not stored: after a restart they are no longer updated.
"""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Final

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base import logs, reports
from bot.base.bounds import BOUNDS, Locks
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.answers import TOKEN_LIFE_MS, answer_of, put_away
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE, passing
from bot.discord_io.messages import renew_page, show_page
from bot.discord_io.outgoing import Rank
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match.actions import check_running
from bot.match.events import Happened
from bot.match.record import Record
from bot.match.view import match_view
from bot.pages.model import Page
from bot.pages.table import WATCH_VERB
from bot.secrecy import Asker, Sight, may_go_on
from cogs.watching.pages import (
    HANDS,
    LEAVE,
    TABLE,
    VIEW_VERB,
    LateHands,
    expired_page,
    hands_page,
    watch_page,
)

log = logs.get(__name__)

MAX_SHOWN_AT_ONCE: Final = 8
"""Maximum number of pages of a match edited at the same time, and per second if there are more: the
more spectators, the fewer updates each of them sees."""
SWEEP_SECONDS: Final = 1.0  # for pages that are due or about to expire
RETRY_MS: Final = 15 * 1000  # for edits that Discord refused


@dataclass(frozen=True, slots=True)
class _Look:
    """How a page looks to its reader. Pages with the same look are rendered once."""

    hands: bool
    four_colours: bool
    language: Language


@dataclass(slots=True)
class _OpenPage:
    """A page on a person's screen: the interaction to edit it with, and what it shows."""

    interaction: Interaction
    message_id: int
    opened_at: int
    look: _Look
    version: int
    page: Page


@dataclass(slots=True)
class _Audience:
    """The spectators of a match, by user id, and its newest known version."""

    record: Record
    pages: dict[int, _OpenPage] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None
    rests_until: int = 0  # in milliseconds


class Spectators:
    """Shows matches to spectators, but never to people who play in them."""

    def __init__(self, bot: Castellan) -> None:
        self._preferences, self._ledger, self._secrecy = bot.preferences, bot.ledger, bot.secrecy
        self._presenter_of, self._channels = bot.presenter_of, bot.channels
        self._late_hands = LateHands(bot.database, bot.preferences)
        self._audiences: dict[str, _Audience] = {}
        self._locks: Locks[tuple[str, int]] = Locks()
        self._leaving: set[asyncio.Task[None]] = set()
        self.chore = Chore(
            "spectators", self._sweep, seconds=SWEEP_SECONDS, needed=lambda: bool(self._audiences)
        )

    def count(self, match_id: str) -> int:
        audience = self._audiences.get(match_id)
        return 0 if audience is None else len(audience.pages)

    def footer(self, record: Record) -> str:
        """Return the number of spectators for the board of a running match. Empty for none."""
        number = self.count(record.id) if record.status == "running" else 0
        return f"👁 {number}" if number else ""

    def has_open(self, match_id: str) -> bool:
        """Return True if the match has a spectator on a page of this process."""
        return match_id in self._audiences

    async def open(self, interaction: Interaction, record: Record, *, hands: bool = False) -> None:
        """Answer with a page that follows a match, with late ``hands`` if all players allow it.

        Raises Refusal if the presser may not watch it.
        """
        await self._check(interaction, record)
        check_running(record)
        user_id = interaction.user.id
        preferred = await self._preferences.of(user_id)
        look = _Look(hands, preferred.four_colours, language_of(interaction))
        async with self._locks.of((record.id, user_id)):
            try:
                page = await self._page(record, look)
                message = await show_page(interaction, page, record.id, record.alarm.since)
            except BaseException:
                self._forget_unwatched(record.id)
                raise
            audience = self._audiences.setdefault(record.id, _Audience(record))
            before = audience.pages.get(user_id)
            audience.pages[user_id] = _OpenPage(
                interaction, message.id, self._ledger.now(), look, record.version, page
            )
        if before is not None and before.message_id != message.id:
            self._put_away(before)
        self._close_oldest(user_id)
        self.chore.resume()
        await self._ledger.follow(record)
        if not self._ledger.is_newest(record):  # a move came while this was drawn
            self.show(await self._ledger.read(record.id))

    async def _check(self, interaction: Interaction, record: Record) -> None:
        await self._secrecy.check(Asker.of(interaction), record, Sight.WATCH)
        user = interaction.user
        audience = self._audiences.get(record.id)
        pages = {} if audience is None else audience.pages
        most = BOUNDS["watched"].everybody or 0
        if user.id not in pages and len(pages) >= most:
            raise Refusal(sentence("watching/full"))

    def show(self, record: Record) -> None:
        """Update the pages of a match soon. Changes in the meantime are coalesced."""
        # People who sit down to the same cards mustn't see them here.
        if not record.kind.own_deal:
            self._dismiss_players(record)
        audience = self._audiences.get(record.id)
        if audience is not None and record.version >= audience.record.version:
            audience.record = record
            for user_id, shown in list(audience.pages.items()):
                if not may_go_on(Asker.of(shown.interaction), record, self._ledger.now()):
                    self._dismiss(record.id, user_id)
            self._start(record.id, audience)

    def _dismiss_players(self, record: Record) -> None:
        for match_id, audience in list(self._audiences.items()):
            if audience.record.deal == record.deal:
                for user_id in {chair.user_id for chair in record.chairs if not chair.left}:
                    if user_id in audience.pages:
                        self._dismiss(match_id, user_id)

    def _start(self, match_id: str, audience: _Audience) -> None:
        if audience.task is None and audience.rests_until <= self._ledger.now():
            audience.task = asyncio.create_task(self._run(match_id, audience))

    async def _run(self, match_id: str, audience: _Audience) -> None:
        shown = audience.record
        try:
            await self._refresh(shown, audience)
        except Exception:
            reports.exception(
                "match could not be shown to those who watch", where="task", match=match_id
            )
        finally:
            audience.task = None
        # After a failure, the next try waits. A large audience gets fewer updates.
        failed = any(each.version < shown.version for each in audience.pages.values())
        more = max(0, len(audience.pages) - MAX_SHOWN_AT_ONCE)
        rest_ms = RETRY_MS if failed else more * 1000 // MAX_SHOWN_AT_ONCE
        audience.rests_until = self._ledger.now() + rest_ms
        # The match has gone on in the meantime, so show it again.
        if audience.record is not shown and audience.pages:
            self._start(match_id, audience)

    async def _refresh(self, record: Record, audience: _Audience) -> None:
        groups: dict[_Look, dict[int, _OpenPage]] = {}
        for user_id, shown in audience.pages.items():
            groups.setdefault(shown.look, {})[user_id] = shown
        turn = asyncio.Semaphore(MAX_SHOWN_AT_ONCE)
        # Rendered once per look, for all pages that share it.
        for look, pages in groups.items():
            page = await self._page(record, look)
            drawn = (
                await page.drawn() if any(each.page != page for each in pages.values()) else page
            )
            await asyncio.gather(
                *(
                    self._change(record, user_id, shown, page, drawn, turn)
                    for user_id, shown in pages.items()
                )
            )

    async def _page(self, record: Record, look: _Look) -> Page:
        presenter, language = self._presenter_of(record.slug), look.language
        allowed = await self._late_hands.allowed(record)
        if allowed and look.hands:
            then = await self._late_hands.of(record)
            seen = (
                None if then is None else replace(match_view(then, None, language), replayed=True)
            )
            seats = (
                []
                if then is None
                else [match_view(then, chair.seat, language) for chair in then.chairs]
            )
            page = hands_page(presenter, seen, seats, language)
        else:
            seen = match_view(record, None, language)
            page = watch_page(presenter, seen, language, offers_hands=allowed)
        return page.in_four_colours() if look.four_colours else page

    async def _change(
        self,
        record: Record,
        user_id: int,
        shown: _OpenPage,
        page: Page,
        drawn: Page,
        turn: asyncio.Semaphore,
    ) -> None:
        """Edit a page unless it's unchanged or closed. ``drawn`` is the page with pictures."""
        await self._channels.outgoing.turn(Rank.OTHER, record.id)
        async with turn, self._locks.of((record.id, user_id)):
            if not self._is_open(record.id, user_id, shown) or shown.version > record.version:
                return
            if shown.page != page and not await self._edit(record, user_id, shown, drawn):
                return
            shown.page, shown.version = page, record.version
            if not record.live:
                self.close(record.id, user_id)

    async def _edit(self, record: Record, user_id: int, shown: _OpenPage, page: Page) -> bool:
        """Edit a page.

        Returns False if Discord refuses. Unless that is temporary, the page is closed.
        """
        try:
            await renew_page(shown.interaction, page, record.id, record.alarm.since)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("page of a spectator could not be edited", match=record.id, error=repr(error))
            if not passing(error):
                self.close(record.id, user_id)
            return False
        return True

    def _is_open(self, match_id: str, user_id: int, shown: _OpenPage) -> bool:
        audience = self._audiences.get(match_id)
        return audience is not None and audience.pages.get(user_id) is shown

    def close(self, match_id: str, user_id: int) -> _OpenPage | None:
        """Stop updating a page, and return it. None if it isn't open."""
        audience = self._audiences.get(match_id)
        if audience is None:
            return None
        shown = audience.pages.pop(user_id, None)
        if not audience.pages:
            del self._audiences[match_id]
            self._forget_unwatched(match_id)
        return shown

    def _forget_unwatched(self, match_id: str) -> None:
        if match_id not in self._audiences:
            self._late_hands.forget(match_id)

    def _dismiss(self, match_id: str, user_id: int) -> None:
        shown = self.close(match_id, user_id)
        if shown is not None:
            self._put_away(shown)

    def _put_away(self, shown: _OpenPage) -> None:
        self._do(put_away(shown.interaction))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    def _close_oldest(self, user_id: int) -> None:
        watched = [
            (audience.pages[user_id].opened_at, match_id)
            for match_id, audience in self._audiences.items()
            if user_id in audience.pages
        ]
        for _, match_id in sorted(watched, key=itemgetter(0))[: -BOUNDS["watched"].mine]:
            self._dismiss(match_id, user_id)

    async def _sweep(self) -> None:
        oldest = self._ledger.now() - TOKEN_LIFE_MS
        for match_id, audience in list(self._audiences.items()):
            for user_id, shown in list(audience.pages.items()):
                if shown.opened_at < oldest:
                    self._do(self._expire(audience.record, user_id, shown))
            # Some pages are behind, such as after a refused edit.
            if any(each.version < audience.record.version for each in audience.pages.values()):
                self._start(match_id, audience)

    async def _expire(self, record: Record, user_id: int, shown: _OpenPage) -> None:
        async with self._locks.of((record.id, user_id)):
            if self._is_open(record.id, user_id, shown):
                page = expired_page(shown.page, shown.look.language)
                await self._edit(record, user_id, shown, page)
                self.close(record.id, user_id)

    def stop(self) -> None:
        self.chore.cancel()
        for audience in self._audiences.values():
            if audience.task is not None:
                audience.task.cancel()
        self._audiences.clear()


class WatchingCog(commands.Cog):
    """*Watch* on a board or in a list, and the controls of the page that it opens."""

    def __init__(self, bot: Castellan, spectators: Spectators) -> None:
        self._ledger = bot.ledger
        self._spectators = spectators
        router = bot.router
        router.on(WATCH_VERB, "beside", self.watch)
        router.on(VIEW_VERB, "own", self.change_view)

    async def watch(self, press: Press) -> None:
        match_id = press.values[0] if press.values else press.match_id
        await self._spectators.open(press.interaction, await self._ledger.read(match_id))

    async def change_view(self, press: Press) -> None:
        if press.args == LEAVE:
            self._spectators.close(press.match_id, press.person.user_id)
            text = press.language.say("watching/stopped")
            answer = answer_of(press.interaction)
            await answer.show(content=text, embed=None, view=None, attachments=[])
            return
        if press.args not in (TABLE, HANDS):
            raise Refusal(UNKNOWN_CONTROL)
        record = await self._ledger.read(press.match_id)
        await self._spectators.open(press.interaction, record, hands=press.args == HANDS)


async def setup(bot: Castellan) -> None:
    spectators = Spectators(bot)
    bot.provide(spectators)
    bot.publisher.on_show(Happened.ANY, spectators.show)
    bot.publisher.followers.append(spectators.has_open)
    bot.boards.footers.append(spectators.footer)
    bot.chores.add(spectators.chore)
    bot.sockets.closed.append(spectators.stop)
    await bot.add_cog(WatchingCog(bot, spectators))
