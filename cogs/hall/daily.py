"""``/daily``: today's table of the deal of the day, and who won yesterday's."""

from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.base.calendar import day_before, day_of
from bot.base.language import Language, command_text, language_for
from bot.base.names import cleaned, escaped
from bot.client import Castellan
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.messages import edit_of
from bot.discord_io.press import Press, language_of, place_of
from bot.discord_io.router import routed
from bot.hall.daily import DailyLine, DailyTable, daily_table
from bot.hall.leaderboards import PAGE
from bot.pages.model import Button, Page, Picture, Row
from bot.pictures import has_glyphs
from bot.pictures.leaderboard import Entry, leaderboard_picture
from cogs.hall.leaderboard_pages import DAILY_GAME, mark_of
from cogs.hall.sharing import share
from games import GAMES

_KINGS: Final = 4
_MOST_NAMED: Final = 5
"""So many winners of yesterday are named; the others are counted."""


class DailyCog(commands.Cog):
    """Today's table, privately; Share posts it for everybody."""

    def __init__(self, bot: Castellan) -> None:
        self.bot = bot
        bot.router.on("daily_turn", "own", self.turn)
        bot.router.on("daily_share", "own", self.share)

    @app_commands.command(description=command_text("See how today's deal goes for everybody"))
    @routed
    async def daily(self, interaction: discord.Interaction[Castellan]) -> None:
        await self._show(interaction, 0)

    async def turn(self, press: Press) -> None:
        await self._show(press.interaction, _page_of(press))

    async def share(self, press: Press) -> None:
        language = language_for(place_of(press.interaction).locale)
        day = await self._day(press.interaction, language)
        await share(press, day.public(_page_of(press)))
        await self._show(press.interaction, _page_of(press), shared=True)

    async def _show(
        self, interaction: discord.Interaction[Any], page: int, *, shared: bool = False
    ) -> None:
        day = await self._day(interaction, language_of(interaction))
        shown = await edit_of(day.private(page, shared=shared), NO_MATCH, 0)
        await interaction.edit_original_response(**shown)

    async def _day(self, interaction: discord.Interaction[Any], language: Language) -> "_Day":
        solitaires, database, asker = self.bot.solitaires, self.bot.database, interaction.user.id
        name = solitaires.daily_name(DAILY_GAME, interaction.guild_id)
        day = day_of(name)
        before = name.replace(day, day_before(day))
        return _Day(
            title=self.bot.presenters[DAILY_GAME].title(language),
            day=day,
            today=await daily_table(database, name, asker),
            yesterday=await daily_table(database, before, asker),
            tomorrow=solitaires.tomorrow(),
            asker=asker,
            language=language,
        )


def _page_of(press: Press) -> int:
    number = press.args.rpartition("/")[2]
    return int(number) if number.isdecimal() else 0


class _Day:
    """The deal of a day, about to be told of to somebody."""

    def __init__(
        self,
        *,
        title: str,
        day: str,
        today: DailyTable,
        yesterday: DailyTable,
        tomorrow: int,
        asker: int,
        language: Language,
    ) -> None:
        """``tomorrow`` is when the next deal comes, in seconds since 1970."""
        self.title = title
        self.day = day
        self.today = today
        self.yesterday = yesterday
        self.tomorrow = tomorrow
        self.asker = asker
        self.language = language
        self.named = [line for line in today.lines if line.named]

        self._last = max(0, (len(self.named) - 1) // PAGE)

    def private(self, number: int, *, shared: bool = False) -> Page:
        """A page, or the nearest there is, as only the asker sees it."""
        number = min(number, self._last)
        return replace(self._page(number, mine=True), rows=self._controls(number, shared=shared))

    def public(self, number: int) -> Page:
        """The same for everybody."""
        return self._page(min(number, self._last), mine=False)

    def _page(self, number: int, *, mine: bool) -> Page:
        language = self.language
        shown = self.named[number * PAGE : (number + 1) * PAGE]
        blocks = [
            [self._line(line, mine=mine) for line in shown],
            [*self._unnamed(), *self._under_way()],
            self._own(shown) if mine else [],
            [self._before()],
            [
                language.say("The next deal comes {moment}.", moment=f"<t:{self.tomorrow}:R>"),
                *self._invitation(mine=mine),
            ],
        ]
        if not self.today.lines:
            blocks[0] = [language.say("Nobody has finished today's deal yet.")]
        text = "\n\n".join("\n".join(block) for block in blocks if block)
        title = language.say("{game}: the deal of {day}", game=self.title, day=self.day)
        return Page(title, text, picture=self._picture(shown, title, mine=mine))

    def _line(self, line: DailyLine, *, mine: bool) -> str:
        text = self._said(line, mark_of(line.place), f"**{escaped(line.name)}**")
        if mine and line.user_id == self.asker:
            return self.language.say("{line} ◂ **you**", line=text)
        return text

    def _said(self, line: DailyLine, mark: str, name: str) -> str:
        language = self.language
        cards = language.count(line.drawn, "{n} card", "{n} cards")
        if line.won:
            return language.say(
                "{mark} {name} · won with {cards} drawn", mark=mark, name=name, cards=cards
            )
        return language.say(
            "{mark} {name} · {kings}, {cards} drawn",
            mark=mark,
            name=name,
            kings=language.count(line.kings, "{n} king killed", "{n} kings killed"),
            cards=cards,
        )

    def _unnamed(self) -> list[str]:
        others = len(self.today.lines) - len(self.named)
        if not others:
            return []
        return [
            self.language.count(
                others,
                "{n} more has played it. Elsewhere than on a server only those are named who "
                "allow it; `/privacy` has the switch.",
                "{n} more have played it. Elsewhere than on a server only those are named who "
                "allow it; `/privacy` has the switch.",
            )
        ]

    def _under_way(self) -> list[str]:
        number = self.today.under_way
        if not number:
            return []
        return [self.language.count(number, "{n} player is still at it.", "{n} are still at it.")]

    def _own(self, shown: list[DailyLine]) -> list[str]:
        own = next((line for line in self.today.lines if line.user_id == self.asker), None)
        if own is None or own in shown:
            return []
        line = self._said(own, mark_of(own.place), f"**{escaped(own.name)}**")
        return [self.language.say("Your line: {line}", line=line)]

    def _before(self) -> str:
        """Who won yesterday, or leads as long as somebody still plays yesterday's deal."""
        language, winners = self.language, self.yesterday.winners
        if not self.yesterday.lines:
            return language.say("Nobody finished yesterday's deal.")
        if not winners:
            return language.say("Yesterday nobody brought down a king.")
        named = [f"**{escaped(line.name)}**" for line in winners if line.named][:_MOST_NAMED]
        rest = len(winners) - len(named)
        if rest:
            named.append(language.count(rest, "{n} other", "{n} others"))
        names = language.listing(named)
        best = winners[0]
        if best.won:
            how = language.count(
                best.drawn, "all kings, {n} card drawn", "all kings, {n} cards drawn"
            )
        else:
            how = language.count(best.kings, "{n} king killed", "{n} kings killed")
        if self.yesterday.under_way:
            return language.say("Yesterday's best so far: {names} ({how}).", names=names, how=how)
        return language.say("Yesterday's best: {names} ({how}).", names=names, how=how)

    def _invitation(self, *, mine: bool) -> list[str]:
        language = self.language
        if mine and self.today.mine_under_way:
            return [language.say("You are still at today's deal: `/hand` opens it.")]
        if mine and any(line.user_id == self.asker for line in self.today.lines):
            return []
        return [
            language.say(
                "Play today's with {command}: one attempt, for your eyes only.",
                command=f"`/play {DAILY_GAME} daily:True`",
            )
        ]

    def _picture(self, shown: list[DailyLine], title: str, *, mine: bool) -> Picture:
        entries = tuple(
            Entry(
                line.place,
                line.user_id,
                str(line.kings),
                line.kings / _KINGS,
                str(line.drawn),
                mine and line.user_id == self.asker,
            )
            for line in shown
        )
        alt = [title]
        if not shown:
            alt.append(self.language.say("An empty podium."))
        alt += [self._said(line, f"{line.place}.", cleaned(line.name)) for line in shown]
        written = self.title if has_glyphs(self.title) else GAMES[DAILY_GAME].title
        subject = (written, self.day, entries, "daily")
        return Picture("daily.png", "\n".join(alt), leaderboard_picture, subject)

    def _controls(self, number: int, *, shared: bool) -> tuple[Row, ...]:
        language = self.language
        label = language.say("Shared") if shared else language.say("Share")
        share = Button(label, "daily_share", str(number), style="primary", disabled=shared)
        if not self._last:
            return ((share,),)
        back, forward = max(0, number - 1), min(self._last, number + 1)
        turns = (
            Button(language.say("◀ Back"), "daily_turn", f"back/{back}", disabled=back == number),
            Button(
                language.say("▶ Forward"),
                "daily_turn",
                f"forward/{forward}",
                disabled=forward == number,
            ),
        )
        return ((*turns, share),)
