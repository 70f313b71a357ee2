"""``/profile``: a person's games, results and opponents."""

from dataclasses import replace
from datetime import date
from functools import partial

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base.calendar import day_at, month_of
from bot.base.language import Language
from bot.base.names import NAMELESS
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import language_of
from bot.discord_io.router import routed
from bot.match.ratings import EVERYWHERE
from bot.pages.model import Page
from bot.pages.ways_in import HISTORY_VERB, history_button
from bot.secrecy import Asker
from bot.show.explorer import Explorer
from cogs.daily.pages import DailyQuery, daily_button
from cogs.daily.standings import DailyPeriod, DailyRecord, daily_record, settle
from cogs.profiles.pages import ProfileQuery, ProfileView, bot_page
from cogs.profiles.store import Profile, feats_of, profile_of
from cogs.puzzles.actions import sheet_of


class ProfileCog(commands.Cog, name="Profile"):
    """A private page with a menu of games, which can be shared."""

    def __init__(self, bot: Castellan) -> None:
        self._database, self._ledger, self._router = bot.database, bot.ledger, bot.router
        self._presenters = bot.presenters
        public, former = partial(self._draw, public=True), ["profile_share"]
        Explorer(bot.router, ProfileQuery, self._draw, public, former=former)

    @command("best", "history", "replay")
    @routed
    async def profile(self, interaction: Interaction, member: discord.User | None = None) -> None:
        language = language_of(interaction)
        user = member or interaction.user
        if user.bot:
            page = bot_page(user.display_name, language)
        else:
            query, name = ProfileQuery(user.id), user.display_name
            page = await self._draw(interaction, query, language, name=name)
        await show_page(interaction, page)

    async def _draw(
        self,
        interaction: Interaction,
        query: ProfileQuery,
        language: Language,
        *,
        public: bool = False,
        name: str | None = None,
    ) -> Page:
        asker = interaction.user
        user_id = asker.id if query.user_id is None else query.user_id
        own = asker.id == user_id
        database = self._database
        here = interaction.guild_id
        # What is shared on a server says what others see. Elsewhere they would see nothing.
        mine = own and not (public and here is not None)
        profile = await database.read(profile_of, user_id, here, own=mine)
        if own:
            name = asker.display_name
        called = name or profile.name or NAMELESS
        played = [each.slug for each in profile.games]  # what is played most comes first
        day = day_at(self._ledger.now())
        daily = await self._daily(profile, day)
        puzzle = (await database.read(sheet_of, here or EVERYWHERE, 0, user_id)).own
        knows = self._router.knows
        ways = (daily_button(language),) if own and knows(DailyQuery.verb) else ()
        view = ProfileView(self._presenters, profile, called, day, daily, puzzle, language, ways)
        if not played:
            return view.bare()
        if knows(HISTORY_VERB):
            ways = (history_button(language, None if own else user_id), *ways)
        chosen = query.slug in played
        slug = query.slug if chosen and query.slug else played[0]
        reader = Asker.of(interaction)
        if public and interaction.guild is not None:
            reader = replace(reader, member=interaction.guild.default_role)
        channels = None if mine else reader.channels
        feats = await database.read(feats_of, profile, slug, channels)
        if public and here is None:  # opponents are known by their names on other servers
            feats = replace(feats, opponents=(), next_level=None)
        view = replace(view, slug=slug, chosen=chosen, feats=feats, more=ways)
        return view.page(public=public)

    async def _daily(self, profile: Profile, today: str) -> DailyRecord | None:
        if profile.guild_id is None and not (profile.own or profile.worldwide):
            return None
        database = self._database
        await settle(database, today)
        month = month_of(date.fromisoformat(today))
        period = DailyPeriod(month, profile.guild_id or EVERYWHERE)
        return await database.read(daily_record, profile.user_id, period, today, own=profile.own)


async def setup(bot: Castellan) -> None:
    await bot.add_cog(ProfileCog(bot))
