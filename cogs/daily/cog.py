"""``/daily``: today's deals, others' results, and standings over many deals."""

from datetime import date
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.calendar import day_before, month_of, week_of
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.press import Press, language_of, person_of, place_of
from bot.discord_io.router import COMMAND_CHANGED, routed
from bot.feature import Audience, FrontPart
from bot.match.ratings import EVERYWHERE
from bot.match.record import CLOSED
from bot.pages.model import Page
from bot.secrecy import Asker
from bot.show.explorer import Explorer
from cogs.daily.actions import DailyDeals, DailyJudge
from cogs.daily.day_pages import DayView, people_text, with_puzzle
from cogs.daily.morning import MorningPoster, add_to_settings
from cogs.daily.pages import (
    PLAY,
    DailyQuery,
    DailyView,
    DealTexts,
    StandingsQuery,
    StandingsView,
    daily_button,
)
from cogs.daily.results import daily_games, daily_tables, people_of
from cogs.daily.shares import SharedResults
from cogs.daily.standings import DailyPeriod, standings, streak_of
from cogs.table.starting import refusal_to_start, settings_for, show_hand
from games import GAMES


class DailyCog(commands.Cog):
    """Today's deals, shown privately. *Share* posts a page for everybody."""

    def __init__(self, bot: Castellan, deals: DailyDeals, mornings: MorningPoster) -> None:
        self._guild_book, self._database, self._sockets = bot.guild_book, bot.database, bot.sockets
        self._presenters, self._is_welcome = bot.presenters, bot.is_welcome
        self._deals = deals
        router = bot.router
        self._explorer = Explorer(
            router,
            DailyQuery,
            self._draw,
            partial(self._draw, public=True),
            former=("daily_turn", "daily_share"),
            once=lambda query: f"daily/{deals.today()}/{query.slug}/{query.everywhere}",
            then=mornings.ask,
        )
        standings, former = partial(self._draw_standings, public=True), ["daily_ranks_share"]
        Explorer(router, StandingsQuery, self._draw_standings, standings, former=former)
        router.on(PLAY, "page", self.play, "daily_join")
        bot.sockets.front["daily"] = self.front

    @command("best", "puzzle")
    @app_commands.choices(
        game=[app_commands.Choice(name=GAMES[slug].title, value=slug) for slug in daily_games()]
    )
    @routed
    async def daily(self, interaction: Interaction, game: str | None = None) -> None:
        if game not in (None, *daily_games()):
            raise Refusal(COMMAND_CHANGED)
        await self._explorer.show(interaction, DailyQuery(game, interaction.guild_id is None))

    async def front(self, audience: Audience) -> FrontPart:
        language, deals = audience.language, self._deals
        settings = await self._guild_book.of(audience.guild_id)
        games = filter(settings.offers, daily_games())
        today = [deals.deal_of_today(slug, audience.guild_id) for slug in games]
        names = await self._database.read(people_of, today)
        told = people_text(names, None, language)
        title = language.say("bot/todays-deals")
        return FrontPart((f"🗓️ {title} · {told}",), (daily_button(language, "primary"),))

    async def play(self, press: Press) -> None:
        """Begin or continue today's deal of a game, or show today's deals if that day is over."""
        query = DailyQuery.parse(press.args) or DailyQuery()
        if query.slug is not None and query.day in (None, self._deals.today()):
            await self.begin(press.interaction, query.slug, everywhere=query.everywhere)
        else:
            await self._explorer.show(press.interaction, DailyQuery(everywhere=query.everywhere))

    async def begin(self, interaction: Interaction, slug: str, *, everywhere: bool = False) -> None:
        """Begin today's deal of a game, on the server or everywhere, or continue it."""
        check_limit(interaction, "table")
        record, dealt = await self._deals.begin(
            slug,
            person_of(interaction),
            place_of(interaction),
            everywhere=everywhere,
            refused=refusal_to_start(interaction, await settings_for(interaction), posts=False),
        )
        language = language_of(interaction)
        notice = language.say("bot/only-see-hand")
        if not dealt and record.status in CLOSED:
            notice = language.say("daily/played-today", moment=f"<t:{self._deals.tomorrow()}:R>")
        await show_hand(interaction, record, notice=notice)

    async def _draw(
        self,
        interaction: Interaction,
        query: DailyQuery,
        language: Language,
        *,
        public: bool = False,
    ) -> Page:
        if query.slug is not None:
            view = await self._view(interaction, query, query.slug, language, public=public)
            if public and not view.today.told:
                raise Refusal(sentence("daily/play-first"))
            return view.page()
        day, user = await self._day(interaction, query, language, public=public), interaction.user
        if public:
            if not any(table.own for table in day.tables):
                raise Refusal(sentence("daily/finish-one-first"))
            return day.public(user.id, user.display_name)
        if (of_puzzle := self._sockets.front.get("puzzles")) is None:
            return day.page()
        audience = Audience(interaction.guild_id, user.id, language, Asker.of(interaction))
        return with_puzzle(day.page(), await of_puzzle(audience))

    async def _day(
        self,
        interaction: Interaction,
        query: DailyQuery,
        language: Language,
        *,
        public: bool,
    ) -> DayView:
        deals, database, asker = self._deals, self._database, interaction.user.id
        guild_id, today = _scope(interaction, query.everywhere), deals.today()
        offered = filter((await settings_for(interaction)).offers, daily_games())
        dealt = [deals.deal_of_today(slug, guild_id) for slug in offered]
        # Others don't learn what is played elsewhere.
        among = (guild_id or EVERYWHERE) if public else None
        return DayView(
            language=language,
            presenters=self._presenters,
            day=today,
            tables=await database.read(daily_tables, dealt, asker, today),
            tomorrow=deals.tomorrow(),
            streak=await database.read(streak_of, asker, today, among),
            in_server=interaction.guild_id is not None,
            welcome=await self._is_welcome(interaction),
        )

    async def _view(
        self,
        interaction: Interaction,
        query: DailyQuery,
        slug: str,
        language: Language,
        *,
        public: bool,
    ) -> DailyView:
        deals, asker, read = self._deals, interaction.user.id, self._database.read
        deal = deals.deal_of_today(slug, _scope(interaction, query.everywhere))
        shown = [deal, deal.on(day_before(deal.day))]
        today, yesterday = await read(daily_tables, shown, asker, deal.day)
        streak = await read(streak_of, asker, deal.day, deal.guild_id) if public else 0
        return DailyView(
            asker=None if public else asker,
            language=language,
            query=query,
            texts=DealTexts(slug, self._presenters[slug], language),
            today=today,
            yesterday=yesterday,
            tomorrow=deals.tomorrow(),
            welcome=await self._is_welcome(interaction),
            streak=streak,
        )

    async def _draw_standings(
        self,
        interaction: Interaction,
        query: StandingsQuery,
        language: Language,
        *,
        public: bool = False,
    ) -> Page:
        everywhere = query.everywhere or interaction.guild_id is None
        today = self._deals.today()
        day = date.fromisoformat(today)
        period = DailyPeriod(
            week_of(day) if query.weekly else month_of(day),
            _scope(interaction, everywhere) or EVERYWHERE,
            query.slug,
        )
        asker = interaction.user.id
        lines, least = await standings(self._database, period, asker, today)
        return StandingsView(
            asker=None if public else asker,
            language=language,
            query=query,
            period=period,
            titles={slug: self._presenters[slug].title(language) for slug in daily_games()},
            lines=lines,
            least=least,
            in_server=interaction.guild_id is not None,
        ).page()


def _scope(interaction: Interaction, everywhere: bool) -> int | None:
    return None if everywhere else interaction.guild_id


async def setup(bot: Castellan) -> None:
    deals = DailyDeals(bot.ledger, bot.shared_deals)
    bot.provide(deals)
    bot.chores.add(DailyJudge(bot.ledger, bot.computers).chore)
    mornings = MorningPoster(bot)
    add_to_settings(bot.settings_panel, mornings)
    SharedResults(bot, deals, mornings)
    await bot.add_cog(DailyCog(bot, deals, mornings))
