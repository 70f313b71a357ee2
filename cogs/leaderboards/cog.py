"""``/leaderboard``: the standings in a server or across servers."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.calendar import ALL_TIME
from bot.base.discord_limits import MAX_AUTOCOMPLETE_CHOICES
from bot.base.language import Language, Sentence, command_text, sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import routed, suggesting
from bot.match.counting import boards, slug_of
from bot.match.leaderboards import (
    Leaderboard,
    last_page,
    latest_board,
    months_of,
    page_of,
    sheet_of,
)
from bot.match.ratings import EVERYWHERE, daily_board
from bot.show.sharing import language_here, share
from cogs.leaderboards.pages import (
    LAST,
    MINE,
    Calendar,
    LeaderboardQuery,
    LeaderboardView,
    is_period,
)
from games import GAMES

_HERE, _EVERYWHERE = "here", "everywhere"


class LeaderboardCog(commands.Cog, name="Leaderboard"):
    """Leaderboards, shown privately; *Share* posts one for everybody."""

    def __init__(self, bot: Castellan) -> None:
        self._ledger = bot.ledger
        self._database = bot.database
        self._guild_book = bot.guild_book
        self._members = bot.members
        self._presenters = bot.presenters
        router = bot.router
        router.on("hall_turn", "own", self.turn)
        router.on("hall_board", "own", self.choose_board)
        router.on("hall_period", "own", self.choose_period)
        router.on("hall_where", "own", self.move)
        router.on("hall_share", "own", self.share)

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
        worldwide = interaction.guild_id is None or where == _EVERYWHERE
        guild_id = EVERYWHERE if worldwide else interaction.guild_id or EVERYWHERE
        # By default it is the board with the latest result here.
        board = game or await self._database.read(latest_board, guild_id) or boards()[0]
        if board not in boards():
            raise Refusal(sentence("leaderboards/unknown-game", game=f"`{_harmless(board)}`"))
        calendar = await self._calendar(guild_id, language_of(interaction))
        time = await self._period(period, calendar, Leaderboard(guild_id, board, ALL_TIME))
        await self._show(interaction, LeaderboardQuery(worldwide, board, time))

    @leaderboard.autocomplete("period")
    @suggesting
    async def _periods(self, interaction: Interaction, typed: str) -> Suggested:
        asked = interaction.namespace
        board = asked.game if asked.game in boards() else None
        scope = EVERYWHERE if asked.where == _EVERYWHERE else interaction.guild_id or EVERYWHERE
        calendar = await self._calendar(scope, language_of(interaction))
        board = board or await self._database.read(latest_board, scope) or boards()[0]
        months = await self._database.read(months_of, Leaderboard(scope, board, ALL_TIME))
        named = [(calendar.name(each), each) for each in calendar.offered(months)]
        return [
            app_commands.Choice(name=name[:100], value=value)
            for name, value in named
            if typed.casefold() in name.casefold() or typed in value
        ][:MAX_AUTOCOMPLETE_CHOICES]

    async def _period(self, typed: str | None, calendar: Calendar, table: Leaderboard) -> str:
        """Return the period that was typed or chosen. Raises Refusal."""
        # The default is the current season, or all time without seasons.
        if typed is None:
            return calendar.month if calendar.seasons else ALL_TIME
        if is_period(typed):
            return typed
        wanted = typed.strip().casefold()
        for period in calendar.offered(await self._database.read(months_of, table)):
            if wanted in (period.casefold(), calendar.name(period).casefold()):
                return period
        raise Refusal(sentence("leaderboards/unknown-period", month=f"`{calendar.month}`"))

    async def _calendar(self, guild_id: int, language: Language) -> Calendar:
        """Return the periods of a server's leaderboards; those across servers have no seasons."""
        settings = await self._guild_book.of(guild_id)
        return Calendar(self._ledger.now(), settings.seasons, language)

    async def turn(self, press: Press) -> None:
        kind, _, args = press.args.partition("/")
        query = LeaderboardQuery.of(args)
        table = query.table(press.interaction.guild_id)
        if kind == LAST:
            query = replace(query, page=await self._database.read(last_page, table))
        elif kind == MINE:
            page = await self._database.read(page_of, table, press.person.user_id)
            query = replace(query, page=page)
        await self._show(press.interaction, query)

    async def choose_board(self, press: Press) -> None:
        query = replace(LeaderboardQuery.of(press.args), board=_chosen(press))
        await self._show(press.interaction, LeaderboardQuery.of(query.args()))

    async def choose_period(self, press: Press) -> None:
        query = replace(LeaderboardQuery.of(press.args), period=_chosen(press))
        await self._show(press.interaction, LeaderboardQuery.of(query.args()))

    async def move(self, press: Press) -> None:
        await self._show(press.interaction, LeaderboardQuery.of(press.args))

    async def share(self, press: Press) -> None:
        query = LeaderboardQuery.of(press.args)
        view = await self._view(press.interaction, query, language_here(press))
        await share(press, view.shared())
        await self._show(press.interaction, query, shared=True)

    async def _show(
        self, interaction: Interaction, query: LeaderboardQuery, *, shared: bool = False
    ) -> None:
        view = await self._view(interaction, query, language_of(interaction))
        await show_page(interaction, view.private(shared=shared))

    async def _view(
        self, interaction: Interaction, query: LeaderboardQuery, language: Language
    ) -> LeaderboardView:
        asker, here = interaction.user.id, interaction.guild_id
        table = query.table(here)
        sheet = await self._database.read(sheet_of, table, query.page, asker)
        await self._members.note_gone(table.guild_id or None, sheet.lines, watched=True)
        return LeaderboardView(
            slug=slug_of(query.board),
            asker=asker,
            language=language,
            wish=replace(query, page=sheet.page),
            table=table,
            sheet=sheet,
            calendar=await self._calendar(table.guild_id, language),
            presenter_of=self._presenters.__getitem__,
            months=await self._database.read(months_of, table),
            here=here,
        )


def _chosen(press: Press) -> str:
    return press.values[0] if press.values else ""


def _harmless(text: str) -> str:
    return text[:40].replace("`", "").strip() or "?"


async def setup(bot: Castellan) -> None:
    await bot.add_cog(LeaderboardCog(bot))
