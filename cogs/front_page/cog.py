"""The front page: private by ``/tables``, and as a post in a channel, kept up to date."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base import logs, reports
from bot.base.bounds import Locks, PerPerson
from bot.base.chores import Chore
from bot.base.language import sentence
from bot.discord_io.answers import TOKEN_LIFE_MS, put_away
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.messages import renew_page, show_page
from bot.discord_io.permissions import TELLING
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import routed
from bot.feature import Audience
from bot.match import actions
from bot.match.events import Happened
from bot.match.record import Record
from bot.pages.model import Page
from bot.preferences.server_panel import Mentioned, Spot, channel_to_post_in
from bot.secrecy import Asker
from bot.show.keeper import Wanted
from bot.show.postings import Posting, load_all, want
from cogs.front_page.pages import SIT_VERB, TABLES_VERB, front_page_of
from cogs.table.starting import check_may_come, match_line, matches_menu, matches_page

log = logs.get(__name__)

REFRESH_SECONDS: Final = 5.0
MAX_SHOWN_AT_ONCE: Final = 4
MAX_OWN_LISTED: Final = 5  # with a line of their own; the menu has all of them


@dataclass(slots=True)
class _OpenList:
    """A list on a person's screen: the interaction to edit it with, and what it shows."""

    interaction: Interaction
    opened_at: int
    number: int
    page: Page
    outdated: bool = False


class FrontPageCog(commands.Cog, name="Tables"):
    """The private page of ``/tables``, which is kept up to date for a quarter of an hour."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        self._lists: PerPerson[int, _OpenList] = PerPerson("lists")  # by message
        self._locks: Locks[int] = Locks()
        self._shown_at_once = asyncio.Semaphore(MAX_SHOWN_AT_ONCE)
        chore = Chore(
            "listings", self._follow, seconds=REFRESH_SECONDS, needed=lambda: len(self._lists) > 0
        )
        self._chore = bot.chores.add(chore)
        bot.publisher.on_show(Happened.ANY, self._on_show)
        router = bot.router
        router.on(TABLES_VERB, "own", self.turn_page)
        router.on(SIT_VERB, "own", self.sit_down)

    @command("table")
    @routed
    async def tables(self, interaction: Interaction) -> None:
        await self._show(interaction, 0)

    async def turn_page(self, press: Press) -> None:
        number = int(press.args) if press.args.isdecimal() and len(press.args) < 4 else 0
        await self._show(press.interaction, number)

    async def sit_down(self, press: Press) -> None:
        """Sit down at a table chosen from the list, and show the list again."""
        match_id = "".join(press.values[:1])
        await check_may_come(press.interaction, match_id)
        record = await self.bot.ledger.change(match_id, actions.join, press.person)
        place = f"<#{record.stands_in}>"
        told = press.language.say("front-page/you-sit", place=place)
        await self._show(press.interaction, 0, notice=told)

    async def _show(self, interaction: Interaction, number: int, *, notice: str = "") -> None:
        guild_id = interaction.guild_id
        # In direct messages, and on a server without the bot, there are only one's own matches.
        if guild_id is None or self.bot.get_guild(guild_id) is None:
            mine = await self.bot.queries.matches_of(interaction.user.id)
            page = matches_page(interaction, mine)
            await show_page(interaction, page)
            return
        page = await self._page(interaction, number)
        message = interaction.message
        async with self._locks.of(interaction.id if message is None else message.id):
            shown = await show_page(interaction, page, notice=notice)
            opened = _OpenList(interaction, self.bot.ledger.now(), number, page)
            older = self._lists.put(interaction.user.id, shown.id, opened)
        self._chore.resume()
        # Not under the lock above, since each of these has a lock of its own.
        for message_id, each in older:
            async with self._locks.of(message_id):
                await put_away(each.interaction)

    async def _page(self, interaction: Interaction, number: int) -> Page:
        language, user_id = language_of(interaction), interaction.user.id
        audience = Audience(interaction.guild_id, user_id, language, Asker.of(interaction))
        mine = _turn_first(await self.bot.queries.matches_of(user_id), user_id)
        lines = [
            match_line(self.bot.presenters[each.slug], each, user_id, language)
            for each in mine[:MAX_OWN_LISTED]
        ]
        welcome = await self.bot.is_welcome(interaction)
        front = await front_page_of(self.bot, audience, lines, welcome=welcome)
        told = language.say("front-page/menu-own-matches")
        menu = matches_menu(self.bot, mine, told, language) if mine else None
        return front.private(user_id, number, menu)

    def _on_show(self, record: Record) -> None:
        for each in self._lists.values():
            each.outdated |= each.interaction.guild_id == record.guild_id

    async def _follow(self) -> None:
        oldest = self.bot.ledger.now() - TOKEN_LIFE_MS
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
                # Another list may have taken its place while this one waited.
                if self._lists.get(message_id) is shown and page != shown.page:
                    await renew_page(shown.interaction, page)
                    shown.page = page
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.info("list of tables could not be edited", error=repr(error))
            self._lists.pop(message_id)
        except Exception:
            reports.exception("list of tables could not be edited", where="chore")


def _turn_first(records: Iterable[Record], user_id: int) -> list[Record]:
    def waits(record: Record) -> bool:
        chair = record.chair_of(user_id)
        return not record.kind.one_person and chair is not None and chair.seat in record.awaited

    return sorted(records, key=waits, reverse=True)


LOBBY: Final = "lobby"  # the kind of its postings. A posting's subject is its server's id
ROUND_SECONDS: Final = 20.0
ROUNDS_PER_SWEEP: Final = 15  # of all posts: new days and game nights send no notice


class LobbyPost:
    """Keeps a post up to date on each server that has chosen a channel for it."""

    def __init__(self, bot: Castellan) -> None:
        self._bot = bot
        self._posts: set[int] = set()
        self._outdated: set[int] = set()
        self._rounds = 0
        bot.chores.add(Chore("lobby posts", self._look_after, seconds=ROUND_SECONDS))
        self._channel = Mentioned(
            "lobby",
            Spot("overview", 2, 2),
            key="lobby_channel_id",
            of="channels",
            none=sentence("front-page/post-none"),
            some=lambda channel: sentence("front-page/post-channel", channel=channel),
            check=channel_to_post_in(TELLING, sentence("front-page/post-unfit")),
            note=sentence("front-page/post-note"),
            then=self._chosen,
        )
        bot.settings_panel.add(self._channel)
        bot.keeper.keep(LOBBY, self._find)
        listed = Happened.SEATED | Happened.BEGUN | Happened.PAUSED | Happened.CLOSED
        bot.publisher.on_show(listed, self._on_show)
        bot.sockets.erasing_server.append(self._take_away)

    async def _chosen(self, guild_id: int) -> None:
        await self._bot.database.write(want, LOBBY, str(guild_id), guild_id=guild_id)
        self._posts.add(guild_id)
        self._bot.keeper.want(LOBBY, str(guild_id))

    async def _take_away(self, guild_id: int) -> None:
        await self._bot.keeper.take_away(LOBBY, [str(guild_id)])

    def _on_show(self, record: Record) -> None:
        if record.guild_id in self._posts and not record.private:
            self._outdated.add(record.guild_id)

    async def _look_after(self) -> None:
        if self._rounds % ROUNDS_PER_SWEEP == 0:
            here = [
                str(guild.id)
                for guild in self._bot.guilds
                if self._bot.database.shards.have(guild.id)
            ]
            found = await self._bot.database.read(load_all, LOBBY, here)
            self._posts = {int(each.subject) for each in found}
            self._outdated |= self._posts
        self._rounds += 1
        outdated, self._outdated = self._outdated, set()
        for guild_id in outdated:
            self._bot.keeper.want_in_turn(LOBBY, str(guild_id))

    async def _find(self, posting: Posting) -> Wanted | None:
        guild = self._bot.get_guild(posting.guild_id or 0)
        settings = await self._bot.guild_book.of(posting.guild_id)
        channel_id = self._channel.id_in(settings)
        if channel_id is None:
            return None
        if guild is None:  # it may come back after an outage, or invite the bot again
            raise ConnectionError("the server is away")
        language = settings.language_on(guild)
        # It shows only what everybody in the channel may see.
        threads = self._bot.archived_threads
        everybody = Asker.everybody(guild, threads, channel_id)
        audience = Audience(guild.id, None, language, everybody)
        front = await front_page_of(self._bot, audience)
        return Wanted(
            places=(channel_id,),
            page=front.public(),
            nonce=f"lobby {guild.id} {channel_id}",
            silent=True,
            watched=False,
        )


async def setup(bot: Castellan) -> None:
    await bot.add_cog(FrontPageCog(bot))
    LobbyPost(bot)
