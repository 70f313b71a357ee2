"""The menu of a match: things people at the table rarely need, behind one button."""

from dataclasses import replace
from typing import Any, Final

import discord
from discord.ext import commands

from bot.app import Castellan, bot_of
from bot.base import logs
from bot.base.bounds import Latest
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import renew_page, show_page
from bot.discord_io.permissions import refusal_here
from bot.discord_io.press import Press, language_of
from bot.match import actions, verification
from bot.match.record import Record
from bot.match.store import BOARD
from bot.match.view import MatchView, match_view, match_view_for
from bot.pages.endings import MENU_VERB
from bot.pages.model import Button, Page, Row
from bot.pages.presenter import Presenter
from bot.pages.table import MOVES_VERB
from bot.secrecy import Asker, Sight
from cogs.table.starting import (
    check_permissions,
    check_seated,
    check_still_member,
    match_line,
    matches_menu,
    matches_of,
)

log = logs.get(__name__)

BOARD_VERB: Final = "board"


class NotPosted(Exception):
    """A board was updated in place, because Discord accepts no new message."""


class MatchMenuCog(commands.Cog):
    """*More* on a hand: repost the board, moves as text, proof of the deal, leaving."""

    def __init__(self, bot: Castellan) -> None:
        self._ledger, self._secrecy = bot.ledger, bot.secrecy
        self._board_postings, self._publisher = bot.board_postings, bot.publisher
        self._keeper, self._database, self._get_channel = bot.keeper, bot.database, bot.get_channel
        self._fetch_channel, self._presenters = bot.fetch_channel, bot.presenters
        self._queries = bot.queries
        self._menus: Latest[tuple[str, int], Interaction] = Latest()  # by match and person
        router = bot.router
        router.on(MENU_VERB, "private", self.open)
        router.on(BOARD_VERB, "own", self.post_again)
        router.on(MOVES_VERB, "private", self.write_down)
        router.on("verify", "private", self.verify)
        router.on("resign", "own", self.confirm_resigning)
        router.on("stay", "own", self.decline_resigning)

    async def open(self, press: Press) -> None:
        record = await self._ledger.read(press.match_id)
        await self._secrecy.check(Asker.of(press.interaction), record, Sight.TABLE)
        await self._show(press.interaction, record)

    async def _show(self, interaction: Interaction, record: Record, notice: str = "") -> None:
        await show_menu(interaction, record, notice=notice)
        self._menus.put((record.id, interaction.user.id), interaction)

    async def post_again(self, press: Press) -> None:
        """Repost the board at the bottom of its channel, or here if that channel is gone."""
        record = await self._ledger.read(press.match_id)
        check_seated(record, press.person.user_id)
        if record.private or not record.live:
            raise Refusal(sentence("table/no-board"))
        interaction = press.interaction
        check_limit(interaction, "share")
        assert interaction.channel_id is not None
        await check_still_member(interaction, record)
        # Permissions are checked beforehand, so that a refusal can name the missing ones.
        moved = False
        if record.stands_in == interaction.channel_id:
            check_permissions(interaction)
        elif record.guild_id == interaction.guild_id and await self._is_gone(record):
            # The channel was deleted, so the board moves here.
            check_permissions(interaction)
            await self._board_postings.move(record.id, interaction.channel_id)
            moved = True
        self._publisher.touch(record.id, at_bottom=True)
        await self._publisher.wait_until_shown(record.id)
        after = await self._ledger.read(record.id)
        told = _told_of(press, after, self._refusal(record, after), moved=moved)
        await self._show(interaction, after, told)

    def _refusal(self, before: Record, after: Record) -> Exception | None:
        """Return the error of a repost, or None if it worked or this process can't know."""
        refusal = self._keeper.refusal(BOARD, before.id)
        if refusal is not None or not self._database.shards.have(before.guild_id):
            return refusal
        ids = [
            each.shown.board_message_id if each.dealt else each.shown.lobby_message_id
            for each in (before, after)
        ]
        # The same message as before means that no new one could be posted.
        return NotPosted() if ids[0] == ids[1] else None

    async def _is_gone(self, record: Record) -> bool:
        """Return True if a match's channel was deleted.

        A deleted thread is replaced automatically.
        """
        if self._get_channel(record.channel_id) is not None:
            return False
        try:
            await self._fetch_channel(record.channel_id)
        except discord.NotFound:
            return True
        return False

    async def write_down(self, press: Press) -> None:
        record = await self._ledger.read(press.match_id)
        check_limit(press.interaction, "file")
        sight = Sight.PASSED_ON if record.closed else Sight.BOARD
        await self._secrecy.check(Asker.of(press.interaction), record, sight)
        page = _moves_page(self._presenters[record.slug], record, press.language)
        await show_page(press.interaction, page, record.id, record.version)

    async def verify(self, press: Press) -> None:
        record = await self._ledger.read(press.match_id)
        if not record.closed:
            await self._secrecy.check(Asker.of(press.interaction), record, Sight.TABLE)
            await press.tell(sentence("table/seal", commitment=record.commitment))
            return
        check_limit(press.interaction, "file")
        await self._secrecy.check(Asker.of(press.interaction), record, Sight.SECRET)
        sealed = {"commitment": record.commitment, "secret": record.secret.hex()}
        if record.outcome is None:
            await press.tell(sentence("table/seal-broken", **sealed))
            return
        language, name = press.language, f"castellan-{record.id}.json"
        deal = "shared" if record.shares_deal else "own"
        text = language.say("table/proof", **sealed, deal=deal, file=name)
        data = verification.export_text(record, await self._queries.log_of(record.id)).encode()
        page = Page(language.say("bot/button-verify-match"), text, files=((name, data),))
        await show_page(press.interaction, page, record.id, record.version)

    async def confirm_resigning(self, press: Press) -> None:
        record = await self._ledger.change(press.match_id, actions.resign, press.person)
        unplayed = "unplayed" if record.cause == "unplayed" else "left"
        how = "alone" if record.kind.one_person else unplayed
        await _replace(press, press.language.say("table/resigned", how=how))
        menu = self._menus.pop((record.id, press.person.user_id), None)
        if menu is not None:
            try:
                await renew_page(menu, await _page(menu, record), record.id, record.alarm.since)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.info("menu could not be renewed", match=record.id, error=repr(error))

    async def decline_resigning(self, press: Press) -> None:
        await _replace(press, press.language.say("table/carry-on"))


async def show_menu(interaction: Interaction, record: Record, *, notice: str = "") -> None:
    page = await _page(interaction, record)
    await show_page(interaction, page, record.id, record.alarm.since, notice=notice)


async def _page(interaction: Interaction, record: Record) -> Page:
    bot, language, user_id = bot_of(interaction), language_of(interaction), interaction.user.id
    presenter = bot.presenters[record.slug]
    seen = match_view_for(record, user_id, language)
    line = match_line(presenter, record, user_id, language)
    seated = record.chair_of(user_id) is not None
    rows = _menu_rows(presenter, seen, language, seated=seated)
    page = Page(presenter.title(language), line, rows=rows)
    others = [each for each in await matches_of(interaction) if each.id != record.id]
    if others:
        told = language.say("table/other-matches")
        page = replace(page, rows=(*page.rows, matches_menu(bot, others, told, language)))
    return page


def _menu_rows(
    presenter: Presenter, seen: MatchView[Any], language: Language, *, seated: bool
) -> tuple[Row, ...]:
    alone, live = seen.kind.one_person, seen.status in ("lobby", "running")
    plays = live and seated
    post = Button(language.say("table/button-post-board"), BOARD_VERB)
    moves = Button(language.say("bot/button-moves-text"), MOVES_VERB)
    leaving = language.say("bot/button-concede") if alone else language.say("bot/button-leave")
    leave = Button(leaving, "leave")
    written = seen.begun and presenter.has_move_list
    buttons = (
        *((post,) if plays and seen.place_id is not None else ()),
        *((moves,) if written else ()),
        Button(language.say("bot/button-rules"), "rules"),
        Button(language.say("bot/button-verify-match"), "verify"),
        *((leave,) if plays else ()),
    )
    return (buttons, *(presenter.menu_rows(seen, language) if seen.begun else ()))


def _told_of(press: Press, record: Record, refusal: Exception | None, *, moved: bool) -> str:
    place_id, reason = record.stands_in, ""
    how = "here" if place_id == press.interaction.channel_id else "elsewhere"
    if refusal is not None:
        guild = press.interaction.client.get_guild(record.guild_id or 0)
        how, reason = "refused", press.language.render(refusal_here(guild, refusal))
    elif moved:
        how = "moved"
    return press.language.say("table/reposted", how=how, place=f"<#{place_id}>", reason=reason)


def _moves_page(presenter: Presenter, record: Record, language: Language) -> Page:
    seen, title = match_view(record, None, language), presenter.title(language)
    text = presenter.move_list(seen, language) if seen.begun else None
    if text is None:
        if not record.begun:
            raise Refusal(sentence("bot/match-hasnt-begun"))
        raise Refusal(sentence("table/no-notation", game=presenter.title(language)))
    file = (f"castellan-{record.id}.txt", text.encode())
    return Page(title, language.say("table/moves-so-far"), files=(file,))


async def _replace(press: Press, text: str) -> None:
    await answer_of(press.interaction).show(content=text, embed=None, view=None)
