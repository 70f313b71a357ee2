"""``/tables``: what is on here, to sit down at or to watch."""

import asyncio
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base import logs, reports
from bot.base.bounds import PerPerson
from bot.base.chores import Chore
from bot.base.labels import distinct
from bot.base.language import Language, command_text
from bot.base.locks import Locks
from bot.discord_io.answers import TOKEN_LIFE_MS
from bot.discord_io.choices import marks_of
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.messages import renew_page, show_page
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import routed
from bot.match import actions
from bot.match.record import Record
from bot.match.view import chairs_in
from bot.pages.endings import chair_name
from bot.pages.match_form import SEEK_VERB
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.table import PACES, WATCH_VERB
from bot.secrecy import Asker, Sight
from bot.show.hands import put_away
from cogs.table.starting import link_to, match_line
from cogs.watching.tables_on import TablesOn, read_tables

log = logs.get(__name__)

PAGE_LENGTH: Final = 10
"""Maximum number of open tables on a page, and of running matches."""
REFRESH_SECONDS: Final = 5.0
"""Interval in which open lists follow what has changed."""
MAX_SHOWN_AT_ONCE: Final = 4
TABLES_VERB: Final = "tables"
SIT_VERB: Final = "sit"


@dataclass(slots=True)
class _OpenList:
    """A list on somebody's screen: the interaction it can be edited by, and what it shows."""

    interaction: Interaction
    opened_at: int
    number: int
    page: Page
    outdated: bool = False


class ListingCog(commands.Cog, name="Tables"):
    """A private list that follows what happens on its server for a quarter of an hour."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        self._ledger = bot.ledger
        self._secrecy = bot.secrecy
        self._database = bot.database
        self._queries = bot.queries
        self._guild_book = bot.guild_book
        self._presenters = bot.presenters
        self._lists: PerPerson[int, _OpenList] = PerPerson("lists")
        """Open lists by their messages."""
        self._locks: Locks[int] = Locks()
        self._shown_at_once = asyncio.Semaphore(MAX_SHOWN_AT_ONCE)
        chore = Chore("listings", self._follow, seconds=REFRESH_SECONDS, needed=self._any_open)
        self._chore = bot.add_chore(chore)
        bot.publisher.on_show(self._on_show)
        router = self._router = bot.router
        router.on(TABLES_VERB, "own", self.turn_page)
        router.on(SIT_VERB, "own", self.sit_down)

    async def cog_unload(self) -> None:
        self._lists.clear()

    @app_commands.command(description=command_text("See open tables and matches to watch"))
    @routed
    async def tables(self, interaction: Interaction) -> None:
        await self._show(interaction, 0)

    async def turn_page(self, press: Press) -> None:
        number = int(press.args) if press.args.isdecimal() and len(press.args) < 4 else 0
        await self._show(press.interaction, number)

    async def sit_down(self, press: Press) -> None:
        """Sit down at a table chosen from the list, and show the list again."""
        asker, match_id = Asker.of(press.interaction), "".join(press.values[:1])
        await self._secrecy.find(asker, match_id, Sight.TABLE)
        record = await self._ledger.change(match_id, actions.join, press.person)
        place = f"<#{record.stands_in}>"
        told = press.language.say("You're sitting at the table in {place} now.", place=place)
        await self._show(press.interaction, 0, notice=told)

    async def _show(self, interaction: Interaction, number: int, *, notice: str = "") -> None:
        guild_id = interaction.guild_id
        if guild_id is None or self.bot.get_guild(guild_id) is None:
            await show_page(interaction, await self._own_tables(interaction))
            return
        page = await self._page(interaction, number)
        message = interaction.message
        async with self._locks.of(interaction.id if message is None else message.id):
            shown = await show_page(interaction, page, notice=notice)
            opened = _OpenList(interaction, self._ledger.now(), number, page)
            older = self._lists.put(interaction.user.id, shown.id, opened)
        self._chore.resume()
        for message_id, each in older:
            async with self._locks.of(message_id):
                await put_away(each.interaction)

    async def _page(self, interaction: Interaction, number: int) -> Page:
        on = await read_tables(self._database, self._secrecy, Asker.of(interaction))
        language = language_of(interaction)
        page = _Listing(self.bot, on, interaction.user.id, language).page(number)
        seeks = self._router.knows(SEEK_VERB)
        if seeks and (await self._guild_book.of(interaction.guild_id)).visitors:
            seek = Button(language.say("Find an opponent"), SEEK_VERB, style="primary")
            page = replace(page, rows=(*page.rows, (seek,)))
        return page

    async def _own_tables(self, interaction: Interaction) -> Page:
        """Return the tables at which somebody sits who asks where no others can be seen."""
        language, user_id = language_of(interaction), interaction.user.id
        lines = [
            match_line(self._presenters[record.slug], record, user_id, language)
            for record in await self._queries.matches_of(user_id)
        ]
        none = language.say("You're not sitting at any table. /play opens one.")
        return Page(language.say("Your matches"), "\n".join(lines) or none)

    def _on_show(self, record: Record) -> None:
        for each in self._lists.values():
            each.outdated |= each.interaction.guild_id == record.guild_id

    def _any_open(self) -> bool:
        return len(self._lists) > 0

    async def _follow(self) -> None:
        """Bring lists up to date on whose servers something has changed."""
        oldest = self._ledger.now() - TOKEN_LIFE_MS
        for message_id, shown in self._lists.items():
            if shown.opened_at < oldest:
                self._lists.pop(message_id)
        due = [(key, shown) for key, shown in self._lists.items() if shown.outdated]
        await asyncio.gather(*(self._renew(key, shown) for key, shown in due))

    async def _renew(self, message_id: int, shown: _OpenList) -> None:
        shown.outdated = False
        try:
            async with self._shown_at_once, self._locks.of(message_id):
                page = await self._page(shown.interaction, shown.number)
                if self._lists.get(message_id) is shown and page != shown.page:
                    await renew_page(shown.interaction, page)
                    shown.page = page
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("list of tables not edited", error=repr(error))
            self._lists.pop(message_id)
        except Exception:
            reports.exception("list of tables not edited", where="chore")


class _Listing:
    """A list about to be shown to somebody."""

    def __init__(self, bot: Castellan, on: TablesOn, asker: int, language: Language) -> None:
        self._bot = bot
        self._on = on
        self._asker = asker
        self._language = language

    def page(self, number: int) -> Page:
        """Return a page of the list, or the last one if there are fewer."""
        language, on = self._language, self._on
        last = max(0, ceil(max(len(on.open), len(on.running)) / PAGE_LENGTH) - 1)
        number = min(number, last)
        here = slice(number * PAGE_LENGTH, (number + 1) * PAGE_LENGTH)
        lobbies, running = on.open[here], on.running[here]
        parts = []
        if lobbies:
            parts.append(language.say("**Open tables**"))
            parts += [self._line(record, self._terms(record)) for record in lobbies]
        if running:
            parts.append(language.say("**Matches to watch**"))
            parts += [self._line(record, self._strength(record)) for record in running]
        if not parts:
            parts.append(language.say("There's nothing on right now. /play opens a table."))
        rows: list[Row] = []
        to_join = [each for each in lobbies if not each.full and each.chair_of(self._asker) is None]
        for records, told, verb in (
            (to_join, language.say("Join a table"), SIT_VERB),
            (running, language.say("Watch a match"), WATCH_VERB),
        ):
            if records:
                marks = marks_of(self._bot, records, language)
                labels = distinct(map(self._label, records), *marks)
                options = tuple(
                    Option(label, record.id) for label, record in zip(labels, records, strict=True)
                )
                rows.append(Select(told, verb, options))
        if last:
            rows.append(
                (
                    self._turn(language.say("← Back"), number - 1, last),
                    self._turn(language.say("Forward →"), number + 1, last),
                )
            )
        return Page(language.say("Tables on this server"), "\n".join(parts), rows=tuple(rows))

    def _turn(self, label: str, to: int, last: int) -> Button:
        return Button(label, TABLES_VERB, str(max(to, 0)), disabled=not 0 <= to <= last)

    def _label(self, record: Record) -> str:
        """Return a match in a few words: the game and who plays."""
        names = [chair.name for chair in chairs_in(record.chairs, self._language)]
        title = self._bot.presenters[record.slug].title(self._language)
        return self._language.say(
            "{game}: {names}", game=title, names=self._language.listing(names)
        )

    def _line(self, record: Record, terms: list[str]) -> str:
        language = self._language
        title = self._bot.presenters[record.slug].title(language)
        names = language.listing(map(chair_name, chairs_in(record.chairs, language)))
        return "• " + " · ".join([f"[{title}]({link_to(record)})", names, *terms])

    def _terms(self, record: Record) -> list[str]:
        """Pace, rating and free seats: the terms of sitting down."""
        language = self._language
        left = record.most - len(record.chairs)
        return [
            language.render(PACES[record.pace]),
            language.say("rated")
            if record.unrated is None
            else language.say("casual: doesn't count"),
            language.count(left, "{n} seat left", "{n} seats left"),
        ]

    def _strength(self, record: Record) -> list[str]:
        rating = self._on.ratings.get(record.id)
        return [] if rating is None else [self._language.say("rating {rating}", rating=rating)]
