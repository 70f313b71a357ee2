"""*Play on from here* and *Same cards again*: casual matches with the deal of a finished one."""

import asyncio
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from discord.ext import commands

from bot.app import Castellan, bot_of
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, place_of, tell
from bot.match.record import Record
from bot.pages.endings import level_name
from bot.pages.model import Button, Page
from bot.pages.presenter import Presenter
from bot.secrecy import Asker, Sight
from cogs.replays import origins
from cogs.replays.origins import Step
from cogs.replays.pages import (
    PLAY_ON_VERB,
    SAME_CARDS_VERB,
    VIEWS_APART,
    ReplayView,
)
from cogs.replays.replays import Replays
from cogs.table.lobby import level_meant
from cogs.table.starting import (
    NEEDS_A_SERVER,
    check_may_start,
    check_permissions,
    link_to,
    settings_for,
    show_hand,
    stands_here,
    while_shown,
)
from games.core import LEVELS, STAND_IN

FRIENDS: Final = "friends"  # in place of a level of computers: a table for people


class PlayingOnCog(commands.Cog):
    """Begins matches from steps of finished ones that the presser may watch."""

    def __init__(self, bot: Castellan, replays: Replays) -> None:
        self._presenters, self._ledger = bot.presenters, bot.ledger
        self._replays = replays
        router = bot.router
        router.on(PLAY_ON_VERB, "private", self.play_on)
        router.on(SAME_CARDS_VERB, "private", self.deal_again)

    async def play_on(self, press: Press) -> None:
        """Continue from a step, against computers of a chosen level or with friends."""
        record = await self._replays.find(
            press.match_id, Asker.of(press.interaction), Sight.PASSED_ON
        )
        chosen, _, view = press.args.partition(VIEWS_APART)
        # The level has to be chosen first, except in a game for one.
        if not chosen and not record.game.for_one:
            page = _levels_page(self._presenters[record.slug], record, view, press)
            await show_page(press.interaction, page, record.id, press.version)
            return
        check_limit(press.interaction, "table")
        await check_may_play_on(press.interaction, record)
        step = await self._step(press, record, view)
        if chosen == FRIENDS:
            await self._open_table(press, origins.open_for_friends, step)
            return
        level = level_meant(chosen) if chosen else STAND_IN
        begun, _ = await self._ledger.find_or_create(
            origins.play_on,
            step,
            press.person,
            place_of(press.interaction),
            level,
            private=record.game.for_one and not stands_here(press.interaction),
        )
        await show_hand(press.interaction, begun)

    async def _step(self, press: Press, record: Record, view: str) -> Step:
        replay, presenter = await self._replays.of(record), self._presenters[record.slug]
        at = min(press.version, len(replay.moments) - 1)
        shown = ReplayView(presenter, replay, record, view, press.language)
        steps = await asyncio.to_thread(shown.steps)
        return Step(
            record, replay.entry_after(at), _link_to(record, press), bisect_right(steps, at)
        )

    async def deal_again(self, press: Press) -> None:
        """Open a table for others with the same deal, or deal a game for one again."""
        record = await self._replays.find(
            press.match_id, Asker.of(press.interaction), Sight.PASSED_ON
        )
        if record.game.for_one:
            await self.play_on(replace(press, version=0, args=""))
            return
        check_limit(press.interaction, "table")
        await check_may_play_on(press.interaction, record)
        await self._open_table(press, origins.open_with_deal, record, _link_to(record, press))

    async def _open_table(
        self, press: Press, opening: Callable[..., tuple[Record, bool]], *of: object
    ) -> None:
        where = (press.person, place_of(press.interaction))
        opened, is_new = await self._ledger.find_or_create(opening, *of, *where)
        say = press.language.say
        if not is_new:
            told = say("replays/already-open", place=f"<#{opened.channel_id}>")
            await tell(press.interaction, told)
            return
        async with while_shown(press.interaction, opened):
            await tell(press.interaction, say("bot/table-open-press"))


async def check_may_play_on(interaction: Interaction, record: Record) -> None:
    """Raise Refusal if a match from a finished one can't begin here, for whoever isn't blocked."""
    if not record.game.for_one and not stands_here(interaction):
        raise Refusal(NEEDS_A_SERVER)
    if stands_here(interaction):
        check_permissions(interaction)
    check_may_start(interaction, await settings_for(interaction))


async def may_play_on(interaction: Interaction, record: Record) -> bool:
    try:
        await check_may_play_on(interaction, record)
    except Refusal:
        return False
    return await bot_of(interaction).is_welcome(interaction)


def _link_to(record: Record, press: Press) -> str:
    """Return the address of a match, or an empty string if it would reveal another server.

    It would for a match between two servers, and on every server but its own.
    """
    here = press.interaction.guild_id
    leads_away = record.kind.direct or here not in (None, record.guild_id)
    return "" if leads_away else link_to(record)


def _levels_page(presenter: Presenter, record: Record, view: str, press: Press) -> Page:
    language, game = press.language, presenter.title(press.language)
    named: dict[str, str] = {
        level: level_name(level, language)
        for level in (LEVELS if record.game.has_computers else ())
    }
    named |= {FRIENDS: language.say("replays/button-table-friends")}
    seen_as = f"{VIEWS_APART}{view}"
    row = tuple(Button(label, PLAY_ON_VERB, to + seen_as) for to, label in named.items())
    title = language.say("replays/levels-title", game=game)
    return Page(title, language.say("replays/levels"), rows=(row,))
