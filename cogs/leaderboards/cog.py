"""``/leaderboard``: the standings in a server or across servers."""

import re
from dataclasses import replace
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import MAX_AUTOCOMPLETE_CHOICES
from bot.base.language import Language, Sentence, command_text, sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested
from bot.discord_io.press import language_of
from bot.discord_io.router import routed, suggesting
from bot.match.counting import boards
from bot.match.leaderboards import (
    Leaderboard,
    last_page,
    latest_board,
    months_of,
    page_of,
    sheet_of,
)
from bot.match.ratings import EVERYWHERE, daily_board
from bot.pages.model import Page
from bot.show.explorer import Explorer
from cogs.leaderboards.pages import PERIOD, Calendar, LeaderboardQuery, LeaderboardView
from games import GAMES

_HERE, _EVERYWHERE = "here", "everywhere"


class LeaderboardCog(commands.Cog, name="Leaderboard"):
    """Leaderboards, shown privately. *Share* posts one for everybody."""

    def __init__(self, bot: Castellan) -> None:
        self._database, self._guild_book, self._ledger = bot.database, bot.guild_book, bot.ledger
        self._members, self._presenter_of = bot.members, bot.presenter_of
        former = [f"hall_{each}" for each in ("turn", "board", "period", "where", "share")]
        public = partial(self._draw, public=True)
        self._explorer = Explorer(bot.router, LeaderboardQuery, self._draw, public, former=former)

    @command("best")
    @app_commands.choices(
        game=[
            *(app_commands.Choice(name=game.title, value=slug) for slug, game in GAMES.items()),
            *(
                app_commands.Choice(
                    name=command_text("bot/game-daily-deal", game=Sentence(f"{slug}/name")),
                    value=daily_board(slug),
                )
                for slug in GAMES
                if GAMES[slug].for_one
            ),
        ],
        where=[
            app_commands.Choice(name=command_text("bot/server-server"), value=_HERE),
            app_commands.Choice(name=command_text("bot/across-servers"), value=_EVERYWHERE),
        ],
    )
    @routed
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        period: str | None = None,
        where: str | None = None,
    ) -> None:
        if game is not None and game not in boards():
            harmless = game[:40].replace("`", "").strip() or "?"
            raise Refusal(sentence("leaderboards/unknown-game", game=f"`{harmless}`"))
        query = LeaderboardQuery(board=game, worldwide=where == _EVERYWHERE)
        if period is not None:
            query = replace(query, period=await self._period(period, interaction, query))
        await self._explorer.show(interaction, query)

    @leaderboard.autocomplete("period")
    @suggesting
    async def _periods(self, interaction: Interaction, typed: str) -> Suggested:
        asked = interaction.namespace
        board = asked.game if asked.game in boards() else None
        query = LeaderboardQuery(board, worldwide=asked.where == _EVERYWHERE)
        calendar, table = await self._meant(interaction, query, language_of(interaction))
        months = await self._database.read(months_of, table)
        named = [(calendar.name(each), each) for each in calendar.offered(months)]
        return [
            app_commands.Choice(name=name[:100], value=value)
            for name, value in named
            if typed.casefold() in name.casefold() or typed in value
        ][:MAX_AUTOCOMPLETE_CHOICES]

    async def _period(self, typed: str, interaction: Interaction, query: LeaderboardQuery) -> str:
        if re.fullmatch(PERIOD, typed):
            return typed
        calendar, table = await self._meant(interaction, query, language_of(interaction))
        wanted = typed.strip().casefold()
        for period in calendar.offered(await self._database.read(months_of, table)):
            if wanted in (period.casefold(), calendar.name(period).casefold()):
                return period
        raise Refusal(sentence("leaderboards/unknown-period", month=f"`{calendar.month}`"))

    async def _meant(
        self, interaction: Interaction, query: LeaderboardQuery, language: Language
    ) -> tuple[Calendar, Leaderboard]:
        guild_id = EVERYWHERE if query.worldwide else interaction.guild_id or EVERYWHERE
        settings = await self._guild_book.of(guild_id)  # across servers there are no seasons
        calendar = Calendar(self._ledger.now(), settings.seasons, language)
        board = query.board or await self._database.read(latest_board, guild_id) or boards()[0]
        return calendar, Leaderboard(guild_id, board, query.period or calendar.offered(())[0])

    async def _draw(
        self,
        interaction: Interaction,
        query: LeaderboardQuery,
        language: Language,
        *,
        public: bool = False,
    ) -> Page:
        asker, read = interaction.user.id, self._database.read
        calendar, table = await self._meant(interaction, query, language)
        match query.page:
            case "last":
                number = await read(last_page, table)
            case "mine":
                number = await read(page_of, table, asker)
            case "first":
                number = 0
            case _:
                number = query.page
        sheet = await read(sheet_of, table, number, asker)
        await self._members.note_gone(table.guild_id or None, sheet.lines, watched=True)
        return LeaderboardView(
            asker=None if public else asker,
            language=language,
            query=LeaderboardQuery(table.board, table.period, table.worldwide, sheet.page),
            table=table,
            sheet=sheet,
            calendar=calendar,
            presenter_of=self._presenter_of,
            months=await read(months_of, table),
            here=interaction.guild_id,
        ).page()


async def setup(bot: Castellan) -> None:
    await bot.add_cog(LeaderboardCog(bot))
