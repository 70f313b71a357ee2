"""Shared results of daily deals: each message lists everybody who has played the deal since."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import discord
from sqlalchemy import Connection, select

from bot.app import Castellan
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.press import Press
from bot.feature import Afterwards
from bot.match.events import Happened
from bot.match.record import Record
from bot.match.store import load_log
from bot.match.view import match_view
from bot.pages.cards import Course, Signs
from bot.pages.model import Page, stack_texts
from bot.pages.presenter import Presenter
from bot.show.explorer import language_here, share, shared_by
from bot.show.keeper import Wanted
from bot.show.postings import Posting, store, want
from bot.storage.tables import results
from cogs.daily import actions
from cogs.daily.actions import DAILY, SHARED_AS, DailyDeals
from cogs.daily.deals import OWN_SEAT, DailyDeal, deal_of
from cogs.daily.morning import MorningPoster
from cogs.daily.pages import DealTexts, result_page
from cogs.daily.results import daily_games, daily_table
from cogs.daily.standings import streak_of
from cogs.table.starting import show_hand
from games.core import Chance, Entry, Event, IllegalAction, RulesChanged, begin, step


class SharedResults:
    """Posts results, and keeps those of a server's own deals up to date there."""

    def __init__(self, bot: Castellan, deals: DailyDeals, mornings: MorningPoster) -> None:
        self._ledger, self._get_guild, self._database = bot.ledger, bot.get_guild, bot.database
        self._presenter_of, self._guild_book = bot.presenter_of, bot.guild_book
        self._mornings = mornings
        self._deals = deals
        bot.router.on("share", "public", self.share)
        bot.hands.endings.append(self._ending)
        bot.keeper.keep(SHARED_AS, self._find)
        bot.ledger.before_commit(Happened.ENDED, actions.want_shared_again)
        bot.sockets.deleting_person.append(self.before_deleting)

    async def share(self, press: Press) -> None:
        """Post the result of an attempt for everybody here, once."""
        ledger, guild_id = self._ledger, press.interaction.guild_id
        record = await ledger.change(press.match_id, actions.share, press.person)
        try:
            page = await self._page(record, guild_id, language_here(press))
            message = await share(press, page)
        except BaseException:
            await ledger.change(record.id, actions.unshare)
            raise
        if guild_id == deal_of(record).guild_id and self._get_guild(guild_id) is not None:
            await self._database.write(_note, record.id, guild_id, message)
        await show_hand(press.interaction, record)
        await self._mornings.ask(press)

    async def before_deleting(self, user_id: int) -> Afterwards:
        """Prepare to take a person's lines out of all shared results."""
        row = results.c
        dated = select(row.deal).distinct().where(row.user_id == user_id, row.day.is_not(None))
        deals = [DailyDeal.parse(name) for (name,) in await self._database.rows(dated)]
        return lambda: self._database.write(_want_all_again, deals)

    async def _page(self, record: Record, guild_id: int | None, language: Language) -> Page:
        """Return a result's page. Only the server whose deal it is sees who else has played it."""
        seen = match_view(record, None, language)
        if seen.outcome is None:
            raise Refusal(sentence("daily/ending-unknown"))
        deal, bearer = deal_of(record), record.host_id
        presenter, others = self._presenter_of(deal.slug), ""
        signs = await self._signs(record, presenter)
        if guild_id == deal.guild_id:
            others = await self._everybody(deal, bearer, language)
        streak = await self._database.read(streak_of, bearer, deal.day, deal.guild_id)
        return result_page(presenter, seen, signs, bearer, language, streak, others)

    async def _ending(self, record: Record, user_id: int, language: Language) -> str:
        if record.kind is not DAILY:
            return ""
        return await self._everybody(deal_of(record), user_id, language, user_id)

    async def _everybody(
        self, deal: DailyDeal, asker: int, language: Language, reader: int | None = None
    ) -> str:
        if deal.slug not in daily_games():
            return ""
        today, presenter = self._deals.today(), self._presenter_of(deal.slug)
        table = await self._database.read(daily_table, deal.numbered(0), asker, today)
        return DealTexts(deal.slug, presenter, language).everybody(table, reader)

    async def _signs(self, record: Record, presenter: Presenter) -> Signs:
        log = await self._database.read(load_log, record.id)
        try:
            course = Course(await asyncio.to_thread(events_of, record, log), OWN_SEAT)
        except (RulesChanged, IllegalAction):
            return ()
        return presenter.result_signs(course)

    async def _find(self, posting: Posting) -> Wanted:
        assert posting.guild_id is not None and posting.place_id is not None
        record = await self._ledger.read(posting.subject)
        settings = await self._guild_book.of(posting.guild_id)
        language = settings.language_on(self._get_guild(posting.guild_id))
        page = await self._page(record, posting.guild_id, language)
        text = stack_texts(shared_by(record.chairs[OWN_SEAT].name, language), page.text)
        nonce = f"{SHARED_AS} {record.id}"
        return Wanted((posting.place_id,), replace(page, text=text), nonce, again=False)


def events_of(record: Record, log: Sequence[Entry]) -> list[Event]:
    game, chance = record.game, Chance(record.header.key)
    state, events = begin(game, record.header), list[Event]()
    for entry in log:
        events += step(game, state, entry, chance)
    return events


def _want_all_again(connection: Connection, deals: Sequence[DailyDeal]) -> None:
    for deal in deals:
        actions.want_results_again(connection, deal)


def _note(connection: Connection, match_id: str, guild_id: int, message: discord.Message) -> None:
    want(connection, SHARED_AS, match_id, guild_id=guild_id, match_id=match_id)
    place_id = message.channel.id
    posting = Posting(SHARED_AS, match_id, place_id=place_id, message_id=message.id, wanted=1)
    store(connection, posting)
