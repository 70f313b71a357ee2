"""Games for one: dealing, hints, and new games."""

from contextlib import nullcontext
from typing import Any

from discord.ext import commands

from bot.app import Castellan, bot_of
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Emojis
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import as_accepted, message_of
from bot.discord_io.press import Press, language_of, person_of, place_of, tell
from bot.match import actions, waking
from bot.match.actions import begin_solitaire, deal_again
from bot.match.events import Happened
from bot.match.record import Record
from bot.match.view import match_view_for
from bot.pages.model import Page
from bot.pages.presenter import SolitairePresenter
from bot.pages.table import hand_page
from cogs.table.passing_replies import PassingReplies
from cogs.table.starting import (
    check_may_start,
    check_permissions,
    check_still_member,
    refusal_to_start,
    settings_for,
    show_hand,
    stands_here,
    while_shown,
)


async def open_solitaire(
    interaction: Interaction,
    slug: str,
    options: dict[str, Any],
    *,
    private: bool = False,
) -> None:
    """Answer ``/play`` for a game for one: deal, and show the board here or privately."""
    check_limit(interaction, "table")
    bot = bot_of(interaction)
    # If only the user has installed the bot, it can't post here, but it can answer privately.
    nowhere = private or not stands_here(interaction)
    if not nowhere:
        check_permissions(interaction)
    check_may_start(interaction, await settings_for(interaction), posts=not nowhere)
    record, _ = await bot.ledger.find_or_create(
        begin_solitaire,
        slug,
        options,
        person_of(interaction),
        place_of(interaction),
        private=nowhere,
    )
    notice = language_of(interaction).say("bot/only-see-hand")
    async with nullcontext() if nowhere else while_shown(interaction, record):
        await _present(interaction, record, hidden=private, notice=notice)


async def _present(
    interaction: Interaction, record: Record, *, hidden: bool, notice: str = ""
) -> None:
    if hidden:
        await show_hand(interaction, record, notice=notice)
        return
    bot, language = bot_of(interaction), language_of(interaction)
    where, place = "here" if record.private else "there", f"<#{record.channel_id}>"
    await tell(interaction, language.say("table/dealt", where=where, place=place))
    if not record.private:
        return
    seen = match_view_for(record, interaction.user.id, language)
    page = hand_page(bot.presenters[record.slug], seen, language, "")

    async def send(page: Page, emojis: Emojis) -> None:
        board = await message_of(page, record.id, record.alarm.since, emojis)
        await interaction.followup.send(**board, ephemeral=False)

    await as_accepted(page, bot.card_emojis, send)


class SolitaireCog(commands.Cog):
    """*Hint*, *New game*, and resuming a paused game."""

    def __init__(self, bot: Castellan) -> None:
        self._ledger, self._computers, self._publisher = bot.ledger, bot.computers, bot.publisher
        self._presenters = bot.presenters
        self._hints = PassingReplies(bot.ledger, Happened.ANY)
        router = bot.router
        router.on("hint", "own", self.hint)
        router.on("again", "private", self.again)
        router.on("resume", "public", self.resume)

    async def hint(self, press: Press) -> None:
        check_limit(press.interaction, "hint")
        record, action = await waking.hint(
            self._ledger, self._computers, press.match_id, press.person
        )
        self._publisher.touch(record.id)  # the button no longer warns
        seen = match_view_for(record, press.person.user_id, press.language)
        advice = self._presenter(record).advice(seen, action, press.language)
        if press.ephemeral:
            await show_hand(press.interaction, record, notice=advice)
            return
        await tell(press.interaction, advice)
        self._hints.put(record, press.interaction)
        if not self._ledger.is_newest(record):  # a move was made while this was thought
            self._hints.delete(record)

    async def again(self, press: Press) -> None:
        check_limit(press.interaction, "table")
        old = await self._ledger.read(press.match_id)
        await check_still_member(press.interaction, old)
        if not old.private:
            check_permissions(press.interaction)
        place = place_of(press.interaction)
        settings = await settings_for(press.interaction, old)
        refused = refusal_to_start(press.interaction, settings, old, posts=not old.private)
        record, _ = await self._ledger.find_or_create(
            deal_again, press.match_id, press.person, place, refused
        )
        await _present(press.interaction, record, hidden=record.private and press.ephemeral)

    async def resume(self, press: Press) -> None:
        record = await actions.take_up(self._ledger, press.match_id, press.person)
        if record.private or press.ephemeral:
            await show_hand(press.interaction, record)

    def _presenter(self, record: Record) -> SolitairePresenter:
        presenter = self._presenters[record.slug]
        if not isinstance(presenter, SolitairePresenter):
            raise Refusal(sentence("bot/only-works-solo"))
        return presenter
