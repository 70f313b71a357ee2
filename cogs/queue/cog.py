"""*Find an opponent*: looks for a player on any server that allows it."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE, Failure, failure_of
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import renew_page, show_page
from bot.discord_io.press import Press, place_of
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.feature import Audience, FrontPart
from bot.match.events import Happened
from bot.match.record import Record
from bot.pages.match_form import (
    SEEK_VERB,
    Seek,
    draft_with_answer,
    first_for_two,
    form_menus,
    game_and_pace,
)
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.table import PACES
from bot.preferences.server_panel import Spot, Switch
from bot.preferences.servers import refuse_unless_offered
from cogs.queue import actions as seekers
from cogs.queue.actions import SEEKING_MS
from cogs.table.lobby import DEFAULT_PACE
from cogs.table.starting import check_may_start_here, settings_for, show_hand

log = logs.get(__name__)

SET_VERB: Final = "seek_set"
MAX_TOLD: Final = 10
LAPSE_SECONDS: Final = 5.0


class SearchPages:
    """The pages of a search, for one person."""

    def __init__(self, presenters: Mapping[str, Presenter], language: Language) -> None:
        self._presenters, self.language = presenters, language

    def form(self, wish: Seek, waiting: Sequence[Seek], name: str | None) -> Page:
        """Return the form: the game to play, and how the person appears on the other server.

        ``name`` is their chosen name across servers, ``waiting`` are other people's wishes.
        """
        language = self.language
        named = "none" if name is None else f"**{escape_name(name)}**"
        lines = [f"• {self._wish(each)}" for each in waiting[:MAX_TOLD]]
        if lines:
            lines.insert(0, language.say("queue/waiting-now"))
        start = language.say("queue/button-start")
        menus = form_menus(SET_VERB, wish.text, game_and_pace(self._presenters, language))
        row = (Button(start, SET_VERB, f"begin/{wish.text}", style="success"),)
        text = stack_texts(language.say("queue/form", name=named), "\n".join(lines), apart="\n\n")
        return self._page(text, *menus, row)

    def searching(self, wish: Seek, ends_at: int) -> Page:
        told = self.language.say("queue/searching", moment=f"<t:{ends_at // 1000}:R>")
        stop = Button(self.language.say("queue/button-cancel"), SET_VERB, f"stop/{wish.text}")
        return self._page(stack_texts(told, self._wish(wish)), (stop,))

    def letter(self, wish: Seek) -> str:
        return self.language.say("queue/letter", wish=self._wish(wish))

    def found(self, record: Record) -> Page:
        where = "direct" if record.private else "channel"
        place = f"<#{record.channel_id}>"
        return self._page(self.language.say("queue/found", where=where, place=place))

    def ended(self, wish: Seek, how: str) -> Page:
        """Return the page after a search that was ``stopped`` or found ``nobody``."""
        again = Button(self.language.say("queue/button-again"), SEEK_VERB, wish.text)
        return self._page(self.language.say("queue/ended", how=how), (again,))

    def _page(self, text: str, *rows: Row) -> Page:
        return Page(self.language.say("queue/button-find"), text, rows=rows)

    def _wish(self, wish: Seek) -> str:
        title = self._presenters[wish.slug].title(self.language)
        return f"{title} · {self.language.render(PACES[wish.pace])}"


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A waiting person's page, with the interaction that can edit it."""

    interaction: Interaction
    wish: Seek
    pages: SearchPages
    ends_at: int


class SeekingCog(commands.Cog):
    """The form of a search for an opponent, and the page while waiting."""

    def __init__(self, bot: Castellan) -> None:
        self._guild_book, self._ledger, self._database = bot.guild_book, bot.ledger, bot.database
        self._preferences, self._presenters = bot.preferences, bot.presenters
        self._members, self._publisher, self._channels = bot.members, bot.publisher, bot.channels
        self._waiting: dict[int, _Waiting] = {}  # by user id
        self._editing: set[asyncio.Task[None]] = set()
        chore = Chore(
            "queue", self._end_late, seconds=LAPSE_SECONDS, needed=lambda: bool(self._waiting)
        )
        self._chore = bot.chores.add(chore)
        bot.chores.add(Chore("lapsed searches", partial(seekers.forget_lapsed, bot.ledger)))
        bot.publisher.on_show(Happened.BEGUN, self._on_show)
        router = bot.router
        router.on(SEEK_VERB, "private", self.open_form, "seek_begin", "seek_stop")
        router.on(SET_VERB, "own", self.choose)
        bot.sockets.front["queue"] = self.front

    async def front(self, audience: Audience) -> FrontPart:
        if not VISITORS.is_on(await self._guild_book.of(audience.guild_id)):
            return FrontPart()
        return FrontPart((), (Button(audience.language.say("queue/button-find"), SEEK_VERB),))

    async def open_form(self, press: Press) -> None:
        """Open the form with the control's game and pace, or with the server's pace."""
        try:
            wish = Seek.from_text(press.args)
        except ValueError:
            settings = await settings_for(press.interaction)
            wish = Seek(first_for_two(settings.offers), settings.pace or DEFAULT_PACE)
        await self._show_form(press, wish)

    async def choose(self, press: Press) -> None:
        """Handle a control of the form or of the page while waiting."""
        step, _, text = press.args.partition("/")
        act = {"begin": self._begin, "stop": self._stop}.get(step)
        try:
            if act is None:
                text = draft_with_answer(press.args, press.values, ("game", "pace"))
            wish = Seek.from_text(text)
        except ValueError:
            raise Refusal(UNKNOWN_CONTROL) from None
        await (act or self._show_form)(press, wish)

    async def _show_form(self, press: Press, wish: Seek) -> None:
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

    async def _begin(self, press: Press, wish: Seek) -> None:
        interaction = press.interaction
        await check_may_start_here(interaction)
        refuse_unless_offered(await settings_for(interaction), wish.slug)
        check_limit(interaction, "table")
        user_id, now = press.person.user_id, self._ledger.now()
        for other in await self._database.read(seekers.find_waiting, wish, user_id, now):
            if await self._members.has_left(other.guild_id, other.user_id, watched=True):
                await self._database.write(seekers.stop_seeking, other.user_id)
        pages = SearchPages(self._presenters, press.language)
        if user_id not in self._waiting:
            await self._database.read(seekers.check_seeker, press.person, place_of(interaction))
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

    async def _stop(self, press: Press, wish: Seek) -> None:
        await self._database.write(seekers.stop_seeking, press.person.user_id)
        self._waiting.pop(press.person.user_id, None)
        page = SearchPages(self._presenters, press.language).ended(wish, "stopped")
        await show_page(press.interaction, page)

    def _on_show(self, record: Record) -> None:
        waiting = self._waiting.get(record.host_id)
        if waiting is None or not (record.dealt and record.unrated == "casual"):
            return
        # An older match isn't the one that this search has found.
        begun_since = record.created_at >= waiting.ends_at - SEEKING_MS
        if begun_since and waiting.wish == (record.slug, record.pace):
            del self._waiting[record.host_id]
            self._edit(waiting, waiting.pages.found(record))

    async def _end_late(self) -> None:
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
            log.info("page of a search could not be edited", error=repr(error))


VISITORS: Final = Switch(
    "visitors",
    Spot("matches", 5, 4),
    on=(sentence("queue/visitors-on"), sentence("queue/button-no-visitors")),
    off=(sentence("queue/visitors-off"), sentence("queue/button-visitors")),
)


async def setup(bot: Castellan) -> None:
    bot.settings_panel.add(VISITORS)
    await bot.add_cog(SeekingCog(bot))
