"""*Find an opponent*: looks for a player on any server that allows it."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import Refusal, sentence
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE, Failure, failure_of
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import renew_page, show_page
from bot.discord_io.press import Press, place_of
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.feature import FrontPart, Scene
from bot.match.kind import Happened
from bot.match.record import Record
from bot.pages.match_form import SEEK_VERB, Wish, draft_with_answer, games_for_two
from bot.pages.model import Button, Page
from bot.preferences.server_panel import Spot, Switch
from bot.preferences.servers import refuse_unless_offered
from cogs.queue import actions as seekers
from cogs.queue.actions import SEEKING_MS
from cogs.queue.pages import BEGIN_VERB, SET_VERB, STOP_VERB, SearchPages
from cogs.table.lobby import DEFAULT_PACE
from cogs.table.starting import check_may_start_here, settings_for, show_hand

log = logs.get(__name__)

LAPSE_SECONDS: Final = 5.0
"""How often expired searches are ended."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A waiting person's page, with the interaction that can edit it."""

    interaction: Interaction
    wish: Wish
    pages: SearchPages
    ends_at: int


class SeekingCog(commands.Cog):
    """The form of a search for an opponent, and the page while waiting."""

    def __init__(self, bot: Castellan) -> None:
        self._ledger = bot.ledger
        self._database = bot.database
        self._publisher = bot.publisher
        self._members = bot.members
        self._channels = bot.channels
        self._preferences = bot.preferences
        self._presenters = bot.presenters
        self._waiting: dict[int, _Waiting] = {}
        """Waiting people's pages, by user id. After a restart they are no longer updated."""
        self._editing: set[asyncio.Task[None]] = set()
        chore = Chore("queue", self._end_late, seconds=LAPSE_SECONDS, needed=self._any_waiting)
        self._chore = bot.add_chore(chore)
        bot.add_chore(Chore("lapsed searches", partial(seekers.forget_lapsed, bot.ledger)))
        self._publisher.on_show(Happened.BEGUN, self._on_show)
        router = bot.router
        router.on(SEEK_VERB, "private", self.open_form)
        router.on(SET_VERB, "own", self.choose)
        router.on(BEGIN_VERB, "own", self.begin)
        router.on(STOP_VERB, "own", self.stop)
        self._guild_book = bot.guild_book
        bot.add_front("queue", self.front)

    async def front(self, scene: Scene) -> FrontPart:
        """Return the button to the search, on servers that take part in it."""
        if not (await self._guild_book.of(scene.guild_id)).visitors:
            return FrontPart()
        return FrontPart((), (Button(scene.language.say("queue/button-find"), SEEK_VERB),))

    async def open_form(self, press: Press) -> None:
        """Open the form with the control's game and pace, or with the server's pace."""
        if press.args:
            wish = _wish_of(press.args)
        else:
            settings = await settings_for(press.interaction)
            first = next(filter(settings.offers, games_for_two()), games_for_two()[0])
            wish = Wish(first, settings.pace or DEFAULT_PACE)
        await self._show_form(press, wish)

    async def choose(self, press: Press) -> None:
        try:
            chosen = draft_with_answer(press.args, press.values, ("game", "pace"))
        except ValueError:
            raise Refusal(UNKNOWN_CONTROL) from None
        await self._show_form(press, _wish_of(chosen))

    async def _show_form(self, press: Press, wish: Wish) -> None:
        user_id = press.person.user_id
        now = self._ledger.now()
        settings = await settings_for(press.interaction)
        wishes = await self._database.read(seekers.find_wishes, now, user_id)
        waiting = [each for each in wishes if settings.offers(each.slug)]
        preferred = await self._preferences.of(user_id)
        name = preferred.name if preferred.worldwide else None
        offered = settings.offered(self._presenters)
        page = SearchPages(offered, press.language).form(wish, waiting, name)
        await show_page(press.interaction, page)

    async def begin(self, press: Press) -> None:
        """Seat the presser with a person who waits for the same, or let them wait."""
        interaction, wish = press.interaction, _wish_of(press.args)
        await check_may_start_here(interaction)
        refuse_unless_offered(await settings_for(interaction), wish.slug)
        check_limit(interaction, "table")
        user_id, now = press.person.user_id, self._ledger.now()
        for other in await self._database.read(seekers.find_waiting, wish, user_id, now):
            if await self._members.has_left(other.guild_id, other.user_id, watched=True):
                await self._database.write(seekers.stop_seeking, other.user_id)
        pages = SearchPages(self._presenters, press.language)
        if user_id not in self._waiting:
            await self._database.write(seekers.check_seeker, press.person, place_of(interaction))
            await self._write(user_id, pages.letter(wish))
        ends_at = self._ledger.now() + SEEKING_MS
        # Set before it is stored, because an opponent may come before this continues.
        waiting = _Waiting(interaction, wish, pages, ends_at)
        before, self._waiting[user_id] = self._waiting.get(user_id), waiting
        try:
            record = await seekers.seek(self._ledger, wish, press.person, place_of(interaction))
        except BaseException:
            self._take_back(user_id, waiting, before)
            raise
        if record is not None:
            self._waiting.pop(user_id, None)
            await self._publisher.wait_until_shown(record.id)
            if record.private:
                await show_page(interaction, pages.found(record))
            else:
                await show_hand(interaction, record)
            return
        if self._waiting.get(user_id) is waiting:
            await show_page(interaction, pages.searching(wish, ends_at))
        self._chore.resume()

    async def _write(self, user_id: int, text: str) -> None:
        """Write to a person. Raises Refusal if they accept no direct messages."""
        try:
            await self._channels.write_to(user_id, {"content": text})
        except discord.HTTPException as error:
            if failure_of(error) is not Failure.PERSON_CLOSED:
                raise
            raise Refusal(sentence("queue/no-direct-messages")) from None

    def _take_back(self, user_id: int, waiting: _Waiting, before: _Waiting | None) -> None:
        if self._waiting.get(user_id) is waiting:
            del self._waiting[user_id]
            if before is not None:
                self._waiting[user_id] = before

    async def stop(self, press: Press) -> None:
        wish = _wish_of(press.args)
        await self._database.write(seekers.stop_seeking, press.person.user_id)
        self._waiting.pop(press.person.user_id, None)
        page = SearchPages(self._presenters, press.language).ended(wish, "stopped")
        await show_page(press.interaction, page)

    def _on_show(self, record: Record) -> None:
        """Add a link to their match to the page of a person who waited."""
        waiting = self._waiting.get(record.host_id)
        if waiting is None or not (record.dealt and record.unrated == "casual"):
            return
        # An older match isn't the one that this search has found.
        begun_since = record.created_at >= waiting.ends_at - SEEKING_MS
        if begun_since and waiting.wish == (record.slug, record.pace):
            del self._waiting[record.host_id]
            self._edit(waiting, waiting.pages.found(record))

    def _any_waiting(self) -> bool:
        return bool(self._waiting)

    async def _end_late(self) -> None:
        """End searches that have lasted too long."""
        now = self._ledger.now()
        for user_id, waiting in list(self._waiting.items()):
            if waiting.ends_at <= now:
                del self._waiting[user_id]
                self._edit(waiting, waiting.pages.ended(waiting.wish, "nobody"))

    def _edit(self, waiting: _Waiting, page: Page) -> None:
        task = asyncio.create_task(self._show(waiting, page))
        self._editing.add(task)
        task.add_done_callback(self._editing.discard)

    async def _show(self, waiting: _Waiting, page: Page) -> None:
        try:
            await renew_page(waiting.interaction, page)
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("page of somebody who waits not edited", error=repr(error))


def _wish_of(text: str) -> Wish:
    try:
        return Wish.from_text(text)
    except ValueError:
        raise Refusal(UNKNOWN_CONTROL) from None


VISITORS: Final = Switch(
    "visitors",
    Spot("matches", 5, 4),
    on=(sentence("queue/visitors-on"), sentence("queue/button-no-visitors")),
    off=(sentence("queue/visitors-off"), sentence("queue/button-visitors")),
)


async def setup(bot: Castellan) -> None:
    bot.add_settings(VISITORS)
    await bot.add_cog(SeekingCog(bot))
